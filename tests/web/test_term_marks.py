"""The terms of the glossary as they are marked in printed texts and in our own words."""

import re

import pytest
from django.test import Client
from django.utils.translation import override

from rules.finding.naming import Names
from rules.models import Passage, Summary, Term
from rules.web.site.citations import Links
from rules.web.site.concordance import read_concordance
from rules.web.text.markdown import our_words
from rules.web.text.marks import Piece
from rules.web.text.term_marks import with_terms
from tests.web.pages import LANGUAGES, Element, get

pytestmark = [pytest.mark.django_db, pytest.mark.usefixtures("library")]

NAMES = Names("it", [("side pot", "side-pot"), ("pot", ""), ("all-in", "all-in"), ("48 ore", "hours")])
MOST = 6


def marks(element: Element) -> list[tuple[str, str]]:
    return [(link.text, link.attributes["href"]) for link in element.all("a", "defined")]


def texts(page: Element) -> list[Element]:
    """Every printed passage, and every paragraph of ours."""
    ours = [paragraph for box in page.all(css="ours") for paragraph in box.all("p")]
    return [text for text in (*page.all("p", "printed"), *ours) if text.all("a", "defined")]


@pytest.mark.parametrize(
    ("address", "expected"),
    [
        ("/it/2026/48/", ("regola del 50%", "/it/glossary/#half-raise-standard")),
        ("/es/2026/48/", ("fichas previas", "/es/glossary/#prior-bet-chips")),
        # A text is marked in its own language, whatever the page speaks.
        ("/en/2026/48/?texts=it", ("gettoni precedenti", "/it/glossary/#prior-bet-chips")),
        ("/it/2024/45/?texts=de", ("50%-Hürde", "/de/glossary/#half-raise-standard")),
        # And our own words in the language of the page.
        ("/it/2026/46/", ("ultimo gettone", "/it/glossary/#last-chips")),
        ("/de/2026/46/", ("Min-Raise", "/de/glossary/#min-raise")),
        ("/es/2026/46/", ("última ficha", "/es/glossary/#last-chips")),
        ("/en/2026/46/", ("last chip", "/en/glossary/#last-chips")),
    ],
)
def test_a_term_leads_to_its_entry_in_the_language_of_the_text(
    client: Client, address: str, expected: tuple[str, str]
) -> None:
    page = get(client, address)
    assert expected in [mark for text in texts(page) for mark in marks(text)]
    glossary = get(client, expected[1].partition("#")[0])
    assert glossary.all("div", "term", id=expected[1].partition("#")[2])


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("rule", ["2026/48", "2024/45", "2024/16", "2026/46", "2026/56"])
def test_a_passage_marks_each_term_once_and_a_handful_of_them(client: Client, language: str, rule: str) -> None:
    page = get(client, f"/{language}/{rule}/?texts=it,de,es")
    assert texts(page)
    for text in texts(page):
        leads = [address for _, address in marks(text)]
        assert len(leads) == len(set(leads)) <= MOST
        assert all(address.startswith(f"/{text.language}/glossary/#") for address in leads if "printed" in text.classes)


@pytest.mark.parametrize(("rule", "language"), [("2026/48", "it"), ("2026/48", "es"), ("2024/45", "de")])
def test_the_printed_text_stays_letter_for_letter(client: Client, rule: str, language: str) -> None:
    edition, number = rule.split("/")
    printed = [text.raw for text in get(client, f"/en/{rule}/?texts={language}").all("p", "printed")]
    rows = Passage.objects.rewrite(False).filter(version__edition__key=edition, version__number=number)
    for text in filter(None, rows.exclude(kind="credit").values_list(f"text_{language}", flat=True)):
        assert text.strip() in printed


