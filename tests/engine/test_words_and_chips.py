"""Words and chips: which of them defines the act? Rulebook 2.1, 2.11 and section 0 (2024: rules 40 to 42, 55, 56)."""

import pytest

from rules.engine.judging import adjudicate
from tests.engine.tables import (
    after_flop,
    all_in,
    before_flop,
    bet,
    call,
    check,
    deal,
    fold,
    judged,
    kinds,
    pull,
    push,
    raise_to,
    say,
)


def facing_1000(*events, players="A B C", edition="2024"):
    return after_flop(players, bet("A", 1000), *events, edition=edition)


@pytest.mark.parametrize(
    ("act", "ruled"),
    [
        (push("B", "1x5000", says="call"), "call 1000, returns 4000"),
        (push("B", "1x500", says="call"), "call 1000, adds 500"),
        (push("B", "2x1000", says="1200"), "call 1000, returns 1000"),
        (push("B", "2x1000", says="1500"), "raise 2000"),
        (push("B", "1x1000", says="raise 3000"), "raise 3000, adds 2000"),
        (push("B", "5x1000", says="raise 3000"), "raise 3000, returns 2000"),
        (push("B", "5x1000", says="fold"), "fold, returns 5000"),
    ],
)
def test_words_that_come_first_define_the_act(act, ruled):
    assert judged(facing_1000(act)) == ruled


@pytest.mark.parametrize(
    ("chips", "says", "ruled"),
    [
        ("1x5000", "raise", "call 1000, returns 4000"),
        ("2x1000", "call", "raise 2000"),
        ("1x1000 3x100", "raise", "call 1000, returns 300"),
        ("1x500", "raise", "call 1000, adds 500"),
        ("1x500", "fold", "call 1000, adds 500"),
    ],
)
def test_chips_that_come_first_define_the_act(chips, says, ruled):
    assert judged(facing_1000(push("B", chips, says=says, first="chips"))) == ruled


@pytest.mark.parametrize(
    ("chips", "says", "ruled"),
    [
        ("1x5000", "raise", "raise 5000"),
        ("1x5000", "raise 2500", "raise 2500, returns 2500"),
        ("2x1000", "call", "call 1000, returns 1000"),
        ("1x1000", "call", "call 1000"),
    ],
)
def test_together_a_clear_and_reasonable_declaration_wins(chips, says, ruled):
    assert judged(facing_1000(push("B", chips, says=says, first="together"))) == ruled


@pytest.mark.parametrize(
    ("chips", "says", "decisions"),
    [
        ("2x1000", "raise 1100", ["raise", "raise"]),
        ("2x1000", "check", ["call", "fold", "raise"]),
    ],
)
def test_together_words_that_do_not_fit_the_spot_are_the_directors(chips, says, decisions):
    """Raise 1100 would be made up to 2000, which the chips are as well: then there is nothing to decide."""
    verdict = adjudicate(facing_1000(push("B", chips, says=says, first="together")))
    if says == "raise 1100":
        assert (verdict.decision, verdict.to) == ("raise", 2000)
    else:
        assert [reading.decision for reading in verdict.may] == decisions


def test_raise_alone_waits_for_the_next_chips_or_words():
    assert judged(facing_1000(say("B", "raise"))).startswith("raise")
    assert adjudicate(facing_1000(say("B", "raise"))).to is None
    assert judged(facing_1000(say("B", "raise"), push("B", "3x1000"))) == "raise 3000"
    assert judged(facing_1000(say("B", "raise"), push("B", "1x1000 3x100"))) == "raise 2000, adds 700"
    assert judged(facing_1000(say("B", "raise"), say("B", "3000"))) == "raise 3000, adds 3000"
    assert judged(facing_1000(say("B", "raise"), raise_to("B", 3000))) == "raise 3000, adds 3000"


