"""Findings of the audit that staff have dismissed."""

from typing import Any

from django.contrib import admin
from django.http import HttpRequest

from rules.models import Dismissal


@admin.register(Dismissal)
class DismissalAdmin(admin.ModelAdmin[Dismissal]):
    """A finding is dismissed from the list of the audit, which hands its identity over in the address."""

    list_display = ("place", "quote", "check_id", "reason", "by", "when")
    search_fields = ("identity", "reason", "quote", "place")
    fields = ("identity", "place", "quote", "check_id", "reason")

    def save_model(self, request: HttpRequest, obj: Dismissal, form: Any, change: bool) -> None:
        if not change:
            obj.by = request.user if request.user.is_authenticated else None
        super().save_model(request, obj, form, change)
