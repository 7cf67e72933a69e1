"""What was found, as the search page shows it: rules with the passages that answer, and situations that were meant."""

from collections.abc import Iterable
from dataclasses import dataclass

from rules.finding.asking import Asked
from rules.finding.ranking import Found, Group, Hit
from rules.finding.sayings import Lead, Situation
from rules.finding.snippets import Snippet, cut
from rules.languages import LANGUAGES, column
from rules.models import Passage
from rules.web import addresses
from rules.web.choices import texts_with
from rules.web.concordance import Place, read_concordance, read_places, written_number
from rules.web.contents import without_number
from rules.web.kept import while_unchanged
from rules.web.texts import NUMBERED
from rules.web.words import PASSAGES

MOST_RULES = 20
"""Rules on a page of results."""

MOST_PASSAGES = 3
"""Passages of a rule that are shown with their text; the others are named."""


@dataclass(frozen=True, slots=True)
class Title:
    """A title in a language, `printed` where it is one that a page gives."""

    language: str
    snippet: Snippet
    printed: bool


@dataclass(frozen=True, slots=True)
class FoundPassage:
    """A passage that holds what was asked for; without a snippet it is only named."""

    key: str
    kind: str
    numbered: bool
    language: str
    address: str
    snippet: Snippet | None

    @property
    def label(self) -> str:
        """What it is called: its key where the page prints it."""
        return self.key if self.numbered else str(PASSAGES.get(self.kind, self.kind))


@dataclass(frozen=True, slots=True)
class Result:
    """A rule in an edition, with what was found of it; `others` are titles in other languages that were found."""

    place: Place
    current: bool
    address: str
    title: Title
    others: tuple[Title, ...]
    passages: tuple[FoundPassage, ...]
    more: tuple[FoundPassage, ...]


@dataclass(frozen=True, slots=True)
class Example:
    """A case or clause that shows a situation, in the newest edition whose text is held.

    `number` is that of its rule where it is another edition than the one the situation is answered in.
    """

    number: str
    key: str
    is_case: bool
    edition: str
    address: str


@dataclass(frozen=True, slots=True)
class Way:
    """A rule that answers a situation, as it stands now, and the passage that shows it where we have one."""

    place: Place
    address: str
    example: Example | None


@dataclass(frozen=True, slots=True)
class Meant:
    """A situation that a question may mean, and where it is ruled."""

    name: str
    ways: tuple[Way, ...]


def places_of(found: Found, meant: Iterable[Situation], language: str) -> list[Place]:
    """The places of the rules that are shown, and in all editions of those that answer a situation."""
    shown = {group.version for group in found.groups[:MOST_RULES]}
    leads = {lead.rule for situation in meant for lead in situation.leads}
    return read_places(language, lambda place: place.pk in shown or place.slug in leads) if shown or leads else []


def results(asked: Asked, found: Found, language: str, places: Iterable[Place], remembered: str) -> list[Result]:
    """The rules that were found, with snippets; `remembered` are the languages of the texts that the reader chose."""
    groups = found.groups[:MOST_RULES]
    here = {place.pk: place for place in places}
    page = _Page(asked, language, remembered, _printed() if groups else {})
    return [page.result(group, here[group.version]) for group in groups]


@dataclass(frozen=True, slots=True)
class _Printed:
    """A passage as it is needed here, with its texts by language."""

    key: str
    kind: str
    texts: dict[str, str]


@while_unchanged
def _printed() -> dict[int, _Printed]:
    """Every passage, in one query."""
    names = [column("text", language) for language in LANGUAGES]
    rows = Passage.objects.rewrite(False).order_by().values_list("pk", "key", "kind", *names)
    return {
        pk: _Printed(key, kind, {language: text or "" for language, text in zip(LANGUAGES, texts, strict=True)})
        for pk, key, kind, *texts in rows
    }


