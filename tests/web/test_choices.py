"""The languages of the texts and of the interface, chosen apart and remembered."""

import pytest
from django.test import Client

from rules.web.site.preferences import Texts
from tests.web.pages import Element, get

pytestmark = [pytest.mark.django_db, pytest.mark.usefixtures("library")]


def shown(page: Element) -> list[str]:
    """The languages of the printed passages, in the order of the columns."""
    return list(dict.fromkeys(text.language for text in page.all(css="row") for text in text.all("p", "printed")))


@pytest.mark.parametrize(
    ("address", "languages"),
    [
        ("/it/2026/48/", ["it"]),
        ("/es/2026/48/", ["es"]),
        ("/de/2026/48/", ["it", "es"]),
        ("/en/2026/48/", ["it", "es"]),
        ("/it/2026/48/?texts=it,es", ["it", "es"]),
        ("/it/2026/48/?texts=es,it", ["es", "it"]),
        ("/it/2026/48/?texts=it&texts=es", ["it", "es"]),
        ("/de/2026/48/?texts=es", ["es"]),
        ("/it/2026/48/?texts=IT", ["it"]),
        ("/it/2026/48/?texts=fr,es", ["es"]),
        ("/it/2026/48/?texts=fr", ["it"]),
        ("/it/2026/48/?texts=", ["it"]),
        ("/it/2026/48/?texts=%00%F0%9F%92%A9,,,", ["it"]),
        ("/it/2026/48/?texts=de", ["it", "es"]),
        ("/it/2024/45/?texts=it,de,es", ["it", "de"]),
    ],
)
def test_the_texts_are_those_asked_for_or_what_there_is(client: Client, address: str, languages: list[str]) -> None:
    assert shown(get(client, address)) == languages


def test_the_languages_of_the_texts_are_remembered_apart_from_the_interface(client: Client) -> None:
    get(client, "/it/2026/48/?texts=it,es")
    assert shown(get(client, "/de/2026/48/")) == ["it", "es"]
    assert shown(get(client, "/de/2024/45/")) == ["it"]
    get(client, "/de/2024/45/?texts=de")
    assert shown(get(client, "/it/2024/45/")) == ["de"]


def test_a_language_that_was_asked_for_and_is_not_held_is_named(client: Client) -> None:
    page = get(client, "/it/2026/48/?texts=it,de")
    assert page.one("p", "absent").text == "Di questa regola qui non c’è il testo tedesco."


def test_the_language_last_read_in_is_remembered(client: Client) -> None:
    client.get("/de/2026/")
    assert client.get("/")["Location"] == "/de/"
    client.get("/es/2026/", headers={"sec-fetch-site": "same-origin"})
    assert client.get("/48")["Location"] == "/es/2026/48/"


def test_a_link_on_another_site_changes_no_language(client: Client) -> None:
    client.get("/de/2026/")
    client.get("/it/2026/", headers={"sec-fetch-site": "cross-site"})
    assert client.get("/")["Location"] == "/de/"


BACKGROUND = {
    "a script": {"sec-fetch-mode": "cors"},
    "a script, or the service worker with a changed request": {"sec-fetch-mode": "same-origin"},
    "a style or an image": {"sec-fetch-mode": "no-cors"},
    "a browser that loads beforehand": {"sec-fetch-mode": "navigate", "sec-purpose": "prefetch;prerender"},
    "an older browser that loads beforehand": {"purpose": "prefetch"},
    "htmx": {"hx-request": "true"},
}
LINK = "s=1~2026~25-50~SB_BB.o2x25_BTN~2to600_0fold_1push1x1000"
ADDRESSES = [
    "/it/",
    "/it/2026/",
    "/it/2026/48/?texts=es&terms=off",
    "/it/2026/48/1.3/?texts=es",
    f"/it/card/?{LINK}&languages=es,en",
    f"/it/what-if/?{LINK}",
    "/it/find/",
    "/it/quiz/",
    "/it/search/?q=ficha",
    "/it/glossary/",
    "/it/concordance/",
    "/it/coverage/",
    "/it/compare/prior-bet-chips/",
    "/it/audit/",
    "/it/api/",
    "/it/offline/",
    "/it/2026/booklet/",
    "/it/2026/stock.json",
    "/it/manifest.webmanifest",
    "/it/preview/2026/48/",
    "/it/preview/term/call/",
    "/worker.js",
    "/48",
    "/",
    "/it/nowhere/at/all/",
    "/api/1/editions?language=it",
]


@pytest.mark.parametrize("address", ADDRESSES)
def test_a_request_in_the_background_changes_no_choice(address: str) -> None:
    for headers in BACKGROUND.values():
        client = Client(headers=headers)
        client.cookies["language"] = "de"
        tag = client.get(address).headers.get("ETag", "")
        client.get(address, headers={"if-none-match": tag})
        assert list(client.cookies) == ["language"]
        assert client.cookies["language"].value == "de"


def test_a_page_that_the_service_worker_passes_on_is_remembered(client: Client) -> None:
    client.get("/it/2026/48/?texts=es", headers={"sec-fetch-mode": "navigate", "sec-fetch-dest": "empty"})
    assert {name: morsel.value for name, morsel in client.cookies.items()} == {"texts": "es", "language": "it"}


def test_a_link_on_another_site_that_the_service_worker_passes_on_changes_no_language(client: Client) -> None:
    headers = {"sec-fetch-site": "same-origin", "referer": "https://forum.example/thread"}
    assert "language" not in client.get("/it/2026/", headers=headers).cookies
    assert (
        "language" in client.get("/it/2026/", headers={"host": "localhost", "referer": "http://localhost/de/"}).cookies
    )


def test_cookies_are_plain_and_for_this_site_alone(client: Client) -> None:
    response = client.get("/it/2026/48/?texts=it,es")
    assert {name: morsel.value for name, morsel in response.cookies.items()} == {"texts": "it-es", "language": "it"}
    assert all(morsel["samesite"] == "Lax" and morsel["httponly"] for morsel in response.cookies.values())


def test_a_cookie_of_nonsense_is_no_trouble(client: Client) -> None:
    client.cookies["texts"] = "%%%fr--xx"
    client.cookies["language"] = "klingon"
    assert shown(get(client, "/it/2026/48/")) == ["it"]


@pytest.mark.parametrize("address", ["/it/2026/48/", "/it/2026/48/1.1/", "/it/"])
def test_pages_with_texts_vary_with_the_cookie(client: Client, address: str) -> None:
    assert "Cookie" in client.get(address)["Vary"]


def test_languages_are_added_and_taken_away() -> None:
    texts = Texts(held=("it", "de", "es"), shown=("it", "de"))
    assert texts.toggled("de") == ("it",)
    assert texts.toggled("es") == ("it", "de", "es")
    assert texts.added("it") == ("it", "de")
    assert Texts((), ("it", "de", "es")).added("en") == ("de", "es", "en")
