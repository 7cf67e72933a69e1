import re

import pytest
from django.utils.translation import override

from tests.narration.sentences import LANGUAGES, captions, everything

AVOID = {
    "it": [
        *(r"scommess\w*", r"passa\b", r"passare", r"parola", r"debito", r"deve \d", r"resti\b", r"il resto", r"vecchi"),
        *(r"(raise|rilancio) intero", r"sottocall", r"catena", r"fuori misura", r"si ritira", r"silenziosamente"),
        *(r"obbligante", r"aggiustare", r"trattenut\w*", r"confisca\w*", r"arbitro", r"pulsante", r"sedia", r"round"),
        *(r"[Dd]i mano", r"tavolat\w*", r"faccia", r"spartire", r"premiare", r"E’", r"perchè", r"sè\b", r"pò\b"),
        *(r"(call|puntata) a \d", r"raise di \d", r"raise\b.*rilancio\b"),
        *(r"controbuio", r"invito", r"pagatore", r"congelat\w*", r"consistente", r"corsa\b", r"strano", r"errata"),
    ],
    "de": [
        *(r"Wette\w*", r"gleichziehen", r"passen\b", r"All-In\b", r"ganze\w* Raise", r"konfrontiert", r"schuldet"),
        *(r"Wechselgeld", r"übergroß\w*", r"Unterzahlung", r"Jeton", r"draußen", r"alte\w* Chips", r"erklärt"),
        *(r"verpflichtet", r"repariert\w*", r"gehalten", r"Turnus", r"verfällt", r"Spielleiter", r"Knopf", r"Topf"),
        *(r"Zweikampf", r"Straße", r"Runde\b", r"verbrannte", r"tabelt", r"belohnen", r"splitten", r"legt ab\b"),
        *(r"Grundeinsatz", r"Zahler\b", r"eingefroren", r"Vorhand", r"erhebliche", r"Fehldeal", r"Brennkarte"),
        *(r"entblößt", r"Gesicht", r"merkwürdig", r"Rennen", r"Hauptpot", r"Zwangseinsatz"),
        *(r"(der|den|einen|volle[rn]?) Raise", r"(das|ein volles) Call\b", r"(Call|Bet) auf \d"),
    ],
    "es": [
        *(
            r"envite",
            r"aumento",
            r"llama\b(?! «)",
            r"no ir\b",
            r"(raise|subida) enter[oa]",
            r"precio",
            r"debe \d",
            r"vuelto",
        ),
        *(
            r"resto\b",
            r"afrontado",
            r"estándar",
            r"subpago",
            r"en cadena",
            r"sobredimensionad\w*",
            r"puntos",
            r"chips?\b(?! race)",
        ),
        *(
            r"fuera\b(?! de turno)",
            r"viejas",
            r"se retira\b",
            r"canta\b",
            r"atado",
            r"arreglar",
            r"retenido",
            r"decomisa",
        ),
        *(r"árbitro", r"piso\b", r"silla", r"pozo", r"marginal", r"partir", r"premiar", r"cara arriba", r"minimo"),
        *(r"(call|apuesta) a \d", r"a el\b", r"de el\b"),
        *(r"los ciegos", r"pagador", r"congelad\w*", r"mala mano", r"se descarta", r"tumba", r"carrera", r"rara\b"),
    ],
    "en": [r"user\b", r"please\b", r"[Cc]all to \d"],
}
"""What our own sentences never say."""

STRAIGHT = {
    "it": r"['\"“”„]",
    "de": r"['\"”«»]|„[^“]*$",
    "es": r"['\"“”„]",
    "en": r"['\"«»„]",
}
"""Quotation marks and apostrophes that are not those of the language."""

THOUSANDS = {
    "it": r"\d{4}|\d,\d",
    "de": r"\d{4}|\d,\d",
    "es": r"\d[.,]\d|\d{5}",
    "en": r"\d{4}|\d\.\d",
}
"""Figures that are not written as the language writes them."""

WRITTEN_BY_FORMAT = ("chips-unreadable", "words-unreadable", "numbering-not-established")
"""Sentences that quote what is typed, in the form that is read."""


YEARS = re.compile(r"(20\d\d, )*20\d\d: ")
"""The editions that a line begins with: years are no amounts."""


def offending(language, pattern, *, but=()):
    told = ((where, text) for where, text in everything(language) if where not in but)
    return [(where, text) for where, text in told if re.search(pattern, YEARS.sub("X: ", text))]


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_sentence_uses_a_word_to_avoid(language):
    for word in AVOID[language]:
        assert offending(language, rf"(?<!\w)({word}|\d+k\b)") == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_quotes_and_apostrophes_are_those_of_the_language(language):
    assert offending(language, STRAIGHT[language]) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_figures_are_written_as_the_language_writes_them(language):
    assert offending(language, THOUSANDS[language], but=WRITTEN_BY_FORMAT) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_text_is_whole_sentences(language):
    assert offending(language, r"[^.]$|!|\s\s|\.\.|\s[,.:;]|^[a-zà-ü]") == []


@pytest.mark.parametrize("language", ["it", "es", "en"])
def test_two_figures_never_stand_side_by_side(language):
    assert offending(language, r"\d,? \d", but=WRITTEN_BY_FORMAT) == []


def test_after_a_colon_german_sentences_have_a_capital_and_the_others_have_not():
    """Names and positions by their letters stand as they are written."""
    assert offending("it", r": [A-ZÈ][a-zà-ü]") == []
    assert offending("es", r": [A-ZÉ][a-zà-ü]") == []
    assert offending("de", r": (die|das|es|mit|wer|nicht|jeder|hier|noch) ") == []


def test_german_compounds_with_percent_have_hyphens_and_spanish_percent_a_space_that_does_not_break():
    assert all("50-Prozent-Hürde" in text for _, text in everything("de") if "50-" in text or "50 %" in text)
    assert all("50\u00a0%" in text for _, text in everything("es") if "%" in text)


@pytest.mark.parametrize("language", LANGUAGES)
def test_captions_are_translated_and_differ(language):
    with override(language):
        assert len(set(captions())) == 3