class _Page:
    """Turns what was found into what is shown."""

    def __init__(self, asked: Asked, language: str, remembered: str, passages: dict[int, _Printed]) -> None:
        self.asked, self.language, self.remembered, self.passages = asked, language, remembered, passages

    def result(self, group: Group, place: Place) -> Result:
        names = [self._title(hit, place) for hit in group.hits if hit.names]
        ours = Title(self.language, self._cut(place.title, self.language), printed=False)
        title = next((name for name in names if name.language == self.language and name.printed), ours)
        others = tuple(name for name in names if name.language != self.language and not self._is_told(title, name))
        address = addresses.rule(self.language, place)
        inside = [hit for hit in group.hits if not hit.names]
        return Result(
            place,
            group.current,
            address,
            title,
            others[:1] if not any(piece.marked for piece in title.snippet.pieces) else (),
            tuple(self._passage(hit, address, told=True) for hit in inside[:MOST_PASSAGES]),
            tuple(self._passage(hit, address, told=False) for hit in _on_the_page(inside[MOST_PASSAGES:])),
        )

    def _title(self, hit: Hit, place: Place) -> Title:
        printed = self.passages.get(hit.passage) if hit.passage is not None else None
        if printed is None:
            return Title(hit.language, self._cut(place.titles[hit.language], hit.language), printed=False)
        heading = without_number(printed.texts[hit.language])
        return Title(hit.language, self._cut(heading, hit.language), printed=True)

    def _is_told(self, title: Title, other: Title) -> bool:
        return title.snippet.text.casefold() == other.snippet.text.casefold()

    def _passage(self, hit: Hit, rule: str, *, told: bool) -> FoundPassage:
        passage = self.passages[hit.passage or 0]
        text = passage.texts[hit.language].strip()
        return FoundPassage(
            passage.key,
            passage.kind,
            passage.kind in NUMBERED,
            hit.language,
            self._address(rule, passage, hit.language),
            self._cut(text, hit.language) if told else None,
        )

    def _cut(self, text: str, language: str) -> Snippet:
        return cut(text, language, self.asked.words[language])

    def _address(self, rule: str, passage: _Printed, language: str) -> str:
        """A case has a page; every other passage a place on the page of its rule, in the language it was found in."""
        texts = texts_with(self.remembered, self.language, language)
        query = f"?texts={texts}" if texts else ""
        if passage.kind == Passage.Kind.CASE:
            return f"{addresses.case_within(rule, passage.key)}{query}"
        return f"{rule}{query}#{passage.key}"


def _on_the_page(hits: list[Hit]) -> list[Hit]:
    return sorted(hits, key=lambda hit: hit.position)


def numbered(number: str, language: str) -> list[Place]:
    """The rules that a number stands for in the current edition."""
    book = read_concordance(language)
    return [place for place in book.of(book.current) if place.number == written_number(number)]


def suggestions(situations: Iterable[Situation], language: str, places: list[Place]) -> list[Meant]:
    """Situations with the rules that answer them, and the passages that show them, in one query at most."""
    listed = list(situations)
    kinds = _kinds([lead for situation in listed for lead in situation.leads if lead.key])
    told = []
    for situation in listed:
        ways = (_way(lead, places, kinds, language) for lead in situation.leads)
        told.append(Meant(situation.name[language], tuple(way for way in ways if way)))
    return [meant for meant in told if meant.ways]


def _kinds(leads: list[Lead]) -> dict[tuple[int, str], str]:
    """The kinds of the passages that leads name, by version and key."""
    if not leads:
        return {}
    rows = Passage.objects.rewrite(False).filter(
        version__rule__slug__in={lead.rule for lead in leads}, key__in={lead.key for lead in leads}
    )
    return {(version, key): kind for version, key, kind in rows.values_list("version_id", "key", "kind")}


def _way(lead: Lead, places: list[Place], kinds: dict[tuple[int, str], str], language: str) -> Way | None:
    standing = [place for place in places if place.slug == lead.rule]
    if not standing:
        return None
    held = next((place for place in standing if (place.pk, lead.key) in kinds), None)
    example = _example(lead.key, held, kinds, standing[0]) if held else None
    return Way(standing[0], addresses.rule(language, standing[0]), example)


def _example(key: str, held: Place, kinds: dict[tuple[int, str], str], now: Place) -> Example:
    is_case = kinds[held.pk, key] == Passage.Kind.CASE
    address = (addresses.case if is_case else addresses.rule)(held.language, held, key)
    return Example("" if held is now else held.label, key, is_case, held.edition, address)
