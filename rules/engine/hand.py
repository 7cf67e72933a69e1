"""A hand played through: acts as performed go in, acts as ruled come out and move the table on.

Play goes on after an impossible act, without it, so that every fault of a scenario is found at once.
"""

from collections.abc import Iterator
from dataclasses import dataclass, field, replace

from rules.engine.acts import gives_total, rule, word_of
from rules.engine.after_early_acts import accept, act_after_binding, notes, read_two_ways, take_back, takes_back
from rules.engine.again import act_again, chosen_fold, continue_motion, leaves_open, pays, stands, words_of, words_stand
from rules.engine.asides import expose, find_chips, perform_unnoticed, show_or_muck, thrown_away
from rules.engine.chips import NO_CHIPS
from rules.engine.editions import Edition
from rules.engine.figures import figures_of
from rules.engine.findings import Finding
from rules.engine.motions import left_after_pull, motion_of, whole_motion
from rules.engine.problems import ImpossibleAct, Problem, place
from rules.engine.ruled import Circumstance, Ruled
from rules.engine.rulings import out_of_turn
from rules.engine.rulings.binding_calls import is_undercall
from rules.engine.rulings.corrections import Mistake
from rules.engine.rulings.early_acts import EarlyBetBinds
from rules.engine.rulings.face_up import rule_on_tabling
from rules.engine.rulings.pulled_chips import PullTakenAs, rule_on_pull
from rules.engine.rulings.reopening import is_not_open
from rules.engine.rulings.spot import Spot
from rules.engine.scenario import Act, Cards, Check, Deal, Find, Fold, Pull, Push, Say, Scenario
from rules.engine.setting_up import set_up
from rules.engine.table import Seat, Table, give_back_uncalled
from rules.engine.verdict import Decision, Moment, Motion, Reading, Ruling
from rules.engine.waiting import Waiting, act_out_of_turn, settle_waiting

_BETS = {Decision.BET, Decision.RAISE}


