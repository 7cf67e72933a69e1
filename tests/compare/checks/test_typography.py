"""Apostrophes, doubled words, spaces, fixed spellings."""

import pytest

from rules.compare.checks.typography import DoubledWords, FixedSpellings, MixedApostrophes, StraySpaces
from tests.compare.checks.tables import check_finds, check_leaves


@pytest.mark.parametrize(
    ("check", "language", "text", "right"),
    [
        (MixedApostrophes(), "it", "L’azione, l’importo e ⟦l'ultimo⟧.", "l’ultimo"),
        (MixedApostrophes(), "it", "L'azione, l'importo e ⟦l’ultimo⟧.", "l'ultimo"),
        (MixedApostrophes(), "it", "(dell’altro) e ⟦dell'uno⟧", "dell’uno"),
        (MixedApostrophes(), "it", "c’è, un’azione, “⟦l'altro⟧”", "l’altro"),
        (MixedApostrophes(), "de", "Robert’s, geht’s, ⟦war's⟧", "war’s"),
        (MixedApostrophes(), "de", "Robert's, geht's, ⟦war’s⟧", "war's"),
        (MixedApostrophes(), "es", "Hold’em, Hold’em y ⟦Hold'em⟧", "Hold’em"),
        (MixedApostrophes(), "es", "Hold'em, Hold'em y ⟦Hold`em⟧", "Hold'em"),
        (DoubledWords(), "it", "Il giocatore ⟦deve deve⟧ parlare.", "deve"),
        (DoubledWords(), "it", "Per ⟦il call il call⟧ serve tutto.", "il call"),
        (DoubledWords(), "it", "⟦Il il⟧ bottone.", "Il"),
        (DoubledWords(), "de", "Er setzt ⟦um um⟧ 600 mehr.", "um"),
        (DoubledWords(), "de", "Der Spieler ⟦muss muss⟧ erhöhen.", "muss"),
        (DoubledWords(), "es", "Sube ⟦a a⟧ 600.", "a"),
        (DoubledWords(), "es", "Las ⟦fichas fichas⟧ nuevas.", "fichas"),
        (DoubledWords(), "es", "Se quita ⟦de la de la⟧ mesa.", "de la"),
        (StraySpaces(), "it", "Il giocatore⟦ ,⟧ poi il dealer.", None),
        (StraySpaces(), "it", "Chi ⟦( tace⟧ non rilancia.", "(tace"),
        (StraySpaces(), "it", "Serve ⟦l’ ammontare⟧ del call.", "l’ammontare"),
        (StraySpaces(), "de", "Es gilt die ⟦50%- Hürde⟧ dafür.", "50%-Hürde"),
        (StraySpaces(), "de", "Der Spieler ⟦setzt  still⟧ zwei.", "setzt still"),
        (StraySpaces(), "de", "Der ⟦Call,der⟧ gilt.", "Call, der"),
        (StraySpaces(), "es", "La ⟦apuesta  total⟧ es esta.", "apuesta total"),
        (StraySpaces(), "es", "Es un ⟦call.Después⟧ sigue la mano.", "call. Después"),
        (FixedSpellings(), "it", "⟦Perchè⟧ no.", "Perché"),
        (FixedSpellings(), "it", "davanti a ⟦sè⟧ stesso", "sé"),
        (FixedSpellings(), "it", "⟦E'⟧ un call.", "È"),
        (FixedSpellings(), "it", "⟦qual’è⟧ il call", "qual è"),
        (FixedSpellings(), "de", "so, ⟦daß⟧ er callt", "dass"),
        (FixedSpellings(), "de", "⟦außer das UTG⟧ zwei setzt", "außer dass UTG"),
        (FixedSpellings(), "es", "la ⟦situacion⟧ es clara", "situación"),
        (FixedSpellings(), "es", "⟦Tambien⟧ vale.", "También"),
    ],
)
def test_it_is_found(check, language, text, right):
    if "⟦ ,⟧" in text:
        text = text.replace("giocatore⟦ ,⟧", "⟦giocatore ,⟧")
    check_finds(check, language, text, right)


@pytest.mark.parametrize(
    ("check", "language", "text"),
    [
        (MixedApostrophes(), "it", "L’azione, l’importo: “così”, un po’ di più."),
        (MixedApostrophes(), "it", "L'azione, l'importo, 1'200."),
        (MixedApostrophes(), "it", "‘Call’ dice l’uno, l’altro tace."),
        (MixedApostrophes(), "de", "Robert’s und geht’s"),
        (MixedApostrophes(), "de", "‚Call‘ sagt er."),
        (MixedApostrophes(), "de", "1'200 und Robert’s"),
        (MixedApostrophes(), "es", "Hold’em"),
        (MixedApostrophes(), "es", "Hold'em y Hold'em"),
        (DoubledWords(), "it", "A A tocca; via via che si gioca, a mano a mano."),
        (DoubledWords(), "it", "Chiama, chiama e rilancia."),
        (DoubledWords(), "it", "B mira A, poi guarda a A."),
        (DoubledWords(), "de", "Chips, die die Spieler haben, und der, der der Erste ist."),
        (DoubledWords(), "de", "Karten, die sie sie sehen lässt."),
        (DoubledWords(), "de", "Check. Check."),
        (DoubledWords(), "es", "No, no es así; casi casi."),
        (DoubledWords(), "es", "mira a A y A a B"),
        (StraySpaces(), "it", "Gettoni da 1.200, 50%: così (o no); l’uno, un po’ di più – e basta … fine."),
        (StraySpaces(), "it", "1) uno; 2) due. N.d.T. PokerTDA.com, 25-50"),
        (StraySpaces(), "it", "Il pre- e post-flop\n\nOra."),
        (StraySpaces(), "de", "Call- und Raise-Regeln, z. B. die 50 %-Hürde, d. h. mehr."),
        (StraySpaces(), "de", "Small- bzw. Big-Blind; Ein- oder Auszahlung."),
        (StraySpaces(), "de", "UTG+1 – der nächste – setzt „still“ 1 000."),
        (StraySpaces(), "es", "¿Y si no? Pues 50 % (cincuenta), 12 000."),
        (StraySpaces(), "es", "a) una; b) otra. Véase PokerTDA.com ↗ · fin"),
        (FixedSpellings(), "it", "Perché, né, sé, poiché, cioè, più, può, così, è, qual è, un po’ di."),
        (FixedSpellings(), "it", "Il giocatore e l’altro: l’e-mail, se stesso, e poi."),
        (FixedSpellings(), "it", "le coppe 'e' così"),
        (FixedSpellings(), "de", "dass, muss, über, zurück, außer das Spiel ist aus"),
        (FixedSpellings(), "de", "Das ist so; das Maß, groß."),
        (FixedSpellings(), "es", "situación, más, también, según, sí, si, aun, solo, sólo"),
        (FixedSpellings(), "es", "la acción, el botón y el número"),
        (FixedSpellings(), "es", "como, cuando, que, el"),
    ],
)
def test_it_is_left(check, language, text):
    check_leaves(check, language, text)
