"""Editions, rules and their texts in each language, the scenarios that their cases are judged by, and the glossary.

A `Rule` is a lasting identity without a number.  Its `RuleVersion` says what number and title it has in one
edition; the chain of versions is the concordance.  A `Passage` is one row with a column for each language, so
that languages are aligned by construction.  A `Translation` keeps the page of one language as it came.
"""

from rules.models.content import LoadedContent
from rules.models.dismissals import Dismissal
from rules.models.editions import Certainty, Edition, Rule, RuleVersion, Section
from rules.models.glossary import Term
from rules.models.indexing import IndexedWord
from rules.models.shapes import WORD_KINDS
from rules.models.stamp import ContentStamp
from rules.models.texts import Passage, Scenario, Translation
from rules.models.worked import CaseOption, Summary, WorkedCase

__all__ = [
    "WORD_KINDS",
    "CaseOption",
    "Certainty",
    "ContentStamp",
    "Dismissal",
    "Edition",
    "IndexedWord",
    "LoadedContent",
    "Passage",
    "Rule",
    "RuleVersion",
    "Scenario",
    "Section",
    "Summary",
    "Term",
    "Translation",
    "WorkedCase",
]
