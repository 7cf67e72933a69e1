"""References whose number means another rule of the edition than the text does: by language, with what is meant."""

import pytest

from rules.compare.concordance import Concordance
from rules.compare.meaning import Reading, resolve

RAISES, MULTIPLE, PRIOR = "raise-amounts", "multiple-chips", "prior-bet-chips"

# Edition, rule of the page, text, number printed, number meant, an edition in which it would be right.
ITALIAN = [
    ("2026", PRIOR, "aggiungere più gettoni è regolato dalla regola 45 se uno non serve", "45", "47", "2024"),
    ("2026", PRIOR, "Per la regola 45, più gettoni sono un raise se raggiungono il 50%", "45", "47", "2024"),
    ("2026", PRIOR, "la regola 45 sulle puntate con più gettoni decide se raggiunge il 50%", "45", "47", "2024"),
    ("2026", PRIOR, "aggiungere più gettoni nuovi è soggetto alla Regola 45.", "45", "47", "2024"),
    ("2026", "overchip", "Puntare più gettoni è disciplinato dalla regola 45.", "45", "47", "2024"),
    ("2026", "", "Vedi la Regola 47 sulla riapertura dell’azione.", "47", "49", "2024"),
    ("2026", "", "Chi agisce fuori turno (Regola 53) resta vincolato.", "53", "55", "2024"),
    ("2026", "", "È soggetto allo standard del 50% (Regola 43).", "43", "45", "2024"),
    ("2026", "", "Secondo la regola del 50% (vedi Regola 43) è un raise.", "43", "45", "2024"),
    ("2026", "", "È soggetto allo standard del 50% (Regola 41).", "41", "45", "2013"),
    ("2026", "", "L’azione accettata (Regola 49) vincola il giocatore.", "49", "51", "2024"),
    ("2026", "", "Si applica la regola 36 (substantial action).", "36", "38", "2024"),
    ("2026", "", "Le penalità sono previste dalla regola 71.", "71", "73", "2024"),
    ("2026", "", "La Regola 46 sui side pot è chiara.", "46", "23", None),
    ("2026", "", "Vale la regola 98 sulle puntate con più gettoni.", "98", "47", None),
    ("2024", MULTIPLE, "è regolamentata dalla regola standard del 50% secondo la regola 41.", "41", "43", "2013"),
    ("2024", MULTIPLE, "secondo la regola standard del 50% della regola 45.", "45", "43", "2026"),
    ("2024", "", "Il rilancio segue la regola standard del 50% (Regola 41-A).", "41", "43", "2013"),
    ("2024", PRIOR, "I nuovi gettoni seguono la regola 43 sulle puntate con più gettoni.", "43", "45", "2013"),
]
GERMAN = [
    ("2026", PRIOR, "Das Hinzufügen folgt Regel 45 über das Setzen mehrerer Chips.", "45", "47", "2024"),
    (
        "2026",
        PRIOR,
        "Nach Regel 45 ist das Setzen mehrerer Chips ein Raise, wenn 50% erreicht sind.",
        "45",
        "47",
        "2024",
    ),
    ("2026", PRIOR, "Das Setzen mehrerer Chips wird durch Regel 45 geregelt.", "45", "47", "2024"),
    ("2026", "", "Werden mehrere Chips gesetzt, gilt Regel 45.", "45", "47", "2024"),
    ("2026", "", "Es gilt die 50%-Hürde (Regel 43).", "43", "45", "2024"),
    ("2026", "", "Dies unterliegt der 50-Prozent-Hürde nach Regel 43.", "43", "45", "2024"),
    ("2026", "", "Zur Wiedereröffnung der Setzrunde siehe Regel 47.", "47", "49", "2024"),
    ("2026", "", "Handeln außer der Reihe (Regel 53) bindet.", "53", "55", "2024"),
    ("2026", "", "Es liegt ein Misdeal nach Regel 35 vor.", "35", "37", "2024"),
    ("2026", "", "Siehe Regel 49 (Akzeptierte Aktion).", "49", "51", "2024"),
    ("2026", "", "Verstöße führen zu Strafen gemäß Regel 71.", "71", "73", "2024"),
    ("2026", "", "Beim Side Pot nach Regel 21 wird zuerst geteilt.", "21", "23", "2024"),
    ("2024", MULTIPLE, "regelt die 50%- Hürde nach Regel 41 den Einsatz.", "41", "43", "2013"),
    ("2024", MULTIPLE, "würde dies der 50%-Regelung aus Regel 45 unterliegen", "45", "43", "2026"),
    ("2024", PRIOR, "Neue Chips fallen unter Regel 43 zum Setzen mehrerer Chips.", "43", "45", "2013"),
    ("2024", "", "Siehe Regel 58 (String-Bets).", "58", "56", "2026"),
]
SPANISH = [
    ("2026", PRIOR, "es una apuesta con múltiples fichas según la Regla 45 si no se necesita", "45", "47", "2024"),
    ("2026", PRIOR, "Según la Regla 45, una apuesta con múltiples fichas es un raise con el 50%", "45", "47", "2024"),
    ("2026", PRIOR, "Añadir múltiples fichas nuevas se rige por la Regla 45.", "45", "47", "2024"),
    ("2026", PRIOR, "La Regla 45 sobre apuestas con múltiples fichas decide.", "45", "47", "2024"),
    ("2026", "", "Se aplica la norma del 50% (Regla 43).", "43", "45", "2024"),
    ("2026", "", "Queda sujeta al umbral del 50% de la Regla 43.", "43", "45", "2024"),
    ("2026", "", "La reapertura de la acción se trata en la Regla 47.", "47", "49", "2024"),
    ("2026", "", "Actuar fuera de turno (Regla 53) es vinculante.", "53", "55", "2024"),
    ("2026", "", "Véase la Regla 49 (acción aceptada).", "49", "51", "2024"),
    ("2026", "", "Se considera misdeal según la Regla 35.", "35", "37", "2024"),
    ("2026", "", "Las penalizaciones se aplican según la Regla 71.", "71", "73", "2024"),
    ("2026", "", "La ficha impar se entrega según la Regla 20.", "20", "21", "2024"),
    ("2024", MULTIPLE, "Queda sujeta a la norma del 50% según la regla 41.", "41", "43", "2013"),
    ("2024", MULTIPLE, "Queda sujeta a la norma del 50% según la regla 45.", "45", "43", "2026"),
    ("2024", PRIOR, "Sigue la regla 43 sobre apuestas con múltiples fichas.", "43", "45", "2013"),
]
ENGLISH = [
    ("2026", PRIOR, "Adding multiple chips is covered by Rule 45.", "45", "47", "2024"),
    ("2026", "", "It is subject to the 50% standard (Rule 43).", "43", "45", "2024"),
    ("2026", "", "Action out of turn is covered in Rule 53.", "53", "55", "2024"),
    ("2024", MULTIPLE, "It is governed by the 50% standard of Rule 41.", "41", "43", "2013"),
]
ALL = [
    (language, *row)
    for language, rows in (("it", ITALIAN), ("de", GERMAN), ("es", SPANISH), ("en", ENGLISH))
    for row in rows
]


