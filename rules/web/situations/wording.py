"""The words for what was understood of a text: names of stretches, assumptions, questions and their answers."""

from collections.abc import Callable, Iterator

from django.utils.functional import Promise
from django.utils.translation import gettext, ngettext, pgettext, pgettext_lazy
from django.utils.translation import gettext_lazy as _

from rules.narration.figures import all_of
from rules.understanding.records import Understood

Words = str | Promise

NAMES: dict[str, Words] = {
    "add": pgettext_lazy("what a stretch of text is", "chips put out"),
    "all-in": pgettext_lazy("what a stretch of text is", "all-in"),
    "amount": pgettext_lazy("what a stretch of text is", "amount"),
    "announced": pgettext_lazy("what a stretch of text is", "amount the dealer gave"),
    "ante": pgettext_lazy("what a stretch of text is", "ante"),
    "bet": pgettext_lazy("what a stretch of text is", "bet"),
    "blinds": pgettext_lazy("what a stretch of text is", "blinds"),
    "call": pgettext_lazy("what a stretch of text is", "call"),
    "check": pgettext_lazy("what a stretch of text is", "check"),
    "chips": pgettext_lazy("what a stretch of text is", "chips"),
    "chips-first": pgettext_lazy("what a stretch of text is", "chips before words"),
    "chips-in-front": pgettext_lazy("what a stretch of text is", "chips already in front"),
    "chips-out": pgettext_lazy("what a stretch of text is", "chips put out"),
    "conditional": pgettext_lazy("what a stretch of text is", "condition"),
    "dealer": pgettext_lazy("what a stretch of text is", "dealer"),
    "deep": pgettext_lazy("what a stretch of text is", "chips behind"),
    "find": pgettext_lazy("what a stretch of text is", "chips found later"),
    "fold": pgettext_lazy("what a stretch of text is", "fold"),
    "forward": pgettext_lazy("what a stretch of text is", "all chips pushed forward"),
    "hand-for-hand": pgettext_lazy("what a stretch of text is", "hand for hand"),
    "has": pgettext_lazy("what a stretch of text is", "stack"),
    "heads-up": pgettext_lazy("what a stretch of text is", "heads-up"),
    "hidden": pgettext_lazy("what a stretch of text is", "hidden chips"),
    "kind": pgettext_lazy("what a stretch of text is", "what it is about"),
    "last-chips": pgettext_lazy("what a stretch of text is", "last chips"),
    "limit": pgettext_lazy("what a stretch of text is", "limit"),
    "min-raise": pgettext_lazy("what a stretch of text is", "minimum raise"),
    "minimum": pgettext_lazy("what a stretch of text is", "minimum raise"),
    "muck": pgettext_lazy("what a stretch of text is", "muck"),
    "opens": pgettext_lazy("what a stretch of text is", "opening bet"),
    "out-of-turn": pgettext_lazy("what a stretch of text is", "out of turn"),
    "player": pgettext_lazy("what a stretch of text is", "player"),
    "players": pgettext_lazy("what a stretch of text is", "players"),
    "pot": pgettext_lazy("what a stretch of text is", "pot"),
    "pot-limit": pgettext_lazy("what a stretch of text is", "pot-limit"),
    "premature": pgettext_lazy("what a stretch of text is", "too early"),
    "pulled-back": pgettext_lazy("what a stretch of text is", "chips pulled back"),
    "question": pgettext_lazy("what a stretch of text is", "question"),
    "quoted": pgettext_lazy("what a stretch of text is", "amount the dealer gave"),
    "raise": pgettext_lazy("what a stretch of text is", "raise"),
    "raise-by": pgettext_lazy("what a stretch of text is", "raise by"),
    "raise-to": pgettext_lazy("what a stretch of text is", "raise to"),
    "restated": pgettext_lazy("what a stretch of text is", "the same once more"),
    "second-motion": pgettext_lazy("what a stretch of text is", "second motion"),
    "show": pgettext_lazy("what a stretch of text is", "cards shown"),
    "silence": pgettext_lazy("what a stretch of text is", "no words"),
    "stack": pgettext_lazy("what a stretch of text is", "stack"),
    "statement": pgettext_lazy("what a stretch of text is", "a ruling, not read"),
    "street": pgettext_lazy("what a stretch of text is", "street"),
    "take": pgettext_lazy("what a stretch of text is", "chips pulled back"),
    "together": pgettext_lazy("what a stretch of text is", "words and chips together"),
    "turn": pgettext_lazy("what a stretch of text is", "whose turn"),
    "winners": pgettext_lazy("what a stretch of text is", "best hand or smallest chip"),
    "moment": pgettext_lazy("what a stretch of text is", "when it was announced"),
    "game": pgettext_lazy("what a stretch of text is", "game"),
    "no-time": pgettext_lazy("what a stretch of text is", "no time to speak up"),
    "unnoticed": pgettext_lazy("what a stretch of text is", "not noticed"),
    "words": pgettext_lazy("what a stretch of text is", "words said"),
}
"""What a stretch of a text was taken for, by the code of its span."""

