"""Pages put together again from their passages, after somebody edited one."""

from rules.documents.importer import passages_of
from rules.documents.ordering import merged
from rules.languages import LANGUAGES, in_language
from rules.models import RuleVersion, Translation


def rebuild_pages(version: RuleVersion) -> None:
    """Make every page of a rule what its passages say, in the order that its layout gives them.

    A passage that got its first text in a language is put in after the one before it; one that lost it is left out.
    A language that had no page gets one, of which no edition is stated.
    """
    passages = list(passages_of(version))
    for language in LANGUAGES:
        texts = {row.key: text for row in passages if (text := in_language(row, "text", language))}
        translation = version.translations.filter(language=language).first()
        if translation is None and texts:
            translation = Translation(version=version, language=language, state=Translation.State.ASSUMED)
        if translation is not None:
            _rebuild(translation, texts)


def _rebuild(translation: Translation, texts: dict[str, str]) -> None:
    layout = merged([key for key in translation.layout if key in texts], list(texts), texts.keys())
    page = "".join(texts[key] for key in layout)
    if (translation.layout, translation.page) != (layout, page) or translation.pk is None:
        translation.layout, translation.page = layout, page
        translation.save()
