"""The glossary."""

from django.contrib import admin
from django.http import HttpRequest
from modeltranslation.admin import TranslationAdmin

from rules.admin.fields import ContentAdmin, DataFields
from rules.admin.merging import MergedForm
from rules.languages import columns
from rules.models import Term

NAME_COLUMNS = tuple(columns("name").values())


@admin.register(Term)
class TermAdmin(ContentAdmin, DataFields, TranslationAdmin[Term]):
    """The glossary; the key of a term is its address, so it is given once."""

    form = MergedForm
    list_display = ("key", *NAME_COLUMNS)
    search_fields = ("key", *NAME_COLUMNS)

    def get_readonly_fields(self, request: HttpRequest, obj: Term | None = None) -> tuple[str, ...]:
        return ("key",) if obj else ()
