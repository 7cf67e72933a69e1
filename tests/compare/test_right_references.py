"""References that mean what they say, or of which nobody can say that they do not: nothing is to be said of them."""

import pytest

from rules.compare.concordance import Concordance
from rules.compare.meaning import Reading, resolve

RAISES, MULTIPLE, PRIOR = "raise-amounts", "multiple-chips", "prior-bet-chips"

ITALIAN = [
    ("2026", PRIOR, "più gettoni sono soggetti alla regola del 50% (Regola 45)"),
    ("2026", PRIOR, "rappresenta un raise se raggiunge lo standard del 50% (Regola 45 e 47), se l’importo è inferiore"),
    ("2026", PRIOR, "si applicano le regole 43-47 quando vengono aggiunti più gettoni"),
    ("2026", PRIOR, "aggiungere più gettoni è regolato dalla regola 47 se supera il 50%."),
    ("2026", PRIOR, "ai sensi della Regola 47, lo standard del 50% decide."),
    ("2026", PRIOR, "Più gettoni sono regolati dalla regola 45 (50%)."),
    ("2026", PRIOR, "I gettoni di puntate precedenti seguono la regola 45."),
    ("2026", "", "Se più gettoni coprono il call, il rilancio minimo è quello della regola 45."),
    ("2026", "", "Dopo un misdeal il direttore decide secondo la regola 1."),
    ("2026", "", "Più gettoni, vedi Regola 48-C.2, sono trattati a parte."),
    ("2026", "", "Le dichiarazioni vincolanti della regola 53 valgono anche fuori turno."),
    ("2026", "", "La penalità per una string bet (Regola 58) è decisa dal floor."),
    ("2024", MULTIPLE, "Puntare più gettoni è soggetto alla regola 43."),
    ("2024", MULTIPLE, "questa fattispecie è soggetta alla regola 43. Non ha puntato almeno il 50%."),
    ("2024", MULTIPLE, "è soggetta allo standard del 50% della regola 43."),
    ("2024", "", "L’azione fuori turno (Regola 53) comporta penalità."),
    ("2024", "", "Il gettone dispari del side pot (Regola 20) va al primo posto."),
    ("2024", "", "Il side pot con gettone dispari segue la regola 20."),
    ("2024", "overchip", "Un overchip è un call; per più gettoni vale la regola 45."),
    ("2024", "", "L’undercall (Regola 51) e l’azione fuori turno (Regola 53) sono distinti."),
    ("2024", "", "Se il bottone ha poche carte non è un misdeal (Regola 37)."),
    ("2013", "", "La regola 43 sulle puntate con più gettoni."),
    ("2013", "", "L’importo del rilancio è nella regola 41-A, la riapertura dell’azione nella regola 41-B."),
]
GERMAN = [
    ("2024", MULTIPLE, "regelt die 50%- Hürde nach Regel 43 den Einsatz."),
    (
        "2024",
        MULTIPLE,
        "würde dies der 50%-Regelung aus Regel 43 unterliegen: Das Minimum-Raise ist 600, 50% davon sind 300.",
    ),
    ("2024", MULTIPLE, "Daher gilt hier Regel 43: Da der Spieler nicht mindestens 50% gesetzt hat, ist es ein Call."),
    ("2024", MULTIPLE, "Das Setzen mehrerer Chips unterliegt Regel 43."),
    ("2024", "", "Werden mehrere Chips gesetzt, entscheidet die 50%-Hürde aus Regel 43."),
    ("2024", "", "Werden mehrere Chips gesetzt, gilt Regel 43. Sind 50% nicht erreicht, ist es ein Call."),
    ("2024", "", "Das Setzen mehrerer Chips wird in Regel 45 behandelt."),
    ("2026", "", "Das Setzen mehrerer Chips wird in Regel 47 behandelt."),
    ("2026", "", "Ein Raise muss 50% erreichen (Regel 45), auch mit mehreren Chips."),
    ("2024", "", "Action außer der Reihe (Regel 53) kann Strafen nach Regel 71 nach sich ziehen."),
    ("2024", "", "Siehe Regel 47 zur Wiedereröffnung der Setzrunde."),
    ("2024", "", "Für den Side Pot gilt Regel 21, für den ungeraden Chip Regel 20."),
    ("2024", "", "Der ungerade Chip im Side Pot (Regel 20) geht nach links."),
    ("2026", "", "Wesentliche Aktion nach Regel 38 verhindert den Misdeal (Regel 37)."),
    ("2026", "", "Verstöße gegen ethisches Spiel führen zu Strafen (Regel 71)."),
    ("2024", "", "Burn-Karten nach wesentlicher Aktion (Regel 38)."),
]
SPANISH = [
    ("2026", PRIOR, "añadir múltiples fichas nuevas se rige por la norma del 50% (Regla 45)."),
    ("2026", PRIOR, "es un raise si alcanza la norma del 50% (Reglas 45 y 47); si es menos es un call."),
    ("2026", PRIOR, "según la Regla 47 (un raise si alcanza el 50%, de lo contrario, es un call)."),
    ("2026", PRIOR, "Según la Regla 47, una apuesta con múltiples fichas es un raise si alcanza el umbral del 50%."),
    ("2026", PRIOR, "según la Regla 47 (norma del 50%)"),
    ("2026", PRIOR, "alcanza la norma del 50% según la Regla 47."),
    ("2026", PRIOR, "es una apuesta de todas las fichas según la Regla 47."),
    ("2026", "", "Con una ficha de mayor valor es un call (Regla 46)."),
    ("2026", "", "Con fichas de apuestas anteriores, una ficha de mayor valor es un call (Regla 46)."),
    ("2024", "", "Con varias fichas la subida mínima se determina por la Regla 43."),
    ("2024", "", "La ficha impar del bote secundario (Regla 20) se entrega primero."),
    ("2024", "", "Actuar fuera de turno (Regla 53) puede llevar penalizaciones (Regla 71)."),
    ("2024", "", "La acción aceptada (Regla 49) incluye las apuestas incorrectas."),
    ("2024", "", "Las fichas de apuestas anteriores (Regla 46) no se retiran."),
    ("2024", "", "Reabrir la acción depende de la Regla 47 y no de la 43."),
    ("2024", "", "Según la Regla 45, varias fichas son un call salvo que alcancen la norma del 50%."),
    ("2024", "", "Tras una acción significativa no puede declararse misdeal (ver Regla 36)."),
]
ENGLISH = [
    ("2024", RAISES, "less than 50% is a call unless the player is all-in (Rule 45-B)."),
    ("2024", "", "a misdeal cannot be declared after substantial action (see Rule 36)."),
    (
        "2024",
        PRIOR,
        "the call and raise Rules 41-45 apply; adding multiple chips is subject to the 50% standard (Rule 43).",
    ),
    ("2026", "", "For undercalls out of turn see Rule 55."),
]
ALL = [
    (language, *row)
    for language, rows in (("it", ITALIAN), ("de", GERMAN), ("es", SPANISH), ("en", ENGLISH))
    for row in rows
]


