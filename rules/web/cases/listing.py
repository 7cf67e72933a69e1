"""Which cases an edition has, printed and our own, in the order in which one clicks through them."""

from collections import defaultdict
from dataclasses import dataclass

from rules.languages import column
from rules.models import Passage
from rules.web.cases.own import VERSION, worked_cases
from rules.web.site.concordance import Concordance, RuleInEdition
from rules.web.site.content_cache import while_unchanged


@dataclass(frozen=True, slots=True)
class Listed:
    """A case by its rule and key; one of ours has a title as well."""

    place: RuleInEdition
    key: str
    title: str = ""


@while_unchanged
def cases_of(concordance: Concordance, edition: str, language: str) -> list[Listed]:
    """Return the cases of an edition by rule: those that a page prints, then ours; in two queries."""
    printed = (
        Passage.objects.rewrite(False)
        .filter(version__edition__key=edition, kind=Passage.Kind.CASE)
        .order_by("position")
        .values_list("version_id", "key")
    )
    ours = worked_cases(concordance, edition).values_list(VERSION, "key", column("title", language))
    found: dict[int, list[tuple[str, str]]] = defaultdict(list)
    for version, key in printed:
        found[version].append((key, ""))
    for version, key, title in ours:
        found[version].append((key, title or key))
    return [Listed(place, *case) for place in concordance.of(edition) for case in found[place.pk]]
