"""What we say of a rule ourselves: a summary, and worked cases of our own.

Both belong to the rule and not to an edition, and neither is a text of the rules: their words are ours, in four
languages.
"""

from django.core.exceptions import ValidationError
from django.db import models
from django.utils.translation import gettext_lazy as _
from django.utils.translation import pgettext_lazy

from rules.languages import LANGUAGES, in_language
from rules.models.addressing import IS_OWN_KEY
from rules.models.clean_text import LineField, ProseField
from rules.models.editions import Edition, Rule
from rules.models.shapes import PlainDataField
from rules.models.texts import refuse_unreadable


class Summary(models.Model):
    """A rule in a few sentences of our own."""

    rule = models.OneToOneField(Rule, models.CASCADE, related_name="summary", verbose_name=_("rule"))
    text = ProseField(_("text"), blank=True)

    class Meta:
        verbose_name = _("our summary")
        verbose_name_plural = _("our summaries")

    def __str__(self) -> str:
        return self.rule.slug


class WorkedCase(models.Model):
    """A worked case of our own: what happened, as a scenario and in words, and the ruling in words.

    It is told for the editions from `first` to `last`; without a last one, to the newest.  The verdict is not stored:
    the engine computes it, and the words of the ruling are held against it when the content is checked.

    A case without a scenario is one that the director decides: its ruling is empty, and its options say what he may do.
    """

    rule = models.ForeignKey(Rule, models.CASCADE, related_name="worked_cases", verbose_name=_("rule"))
    key = LineField(_("key"), max_length=40, validators=[IS_OWN_KEY])
    position = models.PositiveSmallIntegerField(_("position"))
    first = models.ForeignKey(Edition, models.PROTECT, related_name="+", verbose_name=_("first edition"))
    last = models.ForeignKey(
        Edition, models.PROTECT, related_name="+", null=True, blank=True, verbose_name=_("last edition")
    )
    data = PlainDataField(_("scenario"), null=True, blank=True)
    title = LineField(_("title"), max_length=120, blank=True)
    situation = ProseField(_("what happened"), blank=True)
    ruling = ProseField(_("ruling"), blank=True)
    remark = ProseField(_("remark"), blank=True)

    class Meta:
        ordering = ["rule", "position"]
        verbose_name = _("our worked case")
        verbose_name_plural = _("our worked cases")
        constraints = [models.UniqueConstraint(fields=["rule", "key"], name="one_worked_case_per_key")]

    def __str__(self) -> str:
        return f"{self.rule.slug} · {self.key}"

    def clean(self) -> None:
        """Refuse a scenario that the engine cannot read, and editions in the wrong order."""
        super().clean()
        if self.data is not None:
            refuse_unreadable(self.data)
        elif any(in_language(self, "ruling", language) for language in LANGUAGES):
            raise ValidationError({"data": _("A case that has a ruling needs a scenario.")})
        if self.first_id and self.last_id and self.last and self.last.position < self.first.position:
            raise ValidationError({"last": _("The last edition is before the first one.")})


class CaseOption(models.Model):
    """What the director may do in a case of ours that no engine can rule on: on which condition, and what follows."""

    class Sure(models.TextChoices):
        """How well the option is known; an option that is likely says so in its words."""

        AGREED = "agreed", pgettext_lazy("option", "two sources agree")
        LIKELY = "likely", pgettext_lazy("option", "one source")

    case = models.ForeignKey(WorkedCase, models.CASCADE, related_name="options", verbose_name=_("our worked case"))
    position = models.PositiveSmallIntegerField(_("position"))
    condition = LineField(_("condition"), max_length=200, blank=True)
    outcome = LineField(_("what follows"), max_length=300, blank=True)
    rests_on = models.ForeignKey(
        Rule, models.SET_NULL, related_name="+", null=True, blank=True, verbose_name=_("rests on the rule")
    )
    sure = models.CharField(_("how sure it is"), max_length=6, choices=Sure.choices, default=Sure.AGREED)

    class Meta:
        ordering = ["case", "position"]
        verbose_name = _("option of the director")
        verbose_name_plural = _("options of the director")
        constraints = [models.UniqueConstraint(fields=["case", "position"], name="one_option_per_position")]

    def __str__(self) -> str:
        return f"{self.case} · {self.position}"
