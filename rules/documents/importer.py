"""A page that was read, written into the database: a translation, and its passages beside those of other languages."""

from collections.abc import Iterable
from dataclasses import dataclass

from django.db import transaction
from django.db.models import QuerySet

from rules.documents.ordering import merged
from rules.documents.page import Page, Part
from rules.documents.places import find_version
from rules.languages import LANGUAGES, column, in_language
from rules.models import Passage, RuleVersion, Scenario, Translation

_CREDITS = ("translator", "reviser", "source", "notice")


@dataclass(frozen=True)
class Report:
    """What an import did, with the keys of the passages concerned."""

    version: RuleVersion
    translation: Translation
    created: tuple[str, ...]
    """Passages that this language did not have."""
    changed: tuple[str, ...]
    same: tuple[str, ...]
    removed: tuple[str, ...]
    """Passages that this language has no more."""
    page_changed: bool
    """Whether the page as a whole, its credits or its edition were written."""

    @property
    def nothing_changed(self) -> bool:
        """Whether everything stood in the database already."""
        return not (self.created or self.changed or self.removed or self.page_changed)


def import_page(page: Page, *, language: str, edition: str, rule: str | None = None) -> Report:
    """Write a page in one transaction; raise DocumentRefused, with nothing written, where it contradicts its place.

    Only the columns of `language` are written.  A passage that the page has no more loses its text in this language,
    and is deleted if no other language and no scenario needs it.
    """
    with transaction.atomic():
        version = find_version(page, language=language, edition=edition, rule=rule)
        standing = list(passages_of(version))
        outcomes = _write_parts(version, standing, page, language)
        removed = _clear(standing, {part.key for part in page.parts}, language)
        _arrange(version, [part.key for part in page.parts], language)
        translation, page_changed = _write_translation(version, page, language)
    return Report(
        version=version,
        translation=translation,
        created=tuple(key for key, outcome in outcomes.items() if outcome == "created"),
        changed=tuple(key for key, outcome in outcomes.items() if outcome == "changed"),
        same=tuple(key for key, outcome in outcomes.items() if outcome == "same"),
        removed=tuple(removed),
        page_changed=page_changed,
    )


def passages_of(version: RuleVersion) -> QuerySet[Passage]:
    """Return the passages of a rule with all their columns, unaware of the language of the interface."""
    every = version.passages.all()
    return every.rewrite(False) if hasattr(every, "rewrite") else every


def _write_parts(version: RuleVersion, standing: list[Passage], page: Page, language: str) -> dict[str, str]:
    rows = {passage.key: passage for passage in standing}
    return {part.key: _write_part(version, rows.get(part.key), part, language) for part in page.parts}


def _write_part(version: RuleVersion, row: Passage | None, part: Part, language: str) -> str:
    name = column("text", language)
    if row is None:
        last = 0  # The place is given when all passages are there.
        passage = Passage(version=version, key=part.key, kind=part.kind, position=last, **{name: part.text})
        passage.save(force_insert=True)
        return "created"
    before, kind = in_language(row, "text", language), _kind(row, part, language)
    if (before, row.kind) == (part.text, kind):
        return "same"
    passages_of(version).filter(pk=row.pk).update(kind=kind, **{name: part.text})
    return "changed" if before else "created"


def _kind(row: Passage, part: Part, language: str) -> str:
    """Return what a passage is: what other languages and scenarios take it for, unless it is a case here."""
    is_a_case = part.kind == Passage.Kind.CASE and row.kind == Passage.Kind.SITUATION
    if is_a_case or not (_others(row, language) or _has_scenarios(row)):
        return part.kind
    return row.kind


def _clear(standing: Iterable[Passage], keys: set[str], language: str) -> list[str]:
    vanished = [row for row in standing if row.key not in keys and in_language(row, "text", language)]
    for row in vanished:
        if _others(row, language) or _has_scenarios(row):
            passages_of(row.version).filter(pk=row.pk).update(**{column("text", language): ""})
        else:
            row.delete()
    return [row.key for row in vanished]


def _arrange(version: RuleVersion, keys: list[str], language: str) -> None:
    """Number the passages in an order that suits the pages of all languages."""
    rows = {row.key: row for row in passages_of(version)}
    standing = [key for key, row in rows.items() if row.position]
    shared = {key for key, row in rows.items() if _others(row, language)}
    for position, key in enumerate(merged(standing, keys, shared), start=1):
        if rows[key].position != position:
            passages_of(version).filter(pk=rows[key].pk).update(position=position)


def _write_translation(version: RuleVersion, page: Page, language: str) -> tuple[Translation, bool]:
    stated = page.edition is not None
    owed = {name: _credit(page, name) for name in _CREDITS}
    values: dict[str, object] = {
        "page": page.text,
        "layout": [part.key for part in page.parts],
        "state": Translation.State.STATED if stated else Translation.State.ASSUMED,
        # Where the page is silent, what the staff knows of it stays.
        **{name: credit for name, credit in owed.items() if credit},
    }
    translation = version.translations.filter(language=language).first()
    if translation is None:
        return version.translations.create(language=language, **values), True
    news = {name: value for name, value in values.items() if getattr(translation, name) != value}
    for name, value in news.items():
        setattr(translation, name, value)
    if news:
        translation.save(update_fields=list(news))
    return translation, bool(news)


def _credit(page: Page, name: str) -> str:
    longest: int | None = getattr(Translation._meta.get_field(name), "max_length", None)
    return str(getattr(page, name))[:longest]


def _others(row: Passage, language: str) -> bool:
    return any(in_language(row, "text", other) for other in LANGUAGES if other != language)


def _has_scenarios(row: Passage) -> bool:
    return Scenario.objects.filter(passage=row).exists()
