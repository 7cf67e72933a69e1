"""One thing under two words, one term in two spellings."""

import pytest

from rules.compare.checks.terms import TwoSpellings, TwoTerms
from tests.compare.checks.tables import check_finds, check_leaves


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("it", "Il gettone resta lì; i gettoni nuovi e le altre ⟦chips⟧ pure."),
        ("it", "I gettoni vanno nel mezzo, le ⟦fiches⟧ no, i gettoni sì."),
        ("it", "Va nel piatto, resta nel piatto; il ⟦pot⟧ cresce."),
        ("it", "Il bottone si sposta; il ⟦pulsante⟧ e il bottone sono uno."),
        ("de", "Die Chips liegen da, ein ⟦Jeton⟧ fehlt, die Chips zählen."),
        ("de", "Der Pot ist groß; was im Pot liegt, liegt im ⟦Topf⟧."),
        ("de", "Der Button wandert, der Button bleibt, der ⟦Knopf⟧ auch."),
        ("es", "Una ficha de 500, dos fichas de 100 y un ⟦chip⟧ más."),
        ("es", "El bote crece; lo que hay en el bote es el ⟦pozo⟧."),
        ("es", "La ciega grande y la ciega pequeña; los ⟦ciegos⟧ suben."),
        # Pairs of the glossary, in whatever form.
        ("it", "Un raise completo riapre l’azione, anche un altro raise completo; un ⟦rilancio intero⟧ no."),
        ("it", "La substantial action conta; l’⟦azione consistente⟧ pure, e la substantial action resta."),
        ("de", "Ein Undercall ist bindend, jeder Undercall; die ⟦Unterzahlung⟧ auch."),
        ("de", "Ein volles Raise, noch ein volles Raise, kein ⟦ganzes Raise⟧."),
        ("es", "La string bet y otra string bet: la ⟦apuesta en cadena⟧ no vale."),
        ("es", "El raise completo; el raise completo y no el ⟦raise entero⟧."),
    ],
)
def test_two_words_for_one_thing_are_found_once(language, text):
    check_finds(TwoTerms(), language, text)


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("it", "Il gettone di valore superiore, detto overchip; l’odd chip, il chip race e i gettoni."),
        ("it", "Le chips davanti al giocatore, le altre chips."),
        ("it", "Si assegna il side pot, poi il main pot; nel piatto restano i bui. È pot-limit."),
        ("it", "La puntata, la bet, il rilancio e il raise sono parole del gioco."),
        ("de", "Der Chip, die Chips, der Chip-Stack; Einsatz und Bet; Erhöhung und Raise."),
        ("de", "Main-Pot und Side-Pot, Hauptpot und Nebenpot im Pot."),
        ("de", "Jetons allein sind Jetons."),
        ("es", "La ficha, las fichas; el odd chip y el chip race con fichas."),
        ("es", "El bote, el side pot y el main pot; la subida y el raise; pagar e igualar."),
        ("es", "El big blind ante lo paga la ciega grande."),
        # What the glossary accepts stands beside the name, and a discouraged word by itself is left alone.
        ("it", "L’undercall, detto call incompleto; l’overchip, un gettone di valore superiore."),
        ("de", "Die wesentliche Aktion (Substantial Action, SA) und die wesentlichen Aktionen."),
        ("es", "Una apuesta en cadena y otra apuesta en cadena."),
    ],
)
def test_accepted_synonyms_and_compounds_are_left(language, text):
    check_leaves(TwoTerms(), language, text)


def test_the_further_places_of_a_word_are_named_with_the_first():
    check_finds(TwoTerms(), "it", "Gettoni, gettoni, gettoni: ⟦chips⟧ e chips.")


@pytest.mark.parametrize(
    ("language", "text", "right"),
    [
        ("it", "È all-in, va all-in, resta ⟦all in⟧.", "all-in"),
        ("it", "Pre-flop A apre, pre-flop B chiama, ⟦preflop⟧ C passa.", "pre-flop"),
        ("it", "Il side pot e il ⟦side-pot⟧ del side pot.", "side pot"),
        ("de", "Ein All-In, das All-In, ⟦all in⟧.", "all-in"),
        ("de", "Das Min-Raise, ein Min-Raise, ein ⟦Minraise⟧.", "min-raise"),
        ("de", "Im Heads-up, wieder Heads-up, ⟦headsup⟧.", "heads-up"),
        ("es", "Preflop, preflop y ⟦pre-flop⟧.", "preflop"),
        ("es", "El all-in, los all-in y el ⟦allin⟧.", "all-in"),
    ],
)
def test_a_term_in_two_spellings_is_found(language, text, right):
    check_finds(TwoSpellings(), language, text, right)


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("it", "All-in, all-in e All-in; più all-ins."),
        ("it", "Pre-flop e flop."),
        ("it", "L’all-in dell’uno e l’all-in dell’altro, in tutto."),
        ("de", "All-In und all-in, All-Ins."),
        ("de", "Der Side Pot, die Side Pots."),
        ("de", "Min-Raise und Minimum-Raise."),
        ("es", "Preflop y postflop."),
        ("es", "All-in y ALL-IN."),
    ],
)
def test_capitals_and_plurals_are_no_spellings(language, text):
    check_leaves(TwoSpellings(), language, text)
