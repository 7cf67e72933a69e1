"""A case under every edition that is known well enough to decide by: who else would have ruled otherwise, and why."""

from dataclasses import dataclass, replace

from rules.engine.comparing import judge_under_every_edition
from rules.engine.problems import ScenarioRefused
from rules.engine.reading import in_edition, read_scenario
from rules.engine.record import AnyScenario
from rules.models import Scenario as StoredScenario
from rules.narration.comparing import NarratedEditions, narrate_editions
from rules.web.sharing import notation
from rules.web.site.citations import Links
from rules.web.site.concordance import Concordance, RuleInEdition
from rules.web.verdict.box import Why, split, why


@dataclass(frozen=True, slots=True)
class EditionLine:
    """The decision under one edition, or under several in a row that rule alike.

    `here` where the edition of the page is among them; `because` is what makes the difference to the line before, None
    where there is none.  `otherwise` marks a line: one that flips, or one that is not as the page has it.  `text` is
    the scenario under that edition, as it stands in a link.
    """

    editions: tuple[str, ...]
    tone: str
    word: str
    rest: str
    then: str
    here: bool
    because: Why | None
    otherwise: bool = False
    text: str = ""


def in_every_edition(scenario: AnyScenario, concordance: Concordance, language: str) -> list[EditionLine]:
    """A scenario under each edition, the oldest first, one line each; what flips is marked."""
    lines = []
    for row in judge_under_every_edition(scenario):
        (told,) = narrate_editions([row])
        line = _line(told, scenario.edition, Links(concordance, row.edition, language))
        text = notation.write(in_edition(scenario, row.edition))
        lines.append(replace(line, otherwise=row.flips, text=text))
    return lines


def under_editions(row: StoredScenario | None, place: RuleInEdition, concordance: Concordance) -> list[EditionLine]:
    """A stored scenario that is read in one edition, under each of them; empty where all decide alike."""
    if row is None:
        return []
    try:
        runs = narrate_editions(judge_under_every_edition(in_edition(read_scenario(row.data), place.edition)))
    except ScenarioRefused:
        return []
    ours = next(run for run in runs if place.edition in run.editions)
    lines = (_line(run, place.edition, Links(concordance, run.editions[0], place.language)) for run in runs)
    marked = [replace(line, otherwise=run.line != ours.line) for run, line in zip(runs, lines, strict=True)]
    return marked if any(line.otherwise for line in marked) else []


def _line(told: NarratedEditions, here: str, links: Links) -> EditionLine:
    """Editions in a line; what the director may choose from stands where otherwise the chips do."""
    then = told.line.removeprefix(told.headline.text).removeprefix(" – ")
    because = why(told.because, links) if told.because else None
    return EditionLine(told.editions, told.tone, *split(told.headline), then, here in told.editions, because)
