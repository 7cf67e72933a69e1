"""The languages of the site, and the names of translated columns.

Application code never names an undecorated translated field: what it would read or write then depends on the
language of the interface.  It asks this module for the column of a language instead.
"""

TEXT_LANGUAGES = ("it", "de", "es")
"""Languages that rule texts are published in."""

LANGUAGES = ("it", "de", "es", "en")
"""Languages of the interface, and of the columns: an English text may be supplied later."""

ENDONYMS = {"it": "Italiano", "de": "Deutsch", "es": "Español", "en": "English"}


def column(field: str, language: str) -> str:
    """Return the name of the column that holds `field` in `language`, such as ``text_it``.

    Raises ValueError for a language that the site does not have.
    """
    if language not in LANGUAGES:
        raise ValueError(f"no such language: {language}")
    return f"{field}_{language}"


def columns(field: str) -> dict[str, str]:
    """Return every language with the column that holds `field` in it."""
    return {language: column(field, language) for language in LANGUAGES}


def in_language(instance: object, field: str, language: str) -> str:
    """Return the text of `field` in `language` alone: an empty text where there is none, never a fallback."""
    return getattr(instance, column(field, language)) or ""
