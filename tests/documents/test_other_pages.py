"""Pages of the same family in other hands: every text here is ours, and says nothing of the real rules."""

from unicodedata import normalize

import pytest

from rules.documents.reader import read_page
from rules.models.clean_text import clean


def outline(text: str) -> str:
    """Read a page, hold that nothing of it is lost, and return its keys."""
    page = read_page(text)
    assert "".join(part.text for part in page.parts) == clean(text)
    return " ".join(part.key for part in page.parts)


def kinds(text: str) -> dict[str, str]:
    return {part.key: part.kind for part in read_page(text).parts}


GERMAN_IN_LINES = """Regel 43 – TDA 2024
43: Höhe der Erhöhung
Spiel: Setzen
TDA-Text 2024

A: Eine Erhöhung ist mindestens so groß wie die letzte.
B: Sagt ein Spieler nur eine Zahl, so gilt sie:
1) Spieler A sagt 600, das ist B. 2) Spieler B: schiebt 600.
3) Ohne Ansage gilt: a) Chips zählen, b) Worte zählen.
C: Im Zweifel entscheidet die Turnierleitung (siehe Beispiel 2).

Anhang
Regel 43:
Regel 43: Höhe der Erhöhung, Beispiele
Fall 1: Der Spieler setzt vor dem Flop. Siehe Fall 2: dort steht mehr.
1.1: A setzt 600, B erhöht auf 1.200.
1.2: A setzt 1.000 (siehe 1.1). B: nichts.
Fall 2: Nach dem Flop:
2.1: Die Summe (1.400+700=2100). 2.2: Blinds 25-50: Er setzt 2: zwei.
Hinweis: Die Chips werden immer gezählt.

Übersetzung: Erika Muster; Überarbeitung: Hans Beispiel
Quelle: pokertda.com – Bei Abweichungen gilt das Original
"""

SPANISH_RUN_ON = (
    "Regla 53 (TDA 2024)\nActuar fuera de turno\n"
    "«Quien actúa antes de su turno queda atado a lo que hizo si nada cambia.» Esto quiere decir que las fichas se"
    " quedan. Ejemplo 1) El jugador A apuesta 100, el jugador B sube. a) A paga, b) A no va. Ejemplo 2) Como en el"
    " ejemplo 1) pero con 200 fichas (véase el Ejemplo 1). Ejemplo 3) Los jugadores A y B, con 25 y 50.\n"
    "Traducción: Ana Prueba · Revisión: Luis Ensayo\n"
    "Fuente: PokerTDA.com\n"
    "En caso de discrepancia prevalece el texto original en inglés."
)

ITALIAN_WITHOUT_HEAD = (
    "A) Il giocatore A. mostra le carte. B) Il giocatore B. le copre: A) tutte, B) nessuna. C) Il floor decide.\r\n"
    "Situazione 1: due giocatori, A e B. Esempio 1: A punta 100. Esempio 2: B rilancia a 250.\r\n"
    "Situazione 2: tre giocatori. Esempio 1: C passa."
)

ENGLISH_WITH_LETTERS = """Rule 47 TDA 2024
Raising again

A: A player may raise again when the raise that he faces is full. B: This is not all.

Illustration Addendum – Rule 47
Example 1. Several short all-ins: NLHE, blinds 50-100. A bets 100, B all-in 125. 1-A: A just calls. 1-B: A raises.
Example 2. Short all-in before the flop. 2-A: As in 1-A: but more. 2-B: the big blind raises."""


@pytest.mark.parametrize(
    ("text", "keys"),
    [
        (
            GERMAN_IN_LINES,
            "number heading section edition A B B.1 B.2 B.3 C addendum addendum-number addendum-heading"
            " 1 1.1 1.2 2 2.1 2.2 note credit source",
        ),
        (SPANISH_RUN_ON, "number heading quote explanation 1 2 3 credit source notice"),
        (ITALIAN_WITHOUT_HEAD, "A B C 1 1.1 1.2 2 2.1"),
        (ENGLISH_WITH_LETTERS, "number heading A B addendum 1 1-A 1-B 2 2-A 2-B"),
    ],
    ids=["german", "spanish", "italian", "english"],
)
def test_a_page_in_another_hand_is_read(text, keys):
    assert outline(text) == keys


