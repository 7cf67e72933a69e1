"""The printed texts and their credits, and the scenarios of cases.

A passage is a piece of a page, so its text is kept as it was typed, blanks and ends of lines included, and the pages
that it belongs to are put together again when it is saved.
"""

from typing import Any

from django import forms
from django.contrib import admin
from django.contrib.admin.options import InlineModelAdmin
from django.db import models
from django.db.models import QuerySet
from django.http import HttpRequest
from django.utils.translation import gettext_lazy as _
from modeltranslation.admin import TranslationAdmin

from rules.admin.fields import ContentAdmin, DataFields, headline
from rules.admin.merging import MergedForm
from rules.documents.assembly import rebuild_pages
from rules.finding.indexing import refresh_index
from rules.languages import columns, in_language
from rules.models import Passage, RuleVersion, Scenario, Translation

TEXT_COLUMNS = tuple(columns("text").values())


class PrintedText(forms.CharField):
    """A text that keeps the blanks at its ends."""

    def __init__(self, **options: Any) -> None:
        super().__init__(**{**options, "strip": False})


@admin.register(Translation)
class PageAdmin(ContentAdmin, admin.ModelAdmin[Translation]):
    """Credits and the edition of a page; its text is edited passage by passage."""

    form = MergedForm
    list_display = ("version", "language", "state", "translator", "reviser", "source")
    list_filter = ("version__edition", "language", "state")
    list_select_related = ("version__edition", "version__rule")
    search_fields = ("version__rule__slug", "version__number", "translator", "reviser", "source")
    fields = ("version", "language", "state", "translator", "reviser", "source", "notice", "page")
    readonly_fields = ("version", "language", "page")

    def has_add_permission(self, request: HttpRequest) -> bool:
        return False


class ScenarioInline(DataFields, admin.StackedInline[Scenario, Passage]):
    """The scenarios of a case, each with what the engine says of it."""

    form = MergedForm
    model = Scenario
    extra = 0
    fields = ("position", "letter", "variant", "languages", "data", "verdict", "assumed")
    readonly_fields = ("verdict",)

    @admin.display(description=_("verdict"))
    def verdict(self, scenario: Scenario) -> str:
        """Return the verdict on a scenario that is stored, under the edition of its page, in one line."""
        return headline(scenario.data, scenario.passage.version.edition.key) if scenario.pk else "–"


class PassageForm(MergedForm):
    """The texts of a passage, with the ends of lines and the blanks around the text that the page has.

    The blank between two passages belongs to one of them, and nobody types it.
    """

    def clean(self) -> dict[str, Any]:
        cleaned = super().clean()
        for name in cleaned.keys() & set(TEXT_COLUMNS):
            cleaned[name] = as_printed(cleaned[name] or "", self.initial.get(name) or "")
        return cleaned


def as_printed(sent: str, stored: str) -> str:
    """Return a text as sent by a browser with the ends of lines of the stored one, and the blanks around it."""
    lines = sent.replace("\r\n", "\n").replace("\r", "\n")
    if lines == stored.replace("\r\n", "\n").replace("\r", "\n"):
        return stored
    before, after = stored[: len(stored) - len(stored.lstrip())], stored[len(stored.rstrip()) :]
    written = lines.replace("\n", "\r\n") if "\r\n" in stored else lines
    if not written.strip() or not stored.strip():
        return written
    return f"{'' if written[0].isspace() else before}{written}{'' if written[-1].isspace() else after}"


@admin.register(Passage)
class PassageAdmin(ContentAdmin, TranslationAdmin[Passage]):
    """The texts of a passage in all languages, and the scenarios if it is a case."""

    form = PassageForm
    formfield_overrides = {models.TextField: {"form_class": PrintedText}}
    list_display = ("__str__", "kind", "position", "held")
    list_filter = ("version__edition", "kind")
    list_select_related = ("version__edition", "version__rule")
    search_fields = ("version__rule__slug", "version__number", "key", *TEXT_COLUMNS)
    inlines = (ScenarioInline,)

    @admin.display(description=_("languages"))
    def held(self, passage: Passage) -> str:
        """Return the languages that have the passage."""
        return " ".join(language for language in columns("text") if in_language(passage, "text", language))

    def get_queryset(self, request: HttpRequest) -> QuerySet[Passage]:
        every = super().get_queryset(request)
        return every.rewrite(False) if hasattr(every, "rewrite") else every

    def get_readonly_fields(self, request: HttpRequest, obj: Passage | None = None) -> tuple[str, ...]:
        # The layouts of pages name their passages by key.
        return ("version", "key") if obj else ()

    def get_exclude(self, request: HttpRequest, obj: Passage | None = None) -> tuple[str, ...]:
        return () if obj is not None and obj.kind == Passage.Kind.CASE else ("not_computable",)

    def get_inlines(self, request: HttpRequest, obj: Passage | None) -> "list[type[InlineModelAdmin[Any, Any]]]":
        return [ScenarioInline] if obj is not None and obj.kind == Passage.Kind.CASE else []

    def save_model(self, request: HttpRequest, obj: Passage, form: Any, change: bool) -> None:
        super().save_model(request, obj, form, change)
        rebuild_pages(obj.version, moved=obj.key if change and "position" in form.changed_data else "")
        refresh_index([obj.version_id])

    def delete_model(self, request: HttpRequest, obj: Passage) -> None:
        super().delete_model(request, obj)
        rebuild_pages(obj.version)

    def delete_queryset(self, request: HttpRequest, queryset: QuerySet[Passage]) -> None:
        versions = list(RuleVersion.objects.filter(passages__in=queryset).distinct())
        super().delete_queryset(request, queryset)
        for version in versions:
            rebuild_pages(version)
