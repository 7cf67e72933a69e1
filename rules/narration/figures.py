"""Figures as each language writes them.  The table is ours: libraries print Italian 1200 and Spanish 12.000."""

from collections.abc import Sequence

from django.utils.translation import get_language, pgettext, pgettext_lazy

NO_BREAK, NARROW_NO_BREAK = "\u00a0", "\u202f"

_THOUSANDS = {"it": ".", "de": ".", "es": NARROW_NO_BREAK, "en": ","}
_PERCENT = {"it": "%", "de": f"{NO_BREAK}%", "es": f"{NO_BREAK}%", "en": "%"}
_RANGE = {"it": "-", "de": "–", "es": "-", "en": "–"}

_WORDS = (
    pgettext_lazy("number", "two"),
    pgettext_lazy("number", "three"),
    pgettext_lazy("number", "four"),
    pgettext_lazy("number", "five"),
    pgettext_lazy("number", "six"),
    pgettext_lazy("number", "seven"),
    pgettext_lazy("number", "eight"),
    pgettext_lazy("number", "nine"),
    pgettext_lazy("number", "ten"),
    pgettext_lazy("number", "eleven"),
    pgettext_lazy("number", "twelve"),
)
LARGEST_WORD = len(_WORDS) + 1
"""Above this a number is written in figures."""


class Amount(int):
    """Chips that print themselves in the active language, and still count for a plural."""

    def __str__(self) -> str:
        return amount(self)


def language() -> str:
    """The active language, English where it is none of ours."""
    active = (get_language() or "en").partition("-")[0]
    return active if active in _THOUSANDS else "en"


def amount(chips: int) -> str:
    """Write an amount of chips: ``1.200``, in Spanish ``1200`` and from five digits on ``12 000``."""
    written = f"{chips:,}"
    if language() == "es" and abs(chips) < 10_000:
        return written.replace(",", "")
    return written.replace(",", _THOUSANDS[language()])


def percent(figure: int) -> str:
    return f"{amount(figure)}{_PERCENT[language()]}"


def blinds(small: int, big: int) -> str:
    return f"{amount(small)}/{amount(big)}"


def rule_range(first: str, last: str) -> str:
    """Write a range of rules: ``43-47``, with a dash in German and English."""
    return first if first == last else f"{first}{_RANGE[language()]}{last}"


def number_word(number: int) -> str:
    """Write a number from two to twelve as a word, any other in figures; one has a gender, so phrases bring it."""
    return str(_WORDS[number - 2]) if 2 <= number <= LARGEST_WORD else amount(number)


def number_said(number: int) -> str:
    """A number as a player says it, one as well."""
    return pgettext("number said", "one") if number == 1 else number_word(number)


def all_of(items: Sequence[str]) -> str:
    """Write a list: ``A, B and C``.  Italian and Spanish change the word before one that starts with its own sound."""
    changed, sounds = {"it": ("ed", "eè"), "es": ("e", "ií")}.get(language(), ("", ""))
    link = changed if items[-1][0].lower() in sounds else pgettext("list", "and")
    return _listed(items, link)


def one_of(items: Sequence[str]) -> str:
    """Write a choice: ``call, raise or fold``."""
    return _listed(items, pgettext("list", "or"))


def _listed(items: Sequence[str], link: str) -> str:
    return items[0] if len(items) == 1 else f"{', '.join(items[:-1])} {link} {items[-1]}"
