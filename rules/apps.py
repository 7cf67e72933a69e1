"""The one Django app of the project."""

from django.apps import AppConfig
from django.db.backends.signals import connection_created
from django.utils.translation import gettext_lazy as _


class RulesConfig(AppConfig):
    """Rule texts, cases and scenarios, and everything that shows them."""

    name = "rules"
    verbose_name = _("Tournament rules")
    default_auto_field = "django.db.models.BigAutoField"

    def ready(self) -> None:
        """Begin to watch what is written to the content."""
        from rules.models.stamp import watch

        connection_created.connect(watch, dispatch_uid="content-stamp")
