"""Examples that are lettered within a case, and words that count them."""

import re

_LETTER = re.compile(r"(?:^|(?<=[\s:;,.(]))(?P<letter>[a-fA-F])\)\s")

_COUNTS = {
    "it": r"(?:(?:questi|i|gli|entrambi gli|ambedue gli) )?(?:due|tre|quattro|entrambi) (?:gli )?(?:esempi|casi)",
    "de": r"(?:diesen |den )?(?:beiden|zwei|drei|vier) (?:beispielen?|fällen?)",
    "es": r"(?:estos |los )?(?:dos|tres|cuatro|ambos) (?:ejemplos|casos)",
    "en": r"(?:these |both |the )?(?:two|three|four|both) (?:examples|cases)",
}


def letters(text: str) -> dict[str, str]:
    """Return the lettered examples of a text by their small letters: ``a)`` to the next one, from a on."""
    found: dict[str, str] = {}
    marks = list(_LETTER.finditer(text))
    ends = [*(mark.start() for mark in marks[1:]), len(text)]
    for mark, end in zip(marks, ends, strict=False):
        letter = mark["letter"].lower()
        if letter == chr(ord("a") + len(found)):
            found[letter] = text[mark.end() : end]
    return found


def count_word(text: str, language: str) -> tuple[int, int] | None:
    """Return where a text counts its examples: "questi due esempi"."""
    match = re.search(rf"(?<!\w)(?:{_COUNTS[language]})(?!\w)(?!\s+\d)", text, re.IGNORECASE)
    return match.span() if match else None


def normal_key(key: str) -> str:
    """Return the key of a case however it is numbered: ``1-A`` is ``1.1``."""
    match = re.fullmatch(r"(\d+)-([A-Z])", key)
    return f"{match[1]}.{ord(match[2]) - ord('A') + 1}" if match else key