@pytest.mark.parametrize(("language", "edition", "own", "text", "printed", "meant", "fits"), ALL)
def test_a_number_that_the_words_belie_is_stale(
    concordance: Concordance, language, edition, own, text, printed, meant, fits
):
    (reference,) = resolve(text, language, Reading(concordance, edition, own))
    assert reference.stale
    assert (reference.number, reference.meant_number, reference.fits_edition) == (printed, meant, fits)
    assert reference.evidence[0].kind == "topic"
    assert reference.evidence[0].phrase in text


SISTERS = [
    # Edition, text, another language's text, what our numbers should be ("" for right).
    ("2026", "Si applica la regola 45.", "Se aplica la Regla 47.", ["47"]),
    ("2026", "La regola 45 vale; vale la regola 45.", "La Regla 47 vale.", ["47", "47"]),
    ("2026", "Si applicano le regole 41-45.", "Se aplican las reglas 43-47.", ["43", "47"]),
    ("2026", "Decide lo standard del 50% (Regola 43 e 45).", "Decide la norma del 50% (Reglas 45 y 47).", ["45", "47"]),
    ("2026", "Vedi regole 43 e 47.", "Véanse las reglas 45 y 47.", ["45", ""]),
    ("2024", "Vedi le regole 43-47.", "Siehe die Regeln 41–45.", ["41", "45"]),
    ("2024", "Vale la regola 47.", "Se aplica la regla 45.", ["45"]),
]


@pytest.mark.parametrize(("edition", "text", "sister", "meant"), SISTERS)
def test_a_number_that_another_language_belies_is_stale(concordance: Concordance, edition, text, sister, meant):
    found = resolve(text, "it", Reading(concordance, edition), {"it": text, "es": sister})
    assert [(reference.meant_number if reference.stale else "") for reference in found] == meant
    stale = [reference for reference in found if reference.stale]
    assert {evidence.language for reference in stale for evidence in reference.evidence} == {"es"}


def test_the_words_and_the_other_languages_are_both_given_as_evidence(concordance: Concordance):
    text, sister = "Per la regola 45, più gettoni sono un call.", "Según la Regla 47, múltiples fichas son un call."
    (reference,) = resolve(text, "it", Reading(concordance, "2026"), {"es": sister})
    assert [(evidence.kind, evidence.number) for evidence in reference.evidence] == [("topic", ""), ("sister", "47")]