@pytest.mark.parametrize("act", [fold("B"), call("B"), check("B"), say("B", "call"), say("B", "fold")])
def test_raise_once_said_binds_to_a_raise_of_the_minimum_at_least(act):
    assert judged(facing_1000(say("B", "raise"), act)) == "raise 2000, adds 2000"


@pytest.mark.parametrize(
    ("acts", "kind", "ruled"),
    [
        ([push("B", "1x5000"), say("B", "raise")], "words-after-act", "call 1000, returns 4000"),
        ([push("B", "1x1000"), push("B", "2x1000")], "second-motion-void", "call 1000, returns 2000"),
        ([push("B", "1x1000", says="call"), push("B", "1x1000", says="raise")], None, "call 1000, returns 1000"),
        ([push("B", "2x1000"), pull("B", "1x1000")], "pull-after-act", "raise 2000, adds 1000"),
        ([push("B", "1x5000"), pull("B", "1x5000")], "pull-after-act", "call 1000, adds 1000"),
        ([push("B", "1x5000"), push("B", "1x1000", pulls="1x5000")], None, "call 1000"),
        ([call("B"), say("B", "raise 5000")], "words-after-act", "call 1000, adds 1000"),
    ],
)
def test_a_second_motion_or_second_words_change_nothing(acts, kind, ruled):
    data = facing_1000(*acts)
    assert judged(data) == ruled
    assert kind is None or kinds(data)[0] == kind


def test_a_second_motion_is_over_once_the_next_player_has_acted():
    data = facing_1000(push("B", "1x1000"), call("C"), push("B", "2x1000"))
    assert judged({**data, "events": data["events"][:3]}) == "call 1000, adds 1000"


@pytest.mark.parametrize(
    ("act", "ruled"),
    [
        (call("A"), "check 0"),
        (say("A", "call"), "check 0"),
        (say("A", "raise 500"), "bet 500, adds 500"),
        (raise_to("A", 50), "bet 200, adds 200"),
        (push("A", "1x500", says="raise"), "bet 500"),
        (check("A"), "check 0"),
        (fold("A"), "fold"),
        (say("A", "300"), "bet 300, adds 300"),
    ],
)
def test_words_with_no_bet_to_call(act, ruled):
    assert judged(after_flop("A B C", act, blinds=[100, 200])) == ruled


@pytest.mark.parametrize("act", [check("B"), say("B", "check")])
def test_a_check_facing_a_bet_is_held_to_a_call_or_a_fold(act):
    assert judged(facing_1000(act)) == "held: call 1000, adds 1000 | fold"
    assert judged(facing_1000(act, raise_to("B", 3000))) == "held: call 1000, adds 1000 | fold"
    assert judged(facing_1000(act, call("B"))) == "call 1000, adds 1000"
    assert judged(facing_1000(act, fold("B"))) == "fold"


def test_a_check_facing_a_bet_holds_for_that_turn_only():
    data = facing_1000(check("B"), call("B"), raise_to("C", 3000), call("A"), raise_to("B", 9000))
    assert judged(data) == "raise 9000, adds 8000"


@pytest.mark.parametrize("edition", ["2011", "2013"])
def test_invalid_declarations_are_the_directors_where_the_edition_has_no_rule(edition):
    assert judged(facing_1000(check("B"), edition=edition)) == "director: call 1000, adds 1000 | fold"
    no_bet = after_flop("A B", say("A", "call"), blinds=[100, 200], edition=edition)
    assert judged(no_bet) == "director: check 0 | bet 200, adds 200"


@pytest.mark.parametrize("edition", ["2011", "2013"])
def test_an_opening_bet_below_the_minimum_is_the_directors_before_2017(edition):
    data = after_flop("A B", bet("A", 150), blinds=[100, 200], edition=edition)
    assert judged(data) == "director: bet 200, adds 200 | bet 150, adds 150"


