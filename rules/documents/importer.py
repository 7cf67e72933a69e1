"""A page that was read, written into the database: a translation, and its passages beside those of other languages."""

from collections.abc import Collection, Sequence
from dataclasses import dataclass

from django.db.models import QuerySet

from rules.documents.ordering import merged
from rules.documents.page import Page, Part
from rules.documents.places import find_version
from rules.languages import LANGUAGES, column, in_language
from rules.models import Passage, RuleVersion, Scenario, Translation
from rules.models.exclusive import exclusively

CREDITS = ("translator", "reviser", "source", "notice")

Values = dict[str, object]


@dataclass(frozen=True)
class Change:
    """Words that stand in the database, and what the page has in their place: nothing, where they go."""

    name: str
    """The key of a passage, or the name of a credit."""
    old: str
    new: str = ""


@dataclass(frozen=True)
class Plan:
    """What an import will do; nothing is written yet."""

    version: RuleVersion
    """Not in the database yet, where the edition lacks the rule."""
    language: str
    parts: tuple[Part, ...]
    values: Values
    """What is known of the page as a whole, by column of its translation."""
    created: tuple[str, ...]
    """Passages that this language did not have."""
    changed: tuple[Change, ...]
    same: tuple[str, ...]
    removed: tuple[Change, ...]
    """Passages that this language has no more."""
    credits: tuple[Change, ...]
    """Credits that stand and are others on the page."""

    @property
    def adds_rule(self) -> bool:
        """Whether the edition lacks the rule, so that it is added to it."""
        return self.version._state.adding

    @property
    def columns(self) -> Values:
        """What the translation is to have in its columns."""
        page = {"page": "".join(part.text for part in self.parts), "layout": [part.key for part in self.parts]}
        return page | self.values

    @property
    def replaced(self) -> tuple[Change, ...]:
        """All words that stand and give way to others."""
        return (*(change for change in self.changed if change.old != change.new), *self.credits)


@dataclass(frozen=True)
class Report:
    """What an import did, with the keys of the passages concerned."""

    version: RuleVersion
    translation: Translation
    created: tuple[str, ...]
    changed: tuple[str, ...]
    same: tuple[str, ...]
    removed: tuple[str, ...]
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
    with exclusively():
        return write(plan_import(page, language=language, edition=edition, rule=rule))


def plan_import(page: Page, *, language: str, edition: str, rule: str | None = None) -> Plan:
    """Return what importing a page will do; raise DocumentRefused where it contradicts its place."""
    version = find_version(page, language=language, edition=edition, rule=rule)
    return plan_parts(version, language, page.parts, values_of(page))


def plan_parts(version: RuleVersion, language: str, parts: tuple[Part, ...], values: Values) -> Plan:
    """Return what it will do to give a rule these passages in a language."""
    rows = {row.key: row for row in passages_of(version)} if version.pk else {}
    texts = {key: in_language(row, "text", language) for key, row in rows.items()}
    kept = [part for part in parts if texts.get(part.key)]
    altered = [
        part for part in kept if (texts[part.key], rows[part.key].kind) != _wanted(rows[part.key], part, language)
    ]
    translation = version.translations.filter(language=language).first() if version.pk else None
    return Plan(
        version=version,
        language=language,
        parts=parts,
        values=values,
        created=tuple(part.key for part in parts if not texts.get(part.key)),
        changed=tuple(Change(part.key, texts[part.key], part.text) for part in altered),
        same=tuple(part.key for part in kept if part not in altered),
        removed=tuple(Change(key, text) for key, text in texts.items() if text and key not in {p.key for p in parts}),
        credits=tuple(_credits_replaced(translation, values)),
    )


def write(plan: Plan) -> Report:
    """Do what a plan says."""
    if plan.adds_rule:
        plan.version.save()
    rows = {row.key: row for row in passages_of(plan.version)}
    written = {*plan.created, *(change.name for change in plan.changed)}
    for part in plan.parts:
        if part.key in written:
            _write_part(plan.version, rows.get(part.key), part, plan.language)
    for change in plan.removed:
        _clear(rows[change.name], plan.language)
    _arrange(plan.version, [part.key for part in plan.parts], plan.language)
    translation, page_changed = _write_translation(plan)
    return Report(
        version=plan.version,
        translation=translation,
        created=plan.created,
        changed=tuple(change.name for change in plan.changed),
        same=plan.same,
        removed=tuple(change.name for change in plan.removed),
        page_changed=page_changed,
    )


def values_of(page: Page) -> Values:
    """Return what a page says of itself, by column; where it is silent, what the staff knows of it stays."""
    said = {name: _credit(page, name) for name in CREDITS}
    state = Translation.State.STATED if page.edition is not None else Translation.State.ASSUMED
    return {"state": state, **{name: credit for name, credit in said.items() if credit}}


def passages_of(version: RuleVersion) -> QuerySet[Passage]:
    """Return the passages of a rule with all their columns, unaware of the language of the interface."""
    every = version.passages.all()
    return every.rewrite(False) if hasattr(every, "rewrite") else every


def _credits_replaced(translation: Translation | None, values: Values) -> list[Change]:
    if translation is None:
        return []
    pairs = [(name, str(getattr(translation, name)), str(values.get(name, ""))) for name in CREDITS]
    return [Change(name, old, new) for name, old, new in pairs if old and new and old != new]


def _wanted(row: Passage, part: Part, language: str) -> tuple[str, str]:
    return part.text, _kind(row, part, language)


def _kind(row: Passage, part: Part, language: str) -> str:
    """Return what a passage is: what other languages and scenarios take it for, unless it is a case here."""
    is_a_case = part.kind == Passage.Kind.CASE and row.kind == Passage.Kind.SITUATION
    if is_a_case or not (_others(row, language) or _has_scenarios(row)):
        return part.kind
    return row.kind


def _write_part(version: RuleVersion, row: Passage | None, part: Part, language: str) -> None:
    name = column("text", language)
    if row is None:
        last = 0  # The place is given when all passages are there.
        passage = Passage(version=version, key=part.key, kind=part.kind, position=last, **{name: part.text})
        passage.save(force_insert=True)
    else:
        text, kind = _wanted(row, part, language)
        passages_of(version).filter(pk=row.pk).update(kind=kind, **{name: text})


def _clear(row: Passage, language: str) -> None:
    if _others(row, language) or _has_scenarios(row):
        passages_of(row.version).filter(pk=row.pk).update(**{column("text", language): ""})
    else:
        row.delete()


def _arrange(version: RuleVersion, keys: Sequence[str], language: str) -> None:
    """Number the passages in an order that suits the pages of all languages."""
    rows = {row.key: row for row in passages_of(version)}
    standing = [key for key, row in rows.items() if row.position]
    shared: Collection[str] = {key for key, row in rows.items() if _others(row, language)}
    for position, key in enumerate(merged(standing, keys, shared), start=1):
        if rows[key].position != position:
            passages_of(version).filter(pk=rows[key].pk).update(position=position)


def _write_translation(plan: Plan) -> tuple[Translation, bool]:
    values = plan.columns
    translation = plan.version.translations.filter(language=plan.language).first()
    if translation is None:
        return plan.version.translations.create(language=plan.language, **values), True
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
