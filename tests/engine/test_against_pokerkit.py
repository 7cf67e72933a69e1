"""Random no-limit hands, played here and by pokerkit side by side: options, minimum raise, pots, uncalled chips.

Where they do not, the difference is one of `EXPLAINED`, and the rulebook has the last word: each is tested by itself.
"""

import random
import warnings

import pytest
from pokerkit import Automation, NoLimitTexasHoldem

from rules.engine.judging import adjudicate
from tests.engine.told import told

HANDS = 1200
STREETS = ("preflop", "flop", "turn", "river")
AUTOMATIONS = (
    Automation.ANTE_POSTING,
    Automation.BET_COLLECTION,
    Automation.BLIND_OR_STRADDLE_POSTING,
    Automation.CARD_BURNING,
    Automation.HOLE_DEALING,
    Automation.BOARD_DEALING,
)


class SideBySide:
    """One hand, played in both; `seats[i]` of ours is player `i` of pokerkit's, heads-up too."""

    def __init__(self, stacks, blinds, ante=0):
        names = "".join(f" P{index}:{stack}" for index, stack in enumerate(stacks))
        keys = {"ante": {"amount": ante, "payer": "everyone"}} if ante else {}
        self.data = told(names, blinds=list(blinds), **keys)
        self.stacks, self.blinds, self.ante = stacks, blinds, ante
        self.state = NoLimitTexasHoldem.create_state(
            AUTOMATIONS, False, ante, tuple(blinds), blinds[1], tuple(stacks), len(stacks)
        )
        self.street = 0
        self.raises = []
        self.acted = set()

    @property
    def actor(self):
        """Whose turn it is; the next street is dealt here once it is dealt there."""
        if self.state.actor_index is not None and self.state.street_index != self.street:
            self.street = self.state.street_index
            self.data["events"].append({"does": "deal", "street": STREETS[self.street]})
            self.raises, self.acted = [], set()
        return self.state.actor_index

    def asked(self, ask):
        return adjudicate({**self.data, "ask": ask})

    def our_options(self):
        verdict = self.asked({"about": "options", "of": f"P{self.actor}"})
        if not verdict.may:
            return None
        may = {str(reading.decision): reading.to for reading in verdict.may}
        stay = may["check"] if "check" in may else may["call"]
        least = may.get("bet", may.get("raise"))
        return stay, least, verdict.figures.maximum if least else None

    def their_options(self):
        state = self.state
        stay = state.bets[state.actor_index] + state.checking_or_calling_amount
        least = state.min_completion_betting_or_raising_to_amount
        return stay, least, state.max_completion_betting_or_raising_to_amount

    def act(self, does, to=None):
        """Do the same in both; what we rule must come to the same chips."""
        player, before, bets = self.actor, max(self.state.bets), list(self.state.bets)
        self.data["events"].append(
            {"player": f"P{player}", "does": does, **({"to": to} if does in {"bet", "raise"} else {})}
        )
        verdict = self.asked("action")
        if does == "fold":
            self.state.fold()
        elif to is None:
            to = self.their_options()[0]
            self.state.check_or_call()
        else:
            self.state.complete_bet_or_raise_to(to)
            self.raises.append((to - before, player))
        self.acted.add(player)
        assert does == "fold" or (verdict.to == to and bets[player] <= to)
        return verdict


def short_raises_in_a_row(hand):
    """How many raises in a row, the last ones, were all-ins for less than a full raise."""
    full, count = hand.blinds[1], 0
    for more, _ in hand.raises:
        count = 0 if more >= full else count + 1
        full = max(full, more)
    return count


def several_short_all_ins(hand):
    """pokerkit adds up short all-ins that follow each other, and forgets them once they make a raise.

    One more that follows then closes the betting, though who faces them all faces more than a raise: the rulebook
    asks of each player what he faces since he last acted.
    """
    return short_raises_in_a_row(hand) >= 2 and hand.actor in hand.acted and hand.our_options()[1] is not None


def short_of_the_big_blind(hand):
    """pokerkit measures a short all-in by the largest raise so far, which is nothing before anybody has raised.

    By the rulebook the big blind is the measure until then: who limped or checked and faces less may not raise.
    """
    full = [more for more, _ in hand.raises if more >= hand.blinds[1]]
    return not full and bool(hand.raises) and hand.actor in hand.acted and hand.our_options()[1] is None


def nothing_to_act_for(hand):
    """pokerkit waits for the check of a big blind whose opponents are all all-in for no more than he has posted."""
    state, actor = hand.state, hand.actor
    others = [i for i in state.player_indices if i != actor and state.statuses[i]]
    return not any(state.stacks[i] for i in others) and state.checking_or_calling_amount == 0


def nobody_can_call_more(hand):
    """pokerkit forbids a raise that nobody has the chips to call; the rulebook only where all others are all-in."""
    state, actor = hand.state, hand.actor
    others = [i for i in state.player_indices if i != actor and state.statuses[i]]
    return all(state.stacks[i] + state.bets[i] <= max(state.bets) for i in others)


EXPLAINED = (several_short_all_ins, short_of_the_big_blind, nobody_can_call_more, nothing_to_act_for)


