"""Before 2024 the house chose whether a short big blind or his ante comes first. Rulebook 0, 2.13, 3 (2024: RP-11)."""

import pytest

from rules.engine.judging import adjudicate
from tests.engine.told import faults, line, pots, ruled, ruled_in, told

OLD, SINCE_2024 = ["2011", "2013", "2019", "2022"], ["2024", "2026"]


def short(stack, story, *, blinds=(100, 200), **keys):
    """100-200, and the big blind owes an ante of 100 besides."""
    return told(
        f"SB BB:{stack} UTG",
        story,
        **{"edition": "2022", "ante": {"amount": 100, "payer": "big-blind"}, **keys},
        blinds=list(blinds),
    )


def in_each_order(data):
    """The readings: by what premise, and what lies in the pots there."""
    return [
        (one.premise.kind, [f"{pot['name']} {pot['amount']} {' '.join(pot['players'])}" for pot in one.details["pots"]])
        for one in adjudicate(data).may
    ]


@pytest.mark.parametrize(
    ("stack", "ante_first", "blind_first"),
    [
        (60, ["side-1 400 SB UTG", "main 60 SB BB UTG"], ["side-1 280 SB UTG", "main 180 SB BB UTG"]),
        (100, ["side-1 400 SB UTG", "main 100 SB BB UTG"], ["side-1 200 SB UTG", "main 300 SB BB UTG"]),
        (101, ["side-1 398 SB UTG", "main 103 SB BB UTG"], ["side-1 198 SB UTG", "main 303 SB BB UTG"]),
        (199, ["side-1 202 SB UTG", "main 397 SB BB UTG"], ["side-1 2 SB UTG", "main 597 SB BB UTG"]),
        (200, ["side-1 200 SB UTG", "main 400 SB BB UTG"], ["main 600 SB BB UTG"]),
        (201, ["side-1 198 SB UTG", "main 403 SB BB UTG"], ["main 601 SB BB UTG"]),
        (299, ["side-1 2 SB UTG", "main 697 SB BB UTG"], ["main 699 SB BB UTG"]),
    ],
)
def test_what_a_short_big_blind_plays_for_is_the_directors_in_both_orders(stack, ante_first, blind_first):
    data = short(stack, "UTG call; SB call", ask="pots")
    verdict = adjudicate(data)
    assert (verdict.decision, [finding.kind for finding in verdict.findings]) == ("director", ["order-is-the-houses"])
    assert in_each_order(data) == [("ante-first", ante_first), ("big-blind-first", blind_first)]
    assert pots(adjudicate({**data, "edition": "2024"})) == blind_first


@pytest.mark.parametrize("stack", [300, 301])
def test_a_stack_that_covers_both_leaves_nothing_open(stack):
    verdict = adjudicate(short(stack, "UTG call; SB call", ask="pots"))
    assert (verdict.decision, pots(verdict)) == ("pots", ["main 700 SB BB UTG"])
    assert [finding.kind for finding in verdict.findings] == ["main-pot"]


@pytest.mark.parametrize(
    ("story", "expected"),
    [
        ("UTG call", "call 200 +200"),
        ("UTG raise 500", "raise 500 +500"),
        ("UTG push 1x500", "call 200 -300"),
        ("UTG call; SB fold", "fold"),
        ("UTG raise 500; SB raise 800", "raise 800 +700"),
    ],
)
def test_an_act_that_comes_to_the_same_is_ruled(story, expected):
    data = short(250, story)
    assert ruled(data) == expected
    kinds = [finding.kind for finding in adjudicate(data).findings]
    assert kinds[-2:] == ["order-is-the-houses", "order-makes-no-difference"]


@pytest.mark.parametrize(
    ("stack", "expected"),
    [
        (200, "director: raise 800 +800 | raise 700 +700"),
        (299, "director: raise 800 +800 | raise 799 +799"),
        (300, "raise 800 +800"),
    ],
)
def test_pot_limit_bets_hang_on_the_order(stack, expected):
    """The blinds count in full; 100 of ante are in, or what the blind leaves of them."""
    data = short(stack, "UTG say pot", betting="pot-limit")
    assert ruled(data) == expected


def test_a_figure_that_differs_is_not_given_where_the_ruling_is_the_same():
    figures = adjudicate(short(250, "UTG call", betting="pot-limit")).figures
    assert (figures.call, figures.minimum_raise, figures.pot, figures.maximum) == (200, 400, None, None)
    figures = adjudicate(short(300, "UTG call", betting="pot-limit")).figures
    assert (figures.pot, figures.maximum) == (400, 800)


