"""The shapes of the plain data that the staff edits: what the pages count on, and the files of the library hold to."""

import re
from collections.abc import Callable
from datetime import date
from typing import TYPE_CHECKING, Any

from django.core.exceptions import ValidationError
from django.utils.translation import gettext_lazy as _

from rules.engine.verdict import Decision
from rules.languages import LANGUAGES
from rules.library.checks import ROLE
from rules.models import WORD_KINDS

_SLUG = re.compile(r"[a-z]+(-[a-z]+)*")

if TYPE_CHECKING:
    from django.utils.functional import _StrPromise


def _refusing(fits: Callable[[Any], bool], sentence: "_StrPromise") -> Callable[[Any], None]:
    """Return a validator that refuses, with a sentence, what does not fit."""

    def validate(value: Any) -> None:
        if not fits(value):
            raise ValidationError(sentence)

    return validate


def _is_languages(value: Any) -> bool:
    return isinstance(value, list) and all(language in LANGUAGES for language in value)


def _is_paths(value: Any) -> bool:
    return isinstance(value, list) and all(isinstance(path, str) for path in value)


def _is_slugs(value: Any) -> bool:
    return isinstance(value, list) and all(isinstance(slug, str) and _SLUG.fullmatch(slug) for slug in value)


def _is_words(value: Any) -> bool:
    return isinstance(value, dict) and all(
        language in LANGUAGES and isinstance(kinds, dict) and all(_is_list_of_words(*each) for each in kinds.items())
        for language, kinds in value.items()
    )


def _is_list_of_words(kind: str, words: Any) -> bool:
    return kind in WORD_KINDS and isinstance(words, list) and all(isinstance(word, str) for word in words)


def _is_printed(value: Any) -> bool:
    return isinstance(value, dict) and all(
        language in LANGUAGES and isinstance(figures, dict) and all(_is_figure(*each) for each in figures.items())
        for language, figures in value.items()
    )


def _is_figure(role: str, figure: Any) -> bool:
    if role == "decision":
        return figure in list(Decision)
    if role == "all_in":
        return isinstance(figure, bool)
    return bool(ROLE.fullmatch(role)) and type(figure) is int


def _is_releases(value: Any) -> bool:
    return isinstance(value, list) and all(_is_release(release) for release in value)


def _is_release(release: Any) -> bool:
    if not isinstance(release, dict) or not isinstance(release.get("version"), str):
        return False
    try:
        return bool(date.fromisoformat(release.get("date", "")))
    except (TypeError, ValueError):
        return False


SHAPES = {
    "rules": [_refusing(_is_slugs, _('Enter a list of rules, such as ["overchip", "odd-chips"].'))],
    "words": [_refusing(_is_words, _('Enter words by language and kind, such as {"it": {"forms": ["gettoni"]}}.'))],
    "languages": [_refusing(_is_languages, _('Enter a list of languages, such as ["it", "es"].'))],
    "assumed": [_refusing(_is_paths, _('Enter a list of paths, such as ["events[2].chips"].'))],
    "printed": [_refusing(_is_printed, _('Enter figures by language and role, such as {"it": {"out": 1150}}.'))],
    "releases": [
        _refusing(
            _is_releases,
            _('Enter a list of versions with dates, such as [{"version": "1.1", "date": "2026-09-21"}].'),
        )
    ],
}
"""The validators of the fields of plain data, by the name of the field."""
