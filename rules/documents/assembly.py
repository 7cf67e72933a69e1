"""Pages put together again from their passages, after somebody edited one."""

from collections import Counter
from itertools import pairwise

from rules.documents.importer import passages_of
from rules.documents.ordering import merged
from rules.languages import LANGUAGES, column, in_language
from rules.models import RuleVersion, Translation

SEPARATOR = "\n\n"
"""Between two passages of a page that has no others to go by."""


def rebuild_pages(version: RuleVersion, moved: str = "") -> None:
    """Make every page of a rule what its passages say, in the order that its layout gives them.

    A passage that got its first text in a language, or that was `moved`, is put in after the one before it; one that
    lost its text is left out.  A language that had no page gets one, of which no edition is stated.
    """
    passages = list(passages_of(version))
    for language in LANGUAGES:
        texts = {row.key: text for row in passages if (text := in_language(row, "text", language))}
        translation = version.translations.filter(language=language).first()
        if translation is None and texts:
            translation = Translation(version=version, language=language, state=Translation.State.ASSUMED)
        if translation is not None:
            _rebuild(translation, texts, moved)


def _rebuild(translation: Translation, texts: dict[str, str], moved: str) -> None:
    standing = [key for key in translation.layout if key in texts and key != moved]
    layout = merged(standing, list(texts), texts.keys())
    for key in _glued(translation.layout, layout, texts):
        texts[key] += _separator(translation.layout, texts)
        text = {column("text", translation.language): texts[key]}
        passages_of(translation.version).filter(key=key).update(**text)
    page = "".join(texts[key] for key in layout)
    if (translation.layout, translation.page) != (layout, page) or translation.pk is None:
        translation.layout, translation.page = layout, page
        translation.save()


def _glued(before: list[str], layout: list[str], texts: dict[str, str]) -> list[str]:
    """Return the passages that have a new neighbour behind them with no blank between."""
    known = set(pairwise(before))
    return [
        first
        for first, second in pairwise(layout)
        if (first, second) not in known and not texts[first][-1].isspace() and not texts[second][0].isspace()
    ]


def _separator(layout: list[str], texts: dict[str, str]) -> str:
    """Return what stands most often between two passages of a page."""
    ends = Counter(
        texts[key][len(texts[key].rstrip()) :] for key in layout[:-1] if key in texts and texts[key][-1].isspace()
    )
    return ends.most_common(1)[0][0] if ends else SEPARATOR
