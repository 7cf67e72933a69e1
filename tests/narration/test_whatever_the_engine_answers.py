"""Whatever the engine answers, verdict or refusal, can be said in every language."""

import pytest
from django.utils.translation import override
from hypothesis import HealthCheck, given, settings

from rules.engine.judging import adjudicate, judge
from rules.engine.reading import ScenarioRefused, read_scenario
from rules.narration.acts import narrate_scenario
from rules.narration.problems import sentences
from rules.narration.verdicts import narrate
from tests.engine.hands import hands
from tests.engine.test_fuzz import mutated

LANGUAGES = ("it", "de", "es", "en")
quick = settings(max_examples=60, deadline=None, suppress_health_check=[HealthCheck.too_slow])


def whole(text):
    return text.endswith(".") and "%(" not in text and "None" not in text and "  " not in text


def words_of(narrated):
    yield f"{narrated.headline}."
    yield from (reason.text for reason in narrated.reasons)
    yield from (reading.text for reading in narrated.readings)
    yield from (moment.text for moment in narrated.timeline)
    yield from (f"{pot.text}." for pot in narrated.pots)


def asked(data):
    """What can be asked of a hand: who has not acted cannot be ruled on."""
    return ("action", "tabling", "pots") if any(event["does"] != "deal" for event in data["events"]) else ("pots",)


@quick
@pytest.mark.parametrize("language", LANGUAGES)
@given(data=hands())
def test_any_hand_is_told_and_its_verdict_said(language, data):
    with override(language):
        for ask in asked(data):
            scenario = read_scenario({**data, "ask": ask})
            assert [text for text in narrate_scenario(scenario) if not whole(text)] == []
            narrated = narrate(judge(scenario))
            assert [text for text in words_of(narrated) if not whole(text)] == []
            assert all(reading.text.startswith(reading.word) for reading in narrated.readings)


@quick
@given(data=mutated())
def test_any_refusal_is_said(data):
    with override("it"):
        assert [text for text in refusals(data) if not whole(text)] == []


def refusals(data):
    try:
        adjudicate(data)
    except ScenarioRefused as refusal:
        return sentences(refusal.problems)
    return []
