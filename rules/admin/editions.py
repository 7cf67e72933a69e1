"""Editions, sections, rules, and the number and title that an edition gives a rule."""

from django.contrib import admin
from modeltranslation.admin import TranslationAdmin

from rules.admin.fields import DataFields, Indexed
from rules.languages import columns
from rules.models import Edition, Rule, RuleVersion, Section

TITLE_COLUMNS = tuple(columns("title").values())


@admin.register(Edition)
class EditionAdmin(Indexed, DataFields, TranslationAdmin[Edition]):
    list_display = ("key", "current", "position")


@admin.register(Section)
class SectionAdmin(TranslationAdmin[Section]):
    list_display = ("slug", "position", *TITLE_COLUMNS)


@admin.register(Rule)
class RuleAdmin(admin.ModelAdmin[Rule]):
    list_display = ("slug", "section")
    list_filter = ("section",)
    search_fields = ("slug",)


@admin.register(RuleVersion)
class RuleVersionAdmin(Indexed, TranslationAdmin[RuleVersion]):
    list_display = ("rule", "edition", "number", "certainty", *TITLE_COLUMNS)
    list_filter = ("edition", "certainty", "rule__section")
    list_select_related = ("rule", "edition")
    search_fields = ("rule__slug", "number", *TITLE_COLUMNS)