@pytest.mark.parametrize(
    ("text", "said"),
    [
        (
            GERMAN_IN_LINES,
            ("de", "43", "2024", "Höhe der Erhöhung", "Setzen", "Erika Muster", "Hans Beispiel", "pokertda.com"),
        ),
        (
            SPANISH_RUN_ON,
            ("es", "53", "2024", "Actuar fuera de turno", "", "Ana Prueba", "Luis Ensayo", "PokerTDA.com"),
        ),
        (ITALIAN_WITHOUT_HEAD, ("it", "", None, "", "", "", "", "")),
        (ENGLISH_WITH_LETTERS, ("en", "47", "2024", "Raising again", "", "", "", "")),
    ],
    ids=["german", "spanish", "italian", "english"],
)
def test_what_another_page_says_of_itself_is_read(text, said):
    page = read_page(text)
    names = ("language", "number", "edition", "title", "section", "translator", "reviser", "source")
    assert tuple(getattr(page, name) for name in names) == said


def test_a_notice_on_its_own_line_is_kept():
    assert read_page(SPANISH_RUN_ON).notice == "En caso de discrepancia prevalece el texto original en inglés."


ITALIAN = "Regola 9\nCarte e giocatori\n\n"
GERMAN = "Regel 9\nKarten und Spieler\n\n"
SPANISH = "Regla 9\nCartas y jugadores\n\n"
HEAD = "number heading "


@pytest.mark.parametrize(
    ("text", "keys"),
    [
        pytest.param("Caso 1: uno. Caso 2: due.", "1 2", id="colon"),
        pytest.param("Caso 1) uno. Caso 2) due.", "1 2", id="bracket"),
        pytest.param("Caso 1. Uno. Caso 2. Due.", "1 2", id="full stop"),
        pytest.param("Caso 1 : uno. Caso 2 : due.", "1 2", id="blank before the colon"),
        pytest.param("Caso 1 – uno. Caso 2 — due.", "1 2", id="dashes"),
        pytest.param("Caso\u00a01:\u00a0uno. Caso\u00a02:due.", "1 2", id="no-break spaces and none"),
        pytest.param("Caso n. 1: uno. Caso n. 2: due.", "1 2", id="with a word for number"),
        pytest.param("Caso n.º 1: uno. Caso 2 (NLHE): due.", "1 2", id="with the game in brackets"),
        pytest.param("Esempio 1: i. 1A: uno. 1B: due. Esempio 2A: tre.", "1 1-A 1-B 2-A", id="letters without dash"),
        pytest.param("CASO 1: uno. CASO 2: due.", "1 2", id="capitals"),
        pytest.param("• Caso 1: uno\n• Caso 2: due\n", "text 1 2", id="bullets"),
        pytest.param("Caso 1.1: uno. Caso 1.2: due. Caso 2.1: tre.", "1.1 1.2 2.1", id="numbers of two parts"),
        pytest.param("Caso 1: intro. 1.1: uno. 1.2: due. Caso 2: due.", "1 1.1 1.2 2", id="two parts inside"),
        pytest.param("Esempio 1: i. 1-A: uno. 1–B: due. Example 2-A: tre.", "1 1-A 1-B 2-A", id="letters"),
        pytest.param("Esempio 1: i. 1-a) uno. 1-b) due.", "1 1-A 1-B", id="small letters"),
        pytest.param("Esempio 1: i: 1) uno 25; 2) due; e 3) tre.", "1 1.1 1.2 1.3", id="a list in one sentence"),
        pytest.param("Caso 1: intro\n1. uno\n2. due\nCaso 2: fine", "1 1.1 1.2 2", id="full stops in lines"),
        pytest.param("Caso 1: i (ne restano due) 1: uno 2: due.", "1 1.1", id="nothing ends before the second"),
        pytest.param("Caso 1: intro. 1: uno (a 25) 2) due.", "1 1.1 1.2", id="styles mixed by hand"),
        pytest.param("Caso 1: i. 1: due modi: 1) a 25, 2) a 50. 2: altro.", "1 1.1 1.2", id="a list inside a case"),
        pytest.param("Nulla. Caso 1: A. Nota: x. Caso 2: B. Nota: y.", "text 1 note 2 note-2", id="two notes"),
        pytest.param("Caso 1: i. 1: uno. Nota: x: 1) a, 2) b.", "1 1.1 note", id="a list inside a note"),
    ],
)
def test_a_marker_counts_in_any_style(text, keys):
    assert outline(ITALIAN + text) == HEAD + keys


