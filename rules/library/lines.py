"""Where in its file a fault is: TOML says no line, so the entry is looked up by its number or its name."""

import re
from pathlib import Path

from rules.library.problems import Problem

_NUMBERED = re.compile(r"(?P<table>[a-z_]+)\[(?P<index>[0-9]+)\](?:\.(?P<key>[a-z_]+))?")
_NAMED = re.compile(r"\((?P<name>[^()]+)\)$")


def line_of(root: Path, problem: Problem) -> int:
    """Return the line of a fault in its file below `root`; 0 where it is about the whole file."""
    path = root / problem.file
    if problem.line or not problem.key or not path.is_file():
        return problem.line
    lines = path.read_text(encoding="utf-8").splitlines()
    numbered, named = _NUMBERED.match(problem.key), _NAMED.search(problem.key)
    if numbered:
        return _in_entry(lines, numbered["table"], int(numbered["index"]), numbered["key"] or "")
    return _first(lines, rf'"?{re.escape(named["name"] if named else problem.key)}"?(?![\w-])')


def _in_entry(lines: list[str], table: str, index: int, key: str) -> int:
    """Return the line of a key in the entry with a number; that of the entry where no line begins with the key."""
    heads = [at for at, line in enumerate(lines) if line.startswith(f"[[{table}]]")]
    if index >= len(heads):
        return 0
    start, end = heads[index], heads[index + 1] if index + 1 < len(heads) else len(lines)
    within = _first(lines[start + 1 : end], rf"^\[?(?:{table}\.)?{re.escape(key)}\b") if key else 0
    return start + 1 + within


def _first(lines: list[str], pattern: str) -> int:
    """Return the number of the first line that a pattern is found in, 0 where there is none."""
    return next((number for number, line in enumerate(lines, start=1) if re.search(pattern, line)), 0)
