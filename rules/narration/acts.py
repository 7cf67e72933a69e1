"""A scenario in words: what happened at the table, event by event, as it was performed and not as it counts."""

from collections.abc import Callable, Iterator, Mapping
from types import MappingProxyType
from typing import Any

from django.utils.translation import gettext_lazy as _
from django.utils.translation import pgettext_lazy

from rules.engine.record import AnyScenario
from rules.engine.ruled import Circumstance
from rules.engine.scenario import (
    Act,
    AllIn,
    Bet,
    Call,
    Check,
    Deal,
    Find,
    Fold,
    Pull,
    Push,
    Raise,
    Say,
    Scenario,
    blind_due,
)
from rules.engine.turns import circumstances
from rules.engine.words import Words
from rules.narration.procedures import (
    blind_ante,
    button,
    chip_race,
    irregular_cards,
    misdeal,
    new_level,
    ranking,
    substantial_action,
)
from rules.narration.setting import STREETS, narrate_setting
from rules.narration.winners import narrate_winners
from rules.narration.wording import OneOf, Sentence, put

PRIOR_CHIPS = pgettext_lazy("chips", "already in front")
NEW_CHIPS = pgettext_lazy("chips", "new")
PULLED_CHIPS = pgettext_lazy("chips", "pulled back")

_PLAIN: dict[str, Sentence] = {
    "fold": _("%(player)s folds."),
    "check": _("%(player)s checks."),
    "call": _("%(player)s calls."),
    "all-in": _("%(player)s goes all-in."),
    "muck": _("%(player)s mucks."),
    "show": _("%(player)s tables the hand."),
}

_PUSHES: dict[str, Sentence] = {
    "silent": _("%(player)s silently puts out %(chips)s."),
    "added": _("%(player)s silently adds %(chips)s."),
    "spoken": _("%(player)s puts out %(chips)s."),
    "words": _("%(player)s declares “%(says)s” and puts out %(chips)s."),
    "chips": _("%(player)s puts out %(chips)s and only then declares “%(says)s”."),
    "together": _("%(player)s declares “%(says)s” and puts out %(chips)s at the same time."),
    "falling": _("Without going back to the stack, %(player)s lets %(chips)s more fall from the hand."),
}

_PUSHES_WITH_PULL: dict[str, Sentence] = {
    "silent": _("%(player)s pulls back %(pulls)s and silently puts out %(chips)s."),
    "words": _("%(player)s declares “%(says)s”, pulls back %(pulls)s and puts out %(chips)s."),
    "chips": _("%(player)s pulls back %(pulls)s, puts out %(chips)s and only then declares “%(says)s”."),
    "together": _("%(player)s pulls back %(pulls)s and declares “%(says)s” while putting out %(chips)s."),
}

_SAID: Sentence = _("%(player)s says “%(says)s”, but with a condition.")
_SAID_EARLY: Sentence = _("%(player)s says “%(says)s” too soon or with a condition.")
_CALLED_EARLY: Sentence = _("%(player)s says “call” before %(skipped)s has given an amount.")
_EXPOSED: Sentence = _("%(player)s exposes the hand.")
_OUT_OF_TURN: Sentence = _("Out of turn: %(skipped)s was next to act.")

_FORWARD: Sentence = _("All the chips in front go forward in one gesture.")

_REMARKS: dict[str, Sentence] = {
    "announced": OneOf(
        "announced_by",
        {"player": _("The player himself announces %(announced)s.")},
        _("The dealer announces %(announced)s."),
    ),
    "quoted": _("The dealer quotes a pot of %(quoted)s."),
    "unnoticed": _("Nobody notices."),
    "had_time": _("The player who was skipped had no time to speak up."),
    "conditional": _("The declaration is conditional or premature."),
}
"""What may be said besides of an act, by its key."""

_USUAL = {"announced": None, "quoted": None, "unnoticed": False, "had_time": True, "conditional": False}

IN_TURN = Circumstance()
"""Of an event that nothing more is to be said of."""

_PUTS_CHIPS = {"call", "bet", "raise", "all-in", "push"}


_TOLD: dict[str, Callable[[Any], Iterator[str]]] = {
    "substantial-action": substantial_action.told,
    "misdeal": misdeal.told,
    "irregular-cards": irregular_cards.told,
    "button": button.told,
    "blind-ante": blind_ante.told,
    "chip-race": chip_race.told,
    "ranking": ranking.told,
    "new-level": new_level.told,
}
"""What tells a scenario, for every kind besides betting."""


