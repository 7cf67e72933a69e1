"""Editions, and the rules with the number and title that each edition gives them."""

from collections.abc import Collection
from typing import Any

from django.core.exceptions import ValidationError
from django.db import models, transaction
from django.db.models import Q
from django.utils.translation import gettext_lazy as _
from django.utils.translation import pgettext_lazy

from rules.models.addressing import IS_CLAUSE, IS_EDITION, IS_RULE_NUMBER, IS_RULE_SLUG, IS_SECTION_SLUG
from rules.models.clean_text import LineField, ProseField
from rules.models.shapes import PlainDataField


class Edition(models.Model):
    """One edition of the rules, such as 2024."""

    key = models.SlugField(_("edition"), max_length=12, unique=True, validators=[IS_EDITION])
    position = models.PositiveSmallIntegerField(_("position"), help_text=_("Editions are listed in this order."))
    current = models.BooleanField(_("current edition"), default=False)
    releases = PlainDataField(
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

    def save(self, *args: Any, **options: Any) -> None:
        """Save; where this edition is current, take that from the one that was, in the same transaction."""
        with transaction.atomic():
            if self.current:
                Edition.objects.filter(current=True).exclude(pk=self.pk).update(current=False)
            super().save(*args, **options)

    def clean(self) -> None:
        """Refuse to leave no edition current: the current one is replaced by making another current."""
        super().clean()
        if self.pk and not self.current and Edition.objects.filter(pk=self.pk, current=True).exists():
            raise ValidationError({"current": _("Make another edition current: this one then stops being so.")})

    def validate_constraints(self, exclude: Collection[str] | None = None) -> None:
        """Check all constraints but that of one current edition, which `save` brings about."""
        super().validate_constraints({*(exclude or ()), "current"})


class Section(models.Model):
    """A chapter of the contents, the same in every edition."""

    slug = models.SlugField(_("slug"), unique=True, validators=[IS_SECTION_SLUG])
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

    slug = models.SlugField(_("slug"), unique=True, validators=[IS_RULE_SLUG])
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
        _("number"),
        max_length=8,
        null=True,
        blank=True,
        validators=[IS_RULE_NUMBER],
        help_text=_("Empty where it is unknown: never guessed."),
    )
    clause = LineField(
        _("clause"),
        max_length=8,
        blank=True,
        validators=[IS_CLAUSE],
        help_text=_("Where the number stands for two rules, such as 41-A."),
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
