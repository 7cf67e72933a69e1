"""One scenario under every edition, in lines."""

import pytest
from django.utils.translation import override

from rules.engine.comparing import judge_under_every_edition
from rules.engine.reading import read_scenario
from rules.narration.comparing import narrate_editions
from tests.engine.told import flop
from tests.narration.questions import deal
from tests.narration.sentences import EVERY_SITUATION

LAST_CHIPS = flop("A B:2000 C", "A bet 1400; B push 1x1000 2x500", blinds=[50, 100])
ALIKE = flop("A B C", "A bet 1000; B push 1x5000", blinds=[50, 100])


def lines(data, language):
    with override(language):
        return narrate_editions(judge_under_every_edition(read_scenario(data)))


@pytest.mark.parametrize(
    ("language", "early", "since"),
    [
        (
            "it",
            "2011, 2013: decide il direttore del torneo – call di 1.400 o raise (all-in per 2.000)",
            "2019, 2022, 2024, 2026: raise (all-in per 2.000)",
        ),
        (
            "de",
            "2011, 2013: Die Turnierleitung entscheidet – Call von 1.400 oder Raise (All-in für 2.000)",
            "2019, 2022, 2024, 2026: Raise (All-in für 2.000)",
        ),
        (
            "es",
            "2011, 2013: decide el director del torneo – call de 1400 o raise (all-in por 2000)",
            "2019, 2022, 2024, 2026: raise (all-in por 2000)",
        ),
        (
            "en",
            "2011, 2013: the director decides – call of 1,400 or raise (all-in for 2,000)",
            "2019, 2022, 2024, 2026: raise (all-in for 2,000)",
        ),
    ],
)
def test_editions_that_rule_alike_share_a_line(language, early, since):
    assert [group.text for group in lines(LAST_CHIPS, language)] == [early, since]


def test_a_line_has_the_finding_that_makes_the_difference_and_its_rule_in_that_edition():
    first, second = lines(LAST_CHIPS, "en")
    assert first.because is None
    assert (second.because.rule, second.because.number) == ("multiple-chips", "45")
    assert second.because.text.startswith("Without one 500 chip, 1,500 is left")
    assert (second.editions, second.tone) == (("2019", "2022", "2024", "2026"), "raise")


def test_where_an_edition_only_settles_what_was_open_the_finding_is_what_it_settles():
    before, after = lines(deal("foreign-card"), "en")
    assert before.text == "2011, 2013, 2019: the director decides – misdeal or the hand goes on"
    assert after.because.text == "A card was found that does not belong to the deck."


def test_where_every_edition_rules_alike_there_is_one_line():
    [group] = lines(ALIKE, "en")
    assert group.text == "2011, 2013, 2019, 2022, 2024, 2026: call of 1,000 – 4,000 back"


@pytest.mark.parametrize(
    ("language", "line"),
    [
        ("it", "decide il direttore del torneo – BB si piazza davanti o B si piazza davanti"),
        (
            "de",
            "Die Turnierleitung entscheidet – BB bekommt den besten Platz oder B bekommt den besten Platz",
        ),
        ("es", "decide el director del torneo – BB se lleva el mejor puesto o B se lleva el mejor puesto"),
        ("en", "the director decides – BB finishes ahead or B finishes ahead"),
    ],
)
def test_names_keep_their_capital_and_words_lose_it(language, line):
    assert lines(EVERY_SITUATION["two go out in 2024"], language)[0].text.endswith(f"2024: {line}")


@pytest.mark.parametrize(
    ("language", "line"),
    [
        ("it", "BTN vince senza mostrare"),
        ("de", "BTN gewinnt, ohne aufzudecken"),
        ("es", "BTN gana sin mostrar"),
        ("en", "BTN wins without showing"),
    ],
)
def test_the_name_of_the_last_live_hand_keeps_its_capital(language, line):
    [group] = lines(EVERY_SITUATION["the bettor mucks at the showdown"], language)
    assert group.text.split(": ", 1)[1] == line


def test_the_line_of_a_button_has_no_second_colon():
    [group] = lines(EVERY_SITUATION["the small blind is out"], "it")
    assert group.text.endswith("2026: bottone morto Q – piccolo buio R; grande buio S")
