"""The small parts of a comparison that a page holds by the hundred: pieces of text and figures, as markup."""

from collections.abc import Iterable, Sequence

from django import template
from django.utils.html import escape, format_html, format_html_join
from django.utils.safestring import SafeString, mark_safe
from django.utils.translation import pgettext

from rules.compare.glossary import Printed
from rules.web.text.marks import Piece
from rules.web.text.pieces import MINUS, Stretch
from rules.web.translators.figures_by_role import RoleLine, Shown
from rules.web.translators.terms import TermLine

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
def role_rows(lines: Iterable[RoleLine]) -> SafeString:
    """The rows of a table by role: figures as printed, each with a sign and a word for whether it agrees."""
    return mark_safe("".join(map(_role_row, lines)))  # noqa: S308 - escaped piece by piece


def _role_row(line: RoleLine) -> str:
    printed = "".join(f"<td>{_figures(column)}</td>" for column in line.printed)
    wanted = " · ".join(f'<span translate="no">{escape(figure)}</span>' for figure in line.expected)
    return f'<tr><th scope="row">{escape(line.word)}</th>{printed}<td class="quiet">{wanted}</td></tr>'


def _figures(column: Sequence[Shown]) -> str:
    if not column:
        return '<span class="quiet">–</span>'
    return " ".join(f'<span class="figure">{_figure(figure)}</span>' for figure in column)


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


@register.filter
def term_rows(lines: Iterable[TermLine]) -> SafeString:
    """The rows of a table of terms: the words of each text, a dash where it has none."""
    return mark_safe("".join(map(_term_row, lines)))  # noqa: S308 - escaped piece by piece


def _term_row(line: TermLine) -> str:
    cells = "".join(_term(language, printed) for language, printed in line.columns)
    return f'<tr><th scope="row">{escape(line.name)}</th>{cells}</tr>'


def _term(language: str, printed: Printed | None) -> str:
    if printed is None:
        return '<td class="quiet">–</td>'
    return f'<td class="serif" lang="{language}">{escape(", ".join(printed.words))}</td>'