@pytest.mark.parametrize(
    ("pieces", "expected"),
    [
        ([Piece("Un side pot.")], ["Un ", "side pot", "."]),
        ([Piece("Side pot, all-in, side pot")], ["Side pot", ", ", "all-in", ", side pot"]),
        ([Piece("pot")], ["pot"]),
        # Neither within a link or a fault, nor across their edges: then the next one is the first.
        ([Piece("side pot", "/x/"), Piece(", side pot")], ["side pot", ", ", "side pot"]),
        ([Piece("all-in", odd=True), Piece(" e all-in")], ["all-in", " e ", "all-in"]),
        ([Piece("side "), Piece("pot", odd=True)], ["side ", "pot"]),
        ([Piece("48", "/48/"), Piece(" ore")], ["48", " ore"]),
        ([], []),
    ],
)
def test_what_is_marked_otherwise_stays_as_it_is(pieces: list[Piece], expected: list[str]) -> None:
    marked = list(with_terms(pieces, NAMES))
    assert [piece.text for piece in marked] == expected
    assert [piece for piece in marked if not piece.term and (piece.address or piece.odd)] == [
        piece for piece in pieces if piece.address or piece.odd
    ]


@pytest.mark.parametrize(
    ("text", "markup"),
    [
        ("Un *side pot*, un side pot.", '<em><a class="defined" href="/it/glossary/#side-pot">side pot</a></em>'),
        ("Uno\n\nside pot\n\nside pot", '<p><a class="defined" href="/it/glossary/#side-pot">side pot</a></p>'),
        ("In 48 ore", '<a class="defined" href="/it/glossary/#hours"><span translate="no">48</span> ore</a>'),
        ("[[side-pots]]", "<p><a href="),
    ],
)
def test_our_own_words_are_marked_once_and_outside_of_links(text: str, markup: str) -> None:
    with override("it"):
        made = our_words(text, Links(read_concordance("it"), "2026", "it"), NAMES)
    assert markup in made
    assert len(re.findall("defined", made)) == ("[[" not in text)


def test_what_staff_changes_in_the_glossary_is_marked_at_once(client: Client) -> None:
    Term.objects.filter(key="half-raise-standard").update(plain=True)
    assert "half-raise-standard" not in str(client.get("/it/2026/48/").content)
    Summary.objects.rewrite(False).filter(rule__slug="prior-bet-chips").update(text_it="Un pappagallo.")
    Term.objects.create(key="parrot", position=999, name_it="pappagallo")
    assert ("pappagallo", "/it/glossary/#parrot") in marks(get(client, "/it/2026/48/"))


@pytest.mark.parametrize(
    ("language", "off", "on"),
    [
        ("it", "Non segnare i termini del glossario", "Segna i termini del glossario"),
        ("de", "Begriffe des Glossars nicht hervorheben", "Begriffe des Glossars hervorheben"),
        ("es", "No marcar los términos del glosario", "Marcar los términos del glosario"),
        ("en", "Do not mark the terms of the glossary", "Mark the terms of the glossary"),
    ],
)
def test_the_marks_are_switched_off_and_on_and_that_is_remembered(
    client: Client, language: str, off: str, on: str
) -> None:
    address = f"/{language}/2026/48/"

    def switch(page: Element) -> tuple[str, str]:
        link = next(link for link in page.one("footer").all("a") if link.attributes["href"].startswith("?terms="))
        return link.text, link.attributes["href"]

    page = get(client, address)
    assert marks(page)
    assert switch(page) == (off, "?terms=off")
    assert not marks(get(client, f"{address}?terms=off"))
    page = get(client, address)
    assert not marks(page)
    assert switch(page) == (on, "?terms=on")
    assert not marks(get(client, f"/{language}/2026/46/"))
    assert marks(get(client, f"{address}?terms=on"))
    assert marks(get(client, address))


def test_a_page_with_other_marks_is_another_page(client: Client) -> None:
    tag = client.get("/it/2026/48/")["ETag"]
    client.cookies["terms"] = "off"
    assert client.get("/it/2026/48/", headers={"if-none-match": tag}).status_code == 200
    client.cookies["terms"] = "nonsense"
    assert client.get("/it/2026/48/", headers={"if-none-match": tag}).status_code == 304


@pytest.mark.parametrize("address", ["/it/2026/booklet/", "/it/glossary/", "/it/compare/prior-bet-chips/"])
def test_pages_to_print_and_to_work_with_have_no_marks(client: Client, address: str) -> None:
    assert not marks(get(client, address))
