"""The one Django app of the project."""

from typing import Any

from django.apps import AppConfig
from django.core.management import call_command
from django.db.backends.signals import connection_created
from django.db.models.signals import post_migrate
from django.utils.translation import gettext_lazy as _


class RulesConfig(AppConfig):
    """Rule texts, cases and scenarios, and everything that shows them."""

    name = "rules"
    verbose_name = _("Tournament rules")

    def ready(self) -> None:
        """Watch what is written to the content; `migrate` makes the table of a cache in the database as well."""
        from rules.models.stamp import watch

        connection_created.connect(watch, dispatch_uid="content-stamp")
        post_migrate.connect(_make_cache_table, sender=self, dispatch_uid="cache-table")


def _make_cache_table(using: str, verbosity: int, **signal: Any) -> None:
    call_command("createcachetable", database=using, verbosity=verbosity)
