"""A compare page, from the request to the markup: the longest rule that is shipped in four columns of text."""

from django.test import Client

import tests.ready  # noqa: F401 - Django must be set up before its models are imported
from rules.models import Passage, Translation
from tests.bench.library import library
from tests.bench.timing import best_of, show

RULE, EDITION = "prior-bet-chips", "2026"
COLUMNS = "?a=2026.it&b=2026.es&c=2026.de&d=2026.en"


def measure() -> None:
    with library():
        _in_four_languages()
        client = Client(SERVER_NAME="localhost")
        address = f"/it/compare/{RULE}/{COLUMNS}"
        page = client.get(address)
        assert page.status_code == 200, page.status_code
        spent = best_of(20, lambda: client.get(address)) * 1000
        show(spent, "ms", f"compare page of the longest rule, four columns, {len(page.content) // 1000} kB")


def _in_four_languages() -> None:
    """Give the rule a German and an English text as long as the others, each passage a little different."""
    passages = Passage.objects.rewrite(False).filter(version__edition__key=EDITION, version__rule__slug=RULE)
    for passage in passages:
        passage.text_de = (passage.text_es or passage.text_it).replace("ficha", "Chip")
        passage.text_en = (passage.text_it or passage.text_es).replace("gettone", "chip")
        passage.save()
    for language in ("de", "en"):
        Translation.objects.create(version=passages[0].version, language=language, page="x")
