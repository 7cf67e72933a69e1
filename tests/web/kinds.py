"""Every kind of page, by address, for tests that open them all."""

from django.test import Client

SHARED = "1~2026~25-50~SB_BB.o2x25_BTN~2to600_0fold_1push1x1000"

WHATEVER_THERE_IS = (
    "/it/", "/it/search/?q=gettone", "/it/search/?q=48", "/it/audit/", "/it/concordance/", "/it/coverage/",
    "/it/glossary/", "/it/glossary/?q=chip", "/it/find/", "/it/find/facing/one-chip/left/", "/it/quiz/",
    "/it/what-if/", f"/it/what-if/?s={SHARED}", f"/it/card/?s={SHARED}", "/it/offline/", "/it/manifest.webmanifest",
    "/it/api/", "/api/1/", "/api/1/editions", "/worker.js", "/", "/it/nothing-here/",
)  # fmt: skip
"""Pages that need no edition and no rule."""

OF_AN_EDITION = (
    "/it/{edition}/", "/it/{edition}/stock.json", "/it/{edition}/booklet/", "/it/quiz/?edition={edition}",
    "/api/1/editions/{edition}/rules", "/api/1/editions/{edition}/cases", "/{edition}",
)  # fmt: skip
OF_A_RULE = (
    "/it/{edition}/{rule}/", "/it/{edition}/{rule}/?texts=it,de,es", "/it/preview/{edition}/{rule}/",
    "/it/compare/{slug}/", "/it/audit/?rule={slug}", "/api/1/editions/{edition}/rules/{rule}", "/{rule}",
)  # fmt: skip
OF_A_CASE = (
    "/it/{edition}/{rule}/{case}/", "/it/quiz/{edition}/{slug}/{case}/", "/{edition}/{rule}-{case}",
    "/it/what-if/?s=" + SHARED + "&of={edition}/{rule}/{case}",
    "/api/1/editions/{edition}/rules/{rule}/cases/{case}",
)  # fmt: skip

ADDRESSES = (*WHATEVER_THERE_IS, *OF_AN_EDITION, *OF_A_RULE, *OF_A_CASE)


def failures(client: Client, addresses: tuple[str, ...] = ADDRESSES, **parts: str) -> list[str]:
    """Open pages, and return those that fail; an exception counts as what a reader would get for it."""
    named = {"edition": "2026", "rule": "48", "slug": "prior-bet-chips", "case": "1.1"} | parts
    client.raise_request_exception = False
    answers = {address: client.get(address.format(**named)) for address in addresses}
    return [address for address, answer in answers.items() if answer.status_code >= 500]
