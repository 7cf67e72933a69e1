"""The scenarios of one case, told for the languages that are read: which stand for the text, and which beside it."""

from collections.abc import Sequence
from dataclasses import dataclass, field

from django.utils.translation import pgettext, pgettext_lazy

from rules.compare.printed import Disagreement
from rules.languages import ENDONYMS
from rules.models import Passage, Scenario
from rules.web.links import Links
from rules.web.texts import languages_of
from rules.web.verdicts import Box, Judged, box, judge_stored
from rules.web.words import PRINTED_IN

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


@dataclass(frozen=True, slots=True)
class Case:
    """A case as it is shown.

    `boxes` stand for the text as it is read, `variants` for what it says in passing, `others` for what only languages
    that are not shown print.
    """

    key: str
    boxes: tuple[Box, ...]
    variants: tuple[Box, ...]
    others: tuple[Box, ...]
    lacks: tuple[Lack, ...]
    wrong: tuple[Disagreement, ...]
    row: Scenario | None = field(compare=False)
    """The scenario that the first box tells."""

    @property
    def every(self) -> tuple[Box, ...]:
        return (*self.boxes, *self.variants, *self.others)


def tell(passage: Passage, edition: str, shown: tuple[str, ...], links: Links) -> Case:
    """Judge and tell every scenario of a case; its passage comes with them."""
    judged = [judge_stored(row, edition) for row in passage.scenarios.all()]
    read = sorted((one for one in judged if _rank(one, shown) < len(shown)), key=lambda one: _rank(one, shown))
    main = [one for one in read if not one.row.variant] or read[:1] or judged[:1]
    variants = [one for one in read if one not in main]
    others = [one for one in judged if one not in main and one not in variants]
    return Case(
        passage.key,
        tuple(box(one, links, _label(one, shown)) for one in main),
        tuple(box(one, links, _label(one, shown), aside=True) for one in variants),
        tuple(box(one, links, _label(one, shown), aside=True) for one in others),
        tuple(_lacks(passage, judged, shown)),
        tuple(wrong for one in judged for wrong in one.wrong),
        main[0].row if main else None,
    )


def _rank(judged: Judged, shown: tuple[str, ...]) -> int:
    """The place of the first language shown that a scenario stands for; behind all where it stands for none."""
    places = (at for at, language in enumerate(shown) if not judged.row.languages or language in judged.row.languages)
    return next(places, len(shown))


def _label(judged: Judged, shown: tuple[str, ...]) -> str:
    """What sets a scenario apart: that it is a variant, or which languages print it where not all that are shown do."""
    row = judged.row
    if row.variant:
        return str(_VARIANTS.get(row.variant, pgettext("variant", "With other figures")))
    if not row.languages or set(shown) <= set(row.languages):
        return ""
    return ", ".join(str(PRINTED_IN[language]) for language in row.languages if language in PRINTED_IN)


def _lacks(passage: Passage, judged: Sequence[Judged], shown: tuple[str, ...]) -> list[Lack]:
    """Lettered examples that one language prints and another does not."""
    here = languages_of(passage)
    printed: dict[str, set[str]] = {}
    for one in judged:
        if one.row.letter:
            printed.setdefault(one.row.letter, set()).update(one.row.languages or ENDONYMS)
    return [
        Lack(language, letter, tuple(other for other in here if other in languages))
        for letter, languages in printed.items()
        for language in shown
        if language in here and language not in languages
    ]
