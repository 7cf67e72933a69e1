"""Legal hands of any structure, made from a list of numbers: each number chooses among what the engine offers."""

import copy
import random

from hypothesis import strategies as st

from rules.engine.judging import adjudicate

STREETS = ("preflop", "flop", "turn", "river")
SMALL, BIG = 50, 100


class Played:
    """A hand played by the options: its `data`, the verdict on every act, and what each player has put in."""

    def __init__(self, table):
        self.data = {"edition": "2024", "blinds": [SMALL, BIG], "events": [], **table}
        self.names = [seat["name"] for seat in table["seats"]]
        self.stacks = {seat["name"]: seat.get("stack") for seat in table["seats"]}
        self.paid = dict.fromkeys(self.names, 0)
        self.round = self._posted()
        self.dead = self._single_ante() + self.data.get("pot", 0)
        self.folded = set()
        self.street = 0
        self.verdicts = {}
        self.deals = {}

    def _posted(self):
        """The blinds, and before them the antes of everybody."""
        ante = self.data.get("ante")
        if ante and ante["payer"] == "everyone":
            self.paid = {name: self._has(name, ante["amount"]) for name in self.names}
        small, big = (1, 0) if len(self.names) == 2 else (0, 1)
        due = {self.names[small]: SMALL, self.names[big]: BIG}
        return {name: self._has(name, due.get(name, 0)) for name in self.names}

    def _single_ante(self):
        ante = self.data.get("ante")
        if not ante or ante["payer"] != "big-blind":
            return 0
        big = self.names[0 if len(self.names) == 2 else 1]
        paid = self._has(big, self.round[big] + ante["amount"]) - self.round[big]
        if self.stacks[big] is not None:
            self.stacks[big] -= paid
        return paid

    def _has(self, name, amount):
        """`amount`, or what the player has left where that is less."""
        stack = self.stacks[name]
        return amount if stack is None else min(amount, stack - self.paid[name])

    def asked(self, ask, *events):
        return adjudicate({**self.data, "events": [*self.data["events"], *events], "ask": ask})

    def options_of(self, name):
        return self.asked({"about": "options", "of": name})

    def to_act(self):
        """The player whose turn it is and his options; None where the round is over."""
        for name in self.names:
            verdict = self.options_of(name)
            if verdict.may and verdict.findings[0].kind != "not-his-turn":
                return name, verdict
        return None

    def all_in(self, name):
        return self.stacks[name] is not None and self.paid[name] + self.round[name] >= self.stacks[name]

    @property
    def live(self):
        return [name for name in self.names if name not in self.folded]

    def play(self, numbers):
        for number in numbers:
            turn = self.to_act()
            if turn is None and not self._deal():
                return self
            if turn is not None:
                self.do(chosen(*turn, number))
        return self

    def do(self, event):
        verdict = self.asked("action", event)
        self.verdicts[len(self.data["events"])] = verdict
        self.data["events"].append(event)
        if verdict.decision == "fold":
            self.folded.add(event["player"])
        else:
            self.round[event["player"]] = verdict.to

    def _deal(self):
        """Deal the next street where somebody can still act on it; what nobody called goes back first."""
        able = [name for name in self.live if not self.all_in(name)]
        if self.street == 3 or len(able) < 2:
            return False
        self.street += 1
        totals = sorted(self.round.values())
        for name in self.names:
            self.paid[name] += min(self.round[name], totals[-2]) if name in self.live else self.round[name]
        self.round = dict.fromkeys(self.names, 0)
        self.deals[len(self.data["events"])] = copy.deepcopy(self)
        self.data["events"].append({"does": "deal", "street": STREETS[self.street]})
        return True


def chosen(name, verdict, number):
    """One of the acts on offer, as an event; folds are rare, so that hands are long, and nothing is left open."""
    may = [one for one in verdict.may if one.premise is None and (one.decision != "fold" or number % 5 == 0)]
    reading = may[number // 5 % len(may)]
    if reading.decision not in {"bet", "raise"}:
        return {"player": name, "does": str(reading.decision)}
    most = verdict.figures.maximum or reading.to + 5 * BIG
    to = reading.to + number // 7 % (most - reading.to + 1) if number % 3 else reading.to
    return {"player": name, "does": str(reading.decision), "to": most if number % 11 == 0 else to}


_STACKS = st.one_of(st.integers(1, 300), st.integers(100, 2000), st.integers(1000, 9000), st.none())
_ANTES = st.sampled_from([None, None, {"amount": 20, "payer": "everyone"}, {"amount": 100, "payer": "big-blind"}])
_STRUCTURES = st.sampled_from(
    [{}, {}, {"betting": "pot-limit"}, {"betting": "limit", "limit": {"bet": BIG, "big_bet": 2 * BIG, "raises": 3}}]
)


@st.composite
def tables(draw):
    """A table before the flop; the big blind has his blind, since who is short is tested apart."""
    stacks = draw(st.lists(_STACKS, min_size=2, max_size=6))
    ante = draw(_ANTES)
    big = 0 if len(stacks) == 2 else 1
    if stacks[big] is not None:
        stacks[big] += BIG
    seats = [{"name": f"P{i}", **({} if stack is None else {"stack": stack})} for i, stack in enumerate(stacks)]
    return {"seats": seats, **draw(_STRUCTURES), **({"ante": ante} if ante else {})}


def _numbers(seed, length):
    """Long lists of numbers; hypothesis would make most of them too short to see a flop."""
    rng = random.Random(seed)
    return [rng.randrange(10_000) for _ in range(length)]


hands = st.builds(
    lambda table, seed, length: Played(table).play(_numbers(seed, length)),
    tables(),
    st.integers(0, 10**6),
    st.integers(1, 45),
)
