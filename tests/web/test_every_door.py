"""One verdict at every door: rule page, case page, card, shared link, quiz, API and command line, for every case.

Every door calls the one function `rules.engine.judging.judge`.  What it returned there is compared as a value, and what
is shown as a sentence.  Our own cases are walked in the current edition, printed ones in each that prints them.
"""

import json
import re
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property
from html import unescape
from pathlib import Path
from typing import Any

import pytest
from django.core.management import call_command
from django.test import Client
from pytest_django.plugin import DjangoDbBlocker

from rules.engine import judging
from rules.engine.reading import in_edition, read_scenario
from rules.engine.record import AnyScenario
from rules.engine.verdict import Verdict
from rules.management.commands import adjudicate
from rules.narration.headlines import headline
from rules.web.api import cases as api_cases
from rules.web.api import rulings as api_rulings
from rules.web.api.cases import all_cases, link_of
from rules.web.quiz import variants
from rules.web.quiz.questions import questions
from rules.web.site.concordance import RuleInEdition, read_concordance
from rules.web.table import views as picture
from rules.web.verdict import box
from rules.web.whatif import card, hand_draft, hand_fields, hand_form, procedure_form
from tests.web.pages import Element, get

pytestmark = [pytest.mark.django_db, pytest.mark.usefixtures("library")]

RULES = Path(judging.__file__).parents[1]
DOORS = (
    box,
    hand_fields,
    card,
    picture,
    hand_form,
    hand_draft,
    procedure_form,
    variants,
    api_cases,
    api_rulings,
    adjudicate,
)
"""The modules that ask for a verdict.  Whoever opens another door adds it here, and a walk below."""


@dataclass(frozen=True)
class Walked:
    """A scenario of a case in an edition."""

    place: RuleInEdition
    key: str
    data: dict[str, Any]

    @cached_property
    def scenario(self) -> AnyScenario:
        return in_edition(read_scenario(self.data), self.place.edition)

    @cached_property
    def verdict(self) -> Verdict:
        return judging.judge(self.scenario)

    @property
    def told(self) -> dict[str, Any]:
        """The verdict as JSON has it."""
        return json.loads(json.dumps(self.verdict.as_data()))

    @property
    def sent(self) -> dict[str, Any]:
        return {"edition": self.place.edition, **self.data}

    @property
    def link(self) -> str:
        return link_of(self.scenario) or ""

    @property
    def page(self) -> str:
        return f"/en/{self.place.edition}/{self.place.address}/"

    @property
    def line(self) -> str:
        return plain(str(headline(self.verdict)))


def plain(line: str) -> str:
    """A headline as it is compared: on pages a space stands for its dash, and the card breaks the line at the colon."""
    return " ".join(line.replace("–", " ").replace(":", " ").split())


def every_scenario() -> Iterator[Walked]:
    concordance = read_concordance("en")
    for edition in concordance.editions:
        for case in all_cases(concordance, edition):
            if case.origin == "printed" or edition == concordance.current:
                yield from (Walked(case.place, case.key, one.data) for one in case.scenarios)


@pytest.fixture(scope="module")
def walked(django_db_setup: None, django_db_blocker: DjangoDbBlocker) -> list[Walked]:
    with django_db_blocker.unblock():
        return list(every_scenario())


@pytest.fixture
def seen(monkeypatch: pytest.MonkeyPatch) -> list[tuple[AnyScenario, Verdict]]:
    """What was judged at any door, and the verdicts."""
    found = []

    def judge(scenario: AnyScenario) -> Verdict:
        verdict = real(scenario)
        found.append((scenario, verdict))
        return verdict

    real = judging.judge
    for door in DOORS:
        monkeypatch.setattr(door, "judge", judge)
    return found


def value_of(seen: list[tuple[AnyScenario, Verdict]], one: Walked) -> Verdict:
    """The verdict that was given on this scenario since the last look; there is one, however often it was asked for."""
    given = [verdict for scenario, verdict in seen if scenario == one.scenario]
    seen.clear()
    assert given, f"{one.place.slug} {one.key}: judged at another door"
    assert all(verdict == given[0] for verdict in given)
    return given[0]


def headlines(page: Element) -> Counter[str]:
    """The headlines of a part of a page, without the letters of examples."""
    found = Counter()
    for line in page.all("p", "headline"):
        letters = line.texts("span", "letter")
        found[plain(line.text.removeprefix(letters[0]) if letters else line.text)] += 1
    return found


