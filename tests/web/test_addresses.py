"""Every address leads to its page, in every language, or says what became of it."""

import pytest
from django.test import Client

from rules.models import WorkedCase
from tests.web.pages import LANGUAGES, get

pytestmark = [pytest.mark.django_db, pytest.mark.usefixtures("library")]

PAGES = [
    "/{}/",
    "/{}/search/",
    "/{}/glossary/",
    "/{}/glossary/?q=ficha",
    "/{}/2026/",
    "/{}/2024/",
    "/{}/2011/",
    "/{}/2026/48/",
    "/{}/2024/45/",
    "/{}/2024/16/",
    "/{}/2026/46/",
    "/{}/2026/floor-decisions/",
    "/{}/2024/RP-11/",
    "/{}/2013/41/",
    "/{}/2013/raise-amounts/",
    "/{}/2026/48/1.3/",
    "/{}/2024/45/4-B/",
    "/{}/2024/16/3/",
    "/{}/what-if/",
    "/{}/what-if/?s=1~2026~25-50~SB_BB.o2x25_BTN~2to600_0fold_1push1x1000",
    "/{}/card/?s=1~2026~25-50~SB_BB.o2x25_BTN~2to600_0fold_1push1x1000",
]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("address", PAGES)
def test_every_page_opens_in_every_language(client: Client, address: str, language: str) -> None:
    page = get(client, address.format(language))
    assert page.one("html").language == language
    assert len(page.all("h1")) == 1


@pytest.mark.parametrize(
    ("asked", "header", "cookie", "leads_to"),
    [
        ("/", "de-AT,de;q=0.9,en;q=0.5", None, "/de/"),
        ("/", "fr,es;q=0.4", None, "/es/"),
        ("/", "fr", None, "/en/"),
        ("/", "de", "it", "/it/"),
        ("/48", "es", None, "/es/2026/48/"),
        ("/48/", "es", None, "/es/2026/48/"),
        ("/48-1.3", "it", None, "/it/2026/48/1.3/"),
        ("/48-C.1", "it", None, "/it/2026/48/#C.1"),
        ("/48-b", "it", None, "/it/2026/48/#B"),
        ("/2024/46", "de", None, "/de/2024/46/"),
        ("/2024/45-4-b", "de", None, "/de/2024/45/4-B/"),
        ("/2013/41", "de", None, "/de/2013/41/"),
        ("/2013/41-B", "de", None, "/de/2013/reopening-the-bet/"),
        ("/2024", "de", None, "/de/2024/"),
        ("/RP-11", "it", None, "/it/2026/RP-11/"),
        ("/rp11/", "it", None, "/it/2026/RP-11/"),
        ("/2024/rp-11", "es", None, "/es/2024/RP-11/"),
        ("/RP-11-1.3", "es", None, "/es/2026/RP-11/1.3/"),
        ("/2013/RP-11", "de", None, "/de/2013/RP-11/"),
        ("/199", "de", None, "/de/2026/199/"),
        ("/glossary/?q=Chip", "de", None, "/de/glossary/?q=Chip"),
    ],
)
def test_short_addresses_lead_to_the_page_in_the_readers_language(
    client: Client, asked: str, header: str, cookie: str | None, leads_to: str
) -> None:
    if cookie:
        client.cookies["language"] = cookie
    response = client.get(asked, headers={"accept-language": header})
    assert (response.status_code, response["Location"]) == (302, leads_to)
    assert {"Accept-Language", "Cookie"} <= set(response["Vary"].replace(" ", "").split(","))


@pytest.mark.parametrize(
    ("asked", "leads_to"),
    [
        ("/it/2026/48", "/it/2026/48/"),
        ("/it/2026", "/it/2026/"),
        ("/it", "/it/"),
        ("/it/2026/48/1.3", "/it/2026/48/1.3/"),
        ("/it/2026/prior-bet-chips/", "/it/2026/48/"),
        ("/it/2026/prior-bet-chips/?texts=it,es", "/it/2026/48/?texts=it,es"),
        ("/it/2024/45/4-b/", "/it/2024/45/4-B/"),
        ("/it/2024/multiple-chips/4-B/", "/it/2024/45/4-B/"),
        ("/it/2013/41-A/", "/it/2013/raise-amounts/"),
        ("/it/2026/rp-11/", "/it/2026/RP-11/"),
        ("/it/2024/big-blind-ante/", "/it/2024/RP-11/"),
        ("/it/search/?q=48", "/it/2026/48/"),
        ("/it/search/?q=rp11", "/it/2026/RP-11/"),
        ("/de/search/?q=RP+11+2024", "/de/2024/RP-11/"),
        ("/es/search/?q=RP-11", "/es/2026/RP-11/"),
        ("/it/search/?q=48+1.3", "/it/2026/48/1.3/"),
        ("/it/search/?q=46+2024", "/it/2024/46/"),
        ("/de/search/?q=Regel+45+aus+2024", "/de/2024/45/"),
        ("/es/search/?q=regla+48+B", "/es/2026/48/#B"),
    ],
)
def test_other_ways_to_write_an_address_lead_to_the_one(client: Client, asked: str, leads_to: str) -> None:
    response = client.get(asked)
    assert response.status_code in {301, 302}
    assert response["Location"] == leads_to


