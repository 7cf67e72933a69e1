"""Findings as reasons: one sentence each, with the place of the rule it rests on."""

from dataclasses import dataclass
from importlib import import_module
from pkgutil import iter_modules

from rules.engine.editions import Edition
from rules.engine.findings import Finding
from rules.narration import procedures, rulings
from rules.narration.wording import Sentence, put


def _gathered(name: str) -> dict[str, Sentence]:
    """The sentences that the modules of both packages have under `name`."""
    found: dict[str, Sentence] = {}
    for package in (rulings, procedures):
        for module in iter_modules(package.__path__, f"{package.__name__}."):
            found |= getattr(import_module(module.name), name, {})
    return found


REASONS: dict[str, Sentence] = _gathered("REASONS")
"""Why an act counts as it does, by the kind of the finding."""

PREMISES: dict[str, Sentence] = _gathered("PREMISES")
"""When a reading holds, by the kind of its premise: sentences around the ``reading``, which they begin with."""


@dataclass(frozen=True, slots=True)
class Reason:
    """A finding in words; `number` and `clause` are those of the edition, None where it has none."""

    text: str
    rule: str
    clause: str | None
    number: str | None
    because: tuple["Reason", ...] = ()


def reason(finding: Finding, edition: Edition) -> Reason:
    """One finding in words, with the findings beneath it."""
    number, clause = edition.place(finding.rule, finding.clause)
    beneath = tuple(reason(below, edition) for below in finding.beneath)
    return Reason(put(REASONS[finding.kind], finding.figures), finding.rule, clause, number, beneath)


def with_premise(reading: str, premise: Finding) -> str:
    """A reading and the condition under which it holds, in one sentence."""
    return put(PREMISES[premise.kind], {**premise.figures, "reading": reading})
