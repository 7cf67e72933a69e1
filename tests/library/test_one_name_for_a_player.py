"""A player who is named by the abbreviation of his position is not named by its word as well, in any sentence shown."""

import re
from collections.abc import Iterator
from itertools import chain

import pytest
from django.utils.translation import override

from rules.engine.comparing import judge_under_every_edition
from rules.engine.judging import judge
from rules.engine.reading import read_stored_scenario
from rules.languages import LANGUAGES
from rules.library.reading import read_library
from rules.narration.acts import narrate_last, narrate_scenario
from rules.narration.comparing import narrate_editions
from rules.narration.verdicts import narrate

WORDS = {
    "it": {"SB": "piccolo buio|small blind", "BB": "grande buio|big blind", "BTN": "bottone|button"},
    "de": {"SB": "small[ -]blind", "BB": "big[ -]blind", "BTN": "button"},
    "es": {"SB": "ciega pequeña|small blind", "BB": "ciega grande|big blind", "BTN": "botón|button"},
    "en": {"SB": "small blind", "BB": "big blind", "BTN": "button"},
}
WORDS = {language: {**words, "CO": "cutoff", "HJ": "hijack"} for language, words in WORDS.items()}

NO_PLAYERS = {
    "it": "big blind ante|(?<=a sinistra del )bottone|(?<=prima il )grande buio",
    "de": "Big-Blind-Ante|(?<=links vom )Button|(?<=zuerst der )Big Blind",
    "es": "ante de la ciega grande|(?<=a la izquierda del )botón|(?<=va primero la )ciega grande",
    "en": "big blind ante|(?<=left of the )button|big blind(?= comes first| or the ante)",
}
"""The ante, the button from which seats are counted, and the order of blind and ante."""

BLINDS_AS_SUCH = {
    ("big-blind-ante", "short-blind-in-a-hand"): {"BB"},
    ("binding-declarations", "limp-behind-blind"): {"BB"},
    ("pot-limit-bets", "no-small-blind"): {"SB", "BB"},
    ("side-pots", "short-big-blind"): {"BB"},
}
"""Cases of ours that speak of a blind as an amount, besides the player who posts it."""

LIBRARY = read_library()
OURS = {(shelf.rule, case.key): case.scenario for shelf in LIBRARY.ours for case in shelf.cases}
PRINTED = {
    (f"{shelf.edition} {shelf.rule}", f"{entry.case} {entry.letter} {at}"): entry.data
    for shelf in LIBRARY.shelves
    for at, entry in enumerate(shelf.scenarios)
}


def positions(data: dict) -> set[str]:
    """The positions that players of a scenario are named by, of those that have a word."""
    return {player["name"] for key in ("seats", "players") for player in data.get(key, ())} & set(WORDS["en"])


NAMED = {case: data for case, data in chain(OURS.items(), PRINTED.items()) if positions(data)}


def worded(text: str, named: set[str], language: str) -> set[str]:
    """The positions of `named` whose words a text has."""
    text = re.sub(NO_PLAYERS[language], "", text, flags=re.IGNORECASE)
    return {name for name in named if re.search(WORDS[language][name], text, re.IGNORECASE)}


def sentences(data: dict) -> Iterator[str]:
    """Everything that a page says of a scenario: the hand, and the verdict of every edition."""
    scenario = read_stored_scenario(data)
    rows = judge_under_every_edition(scenario)
    yield from (*narrate_scenario(scenario), narrate_last(scenario))
    yield from (part for line in narrate_editions(rows) for part in (line.line, line.text))
    for verdict in (judge(scenario), *(row.verdict for row in rows)):
        told = narrate(verdict)
        yield from (told.player or "", str(told.headline), *(pot.text for pot in told.pots))
        yield from (part.text for part in (*told.reasons, *told.readings, *told.timeline))
        yield from (line.text for listed in told.lists for line in listed.lines)


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_sentence_on_a_scenario_has_the_word_for_a_player_who_has_an_abbreviation(language):
    assert len(NAMED) > 50
    with override(language):
        twice = {
            case: text
            for case, data in NAMED.items()
            for text in sentences(data)
            if worded(text, positions(data), language)
        }
    assert twice == {}


@pytest.mark.parametrize("language", LANGUAGES)
def test_our_cases_name_a_player_as_their_scenario_does(language):
    texts = {
        (shelf.rule, key): " ".join((case.title, case.situation, case.ruling, case.remark))
        for shelf in LIBRARY.ours
        if language in shelf.texts
        for key, case in shelf.texts[language].cases.items()
    }
    found = {case: worded(texts[case], positions(data), language) for case, data in OURS.items()}
    assert {case: names for case, names in found.items() if names} == BLINDS_AS_SUCH
