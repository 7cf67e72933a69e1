"""What a page says of itself: its title, its one address, and the languages it is in."""

import pytest
from django.core.exceptions import ImproperlyConfigured
from django.test import Client
from pytest_django.fixtures import Settings

from tdasite.environment import contact
from tests.web.pages import LANGUAGES, Element, get

TRANSLATORS = [
    "audit/",
    "concordance/",
    "coverage/",
    "glossary/",
    "compare/multiple-chips/",
    "compare/prior-bet-chips/",
]

pytestmark = [pytest.mark.django_db, pytest.mark.usefixtures("library")]


def alternates(page: Element) -> dict[str, str]:
    return {link.attributes["hreflang"]: link.attributes["href"] for link in page.all("link", rel="alternate")}


@pytest.mark.parametrize(
    ("path", "jump"),
    [
        ("", "/"),
        ("2026/", "/2026"),
        ("2026/48/", "/2026/48"),
        ("2026/48/1.3/", "/2026/48-1.3"),
        ("audit/", "/audit/"),
        ("concordance/", "/concordance/"),
        ("coverage/", "/coverage/"),
        ("glossary/", "/glossary/"),
        ("compare/prior-bet-chips/", "/compare/prior-bet-chips/"),
    ],
)
def test_a_page_names_its_address_and_its_languages(client: Client, path: str, jump: str) -> None:
    page = get(client, f"/it/{path}?texts=es")
    assert page.one("link", rel="canonical").attributes["href"] == f"http://testserver/it/{path}"
    expected = {code: f"http://testserver/{code}/{path}" for code in LANGUAGES} | {
        "x-default": f"http://testserver{jump}"
    }
    assert alternates(page) == expected


@pytest.mark.parametrize("language", LANGUAGES)
def test_titles_and_descriptions_tell_pages_apart(client: Client, language: str) -> None:
    paths = ["", "2026/", "2024/", "2026/48/", "2026/46/", "2026/48/1.1/", "2026/48/1.2/", *TRANSLATORS]
    pages = [get(client, f"/{language}/{path}") for path in paths]
    titles = [page.one("title").text for page in pages]
    descriptions = [page.one("meta", name="description").attributes["content"] for page in pages]
    assert len(set(titles)) == len(set(descriptions)) == len(paths)
    assert all(30 < len(text) < 400 for text in descriptions)


def test_the_description_of_a_case_is_its_verdict(client: Client) -> None:
    page = get(client, "/it/2026/48/1.1/")
    assert "Call di 600 – tornano indietro 450" in page.one("meta", name="description").attributes["content"]


@pytest.mark.parametrize("address", ["/it/2026/999/", "/it/search/?q=xyz", "/it/2013/41/"])
def test_pages_that_are_no_ones_home_are_not_to_be_found(client: Client, address: str) -> None:
    response = client.get(address)
    assert b'content="noindex"' in response.content


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_page_says_that_the_original_prevails_and_how_to_report(
    client: Client, settings: Settings, language: str
) -> None:
    foot = get(client, f"/{language}/2026/48/").one("footer")
    assert "Poker Tournament Directors Association" in foot.text
    assert [link.attributes["href"] for link in foot.all("a")] == ["?terms=off", f"/{language}/api/"]
    settings.REPORT_ADDRESS = "texts@example.org"
    link = get(client, f"/{language}/2026/48/").one("footer").all("a")[0]
    assert link.attributes["href"].startswith("mailto:texts@example.org?subject=")
    assert "2026%2F48" in link.attributes["href"]


def test_changing_the_language_keeps_page_case_and_query(client: Client) -> None:
    page = get(client, "/it/2026/48/1.3/?texts=it,es")
    links = [link.attributes["href"] for link in page.one("nav", "languages").all("a")]
    assert links == [f"/{code}/2026/48/1.3/?texts=it,es" for code in LANGUAGES]


def test_nothing_in_a_page_needs_a_script_or_style_of_its_own(client: Client) -> None:
    response = client.get("/it/2026/48/?texts=it,es")
    page = get(client, "/it/2026/48/?texts=it,es")
    assert "'unsafe-inline'" not in response["Content-Security-Policy"]
    assert page.all("style") == []
    scripts = page.all("script")
    assert scripts
    assert not any(script.raw for script in scripts)
    assert not [e for e in page.all() if "style" in e.attributes or any(name.startswith("on") for name in e.attributes)]
    assert len(page.all("link", rel="stylesheet")) == 1


@pytest.mark.parametrize("address", ["", "a@b.example", "https://example.org/report"])
def test_a_report_address_is_a_mail_address_or_a_page(address: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("REPORT_ADDRESS", address)
    assert contact("REPORT_ADDRESS") == address


@pytest.mark.parametrize("address", ["nobody", "javascript:alert(1)", "a@b", "a b@c.example", "https://"])
def test_anything_else_is_no_report_address(address: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("REPORT_ADDRESS", address)
    with pytest.raises(ImproperlyConfigured, match="REPORT_ADDRESS"):
        contact("REPORT_ADDRESS")


@pytest.mark.parametrize(
    ("address", "title"),
    [
        ("/de/2026/48/1.3/", "48, Fall 1.3 · "),
        ("/de/2026/26/three-players-two-chips/", "26 · Drei Spieler, zwei Chips – "),
        ("/en/2026/26/three-players-two-chips/", "26 · Eight odd chips – "),
    ],
)
def test_the_title_of_a_case_is_its_key_or_its_own_title(client: Client, address: str, title: str) -> None:
    assert get(client, address).one("title").text.startswith(title)
