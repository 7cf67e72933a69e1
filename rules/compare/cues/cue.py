"""What a cue is, and pieces that the cues of several languages share.

A figure is a chip where a pattern of ``CHIPS`` matches what stands before or after it; its count is the group
``count``.  For any other figure the first cue of ``ROLES`` counts whose patterns match: `before` ends at the figure,
`after` begins behind it.  A blank stands for any white space.
"""

from collections.abc import Iterable
from dataclasses import dataclass


@dataclass(frozen=True)
class Cue:
    """A role with what must stand before and after the figure (empty: anything)."""

    role: str
    before: str = ""
    after: str = ""


def count_of(numbers: Iterable[str]) -> str:
    """Return the pattern of a number of chips, in figures or in words."""
    return rf"(?<!\w)(?P<count>\d{{1,2}}|{'|'.join(numbers)})"


def blanks(pattern: str) -> str:
    """Return a pattern whose blanks stand for any white space."""
    return pattern.replace(" ", r"\s")


OR_MORE = r" ?\)?(?: chips?| fiches?| fichas)? (?:o (?:più|superiore)|oder mehr|o más|or more)"
IS = (
    r" ?,? ?(?:è|sono|fa|equivale|ossia|ist|sind|wäre|wären|beträgt|ergibt|ergeben|es|son|da|o sea|is|are|makes|=)"
    r"(?!\w)"
)
NEAR = (
    r"(?: (?!(?:raise|rilanci\w+|subida|call|total\w*|still|um|auf (?!de)|y|e|ed|und|and|to|by|es|è"
    r"|ist|is|solo|nur|si|se|sono|han|was|were)(?!\w))"
    r"[^\s.,;:()\d]+){0,5}?"
)
"""A few words between a bet and its figure, none of which begins something else."""
HALF_GAP = (
    r"(?:(?!(?<!\w)(?:über|on|over|above|encima|sopra|oltre|sobre|su tutt[oie]|und|and|e|y|muss|must|deve|debe)(?!\w))"
    r"[^.;:\d]){0,45}"
)
"""A stretch between a half and its figure: what half is taken of, or laid on, is another figure."""

NOT_A_CHIP = (
    r"(?:puntat[ae]|bet|raise|rilanci\w*|call|all-in|stack|pot|piatt\w+|bui\w*|ante|apuestas?"
    r"|subidas?|total|bote|ciegas?) (?:\w+ )?(?:da|de) $"
)
"""After these words "da 500" and "de 500" name no chip."""