def test_every_door_leads_to_one_function() -> None:
    assert {door.judge for door in DOORS} == {judging.judge}
    files = {file for layer in ("web", "management") for file in (RULES / layer).rglob("*.py")}
    asking = {file for file in files if re.search(r"judging import .*\bjudge\b", file.read_text())}
    assert asking == {Path(str(door.__file__)) for door in DOORS}, "a new door: it has to be walked through as well"


def test_every_scenario_has_a_link(walked: list[Walked]) -> None:
    assert [f"{one.place.slug} {one.key}" for one in walked if not one.link] == []


def test_the_rule_page_has_the_verdicts_of_its_cases(client: Client, walked: list[Walked], seen: Any) -> None:
    for address in dict.fromkeys(one.page for one in walked):
        page = get(client, address)
        here = [one for one in walked if one.page == address]
        for one in here:
            assert next(v for s, v in seen if s == one.scenario) == one.verdict
            case = page.one("article", id=one.key)
            assert headlines(case) == Counter(other.line for other in here if other.key == one.key)
        seen.clear()


def test_the_case_page_has_the_verdict(client: Client, walked: list[Walked], seen: Any) -> None:
    for one in walked:
        page = get(client, f"{one.page}{one.key}/")
        assert value_of(seen, one) == one.verdict
        assert headlines(page.one("div", "verdicts"))[one.line]


def test_the_picture_has_the_verdict(client: Client, walked: list[Walked], seen: Any) -> None:
    for one in walked:
        svg = client.get(f"/en/hand.svg?s={one.link}").content.decode()
        title = re.search("<title>(.*)</title>", svg)
        assert title
        assert value_of(seen, one) == one.verdict
        assert plain(unescape(title[1])) == plain(str(headline(one.verdict)))


def test_the_card_has_the_verdict(client: Client, walked: list[Walked], seen: Any) -> None:
    for one in walked:
        side = get(client, f"/en/card/?s={one.link}&languages=en").one("section")
        assert value_of(seen, one) == one.verdict
        assert plain(side.text) == one.line


def test_the_shared_link_has_the_verdict(client: Client, walked: list[Walked], seen: Any) -> None:
    for one in walked:
        page = get(client, f"/en/what-if/?s={one.link}")
        assert value_of(seen, one) == one.verdict
        assert headlines(page)[one.line]


def test_the_quiz_has_the_verdict(client: Client, walked: list[Walked], seen: Any) -> None:
    asked = {edition: questions(read_concordance("en"), edition, "en") for edition in {o.place.edition for o in walked}}
    for one in walked:
        named = [q for q in asked[one.place.edition] if (q.place, q.key, q.data) == (one.place, one.key, one.data)]
        for question in named:
            hidden = get(client, f"/en/quiz/{question.name}/")
            answer = hidden.all("input", name="answer")[0].attributes["value"]
            seen.clear()
            page = get(client, f"/en/quiz/{question.name}/?answer={answer}&to=1")
            assert value_of(seen, one) == one.verdict
            assert headlines(page)[one.line]


def test_the_api_has_the_verdict_of_a_scenario_a_link_and_a_case(
    client: Client, walked: list[Walked], seen: Any, settings: Any
) -> None:
    settings.API_REQUESTS_PER_MINUTE = 0
    for one in walked:
        sent = client.post("/api/1/rulings", json.dumps(one.sent), content_type="application/json")
        assert value_of(seen, one) == one.verdict
        told = json.loads(sent.content)
        assert _without_words(told) == one.told
        assert plain(told["words"]["headline"]) == one.line
        assert json.loads(client.get("/api/1/rulings", {"s": one.link}).content) == told
        assert told["link"] == one.link
        address = f"/api/1/editions/{one.place.edition}/rules/{one.place.slug}/cases/{one.key}"
        scenarios = json.loads(client.get(address).content)["scenarios"]
        assert _without_words(told) in [_without_words(each["verdict"]) for each in scenarios]
        assert one.sent in [each["scenario"] for each in scenarios]
        seen.clear()


def test_the_command_line_has_the_verdict(walked: list[Walked], seen: Any, tmp_path: Any, capsys: Any) -> None:
    file = tmp_path / "scenarios"
    file.write_text("\n".join(json.dumps(one.sent) for one in walked))
    call_command("adjudicate", str(file), "--lines")
    assert [verdict for _, verdict in seen] == [one.verdict for one in walked]
    assert [json.loads(line) for line in capsys.readouterr().out.splitlines()] == [one.told for one in walked]


def _without_words(told: dict[str, Any]) -> dict[str, Any]:
    return {key: value for key, value in told.items() if key not in {"words", "link"}}
