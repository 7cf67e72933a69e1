"""The five shipped pages are read to the last character."""

from pathlib import Path

import pytest

from rules.documents.page import Kind, Page
from rules.documents.reader import read_file, read_page
from rules.models import Passage
from tests.documents import five


def read(path: Path) -> Page:
    return read_page(read_file(path), language=path.stem)


def text_of(page: Page, key: str) -> str:
    return next(part.text for part in page.parts if part.key == key)


@pytest.mark.parametrize("path", five.ALL, ids=five.name)
def test_the_parts_put_together_are_the_file(path):
    page = read(path)
    assert "".join(part.text for part in page.parts).encode() == path.read_bytes()
    assert page.text.encode() == path.read_bytes()


@pytest.mark.parametrize("path", five.ALL, ids=five.name)
def test_every_part_has_its_kind_and_its_key(path):
    assert " ".join(f"{part.kind}:{part.key}" for part in read(path).parts) == five.KEYS[path]


@pytest.mark.parametrize("path", five.ALL, ids=five.name)
def test_the_language_is_detected(path):
    assert read_page(read_file(path)).language == path.stem


def test_the_kinds_are_those_of_the_database():
    kinds = {value for name, value in vars(Kind).items() if name.isupper()}
    assert kinds == set(Passage.Kind.values)


@pytest.mark.parametrize(
    ("path", "said"),
    [
        (
            five.PRIOR_CHIPS_IT,
            {
                "number": "48",
                "edition": "2026",
                "title": "Gettoni di puntate precedenti non fisicamente nel piatto",
                "section": "Puntate & Rilanci",
                "translator": "Fabiano Stefanini",
                "reviser": "Jacopo Marcelletti",
                "source": "PokerTDA.com",
                "notice": "In caso di differenze prevale la fonte originale",
            },
        ),
        (
            five.PRIOR_CHIPS_ES,
            {
                "number": "48",
                "edition": "2026",
                "title": "Fichas de apuestas anteriores no retiradas",
                "section": "Apuestas y Subidas",
                "translator": "",
                "reviser": "",
                "source": "PokerTDA.com",
                "notice": "En caso de diferencias, prevalece la fuente original",
            },
        ),
        (five.MULTIPLE_CHIPS_IT, {"number": "45", "edition": None, "title": "Puntata con più gettoni", "section": ""}),
        (five.MULTIPLE_CHIPS_DE, {"number": "45", "edition": None, "title": "Setzen mehrere Chips", "source": ""}),
        (
            five.FACE_UP_IT,
            {"number": "16", "edition": None, "title": "Mostrare le carte per tutti in caso di All-in", "notice": ""},
        ),
    ],
    ids=lambda value: five.name(value) if isinstance(value, Path) else "",
)
def test_what_the_page_says_of_itself_is_read(path, said):
    page = read(path)
    assert {name: getattr(page, name) for name in said} == said


@pytest.mark.parametrize(
    ("path", "key", "text"),
    [
        (five.PRIOR_CHIPS_IT, "number", "Regola 48 · TDA 2026\n"),
        (five.PRIOR_CHIPS_IT, "addendum-number", "Regola 48:\n"),
        (
            five.PRIOR_CHIPS_IT,
            "1.1",
            "1: aggiungere un gettone di alta denominazione è un call (mette un gettone da 1k sui due da 25) ",
        ),
        (
            five.PRIOR_CHIPS_IT,
            "3",
            "Caso 3: se i gettoni precedenti vengono parzialmente ritirati"
            " (sia che coprano l’ammontare del call o no) ",
        ),
        (
            five.PRIOR_CHIPS_ES,
            "1.2",
            "2: Agregar múltiples fichas nuevas es un call si todas las fichas nuevas son necesarias para igualar:"
            " a) colocar dos fichas de 500 sobre las dos fichas de 25 o b) colocar una ficha de 100 y una de 500 sobre"
            " las dos fichas de 25. En estos dos ejemplos, todas las fichas nuevas, combinadas con las fichas previas,"
            " son necesarias para hacer el call. ",
        ),
        (
            five.PRIOR_CHIPS_ES,
            "source",
            "Fuente: PokerTDA.com ↗ · En caso de diferencias, prevalece la fuente original",
        ),
        (
            five.MULTIPLE_CHIPS_IT,
            "4",
            "Esempio 4: Puntata con più gettoni utilizzando ogni gettone. A) Se tutti i gettoni servono per effettuare"
            " il call, il caso viene considerato analogo a quello dove il giocatore ha ancora gettoni nello stack (vedi"
            " esempio 1 sopra). B) Se la rimozione di un gettone della minima denominazione lascia l'ammontare del call"
            " o più, il giocatore è all-in sia che la puntata raggiunga il 50% di rilancio standard ",
        ),
        (
            five.MULTIPLE_CHIPS_DE,
            "B.1",
            "1) Sollte der Spieler Chips übrighaben, regelt die 50%- Hürde nach Regel 43 den Einsatz. ",
        ),
        (
            five.MULTIPLE_CHIPS_DE,
            "4-A",
            "4-A: Spieler A setzt 1.400, Spieler B (mit einem großen Chip-Stack dahinter) setzt still einen 1.000er und"
            " drei 500er. Dies ist ein verpflichtendes Min-Raise auf 2.800, da die 50%-Hürde von 2.100 (1.400+700=2100)"
            " erreicht ist. ",
        ),
        (
            five.FACE_UP_IT,
            "quote",
            "“Tutte le carte verranno mostrate senza alcun ritardo una volta che un giocatore è in all-in e tutti i"
            " turni di puntata dei rimanenti giocatori sono terminati.” ",
        ),
    ],
)
def test_a_passage_is_what_the_page_prints(path, key, text):
    assert text_of(read(path), key) == text
