"""The glossary: the terms in the reader's alphabet, found by any of their words, each with its rules."""

import pytest
from django.test import Client

from rules.finding.terms import initial
from rules.models import Edition, Term
from tests.web.pages import LANGUAGES, Element, get

pytestmark = [pytest.mark.django_db, pytest.mark.usefixtures("library")]


def term(page: Element, key: str) -> Element:
    return page.one("div", "term", id=key)


def keys(page: Element) -> list[str]:
    return [each.attributes["id"] for each in page.all("div", "term")]


def names(page: Element) -> list[str]:
    return [each.one("dt").one("a").text for each in page.all("div", "term")]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_term_stands_once_under_its_letter(client: Client, language: str) -> None:
    page = get(client, f"/{language}/glossary/")
    assert sorted(keys(page)) == sorted(Term.objects.values_list("key", flat=True))
    letters = page.one("nav", "letters").all("a")
    headings = [page.one("h2", id=link.attributes["href"][1:]).text for link in letters]
    assert [link.text for link in letters] == headings == sorted(headings)
    for section in page.one("main").all("section"):
        assert {initial(name) for name in names(section)} == {section.one("h2").text}


@pytest.mark.parametrize(
    ("language", "name", "above", "below"),
    [
        ("it", "Ärmel", "aprire", "assegnare"),
        ("de", "übergangen", "Turnierleitung", "unklare Bet"),
        ("es", "ñandú", "mano viva", "no permitido"),
        ("en", "état", "elimination", "etiquette"),
    ],
)
def test_letters_with_signs_stand_where_they_stand_without(
    client: Client, language: str, name: str, above: str, below: str
) -> None:
    Term.objects.rewrite(False).filter(key="award").update(**{f"name_{language}": above})
    Term.objects.rewrite(False).filter(key="board").update(**{f"name_{language}": below})
    Term.objects.rewrite(False).filter(key="cap").update(**{f"name_{language}": name})
    listed = names(get(client, f"/{language}/glossary/"))
    assert listed.index(above) < listed.index(name) < listed.index(below)


@pytest.mark.parametrize(
    ("language", "named"),
    [("it", "l’all-in"), ("de", "das All-in"), ("es", "el all-in"), ("en", "all-in")],
)
def test_a_name_has_its_article(client: Client, language: str, named: str) -> None:
    assert term(get(client, f"/{language}/glossary/"), "all-in").one("dt").text == named


@pytest.mark.parametrize(
    ("language", "title", "also", "unwanted"),
    [
        ("it", "Glossario", "anche:", "non: gettone strano"),
        ("de", "Glossar", "auch:", "nicht: merkwürdiger Chip"),
        ("es", "Glosario", "también:", "no: ficha rara"),
        ("en", "Glossary", "also:", ""),
    ],
)
def test_a_term_has_its_words_and_is_said_in_the_other_languages(
    client: Client, language: str, title: str, also: str, unwanted: str
) -> None:
    page = get(client, f"/{language}/glossary/")
    entry = term(page, "odd-chip")
    assert page.one("h1").text == title
    assert entry.texts("dd")[1].startswith(f"{also} ")
    assert unwanted in entry.text
    said = {span.language: span.text for span in entry.one("dd", "elsewhere").all("span")}
    every = {
        "it": "IT il gettone dispari",
        "de": "DE der ungerade Chip",
        "es": "ES la ficha impar",
        "en": "EN odd chip",
    }
    assert said == {code: text for code, text in every.items() if code != language}


def test_a_term_leads_to_its_rules_in_the_current_edition(client: Client) -> None:
    link = term(get(client, "/it/glossary/"), "overchip").one("dd", "at").one("a")
    assert (link.attributes["href"], link.text) == ("/it/2026/46/", "46 Gettone di valore superiore")
    Edition.objects.filter(current=True).update(current=False)
    Edition.objects.filter(key="2024").update(current=True)
    page = get(client, "/it/glossary/")
    assert term(page, "overchip").one("dd", "at").one("a").attributes["href"] == "/it/2024/44/"
    # What the current edition does not have is shown in the newest that has it.
    assert term(page, "simultaneous-elimination").one("dd", "at").one("a").attributes["href"] == "/it/2026/22/"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("asked", "key"),
    [
        ("gettone dispari", "odd-chip"),
        ("UNGERADE CHIPS", "odd-chip"),
        ("ficha rara", "odd-chip"),
        ("boton", "button"),
        ("50 prozent huerde", "half-raise-standard"),
        ("string bet", "string-bet"),
        ("hold'em", "holdem"),
    ],
)
def test_any_word_of_any_language_finds_the_term(client: Client, asked: str, key: str, language: str) -> None:
    page = get(client, f"/{language}/glossary/?q={asked}")
    assert key in keys(page)
    assert len(keys(page)) < 20
    assert page.one("main").one("input", name="q").attributes["value"] == asked


