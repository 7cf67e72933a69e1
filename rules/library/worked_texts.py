"""Reads what we say of a rule in one language: a Markdown file with a summary and our worked cases.

Everything before the first case is the summary.  A case begins with ``## its-key: Its title``.  What happened comes
first, then the ruling as a quotation (``>``); a remark may follow it.
"""

import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from itertools import pairwise

from django.utils.translation import gettext as _

CASE = re.compile(r"##[ \t]+(?P<key>[a-z0-9-]+):[ \t]+(?P<title>\S.*?)[ \t]*")


@dataclass(frozen=True)
class CaseText:
    """A worked case in one language; `line` is where it begins in its file."""

    title: str
    situation: str
    ruling: str
    remark: str
    line: int


@dataclass(frozen=True)
class WorkedText:
    """What one file says: a summary, and the cases by key in the order of the file."""

    summary: str = ""
    cases: dict[str, CaseText] = field(default_factory=dict)


Fault = tuple[int, str]
"""A line of the file, and what is wrong with it."""


def read_worked_text(text: str) -> tuple[WorkedText, list[Fault]]:
    """Return what a file says, and what is wrong with its form."""
    lines = text.splitlines()
    starts = [at for at, line in enumerate(lines) if line.startswith("#")]
    summary = "\n".join(lines[: starts[0] if starts else len(lines)]).strip()
    faults = [] if summary else [(1, _("the summary is missing"))]
    cases: dict[str, CaseText] = {}
    for start, end in pairwise([*starts, len(lines)]):
        heading = CASE.fullmatch(lines[start])
        if heading is None:
            faults.append((start + 1, _("a case begins with “## its-key: Its title”, and there are no other headings")))
        elif heading["key"] in cases:
            faults.append((start + 1, _("appears here more than once")))
        else:
            case = _case(heading["title"], lines[start + 1 : end], start + 1)
            cases[heading["key"]] = case
            faults += _lacking(case)
    return WorkedText(summary, cases), faults


def _case(title: str, lines: list[str], line: int) -> CaseText:
    quoted = [at for at, content in enumerate(lines) if content.startswith(">")]
    first, behind = (quoted[0], quoted[-1] + 1) if quoted else (len(lines), len(lines))
    ruling = "\n".join(content.removeprefix(">").strip() for content in lines[first:behind]).strip()
    return CaseText(title, "\n".join(lines[:first]).strip(), ruling, "\n".join(lines[behind:]).strip(), line)


def _lacking(case: CaseText) -> Iterator[Fault]:
    if not case.situation:
        yield case.line, _("what happened is missing")
    if not case.ruling:
        yield case.line, _("the ruling, a quotation that begins with “>”, is missing")
