"""What several admins share: one writer at a time, plain data that a person can read, the verdict on a scenario."""

import json
from contextlib import AbstractContextManager, nullcontext
from copy import deepcopy
from typing import Any

from django import forms
from django.contrib import messages
from django.contrib.admin.options import BaseModelAdmin
from django.db import models
from django.db.models import Field
from django.http import HttpRequest

from rules.finding.indexing import refresh_index
from rules.models.clean_text import remarks
from rules.models.exclusive import exclusively
from rules.models.shapes import refuse_unwritable


class PlainData(forms.JSONField):
    """Plain data, written so that a person can read it; left empty, it is what the column is without it."""

    without: Any = None

    def prepare_value(self, value: Any) -> Any:
        if isinstance(value, str | forms.fields.InvalidJSONInput):
            return super().prepare_value(value)
        return json.dumps(value, ensure_ascii=False, indent=2)

    def to_python(self, value: Any) -> Any:
        """Parse JSON; numbers of thousands of digits and endless brackets are refused like other bad JSON."""
        try:
            parsed = super().to_python(value)
        except (ValueError, RecursionError):
            raise forms.ValidationError(self.error_messages["invalid"], code="invalid") from None
        refuse_unwritable(parsed)
        return parsed

    def bound_data(self, data: Any, initial: Any) -> Any:
        """Return what was sent as data, or as text where it is refused."""
        try:
            self.to_python(data)
        except forms.ValidationError:
            return forms.fields.InvalidJSONInput(data)
        return super().bound_data(data, initial)

    def clean(self, value: Any) -> Any:
        cleaned = super().clean(value)
        return deepcopy(self.without) if cleaned is None else cleaned


class DataFields(BaseModelAdmin[Any]):
    """For an admin whose rows have plain data."""

    formfield_overrides = {
        models.JSONField: {"form_class": PlainData, "widget": forms.Textarea(attrs={"rows": 14, "cols": 80})}
    }

    def formfield_for_dbfield(self, db_field: "Field[Any, Any]", request: HttpRequest, **kwargs: Any) -> Any:
        field = super().formfield_for_dbfield(db_field, request, **kwargs)
        if isinstance(field, PlainData):
            field.without = db_field.get_default()
        return field


class ContentAdmin(BaseModelAdmin[Any]):
    """For an admin that writes content: one writer at a time, who hears what was cleaned out of his texts.

    The turn is taken before the form locks a row, since an import takes it first as well.
    """

    def changeform_view(self, request: HttpRequest, *args: Any, **options: Any) -> Any:
        with _turn(request):
            return super().changeform_view(request, *args, **options)  # type: ignore[misc]

    def changelist_view(self, request: HttpRequest, *args: Any, **options: Any) -> Any:
        with _turn(request):
            return super().changelist_view(request, *args, **options)  # type: ignore[misc]

    def delete_view(self, request: HttpRequest, *args: Any, **options: Any) -> Any:
        with _turn(request):
            return super().delete_view(request, *args, **options)  # type: ignore[misc]

    def save_model(self, request: HttpRequest, obj: Any, form: Any, change: bool) -> None:
        super().save_model(request, obj, form, change)  # type: ignore[misc]
        sent = "".join(form.data.get(form.add_prefix(name), "") for name in form.changed_data)
        for sentence in remarks(sent):
            messages.info(request, sentence)


def _turn(request: HttpRequest) -> AbstractContextManager[None]:
    """Return the context of a request: nobody else writes while it does."""
    return exclusively() if request.method == "POST" else nullcontext()


class Indexed(ContentAdmin):
    """For an admin whose rows decide which of our titles and words search must find."""

    def save_model(self, request: HttpRequest, obj: Any, form: Any, change: bool) -> None:
        super().save_model(request, obj, form, change)
        refresh_index(())

    def delete_model(self, request: HttpRequest, obj: Any) -> None:
        super().delete_model(request, obj)  # type: ignore[misc]
        refresh_index(())

    def delete_queryset(self, request: HttpRequest, queryset: Any) -> None:
        super().delete_queryset(request, queryset)  # type: ignore[misc]
        refresh_index(())


def headline(data: Any, edition: str) -> str:
    """Return the verdict on a stored scenario under an edition in one line, or what is wrong with the scenario."""
    from rules.engine.judging import judge
    from rules.engine.problems import ScenarioRefused
    from rules.engine.reading import in_edition, read_stored_scenario
    from rules.narration.problems import sentences
    from rules.narration.verdicts import narrate

    try:
        read = read_stored_scenario(data)
        return str(narrate(judge(in_edition(read, edition))).headline)
    except ScenarioRefused as refusal:
        return " ".join(sentences(refusal.problems))
