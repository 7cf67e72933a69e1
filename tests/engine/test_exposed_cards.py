"""Cards shown while somebody has still to act are exposed, not tabled. Rulebook 1.1 (2024: rule 68, 2026: 70)."""

import pytest

from rules.engine.judging import adjudicate
from tests.engine.told import faults, flop, options, ruled, told, why

BLINDS = {"blinds": [50, 100]}


@pytest.mark.parametrize(
    ("players", "story", "due"),
    [
        pytest.param("A B", "A bet 300; B show", "B", id="who faces the bet"),
        pytest.param("A B:300", "A bet 300; B show", "B", id="who faces a bet for his last chips"),
        pytest.param("A:700 B", "A all-in; A show", "B", id="who is all-in, before the call"),
        pytest.param("A B C", "A bet 300; B call; B show", "C", id="who has called, others still to act"),
        pytest.param("A B C", "A bet 300; C show", "B", id="who is not to act yet"),
        pytest.param("A B", "A show", "A", id="who is first to act"),
        pytest.param("A B C", "A bet 300; C raise 900; C show", "B", id="whose act out of turn waits"),
        pytest.param("A B", "A say raise; B show", "A", id="an amount still missing"),
    ],
)
def test_cards_shown_with_action_pending_are_exposed_and_the_hand_lives(players, story, due):
    verdict = adjudicate(flop(players, story, **BLINDS))
    assert (verdict.decision, why(flop(players, story, **BLINDS))[0]) == ("play-on", "exposed-with-action-pending")
    assert verdict.findings[1].figures == {"player": due}


@pytest.mark.parametrize("street", ["flop", "turn", "river"])
def test_the_act_that_is_due_is_still_due(street):
    data = flop("A B", "A bet 300; B show", street=street, **BLINDS)
    assert options(data, "B") == "fold | call 300 | raise 600"
    assert ruled({**data, "events": [*data["events"], {"player": "B", "does": "call"}]}) == "call 300 +300"


def test_before_the_flop_too():
    assert ruled(told("SB BB UTG", "UTG raise 300; BB show", **BLINDS)) == "play-on"


@pytest.mark.parametrize(
    ("players", "story"),
    [
        ("A B", "A bet 300; B call; A show"),
        ("A B", "A check; B check; B show"),
        ("A:700 B", "A all-in; B call; A show"),
    ],
)
def test_once_all_have_acted_the_hand_is_tabled(players, story):
    assert ruled(flop(players, story, street="river", **BLINDS)) == "table"


def test_showing_changes_nothing_of_what_waits_for_its_player():
    """B said raise, A showed, and B's chips still give the amount."""
    data = flop("A B", "A bet 300; B say raise; A show; B push 9x100", **BLINDS)
    assert ruled(data) == "raise 900"


def test_who_is_out_of_the_hand_shows_nothing():
    assert faults(flop("A B C", "A bet 300; B fold; B show", **BLINDS)) == ["events[2].player: has-folded"]


@pytest.mark.parametrize(
    ("edition", "number"), [("2011", None), ("2013", None), ("2022", None), ("2024", "68"), ("2026", "70")]
)
def test_the_rule_has_its_number_where_it_is_known(edition, number):
    verdict = adjudicate(flop("A B", "A bet 300; B show", edition=edition, **BLINDS))
    assert verdict.edition.place(verdict.findings[0].rule, None)[0] == number
