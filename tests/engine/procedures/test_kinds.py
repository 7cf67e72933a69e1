"""What the kinds of scenario share: one reader, one way in, one form of answer."""

import json

import pytest

from rules.engine.judging import adjudicate, judge
from rules.engine.kinds import KINDS
from rules.engine.reading import in_edition, read_json, read_stored_scenario
from tests.engine.procedures.judged import EDITIONS, refusal

SCENARIOS = {
    "substantial-action": {"acts": ["fold", "raise"]},
    "misdeal": {"fault": "wrong-count", "seat": "button", "acts": ["fold"]},
    "irregular-cards": {"fault": "four-card-flop", "no_burn": True, "acts": ["check"]},
    "button": {
        "seats": [{"name": "A"}, {"name": "B"}, {"name": "C"}],
        "button": "A",
        "small_blind": "B",
        "big_blind": "C",
    },
    "blind-ante": {"blinds": [3000, 6000], "ante": 6000, "stack": 6000},
    "chip-race": {"seats": [{"name": "A", "odd": 4}], "denomination": 25, "next": 100},
    "ranking": {"players": [{"name": "A", "stack": 12000, "paid_ante": 1000}, {"name": "B", "stack": 11500}]},
    "new-level": {"announced_before": "first-riffle"},
}
ADDED = {
    "substantial-action": {"since"},
    "misdeal": set(),
    "irregular-cards": set(),
    "button": {"button", "small_blind", "big_blind", "dead"},
    "blind-ante": {"blind", "ante", "wins_from_each"},
    "chip-race": {"awards", "removed", "changed"},
    "ranking": {"order", "shared"},
    "new-level": set(),
}
BETTING = {"edition": "2026", "street": "flop", "seats": [{"name": "A"}, {"name": "B"}]}


def scenario(kind, **keys):
    return {"kind": kind, **SCENARIOS[kind], **keys}


def test_every_kind_of_the_format_is_judged():
    assert set(KINDS) == set(SCENARIOS)


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("kind", SCENARIOS)
def test_every_kind_gives_a_verdict_with_reasons_under_every_edition(kind, edition):
    verdict = adjudicate(scenario(kind, edition=edition)).as_data()
    assert (verdict["format"], verdict["edition"]) == (1, edition)
    assert verdict["findings"]
    assert json.loads(json.dumps(verdict)) is not None


@pytest.mark.parametrize("kind", SCENARIOS)
def test_a_verdict_has_the_keys_of_betting_and_those_of_its_kind(kind):
    usual = adjudicate({**BETTING, "events": [{"player": "A", "does": "check"}]}).as_data()
    verdict = adjudicate(scenario(kind, edition="2026")).as_data()
    assert set(verdict) == set(usual) | ADDED[kind]
    assert (verdict["to"], verdict["adds"], verdict["figures"], verdict["pots"]) == (None, None, {}, [])


@pytest.mark.parametrize("kind", SCENARIOS)
def test_a_stored_scenario_names_no_edition_and_takes_that_of_the_page(kind):
    stored = read_stored_scenario(scenario(kind))
    assert judge(in_edition(stored, "2013")).edition.key == "2013"
    assert refusal_of_stored(scenario(kind, edition="2024")) == {"edition"}


def refusal_of_stored(data):
    from rules.engine.reading import ScenarioRefused

    with pytest.raises(ScenarioRefused) as refused:
        read_stored_scenario(data)
    return {problem.path for problem in refused.value.problems}


@pytest.mark.parametrize("kind", SCENARIOS)
def test_json_text_is_read_alike(kind):
    assert judge(read_json(json.dumps(scenario(kind)))) == adjudicate(scenario(kind))


@pytest.mark.parametrize("kind", SCENARIOS)
def test_keys_of_betting_are_unknown_to_the_other_kinds(kind):
    assert refusal(**scenario(kind, events=[], street="flop")) == {("events", "unknown-key"), ("street", "unknown-key")}


@pytest.mark.parametrize("kind", SCENARIOS)
@pytest.mark.parametrize("value", [None, 7, "x", [], [[]], {"": {}}, 10**30, True])
def test_rubbish_under_any_key_is_refused_or_judged_and_never_breaks(kind, value):
    for key in SCENARIOS[kind]:
        refusal(**{**scenario(kind), key: value})


@pytest.mark.parametrize("value", [0, 2, 1.0, True, "1", None])
@pytest.mark.parametrize("kind", SCENARIOS)
def test_there_is_one_format(kind, value):
    assert refusal(**scenario(kind, format=value)) == {("format", "unknown-format")}


@pytest.mark.parametrize("kind", ["poker", "", "Button"])
def test_an_unknown_kind_is_an_unknown_word(kind):
    assert ("kind", "unknown-word") in refusal(kind, seats=[{"name": "A"}, {"name": "B"}])


@pytest.mark.parametrize("kind", SCENARIOS)
def test_what_is_nested_deep_under_an_unknown_key_is_refused_like_any_other(kind):
    nest = []
    for _ in range(900):
        nest = [nest]
    assert refusal(**scenario(kind, nest=nest)) == {("nest", "unknown-key")}


def test_a_refused_scenario_is_left_as_it_was_given():
    data = scenario("ranking", players=[{"name": "A", "stack": 5, "seat": 1}, {"name": "B", "stack": 5}])
    given = json.dumps(data)
    assert refusal(**data) == {("players[0].seat", "unknown-key")}
    assert json.dumps(data) == given
