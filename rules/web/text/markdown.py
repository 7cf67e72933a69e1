"""What we write ourselves, as markup: Markdown, with rules named by their slug and shown with their number.

Printed texts never pass through here.
"""

import re
from functools import lru_cache

import nh3
from django.utils.html import format_html
from django.utils.safestring import SafeString, mark_safe
from django.utils.translation import gettext
from markdown import markdown

from rules.finding.naming import Names
from rules.finding.worked import REFERENCE
from rules.web.site.citations import Links, RuleLink
from rules.web.site.words import FIGURE
from rules.web.text.term_marks import first_of_each, term_address

_TAGS = {"p", "strong", "em"}
_APART = re.compile(r"(<[^>]*>|\[\[[a-z-]+\]\])")
"""What is between the words of a text: tags, and references to rules."""

_WHOLE = r'<span translate="no">\1</span>'


def our_words(text: str, links: Links, names: Names | None = None) -> SafeString:
    """Return a text of ours as markup; ``[[odd-chips]]`` becomes a link to that rule in the edition that is read.

    With the words of the glossary, each term is a link where it first stands.
    """
    parts = REFERENCE.split(_markup(text, names))
    cited = (_cite(part, links) if at % 2 else part for at, part in enumerate(parts))
    return mark_safe("".join(cited))  # noqa: S308 - cleaned below, and the links are escaped


def _cite(slug: str, links: Links) -> SafeString:
    link = links.to(slug)
    return format_html('<a href="{}" title="{}">{}</a>', link.address, link.title, name_of(link))


def name_of(link: RuleLink) -> str:
    """What a rule is called within a sentence; a title speaks for itself, and so does RP-11, which is no rule."""
    return gettext("rule %(number)s") % {"number": link.label} if link.label[:1].isdigit() else link.label


@lru_cache(maxsize=4096)
def _markup(text: str, names: Names | None) -> str:
    """Return Markdown as clean markup, its terms marked, in which no figure breaks or is translated."""
    clean = nh3.clean(markdown(text), tags=_TAGS, attributes={}).replace("&nbsp;", "\N{NO-BREAK SPACE}")
    seen: set[str] = set()
    parts = enumerate(_APART.split(clean))
    return "".join(part if at % 2 else _with_terms(part, names, seen) for at, part in parts)


def _with_terms(words: str, names: Names | None, seen: set[str]) -> str:
    """Mark the terms of a stretch of words, and the figures within and without them."""
    if names is None:
        return FIGURE.sub(_WHOLE, words)
    found, reached = [], 0
    for spot in first_of_each(names.spots(words), seen):
        before, term = words[reached : spot.start], words[spot.start : spot.end]
        opened = f'<a class="defined" href="{term_address(names.language, spot.key)}">'
        found += [FIGURE.sub(_WHOLE, before), opened, FIGURE.sub(_WHOLE, term), "</a>"]
        reached = spot.end
    return "".join((*found, FIGURE.sub(_WHOLE, words[reached:])))
