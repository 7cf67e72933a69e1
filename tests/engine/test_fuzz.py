"""Whatever comes in, a verdict or a refusal comes out."""

import json

from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from rules.engine.judging import judge
from rules.engine.reading import ScenarioRefused, read_json, read_scenario
from tests.engine.hands import hands

quick = settings(max_examples=120, deadline=None, suppress_health_check=[HealthCheck.too_slow])

KEYS = [
    *("format", "edition", "kind", "betting", "game", "blinds", "ante", "limit", "seats", "street", "pot", "events"),
    *("ask", "name", "stack", "out", "posts", "player", "does", "to", "by", "chips", "pulls", "says", "first"),
    *("forward", "about", "event", "of", "winners", "amount", "payer", "unclear", "announced", "had_time"),
]
WORDS = [
    *("A", "B", "fold", "check", "call", "bet", "raise", "all-in", "push", "pull", "say", "deal", "flop", "turn"),
    *(
        "1x100",
        "2x25 1x1000",
        "1k",
        "-1x5",
        "raise 200",
        "1400",
        "pot",
        "tabling",
        "pots",
        "action",
        "2024",
        "2013",
        "",
    ),
]
leaves = st.one_of(
    st.none(),
    st.booleans(),
    st.integers(-5, 3000),
    st.integers(),
    st.floats(),
    st.text(max_size=5),
    st.sampled_from(WORDS),
)
anything = st.recursive(
    leaves,
    lambda inside: st.one_of(
        st.lists(inside, max_size=4),
        st.dictionaries(st.one_of(st.sampled_from(KEYS), st.text(max_size=3)), inside, max_size=6),
    ),
    max_leaves=25,
)


def answer(read, data):
    """The verdict written as JSON, or the problems; anything else is for the test to see."""
    try:
        return json.dumps(judge(read(data)).as_data())
    except ScenarioRefused as refusal:
        return [(str(problem.path), str(problem.code), dict(problem.figures)) for problem in refusal.problems]


@quick
@given(anything)
def test_any_data_is_judged_or_refused(data):
    assert answer(read_scenario, data)


@quick
@given(st.dictionaries(st.sampled_from(KEYS), anything, max_size=8))
def test_any_object_with_known_keys_is_judged_or_refused(data):
    assert answer(read_scenario, {"seats": [{"name": "A"}, {"name": "B"}], **data})


@quick
@given(st.text())
def test_any_text_is_judged_or_refused(text):
    assert answer(read_json, text)


@st.composite
def mutated(draw):
    """A hand that can have happened, with one to three places overwritten, dropped or doubled."""
    data = json.loads(json.dumps({**draw(hands(most=6)), "ask": draw(st.sampled_from(["action", "tabling", "pots"]))}))
    for _ in range(draw(st.integers(1, 3))):
        place = draw(st.sampled_from(list(_places(data))))
        _mutate(draw, *place)
    return data


def _places(node):
    """Every container in the data with each of its keys or indexes."""
    items = node.items() if isinstance(node, dict) else enumerate(node) if isinstance(node, list) else ()
    for key, inside in items:
        yield node, key
        yield from _places(inside)


def _mutate(draw, node, key):
    change = draw(st.sampled_from(["overwrite", "overwrite", "overwrite", "drop", "double", "extra"]))
    if change == "overwrite":
        node[key] = draw(anything)
    elif change == "drop":
        del node[key]
    elif change == "double" and isinstance(node, list):
        node.insert(key, node[key])
    elif isinstance(node, dict):
        node[draw(st.sampled_from(KEYS))] = draw(anything)


@quick
@given(mutated())
def test_a_hand_with_mistakes_in_it_is_judged_or_refused(data):
    assert answer(read_scenario, data)
