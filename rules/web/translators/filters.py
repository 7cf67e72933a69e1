"""The filters of the audit: what can be chosen, and what was."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from django.http import HttpRequest
from django.utils.translation import gettext, pgettext

from rules.compare.checks.base import Severity
from rules.languages import ENDONYMS, LANGUAGES
from rules.models import Translation
from rules.web.site.concordance import Concordance
from rules.web.site.refusals import Refused


@dataclass(frozen=True, slots=True)
class Option:
    """One value of a filter; `speaks` is the language that its label is in, where it is another than the page's."""

    value: str
    label: str
    chosen: bool
    speaks: str = ""


@dataclass(frozen=True, slots=True)
class Filter:
    """A select box; its first option chooses everything."""

    name: str
    label: str
    everything: str
    options: tuple[Option, ...]


def filters(request: HttpRequest, concordance: Concordance) -> tuple[Filter, ...]:
    """The filters with what the query chooses, in one query of the database; what cannot be chosen is refused."""
    held = set(Translation.objects.values_list("version_id", "language"))
    versions = {version for version, _ in held}
    places = [place for place in concordance.rules if place.pk in versions]
    titles = {place.slug: f"{place.label or '–'} {place.title}" for place in places}
    editions = {key: key for key in reversed(concordance.editions) if any(place.edition == key for place in places)}
    spoken = {code: ENDONYMS[code] for code in LANGUAGES if any(language == code for _, language in held)}
    severities = {str(severity): str(severity.label) for severity in Severity}
    return (
        _filter(request, "edition", gettext("Edition"), pgettext("editions", "all"), editions),
        _filter(request, "language", gettext("Language"), pgettext("languages", "all"), spoken, speaks=True),
        _filter(request, "rule", gettext("Rule"), pgettext("rules", "all"), titles),
        _filter(request, "severity", gettext("Severity"), pgettext("severities", "all"), severities),
    )


def _filter(
    request: HttpRequest, name: str, label: str, everything: str, values: Mapping[str, str], *, speaks: bool = False
) -> Filter:
    asked = request.GET.get(name, "")
    if asked and asked not in values:
        raise Refused(gettext("There is nothing to filter by under “%(value)s”.") % {"value": asked[:60]}, 400)
    options = (Option(value, text, value == asked, value if speaks else "") for value, text in values.items())
    return Filter(name, label, everything, tuple(options))


def chosen(found: Iterable[Filter]) -> dict[str, str]:
    """What is chosen, by the name of the filter."""
    return {each.name: option.value for each in found for option in each.options if option.chosen}