@pytest.mark.parametrize(("language", "edition", "own", "text"), ALL)
def test_nothing_is_said_of_a_number_without_proof(concordance: Concordance, language, edition, own, text):
    found = resolve(text, language, Reading(concordance, edition, own))
    assert found
    assert not [(reference.number, reference.evidence) for reference in found if reference.stale]


SISTERS = [
    # Edition, text, another language's text.
    ("2026", "Se aplica la Regla 47.", "Si applica la regola 45."),
    ("2026", "Véanse las reglas 43-47.", "Vedi le regole 41-45."),
    ("2026", "regla 47 y luego regla 45", "regola 45 e poi regola 47"),
    ("2026", "la norma del 50% (Regla 45)", "secondo la Regola 47"),
    ("2024", "Se aplica la regla 43.", "Si applica la regola 45."),
    ("2024", "Se aplica la regla 45.", "Si applica la regola 43."),
    ("2024", "La norma del 50% (Regla 43) decide.", "Decide la regola 41."),
    ("2024", "Se aplica la regla 43 y la regla 20.", "Si applica la regola 20."),
    ("2026", "Se aplica la regla 9.", "Si applica la regola 10."),
]


@pytest.mark.parametrize(("edition", "text", "sister"), SISTERS)
def test_nothing_is_said_of_a_number_that_another_language_does_not_disprove(
    concordance: Concordance, edition, text, sister
):
    found = resolve(text, "es", Reading(concordance, edition), {"it": sister})
    assert found
    assert not [(reference.number, reference.evidence) for reference in found if reference.stale]


def test_other_languages_that_differ_among_themselves_prove_nothing(concordance: Concordance):
    others = {"es": "Se aplica la Regla 47.", "de": "Es gilt die Regel 45."}
    (reference,) = resolve("Vale la regola 45.", "it", Reading(concordance, "2026"), others)
    assert not reference.stale


def test_a_number_that_stands_for_two_rules_is_told_apart_by_its_clause_or_the_words(concordance: Concordance):
    text = "regole 41-A e 41-B. Vedi la regola 41 sulla riapertura dell’azione. Vedi la regola 41."
    found = resolve(text, "it", Reading(concordance, "2013"))
    assert [reference.rule for reference in found] == [RAISES, "reopening-the-bet", "reopening-the-bet", None]
    assert found[-1].candidates == (RAISES, "reopening-the-bet")


def test_a_number_that_is_not_established_is_nothing_but_a_number(concordance: Concordance):
    (reference,) = resolve("Vedi la regola 5.", "it", Reading(concordance, "2026"))
    assert (reference.rule, reference.meant, reference.meant_number, reference.candidates) == (None, None, None, ())
