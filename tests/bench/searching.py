"""Search as the page answers it: is the right rule first, is it among the first three, is nothing found for nothing?

The queries and their rules stand in tests/finding/queries.  Both parts are printed; only the tuning part may be read.
"""

import re

from django.test import Client

import tests.ready  # noqa: F401 - Django must be set up before its models are imported
from rules.languages import LANGUAGES
from rules.web.site.concordance import read_concordance
from tests.bench.library import library
from tests.finding.queries import PARTS, is_long, queries

_ENTRY = re.compile(r'<a class="entry" href="([^"]+)"')
_RULE = re.compile(r"^/[a-z]{2}/(?P<edition>[^/]+)/(?P<name>[^/#?]+)")


def measure() -> None:
    with library():
        client = Client(SERVER_NAME="localhost")
        slugs = {language: _slugs(language) for language in LANGUAGES}
        for part in PARTS:
            asked = [(query, _rules(client, query, slugs[query["language"]])) for query in queries(part)]
            for name, wanted in (("short", False), ("long", True)):
                _show(part, name, [row for row in asked if row[0]["rules"] and is_long(row[0]) is wanted])
            empty = [found for query, found in asked if not query["rules"]]
            print(f"{sum(map(bool, empty)):>12} of   {len(empty)} queries without an answer find a rule, {part}")


def _show(part, name, rows):
    """Print the share of queries with a right rule first, and among the first three."""
    first = sum(found[:1] != [] and found[0] in query["rules"] for query, found in rows)
    three = sum(bool(set(found[:3]) & set(query["rules"])) for query, found in rows)
    print(
        f"{100 * first / len(rows):>12.1f} %    first hit right, {100 * three / len(rows):.1f} % in the first three: "
        f"{len(rows)} {name} queries, {part}"
    )


def _slugs(language):
    """Return the lasting name of every rule by edition and by what stands for it in addresses."""
    concordance = read_concordance(language)
    return {
        (edition, place.address.lower()): place.slug
        for edition in concordance.editions
        for place in concordance.of(edition)
    }


def _rules(client, query, slugs):
    """Return the rules that the page shows, in its order and each once; a number leads to one."""
    response = client.get(f"/{query['language']}/search/", {"q": query["text"]})
    addresses = [response["Location"]] if response.status_code == 302 else _ENTRY.findall(response.content.decode())
    matches = [_RULE.match(address) for address in addresses]
    return list(dict.fromkeys(slugs.get((match["edition"], match["name"].lower()), "") for match in matches if match))
