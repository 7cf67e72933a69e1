"""Filters of the search page: snippets, the names of passages that match, and links to them."""

from collections.abc import Iterable

from django import template
from django.utils.html import escape, format_html, format_html_join
from django.utils.safestring import SafeString, mark_safe
from django.utils.translation import gettext

from rules.finding.snippets import Snippet
from rules.web.search.results import FoundPassage
from rules.web.site.template_tags import with_figures

_KEEP = mark_safe(' translate="no"')

register = template.Library()


@register.filter
def marked(snippet: Snippet) -> SafeString:
    """A stretch of a text with the words that were asked for marked, and signs where it has been cut."""
    pieces = (
        format_html("<mark>{}</mark>", with_figures(piece.text)) if piece.marked else with_figures(piece.text)
        for piece in snippet.pieces
    )
    return mark_safe(f"{'… ' * snippet.before}{''.join(pieces)}{' …' * snippet.after}")  # noqa: S308 - escaped above


@register.filter
def called(passage: FoundPassage) -> SafeString:
    """What a passage that was found is called; words of ours are said to be ours."""
    if not passage.ours:
        return escape(passage.label)
    if passage.title is None:
        return escape(gettext("our summary"))
    return mark_safe(escape(gettext("our case: %(title)s")) % {"title": _title(passage)})  # noqa: S308 - both are escaped


def _title(passage: FoundPassage) -> SafeString:
    """The title of a case of ours, in its language; empty where there is none."""
    if passage.title is None:
        return SafeString()
    return format_html('<span lang="{}">{}</span>', passage.language, marked(passage.title))


@register.filter
def links(passages: Iterable[FoundPassage]) -> SafeString:
    """Passages that were found, each as a link by what it is called; among our own cases a title is enough."""
    each = (
        (passage.address, _KEEP if passage.numbered else "", _title(passage) or called(passage)) for passage in passages
    )
    return format_html_join(" · ", '<a href="{}"{}>{}</a>', each)