@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        ("it", "Il glossario non ha nessuna parola come «xyzzy»."),
        ("de", "Das Glossar hat kein Wort wie „xyzzy“."),
        ("es", "El glosario no tiene ninguna palabra como «xyzzy»."),
        ("en", "The glossary has no word like “xyzzy”."),
    ],
)
def test_where_nothing_is_found_it_says_so_and_leads_on(client: Client, language: str, sentence: str) -> None:
    told = get(client, f"/{language}/glossary/?q=xyzzy").one("p", "of")
    assert told.text.startswith(sentence)
    links = [link.attributes["href"] for link in told.all("a")]
    assert links == [f"/{language}/glossary/", f"/{language}/search/?q=xyzzy"]


@pytest.mark.parametrize(
    ("language", "one", "several"),
    [
        ("it", "1 voce per «blackjack».", "voci per «ante»."),
        ("de", "1 Eintrag zu „blackjack“.", "Einträge zu „ante“."),
        ("es", "1 término para «blackjack».", "términos para «ante»."),
        ("en", "1 term for “blackjack”.", "terms for “ante”."),
    ],
)
def test_it_says_how_many_were_found(client: Client, language: str, one: str, several: str) -> None:
    Term.objects.rewrite(False).filter(key="cap").update(words={"en": {"discouraged": ["blackjack"]}})
    assert get(client, f"/{language}/glossary/?q=blackjack").one("p", "of").text.startswith(one)
    assert several in get(client, f"/{language}/glossary/?q=ante").one("p", "of").text


@pytest.mark.parametrize("asked", ["", " ", "%20", "%00", "&", "%3Cb%3E", "’", "x" * 5000])
def test_odd_questions_do_no_harm(client: Client, asked: str) -> None:
    assert "<b>" not in get(client, f"/it/glossary/?q={asked}").raw or asked == "%3Cb%3E"


def test_a_term_without_a_name_here_stands_under_its_key(client: Client) -> None:
    Term.objects.rewrite(False).filter(key="razz").update(name_de=None, means_de="", article_de="")
    page = get(client, "/de/glossary/")
    assert term(page, "razz").one("dt").text == "razz"
    assert "DE" not in term(get(client, "/it/glossary/"), "razz").text


@pytest.mark.parametrize("language", LANGUAGES)
def test_home_and_the_pages_for_translators_lead_here(client: Client, language: str) -> None:
    for path in ("", "concordance/", "audit/"):
        assert get(client, f"/{language}/{path}").one("main").one("a", href=f"/{language}/glossary/")


# The search page


@pytest.mark.parametrize(
    ("language", "asked", "told"),
    [
        ("it", "gettoni dispari", "Voce: il gettone dispari – Il gettone che avanza"),
        ("de", "odd chip", "Begriff: der ungerade Chip – "),
        ("es", "la ficha impar", "Término: la ficha impar – "),
        ("en", "Odd-Chips", "Term: odd chip – "),
        ("en", "gettone dispari", "Term: odd chip – "),
    ],
)
def test_a_search_for_a_term_names_it_first(client: Client, language: str, asked: str, told: str) -> None:
    named = get(client, f"/{language}/search/?q={asked}").one("ul", "named").one("li")
    assert named.text.startswith(told)
    assert named.one("a").attributes["href"] == f"/{language}/glossary/#odd-chip"


@pytest.mark.parametrize("asked", ["gettone dispari nel piatto", "the", "una ficha sola", "xyzzy"])
def test_a_search_for_anything_else_names_no_term(client: Client, asked: str) -> None:
    assert get(client, f"/en/search/?q={asked}").all("ul", "named") == []
