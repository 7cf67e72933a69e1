"""All checks, the gravest first: where several meet at one spot, the first lends the finding its name."""

from rules.compare.checks.arithmetic import Arithmetic
from rules.compare.checks.base import Check
from rules.compare.checks.citations import References
from rules.compare.checks.foreign import ForeignWords
from rules.compare.checks.headings import TitlesDisagree
from rules.compare.checks.number_style import NumberStyle
from rules.compare.checks.paired import UnbalancedSigns
from rules.compare.checks.sisters import DifferentFigures, MissingPassages
from rules.compare.checks.situations import OtherFigures
from rules.compare.checks.terms import TwoSpellings, TwoTerms
from rules.compare.checks.typography import DoubledWords, FixedSpellings, MixedApostrophes, StraySpaces
from rules.compare.checks.verdicts import FiguresByRole, Statements

CHECKS: tuple[Check, ...] = (
    Statements(),
    FiguresByRole(),
    OtherFigures(),
    Arithmetic(),
    References(),
    DifferentFigures(),
    MissingPassages(),
    TitlesDisagree(),
    ForeignWords(),
    TwoTerms(),
    NumberStyle(),
    TwoSpellings(),
    FixedSpellings(),
    DoubledWords(),
    UnbalancedSigns(),
    StraySpaces(),
    MixedApostrophes(),
)

BY_ID: dict[str, Check] = {check.id: check for check in CHECKS}
