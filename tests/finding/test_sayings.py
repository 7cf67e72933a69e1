"""What people say at the table, and the rules it leads to."""

import time

import pytest

from rules.finding.asking import read
from rules.finding.sayings import Lead, Sayings, Situation
from rules.languages import LANGUAGES
from rules.library.sayings import shipped_sayings


def rules(said: str, reader: str = "it") -> list[str]:
    """The first rule of each situation that is meant."""
    sayings = shipped_sayings()
    return [situation.leads[0].rule for situation in sayings.meant(read(said, sayings.alike), reader)]


@pytest.mark.parametrize(
    ("said", "rule"),
    [
        ("one chip", "overchip"),
        ("One Chip!", "overchip"),
        ("mette una fiche sola", "overchip"),
        ("ha messo un gettone solo", "overchip"),
        ("butta dentro una chip da mille senza dire nulla", "overchip"),
        ("Chip ohne Ansage", "overchip"),
        ("hat einen 1000er reingeworfen ohne was zu sagen", "overchip"),
        ("metió una ficha de mil", "overchip"),
        ("metio una ficha de 1000", "overchip"),
        ("tiró una sola ficha", "overchip"),
        ("threw in a single 1k chip", "overchip"),
        ("zwei Chips ohne Ansage", "multiple-chips"),
        ("dos fichas en silencio", "multiple-chips"),
        ("retiró la ciega y puso una ficha", "prior-bet-chips"),
        ("una fiche sopra il buio", "prior-bet-chips"),
        ("regola del 50%", "raise-amounts"),
        ("50 percent rule", "raise-amounts"),
        ("string bet", "string-bets"),
        ("Stringbet", "string-bets"),
        ("veo y subo", "string-bets"),
        ("vedo e rilancio", "string-bets"),
        ("undercall", "binding-declarations"),
        ("war noch nicht dran", "out-of-turn"),
        ("non toccava a lui", "out-of-turn"),
        ("all-in corto", "reopening-the-bet"),
        ("kurzes All in", "reopening-the-bet"),
        ("non vuole girare le carte", "face-up-for-all-ins"),
        ("Handy", "electronic-devices"),
        ("cellulare", "electronic-devices"),
        ("slowroll", "etiquette"),
        ("chi mostra per primo", "showdown-order"),
        ("flop de cuatro cartas", "irregular-flops"),
        ("toter Button", "dead-button"),
        ("due eliminati nella stessa mano", "simultaneous-eliminations"),
        ("clock", "calling-the-clock"),
        ("ha detto rilancio senza importo", "methods-of-raising"),
        ("quiero ver esa mano", "asking-to-see-a-hand"),
        ("sagt fünf", "unclear-bets"),
        ("sagt fuenf", "unclear-bets"),
        ("color up", "chip-race"),
        ("colorup", "chip-race"),
        ("rabbit", "rabbit-hunting"),
    ],
)
def test_what_is_said_leads_to_the_rule(said: str, rule: str) -> None:
    assert rules(said)[0] == rule


@pytest.mark.parametrize(
    "said", ["gettone", "Chip", "fichas", "raise", "call", "48 1.3", "la", "", "xyzzy", "der Spieler"]
)
def test_a_plain_word_means_no_situation(said: str) -> None:
    assert rules(said) == []


def test_a_word_out_of_a_saying_is_enough_where_the_texts_have_none() -> None:
    sayings = shipped_sayings()
    asked = read("bagno", sayings.alike)
    assert [each.name["en"] for each in sayings.meant(asked, "it")] == ["Is not at his seat"]
    assert sayings.meant(asked, "it", in_texts=True) == []


def test_every_saying_finds_its_situation() -> None:
    """Some sayings are those of two situations; then both are named."""
    sayings = shipped_sayings()
    lost = [
        said
        for situation in sayings.situations
        for language in LANGUAGES
        for said in situation.said[language]
        if situation not in sayings.meant(read(said, sayings.alike), language)
    ]
    assert lost == []


def test_the_list_is_long_enough_and_in_every_language() -> None:
    situations = shipped_sayings().situations
    assert len(situations) >= 50
    for situation in situations:
        assert all(len(situation.said[language]) >= 2 for language in LANGUAGES), situation.name["en"]


def test_a_long_question_is_looked_through_quickly() -> None:
    sayings = shipped_sayings()
    asked = read("il giocatore mette un gettone da mille senza dire niente poi vuole fare un rilancio", sayings.alike)
    start = time.process_time()
    for _ in range(20):
        sayings.meant(asked, "it")
    assert time.process_time() - start < 1


def test_a_list_of_ones_own() -> None:
    words = dict.fromkeys(LANGUAGES, "Pappa")
    own = Sayings.of(
        [Situation(words, {"it": ("pappa pronta",)}, (Lead("overchip", "1"),))], {"it": [["pappa", "cibo"]]}
    )
    assert own.meant(read("cibo pronto", own.alike), "it") == list(own.situations)
