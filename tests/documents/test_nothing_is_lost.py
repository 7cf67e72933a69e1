"""Whatever is read, its parts put together are the page; what is no page is refused."""

from hypothesis import given
from hypothesis import strategies as st

from rules.documents.reader import read_page
from rules.documents.refusals import DocumentRefused
from rules.models.clean_text import clean

PIECES = [
    "Regola 48 · TDA 2026", "48: Gettoni", "Regola 45", "Gioco: Puntate", "Testo TDA 2026", "Illustration Addendum",
    "A:", "B:", "C:", "A)", "1:", "2:", "1)", "2)", "3.", "a)", "b)", "1-A:", "1-B:", "2.1:", "Caso 1:", "Caso 2:",
    "Esempio 4-B:", "Beispiel 1)", "Situación 2:", "NOTA:", "“Il giocatore punta.”", "«", "»", "(", ")", "„", "“",
    "Traduzione: Mario Prova", "Fonte: PokerTDA.com ↗", "In caso di differenze prevale la fonte originale",
    "il giocatore A e il giocatore B", "(1.400+700=2100)", "THE 25-50", ".", ":", ";", ",", "vedi", "e",
    "\n", "\n\n", "\r\n", "\r", " ", "\u00a0", "\ufeff", "\u2028", "–", "•",
]  # fmt: skip


def holds_together(text: str) -> None:
    try:
        page = read_page(text, language="it")
    except DocumentRefused:
        return
    assert page.text == clean(text) == "".join(part.text for part in page.parts)
    assert all(part.text for part in page.parts)
    assert len({part.key for part in page.parts}) == len(page.parts)
    assert all(len(part.key) <= 40 for part in page.parts)


@given(st.text())
def test_no_text_loses_a_character(text):
    holds_together(text)


@given(st.lists(st.sampled_from(PIECES), max_size=40), st.sampled_from(["", " "]))
def test_no_page_made_of_markers_loses_a_character(pieces, between):
    holds_together(between.join(pieces))


@given(st.lists(st.sampled_from(PIECES) | st.text(max_size=8), max_size=30))
def test_no_page_with_a_number_loses_a_character(pieces):
    holds_together("Regola 45\n" + " ".join(pieces))
