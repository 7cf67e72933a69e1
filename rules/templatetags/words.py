"""Words for languages and passages, and links that choose languages, for templates."""

from collections.abc import Iterable, Mapping
from functools import lru_cache
from typing import Any

from django import template
from django.utils.html import escape, format_html, format_html_join
from django.utils.safestring import SafeString, mark_safe
from django.utils.translation import gettext

from rules.finding.snippets import Snippet
from rules.languages import ENDONYMS
from rules.models import Passage
from rules.web import words
from rules.web.choices import Texts
from rules.web.results import FoundPassage

_KEEP = mark_safe(' translate="no"')

register = template.Library()


@register.filter
def figures(sentence: str) -> SafeString:
    """A sentence of ours in which no browser translates an amount, and none breaks."""
    return _with_figures(str(sentence))


@lru_cache(maxsize=4096)
def _with_figures(sentence: str) -> SafeString:
    parts = (escape(part) for part in words.FIGURE.split(sentence))
    whole = (f'<span translate="no">{part}</span>' if at % 2 else part for at, part in enumerate(parts))
    return mark_safe("".join(whole))  # noqa: S308 - escaped above


@register.filter
def marked(snippet: Snippet) -> SafeString:
    """A stretch of a text with the words that were asked for marked, and signs where it has been cut."""
    pieces = (
        format_html("<mark>{}</mark>", _with_figures(piece.text)) if piece.marked else _with_figures(piece.text)
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


@register.filter
def endonym(language: str) -> str:
    """What a language calls itself."""
    return ENDONYMS.get(language, language)


@register.filter
def missing_in(language: str) -> str:
    return str(words.MISSING_IN[language])


@register.filter
def not_held_in(language: str) -> str:
    return str(words.NOT_HELD_IN[language])


@register.filter
def example_missing(letter: str, language: str) -> str:
    return str(words.EXAMPLE_MISSING_IN[language]) % {"letter": letter}


@register.filter
def uncredited(language: str) -> str:
    return str(words.UNCREDITED[language])


@register.filter
def as_it_came(language: str) -> str:
    return str(words.AS_IT_CAME[language])


@register.filter
def at(rows: Mapping[str, Any], key: str) -> Any:
    """What a mapping holds under a key."""
    return rows.get(key)


@register.filter
def passage_name(kind: str) -> str:
    """What a passage is called by its kind."""
    return str(words.PASSAGES.get(kind) or (Passage.Kind(kind).label if kind in Passage.Kind else kind))


@register.filter
def with_language(texts: Texts, language: str) -> str:
    """The value of ``?texts=`` that adds a language to those shown."""
    return ",".join(texts.added(language))


@register.filter
def toggling(texts: Texts, language: str) -> str:
    """The value of ``?texts=`` that adds a language to those shown, or takes it away."""
    return ",".join(texts.toggled(language))
