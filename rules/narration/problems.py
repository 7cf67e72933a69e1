"""What is wrong with a scenario: one sentence for each code of the engine."""

from collections.abc import Iterable

from django.utils.translation import gettext_lazy as _
from django.utils.translation import ngettext_lazy

from rules.engine.problems import Problem
from rules.narration.figures import Amount
from rules.narration.wording import Sentence, put

_FORM: dict[str, Sentence] = {
    "not-json": _("This is not JSON."),
    "missing": _("Something required is missing here."),
    "unknown-key": _("Nothing of this name is known here."),
    "unknown-word": _("This word is not known here."),
    "unknown-format": _("Only scenario format 1 can be read."),
    "not-a-whole-number": _("This must be a whole number."),
    "not-text": _("This must be text."),
    "not-yes-or-no": _("This must be yes or no (true or false)."),
    "not-a-list": _("This must be a list."),
    "not-an-object": _("This must be an object with named values."),
    "not-positive": _("This figure must be greater than zero."),
    "negative": _("This figure must not be negative."),
    "too-large": _("This is too large."),
    "too-few": ngettext_lazy(
        "At least %(min_length)s is needed here.", "At least %(min_length)s are needed here.", "min_length"
    ),
    "too-many": ngettext_lazy(
        "At most %(max_length)s is allowed here.", "At most %(max_length)s are allowed here.", "max_length"
    ),
    "empty": _("This must not be empty."),
    "too-long": _("This text is too long."),
    "not-visible": _("This must not have line breaks or invisible characters."),
    "wrong": _("This cannot be read."),
    "chips-unreadable": _("Chips are written like “2x25 1x1000”: how many, an x, the denomination."),
    "words-unreadable": _("This declaration cannot be read; write, for example, “raise”, “raise 8000” or “1400”."),
    "to-or-by": _("A raise is given either as a total (to) or as an increment (by), not as both."),
    "not-a-card": _("A card is written by its rank and suit, such as “As”, “10h” or “Td”."),
    "no-announcement": _("Say what the announcement came before, or what it came after."),
    "before-or-after": _("Give either what the announcement came before or what it came after, not both."),
}
"""Faults in how a scenario is written down."""

_SENSE: dict[str, Sentence] = {
    "calls-without-a-call": _("Only a call, or chips put out silently, can answer an earlier bet."),
    "numbering-not-established": _(
        "There is no verdict under the edition “%(value)s”: its numbering is not established."
    ),
    "edition-of-the-page": _("A stored scenario names no edition: the page that shows it does."),
    "small-blind-over-big-blind": _("The small blind is larger than the big blind."),
    "no-blinds-in-stud": _("Stud and razz have no blinds; bring-in and completion cannot be decided here yet."),
    "no-motion-to-continue": _(
        "Chips fall from one hand only right after the same player put out chips, silently and with none pulled back."
    ),
    "name-twice": _("Two seats are called “%(name)s”."),
    "only-with-blinds-before-the-flop": _("This is possible only before the flop, with blinds."),
    "more-than-the-big-blind": _("No seat posts more than the big blind."),
    "no-blind-due": _("This seat has no blind to post, so nothing is in front of it yet."),
    "stack-smaller-than-out": _("The stack is smaller than the chips in front, %(out)s."),
    "less-than-the-blind": _("The chips in front are less than the blind of %(due)s."),
    "unknown-player": _("Nobody called “%(name)s” sits at this table."),
    "nothing-to-rule-on": _("Nobody has acted yet, so there is nothing to decide."),
    "no-act-there": _("There is no action of a player in this place."),
    "only-in-limit": _("This is possible only in limit."),
    "only-in-pot-limit": _("The dealer quotes the pot only in pot-limit."),
    "only-with-boxed-cards": _("Give this only for boxed cards."),
    "only-with-wrong-count": _("Give this only for a wrong number of cards."),
    "only-with-four-card-flop": _("Give this only for a flop of four cards."),
    "only-with-irregular-flop": _("Give this only for a flop of four cards or without a burn card."),
    "only-with-killed-hand": _("Give this only for a hand in the muck or mixed with other cards."),
    "nobody-has-acted": _("Nobody has acted yet, so neither has this player."),
    "too-few-players": _("At least two players must be left in."),
    "position-twice": _("%(name)s cannot have had the big blind and another position in the same hand."),
    "not-between-button-and-big-blind": _("%(name)s does not sit between the button and the big blind."),
    "not-above-the-denomination": _("The lowest chip that stays must be above the %(denomination)s chips that go."),
    "stack-smaller-than-odd-chips": _("The stack is smaller than the odd chips of this player."),
    "card-twice": _("The card %(card)s appears here twice."),
    "more-cards-than-odd-chips": _("There is one card for each odd chip: at most %(most)s here."),
    "fewer-cards-than-odd-chips": _("There is one card for each odd chip: at least %(least)s here."),
    "old-level-was-right": _("The old level was right for this hand, so there is no mistake to put right."),
    "no-such-pot": _("There is no pot of this name."),
    "does-not-play-for-the-pot": _("“%(name)s” does not play for this pot."),
    "nothing-unnoticed": _("No wrong amount went unnoticed here, so there is nothing to correct."),
}
"""Figures and names that do not fit together."""

_PLAY: dict[str, Sentence] = {
    "has-folded": _("%(name)s has already folded."),
    "is-all-in": _("%(name)s is already all-in."),
    "has-acted": _("%(name)s has already acted and need not act again."),
    "hand-is-over": _("Only one player is left: the hand is over."),
    "betting-round-over": _("The betting round is over: the next street comes first."),
    "calls-no-bet": _("The action that the call answers is not a bet or raise that stands."),
    "betting-not-finished": _("The betting round is not over: somebody still has to act."),
    "street-out-of-order": _("This street is not the next one."),
    "stack-needed": _("%(name)s needs a stack here: all-in means every chip."),
    "more-than-the-stack": _("The player has only %(limit)s."),
    "not-all-in": _("%(name)s is not all-in."),
    "only-for-bets-and-raises": _("Only a bet or a raise can be a wrong amount that nobody notices."),
    "chips-not-in-front": _("%(name)s does not have these chips in front."),
    "chips-not-known": _("It is not known which chips %(name)s has in front, so none can be pulled back."),
}
"""What cannot have happened in play."""

SENTENCES: dict[str, Sentence] = {**_FORM, **_SENSE, **_PLAY}

_LONGEST_NAME = 40


def sentence(problem: Problem) -> str:
    """Say one problem in the active language; names are cut to 40 characters in faults of writing and sense."""
    words = SENTENCES.get(problem.code, SENTENCES["wrong"])
    if problem.code in _PLAY:
        return put(words, problem.figures)
    return words % {key: _cut(value) for key, value in problem.figures.items()}


def sentences(problems: Iterable[Problem]) -> list[str]:
    """Say several problems, each with its place in the scenario in front, unless it names the edition itself."""
    return [
        f"{problem.path} – {sentence(problem)}" if problem.path not in {"", "edition"} else sentence(problem)
        for problem in problems
    ]


def _cut(value: int | str) -> int | str:
    return Amount(value) if isinstance(value, int) else value[:_LONGEST_NAME]
