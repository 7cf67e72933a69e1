"""What is offered to choose from: the answers that make sense for what a scenario asks, and which of them is right."""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any

from django.utils.functional import Promise
from django.utils.translation import gettext_lazy as _
from django.utils.translation import pgettext_lazy

from rules.engine.record import AnyScenario
from rules.engine.scenario import Deal, Push, Scenario, blind_due
from rules.engine.verdict import Decision, Verdict
from rules.narration.headlines import WORDS, choices
from rules.narration.seats import capital
from rules.narration.wording import Sentence, put

AMOUNTS = {Decision.BET, Decision.RAISE}
"""Decisions that need a total."""

AT_ONCE = "at-once"
"""The answer that nobody shows before the others."""

_ASKED: dict[str, Sentence] = {
    "action": pgettext_lazy("question", "What does it count as?"),
    "options": pgettext_lazy("question", "What may %(of)s do now?"),
    "tabling": pgettext_lazy("question", "Are the hands turned up now?"),
    "first-to-show": pgettext_lazy("question", "Who shows first?"),
    "correction": pgettext_lazy("question", "What happens to the wrong amount?"),
    "substantial-action": pgettext_lazy("question", "Has there been substantial action?"),
    "misdeal": pgettext_lazy("question", "What happens to the hand?"),
    "irregular-cards": pgettext_lazy("question", "What happens now?"),
    "new-level": pgettext_lazy("question", "From which hand does the new level apply?"),
}
"""What can be asked in the quiz: the other questions have figures for an answer, and not a choice."""

_FIXED = {
    "tabling": (Decision.TABLE, Decision.KEEP_DOWN, Decision.DIRECTOR),
    "correction": (Decision.CORRECTED, Decision.STANDS, Decision.DIRECTOR),
    "substantial-action": (Decision.REACHED, Decision.NOT_REACHED),
    "misdeal": (
        Decision.MISDEAL,
        Decision.PLAY_ON,
        Decision.HAND_DEAD,
        Decision.COMPLETE_THE_HAND,
        Decision.BETS_RETURNED,
        Decision.DIRECTOR,
    ),
    "irregular-cards": (Decision.BOARD_PUT_RIGHT, Decision.PLAY_ON, Decision.HAND_DEAD, Decision.DIRECTOR),
    "new-level": (Decision.THIS_HAND, Decision.NEXT_HAND),
}

_ACTS = (
    Decision.CHECK,
    Decision.CALL,
    Decision.BET,
    Decision.RAISE,
    Decision.FOLD,
    Decision.HELD,
    Decision.PENDING,
    Decision.DIRECTOR,
)
"""What an act can count as, in the order in which it is offered."""

_OPTIONS = {
    True: ((Decision.FOLD, Decision.CALL), (Decision.FOLD, Decision.CALL, Decision.RAISE)),
    False: ((Decision.CHECK, Decision.FOLD), (Decision.CHECK, Decision.BET, Decision.FOLD)),
}
"""What a player may do, by whether he has something to call."""

_WORDS: dict[str, Promise] = {
    **{str(decision): word for decision, word in WORDS.items()},
    Decision.HELD: pgettext_lazy("answer", "Not allowed: the player still has to choose"),
    Decision.PENDING: pgettext_lazy("answer", "Pending: somebody else acts first"),
    Decision.CORRECTED: pgettext_lazy("answer", "It is corrected"),
    Decision.STANDS: pgettext_lazy("answer", "It stands"),
    Decision.OPTIONS: pgettext_lazy("answer", "Nothing more"),
    AT_ONCE: pgettext_lazy("answer", "Nobody: no order of showing"),
}

_HOW_MUCH: dict[str, Promise] = {
    Decision.BET: _("Bet of how much?"),
    Decision.RAISE: _("Raise to how much?"),
}


@dataclass(frozen=True, slots=True)
class Choice:
    """An answer to choose: `how_much` asks for the total, where it has one."""

    key: str
    word: str
    how_much: str = ""


