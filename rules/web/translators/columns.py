"""Which texts of a rule stand side by side: what is held, what the query asks for, and what to begin with."""

import re
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass

from django.http import HttpRequest
from django.utils.translation import gettext

from rules.compare.checks.page import Page
from rules.compare.meaning import Reading
from rules.languages import ENDONYMS, LANGUAGES
from rules.models import Translation
from rules.web.site.concordance import Concordance, RuleInEdition
from rules.web.site.refusals import Refused

NAMES = ("a", "b", "c", "d")
"""The names of the columns in an address."""

_CODE = re.compile(rf"([0-9]{{4}})\.({'|'.join(LANGUAGES)})")
_MOST_AT_FIRST = 3


@dataclass(frozen=True, slots=True)
class TextColumn:
    """One text of a rule: an edition in a language; `translation` is the page it came on.

    `place` is None where the edition is not known to have the rule.  A text that is not held has a column all the same,
    with a page that has no passages in its language.
    """

    page: Page
    edition: str
    place: RuleInEdition | None
    language: str
    translation: Translation | None = None

    @property
    def held(self) -> bool:
        return self.language in self.page.languages

    @property
    def code(self) -> str:
        """How an address names it."""
        return f"{self.edition}.{self.language}"

    @property
    def label(self) -> str:
        return f"{self.edition} · {ENDONYMS[self.language]}"

    @property
    def assumed(self) -> bool:
        """Whether the page does not say which edition it belongs to."""
        return self.translation is not None and self.translation.state == Translation.State.ASSUMED

    @property
    def number(self) -> str:
        """The number that the rule has here, as it is shown; empty where there is none."""
        return self.place.label if self.place else ""

    @property
    def uncredited(self) -> bool:
        return self.translation is None or not (self.translation.translator or self.translation.source)


def held(concordance: Concordance, pages: Iterable[Page], slug: str, language: str) -> list[TextColumn]:
    """The texts of a rule, in one query: the newest edition first, in it the language of the interface."""
    rows = Translation.objects.filter(version__rule__slug=slug).order_by("pk").defer("page")
    translations = {(row.version_id, row.language): row for row in rows}
    found = [
        TextColumn(page, place.edition, place, spoken, translations.get((place.pk, spoken)))
        for page in pages
        if (place := concordance.at(page.reading.edition, slug))
        for spoken in page.languages
    ]
    newest = list(reversed(concordance.editions))
    return sorted(found, key=lambda text: (newest.index(text.edition), text.language != language))


def choose(request: HttpRequest, concordance: Concordance, slug: str, texts: Sequence[TextColumn]) -> list[TextColumn]:
    """The columns that the query names, each once; where they are fewer than two, what goes best with them."""
    known = {text.code: text for text in texts}
    asked = dict.fromkeys(code for name in NAMES if (code := request.GET.get(name, "")))
    chosen = [known.get(code) or _not_held(code, concordance, slug, texts) for code in asked]
    return chosen if len(chosen) > 1 else [*chosen, *_beside(chosen, texts)]


def chosen_twice(request: HttpRequest, columns: Iterable[TextColumn]) -> list[str]:
    """The texts that the query names for more than one column, as they are shown."""
    asked = [request.GET.get(name, "") for name in NAMES]
    return [column.label for column in columns if asked.count(column.code) > 1]


def _not_held(code: str, concordance: Concordance, slug: str, texts: Iterable[TextColumn]) -> TextColumn:
    """The column of a text that is not held; an edition or a language that there is not is refused."""
    if not _CODE.fullmatch(code):
        why = gettext("“%(value)s” names no text: an edition and a language are written as in 2024.it.")
        raise Refused(why % {"value": code[:60]}, 400)
    edition, _, language = code.partition(".")
    if edition not in concordance.editions:
        raise Refused(gettext("There is no edition %(edition)s.") % {"edition": edition})
    page = next((text.page for text in texts if text.edition == edition), None)
    return TextColumn(
        page or Page(Reading(concordance.compared, edition, slug), ()), edition, concordance.at(edition, slug), language
    )


def _beside(chosen: Sequence[TextColumn], texts: Sequence[TextColumn]) -> list[TextColumn]:
    """What to begin with: the languages of one edition, or, where it has but one, the next text."""
    others = [text for text in texts if text not in chosen]
    edition = (chosen or others)[0].edition if chosen or others else ""
    together = [text for text in others if text.edition == edition][: _MOST_AT_FIRST - len(chosen)]
    rest = [text for text in others if text not in together]
    return [*together, *rest[: max(0, 2 - len(chosen) - len(together))]]


@dataclass(frozen=True, slots=True)
class Choice:
    """An option of a box: a text, and whether it is held and chosen."""

    code: str
    label: str
    held: bool
    chosen: bool


@dataclass(frozen=True, slots=True)
class Box:
    """A select box of the form: every text there might be, by edition, the newest first."""

    name: str
    editions: tuple[tuple[str, tuple[Choice, ...]], ...]


def boxes(concordance: Concordance, chosen: Sequence[TextColumn], texts: Iterable[TextColumn]) -> list[Box]:
    """One box for each column there may be."""
    codes = [text.code for text in chosen]
    held = {text.code for text in texts}
    return [
        Box(name, tuple((edition, _choices(edition, held, code)) for edition in reversed(concordance.editions)))
        for name, code in zip(NAMES, [*codes, *[""] * len(NAMES)], strict=False)
    ]


def _choices(edition: str, held: set[str], chosen: str) -> tuple[Choice, ...]:
    codes = {f"{edition}.{language}": ENDONYMS[language] for language in LANGUAGES}
    return tuple(Choice(code, f"{edition} · {name}", code in held, code == chosen) for code, name in codes.items())


@dataclass(frozen=True, slots=True)
class Heading:
    """What stands above a column: `lacks` says that its text is not held, `instead` which are, each with its query."""

    column: TextColumn
    lacks: str = ""
    instead: tuple[tuple[str, str], ...] = ()


def headings(columns: Sequence[TextColumn], texts: Sequence[TextColumn], *, hide: bool) -> list[Heading]:
    """What stands above the columns."""
    return [Heading(column) if column.held else _lacking(columns, column, texts, hide=hide) for column in columns]


def _lacking(columns: Sequence[TextColumn], lacking: TextColumn, texts: Sequence[TextColumn], *, hide: bool) -> Heading:
    why = gettext("The text of this rule in “%(language)s”, edition %(edition)s, is not held here.")
    others = [text for text in texts if text not in columns]
    changed = [(text, [text if column is lacking else column for column in columns]) for text in others]
    return Heading(
        lacking,
        why % {"language": ENDONYMS[lacking.language], "edition": lacking.edition},
        tuple((text.label, query(put, hide=hide)) for text, put in changed),
    )


def query(chosen: Iterable[TextColumn], *, hide: bool = False) -> str:
    """The query that names columns."""
    return "&".join(_parts([text.code for text in chosen], hide=hide))


def _parts(codes: Sequence[str], *, hide: bool) -> Iterator[str]:
    yield from (f"{name}={code}" for name, code in zip(NAMES, codes, strict=False))
    if hide:
        yield "hide=1"
