"""The cases of an edition as the texts of links."""

from collections.abc import Iterator
from typing import Any

from rules.engine.problems import ScenarioRefused
from rules.engine.reading import in_edition, read_scenario
from rules.models import Scenario as StoredScenario
from rules.web.cases.own import VERSION, worked_cases
from rules.web.sharing import notation
from rules.web.site import addresses
from rules.web.site.concordance import Concordance


def shared_texts(concordance: Concordance, edition: str) -> Iterator[tuple[str, str]]:
    """Yield the text of each scenario with the name of its case, in two queries."""
    printed = StoredScenario.objects.filter(passage__version__edition__key=edition).order_by("passage", "position")
    ours = worked_cases(concordance, edition).filter(data__isnull=False)
    rows = [
        *printed.values_list("passage__version_id", "passage__key", "data"),
        *ours.values_list(VERSION, "key", "data"),
    ]
    places = {place.pk: place for place in concordance.of(edition)}
    for version, key, data in rows:
        text = _text(data, edition)
        if text:
            yield text, addresses.name_case(places[version], key)


def _text(data: Any, edition: str) -> str:
    try:
        scenario = in_edition(read_scenario(data), edition)
    except ScenarioRefused:
        return ""
    return notation.write(scenario)
