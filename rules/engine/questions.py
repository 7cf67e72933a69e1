"""What is asked of a hand, and the verdict that answers it."""

from collections.abc import Callable, Iterator
from dataclasses import replace

from rules.engine.after_early_acts import notes
from rules.engine.cards import card_value
from rules.engine.editions import Edition
from rules.engine.figures import figures_of
from rules.engine.findings import Finding
from rules.engine.hand import Hand
from rules.engine.problems import Problem, ScenarioRefused, place
from rules.engine.procedures.substantial_action import substantial_since
from rules.engine.ruled import Ruled
from rules.engine.rulings.corrections import Mistake, rule_on_mistake
from rules.engine.rulings.face_up import rule_on_tabling
from rules.engine.rulings.options import options
from rules.engine.rulings.pots import divide, explain
from rules.engine.rulings.showdown import LastHandWins, order_of_showing
from rules.engine.rulings.splitting import Split
from rules.engine.rulings.spot import difference
from rules.engine.scenario import Ask, Scenario
from rules.engine.verdict import Decision, Pot, Reading, Verdict
from rules.engine.waiting import puts_chips_in


def answer(hand: Hand, scenario: Scenario) -> Verdict:
    """Answer what a scenario asks of the hand that was played."""
    return _ANSWERS[scenario.ask.about](hand, scenario)


def _action(hand: Hand, scenario: Scenario) -> Verdict:
    """The verdict on the act that is asked about, the last one by default, as it stood then.

    Of an act out of turn that is asked about, what became of it.
    """
    asked = scenario.ask.event
    if asked is None:
        ruled = hand.rulings[-1]
    else:
        ruled = hand.outcomes.get(asked) or next(ruled for ruled in hand.rulings if ruled.event == asked)
    return verdict_on(hand.edition, ruled)


def verdict_on(edition: Edition, ruled: Ruled) -> Verdict:
    """The verdict on one act by its ruling."""
    ruling = ruled.ruling
    adds, returns = difference(ruling, ruled.front)
    return Verdict(
        edition=edition,
        decision=ruling.decision,
        figures=ruled.figures,
        findings=ruling.findings,
        player=ruled.player,
        to=ruling.to,
        adds=adds,
        returns=returns,
        forfeits=ruling.forfeits,
        all_in=ruling.all_in,
        may=ruling.may,
        event=ruled.event,
        motion=ruled.motion,
    )


def _options(hand: Hand, scenario: Scenario) -> Verdict:
    """What a player may do now; an act of somebody else that was left open is taken by its first reading."""
    seat = hand.table.seat_of[scenario.ask.of or ""]
    hand.go_on_by_first_reading(seat)
    spot = hand.spot(seat, None)
    ruling = options(spot)
    figures = figures_of(spot)
    bounded = seat.limit is not None and hand.table.completed_at is None
    most = seat.at_most(figures.maximum or seat.limit or 0) if bounded else figures.maximum
    return Verdict(
        edition=hand.edition,
        decision=ruling.decision,
        figures=replace(figures, maximum=most),
        findings=(*hand.assumed, *notes(hand, seat), *ruling.findings),
        player=seat.name,
        may=ruling.may,
    )


def _tabling(hand: Hand, scenario: Scenario) -> Verdict:
    """Whether hands are turned up after the last event, since when, and the pots."""
    decision, finding = rule_on_tabling(hand.table, hand_for_hand=scenario.hand_for_hand)
    verdict = _pots(hand, scenario)
    return replace(
        verdict,
        decision=decision,
        findings=(finding, *verdict.findings),
        timeline=tuple(hand.moments),
        since=_since(hand, decision),
    )


def _since(hand: Hand, decision: Decision) -> int | None:
    """The event from which hands have been turned up; None while they stay down."""
    if decision is not Decision.TABLE:
        return None
    down = [moment.event for moment in hand.moments if moment.decision is not decision]
    return down[-1] + 1 if down else 0


def _pots(hand: Hand, _: Scenario) -> Verdict:
    """The main and side pots in the order of award, and what goes back uncalled."""
    hand.settle()
    pots = divide(hand.table)
    findings = (*explain(pots, hand.returned), *_won_unseen(hand), *hand.assumed)
    return Verdict(hand.edition, Decision.POTS, findings=findings, pots=pots, returned=hand.returned)


def _won_unseen(hand: Hand) -> tuple[Finding, ...]:
    """The reason why nobody shows a hand: only one is left."""
    live = hand.table.live()
    return (LastHandWins(live[0].name),) if len(live) == 1 else ()