@dataclass(slots=True)
class Hand:
    """A hand in progress under an edition: the table, the rulings so far, and what could not have happened.

    `waiting` are acts out of turn by seat, `outcomes` what became of them by event, `bound` those that the last act in
    turn made binding and `freed` those that it freed, by seat.  `early_bet` says that the last bet out of turn binds,
    `early_total` is its total in chips.  `circumstances` are those of events out of turn and of exposed cards.
    `assumed` says which readings play went on by.
    """

    edition: Edition
    table: Table
    watch_tabling: bool = False
    hand_for_hand: bool = False
    rulings: list[Ruled] = field(default_factory=list)
    moments: list[Moment] = field(default_factory=list)
    problems: list[Problem] = field(default_factory=list)
    returned: dict[str, int] = field(default_factory=dict)
    waiting: dict[int, Waiting] = field(default_factory=dict)
    outcomes: dict[int, Ruled] = field(default_factory=dict)
    bound: dict[int, Ruled] = field(default_factory=dict)
    freed: dict[int, Ruled] = field(default_factory=dict)
    early_bet: EarlyBetBinds | None = None
    early_total: int = 0
    circumstances: dict[int, Circumstance] = field(default_factory=dict)
    last: Ruled | None = None
    undecided: tuple[Seat, Ruling] | None = None
    assumed: tuple[Finding, ...] = ()
    showdown_began: bool = False
    mistakes: list[Mistake] = field(default_factory=list)

    def perform(self, event: int, act: Act | Deal) -> None:
        """Rule on one event and move the table on; what cannot have happened is noted and left out."""
        try:
            if isinstance(act, Deal):
                self._deal(act)
            else:
                self._act(event, act)
        except ImpossibleAct as fault:
            self.problems.append(Problem(place("events", event, fault.key), fault.code, fault.figures))
        if self.watch_tabling:
            decision, finding = rule_on_tabling(self.table, hand_for_hand=self.hand_for_hand)
            self.moments.append(Moment(event, decision, finding))

    def settle(self) -> None:
        """Give back what nobody called, once the last event is over."""
        for player, chips in give_back_uncalled(self.table).items():
            self.returned[player] = self.returned.get(player, 0) + chips

    def _deal(self, deal: Deal) -> None:
        self.go_on_by_first_reading(None)
        fault = self.table.problem_of_deal(deal.street)
        if fault:
            raise ImpossibleAct(*fault)
        self.settle()
        self.table.deal(deal.street)
        self.waiting.clear()
        self.bound.clear()
        self.freed.clear()
        self.last = self.early_bet = None

    def _act(self, event: int, act: Act) -> None:
        seat = self.table.seat_of[act.player]
        if isinstance(act, Find):
            find_chips(self, event, act, seat)
            return
        if isinstance(act, Cards) and act.does == "show" and self.table.to_act is not None:
            expose(self, event, act, seat)
            return
        if isinstance(act, Push) and not act.back_to_stack and self.edition.string_by_stack and self.last:
            continue_motion(self, event, act, seat, self.last)
            return
        self.go_on_by_first_reading(seat)
        self.refuse_who_cannot_act(act, seat)
        if isinstance(act, Cards) and self._is_done(seat):
            show_or_muck(self, event, act, seat)
            return
        self._rule_on(event, thrown_away(act) if isinstance(act, Cards) else act, seat)

    def _rule_on(self, event: int, act: Act, seat: Seat) -> None:
        """Rule on an act of the betting: in turn, out of turn, or after an act of the player's own."""
        if self.bound:
            self.bound = {index: bound for index, bound in self.bound.items() if index == seat.index}
        if takes_back(act, self, seat):
            take_back(self, event, act, seat)
        elif self.table.to_act == seat.index and not self._has_acts_in_question(act):
            self._act_in_turn(event, act, seat)
        elif seat.index in self.bound:
            act_after_binding(self, event, act, seat, self.bound[seat.index])
        elif self.last and self.last.player == seat.name:
            self._act_again(event, act, seat, self.last)
        elif self.table.to_act is None:
            raise ImpossibleAct("player", "betting-round-over")
        elif seat.index in self.waiting:
            first = self.waiting[seat.index].events[0]
            self._act_again(event, act, seat, next(ruled for ruled in self.rulings if ruled.event == first))
        elif not self.table.owes(seat):
            raise ImpossibleAct("player", "has-acted", name=seat.name)
        else:
            act_out_of_turn(self, event, act, seat)

    def _act_again(self, event: int, act: Act, seat: Seat, before: Ruled) -> None:
        """Rule on a second act; of an act out of turn that waits, what becomes of it is said of both."""
        act_again(self, event, act, seat, before)
        if waiting := self.waiting.get(seat.index):
            waiting.events.append(event)
            waiting.front = self.rulings[-1].front

    def _is_done(self, seat: Seat) -> bool:
        """Whether a player has nothing left to do in the betting, as it stands."""
        return self.table.to_act is None or (not self.table.owes(seat) and seat.index not in self.waiting)

    def refuse_who_cannot_act(self, act: Act, seat: Seat) -> None:
        """Raise ImpossibleAct for a player who is out of the hand, or all-in and does more than show or pay."""
        if seat.folded:
            raise ImpossibleAct("player", "has-folded", name=seat.name)
        if self.table.to_act is None and len(self.table.live()) < 2:
            raise ImpossibleAct("player", "hand-is-over")
        if seat.all_in and not isinstance(act, (Pull, Cards)) and not pays(self.last, act, seat):
            raise ImpossibleAct("player", "is-all-in", name=seat.name)

    def _act_in_turn(self, event: int, act: Act, seat: Seat) -> None:
        if self.undecided and leaves_open(self.undecided[1], act):
            self.record(event, self.spot(seat, None), stands(self.undecided[1]), None)
            return
        found = self.assumed
        if self.waiting or self.freed or self.early_bet or act.calls is not None:
            found = (*found, *notes(self, seat), *accept(self, act, seat))
        if isinstance(act, Push) and act.says is None and seat.said:
            # What was said before is still open: it is said first, and the chips come after it.
            act = act.model_copy(update={"says": seat.said, "first": "words"})
        motion = motion_of(act, seat)
        spot = self.spot(seat, motion, act)
        if act.unnoticed:
            perform_unnoticed(self, event, act, spot, motion)
            return
        ruling = (self.undecided and chosen_fold(self, act, seat)) or self._rule(spot, act, motion)
        ruling = read_two_ways(self, spot, act, ruling) if self.waiting else ruling
        if found:
            ruling = replace(ruling, findings=tuple(dict.fromkeys((*found, *ruling.findings))))
        self.record(event, spot, ruling, motion, act)
        self.apply(spot, ruling, act, motion)
        self.settle_acts(seat)

    def settle_acts(self, seat: Seat) -> None:
        """Bind or free the acts out of turn, once a player has acted in turn and does not have to act again."""
        if self.table.to_act != seat.index:
            self.freed.pop(seat.index, None)
            if self.waiting:
                settle_waiting(self, seat.index)

    def _rule(self, spot: Spot, act: Act, motion: Motion | None) -> Ruling:
        """Rule on an act in turn, or leave it to the director where substantial action has passed the player over."""
        if spot.seat.passed_over and not isinstance(act, Fold):
            return out_of_turn.rule_on_passed_over(spot)
        ruling = rule(spot, act, motion)
        return out_of_turn.rule_on_debated_raise(spot, ruling) if spot.seat.freedom_debated else ruling

    def _has_acts_in_question(self, act: Act) -> bool:
        """Whether chips of the player, or words that bind him, wait for the director and `act` does not settle that.

        Between a full call and a fold he may choose; no other act changes what the director decides on.
        """
        if self.undecided is None or self.last is None:
            return False
        if self.last.motion is None and (isinstance(act, Push) or not words_stand(self.last.ruling)):
            return False
        may_fold = any(option.decision is Decision.FOLD for option in self.undecided[1].may)
        return not (may_fold and word_of(act) in {"fold", "call"})

    def go_on_by_first_reading(self, actor: Seat | None) -> None:
        """Take the first reading of an act left open where play went on: of the director, or of chips pulled back."""
        if self.undecided is not None and self.undecided[0] is not actor:
            seat, ruling = self.undecided
            self.undecided = None
            self._take(seat, ruling.may[0], out_of_turn.DirectorLeftOpen(seat.name), ruling.findings)
        elif self.table.to_act is not None and self.table.seats[self.table.to_act] is not actor:
            self._take_pull(self.table.seats[self.table.to_act])

    def _take_pull(self, seat: Seat) -> None:
        """Take the least act of a player who pulled chips back facing a raise, and so is bound to call or raise."""
        spot = self.spot(seat, None)
        if spot.bound_by_pull:
            first = rule_on_pull(spot, spot.pulled).may[0]
            self._take(seat, first, PullTakenAs(seat.name, str(first.decision), first.to or 0))

    def assume(self, because: Finding) -> None:
        """Say of all that follows that play went on by a reading."""
        self.assumed = (*(found for found in self.assumed if found != because), because)

    def _take(self, seat: Seat, reading: Reading, because: Finding, found: tuple[Finding, ...] = ()) -> None:
        """Carry out a reading of an act that was left open by `found`, and say that play went on by it."""
        self.assume(because)
        chosen = Ruling(reading.decision, reading.to, found, all_in=reading.all_in, stays=seat.total)
        self.apply(self.spot(seat, None), chosen, None, None)
        self.settle_acts(seat)

    def spot(self, seat: Seat, motion: Motion | None, act: Act | None = None) -> Spot:
        """The spot of a player once his chips have come to rest."""
        front = motion.front if motion else seat.front
        pulled = motion.pulled.total if motion else seat.pulled.total if seat.pulled else 0
        if isinstance(act, Pull):
            front, pulled = front - act.pulls.total, pulled + act.pulls.total
        return Spot(self.edition, self.table, seat, front, pulled)

    def record(self, event: int, spot: Spot, ruling: Ruling, motion: Motion | None, act: Act | None = None) -> None:
        """Keep the ruling on an event, with the figures that it was made by."""
        pile, declared = motion.pile if motion else spot.seat.pile, act is not None and gives_total(act)
        self.last = Ruled(event, spot.seat.name, ruling, figures_of(spot), spot.front, pile, motion, declared)
        self.rulings.append(self.last)

    def apply(self, spot: Spot, ruling: Ruling, act: Act | None, motion: Motion | None) -> None:
        """Move the table on by a ruling; one that is held or left open leaves the player to act."""
        seat, table = spot.seat, self.table
        self.undecided = (seat, ruling) if ruling.decision is Decision.DIRECTOR else None
        if ruling.decision is Decision.FOLD:
            seat.folded = True
            seat.total = seat.front = ruling.stays or 0
        elif ruling.to is None:
            self._keep_to_act(seat, ruling, act, motion)
            return
        else:
            table.put_in(seat, ruling.to)
            table.undercalled = ruling.decision is Decision.CALL and is_undercall(ruling)
            if ruling.decision in _BETS and isinstance(act, Push) and act.says and motion and ruling.to > motion.front:
                table.shown = motion.front
            if act and act.announced and act.announced != table.bet:
                table.announced, table.announced_by = act.announced, act.announced_by
            seat.pile = motion.pile if motion and motion.front == seat.front else None
        seat.said = None
        seat.pulled, seat.raise_declared, seat.bet_declared, seat.checked_facing_bet = None, False, False, False
        table.to_act = table.next_to_act(seat.index)

    def _keep_to_act(self, seat: Seat, ruling: Ruling, act: Act | None, motion: Motion | None) -> None:
        if ruling.decision is Decision.DIRECTOR and motion is None:
            seat.said = None if is_not_open(ruling) else words_of(act, self.table.bet)
        if isinstance(act, Pull) and act.pulls.count:
            seat.pile = left_after_pull(seat, act.pulls)
            seat.front -= act.pulls.total
            seat.pulled = act.pulls + (seat.pulled or NO_CHIPS)
        if ruling.decision in _BETS:
            seat.raise_declared = True
            seat.bet_declared = seat.bet_declared or (act is not None and word_of(act) == "bet" and self.table.bet > 0)
        if motion and ruling.decision is not Decision.HELD:
            seat.front, seat.pile = motion.front, motion.pile
        if isinstance(act, Check) or (isinstance(act, Say) and act.says.act == "check"):
            seat.checked_facing_bet = ruling.decision is Decision.HELD


def play(scenario: Scenario, edition: Edition, *, watch_tabling: bool = False, ante_first: bool = False) -> Hand:
    """Play a scenario from its start to its last event."""
    hand = Hand(edition, set_up(scenario, ante_first=ante_first), watch_tabling, scenario.hand_for_hand)
    for _ in play_on(hand, scenario):
        pass
    return hand


def play_on(hand: Hand, scenario: Scenario) -> Iterator[int]:
    """Play the events of a scenario one by one; yield the index of each once it is ruled on."""
    for index, event in enumerate(scenario.events):
        whole = hand.edition.string_by_stack and isinstance(event, Push)
        hand.perform(index, whole_motion(scenario.events, index) if whole else event)
        yield index
