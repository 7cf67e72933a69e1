"""What the checks know of words, by language: TOML files beside this module, each read once."""

import tomllib
from functools import cache
from pathlib import Path
from typing import Any


@cache
def read(name: str) -> dict[str, Any]:
    """Return the table of a file such as ``words``."""
    return tomllib.loads((Path(__file__).parent / f"{name}.toml").read_text(encoding="utf-8"))