def narrate_scenario(scenario: AnyScenario) -> tuple[str, ...]:
    """Say what happened at the table: how it began, then one text an event; other kinds have no events."""
    if not isinstance(scenario, Scenario):
        return tuple(_TOLD[scenario.kind](scenario))
    events = narrate_events(scenario, circumstances(scenario))
    return (*narrate_setting(scenario), *events, *narrate_winners(scenario.ask))


def narrate_events(scenario: Scenario, known: Mapping[int, Circumstance] = MappingProxyType({})) -> tuple[str, ...]:
    """One text for each event, in their order; `known` are the circumstances of those that have some, by index."""
    texts: list[str] = []
    in_front = {seat.name for index, seat in enumerate(scenario.seats) if seat.out or blind_due(scenario, index)}
    spoke = None
    for index, event in enumerate(scenario.events):
        if isinstance(event, Deal):
            in_front.clear()
            spoke = None
            texts.append(put(STREETS[event.street], {}))
            continue
        how = known.get(index, IN_TURN)
        texts.append(" ".join(_told(event, how, prior=event.player in in_front, spoke=event.player == spoke)))
        spoke = event.player if isinstance(event, Say) else None
        if event.does in _PUTS_CHIPS:
            in_front.add(event.player)
    return tuple(texts)


def narrate_last(scenario: AnyScenario) -> str:
    """The act that is ruled on, as a caption; empty where nobody acts, and for the other kinds."""
    if not isinstance(scenario, Scenario):
        return ""
    asked = scenario.ask.event
    events = scenario.events if asked is None else scenario.events[: asked + 1]
    texts = narrate_events(scenario, circumstances(scenario))
    acts = [text for text, event in zip(texts, events, strict=False) if not isinstance(event, Deal)]
    return acts[-1] if acts else ""


def _told(act: Act, how: Circumstance, *, prior: bool, spoke: bool) -> Iterator[str]:
    """One act: the sentence of what is done, then what else is said of it."""
    words = _only_said(act)
    if how.premature:
        yield put(_CALLED_EARLY, {"player": act.player, "skipped": how.skipped})
    elif words:
        yield put(_SAID_EARLY if how.skipped else _SAID, {"player": act.player, "says": words})
    else:
        yield put(_EXPOSED if how.exposed else _sentence(act, prior=prior, spoke=spoke), _parts(act))
    if how.skipped and not how.premature:
        yield put(_OUT_OF_TURN, {"skipped": how.skipped})
    if isinstance(act, Push) and act.forward:
        yield put(_FORWARD, {})
    for key, usual in _USUAL.items():
        if getattr(act, key) != usual and not (key == "conditional" and words):
            yield put(_REMARKS[key], _parts(act))


def _only_said(act: Act) -> Words | None:
    """The words of an act that was conditional, and so was only said; None for any other act."""
    if not act.conditional:
        return None
    match act:
        case Say():
            return act.says
        case Bet():
            return Words("bet", act.to)
        case Raise():
            return Words("raise", act.to)
        case Fold() | Check() | Call() | AllIn():
            return Words(act.does)
    return None


def _sentence(act: Act, *, prior: bool, spoke: bool) -> Sentence:
    match act:
        case Push():
            return _push(act, prior=prior, spoke=spoke)
        case Raise(by=None):
            return _("%(player)s raises to %(to)s.")
        case Raise():
            return _("%(player)s raises by %(by)s.")
        case Bet():
            return _("%(player)s bets %(to)s.")
        case Pull():
            return _("%(player)s pulls back %(pulls)s.")
        case Say():
            return _("%(player)s declares “%(says)s”.")
        case Find():
            return _("%(player)s finds %(chips)s hidden behind other chips.")
        case _:
            return _PLAIN[act.does]


def _push(push: Push, *, prior: bool, spoke: bool) -> Sentence:
    """Chips put out: nobody is silent who has just spoken, and who has chips in front adds to them."""
    how: str = push.first if push.says else "silent"
    if push.pulls.count:
        return _PUSHES_WITH_PULL[how]
    if not push.back_to_stack:
        how = "falling"
    if how == "silent":
        how = "spoken" if spoke else "added" if prior else how
    return _PUSHES[how]


def _parts(act: Act) -> dict[str, Any]:
    """The figures, chips and words of an act."""
    return {name: getattr(act, name) for name in type(act).model_fields}
