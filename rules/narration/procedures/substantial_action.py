from collections.abc import Iterator, Sequence

from django.utils.translation import gettext as _
from django.utils.translation import gettext_lazy

from rules.engine.procedures.substantial_action import SubstantialAction
from rules.narration.wording import InWords, OneOf, Sentence, word_said

_ACTS = {"first": word_said, "second": word_said, "third": word_said}

REASONS: dict[str, Sentence] = {
    "fewer-than-two-acts": OneOf(
        "acts",
        {0: gettext_lazy("Nobody has acted yet: there is no substantial action.")},
        gettext_lazy("Only one action so far: that is not yet substantial action."),
    ),
    "two-acts-without-chips": InWords(
        gettext_lazy(
            "Two actions so far, %(first)s and %(second)s, without chips: that is not yet substantial action."
        ),
        _ACTS,
    ),
    "two-acts-with-chips": InWords(
        gettext_lazy("Two actions in turn, %(first)s and %(second)s, with chips: that is substantial action."), _ACTS
    ),
    "three-acts": InWords(
        gettext_lazy("Three actions in turn, %(first)s, %(second)s and %(third)s: that is substantial action."), _ACTS
    ),
}


def told(scenario: SubstantialAction) -> Iterator[str]:
    """What was done so far."""
    if scenario.acts:
        yield _("Actions in turn: %(acts)s.") % {"acts": acts(scenario.acts)}
    else:
        yield _("Nobody has acted yet.")


def acts(words: Sequence[str]) -> str:
    """Acts in words, in their order: ``fold, raise``."""
    return ", ".join(word_said(word) for word in words)
