"""The texts of a rule in an edition, and the scenarios that their cases are judged by."""

import re
from typing import Any

from django.core.exceptions import ValidationError
from django.db import models
from django.utils.translation import gettext_lazy as _
from django.utils.translation import pgettext_lazy

from rules.engine.reading import ScenarioRefused, read_stored_scenario
from rules.languages import ENDONYMS
from rules.models.addressing import CASE_KEY, IS_LETTER, IS_PASSAGE_KEY, IS_VARIANT, PASSAGE_KEY
from rules.models.clean_text import LineField, PageField, ProseField
from rules.models.editions import RuleVersion
from rules.models.shapes import PlainDataField, is_list_of_texts, leads_somewhere

CASE_BEGINS = _("The key of a case begins with a figure, such as 1.3 or 4-B.")


class Translation(models.Model):
    """The page of one rule in one language: the text as it came, whole, and whom it is owed to.

    The passages are cuts of the page; in the order of `layout` they put it together again.
    """

    class State(models.TextChoices):
        """Whether the text says of itself which edition it belongs to."""

        STATED = "stated", pgettext_lazy("edition", "stated")
        ASSUMED = "assumed", pgettext_lazy("edition", "assumed from the numbering")

    version = models.ForeignKey(
        RuleVersion, models.CASCADE, related_name="translations", verbose_name=_("rule in an edition")
    )
    language = models.CharField(_("language"), max_length=2, choices=list(ENDONYMS.items()))
    page = PageField(_("page as received"))
    layout = PlainDataField(_("passages in the order of the page"), default=list)
    state = models.CharField(_("how the edition is known"), max_length=8, choices=State.choices, default=State.STATED)
    translator = LineField(_("translator"), max_length=120, blank=True)
    reviser = LineField(_("reviser"), max_length=120, blank=True)
    source = LineField(_("source"), max_length=200, blank=True)
    notice = LineField(_("notice"), max_length=300, blank=True)

    class Meta:
        ordering = ["version", "language"]
        verbose_name = _("translation")
        verbose_name_plural = _("translations")
        constraints = [models.UniqueConstraint(fields=["version", "language"], name="one_page_per_language")]

    def __str__(self) -> str:
        return f"{self.version} ({self.language})"


class Passage(models.Model):
    """One passage of a rule in one edition, with its text in each language as printed."""

    class Kind(models.TextChoices):
        """What a passage is on the page."""

        LABEL = "label", _("line of the page")
        HEADING = "heading", _("heading")
        INTRODUCTION = "introduction", _("introduction")
        CLAUSE = "clause", _("clause")
        QUOTE = "quote", _("quoted rule")
        EXPLANATION = "explanation", _("explanation")
        SITUATION = "situation", _("introduction to cases")
        CASE = "case", _("case")
        NOTE = "note", _("note")
        CREDIT = "credit", _("credit")

    version = models.ForeignKey(
        RuleVersion, models.CASCADE, related_name="passages", verbose_name=_("rule in an edition")
    )
    key = LineField(_("key"), max_length=40, validators=[IS_PASSAGE_KEY])
    kind = models.CharField(_("kind"), max_length=12, choices=Kind.choices)
    position = models.PositiveSmallIntegerField(_("position"))
    text = ProseField(_("text"), blank=True)
    not_computable = models.BooleanField(
        _("not computable"),
        default=False,
        help_text=_("For a case: nothing in it can be computed, so that no scenario is missing."),
    )

    class Meta:
        ordering = ["version", "position"]
        verbose_name = _("passage")
        verbose_name_plural = _("passages")
        constraints = [models.UniqueConstraint(fields=["version", "key"], name="one_passage_per_key")]

    def __str__(self) -> str:
        return f"{self.version} {self.key}"

    def clean(self) -> None:
        """Refuse a case whose key begins like that of one of ours."""
        super().clean()
        if self.kind == self.Kind.CASE and self.key and not re.fullmatch(CASE_KEY, self.key):
            raise ValidationError({"kind": CASE_BEGINS})

    def faults_of_key(self) -> tuple[str, ...]:
        """Return why no address can name this passage, in a sentence; nothing where one can."""
        if not re.fullmatch(PASSAGE_KEY, self.key):
            return (str(IS_PASSAGE_KEY.message),)
        if self.kind == self.Kind.CASE and not re.fullmatch(CASE_KEY, self.key):
            return (str(CASE_BEGINS),)
        return ()


class Scenario(models.Model):
    """What happened at the table in a case, as the engine reads it.

    It names no edition: the page that shows it does.  It stands for its languages, or for all if it has none.
    """

    passage = models.ForeignKey(
        Passage,
        models.CASCADE,
        related_name="scenarios",
        verbose_name=_("case"),
        limit_choices_to={"kind": Passage.Kind.CASE},
    )
    letter = LineField(
        _("letter"), max_length=8, blank=True, validators=[IS_LETTER], help_text=_("The letter in the text, if any.")
    )
    position = models.PositiveSmallIntegerField(_("position"), default=0)
    variant = LineField(
        _("variant"),
        max_length=20,
        blank=True,
        validators=[IS_VARIANT],
        help_text=_("What is different here, such as last-chips."),
    )
    languages = PlainDataField(
        _("languages"),
        default=list,
        blank=True,
        help_text=_("Empty where it applies to all languages; otherwise those whose text prints these figures."),
    )
    data = PlainDataField(_("scenario"))
    assumed = PlainDataField(
        _("assumed figures"), default=list, blank=True, help_text=_("Paths of figures that the text leaves open.")
    )

    class Meta:
        ordering = ["passage", "position", "letter"]
        verbose_name = _("scenario")
        verbose_name_plural = _("scenarios")
        constraints = [models.UniqueConstraint(fields=["passage", "position"], name="one_scenario_per_position")]

    def __str__(self) -> str:
        return f"{self.passage} {self.letter}".strip()

    def clean(self) -> None:
        """Refuse a scenario that the engine cannot read, and assumed figures that it does not have."""
        super().clean()
        refuse_unreadable(self.data)
        paths = self.assumed if is_list_of_texts(self.assumed) else []
        nowhere = [path for path in paths if not leads_somewhere(self.data, path)]
        if nowhere:
            sentence = _("There is nothing in the scenario at: %(paths)s.")
            raise ValidationError({"assumed": sentence % {"paths": ", ".join(nowhere)}})


def refuse_unreadable(data: Any) -> None:
    """Raise ValidationError, with all that is wrong, for a scenario in the field `data` that the engine cannot read."""
    try:
        read_stored_scenario(data)
    except ScenarioRefused as refusal:
        from rules.narration.problems import sentences

        raise ValidationError({"data": sentences(refusal.problems)}) from refusal
