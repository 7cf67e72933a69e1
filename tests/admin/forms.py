"""The forms of the admin, sent as a browser sends them."""

from typing import Any

from django.db.models import Model
from django.http import HttpResponse
from django.test import Client
from django.urls import reverse

from rules.admin.merging import BASE, WithBase


def address(row: Model) -> str:
    return reverse(f"admin:rules_{row._meta.model_name}_change", args=[row.pk])


def filled(form: Any) -> dict[str, str]:
    """Return what a browser would send of a form that nobody touched, with the bases of its texts."""
    data = {}
    for bound in form:
        value = bound.value()
        if isinstance(value, bool):
            value = "on" if value else None
        if value is not None or bound.field.required:
            data[bound.html_name] = "" if value is None else str(value).replace("\n", "\r\n")
        if isinstance(bound.field.widget, WithBase):
            data[f"{bound.html_name}{BASE}"] = bound.field.widget.base
    return data


def opened(client: Client, row: Model) -> dict[str, str]:
    """Open the form of a row, and return all that a browser would send of it."""
    response = client.get(address(row))
    data = filled(response.context["adminform"].form)
    for formset in response.context["inline_admin_formsets"]:
        data |= filled(formset.formset.management_form)
        for form in formset.formset.forms:
            data |= filled(form)
    return data


def send(client: Client, row: Model, **changes: str) -> HttpResponse:
    """Open the form of a row, change some fields and save it."""
    return client.post(address(row), opened(client, row) | changes)


def errors_of(response: HttpResponse) -> dict[str, list[str]]:
    """Return the errors of a form that was sent, those of its scenarios among them; empty where it was saved."""
    if response.status_code == 302:
        return {}
    found = dict(response.context["adminform"].form.errors)
    for formset in response.context["inline_admin_formsets"]:
        for errors in formset.formset.errors:
            found |= errors
    return found
