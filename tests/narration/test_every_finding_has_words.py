import pytest
from django.utils.translation import override

from rules.engine.judging import judge
from rules.engine.reading import in_edition, read_scenario
from rules.narration.reasons import PREMISES, REASONS
from rules.narration.verdicts import narrate
from rules.narration.wording import OneOf
from tests.narration.sentences import EVERY_SITUATION, LANGUAGES, finding_kinds, reasons


def test_every_finding_of_the_engine_has_a_sentence():
    assert set(finding_kinds()) - set(REASONS) == set()


def test_no_sentence_is_left_over_from_a_finding_that_is_gone():
    assert (set(REASONS) | set(PREMISES)) - set(finding_kinds()) == set()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("figure", [1, 1200])
def test_every_sentence_takes_its_figures_and_leaves_no_place_empty(language, figure):
    with override(language):
        told = dict(reasons(figure))
    assert [text for text in told.values() if "%(" in text or "%%" in text or "None" in text] == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("edition", ["2011", "2013", "2022", "2024", "2026"])
def test_every_situation_can_be_narrated_under_every_edition(language, edition):
    with override(language):
        for data in EVERY_SITUATION.values():
            narrated = narrate(judge(in_edition(read_scenario(data), edition)))
            assert narrated.headline.word
            assert narrated.reasons or narrated.tone in {"bet", "raise"}
            assert len({reason.text for reason in narrated.reasons}) == len(narrated.reasons)


@pytest.mark.parametrize("language", LANGUAGES)
def test_headlines_and_readings_begin_with_the_word_to_set_in_bold(language):
    with override(language):
        for data in EVERY_SITUATION.values():
            narrated = narrate(judge(read_scenario(data)))
            assert narrated.headline.text.startswith(narrated.headline.word)
            assert all(reading.text.startswith(reading.word) for reading in narrated.readings)


def each_premise():
    """Yield every sentence around a reading, each of several for one kind."""
    for words in PREMISES.values():
        several = [*words.sentences.values(), words.otherwise] if isinstance(words, OneOf) else [words]
        yield from map(str, several)


def test_a_premise_says_when_its_reading_holds_and_begins_with_it():
    for language in LANGUAGES:
        with override(language):
            assert [words for words in each_premise() if not words.startswith("%(reading)s")] == []
