"""What is marked in a passage."""

import pytest

from rules.compare.annotations import annotate, pieces
from rules.compare.concordance import Concordance
from rules.compare.meaning import Reading
from rules.models import Passage

TEXT = (
    "3: aggiungere più gettoni è regolato dalla regola 45 se uno dei nuovi gettoni più piccoli non è necessario per il"
    " call (due gettoni da 1k sui due da 25 è una puntata totale di 1150). Vedi le regole 43-47."
)
WRONG = (TEXT.index("1150"), TEXT.index("1150") + 4)


@pytest.fixture(scope="module")
def reading(concordance: Concordance) -> Reading:
    return Reading(concordance, "2026", "prior-bet-chips")


def test_references_and_figures_are_marked_in_order(reading: Reading):
    spans = annotate(TEXT, "it", reading, wrong=[WRONG])
    marked = [(span.kind, TEXT[span.start : span.end]) for span in spans]
    assert marked == [("reference", "45"), ("figure", "1150"), ("reference", "43"), ("reference", "47")]
    assert [span.reference.stale for span in spans if span.reference] == [True, False, False]
    assert (spans[1].start, spans[1].end) == WRONG


def test_a_spot_is_marked_once(reading: Reading):
    wrong = [(15, 17), (23, 25), (23, 25)]
    spans = annotate("Vedi la regola 45, con 45 in totale.", "it", reading, wrong=wrong)
    assert [(span.start, span.kind) for span in spans] == [(15, "reference"), (23, "figure")]


@pytest.mark.parametrize("kind", [Passage.Kind.LABEL, Passage.Kind.HEADING, Passage.Kind.CREDIT])
def test_nothing_is_marked_in_what_names_the_page(reading: Reading, kind: str):
    assert annotate(TEXT, "it", reading, wrong=[WRONG], kind=kind) == ()


@pytest.mark.parametrize(
    "text", ["", TEXT, "regola 45", "Vedi la regola 45", "senza cifre", "regole 43, 45 e 47 sono qui"]
)
def test_the_pieces_put_together_again_are_the_text(reading: Reading, text: str):
    spans = annotate(text, "it", reading, wrong=[WRONG] if text == TEXT else [])
    cut = list(pieces(text, spans))
    assert "".join(piece.text for piece in cut) == text
    assert [piece.span for piece in cut if piece.span] == list(spans)
    assert all(piece.text for piece in cut)
