"""Other figures for a case: always the same ones for an address, in real chips, and about the same rule."""

from typing import Any

import pytest

from rules.engine.chips import read_chips
from rules.engine.judging import judge
from rules.engine.reading import in_edition, read_scenario
from rules.engine.verdict import Decision, Verdict
from rules.web.quiz.answer_choices import offer
from rules.web.quiz.questions import Question, questions
from rules.web.quiz.variants import MOST, vary
from rules.web.site.concordance import read_concordance
from rules.web.verdict.chips import DENOMINATIONS
from tests.engine.told import flop, told

pytestmark = [pytest.mark.django_db, pytest.mark.usefixtures("library")]

EDITIONS = ("2024", "2026")
NUMBERS = (1, 17, MOST)


def named(name: str) -> Question:
    return next(each for each in asked("2026") if each.name == name)


def asked(edition: str) -> list[Question]:
    return questions(read_concordance("en"), edition, "en")


def verdict_of(data: dict[str, Any], edition: str) -> Verdict:
    return judge(in_edition(read_scenario(data), edition))


def chips_of(data: dict[str, Any]) -> set[int]:
    piles = [
        each[key] for each in (*data["seats"], *data["events"]) for key in ("out", "chips", "pulls") if key in each
    ]
    return {chip for pile in piles for chip, _ in read_chips(pile).piles}


@pytest.mark.parametrize("edition", EDITIONS)
def test_every_variant_has_a_verdict_on_the_same_rule_in_real_chips(edition: str) -> None:
    found = [each for each in asked(edition) if vary(each.data, edition, each.name, 1)]
    assert len(found) > len(asked(edition)) / 2
    for question in found:
        before = verdict_of(question.data, edition)
        for number in NUMBERS:
            other = vary(question.data, edition, question.name, number)
            if other is None:
                continue
            assert other != question.data
            after = verdict_of(other, edition)
            assert after.findings[0].rule == before.findings[0].rule
            assert (after.decision is Decision.DIRECTOR) == (before.decision is Decision.DIRECTOR)
            assert chips_of(other) <= set(DENOMINATIONS)
            put = offer(in_edition(read_scenario(other), edition), after)
            assert put.right in [choice.key for choice in put.choices]
            assert len(put.choices) > 1


def test_a_number_stands_for_the_same_figures_for_ever() -> None:
    question = named("2026/prior-bet-chips/1.1")
    told_once = vary(question.data, "2026", question.name, 17)
    assert told_once == vary(question.data, "2026", question.name, 17)
    assert told_once is not None
    assert told_once["blinds"] == [100, 200]
    assert told_once["events"][2]["chips"] == "1x5000"


def test_numbers_stand_for_many_figures() -> None:
    question = named("2026/prior-bet-chips/1.3/es")
    found = {str(vary(question.data, "2026", question.name, number)) for number in range(1, 31)}
    assert len(found) > 10


def test_last_chips_stay_the_last_ones() -> None:
    data = flop("A B:2000", "A bet 1200; B push 2x1000")
    for number in NUMBERS:
        other = vary(data, "2024", "x", number)
        assert other is not None
        assert other["seats"][1]["stack"] == read_chips(other["events"][1]["chips"]).total


def test_several_chips_stay_several_and_one_stays_one() -> None:
    for chips, several in (("2x500", True), ("1x1000", False)):
        data = told("SB BB=2x25 BTN", f"BTN raise 600; SB fold; BB push {chips}", blinds=[25, 50])
        counts = {read_chips((vary(data, "2026", "x", n) or data)["events"][2]["chips"]).count > 1 for n in NUMBERS}
        assert counts == {several}


@pytest.mark.parametrize(
    "data",
    [
        {"kind": "misdeal", "fault": "fouled-deck"},
        {"seats": [{"name": "A"}]},
        flop("A B", "A check"),
    ],
)
def test_what_has_no_figures_has_no_others(data: dict[str, Any]) -> None:
    assert vary(data, "2026", "x", 1) is None
