"""The words of the field, and how each language says them."""

from typing import TYPE_CHECKING, ClassVar

from django.core.exceptions import ValidationError
from django.db import models
from django.utils.translation import gettext_lazy as _
from django.utils.translation import ngettext, pgettext_lazy

from rules.models.addressing import IS_TERM_KEY
from rules.models.clean_text import LineField, ProseField
from rules.models.editions import Rule
from rules.models.shapes import PlainDataField, is_list_of_texts

if TYPE_CHECKING:
    from modeltranslation.manager import MultilingualManager


class Term(models.Model):
    """A notion of the field with its name, its article and what it means in each language.

    `words` holds by language, and by the kinds above, lists of its other words.
    """

    key = models.SlugField(
        _("key"),
        max_length=60,
        unique=True,
        validators=[IS_TERM_KEY],
        help_text=_("Its address on the page; it never changes."),
    )
    position = models.PositiveSmallIntegerField(_("position"))
    rules = PlainDataField(
        _("rules"),
        default=list,
        blank=True,
        help_text=_('The rules it belongs to, such as ["overchip", "odd-chips"].'),
    )
    plain = models.BooleanField(
        _("not marked in texts"),
        default=False,
        help_text=_("Everybody knows it, or its words mean other things as well."),
    )
    name = LineField(pgettext_lazy("of a term", "name"), max_length=80, blank=True)
    article = LineField(_("article"), max_length=8, blank=True)
    means = ProseField(_("meaning"), blank=True)
    words = PlainDataField(_("other words"), default=dict, blank=True)

    # Said for the type checker, which finds no manager by itself in a model without relations.
    objects: "ClassVar[MultilingualManager[Term]]"

    class Meta:
        ordering = ["position"]
        verbose_name = _("term")
        verbose_name_plural = _("terms")

    def __str__(self) -> str:
        return self.key

    def clean(self) -> None:
        """Refuse rules that do not exist, by name."""
        super().clean()
        slugs = self.rules if is_list_of_texts(self.rules) else []
        unknown = sorted(set(slugs) - set(Rule.objects.filter(slug__in=slugs).values_list("slug", flat=True)))
        if unknown:
            sentence = ngettext("There is no rule “%(slugs)s”.", "There are no rules “%(slugs)s”.", len(unknown))
            raise ValidationError({"rules": sentence % {"slugs": ", ".join(unknown)}})
