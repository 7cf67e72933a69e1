"""Rows that cannot be shown as they are stored: a list shows all others, names these, and says why to the staff.

No form lets such a row in.  It comes from before a check, or from a hand in the database.
"""

import logging
from dataclasses import dataclass
from typing import Any, Self

from django.db.models import Model
from django.urls import reverse

from rules.models.shapes import SHAPES, fault_of_shape

log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class Unshown:
    """A row that cannot be shown: how it is called, why in sentences, and the form in which staff mend it."""

    name: str
    reasons: tuple[str, ...]
    form: str

    @classmethod
    def of(cls, row: Model, name: str, *reasons: str) -> Self:
        """Return a row that is at hand."""
        return cls(name, reasons, _form(type(row), row.pk))


def unshown(model: type[Model], pk: int, name: str, *reasons: str) -> Unshown:
    """Return a row that cannot be shown, and log it."""
    log.warning("A row cannot be shown: %s %s (%s): %s", model._meta.model_name, pk, name, " ".join(reasons))
    return Unshown(name, reasons, _form(model, pk))


def _form(model: type[Model], pk: int) -> str:
    return reverse(f"admin:rules_{model._meta.model_name}_change", args=[pk])


def faults_of_shape(values: dict[str, Any]) -> tuple[str, ...]:
    """Return the sentences on values of plain data that pages cannot read, by the names of their fields."""
    found = ((name, fault_of_shape(name, value)) for name, value in values.items() if name in SHAPES)
    return tuple(f"{name}: {fault}" for name, fault in found if fault)
