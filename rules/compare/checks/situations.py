"""Texts that tell of another situation than the scenarios of their case."""

from collections.abc import Iterator

from django.utils.translation import gettext_lazy, gettext_noop

from rules.compare.checks.base import Check, Hit, Reason, Severity, Spot, said
from rules.compare.checks.page import Page
from rules.compare.checks.verdicts import like
from rules.compare.figures_by_role import CASE, SITUATION, Spotted, gathered

_HAS = gettext_noop("The text tells of %(printed)s; the scenario has %(right)s instead.")
_HAS_NOT = gettext_noop("The text tells of %(printed)s; the scenario has no such figures.")
_THEREFORE = gettext_noop(
    "Therefore no verdict stands beside this text. It needs a scenario of its own, or a correction."
)


class OtherFigures(Check):
    """A case that one language tells with other blinds, bets or chips than its scenario."""

    id = "other-figures"
    name = gettext_lazy("Other figures than the scenario")
    explanation = gettext_lazy(
        "A case whose blinds, bets or chips are not those of its scenario is another situation: one finding says which "
        "figures differ, and no verdict stands beside the text. A single figure that the rest of the text contradicts "
        "is reported as a wrong figure."
    )
    severity = Severity.WARNING

    def find(self, page: Page) -> Iterator[Hit]:
        """Yield one hit for each case, or for each introduction with the cases after it."""
        if not page.cases:
            return
        for text in page.every_text():
            if text.kind in {SITUATION, CASE} and (other := gathered(page, text)):
                first, *more = other
                spots = tuple(_spot(spotted) for spotted in more)
                yield Hit(_spot(first), _reasons(other), also=spots)


def _spot(spotted: Spotted) -> Spot:
    judged = spotted.judged
    start = judged.placed.opens if judged.counted else judged.placed.start
    return spotted.text.spot(start, judged.placed.end)


def _reasons(other: tuple[Spotted, ...]) -> tuple[Reason, ...]:
    """Return the printed figures beside those of the scenario."""
    written = dict.fromkeys(_written(spotted) for spotted in other)
    printed = ", ".join(dict.fromkeys(shown for shown, _ in written))
    right = ", ".join(dict.fromkeys(right for _, right in written if right))
    if right:
        return (*said(_HAS, printed=printed, right=right), *said(_THEREFORE))
    return (*said(_HAS_NOT, printed=printed), *said(_THEREFORE))


def _written(spotted: Spotted) -> tuple[str, str]:
    """Return a figure as printed and as it should be for the scenario, empty where several might be meant."""
    right = spotted.judged.right
    if right is None:
        return spotted.shown, ""
    if spotted.judged.counted:
        return spotted.shown, f"{right} × {spotted.shown.partition(' × ')[2]}"
    return spotted.shown, like(spotted.shown, right)
