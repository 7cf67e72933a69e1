"""Whatever the engine answers, verdict or refusal, can be said in every language."""

import pytest
from django.utils.translation import override
from hypothesis import HealthCheck, assume, given, settings
from hypothesis import strategies as st

from rules.engine.comparing import judge_under_every_edition
from rules.engine.judging import adjudicate, judge
from rules.engine.reading import ScenarioRefused, read_scenario
from rules.narration.acts import narrate_scenario
from rules.narration.comparing import narrate_editions
from rules.narration.problems import sentences
from rules.narration.verdicts import narrate
from tests.engine.hands import hands
from tests.engine.test_fuzz import mutated
from tests.narration.questions import PROCEDURES, QUESTIONS

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
    yield from (f"{line.text}." for listed in narrated.lists for line in listed.lines)


def asked(data):
    """What can be asked of a hand: who has not acted cannot be ruled on."""
    options = [{"about": "options", "of": seat["name"]} for seat in data["seats"]]
    always = ("pots", "first-to-show", *options)
    return ("action", "tabling", *always) if any(event["does"] != "deal" for event in data["events"]) else always


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
            assert len({reason.text for reason in narrated.reasons}) == len(narrated.reasons)
            assert all(reading.text.startswith(reading.word) for reading in narrated.readings)


@st.composite
def other_scenarios(draw):
    """A scenario of the other kinds, or a question, with one figure or word changed."""
    data = draw(st.sampled_from([*PROCEDURES.values(), *QUESTIONS.values()]))
    key = draw(st.sampled_from([*data, "acts", "stack", "game", "edition"]))
    changed = [
        0,
        1,
        2,
        25,
        6000,
        True,
        None,
        [],
        ["fold"],
        ["bet", "call"],
        "P",
        "B",
        "button",
        "stud",
        "2013",
        "first-act",
    ]
    return {**data, key: draw(st.sampled_from(changed))} if key != "kind" else data


@quick
@pytest.mark.parametrize("language", LANGUAGES)
@given(data=other_scenarios())
def test_any_scenario_of_another_kind_is_told_and_answered_or_refused(language, data):
    with override(language):
        assert [text for text in said(data) if not whole(text)] == []


def said(data):
    """Everything that is said of a scenario under every edition, or what is wrong with it."""
    try:
        scenario = read_scenario(data)
        rows = judge_under_every_edition(scenario)
    except ScenarioRefused as refusal:
        return sentences(refusal.problems)
    verdicts = [text for row in rows for text in words_of(narrate(row.verdict))]
    return [*narrate_scenario(scenario), *verdicts, *(f"{group.text}." for group in narrate_editions(rows))]


@quick
@given(data=mutated())
def test_any_refusal_is_said(data):
    """A refusal quotes names as they are written: those that would look like a hole in a sentence are left out."""
    assume(all(text == text.strip() and whole(f"{text}.") for text in texts_in(data)))
    with override("it"):
        assert [text for text in refusals(data) if not whole(text)] == []


def texts_in(data):
    """Every text in plain data, keys included."""
    if isinstance(data, str):
        yield data
    elif isinstance(data, dict):
        yield from data
        yield from (text for value in data.values() for text in texts_in(value))
    elif isinstance(data, list):
        yield from (text for value in data for text in texts_in(value))


def refusals(data):
    try:
        adjudicate(data)
    except ScenarioRefused as refusal:
        return sentences(refusal.problems)
    return []
