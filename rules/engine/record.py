"""What the records of every kind of scenario share: plain data that refuses what cannot be meant.

All amounts are whole chips.
"""

from collections.abc import Iterator
from typing import Annotated, Any

from pydantic import BaseModel, ConfigDict, Field

from rules.engine.chips import LARGEST_AMOUNT
from rules.engine.editions import CURRENT, faults_of_edition
from rules.engine.problems import Problem

MOST_EVENTS = 500
MOST_SEATS = 10

Amount = Annotated[int, Field(gt=0, le=LARGEST_AMOUNT)]
AmountOrNone = Annotated[int, Field(ge=0, le=LARGEST_AMOUNT)]
_VISIBLE = r"^[^\x00-\x1f\x7f-\x9f\u00ad\u061c\u200b\u200e\u200f\u2028-\u202e\u2060-\u206f\ufeff]*$"
"""No line breaks, no control characters, nothing invisible and nothing that turns the direction of what follows."""

Name = Annotated[str, Field(min_length=1, max_length=40, pattern=_VISIBLE)]


class Record(BaseModel):
    """Plain data of a known shape: unknown keys and wrong types are refused, and nothing is changed afterwards."""

    model_config = ConfigDict(extra="forbid", frozen=True, strict=True)


class AnyScenario(Record):
    """A scenario of any kind: its `format`, the `edition` that it is judged by, and its `kind`."""

    format: Annotated[int, Field(ge=1, le=1)] = 1
    edition: Annotated[str, Field(max_length=12)] = CURRENT
    kind: str


class Procedure(AnyScenario):
    """A scenario of any kind but betting."""

    @classmethod
    def faults_of_names(cls, data: Any) -> Iterator[Problem]:
        """Names that stand twice or are nobody's, in data of any shape."""
        yield from ()

    def faults_of_sense(self) -> Iterator[Problem]:
        """Every other fault of sense in a scenario of the right form."""
        yield from faults_of_edition(self.edition)
