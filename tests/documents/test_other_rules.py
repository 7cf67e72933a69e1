"""A page of several rules is refused with all of them, and so are the numbers of printed pages: never one for all."""

import pytest

from rules.documents.reader import read_page
from rules.documents.refusals import DocumentRefused
from tests.documents import five

TWO = """45: Setzen mehrerer Chips
Wenn ein Spieler mehrere Chips ohne Ansage setzt, ist das ein Call.

46: Chips früherer Einsätze
Text der nächsten Regel 46.

A: Klausel A der 46.
B: Klausel B der 46.
"""
THREE = """39: Wege zu erhöhen
Der Spieler erhöht in einem Zug oder mit Ansage.
40: Höhe der Erhöhung
Die Erhöhung ist mindestens so hoch wie die letzte. Der Spieler muss sie ansagen.
41: Setzen mit einem Chip
Ein einzelner Chip ohne Ansage ist ein Call.
"""


def refusal(text: str, language: str = "de") -> str:
    with pytest.raises(DocumentRefused) as refused:
        read_page(text, language=language)
    return str(refused.value)


@pytest.mark.parametrize("ends", ["\n", "\r\n", "\r", "\u2028"], ids=["lf", "crlf", "cr", "ls"])
def test_two_rules_in_one_file_are_refused_with_their_lines(ends):
    assert refusal(TWO.replace("\n", ends)).startswith(
        "This page states more than one rule: 45 (line 1), 46 (line 4). Put each rule into a file of its own"
    )


def test_three_rules_in_one_file_are_refused_with_their_lines():
    assert "39 (line 1), 40 (line 3), 41 (line 5)" in refusal(THREE)


@pytest.mark.parametrize(
    ("first", "second"),
    [
        ("45.) Setzen mehrerer Chips", "46.) Chips früherer Einsätze"),
        ("45) Setzen mehrerer Chips", "46) Chips früherer Einsätze"),
        ("45. Setzen mehrerer Chips", "46. Chips früherer Einsätze"),
        ("45 – Setzen mehrerer Chips", "46 – Chips früherer Einsätze"),
        ("§ 45 Setzen mehrerer Chips", "§ 46 Chips früherer Einsätze"),
        ("§ 45: Setzen mehrerer Chips", "§ 46: Chips früherer Einsätze"),
        ("Regel 45: Setzen mehrerer Chips", "Regel 46: Chips früherer Einsätze"),
        ("Regel 45", "Regel 46"),
        ("Regel 45 · TDA 2024", "Regel 46 · TDA 2024"),
        ("Regel Nr. 45: Setzen", "Regel Nr. 46: Chips"),
        ("Punkt 45: Setzen mehrerer Chips", "Punkt 46: Chips früherer Einsätze"),
        ("Artikel 45. Setzen mehrerer Chips", "Artikel 46. Chips früherer Einsätze"),
        ("Art. 45 Setzen mehrerer Chips", "Art. 46 Chips früherer Einsätze"),
        ("Norma 45: Setzen", "Norma 46"),
        ("Regel 45: Setzen", "46: Chips früherer Einsätze"),
        ("45: Setzen", "Regel 47 – Weiter erhöhen"),
        ("45: Setzen", "47: Weiter erhöhen"),
        ("45: Setzen", "16: Offene Karten bei All-in"),
        ("45: Setzen", "46 Chips früherer Einsätze"),
        ("45: Setzen", "RP-8: Hand for Hand"),
        ("45: Setzen", "  46 : Chips früherer Einsätze"),
        ("45: Setzen", "• Regel 46: Chips früherer Einsätze"),
    ],
)  # fmt: skip
@pytest.mark.parametrize(
    "between", ["Der Spieler setzt.\n\n", "Der Spieler setzt mehrere Chips.\n", "A: Der Spieler.\n1) Eins.\n2) Zwei.\n"]
)
def test_a_heading_of_another_rule_is_known_in_every_form(first, second, between):
    text = f"{first}\n{between}{second}\nA: Der Spieler nimmt die Chips nicht zurück."
    assert "This page states more than one rule: 45 (line 1), " in refusal(text)


def test_rules_with_the_numbers_of_a_list_are_told_from_its_members():
    text = "1: Ziele\nDer Floor ist gerecht.\n2: Pflichten\nDer Spieler passt auf.\n3: Namen\nDer Floor nennt sie."
    assert "1 (line 1), 2 (line 3), 3 (line 5)" in refusal(text)


