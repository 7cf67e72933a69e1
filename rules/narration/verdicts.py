"""A verdict in whole sentences: the decision first, then the chips, then why."""

from dataclasses import dataclass, replace
from itertools import groupby

from django.utils.translation import gettext, pgettext, pgettext_lazy

from rules.engine.editions import Edition
from rules.engine.findings import Finding
from rules.engine.verdict import Decision, Moment, Pot, Reading, Verdict
from rules.narration.figures import all_of, amount
from rules.narration.headlines import WORDS, Headline, choices, headline, headline_of, in_a_choice
from rules.narration.listings import NarratedList, listings
from rules.narration.reasons import REASONS, Reason, reason, with_premise
from rules.narration.seats import capital
from rules.narration.wording import put


@dataclass(frozen=True, slots=True)
class NarratedReading:
    """One reading of the rules, or one act that is left.

    `text` is a sentence that begins with `word`; `then` is what happens to the chips.  The place is that of the
    premise, None where there is none.
    """

    tone: str
    word: str
    text: str
    then: str | None = None
    rule: str | None = None
    clause: str | None = None
    number: str | None = None


@dataclass(frozen=True, slots=True)
class NarratedMoment:
    """Whether hands are turned up after an event, and why."""

    event: int
    tone: str
    decision: str
    text: str


@dataclass(frozen=True, slots=True)
class NarratedPot:
    """A pot: its name, its chips, who plays for it, and all of it in one line."""

    name: str
    amount: str
    players: tuple[str, ...]
    text: str


@dataclass(frozen=True, slots=True)
class Narrated:
    """A verdict in words; `tone` is its decision, `readings_label` the line over its readings.

    `lists` are shares, orders, awards and the like.
    """

    headline: Headline
    tone: str
    player: str | None
    reasons: tuple[Reason, ...]
    readings_label: str | None
    readings: tuple[NarratedReading, ...]
    timeline: tuple[NarratedMoment, ...]
    pots: tuple[NarratedPot, ...]
    lists: tuple[NarratedList, ...] = ()


_READINGS_LABELS = {
    Decision.DIRECTOR: pgettext_lazy("readings", "What the rules allow"),
    Decision.PENDING: pgettext_lazy("readings", "What it depends on"),
    Decision.HELD: pgettext_lazy("readings", "What is left"),
    Decision.OPTIONS: pgettext_lazy("readings", "What the player may do"),
}


def narrate(verdict: Verdict) -> Narrated:
    """Say a verdict in the active language."""
    label = _READINGS_LABELS.get(verdict.decision) if verdict.may else None
    return Narrated(
        headline=headline(verdict),
        tone=str(verdict.decision),
        player=verdict.player or None,
        reasons=tuple(reason(finding, verdict.edition) for finding in verdict.findings),
        readings_label=str(label) if label else None,
        readings=_readings(verdict),
        timeline=tuple(_moment(moment) for moment in verdict.timeline),
        pots=narrate_pots(verdict.pots),
        lists=listings(verdict),
    )


def _readings(verdict: Verdict) -> tuple[NarratedReading, ...]:
    """The readings in order; acts without a total that share a premise are one choice."""
    if verdict.decision is Decision.OPTIONS:
        return tuple(_option(option, verdict) for option in verdict.may)
    at_least = verdict.decision is Decision.HELD or any(found.kind == "pull-open" for found in verdict.findings)
    told: list[NarratedReading] = []
    for premise, alike in groupby(verdict.may, lambda reading: reading.premise if reading.to is None else reading):
        readings = list(alike)
        if isinstance(premise, Finding) and len(readings) > 1 and all(in_a_choice(one.decision) for one in readings):
            told.append(_choice(readings, premise, verdict.edition))
        else:
            told += [_reading(reading, verdict.edition, at_least=at_least) for reading in readings]
    return tuple(told)


def _reading(reading: Reading, edition: Edition, *, at_least: bool) -> NarratedReading:
    act = headline_of(reading, at_least=at_least)
    if reading.premise is None:
        return NarratedReading(str(reading.decision), act.word, f"{act.text}.", act.then)
    text, place = with_premise(act.text, reading.premise), _place(reading.premise, edition)
    return NarratedReading(str(reading.decision), act.word, text, act.then, *place)


def _option(option: Reading, verdict: Verdict) -> NarratedReading:
    """An act that is open, with the most that it may come to where it is not the only amount."""
    most = verdict.figures.maximum if verdict.figures and option.decision in {Decision.BET, Decision.RAISE} else None
    only = option.all_in or option.to == most or option.premise is not None
    told = _reading(option, verdict.edition, at_least=not only)
    if most is None or only:
        return told
    return replace(told, then=pgettext("then", "at most %(maximum)s") % {"maximum": amount(most)})


def _choice(readings: list[Reading], premise: Finding, edition: Edition) -> NarratedReading:
    """Several acts that are open on one condition, in one sentence."""
    free = choices(reading.decision for reading in readings)
    word = capital(free)
    return NarratedReading("options", word, with_premise(word, premise), None, *_place(premise, edition))


def _place(finding: Finding, edition: Edition) -> tuple[str, str | None, str | None]:
    number, clause = edition.place(finding.rule, finding.clause)
    return finding.rule, clause, number


def _moment(moment: Moment) -> NarratedMoment:
    sentence = put(REASONS[moment.finding.kind], moment.finding.figures)
    return NarratedMoment(moment.event, str(moment.decision), str(WORDS[moment.decision]), sentence)


def narrate_pots(pots: tuple[Pot, ...]) -> tuple[NarratedPot, ...]:
    """The pots in the order of award."""
    return tuple(_pot(pot, alone=len(pots) == 1) for pot in pots)


def _pot(pot: Pot, *, alone: bool) -> NarratedPot:
    name = pot_name(pot.name, alone=alone)
    line = gettext("%(pot)s: %(amount)s – %(players)s")
    text = line % {"pot": name, "amount": amount(pot.amount), "players": all_of(pot.players)}
    return NarratedPot(name, amount(pot.amount), pot.players, text)


def pot_name(name: str, *, alone: bool) -> str:
    """The name of a pot; side pots are numbered as they formed."""
    if name == "main":
        return pgettext("pot", "Pot") if alone else pgettext("pot", "Main pot")
    return pgettext("pot", "Side pot %(number)s") % {"number": name.removeprefix("side-")}
