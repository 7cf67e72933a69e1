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

from rules.web.links import Links
from rules.web.words import FIGURE

REFERENCE = re.compile(r"\[\[([a-z-]+)\]\]")

_TAGS = {"p", "strong", "em"}
_TAG = re.compile(r"(<[^>]*>)")
_WHOLE = r'<span translate="no">\1</span>'


def our_words(text: str, links: Links) -> SafeString:
    """Return a text of ours as markup; ``[[odd-chips]]`` becomes a link to that rule in the edition that is read."""
    parts = REFERENCE.split(_markup(text))
    cited = (_cite(part, links) if at % 2 else part for at, part in enumerate(parts))
    return mark_safe("".join(cited))  # noqa: S308 - cleaned below, and the links are escaped


def _cite(slug: str, links: Links) -> SafeString:
    link = links.to(slug)
    # A title speaks for itself, and so does RP-11, which is no rule.
    name = gettext("rule %(number)s") % {"number": link.label} if link.label[:1].isdigit() else link.label
    return format_html('<a href="{}" title="{}">{}</a>', link.address, link.title, name)


@lru_cache(maxsize=4096)
def _markup(text: str) -> str:
    """Return Markdown as clean markup in which no figure breaks or is translated."""
    clean = nh3.clean(markdown(text), tags=_TAGS, attributes={}).replace("&nbsp;", "\N{NO-BREAK SPACE}")
    return "".join(piece if piece.startswith("<") else FIGURE.sub(_WHOLE, piece) for piece in _TAG.split(clean))