QUESTIONS: dict[str, Words] = {
    "amount": _("How much was the raise?"),
    "ask": _("What is to be ruled on? The last act leaves nothing to decide."),
    "blinds": _("What were the blinds?"),
    "chips-in-front": _("How did the chips of the blind lie in front of the player?"),
    "last-chips": _("Were these the last chips of the player?"),
    "players": _("Was anybody else in the hand?"),
    "reading": _("This can be read in more than one way. Which is meant?"),
    "stack": _("How many chips did the all-in player have?"),
    "street": _("On which street was this?"),
    "turn": _("Whose turn was it? Somebody seems to have been passed over."),
}
"""The questions that are left, by code."""

VALUES: dict[str, Words] = {
    "as-assumed": _("As assumed here"),
    "last-chips": _("Yes, there was nothing behind"),
    "one-chip": _("One chip"),
    "one-more": _("Yes, one more player"),
    "river": _("On the river"),
    "two-chips": _("Two chips"),
}
"""The answers to them, by code."""


def name_of(taken_for: str) -> str:
    """Return the name of what a stretch was taken for."""
    return str(NAMES.get(taken_for, ""))


def question_of(code: str) -> str:
    """Return a question in words."""
    return str(QUESTIONS[code])


def value_of(code: str) -> str:
    """Return an answer to a question in words."""
    return str(VALUES[code])


def assumptions(understood: Understood) -> Iterator[str]:
    """Yield sentences on what was filled in, one for each kind of assumption."""
    for because in dict.fromkeys(assumed.because for assumed in understood.assumed):
        sentence = _ASSUMED.get(because)
        if sentence:
            yield sentence(understood)


def _not_mentioned(understood: Understood) -> str:
    names = _names(understood, "not-mentioned", "seats")
    text = ngettext(
        "%(names)s is not mentioned: assumed to be at the table.",
        "%(names)s are not mentioned: assumed to be at the table.",
        len(names),
    )
    return text % {"names": all_of(names)}


def _folded(understood: Understood) -> str:
    names = _names(understood, "folded", "events")
    text = ngettext(
        "%(names)s was passed over before the flop: taken as a fold.",
        "%(names)s were passed over before the flop: taken as folds.",
        len(names),
    )
    return text % {"names": all_of(names)}


def _street(understood: Understood) -> str:
    street = (understood.scenario or {}).get("street", "preflop")
    if street == "preflop":
        return gettext("No street is mentioned: taken as before the flop.")
    return gettext("No street is mentioned: taken as the flop.")


def _ante_payer(understood: Understood) -> str:
    return gettext("Everybody pays the ante.")


def _names(understood: Understood, because: str, part: str) -> list[str]:
    """The players whom assumptions of one kind concern."""
    rows = (understood.scenario or {}).get(part, [])
    key = "name" if part == "seats" else "player"
    paths = [assumed.path for assumed in understood.assumed if assumed.because == because]
    return [rows[int(path.partition("[")[2].partition("]")[0])][key] for path in paths]


_ASSUMED: dict[str, Callable[[Understood], str]] = {
    "not-mentioned": _not_mentioned,
    "folded": _folded,
    "street": _street,
    "ante-payer": _ante_payer,
}


def language_named(code: str) -> str:
    """Return the name of the language that a text was read in, as it stands in a sentence."""
    return {
        "it": pgettext("read as", "Italian"),
        "de": pgettext("read as", "German"),
        "es": pgettext("read as", "Spanish"),
        "en": pgettext("read as", "English"),
    }[code]
