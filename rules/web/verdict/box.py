"""A stored scenario judged and told: everything that a page shows of it, ready for a template that decides nothing.

The verdict is computed here whenever a page is shown.  It is never stored.
"""

import json
import logging
from dataclasses import dataclass, field, replace
from functools import lru_cache

from django.utils.translation import get_language, pgettext

from rules.engine.judging import judge
from rules.engine.problems import ScenarioRefused
from rules.engine.reading import in_edition, read_scenario
from rules.engine.record import AnyScenario
from rules.engine.scenario import Scenario
from rules.engine.verdict import Decision, Verdict
from rules.models import Passage
from rules.models import Scenario as StoredScenario
from rules.narration.acts import narrate_last, narrate_scenario
from rules.narration.figures import amount
from rules.narration.headlines import Headline
from rules.narration.listings import NarratedList
from rules.narration.problems import sentences
from rules.narration.reasons import Reason
from rules.narration.setting import narrate_setting
from rules.narration.verdicts import NarratedPot, narrate
from rules.web.sharing import notation
from rules.web.site.broken_rows import faults_of_shape
from rules.web.site.citations import Links, RuleLink
from rules.web.site.content_cache import MOST
from rules.web.verdict.chips import Drawing, drawing
from rules.web.verdict.timeline import Step, steps

log = logging.getLogger(__name__)

SIDE_POTS = "side-pots"
"""The rule that pots rest on."""

LISTED = {"main-pot", "side-pot"}
"""Findings that are listed as pots, and not as reasons."""


@dataclass(frozen=True, slots=True)
class Why:
    """A reason, and the rule and clause it rests on."""

    text: str
    link: RuleLink
    because: tuple["Why", ...] = ()


@dataclass(frozen=True, slots=True)
class Option:
    """One reading of the rules, or one act that is left; `rest` is the sentence after its word.

    `then` ends the sentence, so that `rest` has no full stop before it.
    """

    tone: str
    word: str
    rest: str
    then: str | None
    link: RuleLink | None


@dataclass(frozen=True, slots=True)
class Judged:
    """A scenario as it was stored, with the verdict on it; without one it cannot be read, and `problems` say why."""

    row: StoredScenario
    scenario: AnyScenario | None = None
    verdict: Verdict | None = None
    problems: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Box:
    """A verdict as it is shown: the decision, the chips, the reasons; `aside` where it is not the case itself."""

    letter: str
    label: str
    assumed: bool
    problems: tuple[str, ...] = ()
    tone: str = ""
    word: str = ""
    rest: str = ""
    then: str | None = None
    caption: str = ""
    drawing: Drawing | None = None
    figures: tuple[tuple[str, str], ...] = ()
    reasons: tuple[Why, ...] = ()
    options_label: str | None = None
    options: tuple[Option, ...] = ()
    steps: tuple[Step, ...] = ()
    pots: tuple[NarratedPot, ...] = ()
    pots_link: RuleLink | None = None
    lists: tuple[NarratedList, ...] = ()
    aside: bool = False
    scenario: AnyScenario | None = field(default=None, compare=False)
    verdict: Verdict | None = field(default=None, compare=False)

    @property
    def headline(self) -> str:
        """The decision in one line of plain text."""
        text = f"{self.word}{self.rest}"
        return f"{text} – {self.then}" if self.then else text

    @property
    def shared(self) -> str:
        """What was judged, as the text of a link."""
        return notation.write(self.scenario) if self.scenario else ""

    @property
    def of_chips(self) -> bool:
        """Whether it is on a hand of betting; any other question has figures, and no chips that are put out."""
        return isinstance(self.scenario, Scenario)


def judge_stored(row: StoredScenario, edition: str) -> Judged:
    """Judge a stored scenario under an edition; one that cannot be read, or not under this edition, has problems."""
    faults = faults_of_shape({"languages": row.languages, "assumed": row.assumed})
    if faults:
        log.warning("The scenario %s cannot be shown: %s", row.pk, " ".join(faults))
        return Judged(StoredScenario(letter=row.letter, data=row.data), problems=faults)
    try:
        scenario = read(json.dumps(row.data), edition)
        return Judged(row, scenario, judge(scenario))
    except ScenarioRefused as refusal:
        return Judged(row, problems=tuple(sentences(refusal.problems)))