def _split(hand: Hand, scenario: Scenario) -> Verdict:
    """Who is paid what, pot by pot in the order of award; the last live hand wins all, whether it is named or not."""
    verdict = _pots(hand, scenario)
    ask, by_card = scenario.ask, scenario.game in {"stud", "razz"}
    live = [seat.name for seat in hand.table.live()]
    if not ask.winners and len(live) == 1:
        ask = ask.model_copy(update={"winners": {pot.name: live for pot in verdict.pots}})
    problems = list(_faults_of_split(verdict.pots, ask, by_card=by_card))
    if problems:
        raise ScenarioRefused(problems)
    order = _order_of_odd_chips(hand, ask, by_card=by_card)
    split = Split(order, ask.smallest or 1, by_card, alone=len(verdict.pots) == 1)
    for pot in verdict.pots:
        split.award(pot, (ask.winners or {})[pot.name], (ask.low or {}).get(pot.name, ()))
    findings = (*split.findings, *verdict.findings)
    return replace(verdict, decision=Decision.SPLIT, findings=findings, details={"shares": split.shares})


def _order_of_odd_chips(hand: Hand, ask: Ask, *, by_card: bool) -> list[str]:
    """The order in which ties take odd chips: from the left of the button, or by the high card."""
    names = [seat.name for seat in hand.table.seats]
    cards = ask.high_cards or {}
    if not by_card:
        return names
    return sorted(names, key=lambda name: card_value(cards[name]) if name in cards else (-1, -1), reverse=True)


def _faults_of_split(pots: tuple[Pot, ...], ask: Ask, *, by_card: bool) -> Iterator[Problem]:
    """Winners that are missing, or do not play for their pot, and cards that are none."""
    for pot in pots:
        if not (ask.winners or {}).get(pot.name):
            yield Problem(place("ask", "winners", pot.name), "missing")
    known = {pot.name: pot for pot in pots}
    for key, named in (("winners", ask.winners or {}), ("low", ask.low or {})):
        for pot_name, players in named.items():
            yield from _strangers(known.get(pot_name), players, place("ask", key, pot_name))
    shares = (*(ask.winners or {}).values(), *(ask.low or {}).values())
    ties = {name for players in shares if len(players) > 1 for name in players}
    for name in sorted(ties - set(ask.high_cards or {})) if by_card else ():
        yield Problem(place("ask", "high_cards", name), "missing")


def _strangers(pot: Pot | None, players: list[str], path: str) -> Iterator[Problem]:
    if pot is None:
        yield Problem(path, "no-such-pot")
        return
    for player in players:
        if player not in pot.players:
            yield Problem(path, "does-not-play-for-the-pot", {"name": player})


def _first_to_show(hand: Hand, scenario: Scenario) -> Verdict:
    """The order of showing."""
    order, finding = order_of_showing(hand.table, scenario.game)
    return Verdict(hand.edition, Decision.ORDER, findings=(finding, *hand.assumed), details={"order": order})


def _correction(hand: Hand, _: Scenario) -> Verdict:
    """What an unnoticed wrong amount becomes now."""
    if not hand.mistakes:
        raise ScenarioRefused([Problem("events", "nothing-unnoticed")])
    mistake = hand.mistakes[-1]
    performed = next(ruled.ruling.decision for ruled in hand.rulings if ruled.event == mistake.event)
    after = [ruled for ruled in hand.rulings if ruled.event > mistake.event]
    decision, to, finding = rule_on_mistake(
        mistake,
        same_street=hand.table.street == mistake.street and not hand.showdown_began,
        substantial=substantial_since([puts_chips_in(ruled.ruling) for ruled in after]) is not None,
        settled=hand.edition.incorrect_bets_settled,
    )
    change = (to or mistake.performed) - mistake.performed
    return Verdict(
        edition=hand.edition,
        decision=decision,
        findings=(finding,),
        player=mistake.player,
        to=to,
        adds=max(change, 0),
        returns=max(-change, 0),
        may=() if to else tuple(Reading(performed, total) for total in (mistake.legal, mistake.performed)),
        returned=_for_all_who_matched(hand, mistake, -change),
        details={"owes": _owed_by_all_who_matched(hand, mistake, change)},
        event=mistake.event,
    )


def _for_all_who_matched(hand: Hand, mistake: Mistake, chips: int) -> dict[str, int]:
    """`chips` for the bettor and everybody who matched the wrong amount; nothing where it is not positive."""
    if chips <= 0:
        return {}
    return {seat.name: chips for seat in hand.table.seats if not seat.folded and seat.total == mistake.performed}


def _owed_by_all_who_matched(hand: Hand, mistake: Mistake, chips: int) -> dict[str, int]:
    """What the bettor and everybody who matched still owe, no more than each has left."""
    behind = {seat.name: seat.at_most(seat.total + chips) - seat.total for seat in hand.table.seats}
    return {name: behind[name] for name in _for_all_who_matched(hand, mistake, chips) if behind[name]}


_ANSWERS: dict[str, Callable[[Hand, Scenario], Verdict]] = {
    "action": _action,
    "options": _options,
    "tabling": _tabling,
    "pots": _pots,
    "split": _split,
    "first-to-show": _first_to_show,
    "correction": _correction,
}
