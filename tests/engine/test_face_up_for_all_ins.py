"""Must the hands be turned up now? Rulebook 2.12 (2024: rule 16, 2026: 17)."""

import pytest

from rules.engine.judging import adjudicate
from tests.engine.tables import after_flop, all_in, before_flop, bet, call, check, deal, fold, raise_to


def asked(data):
    return adjudicate({**data, "ask": "tabling"})


def decisions(data):
    return [str(moment.decision) for moment in asked(data).timeline]


EXAMPLE_1 = after_flop("A:2500 B", all_in("A"), call("B"), street="turn")
EXAMPLE_2 = before_flop(
    "A:1000 B:4000 C",
    0,
    100,
    *(call("C"), all_in("A"), call("B"), call("C"), deal("flop")),
    *(check("B"), check("C"), deal("turn"), all_in("B"), call("C")),
)
EXAMPLE_3 = after_flop(
    "A:700 B C",
    *(all_in("A"), call("B"), call("C"), deal("flop"), check("B"), check("C")),
    *(deal("turn"), bet("B", 1000), call("C"), deal("river"), check("B"), check("C")),
    street="preflop",
)


def test_example_1_two_players_one_all_in_and_called_on_the_turn():
    verdict = asked(EXAMPLE_1)
    assert (verdict.decision, verdict.since, decisions(EXAMPLE_1)) == ("table", 1, ["keep-down", "table"])


def test_example_2_three_players_with_side_action_until_the_turn():
    verdict = asked(EXAMPLE_2)
    assert (verdict.decision, verdict.since) == ("table", 9)
    assert set(decisions(EXAMPLE_2)[:-1]) == {"keep-down"}


def test_example_3_keeps_the_cards_down_until_the_last_check_on_the_river():
    verdict = asked(EXAMPLE_3)
    assert (verdict.decision, verdict.since) == ("table", 11)
    assert decisions(EXAMPLE_3) == ["keep-down"] * 11 + ["table"]
    assert [(pot.name, pot.amount, pot.players) for pot in verdict.pots] == [
        ("side-1", 2000, ("B", "C")),
        ("main", 2100, ("A", "B", "C")),
    ]


@pytest.mark.parametrize(
    ("data", "decision"),
    [
        (after_flop("A B", bet("A", 100), call("B")), "keep-down"),
        (after_flop("A B", bet("A", 100), call("B"), street="river"), "keep-down"),
        (after_flop("A:500 B", all_in("A")), "keep-down"),
        (after_flop("A:500 B", all_in("A"), fold("B")), "keep-down"),
        (after_flop("A:500 B", all_in("A"), raise_to("B", 2000)), "table"),
        (after_flop("A:500 B C", all_in("A"), call("B"), fold("C")), "table"),
        (after_flop("A:500 B C", all_in("A"), call("B"), call("C")), "keep-down"),
        (after_flop("A:500 B C", all_in("A"), call("B"), call("C"), street="river"), "table"),
        (after_flop("A:500 B:500 C", all_in("A"), call("B"), call("C")), "table"),
        (after_flop("A:500 B:499 C", all_in("A"), call("B"), call("C")), "table"),
        (after_flop("A:500 B:501 C", all_in("A"), call("B"), call("C")), "keep-down"),
        (after_flop("A:500 B C", all_in("A"), call("B"), call("C"), deal("turn"), bet("B", 100)), "keep-down"),
        (after_flop("A:500 B C", all_in("A"), call("B"), call("C"), deal("turn"), bet("B", 100), fold("C")), "table"),
        (before_flop("BB:100 SB", 50, 100, call("SB")), "table"),
        (before_flop("BB SB:50", 50, 100), "table"),
        (before_flop("BB:40 SB", 50, 100), "table"),
    ],
)
def test_hands_are_turned_up_once_somebody_is_all_in_and_nobody_can_bet_any_more(data, decision):
    assert asked(data).decision == decision


def test_all_hands_in_main_and_side_pots_are_turned_up():
    verdict = asked(EXAMPLE_3)
    assert verdict.findings[0].kind == "no-further-betting"
    assert verdict.findings[0].figures["players"] == ("A", "B", "C")


def test_who_is_waited_for_is_named():
    finding = asked(after_flop("A:500 B C", all_in("A"), call("B"))).findings[0]
    assert (finding.kind, finding.figures) == ("still-to-act", {"player": "C"})


def test_nothing_is_turned_up_where_all_others_have_folded():
    finding = asked(after_flop("A:500 B", all_in("A"), fold("B"))).findings[0]
    assert (finding.kind, finding.figures) == ("hand-is-won", {"winner": "A"})