@pytest.mark.parametrize(
    "text",
    [
        "Regel 45\nTitel\n\nA: Der Spieler.\n\nAnhang\nRegel 45:\nRegel 45: Titel, Beispiele\n1: Einer.\n2: Die Chips.",
        "Regel 1\nTitel\nA: Der Spieler:\n1: Erstens.\n2: Zweitens.\n3: Drittens.",
        "Regel 45\nTitel\nDer Spieler erhöht auf\n46. Das ist ein Call der\nRegel 43. Die Chips bleiben.",
        "Regel 45\nTitel\nDer Spieler. Siehe auch:\nRegel 43: Höhe der Erhöhung\nRegel 47: Weiter erhöhen",
        "Regel 45\nTitel\nDer Spieler nach Regel 43: Die Chips. 46: Nein.",
        "Regel 45\nTitel\nRegeln 43–47 gelten. Der Spieler.\nRegel 43, 44 und 46 auch.",
        "Regel 45\nTitel\nDer Spieler hat Chips:\n25: grün\n100: schwarz\n500: Lila\n1000: Gelb",
        "Regel 45\nTitel\n25-50 THE: Der Spieler und die Chips.\n600: Das ist ein Call.",
        "Regel 45\nTitel\nBeispiel 45: Der Spieler.\n46: Die Chips sind Karten.",
    ],
)
def test_lists_and_mentions_are_no_other_rules(text):
    assert read_page(text, language="de").number in {"45", "1"}


@pytest.mark.parametrize(
    "line",
    ["Seite 12 von 21", "Seite 12", "- 12 -", "12", "12/21", "Pagina 12 di 21", "Página 12 de 21", "Page 12 of 21",
     "TDA-Regeln 2024 · Seite 12 von 21", "S. 12"],
)  # fmt: skip
def test_the_number_of_a_printed_page_is_refused(line):
    text = f"45: Setzen mehrerer Chips\nWenn ein Spieler setzt,\n\n{line}\n\nist das ein Call.\n{line}"
    assert refusal(text).endswith("Take out such lines and try again; they are: 4, 7.")
    assert f"“{line}” numbers a page" in refusal(text)


def test_a_file_of_two_rules_with_page_numbers_is_refused_for_its_rules():
    text = TWO.replace("\n46:", "\nSeite 12 von 21\n\n46:")
    assert "45 (line 1), 46 (line 6)" in refusal(text)


def keys(text: str) -> str:
    page = read_page(text, language="de")
    assert "".join(part.text for part in page.parts) == text
    return " ".join(part.key for part in page.parts)


RULE = "A: Der Spieler setzt die Chips. B: Die Karten nicht."


@pytest.mark.parametrize(
    ("head", "expected", "title"),
    [
        (
            "POKER TOURNAMENT DIRECTORS ASSOCIATION\n45: Setzen mehrerer Chips\n",
            "preamble heading",
            "Setzen mehrerer Chips",
        ),
        (
            "POKER TOURNAMENT DIRECTORS ASSOCIATION\nTurnierregeln\nFassung 2024\n\n45: Mehrere Chips\n",
            "preamble preamble-2 edition heading",
            "Mehrere Chips",
        ),
        (
            "Casino Muster\nHausordnung\nRegel 45\nMehrere Chips\n",
            "preamble preamble-2 number heading",
            "Mehrere Chips",
        ),
        ("Mehrere Chips\nRegel 45\nSetzen mehrerer Chips\n", "title number heading", "Mehrere Chips"),
        ("Mehrere Chips setzen\n45: Setzen mehrerer Chips\n", "title heading", "Mehrere Chips setzen"),
        ("Regel 45\nMehrere Chips\n", "number heading", "Mehrere Chips"),
    ],
)
def test_the_name_of_a_document_is_not_the_title_of_its_rule(head, expected, title):
    assert keys(head + RULE) == f"{expected} A B"
    page = read_page(head + RULE, language="de")
    assert (page.title, page.number) == (title, "45")


def test_a_text_before_the_heading_of_the_rule_is_refused():
    text = "Hier sind die Chips gemeint. Der Spieler zählt sie. Das ist alles.\n\nRegel 45: Chips\nA: Der Spieler."
    assert refusal(text).startswith("The heading of rule 45 comes in line 3 only, after other text.")


PAIRS = [
    (first, second)
    for first in five.ALL
    for second in five.ALL
    if first.stem == second.stem and first.parent.name != second.parent.name
]


@pytest.mark.parametrize(("first", "second"), PAIRS, ids=lambda path: five.name(path))
@pytest.mark.parametrize("between", ["", "\n", "\n\n\f", "\n* * *\n"])
def test_two_shipped_pages_in_one_file_are_refused_with_both_numbers(first, second, between):
    text = first.read_text() + between + second.read_text()
    own = [read_page(path.read_text()).number for path in (first, second)]
    sentence = refusal(text, first.stem)
    assert "states more than one rule: " in sentence
    assert all(f"{number} (line " in sentence for number in own)
