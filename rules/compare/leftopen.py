"""Whether a text leaves open a figure that its scenario assumes."""

import re
from typing import Any

from rules.compare.checks.page import Text
from rules.compare.roles import placed_figures
from rules.engine.chips import Chips
from rules.engine.scenario import Scenario

_STEP = re.compile(r"([a-z_]+)|\[([0-9]+)\]")


def leaves_open(text: Text, scenario: Scenario, path: str) -> bool:
    """Return whether a text does not print what stands at a path of its scenario, such as ``events[2].chips``."""
    placed = placed_figures(text.text, text.language)
    value = _at(scenario, path)
    if isinstance(value, Chips):
        named = {figure.value for figure in placed if figure.role == "chip"}
        return not {denomination for denomination, _ in value.piles} <= named
    return not isinstance(value, int) or value not in {figure.value for figure in placed}


def _at(data: Any, path: str) -> Any:
    """Return what stands at a path; None where it leads nowhere."""
    for name, index in _STEP.findall(path):
        try:
            data = getattr(data, name) if name else data[int(index)]
        except (AttributeError, LookupError, TypeError):
            return None
    return data
