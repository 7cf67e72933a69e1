"""What we say ourselves: summaries, and worked cases with what the engine says of each."""

from typing import Any

from django.contrib import admin
from django.http import HttpRequest
from django.utils.translation import gettext_lazy as _
from modeltranslation.admin import TranslationAdmin, TranslationStackedInline

from rules.admin.fields import DataFields, Indexed, headline
from rules.admin.merging import MergedForm
from rules.finding.indexing import refresh_index
from rules.models import CaseOption, Summary, WorkedCase


@admin.register(Summary)
class SummaryAdmin(Indexed, TranslationAdmin[Summary]):
    form = MergedForm
    list_display = ("rule",)
    list_select_related = ("rule",)
    search_fields = ("rule__slug",)


class OptionInline(TranslationStackedInline[CaseOption, WorkedCase]):
    """The options of a case that the director decides."""

    form = MergedForm
    model = CaseOption
    extra = 0


@admin.register(WorkedCase)
class WorkedCaseAdmin(Indexed, DataFields, TranslationAdmin[WorkedCase]):
    """A worked case, with the verdict under the newest edition that it is told for."""

    form = MergedForm
    list_display = ("rule", "position", "key", "first", "last")
    list_filter = ("rule__section", "first")
    list_select_related = ("rule", "first", "last")
    search_fields = ("rule__slug", "key")
    readonly_fields = ("verdict",)
    inlines = (OptionInline,)

    @admin.display(description=_("verdict"))
    def verdict(self, case: WorkedCase) -> str:
        """Return the verdict on a case that is stored, in one line."""
        if not case.pk or case.data is None:
            return "–"
        return headline(case.data, (case.last or case.first).key)

    def save_related(self, request: HttpRequest, form: Any, formsets: Any, change: bool) -> None:
        super().save_related(request, form, formsets, change)
        refresh_index(())
