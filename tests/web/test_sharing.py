"""A shared link: short, pinned to its edition, read back as it was written, and refused without a guess."""

import re

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from pydantic import ValidationError

from rules.engine.reading import read_scenario
from rules.engine.scenario import Scenario
from rules.web.sharing import notation
from tests.engine.hands import EDITIONS, amounts, hands, piles, words
from tests.engine.tables import (
    act,
    after_flop,
    all_in,
    before_flop,
    bet,
    call,
    deal,
    fold,
    pull,
    push,
    raise_by,
    raise_to,
    say,
)

UNESCAPED = re.compile(r"[0-9A-Za-z._~-]*")

WRITTEN = [
    (
        before_flop("SB BB=2x25 BTN", 25, 50, raise_to("BTN", 600), fold("SB"), push("BB", "1x1000"), edition="2026"),
        "1~2026~25-50~SB_BB.o2x25_BTN~2to600_0fold_1push1x1000",
    ),
    (
        before_flop("SB BB UTG UTG+1", 250, 500, raise_by("UTG", 600), push("UTG+1", "1x1000 5x100")),
        "1~2024~250-500~SB_BB_UTG_UTG-2b1~2by600_3push1x1000-5x100",
    ),
    (
        after_flop("A B:2000", bet("A", 1400), push("B", "2x1000", says="raise 2000", first="chips", forward=True)),
        "1~2024~flop~A_B.s2000~0bet1400_1push2x1000.sayraise2000.chips.forward",
    ),
    (
        after_flop("A:700 B C", all_in("A"), call("B"), street="turn", pot=1200, ask="tabling"),
        "1~2024~turn.pot1200~A.s700_B_C~0allin_1call~tabling",
    ),
    (
        before_flop("SB BB=1x50 BTN", 25, 50, call("BTN"), fold("SB"), pull("BB", "1x50"), say("BB", "1400")),
        "1~2024~25-50~SB_BB.o1x50_BTN~2call_0fold_1pull1x50_1say1400",
    ),
    (
        after_flop("A B C", bet("A", 8000) | {"announced": 800, "announced_by": "player"}, say("B", "i'm in")),
        "1~2024~flop~A_B_C~0bet8000.announced800.byplayer_1sayin",
    ),
    (
        after_flop("A B C", say("A", "600 more"), push("B", "1x500"), push("B", "1x500", back_to_stack=False)),
        "1~2024~flop~A_B_C~0saymore600_1push1x500_1push1x500.falling",
    ),
    (
        after_flop("A B C", say("A", "check-raise"), say("B", "same bet")),
        "1~2024~flop~A_B_C~0saycheckraise_1saysamebet",
    ),
    (
        after_flop("A B", bet("A", 400), pot=900, betting="limit", limit={"bet": 400, "big_bet": 800, "raises": 3}),
        "1~2024~flop.pot900.limit400-800.cap3~A_B~0bet400",
    ),
    (
        after_flop("A B", say("A", "pot"), pot=900, betting="pot-limit", game="board-hilo"),
        "1~2024~flop.pot900.potlimit.hilo~A_B~0saypot",
    ),
    (
        after_flop(
            "A:700 B C",
            all_in("A"),
            call("B"),
            ask={"about": "split", "winners": {"main": ["A", "B"]}, "low": {"main": ["B"]}, "smallest": 25},
        ),
        "1~2024~flop~A.s700_B_C~0allin_1call~split.win_main_A_B.low_main_B.smallest25",
    ),
    (
        after_flop("A B C", bet("A", 300), raise_to("C", 900), act("B", "call", calls=0), act("B", "show")),
        "1~2024~flop~A_B_C~0bet300_2to900_1call.calls0_1show",
    ),
    (
        after_flop(
            "A B",
            street="river",
            game="stud",
            pot=100,
            ask={"about": "split", "winners": {"main": ["A", "B"]}, "high_cards": {"A": "10d", "B": "Qh"}},
        ),
        "1~2024~river.pot100.stud~A_B~~split.win_main_A_B.high_A_Td_B_Qh",
    ),
]


