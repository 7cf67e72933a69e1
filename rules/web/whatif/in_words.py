"""The situation of a what-if as a text: typed by the reader and read into the form, or narrated from the form."""

from dataclasses import dataclass

from django.http import QueryDict

from rules.engine.editions import CURRENT, EDITIONS
from rules.engine.problems import Problem
from rules.narration.acts import narrate_scenario
from rules.narration.problems import sentence
from rules.understanding.understanding import LONGEST_TEXT
from rules.web.situations.answer import Answer as Situation
from rules.web.situations.answer import read_situation
from rules.web.whatif.hand_form import Answer


@dataclass(frozen=True, slots=True)
class InWords:
    """The text of a situation.

    `situation` is what was understood of a text that the reader typed, None for a narrated one.  `problem` says what
    is wrong with the text.
    """

    text: str = ""
    situation: Situation | None = None
    problem: str = ""

    @property
    def shared(self) -> str:
        """The scenario of a typed text as the text of a link; empty where there is none."""
        return self.situation.shared if self.situation else ""


def read_words(query: QueryDict, language: str) -> InWords | None:
    """Read the text that the address holds, under the edition it names; None where it holds no text."""
    text = query.get("told", "").strip()
    if not text:
        return None
    if len(text) > LONGEST_TEXT:
        return InWords(text[:LONGEST_TEXT], problem=sentence(Problem("told", "too-long", {"most": LONGEST_TEXT})))
    wanted = query.get("edition", "")
    return InWords(text, read_situation(text, wanted if wanted in EDITIONS else CURRENT, language))


def narrated(answer: Answer) -> InWords:
    """Narrate what the form holds; the text is empty while there is nothing to tell."""
    if answer.scenario is None or answer.idle:
        return InWords()
    return InWords(" ".join(narrate_scenario(answer.scenario)))
