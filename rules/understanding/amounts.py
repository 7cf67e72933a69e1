"""Numbers in a row of words: figures, and the number words of a language."""

from rules.understanding.numerals import number
from rules.understanding.words import Word

_PLURALS = {"hundreds": 100, "thousands": 1000}
"""English words for several chips of a value: "five hundreds" are five chips."""

_ENDINGS = {"er": "one", "ern": "many"}
"""German: "Fünfhunderter" is a chip."""

_LONGEST = 6  # Words: no number word of several words is longer.

_GROUP = 3
"""Digits of a group."""

_USUAL = {"1", "2", "5", "25"}


def is_denomination(value: int) -> bool:
    """Return whether chips of this value are made: 1, 2, 5 or 25 and zeros."""
    return value > 0 and str(value).rstrip("0") in _USUAL


def read_number(words: list[Word], at: int, language: str) -> tuple[int, int, str] | None:
    """Return the number at a place: its value, its count of words, and how it ends if it ends like a chip."""
    word = words[at]
    if word.kind == "figure":
        return _figure(words, at)
    if word.kind != "word":
        return None
    if language == "en" and word.text in _PLURALS:
        return _PLURALS[word.text], 1, "many"
    return _number_word(words, at, language) or _chip_word(word, language)


def _figure(words: list[Word], at: int) -> tuple[int, int, str] | None:
    """A figure; "17 300" is one, and "2 500" and "300 700" may be one or two, so they are none."""
    word, following = words[at], words[at + 1] if at + 1 < len(words) else None
    if following is None or not _is_group(word, following):
        return word.value, 1, word.each
    if len(word.raw) == _GROUP or (is_denomination(following.value) and following.raw[:3] != "000"):
        return None
    return word.value * 1000 + following.value, 2, following.each


def _is_group(word: Word, following: Word) -> bool:
    digits = following.raw[:3]
    close = following.start == word.end + 1 and not word.each and word.raw.isdecimal() and len(word.raw) <= 3
    return close and following.kind == "figure" and len(digits) == 3 and digits.isdecimal() and following.value < 1000


def _number_word(words: list[Word], at: int, language: str) -> tuple[int, int, str] | None:
    """The longest run of words from a place that says one number."""
    best: tuple[int, int, str] | None = None
    texts: list[str] = []
    for count, word in enumerate(words[at : at + _LONGEST], 1):
        if word.kind != "word" or word.text in _PLURALS or (count > 1 and _is_chip_word(word, language)):
            break
        texts.append(word.text)
        value = number(" ".join(texts), language)
        if value is not None and not _crosses_and(texts, language):
            best = value, count, ""
        elif number(word.text, language) is None and word.text not in {"y", "i"}:
            break
    return best if best and best[0] > 0 else None


def _crosses_and(texts: list[str], language: str) -> bool:
    """Whether a number would reach over an "and" that may as well join two: only Spanish "treinta y cinco" is one."""
    joins = {"e", "und", "y", "i", "and"} & set(texts)
    if not joins:
        return False
    if language != "es" or len(texts) < 3 or texts[-2] not in {"y", "i"}:
        return True
    tens, unit = number(texts[-3], language), number(texts[-1], language)
    return not (tens and unit and 30 <= tens <= 90 and unit < 10)


def _is_chip_word(word: Word, language: str) -> bool:
    return _chip_word(word, language) is not None


def _chip_word(word: Word, language: str) -> tuple[int, int, str] | None:
    """A German number word with the ending of a chip: "Fünfhunderter"."""
    if language != "de":
        return None
    for ending, count in _ENDINGS.items():
        value = number(word.text.removesuffix(ending), language) if word.text.endswith(ending) else None
        if value and value >= 10:
            return value, 1, count
    return None