def test_what_is_left_open_for_another_reason_stays_so():
    """All of the 250 is in whichever comes first: the pot is 350, and "four" is 40 or 400."""
    data = short(250, "UTG say four?")
    assert ruled(data) == "director: call 200 +200 | raise 400 +400"
    assert adjudicate(data).findings[-1].kind == "order-makes-no-difference"


@pytest.mark.parametrize("edition", OLD + SINCE_2024)
def test_the_options_are_told_in_both_orders(edition):
    data = short(250, "", betting="pot-limit", ask={"about": "options", "of": "UTG"}, edition=edition)
    verdict = adjudicate(data)
    if edition in SINCE_2024:
        assert (verdict.decision, verdict.figures.maximum) == ("options", 750)
        return
    assert [(one.decision, one.details["maximum"]) for one in verdict.may] == [("options", 800), ("options", 750)]
    assert verdict.figures.maximum is None


def test_options_that_do_not_hang_on_it_are_told_once():
    assert adjudicate(short(250, "", ask={"about": "options", "of": "UTG"})).decision == "options"


def heads_up(stack, story, **keys):
    """The button has posted 100; the big blind of 200 and his ante of 100 come out of `stack`."""
    ante = {"amount": 100, "payer": "big-blind"}
    return told(f"BB:{stack} BTN", story, **{"edition": "2022", "blinds": [100, 200], "ante": ante, **keys})


@pytest.mark.parametrize(
    ("stack", "acts"),
    [(200, [[], ["fold", "call"]]), (201, None)],
)
def test_an_order_in_which_there_is_nothing_left_to_do_is_a_reading(stack, acts):
    """With 200 the ante leaves 100, which the button has in already."""
    verdict = adjudicate(heads_up(stack, "", ask={"about": "options", "of": "BTN"}))
    if acts is None:
        assert (verdict.decision, [one.decision for one in verdict.may]) == ("options", ["fold", "call"])
    else:
        assert [[act["decision"] for act in one.details["options"]] for one in verdict.may] == acts


def test_an_order_in_which_the_events_cannot_have_happened_is_none():
    verdict = adjudicate(heads_up(200, "BTN call"))
    assert (line(verdict), verdict.findings[-1].kind) == ("call 200 +100", "big-blind-first")


def test_chips_in_front_that_the_ante_would_not_have_left_show_the_order():
    data = told(
        "SB BB:250=1x200 UTG",
        "UTG call; SB call",
        ask="pots",
        edition="2022",
        blinds=[100, 200],
        ante={"amount": 100, "payer": "big-blind"},
    )
    assert pots(adjudicate(data)) == ["main 650 SB BB UTG"]


def test_events_that_can_have_happened_in_no_order_are_refused():
    assert faults(short(250, "UTG call; UTG call; SB call; UTG call")) == ["events[3].player: betting-round-over"]


SPLIT = {"about": "split", "winners": {"main": ["BB"], "side-1": ["SB", "UTG"]}}


@pytest.mark.parametrize(
    ("winners", "expected"),
    [
        (SPLIT["winners"], [{"SB": 50, "UTG": 50, "BB": 550}, {"BB": 650}]),
        ({"main": ["BB"]}, [None, {"BB": 650}]),
    ],
)
def test_who_is_paid_is_told_in_each_order_or_the_pots_where_their_winners_are_not_given(winners, expected):
    verdict = adjudicate(short(250, "UTG call; SB call", ask={"about": "split", "winners": winners}))
    assert [one.details.get("shares") for one in verdict.may] == expected
    assert [str(one.decision) for one in verdict.may] == ["split" if shares else "pots" for shares in expected]


def test_winners_are_asked_for_as_they_are_with_the_blind_first():
    data = short(250, "UTG call; SB call", ask={"about": "split", "winners": {"side-1": ["SB"]}})
    assert faults(data) == ["ask.winners.main: missing"]


def test_whether_hands_are_turned_up_stays_and_the_pots_differ():
    data = short(250, "UTG call; SB fold", ask="tabling")
    assert [str(one.decision) for one in adjudicate(data).may] == ["table", "table"]
    assert [names for _, names in in_each_order(data)] == [["main 500 BB UTG"], ["main 550 BB UTG"]]
    assert ruled(short(250, "UTG call; SB call", ask="first-to-show")) == "order"


def test_an_ante_of_everyone_and_later_streets_are_no_question_of_order():
    assert ruled_in(short(250, "UTG call", ante={"amount": 100, "payer": "everyone"}), "2022") == "call 200 +200"
    later = short(250, "SB check", street="flop", edition="2022")
    assert [finding.kind for finding in adjudicate(later).findings] == ["checked"]
