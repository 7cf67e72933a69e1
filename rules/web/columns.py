"""Which texts of a rule stand side by side: what is held, what the query asks for, and what to begin with."""

import re
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass

from django.http import HttpRequest
from django.utils.translation import gettext

from rules.compare.checks.page import Page
from rules.languages import ENDONYMS, LANGUAGES
from rules.models import Translation
from rules.web.concordance import Concordance, Place
from rules.web.refusals import Refused

NAMES = ("a", "b", "c", "d")
"""The names of the columns in an address."""

_CODE = re.compile(rf"([0-9]{{4}})\.({'|'.join(LANGUAGES)})")
_MOST_AT_FIRST = 3


@dataclass(frozen=True, slots=True)
class TextColumn:
    """One text of a rule: an edition in a language; `translation` is the page it came on."""

    page: Page
    place: Place
    language: str
    translation: Translation | None

    @property
    def edition(self) -> str:
        return self.place.edition

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
    def uncredited(self) -> bool:
        return self.translation is None or not (self.translation.translator or self.translation.source)


def held(book: Concordance, pages: Iterable[Page], slug: str, language: str) -> list[TextColumn]:
    """The texts of a rule, in one query: the newest edition first, in it the language of the interface."""
    rows = Translation.objects.filter(version__rule__slug=slug).order_by("pk").defer("page")
    translations = {(row.version_id, row.language): row for row in rows}
    found = [
        TextColumn(page, place, spoken, translations.get((place.pk, spoken)))
        for page in pages
        if (place := book.at(page.reading.edition, slug))
        for spoken in page.languages
    ]
    newest = list(reversed(book.editions))
    return sorted(found, key=lambda text: (newest.index(text.edition), text.language != language))


def choose(request: HttpRequest, texts: Sequence[TextColumn]) -> list[TextColumn]:
    """The columns that the query names, each once; where they are fewer than two, what goes best with them."""
    known = {text.code: text for text in texts}
    asked = [code for name in NAMES if (code := request.GET.get(name, ""))]
    for code in asked:
        _refuse_unknown(code, known)
    chosen = [known[code] for code in dict.fromkeys(asked)]
    return chosen if len(chosen) > 1 else [*chosen, *_beside(chosen, texts)]


def _refuse_unknown(code: str, known: Iterable[str]) -> None:
    if code in known:
        return
    if not _CODE.fullmatch(code):
        why = gettext("“%(value)s” names no text: an edition and a language are written as in 2024.it.")
        raise Refused(why % {"value": code[:60]}, 400)
    edition, _, language = code.partition(".")
    why = gettext("The text of this rule in “%(language)s”, edition %(edition)s, is not held here.")
    raise Refused(why % {"language": ENDONYMS[language], "edition": edition})


def _beside(chosen: Sequence[TextColumn], texts: Sequence[TextColumn]) -> list[TextColumn]:
    """What to begin with: the languages of one edition, or, where it has but one, the next text."""
    others = [text for text in texts if text not in chosen]
    edition = (chosen or others)[0].edition if chosen or others else ""
    together = [text for text in others if text.edition == edition][: _MOST_AT_FIRST - len(chosen)]
    rest = [text for text in others if text not in together]
    return [*together, *rest[: max(0, 2 - len(chosen) - len(together))]]


@dataclass(frozen=True, slots=True)
class Box:
    """A select box of the form; `chosen` is the text that it holds."""

    name: str
    chosen: str


def boxes(chosen: Sequence[TextColumn]) -> list[Box]:
    """One box for each column there may be."""
    codes = [text.code for text in chosen]
    return [Box(name, code) for name, code in zip(NAMES, [*codes, *[""] * len(NAMES)], strict=False)]


def query(chosen: Iterable[TextColumn], *, hide: bool = False) -> str:
    """The query that names columns."""
    return "&".join(_parts([text.code for text in chosen], hide=hide))


def _parts(codes: Sequence[str], *, hide: bool) -> Iterator[str]:
    yield from (f"{name}={code}" for name, code in zip(NAMES, codes, strict=False))
    if hide:
        yield "hide=1"
