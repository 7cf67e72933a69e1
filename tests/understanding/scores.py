"""How well told situations are read: each row of the contract, in four languages, by part.

A text is right if the engine's ruling on what was understood equals the ruling on the scenario that is meant.  It is
wrong only if it is sure of another ruling; an answer that is not sure commits nobody.
"""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from functools import cache

from django.utils.translation import override

from rules.engine.comparing import outcome
from rules.engine.editions import CURRENT
from rules.engine.judging import judge
from rules.engine.problems import ScenarioRefused
from rules.engine.reading import in_edition, read_scenario
from rules.languages import LANGUAGES
from rules.library.reading import SHIPPED, read_library
from rules.narration.acts import narrate_scenario
from rules.understanding.records import Understood
from rules.understanding.understanding import LONGEST_TEXT, understand
from tests.understanding.measuring import EDITION, PARTS, part_of, scenarios, texts

NARRATED, PRINTED, OWN, TOLD, NOISE, CLEAR = "narration", "printed cases", "own cases", "told", "noise", "clear"
ROWS = (NARRATED, PRINTED, OWN, TOLD, NOISE, CLEAR)

Outcome = tuple[object, ...]


@dataclass(frozen=True, slots=True)
class Sample:
    """A text, and the rulings that are right for it; none where it must not be answered with certainty."""

    name: str
    row: str
    topic: str
    language: str
    text: str
    right: tuple[Outcome, ...] = ()
    situation: bool = True
    edition: str = EDITION
    ask: object = None

    @property
    def part(self) -> str:
        return part_of(self.topic)


@dataclass(slots=True)
class Score:
    """The counts of some texts; `misread` names those that were wrong and sure."""

    total: int = 0
    right: int = 0
    useful: int = 0
    misread: list[str] = field(default_factory=list)
    missed: list[str] = field(default_factory=list)


def ruling(data: dict | None, edition: str = EDITION) -> Outcome | None:
    """Return what the engine rules on a scenario; None where it refuses it or there is none."""
    try:
        return outcome(judge(in_edition(read_scenario(data), edition))) if data else None
    except ScenarioRefused:
        return None


def score(samples: Iterable[Sample]) -> Score:
    """Read the texts and count."""
    result = Score()
    for sample in samples:
        _count(result, sample, understand(sample.text, sample.language, edition=sample.edition))
    return result


def _count(result: Score, sample: Sample, understood: Understood) -> None:
    result.total += 1
    if not sample.right:
        fine = not understood.sure and (sample.situation or understood.scenario is None)
        result.right += fine
        result.useful += fine
    elif ruling(asked(understood.scenario, sample.ask), sample.edition) in sample.right:
        result.right += 1
        result.useful += understood.sure
        return
    else:
        fine = not understood.sure
        result.missed.append(sample.name)
    if understood.sure:
        result.misread.append(sample.name)


def asked(data: dict | None, ask: object) -> dict | None:
    """Return a scenario with the question that is asked of it, which our narration does not tell."""
    return {**data, "ask": ask} if data and ask else data


@cache
def samples(row: str) -> tuple[Sample, ...]:
    """Return all texts of a row."""
    return tuple(_SOURCES[row]())


def chosen(row: str, part: str, language: str) -> list[Sample]:
    """Return the texts of a row, a part and a language."""
    return [sample for sample in samples(row) if sample.part == part and sample.language == language]


@cache
def _library():
    return read_library(SHIPPED)


def _scenarios() -> Iterator[tuple[str, str, dict, str]]:
    """Yield every shipped scenario: its name, its rule, its data, and the edition that it is ruled under."""
    for shelf in _library().shelves:
        for entry in shelf.scenarios:
            name = f"{shelf.folder}/{entry.case}{entry.letter}{entry.variant}{'-'.join(entry.languages)}"
            yield name, shelf.rule, entry.data, shelf.edition
    for shelf in _library().ours:
        for case in shelf.cases:
            yield f"{shelf.rule}/{case.key}", shelf.rule, case.scenario, CURRENT


def _unasked(data: dict) -> object:
    """Return what is asked of a scenario, where its text leaves that to the page; the winners of a split are told."""
    ask = data.get("ask")
    return None if isinstance(ask, dict) and ask["about"] == "split" else ask


def _narrated() -> Iterator[Sample]:
    for name, rule, data, edition in _scenarios():
        right, ask = ruling(data, edition), _unasked(data)
        for language in LANGUAGES:
            with override(language):
                text = " ".join(narrate_scenario(in_edition(read_scenario(data), edition)))
            yield Sample(f"{name}/{language}", NARRATED, rule, language, text, (right,), True, edition, ask)


def _printed() -> Iterator[Sample]:
    for shelf in _library().shelves:
        for language, page in shelf.pages.items():
            words = {part.key: part.text for part in page.parts}
            for case in dict.fromkeys(entry.case for entry in shelf.scenarios):
                entries = [
                    each for each in shelf.scenarios if each.case == case and language in (each.languages or [language])
                ]
                if not entries or case not in words:
                    continue
                head = case.rpartition(".")[0]
                text = " ".join(filter(None, (words.get(head, "") if head else "", words[case])))[:LONGEST_TEXT]
                right = tuple(ruling(each.data, shelf.edition) for each in entries)
                name = f"{shelf.folder}/{case}/{language}"
                yield Sample(name, PRINTED, shelf.rule, language, text, right, edition=shelf.edition)


def _own() -> Iterator[Sample]:
    for shelf in _library().ours:
        for case in shelf.cases:
            for language, words in shelf.texts.items():
                text = words.cases[case.key].situation
                name, right = f"{shelf.rule}/{case.key}/{language}", ruling(case.scenario)
                yield Sample(name, OWN, shelf.rule, language, text, (right,), ask=_unasked(case.scenario))


def _measured(kind: str) -> Iterator[Sample]:
    for part in PARTS:
        known = {name: ruling(entry["data"]) for name, entry in scenarios(part).items()}
        for language in LANGUAGES:
            for entry in texts(part, language)[kind]:
                right = (known[entry["scenario"]],) if "scenario" in entry else ()
                yield Sample(
                    entry["id"], kind, entry["topic"], language, entry["text"], right, "no_situation" not in entry
                )


_SOURCES = {
    NARRATED: _narrated,
    PRINTED: _printed,
    OWN: _own,
    TOLD: lambda: _measured(TOLD),
    NOISE: lambda: _measured(NOISE),
    CLEAR: lambda: _measured(CLEAR),
}
