"""Search queries as people type them, with the rules of which one must come first.

`tuning` may be looked at while search is tuned, `unseen` may not.  The README says how they were made and split.
"""

import hashlib
import tomllib
from pathlib import Path

from rules.languages import LANGUAGES

HERE = Path(__file__).parent
PARTS = ("tuning", "unseen")
LONG = 6
"""The words from which a query counts as a whole sentence."""


def part_of(query):
    """Return the part of a query: the hash of its first rule decides, or of its text where nothing answers it."""
    key = query["rules"][0] if query["rules"] else query["text"]
    return "tuning" if int(hashlib.sha256(key.encode()).hexdigest(), 16) % 3 else "unseen"


def queries(part):
    """Return the queries of a part, each with `text`, `rules`, `style` and `language`."""
    return [
        {**query, "language": language}
        for language in LANGUAGES
        for query in tomllib.loads((HERE / f"{part}-{language}.toml").read_text(encoding="utf-8"))["query"]
    ]


def is_long(query):
    """Whether a query is a whole sentence rather than a few words."""
    return len(query["text"].split()) >= LONG
