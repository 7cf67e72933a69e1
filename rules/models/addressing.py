"""The parts of addresses: the pattern that each must fit, checked where a row is entered.

`rules.web.site.addresses` matches the same patterns in the addresses of pages.
"""

from typing import TYPE_CHECKING

from django.core.validators import RegexValidator
from django.utils.translation import gettext_lazy as _

if TYPE_CHECKING:
    from django.utils.functional import _StrPromise

EDITION = "[0-9]{4}"
"""The year of an edition."""

WORDS = "[a-z]+(?:-[a-z]+)*"
"""Words in small letters with hyphens between them: the name of a rule or a section."""

SHORTEST_SLUG, LONGEST_SLUG = 3, 50
RESERVED_SLUGS = frozenset({"booklet"})
"""Pages of an edition that have the address of a rule."""

RULE_NUMBER = "RP-[1-9][0-9]?|[1-9][0-9]{0,2}"
CLAUSE = r"[A-Z](?:\.[0-9]{1,2})?"
TERM_KEY = "[a-z0-9]+(?:-[a-z0-9]+)*"
PASSAGE_KEY = "[0-9A-Za-z][0-9A-Za-z.-]{0,39}"
"""A passage is an anchor of its page, and a case has a page of its own: 1.3, 4-B, C.2, heading."""

CASE_KEY = "[0-9][0-9A-Za-z.-]{0,39}"
"""A printed case begins with a figure; the key of one of ours is words."""

OWN_KEY = "[a-z]+(?:-[a-z0-9]+)+"
"""The keys of our own cases are words, so that none is taken for an official one."""

LETTER = "[0-9A-Za-z]{1,8}"


def fitting(pattern: str, sentence: "_StrPromise") -> RegexValidator:
    """Return the validator that refuses, with a sentence, a text that does not fit the whole pattern."""
    return RegexValidator(rf"\A(?:{pattern})\Z", sentence)


IS_EDITION = fitting(EDITION, _("An edition is named by its year in four figures, such as 2024."))
IS_RULE_SLUG = fitting(
    rf"(?!(?:{'|'.join(RESERVED_SLUGS)})\Z)(?=.{{{SHORTEST_SLUG},{LONGEST_SLUG}}}\Z){WORDS}",
    _("A rule is named by small letters a to z with hyphens between words, such as odd-chips."),
)
IS_RULE_NUMBER = fitting(RULE_NUMBER, _("The number of a rule is written as in 48 or RP-11."))
IS_CLAUSE = fitting(CLAUSE, _("A clause is a capital letter, such as A."))
IS_SECTION_SLUG = fitting(
    WORDS, _("A section is named by small letters a to z with hyphens between words, such as all-in.")
)
IS_TERM_KEY = fitting(
    TERM_KEY, _("A term is named by small letters a to z and figures with hyphens between words, such as big-blind.")
)
IS_PASSAGE_KEY = fitting(PASSAGE_KEY, _("The key of a passage has letters a to z, figures, points and hyphens: C.2."))
IS_OWN_KEY = fitting(OWN_KEY, _("The key of a case of ours is at least two words with a hyphen: short-all-in."))
IS_LETTER = fitting(LETTER, _("The letter of an example has letters a to z and figures only."))
IS_VARIANT = fitting(WORDS, _("A variant is named by small letters with hyphens between words: last-chips."))
