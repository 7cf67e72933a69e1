"""Findings of the audit that somebody has looked at and found to be none."""

from django.conf import settings
from django.db import models
from django.utils.translation import gettext_lazy as _

from rules.models.clean_text import LineField


class Dismissal(models.Model):
    """A finding that is no fault, with the reason.

    The identity outlasts imports and edits elsewhere on the page.  What was quoted, and where, is kept for the list, in
    case the finding itself is there no more.
    """

    identity = LineField(_("finding"), max_length=40, unique=True)
    reason = LineField(_("reason"), max_length=300)
    by = models.ForeignKey(
        settings.AUTH_USER_MODEL,
        models.SET_NULL,
        null=True,
        blank=True,
        editable=False,
        related_name="+",
        verbose_name=_("dismissed by"),
    )
    when = models.DateTimeField(_("dismissed on"), auto_now_add=True)
    check_id = LineField(_("check"), max_length=40, blank=True)
    place = LineField(_("place"), max_length=120, blank=True)
    quote = LineField(_("quoted"), max_length=300, blank=True)

    class Meta:
        app_label = "rules"
        ordering = ["-when"]
        verbose_name = _("dismissed finding")
        verbose_name_plural = _("dismissed findings")

    def __str__(self) -> str:
        return f"{self.place} {self.quote}".strip() or self.identity