@pytest.mark.parametrize(
    ("text", "keys"),
    [
        pytest.param(ITALIAN + "A: Il giocatore A. Poi il giocatore B: passa. B: Fine.", "A B", id="a player"),
        pytest.param(ITALIAN + "A: Tra A e B, e tra B e C. C: no.", "A", id="a letter out of its turn"),
        pytest.param(ITALIAN + "A: il piatto (B: la metà. C: il resto) va diviso. B: Fine.", "A B", id="brackets"),
        pytest.param(ITALIAN + "Caso 1: somma (1.400+700=2100). Bui 25-50: 1: uno.", "1 1.1", id="a sum, blinds"),
        pytest.param(ITALIAN + "Caso 1: punta 1.200: 2: no. Ne restano 1: 2: no.", "1", id="figures"),
        pytest.param(ITALIAN + "Caso 1: uno, come nel Caso 2: così. Caso 2: due.", "1 2", id="a mention before"),
        pytest.param(ITALIAN + "Caso 1: uno. Caso 2: vedi Caso 1: e basta.", "1 2", id="a mention after"),
        pytest.param(ITALIAN + "Caso 1: il call è di 600 o no. Cfr. Caso 2: poi.", "1", id="an abbreviation"),
        pytest.param(ITALIAN + "Esempio 1: uno senza punto Esempio 2: due.", "1 2", id="a full stop forgotten"),
        pytest.param(GERMAN + "A: In diesem Fall 1: nichts. B: Fall 1: ja.", "A B 1", id="in this case"),
        pytest.param(GERMAN + "Fall 1: ja. Im Fall 2: wie im Fall 2: so. Fall 2: nein.", "1 2", id="in the next"),
        pytest.param(GERMAN + "Beispiel 1: am Turn. 1. Setzrunde: A. 2. Setzrunde: B.", "1", id="ordinals"),
        pytest.param(GERMAN + "Beispiel 1: z.B. 1: nichts. Vgl. Beispiel 2: nein.", "1", id="German abbreviations"),
        pytest.param(SPANISH + "Situación 1: a) una, b) dos. 1-A: así. Es el Ejemplo 2: no.", "1 1-A", id="letters"),
        pytest.param(SPANISH + "Caso 1: el jugador A) se va. B) no. Caso 2: ya.", "1 2", id="capitals in a case"),
        pytest.param(SPANISH + "Situación 1: uno. Ejemplo: THE 25-50. Situación 2: dos.", "1 2", id="no number"),
    ],
)
def test_what_only_looks_like_a_marker_cuts_nothing(text, keys):
    assert outline(text) == HEAD + keys


@pytest.mark.parametrize(
    ("head", "keys", "title"),
    [
        pytest.param("Carte scoperte\n\nRegola 9\n\nLe carte.\n\n", "title number heading", "Carte scoperte",
                     id="title"),
        pytest.param("Regola 9: Carte scoperte\n", "heading", "Carte scoperte", id="one line"),
        pytest.param("Regola 9 – Carte scoperte\n", "heading", "Carte scoperte", id="with a dash"),
        pytest.param("Regola n. 9\n9. Carte scoperte.\n", "number heading", "Carte scoperte", id="number twice"),
        pytest.param("TDA 2026 · Regola 9\nCarte scoperte\n", "number heading", "Carte scoperte", id="edition first"),
        pytest.param("Regola 9: Carte scoperte. ", "heading", "Carte scoperte", id="run on"),
        pytest.param("Regola 9\nCarte scoperte\nPiatti e showdown\nTesto TDA 2026\n", "number heading section edition",
                     "Carte scoperte", id="a section without its word"),
        pytest.param("9.) Carte scoperte\n", "heading", "Carte scoperte", id="a full stop and a bracket"),
        pytest.param("§ 9 Carte scoperte\n", "heading", "Carte scoperte", id="a section sign"),
        pytest.param("Norma 9: Carte scoperte\n", "heading", "Carte scoperte", id="norma"),
        pytest.param("Norma n.º 9\nCarte scoperte\n", "number heading", "Carte scoperte", id="norma with a sign"),
        pytest.param("Art. 9 – Carte scoperte\n", "heading", "Carte scoperte", id="art."),
        pytest.param("Articolo 9\nCarte scoperte\n", "number heading", "Carte scoperte", id="articolo"),
        pytest.param("Punkt 9: Carte scoperte\n", "heading", "Carte scoperte", id="Punkt"),
        pytest.param("Ziffer 9) Carte scoperte\n", "heading", "Carte scoperte", id="Ziffer"),
        pytest.param("Regola 9\nTraduzione: Mario Prova\nCarte scoperte\n", "number credit heading", "Carte scoperte",
                     id="credits at the head"),
        pytest.param("\ufeffRegola 9\r\nCarte scoperte\r\n\r\n", "number heading", "Carte scoperte", id="bytes mark"),
    ],
)  # fmt: skip
def test_the_head_of_a_page_is_read(head, keys, title):
    text = head + "A: Il giocatore scopre le carte. B: Anche gli altri, senza che il floor lo chieda a nessuno."
    page = read_page(text)
    assert (outline(text), page.title, page.number) == (f"{keys} A B", title, "9")


