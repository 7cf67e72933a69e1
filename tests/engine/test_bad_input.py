"""A scenario that cannot be read or cannot have happened is refused, with every fault at its place."""

import json

import pytest

from rules.engine.reading import ScenarioRefused, read_json, read_stored_scenario
from tests.engine.tables import (
    act,
    after_flop,
    bet,
    call,
    check,
    problems,
    push,
    raise_to,
)

GOOD = after_flop("A B C", bet("A", 100), call("B"))


def with_keys(**keys):
    return {**GOOD, **keys}


def with_event(**keys):
    """The second act of three players after a bet of 100, written with these keys."""
    return {**GOOD, "events": [bet("A", 100), {"player": "B", **keys}]}


def with_seat(**keys):
    return {**GOOD, "seats": [{"name": "A"}, {"name": "B", **keys}, {"name": "C"}]}


FORM = {
    "unknown key": (with_keys(colour="red"), "colour", "unknown-key"),
    "unknown key of a seat": (with_seat(chips=5), "seats[1].chips", "unknown-key"),
    "line break in a name": (with_seat(name="B\nC"), "seats[1].name", "not-visible"),
    "turned name": (with_seat(name="B\u202ecod"), "seats[1].name", "not-visible"),
    "invisible name": (with_seat(name="\u200b"), "seats[1].name", "not-visible"),
    "unknown key of an event": (with_event(does="call", to=100), "events[1].to", "unknown-key"),
    "format 2": (with_keys(format=2), "format", "unknown-format"),
    "format 1.0": (with_keys(format=1.0), "format", "unknown-format"),
    "format true": (with_keys(format=True), "format", "unknown-format"),
    "format as text": (with_keys(format="1"), "format", "unknown-format"),
    "edition 2015": (with_keys(edition="2015"), "edition", "numbering-not-established"),
    "edition 1999": (with_keys(edition="1999"), "edition", "numbering-not-established"),
    "edition as a number": (with_keys(edition=2024), "edition", "not-text"),
    "unknown kind": (with_keys(kind="poker"), "kind", "unknown-word"),
    "kind as a list": (with_keys(kind=[]), "kind", "unknown-word"),
    "unknown street": (with_keys(street="fourth"), "street", "unknown-word"),
    "fractional pot": (with_keys(pot=1.5), "pot", "not-a-whole-number"),
    "whole float": (with_keys(pot=1.0), "pot", "not-a-whole-number"),
    "true as a number": (with_keys(pot=True), "pot", "not-a-whole-number"),
    "text as a number": (with_keys(pot="100"), "pot", "not-a-whole-number"),
    "null as a number": (with_keys(pot=None), "pot", "not-a-whole-number"),
    "negative pot": (with_keys(pot=-1), "pot", "negative"),
    "huge pot": (with_keys(pot=10**15), "pot", "too-large"),
    "a number beyond all machines": (with_keys(pot=10**400), "pot", "too-large"),
    "not a number": (with_keys(pot=float("nan")), "pot", "not-a-whole-number"),
    "infinity": (with_keys(pot=float("inf")), "pot", "not-a-whole-number"),
    "one blind": (with_keys(blinds=[100]), "blinds", "too-few"),
    "three blinds": (with_keys(blinds=[1, 2, 3]), "blinds", "too-many"),
    "negative blind": (with_keys(blinds=[-50, 100]), "blinds[0]", "negative"),
    "no big blind": (with_keys(blinds=[0, 0]), "blinds[1]", "not-positive"),
    "small over big": (with_keys(blinds=[200, 100]), "blinds", "small-blind-over-big-blind"),
    "seats missing": ({"events": []}, "seats", "missing"),
    "seats as an object": (with_keys(seats={}), "seats", "not-a-list"),
    "one seat": (with_keys(seats=[{"name": "A"}]), "seats", "too-few"),
    "eleven seats": (with_keys(seats=[{"name": str(n)} for n in range(11)]), "seats", "too-many"),
    "a name twice": (after_flop("A B A", bet("A", 100)), "seats[2].name", "name-twice"),
    "an empty name": (with_keys(seats=[{"name": ""}, {"name": "B"}], events=[bet("B", 5)]), "seats[0].name", "empty"),
    "a long name": (with_keys(seats=[{"name": "x" * 41}, {"name": "B"}]), "seats[0].name", "too-long"),
    "a name that is no text": (with_keys(seats=[{"name": 5}, {"name": "B"}]), "seats[0].name", "not-text"),
    "a seat that is no object": (with_keys(seats=["A", "B"]), "seats[0]", "not-an-object"),
    "stack 0": (with_seat(stack=0), "seats[1].stack", "not-positive"),
    "negative stack": (with_seat(stack=-5), "seats[1].stack", "not-positive"),
    "fractional stack": (with_seat(stack=100.5), "seats[1].stack", "not-a-whole-number"),
    "out after the flop": (with_seat(out="1x100"), "seats[1].out", "only-with-blinds-before-the-flop"),
    "posts after the flop": (with_seat(posts=100), "seats[1].posts", "only-with-blinds-before-the-flop"),
    "unknown act": (with_event(does="dance"), "events[1].does", "unknown-word"),
    "an act that is a list": (with_event(does=[]), "events[1].does", "unknown-word"),
    "no act": (with_event(), "events[1].does", "missing"),
    "no player": (with_keys(events=[{"does": "check"}]), "events[0].player", "missing"),
    "an event that is no object": (with_keys(events=[5]), "events[0]", "not-an-object"),
    "events that are no list": (with_keys(events="check"), "events", "not-a-list"),
    "bet without an amount": (with_event(does="bet"), "events[1].to", "missing"),
    "bet of 0": (with_event(does="bet", to=0), "events[1].to", "not-positive"),
    "negative bet": (with_event(does="bet", to=-100), "events[1].to", "not-positive"),
    "fractional bet": (with_event(does="bet", to=99.5), "events[1].to", "not-a-whole-number"),
    "raise without an amount": (with_event(does="raise"), "events[1]", "to-or-by"),
    "raise with two amounts": (with_event(does="raise", to=300, by=200), "events[1]", "to-or-by"),
    "push without chips": (with_event(does="push"), "events[1].chips", "missing"),
    "chips as a number": (with_event(does="push", chips=100), "events[1].chips", "not-text"),
    "no chips at all": (with_event(does="push", chips=""), "events[1].chips", "chips-unreadable"),
    "negative chips": (with_event(does="push", chips="-1x100"), "events[1].chips", "chips-unreadable"),
    "negative denomination": (with_event(does="push", chips="1x-100"), "events[1].chips", "chips-unreadable"),
    "fractional chips": (with_event(does="push", chips="1.5x100"), "events[1].chips", "chips-unreadable"),
    "fractional thousands": (with_event(does="push", chips="1x2.5k"), "events[1].chips", "chips-unreadable"),
    "other digits": (with_event(does="push", chips="\u0661x100"), "events[1].chips", "chips-unreadable"),
    "no count": (with_event(does="push", chips="0x100"), "events[1].chips", "not-positive"),
    "chips of 0": (with_event(does="push", chips="3x0"), "events[1].chips", "not-positive"),
    "too many chips": (with_event(does="push", chips="1001x100"), "events[1].chips", "too-large"),
    "too many chips in two heaps": (with_event(does="push", chips="600x100 600x100"), "events[1].chips", "too-large"),
    "chips too large": (with_event(does="push", chips="1x9999999999999"), "events[1].chips", "too-large"),
    "endless chips": (with_event(does="push", chips="1x1 " * 500), "events[1].chips", "too-long"),
    "unreadable words": (with_event(does="say", says="I call"), "events[1].says", "words-unreadable"),
    "words as a number": (with_event(does="say", says=500), "events[1].says", "not-text"),
    "raise to nothing": (with_event(does="say", says="raise 0"), "events[1].says", "not-positive"),
    "a fantastic amount": (with_event(does="say", says="raise 9999999999999k"), "events[1].says", "too-large"),
    "first of what": (with_event(does="push", chips="100", first="hands"), "events[1].first", "unknown-word"),
    "forward as a number": (with_event(does="push", chips="100", forward=1), "events[1].forward", "not-yes-or-no"),
    "unknown question": (with_keys(ask="weather"), "ask.about", "unknown-word"),
    "question as a number": (with_keys(ask=5), "ask", "not-an-object"),
    "a question about no event": (with_keys(ask={"about": "action", "event": 9}), "ask.event", "no-act-there"),
    "a question about a negative event": (with_keys(ask={"about": "action", "event": -1}), "ask.event", "negative"),
    "nothing happened": (with_keys(events=[]), "events", "nothing-to-rule-on"),
    "no object at all": ([], "", "not-an-object"),
    "nothing": (None, "", "not-an-object"),
    "text": ("check", "", "not-an-object"),
}


