"""What was found, as the search page shows it: rules with the passages and the words of ours that answer."""

from collections.abc import Iterable
from dataclasses import dataclass

from rules.finding.asking import Asked
from rules.finding.ranking import Found, Group, Hit, Part
from rules.finding.sayings import Situation
from rules.finding.snippets import Snippet, cut
from rules.languages import LANGUAGES, column
from rules.models import Passage
from rules.web.reading.contents import without_number
from rules.web.search.own_words import own_words
from rules.web.site import addresses
from rules.web.site.citations import Links
from rules.web.site.concordance import RuleInEdition, read_concordance, read_rules, written_number
from rules.web.site.content_cache import while_unchanged
from rules.web.site.preferences import texts_with
from rules.web.site.words import PASSAGES
from rules.web.text.rows import NUMBERED

MOST_RULES = 20
"""Rules on a page of results."""

MOST_PASSAGES = 3
"""Passages of a rule that are shown with their text; the others are named."""

MOST_OF_OURS = 1
"""Words of ours on a rule that are shown with their text: there are so many that they would hide what is printed."""


@dataclass(frozen=True, slots=True)
class Title:
    """A title in a language, `printed` where it is one that a page gives."""

    language: str
    snippet: Snippet
    printed: bool


@dataclass(frozen=True, slots=True)
class FoundPassage:
    """A passage, or words of ours, that hold what was asked for; without a snippet they are only named.

    A worked case of ours has a title.
    """

    key: str
    kind: str
    numbered: bool
    language: str
    address: str
    snippet: Snippet | None
    ours: bool = False
    title: Snippet | None = None

    @property
    def label(self) -> str:
        """What it is called: its key where the page prints it."""
        return self.key if self.numbered else str(PASSAGES.get(self.kind, self.kind))


@dataclass(frozen=True, slots=True)
class Result:
    """A rule in an edition, with what was found of it, the best of it with its text and more by name alone.

    `others` are titles in other languages that were found.
    """

    place: RuleInEdition
    current: bool
    address: str
    title: Title
    others: tuple[Title, ...]
    passages: tuple[FoundPassage, ...]
    more: tuple[FoundPassage, ...]
    more_of_ours: tuple[FoundPassage, ...]


def places_of(found: Found, meant: Iterable[Situation], language: str) -> list[RuleInEdition]:
    """The places of the rules that are shown, and in all editions of those that answer a situation."""
    shown = {group.version for group in found.best(MOST_RULES)}
    leads = {lead.rule for situation in meant for lead in situation.leads}
    return read_rules(language, lambda place: place.pk in shown or place.slug in leads) if shown or leads else []


def results(
    asked: Asked, found: Found, language: str, places: Iterable[RuleInEdition], remembered: str
) -> list[Result]:
    """The rules that were found, with snippets; `remembered` are the languages of the texts that the reader chose."""
    groups = found.best(MOST_RULES)
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

    def result(self, group: Group, place: RuleInEdition) -> Result:
        names = [self._title(hit, place) for hit in group.hits if hit.spot.names]
        ours = Title(self.language, self._cut(place.title, self.language), printed=False)
        title = next((name for name in names if name.language == self.language and name.printed), ours)
        others = tuple(name for name in names if name.language != self.language and not self._is_told(title, name))
        address = addresses.rule(self.language, place)
        told = _told([hit for hit in group.hits if not hit.spot.names])
        named = [hit for hit in group.hits if not (hit.spot.names or hit in told)]
        more = [self._inside(hit, place, address, told=False) for hit in sorted(named, key=lambda hit: hit.spot.order)]
        return Result(
            place,
            group.current,
            address,
            title,
            others[:1] if not any(piece.marked for piece in title.snippet.pieces) else (),
            tuple(self._inside(hit, place, address, told=True) for hit in told),
            tuple(each for each in more if not each.ours),
            tuple(each for each in more if each.ours),
        )

    def _title(self, hit: Hit, place: RuleInEdition) -> Title:
        if hit.spot.part is Part.TITLE:
            return Title(hit.language, self._cut(place.titles[hit.language], hit.language), printed=False)
        heading = without_number(self.passages[hit.spot.pk].texts[hit.language])
        return Title(hit.language, self._cut(heading, hit.language), printed=True)

    def _is_told(self, title: Title, other: Title) -> bool:
        return title.snippet.text.casefold() == other.snippet.text.casefold()

    def _inside(self, hit: Hit, place: RuleInEdition, rule: str, *, told: bool) -> FoundPassage:
        return self._ours(hit, place, rule, told=told) if hit.spot.is_ours else self._passage(hit, rule, told=told)

    def _ours(self, hit: Hit, place: RuleInEdition, rule: str, *, told: bool) -> FoundPassage:
        """Our words are in every language, and so their page is that of the reader's."""
        own = own_words(hit.spot, hit.language, Links(read_concordance(self.language), place.edition, self.language))
        return FoundPassage(
            own.key,
            hit.spot.part.name.lower(),
            False,
            hit.language,
            addresses.case_within(rule, own.key) if own.key else f"{rule}#summary",
            self._cut(own.text, hit.language) if told else None,
            ours=True,
            title=self._cut(own.title, hit.language) if own.title else None,
        )

    def _passage(self, hit: Hit, rule: str, *, told: bool) -> FoundPassage:
        passage = self.passages[hit.spot.pk]
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


def _told(hits: list[Hit]) -> list[Hit]:
    """Those that are shown with their text, the best first."""
    ours = [hit for hit in hits if hit.spot.is_ours][:MOST_OF_OURS]
    return [hit for hit in hits if hit in ours or not hit.spot.is_ours][:MOST_PASSAGES]


def numbered(number: str, language: str) -> list[RuleInEdition]:
    """The rules that a number stands for in the current edition."""
    concordance = read_concordance(language)
    return [place for place in concordance.of(concordance.current) if place.number == written_number(number)]
