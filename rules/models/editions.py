"""Editions, and the rules with the number and title that each edition gives them."""

from django.db import models
from django.db.models import Q
from django.utils.translation import gettext_lazy as _
from django.utils.translation import pgettext_lazy

from rules.models.clean_text import DataField, LineField, ProseField


class Edition(models.Model):
    """One edition of the rules, such as 2024."""

    key = models.SlugField(_("edition"), max_length=12, unique=True)
    position = models.PositiveSmallIntegerField(_("position"), help_text=_("Editions are listed in this order."))
    current = models.BooleanField(_("current edition"), default=False)
    releases = DataField(
        _("releases"),
        default=list,
        blank=True,
        help_text=_('Minor versions with their dates, such as [{"version": "1.1", "date": "2026-09-21"}].'),
    )
    note = ProseField(_("note"), blank=True)

    class Meta:
        ordering = ["position"]
        verbose_name = _("edition")
        verbose_name_plural = _("editions")
        constraints = [
            models.UniqueConstraint(fields=["current"], condition=Q(current=True), name="one_current_edition"),
        ]

    def __str__(self) -> str:
        return self.key


class Section(models.Model):
    """A chapter of the contents, the same in every edition."""

    slug = models.SlugField(_("slug"), unique=True)
    position = models.PositiveSmallIntegerField(_("position"))
    title = LineField(_("title"), max_length=120, blank=True)

    class Meta:
        ordering = ["position"]
        verbose_name = _("section")
        verbose_name_plural = _("sections")

    def __str__(self) -> str:
        return self.slug


class Rule(models.Model):
    """The lasting identity of a rule, whatever number an edition gives it."""

    slug = models.SlugField(_("slug"), unique=True)
    section = models.ForeignKey(Section, models.PROTECT, related_name="rules", verbose_name=_("section"))

    class Meta:
        ordering = ["slug"]
        verbose_name = _("rule")
        verbose_name_plural = _("rules")

    def __str__(self) -> str:
        return self.slug


class Certainty(models.TextChoices):
    """How sure the number of a rule in an edition is."""

    CERTAIN = "certain", pgettext_lazy("rule number", "certain")
    LIKELY = "likely", pgettext_lazy("rule number", "likely")
    DERIVED = "derived", pgettext_lazy("rule number", "derived")
    UNKNOWN = "unknown", pgettext_lazy("rule number", "unknown")


class RuleVersion(models.Model):
    """A rule as it stands in one edition: its number and its title.

    Titles here are ours, in the vocabulary of the field; the title that a document prints is its heading passage.
    """

    edition = models.ForeignKey(Edition, models.PROTECT, related_name="versions", verbose_name=_("edition"))
    rule = models.ForeignKey(Rule, models.PROTECT, related_name="versions", verbose_name=_("rule"))
    number = LineField(
        _("number"), max_length=8, null=True, blank=True, help_text=_("Empty where it is unknown: never guessed.")
    )
    clause = LineField(
        _("clause"), max_length=8, blank=True, help_text=_("Where the number stands for two rules, such as 41-A.")
    )
    certainty = models.CharField(
        _("certainty of the number"), max_length=8, choices=Certainty.choices, default=Certainty.CERTAIN
    )
    position = models.PositiveSmallIntegerField(_("position"))
    title = LineField(_("title"), max_length=160, blank=True)

    class Meta:
        ordering = ["edition", "position"]
        verbose_name = _("rule in an edition")
        verbose_name_plural = _("rules in editions")
        constraints = [models.UniqueConstraint(fields=["edition", "rule"], name="one_version_per_edition")]

    def __str__(self) -> str:
        return f"{self.edition.key} · {self.number or self.rule.slug}"

    @property
    def address(self) -> str:
        """The part of an address that names this rule in its edition: its number, or its slug where none is known."""
        return self.number or self.rule.slug
