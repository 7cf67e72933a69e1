"""Situations that a question may mean, with the rules that answer them and the passages that show them."""

from collections.abc import Iterable
from dataclasses import dataclass

from rules.finding.sayings import Lead, Situation
from rules.models import Passage
from rules.web.site import addresses
from rules.web.site.concordance import RuleInEdition


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

    place: RuleInEdition
    address: str
    example: Example | None


@dataclass(frozen=True, slots=True)
class Meant:
    """A situation that a question may mean, and where it is ruled."""

    name: str
    ways: tuple[Way, ...]


def suggestions(situations: Iterable[Situation], language: str, places: list[RuleInEdition]) -> list[Meant]:
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


def _way(lead: Lead, places: list[RuleInEdition], kinds: dict[tuple[int, str], str], language: str) -> Way | None:
    standing = [place for place in places if place.slug == lead.rule]
    if not standing:
        return None
    held = next((place for place in standing if (place.pk, lead.key) in kinds), None)
    example = _example(lead.key, held, kinds, standing[0]) if held else None
    return Way(standing[0], addresses.rule(language, standing[0]), example)


def _example(key: str, held: RuleInEdition, kinds: dict[tuple[int, str], str], now: RuleInEdition) -> Example:
    is_case = kinds[held.pk, key] == Passage.Kind.CASE
    address = (addresses.case if is_case else addresses.rule)(held.language, held, key)
    return Example("" if held is now else held.label, key, is_case, held.edition, address)