@dataclass(frozen=True, slots=True)
class Offer:
    """What is asked, the answers to choose from, and the right one, with its total in chips if it has one."""

    asked: str
    choices: tuple[Choice, ...]
    right: str
    total: int | None = None


def can_be_chosen(data: dict[str, Any]) -> bool:
    """Whether what a scenario in plain data asks has answers to choose from."""
    try:
        return _about(data.get("kind", "betting"), data.get("ask", "action")) in _ASKED
    except (AttributeError, TypeError):
        return False  # It is no scenario at all.


def _about(kind: str, ask: Any) -> str:
    """What is asked: the kind of a scenario, or what a hand of betting is asked."""
    if kind != "betting":
        return kind
    return str(ask.get("about", "action") if isinstance(ask, dict) else ask)


def offer(scenario: AnyScenario, verdict: Verdict) -> Offer:
    """Offer answers; what is right is among them, and never alone."""
    about = scenario.ask.about if isinstance(scenario, Scenario) else scenario.kind
    of = {"of": scenario.ask.of or ""} if isinstance(scenario, Scenario) else {}
    right, offered = _answers(about, scenario, verdict)
    return Offer(
        put(_ASKED[about], of),
        tuple(_choice(key) for key in _with(right, offered)),
        right,
        verdict.to if right in AMOUNTS | {Decision.CALL} else None,
    )


def _answers(about: str, scenario: AnyScenario, verdict: Verdict) -> tuple[str, Iterable[str]]:
    """The right answer, and all that are offered."""
    if about == "first-to-show" and isinstance(scenario, Scenario):
        order = verdict.details.get("order")
        return order[0] if order else AT_ONCE, (*_still_in(scenario), AT_ONCE)
    if about == "options":
        may = tuple(dict.fromkeys(reading.decision for reading in verdict.may))
        return _joined(may), (_joined(each) for each in _OPTIONS[Decision.CALL in may])
    return verdict.decision, _FIXED[about] if about in _FIXED else _acts(scenario, verdict)


def _acts(scenario: AnyScenario, verdict: Verdict) -> tuple[Decision, ...]:
    """What the act may count as: less where chips alone were put out, all where something was said or taken back."""
    if not isinstance(scenario, Scenario) or verdict.figures is None or verdict.event is None:
        return _ACTS
    act = scenario.events[verdict.event]
    left = {Decision.FOLD, Decision.DIRECTOR}
    if not verdict.figures.call:
        left |= {Decision.CHECK, Decision.BET}
    elif verdict.figures.call <= _blind(scenario, verdict):
        left |= {Decision.CHECK, Decision.RAISE}
    else:
        left |= {Decision.CALL, Decision.RAISE}
    if not isinstance(act, Push) or act.says:
        left |= {Decision.HELD, Decision.PENDING}
    return tuple(decision for decision in _ACTS if decision in left)


def _blind(scenario: Scenario, verdict: Verdict) -> int:
    """The blind of the player who is ruled on, which may be all he has to match."""
    at = next(at for at, each in enumerate(scenario.seats) if each.name == verdict.player)
    return blind_due(scenario, at)


def _still_in(scenario: Scenario) -> list[str]:
    acts = [event for event in scenario.events if not isinstance(event, Deal)]
    out = {act.player for act in acts if act.does in {"fold", "muck"}}
    return [each.name for each in scenario.seats if each.name not in out]


def _joined(may: Iterable[Decision]) -> str:
    return " ".join(may) or Decision.OPTIONS


def _with(right: str, offered: Iterable[str]) -> list[str]:
    """What is offered, the right answer in its order where it has one, and last where it has none."""
    keys = list(dict.fromkeys((*offered, right)))
    order: list[str] = [*_ACTS]
    return sorted(keys, key=order.index) if set(keys) <= set(order) else keys


def _choice(key: str) -> Choice:
    decisions = key.split()
    if len(decisions) > 1:
        return Choice(key, capital(choices(map(Decision, decisions))))
    word = _WORDS.get(key)
    return Choice(key, key if word is None else str(word), str(_HOW_MUCH.get(key, "")))