@pytest.mark.parametrize(("data", "text"), WRITTEN)
def test_a_scenario_is_written_short_and_readable(data: dict, text: str) -> None:
    scenario = read_scenario(data)
    assert notation.write(scenario) == text
    assert read_scenario(notation.read(text)) == scenario


@settings(max_examples=150, deadline=None)
@given(hands())
def test_every_hand_is_read_back_as_it_was_written(data: dict) -> None:
    for ask in ("action", "tabling", "pots"):
        scenario = Scenario.model_validate({**data, "ask": ask})
        text = notation.write(scenario)
        assert UNESCAPED.fullmatch(text)
        assert len(text) < 700
        assert Scenario.model_validate(notation.read(text)) == scenario


names = st.text(min_size=1, max_size=12).filter(lambda name: name.isprintable())
remarks = st.fixed_dictionaries(
    {},
    optional={
        "announced": amounts,
        "announced_by": st.sampled_from(["dealer", "player"]),
        "calls": st.integers(0, 8),
        "quoted": amounts,
        "unnoticed": st.booleans(),
        "had_time": st.booleans(),
        "conditional": st.booleans(),
    },
)
spoken = st.one_of(
    words,
    st.sampled_from(["pot", "i'm in", "same bet", "600 more", "check-raise"]),
    st.integers(1, 999).map(lambda number: {"unclear": number}),
)
doings = st.one_of(
    st.sampled_from(["fold", "check", "call", "all-in", "muck", "show"]).map(lambda does: {"does": does}),
    amounts.map(lambda to: {"does": "bet", "to": to}),
    st.tuples(st.sampled_from(["to", "by"]), amounts).map(lambda pair: {"does": "raise", pair[0]: pair[1]}),
    st.tuples(piles(), piles(), spoken, st.sampled_from(["words", "chips", "together"]), st.booleans()).map(
        lambda p: {"does": "push", "chips": p[0], "pulls": p[1], "says": p[2], "first": p[3], "forward": p[4]}
    ),
    piles().map(lambda pulls: {"does": "pull", "pulls": pulls}),
    piles().map(lambda chips: {"does": "find", "chips": chips}),
    spoken.map(lambda says: {"does": "say", "says": says}),
)


limits = st.fixed_dictionaries(
    {"bet": amounts}, optional={"big_bet": amounts, "raises": st.integers(0, 5), "players_left": st.integers(1, 9)}
).map(lambda sizes: {"betting": "limit", "limit": sizes})


def questions(players):
    """Who is paid what, with pots and players of any name."""
    shares = st.dictionaries(st.one_of(st.sampled_from(["main", "side-1"]), names), st.lists(st.sampled_from(players)))
    cards = st.dictionaries(st.sampled_from(players), st.sampled_from(["As", "Th", "2c"]))
    return st.fixed_dictionaries(
        {"about": st.just("split"), "winners": shares},
        optional={"low": shares, "smallest": amounts, "high_cards": cards},
    )


@st.composite
def forms(draw):
    """Whatever the format allows in betting, whether or not it can have happened."""
    players = draw(st.lists(names, min_size=2, max_size=10, unique=True))
    seats = [{"name": name} for name in players]
    for seat in seats:
        seat |= draw(st.fixed_dictionaries({}, optional={"stack": amounts, "out": piles(), "posts": amounts}))
    events = [
        draw(st.one_of(st.sampled_from(["flop", "turn", "river"]).map(deal), acts_of(players)))
        for _ in range(draw(st.integers(0, 8)))
    ]
    data = {"edition": draw(st.sampled_from(EDITIONS)), "seats": seats, "events": events}
    data |= draw(st.one_of(st.just({}), st.just({"betting": "pot-limit"}), limits))
    return data | draw(
        st.fixed_dictionaries(
            {},
            optional={
                "blinds": st.tuples(amounts, amounts).map(list),
                "ante": st.sampled_from([{"amount": 50, "payer": "everyone"}, {"amount": 9, "payer": "big-blind"}]),
                "street": st.sampled_from(["preflop", "flop", "turn", "river"]),
                "pot": amounts,
                "hand_for_hand": st.booleans(),
                "game": st.sampled_from(["board-hilo", "stud", "razz"]),
                "ask": st.one_of(
                    st.sampled_from(
                        ["tabling", "pots", {"about": "action", "event": 3}, {"about": "options", "of": players[0]}]
                    ),
                    questions(players),
                ),
            },
        )
    )


