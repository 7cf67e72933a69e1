"""The languages of the texts and of the interface, chosen apart and remembered."""

import pytest
from django.test import Client

from rules.web.choices import Texts
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
