"""Rules by the words of their titles."""

import re
import unicodedata
from collections.abc import Iterable

from rules.web.contents import Entry


def fitting(asked: str, rules: Iterable[Entry]) -> list[Entry]:
    """The rules whose titles, in any language, hold every word that was asked for."""
    words = re.findall(r"\w+", folded(asked))
    return [entry for entry in rules if words and all(word in _titles(entry) for word in words)]


def folded(text: str) -> str:
    """A text without case and accents; ß is ss."""
    plain = unicodedata.normalize("NFKD", text.casefold())
    return "".join(character for character in plain if not unicodedata.combining(character))


def _titles(entry: Entry) -> str:
    return folded(" ".join([entry.title, *entry.place.titles.values()]))