def judge_case(case: Passage, edition: str) -> list[Judged]:
    """Judge the scenarios of a case, which come with it."""
    return [judge_stored(row, edition) for row in case.scenarios.all()]


@lru_cache(maxsize=MOST)
def read(text: str, edition: str) -> AnyScenario:
    """Read a scenario, which nobody changes afterwards, for an edition; raises ScenarioRefused."""
    return in_edition(read_scenario(json.loads(text)), edition)


def box(judged: Judged, links: Links, label: str = "", *, assumed: bool | None = None, aside: bool = False) -> Box:
    """Tell a judged scenario in the active language; `assumed` counts instead of what is stored, if it is known."""
    row, scenario, verdict = judged.row, judged.scenario, judged.verdict
    assumed = bool(row.assumed) if assumed is None else assumed
    plain = Box(row.letter, label, assumed, judged.problems, aside=aside)
    if scenario is None or verdict is None:
        return plain
    # The verdict is of this moment; where it is the one that was told before, so are its words.
    key = (links.edition, get_language(), plain, id(scenario))
    told = links.concordance.memory.get(key)
    if not isinstance(told, Told) or told.verdict != verdict:
        told = Told(verdict, scenario, tell_verdict(plain, scenario, verdict, links))
        links.concordance.memory.put(key, told)
    return told.box


@dataclass(frozen=True, slots=True)
class Told:
    """A verdict on a scenario, and what was made of it."""

    verdict: Verdict
    scenario: AnyScenario
    box: Box


def tell_verdict(plain: Box, scenario: AnyScenario, verdict: Verdict, links: Links) -> Box:
    """Tell a verdict in a box that holds what stands around it."""
    told = narrate(verdict)
    word, rest = split(told.headline)
    return replace(
        plain,
        tone=told.tone,
        word=word,
        rest=rest,
        then=told.headline.then,
        caption=_caption(scenario, short=plain.aside),
        drawing=drawing(verdict.motion),
        figures=_figures(verdict),
        reasons=tuple(
            why(reason, links)
            for finding, reason in zip(verdict.findings, told.reasons, strict=True)
            if finding.kind not in LISTED
        ),
        options_label=told.readings_label,
        options=tuple(
            Option(
                r.tone,
                *_split(r.word, r.text.removesuffix(".") if r.then else r.text),
                r.then,
                links.to(r.rule, r.clause) if r.rule else None,
            )
            for r in told.readings
        ),
        steps=steps(scenario, told.timeline) if isinstance(scenario, Scenario) else (),
        pots=told.pots,
        pots_link=links.to(SIDE_POTS) if told.pots else None,
        lists=told.lists,
        scenario=scenario,
        verdict=verdict,
    )


def _caption(scenario: AnyScenario, *, short: bool) -> str:
    """What happened: all of it, for a variant its last act, and how it began where the events are told one by one."""
    if isinstance(scenario, Scenario) and scenario.ask.about == "tabling":
        return " ".join(narrate_setting(scenario))
    return (narrate_last(scenario) if short else "") or " ".join(narrate_scenario(scenario))


def why(reason: Reason, links: Links) -> Why:
    """A reason with the link to the rule that it rests on."""
    return Why(reason.text, links.to(reason.rule, reason.clause), tuple(why(below, links) for below in reason.because))


def split(headline: Headline) -> tuple[str, str]:
    """The decision word, and what follows it."""
    return _split(headline.word, headline.text)


def _split(word: str, text: str) -> tuple[str, str]:
    return (word, text.removeprefix(word)) if text.startswith(word) else ("", text)


def _figures(verdict: Verdict) -> tuple[tuple[str, str], ...]:
    """The figures of the table that the act was ruled by, where a bet is faced."""
    figures = verdict.figures
    if figures is None or not figures.raises_from or not figures.minimum_raise or verdict.decision is Decision.FOLD:
        return ()
    named = (
        (pgettext("figure", "Call"), figures.call),
        (pgettext("figure", "In front"), figures.out),
        (pgettext("figure", "Raise from"), figures.raises_from),
        (pgettext("figure", "Minimum raise"), figures.minimum_raise),
    )
    return tuple((name, amount(chips)) for name, chips in named)
