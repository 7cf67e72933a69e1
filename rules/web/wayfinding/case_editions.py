"""In which other editions a case stands that somebody asked for in one that does not have it."""

from dataclasses import dataclass

from rules.languages import column
from rules.models import Passage, WorkedCase
from rules.web.site import addresses
from rules.web.site.concordance import Concordance, RuleInEdition


@dataclass(frozen=True, slots=True)
class Whereabouts:
    """A case in an edition: one of ours by its title, a printed one by its key."""

    place: RuleInEdition
    name: str
    address: str


def whereabouts(concordance: Concordance, here: RuleInEdition, key: str) -> list[Whereabouts]:
    """The editions in which a rule has a case, the newest first, in one query."""
    own = key[:1].isalpha()
    return _told(concordance, here, key) if own else _printed(concordance, here, key)


def _told(concordance: Concordance, here: RuleInEdition, key: str) -> list[Whereabouts]:
    rows = WorkedCase.objects.rewrite(False).filter(rule__slug=here.slug, key__iexact=key)
    case = rows.values_list("key", column("title", here.language), "first__position", "last__position").first()
    if case is None:
        return []
    found, title, first, last = case
    return [
        Whereabouts(place, title or found, addresses.case(here.language, place, found))
        for place in concordance.across(here.slug)
        if first <= (position := concordance.editions[place.edition].position) and (last is None or position <= last)
    ]


def _printed(concordance: Concordance, here: RuleInEdition, key: str) -> list[Whereabouts]:
    rows = Passage.objects.rewrite(False).filter(version__rule__slug=here.slug, kind=Passage.Kind.CASE, key__iexact=key)
    keys = dict(rows.values_list("version_id", "key"))
    return [
        Whereabouts(place, keys[place.pk], addresses.case(here.language, place, keys[place.pk]))
        for place in concordance.across(here.slug)
        if place.pk in keys
    ]
