"""What we say ourselves: summaries, and worked cases with what the engine says of each."""

from django.contrib import admin
from django.utils.translation import gettext_lazy as _
from modeltranslation.admin import TranslationAdmin

from rules.admin.fields import DataFields, Indexed, headline
from rules.admin.merging import MergedForm
from rules.models import Summary, WorkedCase


@admin.register(Summary)
class SummaryAdmin(Indexed, TranslationAdmin[Summary]):
    form = MergedForm
    list_display = ("rule",)
    list_select_related = ("rule",)
    search_fields = ("rule__slug",)


@admin.register(WorkedCase)
class WorkedCaseAdmin(Indexed, DataFields, TranslationAdmin[WorkedCase]):
    """A worked case, with the verdict under the newest edition that it is told for."""

    form = MergedForm
    list_display = ("rule", "position", "key", "first", "last")
    list_filter = ("rule__section", "first")
    list_select_related = ("rule", "first", "last")
    search_fields = ("rule__slug", "key")
    readonly_fields = ("verdict",)

    @admin.display(description=_("verdict"))
    def verdict(self, case: WorkedCase) -> str:
        """Return the verdict on a case that is stored, in one line."""
        return headline(case.data, (case.last or case.first).key) if case.pk else "–"
