"""The answer to a situation in a reader's own words: what was understood of it, and the ruling on that."""

import json
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from django.utils.safestring import SafeString

from rules.engine.editions import CURRENT
from rules.engine.problems import ScenarioRefused
from rules.engine.scenario import Scenario
from rules.models import Scenario as StoredScenario
from rules.narration.acts import narrate_events
from rules.understanding.records import Choice, Understood
from rules.understanding.understanding import LONGEST_TEXT, understand
from rules.web.sharing import notation
from rules.web.site import addresses
from rules.web.site.citations import Links
from rules.web.site.concordance import read_concordance
from rules.web.situations.marking import Stretch, stretches
from rules.web.situations.wording import assumptions, language_named, question_of, value_of
from rules.web.table.pictures import picture_of
from rules.web.verdict.box import Box, box, judge_stored, read

_FEWEST_ACTS = 2
"""Acts: fewer tell a situation only together with the blinds."""


@dataclass(frozen=True, slots=True)
class Branch:
    """One answer to a question, or one reading: its words, the ruling it leads to in one line, and its what-if."""

    words: str
    headline: str
    tone: str
    address: str


@dataclass(frozen=True, slots=True)
class OpenQuestion:
    """What is left open: the question, and its answers as far as they are few."""

    words: str
    branches: tuple[Branch, ...] = ()


@dataclass(frozen=True, slots=True)
class Answer:
    """What was understood of a text, and the ruling on it.

    `written_in` is the language of the text, `read_as` its name.  `box` is None where what was understood cannot be
    judged; `shared` is the scenario as the text of a link.  `sure` says that nothing unread, assumed or open could
    change the ruling.
    """

    written_in: str
    read_as: str
    edition: str
    stretches: tuple[Stretch, ...]
    box: Box | None
    shared: str
    sure: bool
    assumed: tuple[str, ...]
    questions: tuple[OpenQuestion, ...]

    @property
    def unread(self) -> bool:
        """Whether words with a meaning found no place."""
        return any(stretch.unread for stretch in self.stretches)

    @property
    def picture(self) -> SafeString:
        """The table as it was understood; empty where there is none to draw."""
        return picture_of(self.box.scenario, self.box.verdict) if self.box else SafeString("")

    @property
    def link(self) -> str:
        """The address to send; it opens in the language of whoever follows it."""
        return addresses.shared(self.shared) if self.shared else ""


def answer(text: str, language: str) -> Answer | None:
    """Return the answer to a text, or None if it tells no situation: then it is something to search for."""
    understood = understand(text) if 0 < len(text) <= LONGEST_TEXT else None
    if understood is None or not _tells_situation(understood.scenario):
        return None
    concordance = read_concordance(language)
    links = Links(concordance, concordance.current, language)
    if links.edition != CURRENT:
        try:
            understood = understand(text, edition=links.edition)
        except ScenarioRefused:  # The engine does not know this edition.
            return None
    return _answer(text, understood, links)


def read_situation(text: str, edition: str, language: str) -> Answer:
    """Return what was understood of any text, under an edition that the engine knows.

    Raises ScenarioRefused for a text that is too long.
    """
    return _answer(text, understand(text, edition=edition), Links(read_concordance(language), edition, language))


def _answer(text: str, understood: Understood, links: Links) -> Answer:
    return Answer(
        understood.language,
        language_named(understood.language),
        links.edition,
        tuple(stretches(text, understood)),
        _box(understood.scenario, links),
        _shared(understood.scenario, links.edition),
        understood.sure,
        tuple(assumptions(understood)),
        tuple(_questions(understood, links)),
    )


def _shared(data: dict[str, Any] | None, edition: str) -> str:
    """What was understood as the text of a link; empty where it is no scenario, or too much for a link."""
    try:
        return notation.write(read(json.dumps(data), edition)) if data else ""
    except ScenarioRefused:
        return ""


def _tells_situation(data: dict[str, Any] | None) -> bool:
    """Whether there is an act with an amount, and more than that alone; or a known other kind."""
    if data is None or "kind" in data:
        return data is not None
    acts = [event for event in data["events"] if event["does"] not in {"deal", "fold"}]
    amounts = any({"to", "by", "chips"} & event.keys() for event in acts)
    return amounts and (len(acts) >= _FEWEST_ACTS or "blinds" in data)


def _box(data: dict[str, Any] | None, links: Links) -> Box | None:
    """Return the verdict on what was understood; None where the engine refuses it."""
    judged = judge_stored(StoredScenario(data=data), links.edition)
    return box(judged, links) if judged.verdict else None


def _questions(understood: Understood, links: Links) -> Iterator[OpenQuestion]:
    """The readings that lead to different rulings, and the questions that are left."""
    for reading in understood.readings:
        yield OpenQuestion(question_of("reading"), tuple(_branches(reading.choices, links, told=True)))
    for question in understood.questions:
        yield OpenQuestion(question_of(question.code), tuple(_branches(question.choices, links, told=False)))


def _branches(choices: tuple[Choice, ...], links: Links, *, told: bool) -> Iterator[Branch]:
    """Yield the answers that can be judged; a reading is told by its last act, an answer has words of its own."""
    for choice in choices:
        shown = _box(choice.scenario, links)
        if shown is None:
            continue
        words = _last_act(shown.scenario) if told else value_of(choice.value)
        address = addresses.what_if(links.language, shown.shared) if shown.shared else ""
        yield Branch(words, shown.headline, shown.tone, address)


def _last_act(scenario: object) -> str:
    return narrate_events(scenario)[-1] if isinstance(scenario, Scenario) else ""
