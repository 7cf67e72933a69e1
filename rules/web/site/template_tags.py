"""Filters of every page: figures that no browser translates, names of languages, choices of languages."""

from collections.abc import Mapping
from functools import lru_cache
from typing import Any

from django import template
from django.utils.html import escape
from django.utils.safestring import SafeString, mark_safe

from rules.languages import ENDONYMS
from rules.models import Passage
from rules.web.site import words
from rules.web.site.preferences import Texts

register = template.Library()


@register.filter
def figures(sentence: str) -> SafeString:
    """A sentence of ours in which no browser translates an amount, and none breaks."""
    return with_figures(str(sentence))


@lru_cache(maxsize=4096)
def with_figures(sentence: str) -> SafeString:
    parts = (escape(part) for part in words.FIGURE.split(sentence))
    whole = (f'<span translate="no">{part}</span>' if at % 2 else part for at, part in enumerate(parts))
    return mark_safe("".join(whole))  # noqa: S308 - escaped above


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