@pytest.mark.parametrize(("data", "path", "code"), FORM.values(), ids=FORM)
def test_faults_of_form_are_found_at_their_place(data, path, code):
    assert (path, code) in problems(data)


def test_several_faults_are_all_reported_at_once_each_with_its_path():
    data = {
        "edition": "1999",
        "blinds": [200, 100],
        "colour": "red",
        "seats": [{"name": "A", "stack": 50, "out": "1x200"}, {"name": "B"}, {"name": "A"}],
        "events": [raise_to("X", 500), call("B"), push("A", "three")],
    }
    found = problems(data)
    assert {
        ("colour", "unknown-key"),
        ("seats[2].name", "name-twice"),
        ("events[0].player", "unknown-player"),
        ("events[2].chips", "chips-unreadable"),
        ("edition", "numbering-not-established"),
        ("blinds", "small-blind-over-big-blind"),
    } <= set(found)
    assert len(found) == len(set(found))


def test_a_stored_scenario_names_no_edition():
    with pytest.raises(ScenarioRefused) as refusal:
        read_stored_scenario(GOOD)
    assert [(p.path, p.code) for p in refusal.value.problems] == [("edition", "edition-of-the-page")]
    assert read_stored_scenario({key: value for key, value in GOOD.items() if key != "edition"})


