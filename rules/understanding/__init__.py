"""Read what a person says about a situation at the table: words in four languages -> engine scenario.

Pure Python: no Django, no clock, no network.  The vocabulary is data, one file a language.  `understand` is the way in.
"""

from rules.understanding.records import Assumed, Choice, Question, Reading, Span, Understood
from rules.understanding.understanding import LONGEST_TEXT, understand

__all__ = ["LONGEST_TEXT", "Assumed", "Choice", "Question", "Reading", "Span", "Understood", "understand"]