def deal_in(rng):
    """Two to nine players, most of them short, the big blind never shorter than his blind."""
    blinds = rng.choice([(50, 100), (25, 50), (100, 200), (250, 500)])
    ante = rng.choice([0, 0, blinds[0] // 5])
    stacks = [
        ante
        + rng.choice([rng.randint(1, 4), rng.randint(2, 12), rng.randint(10, 60)]) * blinds[0]
        + rng.randint(1, blinds[0])
        for _ in range(rng.randint(2, 9))
    ]
    big = 0 if len(stacks) == 2 else 1
    stacks[big] = max(stacks[big], blinds[1] + ante)
    return SideBySide(stacks, blinds, ante)


def play_at_random(rng, hand):
    """Play a hand to its end; return how often the two differed, by the reason why."""
    differences = []
    while hand.actor is not None:
        ours, theirs = hand.our_options(), hand.their_options()
        if ours != theirs:
            differences.append(explain(hand, ours, theirs))
        if ours is None:
            hand.state.check_or_call()
        else:
            take_an_act(rng, hand, ours, theirs)
    return differences


def explain(hand, ours, theirs):
    """Why the two differ: nothing to do at all, or a raise that only one of them allows, the call being the same."""
    if ours is None:
        assert nothing_to_act_for(hand), hand.data
        return nothing_to_act_for
    reasons = [reason for reason in EXPLAINED if reason(hand)]
    assert reasons, (hand.data, ours, theirs)
    assert ours[0] == theirs[0]
    assert (ours[1] is None) is not (theirs[1] is None)
    return reasons[0]


def take_an_act(rng, hand, ours, theirs):
    """An act that both allow."""
    state = hand.state
    calls = state.checking_or_calling_amount > 0
    roll = rng.random()
    if calls and roll < 0.2:
        hand.act("fold")
    elif ours[1] is None or theirs[1] is None or roll < 0.6:
        hand.act("call" if calls else "check")
    else:
        least, most = theirs[1:]
        to = rng.choice([least, least, most, most, rng.randint(least, most)])
        all_in = to == state.stacks[state.actor_index] + state.bets[state.actor_index]
        hand.act("all-in" if all_in else "raise" if max(state.bets) else "bet", to)


def compare_the_end(hand):
    """The pots and what is left behind agree."""
    verdict, state = hand.asked("pots"), hand.state
    ours = [(pot.amount, {int(name[1:]) for name in pot.players}) for pot in reversed(verdict.pots)]
    live = [index for index in state.player_indices if state.statuses[index]]
    if len(live) == 1:
        # pokerkit leaves the winner his bet of the round, called or not, beside the pot.
        total = sum(pot.amount for pot in verdict.pots) + sum(verdict.returned.values())
        assert total == sum(pot.amount for pot in state.pots) + state.bets[live[0]], hand.data
        return
    assert ours == [(pot.amount, set(pot.player_indices)) for pot in state.pots], hand.data
    assert sum(hand.stacks) == sum(state.stacks) + sum(pot.amount for pot in verdict.pots), hand.data


@pytest.fixture(autouse=True)
def _no_advice():
    """pokerkit warns of folds that cost nothing, and deals its cards at random."""
    random.seed(2024)
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        yield


@pytest.mark.parametrize("part", range(4))
def test_random_hands_agree(part):
    rng = random.Random(2024 + part)
    differences, acts = [], 0
    for _ in range(HANDS // 4):
        hand = deal_in(rng)
        differences += play_at_random(rng, hand)
        compare_the_end(hand)
        acts += len(hand.data["events"])
    assert acts > HANDS // 4 * 5
    assert len(differences) < acts / 20


def played(stacks, *acts, blinds=(50, 100)):
    hand = SideBySide(stacks, blinds)
    for act in acts:
        assert hand.actor is not None
        does, _, to = act.partition(" ")
        hand.act(does, int(to) if to else None)
    return hand


def test_where_short_all_ins_add_up_both_ask_what_each_player_faces():
    """50-100: raise to 200, all-in 225, call, all-in 300: the raiser faces 100 and may raise, the caller 75."""
    start = "raise 200", "all-in 225", "call", "all-in 300", "fold", "fold"
    hand = played((9000, 9000, 9000, 225, 9000, 300), *start)
    assert hand.our_options() == hand.their_options() == (300, 400, 9000)
    hand.act("call")
    assert hand.our_options() == hand.their_options() == (300, None, None)


def test_one_more_short_all_in_after_they_made_a_raise_does_not_close_the_betting():
    """Raise to 200, all-ins for 250, 300 and 320, a call: the raiser faces 120, and may raise by the rulebook."""
    start = "raise 200", "all-in 250", "all-in 300", "all-in 320", "call", "fold"
    hand = played((9000, 9000, 9000, 250, 300, 320), *start)
    assert (hand.our_options(), hand.their_options()) == ((320, 420, 9000), (320, None, None))
    assert several_short_all_ins(hand)


def test_before_anybody_has_raised_the_big_blind_is_the_measure():
    """Example 3-A: 2k-4k, a limp, an all-in for 7,500 and a call: the limper faces 3,500 and may not raise."""
    hand = played((90_000, 90_000, 90_000, 7500), "call", "all-in 7500", "fold", "call", blinds=(2000, 4000))
    assert (hand.our_options(), hand.their_options()) == ((7500, None, None), (7500, 11_500, 90_000))
    assert short_of_the_big_blind(hand)


def test_the_bet_to_match_is_the_full_big_blind_though_its_owner_is_short():
    """pokerkit asks for no more than the most that anybody put in. PC-71 is the same with the big blind above it."""
    hand = played((9000, 60, 9000))
    assert hand.our_options()[:2] == (100, 200)
    assert hand.their_options()[0] == 60


def test_a_raise_that_nobody_can_call_in_full_is_no_wrong_act():
    """100-200: the small blind has 50 behind, the big blind is all-in with his blind."""
    hand = played((150, 200, 9000), blinds=(100, 200))
    assert (hand.our_options(), hand.their_options()) == ((200, 400, 9000), (200, None, None))


def test_a_big_blind_against_all_ins_for_no_more_has_nothing_to_do():
    hand = played((9000, 9000, 60), "call", "fold")
    assert (hand.actor, hand.our_options(), hand.their_options()) == (1, None, (100, None, None))
