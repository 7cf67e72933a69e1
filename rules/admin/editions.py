"""Editions, sections, rules, and the number and title that an edition gives a rule."""

from typing import Any

from django.contrib import admin
from django.http import HttpRequest
from modeltranslation.admin import TranslationAdmin

from rules.admin.fields import ContentAdmin, DataFields, Indexed
from rules.admin.merging import MergedForm
from rules.languages import columns
from rules.models import Edition, Rule, RuleVersion, Section

TITLE_COLUMNS = tuple(columns("title").values())


@admin.register(Edition)
class EditionAdmin(Indexed, DataFields, TranslationAdmin[Edition]):
    """Editions; the one that is made current takes that from the other in the same step."""

    form = MergedForm
    list_display = ("key", "current", "position")

    def has_delete_permission(self, request: HttpRequest, obj: Edition | None = None) -> bool:
        """Say whether an edition may be deleted: never the current one."""
        return super().has_delete_permission(request, obj) and not (obj and obj.current)

    def get_deleted_objects(self, objs: Any, request: HttpRequest) -> Any:
        """Return what would be deleted; the current edition is protected also where several are chosen."""
        deletable, counts, forbidden, protected = super().get_deleted_objects(objs, request)
        return deletable, counts, forbidden, [*protected, *(str(edition) for edition in objs if edition.current)]


@admin.register(Section)
class SectionAdmin(ContentAdmin, TranslationAdmin[Section]):
    form = MergedForm
    list_display = ("slug", "position", *TITLE_COLUMNS)


@admin.register(Rule)
class RuleAdmin(ContentAdmin, admin.ModelAdmin[Rule]):
    list_display = ("slug", "section")
    list_filter = ("section",)
    search_fields = ("slug",)


@admin.register(RuleVersion)
class RuleVersionAdmin(Indexed, TranslationAdmin[RuleVersion]):
    form = MergedForm
    list_display = ("rule", "edition", "number", "certainty", *TITLE_COLUMNS)
    list_filter = ("edition", "certainty", "rule__section")
    list_select_related = ("rule", "edition")
    search_fields = ("rule__slug", "number", *TITLE_COLUMNS)
