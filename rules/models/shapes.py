"""The shapes of the plain data that staff edit: what the pages count on, and the files of the library keep to."""

import math
import re
from collections.abc import Callable, Iterator
from datetime import date
from typing import TYPE_CHECKING, Any

from django.core.exceptions import ValidationError
from django.db import models
from django.utils.translation import gettext_lazy as _

from rules.languages import LANGUAGES
from rules.models.addressing import WORDS
from rules.models.clean_text import DataField, refuse_faults

if TYPE_CHECKING:
    from django.utils.functional import _StrPromise

WORD_KINDS = ("forms", "accepted", "discouraged")
"""Other words of a term: more forms of its name, words that a page may have for it, and words that we do not write."""

DEEPEST = 40
"""So many lists and objects may lie within each other; a scenario has seven."""

_SLUG = re.compile(WORDS)
_STEP = re.compile(r"([a-z_]+)|\[([0-9]+)\]")
_PATH = re.compile(r"[a-z_]+(?:\[[0-9]+\]|\.[a-z_]+)*")


class PlainDataField(DataField):
    """Plain data of the shape that its name in `SHAPES` says, checked also where it is empty.

    Django skips validators on empty values, and `[]` is one of them also where an object is due.
    """

    empty_values: list[Any] = []

    def validate(self, value: Any, model_instance: models.Model | None) -> None:
        super().validate(value, model_instance)
        refuse_unwritable(value)
        if self.name in SHAPES:
            fits, sentence = SHAPES[self.name]
            if not fits(value):
                raise ValidationError(sentence)


def refuse_unwritable(value: Any) -> None:
    """Raise ValidationError for data that no database or page can hold: odd characters, endless numbers and nesting."""
    for leaf in _leaves(value):
        if isinstance(leaf, str):
            refuse_faults(leaf)
        if isinstance(leaf, float) and not math.isfinite(leaf):
            raise ValidationError(_("The data has a number in it that is not finite."))


def _leaves(value: Any, depth: int = 0) -> Iterator[Any]:
    """Yield every text and number in plain data, keys of objects included."""
    if depth > DEEPEST:
        raise ValidationError(_("The data is nested too deeply."))
    if isinstance(value, dict):
        yield from value
    if isinstance(value, dict | list):
        for member in value.values() if isinstance(value, dict) else value:
            yield from _leaves(member, depth + 1)
    else:
        yield value


def leads_somewhere(data: Any, path: str) -> bool:
    """Say whether a path such as ``events[2].chips`` names a figure of the data."""
    if not _PATH.fullmatch(path):
        return False
    for name, index in _STEP.findall(path):
        try:
            data = data[name] if name else data[int(index)]
        except (LookupError, TypeError):
            return False
    return True


def is_list_of_texts(value: Any) -> bool:
    return isinstance(value, list) and all(isinstance(text, str) for text in value)


def _is_languages(value: Any) -> bool:
    return isinstance(value, list) and all(language in LANGUAGES for language in value)


def _is_slugs(value: Any) -> bool:
    return is_list_of_texts(value) and all(_SLUG.fullmatch(slug) for slug in value)


def _is_words(value: Any) -> bool:
    return isinstance(value, dict) and all(
        language in LANGUAGES and isinstance(kinds, dict) and all(_is_list_of_words(*each) for each in kinds.items())
        for language, kinds in value.items()
    )


def _is_list_of_words(kind: str, words: Any) -> bool:
    return kind in WORD_KINDS and is_list_of_texts(words)


def _is_releases(value: Any) -> bool:
    return isinstance(value, list) and all(_is_release(release) for release in value)


def _is_release(release: Any) -> bool:
    if not isinstance(release, dict) or not isinstance(release.get("version"), str):
        return False
    try:
        return bool(date.fromisoformat(release.get("date", "")))
    except (TypeError, ValueError):
        return False


SHAPES: "dict[str, tuple[Callable[[Any], bool], _StrPromise]]" = {
    "rules": (_is_slugs, _('Enter a list of rules, such as ["overchip", "odd-chips"].')),
    "words": (_is_words, _('Enter words by language and kind, such as {"it": {"forms": ["gettoni"]}}.')),
    "languages": (_is_languages, _('Enter a list of languages, such as ["it", "es"].')),
    "assumed": (is_list_of_texts, _('Enter a list of paths, such as ["events[2].chips"].')),
    "layout": (is_list_of_texts, _("The layout of a page is a list of the keys of its passages.")),
    "releases": (
        _is_releases,
        _('Enter a list of versions with dates, such as [{"version": "1.1", "date": "2026-09-21"}].'),
    ),
}
"""What the value of a field must be, and the sentence that says so, by the name of the field."""


def fault_of_shape(name: str, value: Any) -> str:
    """Return the sentence on a value that the field `name` cannot have; empty where it may."""
    fits, sentence = SHAPES[name]
    return "" if fits(value) else str(sentence)