@pytest.mark.parametrize(
    ("text", "keys"),
    [
        pytest.param("Chi gioca il board mostra tutte le carte che ha.\n", "text", id="a rule without clauses"),
        pytest.param("Vale quanto segue: A: uno. B: due.", "introduction A B", id="words before the clauses"),
        pytest.param("“A: Chi gioca mostra le carte. B: Chi non mostra perde.” Questo è chiaro. Caso 1: sì.",
                     "A B explanation 1", id="clauses in quotation marks"),
        pytest.param("“Fuori turno” è un termine che qui non conta. Caso 1: sì.", "text 1", id="a term in quotes"),
        pytest.param("„Chi gioca il board mostra tutte le carte.“ Caso 1: sì.", "quote 1", id="low quotation marks"),
        pytest.param("« Chi gioca il board mostra tutte le carte. » Caso 1: sì.", "quote 1", id="blanks in the quotes"),
        pytest.param(f"“Chi gioca {'non ' * 40}mostra” Lo si fa. Caso 1: sì.", "quote explanation 1", id="long quote"),
        pytest.param("A: uno.\nAppendice – Esempi alla Regola 9\nCaso 1: sì.", "A addendum 1", id="a long addendum"),
        pytest.param("A: uno.\nEsempi\nCaso 1: sì.", "A addendum 1", id="a line that announces examples"),
        pytest.param("A: uno.\nAddendum\nRegola 9:\n1) Il primo; 2) il secondo.", "A addendum addendum-number 1 2",
                     id="an addendum with bare numbers"),
        pytest.param("A: uno. Caso 1: due. Traduzione: M. Prova. Fonte: tda.com. In caso di dubbi prevale l’originale.",
                     "A 1 credit", id="credits that run on"),
    ],
)  # fmt: skip
def test_the_text_of_a_page_is_read(text, keys):
    assert outline(ITALIAN + text) == HEAD + keys


def test_credits_that_run_on_are_taken_apart():
    page = read_page(ITALIAN + "A: uno. Traduzione: M. Prova Revisione: L. Esempio. Fonte: tda.com. In caso di dubbi"
                     " prevale l’originale.")  # fmt: skip
    assert (page.translator, page.reviser, page.source) == ("M. Prova", "L. Esempio", "tda.com")
    assert page.notice == "In caso di dubbi prevale l’originale."


@pytest.mark.parametrize(
    ("line", "notice"),
    [
        ("Quelle: PokerTDA.com · Maßgeblich ist die Originalfassung", "Maßgeblich ist die Originalfassung"),
        ("Quelle: tda.com – Im Zweifel hat das Original Vorrang.", "Im Zweifel hat das Original Vorrang."),
        ("Bei Unterschieden gilt die Originalquelle", "Bei Unterschieden gilt die Originalquelle"),
        ("Das Original gilt die ganze Nacht. Und sonst nichts.", ""),
    ],
)  # fmt: skip
def test_the_notice_that_the_original_prevails_is_read(line, notice):
    assert read_page(f"{GERMAN}A: Der Spieler setzt die Chips.\n{line}").notice == notice


def test_letters_with_their_accents_apart_are_read():
    text = normalize("NFD", SPANISH + "Situación 1: una. Situación 2: dos.\nTraducción: José Ñ.")
    assert outline(text) == HEAD + "1 2 credit"


def test_a_case_that_introduces_others_is_a_situation_unless_it_has_letters_of_its_own():
    found = kinds(ITALIAN + "Caso 1: intro. 1: uno. Caso 2: A) uno; B) due. 2-A: tre. Caso 3: solo.")
    assert {key: found[key] for key in ("1", "1.1", "2", "2-A", "3")} == {
        "1": "situation", "1.1": "case", "2": "case", "2-A": "case", "3": "case",
    }  # fmt: skip


def test_examples_counted_on_over_situations_keep_their_number():
    assert outline(SPANISH + "Situación 1: i. Ejemplo 1: uno. Situación 2: i. Ejemplo 2: dos.") == HEAD + "1 1.1 2 2.2"