@pytest.mark.parametrize(
    ("edition", "ruled"),
    [
        ("2011", "raise 3000"),
        ("2013", "raise 3000"),
        ("2019", "raise 2000, returns 1000"),
        ("2022", "raise 2000, returns 1000"),
        ("2024", "raise 2000, returns 1000"),
        ("2026", "raise 2000, returns 1000"),
    ],
)
def test_a_raise_in_two_motions_ended_in_2019(edition, ruled):
    """Raise, the call of 1000, then 2000 more: since 2019 the first motion is the raise, made up to the minimum."""
    data = facing_1000(say("B", "raise"), push("B", "1x1000"), push("B", "2x1000"), edition=edition)
    assert judged(data) == ruled


@pytest.mark.parametrize("edition", ["2011", "2013", "2019", "2024", "2026"])
@pytest.mark.parametrize(
    ("act", "early", "since_2019"),
    [
        (push("B", "1x1000"), "raise", "raise 2000, adds 1000"),
        (push("B", "1x500 5x100"), "raise", "raise 2000, adds 1000"),
        (push("B", "1x1000 1x1"), "raise 2000, adds 999", "raise 2000, adds 999"),
        (push("B", "1x999"), "raise 2000, adds 1001", "raise 2000, adds 1001"),
        (say("B", "1000"), "raise 2000, adds 2000", "raise 2000, adds 2000"),
        (say("B", "call"), "raise 2000, adds 2000", "raise 2000, adds 2000"),
    ],
)
def test_the_first_of_two_motions_is_made_of_chips_and_not_of_words(edition, act, early, since_2019):
    """After "raise" the call in chips waited for a second motion; the amount of the call said is an amount."""
    ruled = early if edition in {"2011", "2013"} else since_2019
    assert judged(facing_1000(say("B", "raise"), act, edition=edition)) == ruled


@pytest.mark.parametrize(
    ("chip", "reasons"),
    [
        ("1x1500", ["raise-declared-first", "raise-declared", "made-up-to-minimum-raise"]),
        ("1x1999", ["raise-declared-first", "raise-declared", "made-up-to-minimum-raise"]),
        ("1x2000", ["overchip-after-raise", "full-raise"]),
        ("1x5000", ["overchip-after-raise", "full-raise"]),
    ],
)
def test_one_chip_after_raise_is_an_overchip_only_where_it_reaches_the_minimum(chip, reasons):
    assert kinds(facing_1000(push("B", chip, says="raise"))) == reasons


# Words with fewer chips than were said


def said_8000_shown_5000(*events):
    return after_flop("A B C", push("A", "1x5000", says="bet 8000"), *events)


def test_words_bind_though_the_chips_put_out_are_fewer():
    assert judged(said_8000_shown_5000()) == "bet 8000, adds 3000"


def test_where_the_opponent_acted_on_the_chips_he_saw_the_director_decides():
    assert judged(said_8000_shown_5000(push("B", "1x5000"))) == "director: call 8000, adds 3000 | call 5000"
    assert judged(said_8000_shown_5000(call("B"))) == "call 8000, adds 8000"


def test_a_caller_who_put_out_too_little_shows_no_bet_of_his_own():
    """B says call and puts out 500 of 1000; C's silent 500 falls short of the opening bet, and is a full call."""
    data = facing_1000(push("B", "1x500", says="call"), push("C", "1x500"))
    assert judged(data) == "call 1000, adds 500"


def test_all_in_needs_a_stack_and_is_all_of_it():
    assert judged(facing_1000(all_in("B"), players="A B:5000 C")) == "raise 5000 all-in, adds 5000"
    assert judged(facing_1000(push("B", "1x1000", says="all-in"), players="A B:5000 C")) == (
        "raise 5000 all-in, adds 4000"
    )


def test_the_next_street_starts_afresh():
    data = before_flop("SB BB", 50, 100, call("SB"), check("BB"), deal("flop"), check("SB"), bet("BB", 100))
    events = [call("BB"), check("SB"), deal("flop"), check("SB"), bet("BB", 100)]
    assert judged({**data, "events": events}) == "bet 100, adds 100"
