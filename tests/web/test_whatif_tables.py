"""The parts of the what-if: tables to begin with, figures as they are typed, the tipping point."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from rules.engine.chips import NO_CHIPS, Chips, read_chips
from rules.engine.judging import judge
from rules.engine.problems import ScenarioRefused
from rules.engine.reading import read_scenario
from rules.engine.scenario import STREETS, Scenario
from rules.web.sharing import notation
from rules.web.whatif.hand_form import Form
from rules.web.whatif.hand_page import lay_out
from rules.web.whatif.starting_tables import PLAYERS, STORIES, Setup, build, change, names, story_of
from rules.web.whatif.tipping import Tipping, find, offered
from rules.web.whatif.written_amounts import read_pile
from tests.engine.hands import hands, piles

TABLES = [(story, street, players) for story in STORIES for street in STREETS for players in PLAYERS]


@pytest.mark.parametrize(("story", "street", "players"), TABLES)
def test_every_table_to_begin_with_can_be_played_and_is_known_again(story: str, street: str, players: int) -> None:
    for blinds in ((25, 50), (0, 100), (0, 0)):
        setup = Setup(story, street, players, blinds, 600)
        scenario = read_scenario({"edition": "2026", **build(setup)})
        verdict = judge(scenario)
        assert verdict.decision in {"fold", "held"}
        assert verdict.player == scenario.events[-1].player
        again = Setup(story_of(scenario), street, players, blinds, 600)
        assert build(again) == build(setup)


def test_the_seats_have_their_names() -> None:
    assert names(2) == ["BB", "BTN"]
    assert names(7) == ["SB", "BB", "UTG", "UTG+1", "HJ", "CO", "BTN"]
    assert [len(set(names(players))) for players in PLAYERS] == list(PLAYERS)


@pytest.mark.parametrize(
    ("amount", "chips"), [(0, ""), (50, "2x25"), (600, "1x500 1x100"), (1163, "1x1000 1x100 2x25 2x5 3x1")]
)
def test_an_amount_is_changed_into_chips(amount: int, chips: str) -> None:
    assert read_pile(change(amount)) == read_pile(chips)
    assert read_pile(change(amount)).total == amount


@pytest.mark.parametrize(
    ("small", "big", "faced", "pile", "chips"),
    [
        (25, 50, 600, "", (25, 100, 500, 1000, 5000)),
        (250, 500, 1100, "", (25, 100, 500, 1000, 5000)),
        (500, 1000, 2500, "1x100", (100, 500, 1000, 5000, 25000, 100_000)),
        (0, 0, 0, "", (100, 500, 1000, 5000, 25000)),
        (25, 50, 603, "1x20", (1, 5, 20, 25, 100, 500, 1000, 5000)),
        (10**6, 2 * 10**6, 10**7, "", (500, 1000, 5000, 25000, 100_000)),
    ],
)
def test_the_chips_offered_are_those_of_the_stakes(
    small: int, big: int, faced: int, pile: str, chips: tuple[int, ...]
) -> None:
    assert offered(small, big, faced, read_pile(pile)) == chips


def with_chips(form: Form, out: Chips) -> object:
    return form.with_chips(str(out)).answer().verdict


@settings(max_examples=60, deadline=None)
@given(hands(most=5), piles())
def test_the_tipping_point_is_what_the_engine_says(data: dict, out: str) -> None:
    form = Form.of(data)
    answer = form.answer()
    if answer.verdict is None or form.outline.asked is None:
        return
    chips = offered(*(form.scenario.blinds or (0, 0)), answer.verdict.figures.call, read_chips(out))
    form = form.with_chips(out)
    answer = form.answer()
    if answer.verdict is None:
        return
    tipping = find(lambda pile: with_chips(form, pile), answer.verdict, read_chips(out), chips, idle=False)
    for flip in tipping.flips:
        assert with_chips(form, read_chips(out) + Chips.of([(flip.chip, 1)])).decision == flip.verdict.decision
        assert flip.verdict.decision != answer.verdict.decision
    if tipping.more:
        assert tipping.more.verdict.decision == "raise"
        assert answer.verdict.decision in {"call", "check"}
    if tipping.less:
        assert answer.verdict.decision == "raise"
        assert with_chips(form, read_chips(out) - Chips.of([(tipping.less.chip, 1)])).decision in {"call", "check"}
    if tipping.call_to:
        assert answer.verdict.figures.call <= tipping.call_to < tipping.raise_from
        assert tipping.raise_from <= answer.verdict.figures.minimum_raise + chips[0]


def test_where_nothing_is_faced_nothing_tips() -> None:
    form = Form.of(notation.read("1~2026~25-50.flop~A_B~0push1x1000"))
    assert find(lambda pile: with_chips(form, pile), form.answer().verdict, NO_CHIPS, (25,), idle=False) == Tipping()


@settings(max_examples=80, deadline=None)
@given(hands())
def test_a_form_that_nobody_changed_means_the_scenario_it_was_made_of(data: dict) -> None:
    for ask in ("action", "tabling"):
        scenario = Scenario.model_validate({**data, "ask": ask})
        try:
            verdict = judge(read_scenario({**data, "ask": ask}))
        except ScenarioRefused:
            continue
        answer = Form.of({**data, "ask": ask}).answer()
        assert answer.scenario == scenario
        assert answer.verdict == verdict
        assert not answer.problems


@settings(max_examples=40, deadline=None)
@given(
    hands(), st.dictionaries(st.sampled_from(["out", "front", "small", "e0", "stack", "story"]), st.text(max_size=8))
)
def test_whatever_is_typed_there_is_an_answer(data: dict, typed: dict[str, str]) -> None:
    form = Form.of(data, typed).set_up().tapped("out+25")
    answer = form.answer()
    assert (answer.verdict is None) == bool(answer.problems)


@pytest.mark.django_db
@pytest.mark.usefixtures("library")
def test_the_events_of_a_richer_hand_stay_as_they_are() -> None:
    text = "1~2024~25-50~SB_BB_UTG_BTN~2to150_3to400_0fold_1fold_2call_flop_2check_3bet500_2push1x1000"
    form = Form.of(notation.read(text), {"e1": "450", "out": "2x1000"})
    table = lay_out(form, form.answer(), "en")
    assert table.link == text.replace("to400", "to450").replace("push1x1000", "push2x1000")
    assert [line.name for line in table.events if line.name] == ["e0", "e1", "e7"]
    assert table.fields["story"] == ""
