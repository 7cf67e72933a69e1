"""The analyser: which words are one, whatever the case, accents, inflexion and composition they are typed in."""

import unicodedata
from concurrent.futures import ThreadPoolExecutor

import pytest

from rules.finding.asking import LONGEST, MOST_WORDS, read
from rules.finding.words import LONGEST as LONGEST_WORD
from rules.finding.words import folded, plain, terms, tokens
from rules.languages import LANGUAGES


def one_word(language: str, *words: str) -> bool:
    """Whether each of the words finds each of the others."""
    return all(terms(one, language) & terms(other, language) for one in words for other in words)


@pytest.mark.parametrize(
    ("language", "words"),
    [
        # From the field: ß, umlauts both ways, accents, composition.
        ("de", "großen grossen GROSSEN GROẞEN Großen"),
        ("de", "Hürde Huerde Hurde hürde HÜRDE Hürden Huerden"),
        ("de", "zurück zurueck zuruck"),
        ("de", "Einsätze Einsaetze Einsatze Einsatz"),
        ("de", "erhöhen erhoehen erhohen erhöht erhoeht Erhöhung"),
        ("es", "Situación situacion SITUACION situaciones Situaciones"),
        ("es", "añadir anadir AÑADIR añade anade"),
        ("es", "múltiples multiples múltiple"),
        ("it", "penalità penalita PENALITÀ"),
        ("it", "perché perche"),
        # Inflexion.
        ("it", "gettone gettoni Gettoni"),
        ("it", "puntata puntate puntare"),
        ("it", "rilancio rilanci rilanciare rilancia"),
        ("it", "ritirato ritirati ritirate ritira"),
        ("it", "azione azioni"),
        ("de", "Chip Chips"),
        ("de", "setzen setzt gesetzt"),
        ("de", "ansagen angesagt"),
        ("de", "Raise Raises"),
        ("de", "Spieler Spielers Spielern"),
        ("es", "ficha fichas"),
        ("es", "retirar retira retiradas retirarla"),
        ("es", "subida subidas"),
        ("es", "apuesta apuestas"),
        ("en", "raise raises raised raising"),
        ("en", "chip chips"),
        # Figures, however they are grouped.
        ("it", "1.200 1200 1’200 1'200 1,200 1\u202f200 1\u00a0200"),
        ("de", "1.000er 1000er 1000 1k 1.000ern"),
        ("en", "10k 10,000 10000"),
        # One word of the game.
        ("it", "all-in All-In allin ALL-IN all-ins"),
    ],
)
def test_these_are_one_word(language: str, words: str) -> None:
    said = words.split(" ")
    assert one_word(language, *said)
    assert one_word(language, *said, *(unicodedata.normalize("NFD", word) for word in said))


@pytest.mark.parametrize(
    ("language", "one", "other"),
    [
        ("it", "call", "carte"),
        ("it", "pot", "posto"),
        ("de", "Bet", "Bett"),
        ("de", "Raise", "Reise"),
        ("de", "neu", "nur"),
        ("es", "bote", "botón"),
        ("es", "mano", "manera"),
        ("en", "bet", "better"),
        ("it", "1200", "12"),
        ("de", "25", "250"),
    ],
)
def test_these_are_two(language: str, one: str, other: str) -> None:
    assert not terms(one, language) & terms(other, language)


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("L’azione dell'all-in", "L azione dell all-in"),
        ("un‘azione, un`azione un´azione", "un azione un azione un azione"),
        ("25-50 NLHE", "25 50 NLHE"),
        ("UTG+1 setzt 1.000er", "UTG 1 setzt 1.000er"),
        ("String-Bet\u2011Regel", "String Bet Regel"),
        ("all in ALL\u2011IN all-in", "all in|ALL\u2011IN|all-in"),
        ("la(s) ficha(s)", "la s ficha s"),
        ("50%- Hürde", "50 Hürde"),
        ("Turnier\u00adleiter", "Turnier\u00adleiter"),
        ("Hu\u0308rde", "Hu\u0308rde"),
        ("x\u0000y 🂡 ♠ …", "x y"),
        ("", ""),
    ],
)
def test_a_text_is_parted_into_words(text: str, words: str) -> None:
    expected = words.split("|") if "|" in words else words.split()
    assert [token.text for token in tokens(text)] == expected
    assert all(text[token.start : token.end] == token.text for token in tokens(text))


def test_the_parts_of_a_compound_name_the_whole() -> None:
    assert [token.joined for token in tokens("eine String-Bet")] == ["", "StringBet", "StringBet"]
    assert {token.joined for token in tokens("25-50 und 50-Prozent-Hürde")} == {""}


@pytest.mark.parametrize(
    ("word", "written"), [("Hu\u0308rde", "hürde"), ("Turnier\u00adleiter", "turnierleiter"), ("AÑADIR", "añadir")]
)
def test_a_word_is_compared_composed_and_small(word: str, written: str) -> None:
    assert plain(word) == written


def test_folding_leaves_letters_only() -> None:
    assert folded("Größe, añadir È ﬁche İ") == "grosse, anadir e fiche i"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    "word", ["", "x" * 5000, "日本語", "\u0301\u0301", "ß", "ǅ", "٤٨", "0" * 60, "½", "²", "1²", "Ⅷ"]
)
def test_no_word_is_too_odd(word: str, language: str) -> None:
    assert all(0 < len(term) <= LONGEST_WORD for term in terms(word, language))


def test_many_threads_stem_alike() -> None:
    words = ["gettoni", "Hürden", "situaciones", "raising"] * 200
    with ThreadPoolExecutor(8) as threads:
        found = list(threads.map(lambda word: terms.__wrapped__(word, "de"), words))
    assert found[:4] * 200 == found


@pytest.mark.parametrize(
    ("text", "language", "words"),
    [
        ("il gettone del giocatore", "it", ["gettone", "giocatore"]),
        ("Chip ohne Ansage", "de", ["chip", "ohne", "ansage"]),
        ("una ficha sin declarar", "es", ["ficha", "sin", "declarar"]),
        ("the one chip", "en", ["one", "chip"]),
        ("gettone GETTONI gettone", "it", ["gettone"]),
        ("l’azione di A", "it", ["azione"]),
        ("der die das", "de", []),
        ("???", "it", []),
    ],
)
def test_a_question_is_read_without_its_small_words(text: str, language: str, words: list[str]) -> None:
    assert [each.word for each in read(text).words[language]] == words


@pytest.mark.parametrize(
    ("text", "dull"),
    [("il di la", True), ("der", True), ("il der the", True), ("?!", True), ("a", True), ("il gettone", False)],
)
def test_a_question_of_small_words_is_dull(text: str, dull: bool) -> None:
    assert read(text).dull is dull


def test_a_long_question_is_cut_at_a_word() -> None:
    asked = read("gettone " * 400)
    assert asked.cut
    assert len(asked.text) <= LONGEST
    assert asked.text.endswith("gettone")
    assert read("x" * 5000).cut
    assert read(" ".join(f"parola{number}" for number in range(MOST_WORDS + 1))).cut
    assert not read("due parole").cut


def test_neighbours_may_be_one_word() -> None:
    string, bet = read("string bet").words["de"]
    assert terms("Stringbet", "de") <= string.terms & bet.terms