def acts_of(players):
    return st.tuples(st.sampled_from(players), doings, remarks).map(lambda p: {"player": p[0], **p[1], **p[2]})


@settings(max_examples=150, deadline=None)
@given(forms())
def test_whatever_the_format_allows_is_read_back_or_not_shared_at_all(data: dict) -> None:
    scenario = Scenario.model_validate(data)
    text = notation.write(scenario)
    assert text, "only what is too long is not shared"
    assert UNESCAPED.fullmatch(text)
    assert len(text) <= notation.LONGEST
    assert Scenario.model_validate(notation.read(text)) == scenario


def test_what_is_too_long_or_cannot_be_said_is_not_shared() -> None:
    long = after_flop("A B", *[act("A", "check", announced=10**12) for _ in range(200)])
    assert notation.write(Scenario.model_validate(long)) == ""
    sizes_without_limit = after_flop("A B", bet("A", 100), limit={"bet": 50})
    assert notation.write(Scenario.model_validate(sizes_without_limit)) == ""
    stranger = after_flop("A B", bet("C", 100))
    assert notation.write(Scenario.model_validate(stranger)) == ""


@pytest.mark.parametrize("text", ["3~2026~", "9~x", "17", "0~2026~25-50~A_B~0call"])
def test_another_version_is_told_apart_from_a_broken_link(text: str) -> None:
    with pytest.raises(notation.LinkRefused, match="unknown-version"):
        notation.read(text)


@pytest.mark.parametrize(
    "text",
    [
        "",
        "1",
        "x~2026~25-50~A_B~0call",
        "1~2026~25-50~A_B",
        "1~~25-50~A_B~0call",
        "1~2026~25~A_B~0call",
        "1~2026~flup~A_B~0call",
        "1~2026~25-50~~0call",
        "1~2026~25-50~A_B.x5~0call",
        "1~2026~25-50~A_-ff~0call",
        "1~2026~25-50~A_B~2call",
        "1~2026~25-50~A_B~0dance",
        "1~2026~25-50~A_B~0push",
        "1~2026~25-50~A_B~0push1x1000.loud",
        "1~2026~25-50~A_B~0to99999999999999",
        "1~2026~25-50~A_B~0call~what?",
        "1~2026~25-50~A_B~0call~tabling~more",
        "1~2026~25-50~A_B~0call~action.x1",
        "1~2026~25-50.limit~A_B~0call~split.win_main_-ff",
        "1~2026~25-50.potlimit9~A_B~0call",
        "1~2026~cap~A_B~0call",
        "1~2026~25-50~A_B~0call~split.high_A",
        "1~2026~25-50~A_B~0" + "call" * 600,
    ],
)
def test_what_cannot_be_read_is_refused(text: str) -> None:
    with pytest.raises(notation.LinkRefused, match="unreadable"):
        notation.read(text)


@settings(max_examples=300, deadline=None)
@given(st.text(alphabet="01259~_.-xABfoldpushcay", max_size=60).map(lambda rest: f"1~2026~25-50~A_B~{rest}"))
def test_no_text_does_anything_but_be_read_or_refused(text: str) -> None:
    try:
        Scenario.model_validate(notation.read(text))
    except (notation.LinkRefused, ValidationError):
        return
