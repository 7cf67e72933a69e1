"""A shared link of a scenario that is no hand of betting: read back as it was written, whatever its kind."""

import re
from typing import get_args

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from pydantic import ValidationError

from rules.engine.kinds import KINDS
from rules.engine.problems import ScenarioRefused
from rules.engine.procedures.irregular_cards import IrregularCards
from rules.engine.procedures.misdeal import Misdeal
from rules.engine.procedures.new_level import Moment
from rules.engine.reading import read_scenario
from rules.web.sharing import notation
from tests.engine.hands import EDITIONS, amounts

UNESCAPED = re.compile(r"[0-9A-Za-z._~-]*")

WRITTEN = [
    ({"kind": "substantial-action", "acts": ["raise", "all-in"]}, "substantial-action~acts_raise_all-in"),
    ({"kind": "substantial-action", "acts": []}, "substantial-action~acts_"),
    (
        {"kind": "misdeal", "fault": "wrong-count", "seat": "button", "acts": ["call"], "acted": True},
        "misdeal~fault.wrong-count~seat.button~acts_call~acted.yes",
    ),
    ({"kind": "misdeal", "fault": "boxed-cards", "count": 3}, "misdeal~fault.boxed-cards~count.3"),
    (
        {"kind": "irregular-cards", "fault": "four-card-flop", "no_burn": True, "acts": ["check"]},
        "irregular-cards~fault.four-card-flop~no-burn.yes~acts_check",
    ),
    (
        {"kind": "irregular-cards", "fault": "hands-mixed", "identified": "by-camera", "uncalled": 600},
        "irregular-cards~fault.hands-mixed~identified.by-camera~uncalled.600",
    ),
    (
        {
            "kind": "button",
            "seats": [{"name": "7"}, {"name": "yes", "eliminated": True}, {"name": "Zoë"}],
            "button": "7",
            "small_blind": "yes",
            "big_blind": "Zoë",
        },
        "button~seats_-37._-79es.eliminated_Zo-C3-AB.~button.-37~small-blind.-79es~big-blind.Zo-C3-AB",
    ),
    (
        {"kind": "blind-ante", "blinds": [400, 800], "ante": 0, "stack": 700},
        "blind-ante~blinds_400_800~ante.0~stack.700",
    ),
    (
        {
            "kind": "chip-race",
            "seats": [{"name": "A", "odd": 2}, {"name": "B-2", "odd": 2, "stack": 50}],
            "denomination": 25,
            "next": 100,
            "cards": {"A": ["As", "10d"], "B-2": ["2c"]},
        },
        "chip-race~seats_A.odd2_B-2D2.odd2.stack50~denomination.25~next.100~cards.A_As_Td~cards.B-2D2_2c",
    ),
    (
        {"kind": "ranking", "players": [{"name": "BB", "stack": 900, "paid_ante": 50}, {"name": "A", "stack": 800}]},
        "ranking~players_BB.stack900.paid-ante50_A.stack800",
    ),
    (
        {"kind": "new-level", "announced_before": "first-riffle", "acts": []},
        "new-level~announced-before.first-riffle~acts_",
    ),
]


@pytest.mark.parametrize(("data", "text"), WRITTEN)
def test_every_kind_is_written_short_and_readable(data: dict, text: str) -> None:
    scenario = read_scenario({**data, "edition": "2024"})
    assert notation.write(scenario) == f"2~2024~{text}"
    assert read_scenario(notation.read(f"2~2024~{text}")) == scenario


names = st.one_of(
    st.sampled_from(["yes", "7", "UTG+1", "A-b", "--", "first-riffle", "007"]),
    st.text(st.characters(exclude_categories=["Cc", "Cf", "Cs", "Zl", "Zp"]), min_size=1, max_size=8),
)
rosters = st.lists(names, min_size=2, max_size=6, unique=True)
acts = st.lists(st.sampled_from(["bet", "raise", "call", "all-in", "fold", "check"]), max_size=9)
deck = [rank + suit for suit in "cdhs" for rank in "23456789TJQKA"]
words = {name: st.sampled_from(get_args(Misdeal.model_fields[name].annotation)) for name in ("seat", "game")}
faults = st.one_of(
    st.sampled_from(get_args(Misdeal.model_fields["fault"].annotation)).map(lambda fault: {"fault": fault}),
    st.integers(1, 52).map(lambda count: {"fault": "boxed-cards", "count": count}),
    st.booleans().map(lambda acted: {"fault": "wrong-count", "cards": "too-many", "acted": acted}),
)
details = st.fixed_dictionaries({"acts": acts}, optional=words)
misdeals = st.tuples(faults, details).map(lambda told: told[0] | told[1])
irregular_cards = st.one_of(
    st.sampled_from(get_args(IrregularCards.model_fields["fault"].annotation)).map(lambda fault: {"fault": fault}),
    st.fixed_dictionaries({"fault": st.just("four-card-flop"), "acts": acts}, optional={"no_burn": st.booleans()}),
    st.fixed_dictionaries({"fault": st.just("flop-without-burn"), "acts": acts}),
    st.fixed_dictionaries(
        {"fault": st.sampled_from(["hand-in-muck", "hands-mixed"])},
        optional={
            "identified": st.sampled_from(get_args(IrregularCards.model_fields["identified"].annotation)),
            "uncalled": st.integers(0, 10**12),
        },
    ),
)
moments = st.tuples(st.sampled_from(["announced_before", "announced_after"]), st.sampled_from(get_args(Moment)))
levels = st.tuples(moments, st.one_of(st.none(), acts)).map(lambda told: {told[0][0]: told[0][1], "acts": told[1]})
blinds = st.tuples(amounts, amounts).map(sorted)
antes = st.fixed_dictionaries({"blinds": blinds, "ante": st.integers(0, 10**12), "stack": amounts})


