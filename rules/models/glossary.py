"""The words of the field, and how each language says them."""

from typing import TYPE_CHECKING, Any, ClassVar

from django.db import models
from django.utils.translation import gettext_lazy as _
from django.utils.translation import pgettext_lazy

from rules.models.clean_text import DataField, LineField, ProseField

if TYPE_CHECKING:
    from modeltranslation.manager import MultilingualManager

WORD_KINDS = ("forms", "accepted", "discouraged")
"""Other words of a term: more forms of its name, words that a page may have for it, and words that we do not write."""


class Term(models.Model):
    """A notion of the field with its name, its article and what it means in each language.

    `words` holds by language, and by the kinds above, lists of its other words.
    """

    key = models.SlugField(
        _("key"), max_length=60, unique=True, help_text=_("Its address on the page; it never changes.")
    )
    position = models.PositiveSmallIntegerField(_("position"))
    rules = DataField(
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
    words = DataField(_("other words"), default=dict, blank=True)

    # Said for the type checker, which finds no manager by itself in a model without relations.
    objects: "ClassVar[MultilingualManager[Term]]"

    class Meta:
        ordering = ["position"]
        verbose_name = _("term")
        verbose_name_plural = _("terms")

    def __str__(self) -> str:
        return self.key

    def words_in(self, language: str, kind: str) -> list[str]:
        """Return its other words of one kind in a language."""
        words: dict[str, Any] = self.words.get(language) or {}
        return list(words.get(kind) or ())
