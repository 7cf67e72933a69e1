"""A line with the word that it begins with."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Headline:
    """`text` begins with `word`, which a page may set in bold; `then` is what happens to the chips, or None."""

    word: str
    text: str
    then: str | None = None

    def __str__(self) -> str:
        return f"{self.text} – {self.then}" if self.then else self.text


def alone(word: object, then: str | None = None) -> Headline:
    """A headline that is all word."""
    return Headline(str(word), str(word), then)