@st.composite
def buttons(draw):
    seats = [{"name": name, "eliminated": draw(st.booleans())} for name in draw(rosters)]
    places = {key: draw(st.sampled_from(seats))["name"] for key in ("button", "small_blind", "big_blind")}
    return {"seats": seats, **places, **draw(st.sampled_from([{}, {"small_blind": None}]))}


@st.composite
def races(draw):
    """Odd chips with the cards drawn for them, in the order of dealing or name by name."""
    seats = [{"name": name, "odd": draw(st.integers(0, 3))} for name in draw(rosters)]
    drawn = iter(draw(st.permutations(deck)))
    hands = {seat["name"]: [next(drawn) for _ in range(seat["odd"])] for seat in seats}
    in_order = [card for hand in hands.values() for card in hand]
    seats[0] |= draw(st.sampled_from([{}, {"stack": seats[0]["odd"] * 25 or 1}]))
    return {"seats": seats, "denomination": 25, "next": 100, "cards": draw(st.sampled_from([hands, in_order]))}


@st.composite
def rankings(draw):
    players = [{"name": name, "stack": draw(st.integers(5000, 10**12))} for name in draw(rosters)]
    return {"players": [player | draw(st.sampled_from([{}, {"paid_ante": 5000}])) for player in players]}


STRATEGIES = {
    "substantial-action": st.fixed_dictionaries({"acts": acts}),
    "misdeal": misdeals,
    "irregular-cards": irregular_cards,
    "button": buttons(),
    "blind-ante": antes,
    "chip-race": races(),
    "ranking": rankings(),
    "new-level": levels,
}


def test_no_kind_is_forgotten() -> None:
    assert STRATEGIES.keys() == KINDS.keys()


@pytest.mark.parametrize("kind", KINDS)
@settings(max_examples=60, deadline=None)
@given(st.data())
def test_every_readable_scenario_is_read_back_as_it_was_written(kind: str, data: st.DataObject) -> None:
    plain = {"kind": kind, "edition": data.draw(st.sampled_from(EDITIONS)), **data.draw(STRATEGIES[kind])}
    try:
        scenario = read_scenario(plain)
    except ScenarioRefused:
        return
    text = notation.write(scenario)
    assert text, plain
    assert UNESCAPED.fullmatch(text)
    assert read_scenario(notation.read(text)) == scenario


@pytest.mark.parametrize(
    "text",
    [
        "",
        "betting",
        "dance~fault.x",
        "misdeal~fault.",
        "misdeal~Fault.x",
        "misdeal~fault.x.y",
        "misdeal~fault.-GG",
        "misdeal~fault.-FF",
        "misdeal~count.99999999999999",
        "chip-race~seats_A.odd3x",
        "chip-race~cards_As~cards.A_As",
        "misdeal~~fault.x",
        "misdeal~acts_fold__fold",
    ],
)
def test_what_cannot_be_read_is_refused(text: str) -> None:
    with pytest.raises(notation.LinkRefused, match="unreadable"):
        notation.read(f"2~2026~{text}")


@settings(max_examples=300, deadline=None)
@given(st.sampled_from(sorted(KINDS)), st.text(alphabet="019~_.-Aseatcrd", max_size=60))
def test_no_text_does_anything_but_be_read_or_refused(kind: str, rest: str) -> None:
    try:
        KINDS[kind].record.model_validate(notation.read(f"2~2026~{kind}~{rest}"))
    except (notation.LinkRefused, ValidationError):
        return


def test_what_is_too_long_is_not_shared() -> None:
    players = [{"name": f"player {n}", "stack": 10**11} for n in range(100)]
    assert notation.write(read_scenario({"kind": "ranking", "players": players})) == ""
