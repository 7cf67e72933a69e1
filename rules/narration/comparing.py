"""One scenario under every edition, in lines: ``2011, 2013: the director decides – call of 600 or raise to 1,150``."""

import re
from collections.abc import Sequence
from dataclasses import dataclass

from django.utils.translation import gettext

from rules.engine.comparing import UnderEdition
from rules.engine.verdict import Decision, Verdict
from rules.narration.figures import language, one_of
from rules.narration.headlines import Headline, headline, headline_of
from rules.narration.reasons import Reason, reason


@dataclass(frozen=True, slots=True)
class NarratedEditions:
    """Editions that follow each other and rule alike: their keys, the verdict in a line, and all of it in `text`.

    `because` is the finding that makes the difference to the editions before, None for the oldest, and where there is
    none of another kind.
    """

    editions: tuple[str, ...]
    tone: str
    headline: Headline
    line: str
    text: str
    because: Reason | None


def narrate_editions(rows: Sequence[UnderEdition]) -> tuple[NarratedEditions, ...]:
    """Say how the editions rule, the oldest first; editions that rule alike share a line."""
    groups: list[list[UnderEdition]] = []
    for row in rows:
        if groups and not row.flips:
            groups[-1].append(row)
        else:
            groups.append([row])
    return tuple(_narrated(group) for group in groups)


def _narrated(group: Sequence[UnderEdition]) -> NarratedEditions:
    row, keys = group[0], tuple(member.edition for member in group)
    line = line_of(row.verdict)
    words = {"editions": ", ".join(keys), "verdict": _inside(line, row.verdict)}
    return NarratedEditions(
        editions=keys,
        tone=str(row.verdict.decision),
        headline=headline(row.verdict),
        line=line,
        text=gettext("%(editions)s: %(verdict)s") % words,
        because=because(row),
    )


def because(row: UnderEdition) -> Reason | None:
    """The finding that makes the difference to the edition before, in words."""
    return reason(row.because, row.verdict.edition) if row.because else None


def line_of(verdict: Verdict) -> str:
    """A verdict in one line: the headline, and for the director the readings that he chooses from."""
    line = str(headline(verdict))
    if verdict.decision is not Decision.DIRECTOR or not verdict.may:
        return line
    readings = dict.fromkeys(headline_of(reading).text for reading in verdict.may)
    return f"{line} – {one_of([_after_dash(text, verdict) for text in readings])}"


def _inside(text: str, verdict: Verdict) -> str:
    """A line inside a sentence: without a second colon, and with a small letter, but in German or before a name."""
    text = text.replace(": ", " ") if verdict.decision is Decision.BUTTON else _COLON.sub(r" (\1)", text)
    names = [re.escape(name) for name in _names(verdict)]
    if language() == "de" or (names and re.match(rf"(?:{'|'.join(names)})(?!\w)", text)):
        return text
    return text[:1].lower() + text[1:]


_COLON = re.compile(r": (.*?)(?= – |$)")
"""What stands after a colon, up to a dash: inside a sentence it goes into brackets."""

_SMALL_IN_GERMAN = ("Der ", "Die ", "Das ", "Nur ", "Alle ", "Noch ")
"""The words that a German line may begin with and that are not nouns."""


def _after_dash(text: str, verdict: Verdict) -> str:
    """A reading after the dash, where German has small letters as well, but for nouns."""
    text = _inside(text, verdict)
    return text[:1].lower() + text[1:] if language() == "de" and text.startswith(_SMALL_IN_GERMAN) else text


def _names(verdict: Verdict) -> set[str]:
    """The players that a line may begin with."""
    every = [verdict.details, *(reading.details for reading in verdict.may)]
    names = {name for details in every for key in ("order", "awards", "shares") for name in details.get(key) or ()}
    return names | {str(found.figures["winner"]) for found in verdict.findings if "winner" in found.figures}
