"""The scenarios of one case, told for the languages that are read: which stand for the text, and which beside it."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from enum import StrEnum

from django.utils.translation import pgettext, pgettext_lazy

from rules.models import Passage, Scenario
from rules.web.site.citations import Links
from rules.web.site.words import PRINTED_IN
from rules.web.text.rows import languages_of
from rules.web.verdict.agreement import Tellings
from rules.web.verdict.box import Box, Judged, box

_VARIANTS = {
    "last-chips": pgettext_lazy("variant", "With the last chips"),
    "other-chips": pgettext_lazy("variant", "With other chips"),
    "pulled-back": pgettext_lazy("variant", "With the prior bet chips pulled back"),
}


@dataclass(frozen=True, slots=True)
class Lack:
    """An example that a language shown does not print, and the languages that do."""

    language: str
    letter: str
    held: tuple[str, ...]


class Unjudged(StrEnum):
    """Why no verdict stands beside a case."""

    OTHER_FIGURES = "other-figures"
    """The texts that are shown print other figures than the scenario."""
    NOT_COMPUTABLE = "not-computable"
    """Staff have marked it: nothing in it can be computed."""
    NOT_YET = "not-yet"
    """It prints figures, and nobody has entered a scenario."""
    NO_FIGURES = "no-figures"
    """It prints no figures."""


@dataclass(frozen=True, slots=True)
class Case:
    """A case as it is shown.

    `boxes` stand for the text as it is read, `variants` for what it says in passing, `others` for what only languages
    that are not shown print.  `differing` are the languages whose text has other figures than the scenarios.
    """

    key: str
    boxes: tuple[Box, ...]
    variants: tuple[Box, ...] = ()
    others: tuple[Box, ...] = ()
    lacks: tuple[Lack, ...] = ()
    differing: tuple[str, ...] = ()
    unjudged: Unjudged | None = None
    row: Scenario | None = field(default=None, compare=False)
    """The scenario that the first box tells."""

    @property
    def every(self) -> tuple[Box, ...]:
        return (*self.boxes, *self.variants, *self.others)


def tell(passage: Passage, judged: Sequence[Judged], shown: tuple[str, ...], links: Links, tellings: Tellings) -> Case:
    """Tell the judged scenarios of a case, each beside the languages whose text it fits."""
    telling = TextsOfCase(passage, judged, shown, tellings)
    main, variants, others = telling.parts()

    def boxes(runs: Sequence[Judged], *, aside: bool) -> tuple[Box, ...]:
        return tuple(box(r, links, telling.label(r), assumed=telling.assumed(r), aside=aside) for r in runs)

    return Case(
        passage.key,
        boxes(main, aside=False),
        boxes(variants, aside=True),
        boxes(others, aside=True),
        tuple(telling.lacks()),
        telling.differing,
        None if main else telling.unjudged(),
        main[0].row if main else None,
    )


class TextsOfCase:
    """A case with its scenarios, and the languages that each of them stands for."""

    def __init__(self, passage: Passage, judged: Sequence[Judged], shown: tuple[str, ...], tellings: Tellings) -> None:
        self.passage, self.judged, self.shown, self.tellings = passage, judged, shown, tellings
        self.printing = languages_of(passage)
        self.differing = tuple(language for language in shown if tellings.differs(passage.key, language))

    def languages(self, judged: Judged) -> list[str]:
        """Return the languages that a scenario stands for, those that are shown first."""
        known = dict.fromkeys((*self.shown, *self.printing, *judged.row.languages))
        return [language for language in known if self.tellings.applies(judged, self.passage.key, language)]

    def parts(self) -> tuple[list[Judged], list[Judged], list[Judged]]:
        """Return the scenarios that stand for the text, its variants, and those of languages that are not shown."""
        ranked = [(self._rank(run), run) for run in self.judged if self.languages(run)]
        read = [run for rank, run in sorted(ranked, key=lambda pair: pair[0]) if rank < len(self.shown)]
        main = [run for run in read if not run.row.variant] or read[:1]
        variants = [run for run in read if run not in main]
        others = [run for rank, run in ranked if rank == len(self.shown)]
        if not main and not self.differing and others:
            return others[:1], [], others[1:]
        return main, variants, others

    def _rank(self, judged: Judged) -> int:
        """Return the place of the first language shown that a scenario stands for; behind all where it has none."""
        languages = self.languages(judged)
        return next((at for at, language in enumerate(self.shown) if language in languages), len(self.shown))

    def label(self, judged: Judged) -> str:
        """Return what sets a scenario apart: its variant, or which languages print it where not all shown do."""
        if judged.row.variant:
            return str(_VARIANTS.get(judged.row.variant, pgettext("variant", "With other figures")))
        languages = self.languages(judged)
        if set(self.shown) <= set(languages):
            return ""
        return ", ".join(str(PRINTED_IN[language]) for language in languages if language in PRINTED_IN)

    def assumed(self, judged: Judged) -> bool:
        """Return whether figures of a scenario are assumed: those that its text leaves open."""
        return self.tellings.assumes(judged, self.passage.key, self.languages(judged))

    def lacks(self) -> list[Lack]:
        """Return lettered examples that one language prints and another does not."""
        printed: dict[str, set[str]] = {}
        for run in self.judged:
            if run.row.letter:
                printed.setdefault(run.row.letter, set()).update(self.languages(run))
        return [
            Lack(language, letter, tuple(other for other in self.printing if other in languages))
            for letter, languages in printed.items()
            for language in self.shown
            if language in self.printing and language not in (*languages, *self.differing)
        ]

    def unjudged(self) -> Unjudged:
        """Return why nothing is judged."""
        if self.differing:
            return Unjudged.OTHER_FIGURES
        if self.passage.not_computable:
            return Unjudged.NOT_COMPUTABLE
        return Unjudged.NOT_YET if self.tellings.has_figures(self.passage.key) else Unjudged.NO_FIGURES

    def lacks_verdict(self, language: str) -> Unjudged | None:
        """Return why no verdict is one on the text of a language; None where one is."""
        if self.tellings.differs(self.passage.key, language):
            return Unjudged.OTHER_FIGURES
        return None if any(language in self.languages(run) for run in self.judged) else self.unjudged()
