"""Entries in the admin's log for what was written to the content without the admin."""

from collections.abc import Iterator

from django.contrib.admin.models import CHANGE, LogEntry
from django.contrib.auth import get_user_model
from django.contrib.contenttypes.models import ContentType
from django.utils.translation import gettext as _

from rules.documents.importer import Plan
from rules.models import Translation

IMPORTER = "importdocument"
"""The account that imports are logged under.  Nobody can sign in with it."""


def log_import(plan: Plan, translation: Translation, file: str) -> None:
    """Log an import in the history of its page, with the words that were replaced or went."""
    account, created = get_user_model().objects.get_or_create(username=IMPORTER, defaults={"is_active": False})
    if created:
        account.set_unusable_password()
        account.save()
    LogEntry.objects.create(
        user_id=account.pk,
        content_type=ContentType.objects.get_for_model(Translation),
        object_id=str(translation.pk),
        object_repr=str(translation)[:200],
        action_flag=CHANGE,
        change_message="\n".join(_message(plan, file)),
    )


def _message(plan: Plan, file: str) -> Iterator[str]:
    yield _("Imported from %(file)s.") % {"file": file}
    if plan.created:
        yield _("New passages: %(keys)s") % {"keys": " ".join(plan.created)}
    for change in plan.replaced:
        yield _("%(passage)s, replaced: %(words)s") % {"passage": change.name, "words": change.old.strip()}
    for change in plan.removed:
        yield _("%(passage)s, removed: %(words)s") % {"passage": change.name, "words": change.old.strip()}
