"""Parts of pages that are made of a few values alone, and need not be rendered again for the same ones."""

from functools import lru_cache

from django import template
from django.conf import settings
from django.template.loader import get_template
from django.utils.safestring import SafeString
from django.utils.translation import get_language

register = template.Library()


@register.simple_tag
def remembered(name: str, **values: object) -> SafeString:
    """Render a template with the language and these values alone; for values that are equal it is what it was.

    A verdict is such a value: it is computed anew for every page, and only where it is as it was is its markup reused.
    """
    render = _render.__wrapped__ if settings.DEBUG else _render
    return render(name, get_language() or "", tuple(values.items()))


@lru_cache(maxsize=1024)
def _render(name: str, language: str, values: tuple[tuple[str, object], ...]) -> SafeString:
    return SafeString(get_template(name).render({**dict(values), "language": language}))