def test_a_number_that_stands_for_two_rules_offers_both(client: Client) -> None:
    page = get(client, "/it/2013/41/")
    links = [link.attributes["href"] for link in page.one("main").all("a", "entry")]
    assert links == ["/it/2013/raise-amounts/", "/it/2013/reopening-the-bet/"]
    assert page.texts(css="number") == ["41-A", "41-B"]


def test_cases_are_walked_through_within_a_rule_and_over_the_edition(client: Client) -> None:
    walked, address = [], "/it/2024/16/1/"
    while address:
        walked.append(address)
        following = get(client, address).all("a", rel="next")
        address = following[0].attributes["href"] if following else ""
    rest = ["1-A", "1-B", "2", "3", "4", "4-A", "4-B"]
    printed = [at for at in walked if at.split("/")[4][0].isdigit()]
    assert printed == [f"/it/2024/16/{n}/" for n in (1, 2, 3)] + [f"/it/2024/45/{n}/" for n in rest]
    ours = [at for at in walked if at.split("/")[4][0].isalpha()]
    assert len(ours) == len(set(ours)) >= WorkedCase.objects.filter(rule__slug="multiple-chips").count()
    back = get(client, walked[3]).one("a", rel="prev")
    assert back.attributes["href"] == walked[2]


UNPRINTED = {
    "it": "Il punto C qui non è riportato.",
    "de": "Absatz C ist hier nicht abgedruckt.",
    "es": "El apartado C no figura aquí.",
    "en": "Clause C is not printed here.",
}


@pytest.mark.parametrize(
    ("asked", "address"),
    [
        ("/46-C", "/{}/2026/46/?clause=C"),
        ("/46c", "/{}/2026/46/?clause=C"),
        ("/2026/46-C", "/{}/2026/46/?clause=C"),
        ("/2024/53-C", "/{}/2024/53/?clause=C"),
        ("/{}/2026/46/C/", "/{}/2026/46/?clause=C"),
        ("/{}/2026/46-C/", "/{}/2026/46/?clause=C"),
        ("/{}/2026/46-c/", "/{}/2026/46/?clause=C"),
        ("/{}/search/?q=46-C", "/{}/2026/46/?clause=C"),
        ("/{}/search/?q=46c", "/{}/2026/46/?clause=C"),
        ("/{}/search/?q=46-C+2024", "/{}/2024/46/?clause=C"),
        ("/{}/search/?q=rule+17-C", "/{}/2026/17/?clause=C"),
        ("/{}/search/?q=regla+53+C", "/{}/2026/53/?clause=C"),
        ("/2024/45-C", "/{}/2024/45/?clause=C"),
    ],
)
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_clause_that_is_not_held_opens_its_rule_which_says_so(
    client: Client, language: str, asked: str, address: str
) -> None:
    response = client.get(asked.format(language), headers={"accept-language": language})
    assert response["Location"] == address.format(language)
    assert get(client, response["Location"]).one("main").texts("p", "banner")[0] == UNPRINTED[language]


@pytest.mark.parametrize(
    ("asked", "address"),
    [
        ("/48-C", "/it/2026/48/#C"),
        ("/48c", "/it/2026/48/#C"),
        ("/it/2026/48/C.1/", "/it/2026/48/#C.1"),
        ("/it/2026/48-B/?texts=it", "/it/2026/48/?texts=it#B"),
        ("/it/2026/46-C/?texts=it", "/it/2026/46/?clause=C&texts=it"),
        ("/2013/41-A", "/it/2013/raise-amounts/"),
        ("/it/2026/48/A/", "/it/2026/48/#A"),
        ("/2024/45-4-B", "/it/2024/45/4-B/"),
    ],
)
def test_a_clause_or_case_that_is_held_is_opened(client: Client, asked: str, address: str) -> None:
    assert client.get(asked, headers={"accept-language": "it"})["Location"] == address


@pytest.mark.parametrize("asked", ["/it/2026/99-C/", "/it/2026/99/C/", "/it/2026/48/9.9/", "/it/2026/nothing-C/"])
def test_an_unknown_rule_or_case_is_not_found(client: Client, asked: str) -> None:
    assert client.get(asked, follow=True).status_code == 404


@pytest.mark.parametrize("query", ["?clause=C", "?clause=%3Cb%3E", "?clause=C.1", "?clause="])
def test_no_clause_is_missing_that_is_printed_or_is_none(client: Client, query: str) -> None:
    assert get(client, f"/en/2026/48/{query}").one("main").texts("p", "banner") == []
