"""The way to a rule by what happened: questions with their answers, as shipped, and the ends they lead to."""

from dataclasses import dataclass
from functools import cache, cached_property
from pathlib import Path
from typing import Annotated, Any

from pydantic import StringConstraints, model_validator
from pydantic_core import PydanticCustomError

from rules.library.entries import Entry, LeadEntry, Words
from rules.library.problems import LibraryRefused
from rules.library.reading import SHIPPED, Reader

MOST_ANSWERS = 4
"""How many answers may lead to an end."""


class NodeEntry(Entry):
    """A question or an end: the answer that leads to it, and what is asked next or where it leads.

    An end has a scenario, or its first lead is a case of ours that the director decides.
    """

    path: Annotated[str, StringConstraints(pattern=r"^([a-z]+(-[a-z]+)*(/|$)){0,4}$")]
    says: Words | None = None
    asks: Words | None = None
    leads: list[LeadEntry] = []
    scenario: dict[str, Any] | None = None

    @model_validator(mode="after")
    def _question_or_end(self) -> "NodeEntry":
        is_end = bool(self.leads and (self.scenario or self.directed))
        if bool(self.asks) == is_end or bool(self.path) != bool(self.says) or (self.scenario and self.directed):
            raise PydanticCustomError(
                "question-or-end",
                "a node asks, or leads to rules with a scenario or to a case that the director decides",
            )
        return self

    @property
    def directed(self) -> bool:
        """Whether the first lead is a case of ours: its key begins with a letter."""
        return bool(self.leads) and self.leads[0].key[:1].islower()


class SituationsFile(Entry):
    """situations.toml: nodes in the order in which they are offered, the first question first."""

    node: list[NodeEntry]


@dataclass(frozen=True)
class Situations:
    """All questions and ends, by their paths."""

    nodes: dict[str, NodeEntry]

    @cached_property
    def _answers(self) -> dict[str, list[NodeEntry]]:
        found: dict[str, list[NodeEntry]] = {}
        for path, node in self.nodes.items():
            if path:
                found.setdefault(path.rpartition("/")[0], []).append(node)
        return found

    @property
    def ends(self) -> list[NodeEntry]:
        return [node for node in self.nodes.values() if node.leads]

    def answers(self, path: str) -> list[NodeEntry]:
        """The answers to a question, in their order."""
        return self._answers.get(path, [])

    def way(self, path: str) -> list[NodeEntry]:
        """The nodes from the first question to a node, itself included."""
        steps = path.split("/") if path else []
        return [self.nodes["/".join(steps[:count])] for count in range(len(steps) + 1)]


def read_situations(root: Path = SHIPPED) -> Situations:
    """Return the questions and ends; raises LibraryRefused with every fault of form."""
    reader = Reader(root)
    file = reader.table("situations.toml", SituationsFile)
    if file is None:
        raise LibraryRefused(reader.problems)
    return Situations({node.path: node for node in file.node})


@cache
def shipped_situations() -> Situations:
    """Read them once in a process: they change with a release only."""
    return read_situations()
