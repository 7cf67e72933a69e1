"""The small parts of a comparison that a page holds by the hundred: pieces of text and figures, as markup."""

from collections.abc import Iterable

from django import template
from django.utils.html import format_html, format_html_join
from django.utils.safestring import SafeString
from django.utils.translation import pgettext

from rules.web.byrole import Shown
from rules.web.marks import Piece
from rules.web.stretches import MINUS, Stretch

register = template.Library()


@register.filter
def marked_up(stretches: Iterable[Stretch]) -> SafeString:
    """A printed text with its links and faults, and with what is put in or taken out."""
    return format_html_join("", "{}", ((_stretch(stretch),) for stretch in stretches))


def _stretch(stretch: Stretch) -> SafeString:
    text = format_html_join("", "{}", ((_piece(piece),) for piece in stretch.pieces))
    if not stretch.sign:
        return text
    tag = SafeString("del" if stretch.sign == MINUS else "ins")
    # What is taken out has lost the blank that followed it.
    blank = " " if stretch.sign == MINUS else ""
    return format_html('<{0}><span class="sign">{1}</span>{2}</{0}>{3}', tag, stretch.sign, text, blank)


def _piece(piece: Piece) -> SafeString | str:
    if piece.address:
        css = "ref stale" if piece.odd else "ref"
        return format_html('<a class="{}" href="{}" title="{}">{}</a>', css, piece.address, piece.title, piece.text)
    return format_html('<mark class="odd">{}</mark>', piece.text) if piece.odd else piece.text


@register.filter
def judged(figures: Iterable[Shown]) -> SafeString:
    """Figures as printed, each with a sign and a word for whether it agrees."""
    return format_html_join(" ", '<span class="figure">{}</span>', ((_figure(figure),) for figure in figures))


def _figure(shown: Shown) -> SafeString:
    if shown.agrees is None:
        return format_html('<span class="serif" translate="no">{}</span>', shown.text)
    if shown.agrees:
        return format_html(
            '<span class="serif" translate="no">{}</span> '
            '<span class="agrees" aria-hidden="true">✓</span><span class="hidden"> {}</span>',
            shown.text,
            pgettext("figure", "agrees"),
        )
    return format_html(
        '<span class="serif wrong" translate="no">{}</span> '
        '<b class="not" translate="no"><span aria-hidden="true">≠</span> {}</b><span class="hidden"> {}</span>',
        shown.text,
        shown.right,
        pgettext("figure", "contradicts"),
    )