TEXTS = {
    "nothing": "",
    "half of it": '{"seats": [',
    "other than JSON": "call 500",
    "a trailing comma": '{"seats": [],}',
    "a byte order mark": "\ufeff{}",
    "deep nesting": "[" * 100_000,
    "a number of 5000 digits": '{"pot": 1' + "0" * 5000 + "}",
}


@pytest.mark.parametrize("text", TEXTS.values(), ids=TEXTS)
def test_text_that_is_no_json_is_refused(text):
    with pytest.raises(ScenarioRefused) as refusal:
        read_json(text)
    assert [(p.path, p.code) for p in refusal.value.problems] == [("", "not-json")]


def test_ten_megabytes_are_refused_unread():
    with pytest.raises(ScenarioRefused) as refusal:
        read_json('{"seats": "' + "x" * 10_000_000 + '"}')
    assert [p.code for p in refusal.value.problems] == ["too-large"]


def test_ten_thousand_events_are_refused():
    assert problems(with_keys(events=[check("A")] * 10_000)) == [("events", "too-many")]


@pytest.mark.parametrize(
    "data",
    [
        with_keys(events=[act("X", "fold")] * 20_000),
        with_keys(seats=[{"name": "A"}] * 50_000),
        with_keys(events=[{"player": "A", "does": "fold", **{f"k{n}": n for n in range(100)}}] * 400),
    ],
    ids=["unknown players", "one name", "unknown keys"],
)
def test_tens_of_thousands_of_faults_are_found_without_comparing_each_to_each(data):
    """Quadratic work here was minutes; the whole suite would feel it."""
    assert problems(data)


def test_lone_surrogates_are_no_text():
    text = json.dumps({"seats": [{"name": "\ud800"}, {"name": "B"}], "events": [check("B")]})
    with pytest.raises(ScenarioRefused):
        read_json(text)
