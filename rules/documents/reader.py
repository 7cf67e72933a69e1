"""Published pages of a rule, read as they come: what a page says of itself, and the passages that it is made of."""

from pathlib import Path

from django.utils.translation import gettext as _

from rules.documents.body import body_cuts
from rules.documents.formats import refuse_markup, refuse_other_formats
from rules.documents.language import detect, first_word_of
from rules.documents.lines import bare, heading
from rules.documents.other_rules import Stated, other_rules, page_numbers
from rules.documents.outline import Outline, outline
from rules.documents.page import Cut, Kind, Page, Part, apart, line_at, slices
from rules.documents.refusals import DocumentRefused, language_name
from rules.languages import LANGUAGES
from rules.models.clean_text import LONGEST_PAGE, LONGEST_PASSAGE, clean, fault

LARGEST = LONGEST_PAGE
"""The most bytes that the page of one rule may have; the refusal says it in words."""

_EXCERPT = 40
_CONTROLS = frozenset(map(chr, range(32))) - set("\t\n\r\f\v")
_NUMBERED = frozenset({Kind.CASE, Kind.SITUATION})


def read_file(path: str | Path) -> str:
    """Return the text of a file, with every character."""
    try:
        with Path(path).open("rb") as file:
            data = file.read(LARGEST + 1)
    except OSError as error:
        raise DocumentRefused("missing", path=str(path), reason=error.strerror or str(error)) from error
    return read_bytes(data)


def read_bytes(data: bytes) -> str:
    """Return the text that the bytes of a file are."""
    if len(data) > LARGEST:
        raise DocumentRefused("large")
    refuse_other_formats(data)
    try:
        text = data.decode("utf-8")
    except UnicodeDecodeError as error:
        before = data[: error.start]
        control = _first_control(data.decode("latin-1"))
        if control is not None:
            raise DocumentRefused("binary", offset=control + 1) from error
        raise DocumentRefused("encoding", offset=error.start + 1, line=before.count(b"\n") + 1) from error
    control = _first_control(text)
    if control is not None:
        raise DocumentRefused("binary", offset=len(text[:control].encode()) + 1)
    return text


def read_page(text: str, *, language: str | None = None) -> Page:
    """Clean and read a page; raise DocumentRefused where it is not one, or where it contradicts the language given."""
    _refuse_what_is_no_text(text)
    text = clean(text)
    refuse_markup(text)
    found = outline(text)
    cuts = [*found.cuts, *body_cuts(text, *found.body, addendum=False)]
    cuts += body_cuts(text, *found.examples, addendum=True)
    cuts.sort(key=lambda cut: cut.offset)
    _refuse_several_rules(text, found)
    _refuse_the_unreadable(text, found, cuts)
    _refuse_page_numbers(text)
    _refuse_cases_twice(text, cuts)
    _refuse_two_editions(text, found)
    parts = slices(text, apart(cuts))
    _refuse_a_long_passage(parts)
    return _page(text, _language(text, language), found, parts)


def _page(text: str, language: str, found: Outline, parts: tuple[Part, ...]) -> Page:
    numbered = heading(found.says("heading"))
    title = found.says("title") or (numbered[1] if numbered else found.says("heading"))
    return Page(
        text=text,
        language=language,
        number=found.says("number"),
        edition=found.says("edition") or None,
        title=bare(title).removesuffix("."),
        section=found.says("section"),
        translator=found.says("translator"),
        reviser=found.says("reviser"),
        source=found.says("source"),
        notice=found.says("notice"),
        parts=parts,
    )


def _language(text: str, told: str | None) -> str:
    if told is not None and told not in LANGUAGES:
        raise DocumentRefused("no-such-language", language=told, languages=", ".join(LANGUAGES))
    detected = detect(text)
    if told is None and detected is None:
        raise DocumentRefused("language-unknown")
    if told and detected and told != detected:
        word, line = first_word_of(text, detected)
        names = {"told": language_name(told), "found": language_name(detected)}
        raise DocumentRefused("language", word=word, line=line, **names)
    return told or str(detected)


def _first_control(text: str) -> int | None:
    return next((offset for offset, character in enumerate(text) if character in _CONTROLS), None)


def _refuse_what_is_no_text(text: str) -> None:
    if len(text) > LARGEST:
        raise DocumentRefused("large")
    if not bare(clean(text)):
        raise DocumentRefused("empty")
    read_bytes(text.encode("utf-8", "surrogatepass"))
    damage = fault(text)
    if damage is not None:
        raise DocumentRefused(damage.code, **damage.parameters)


def _refuse_a_long_passage(parts: tuple[Part, ...]) -> None:
    long = next((part for part in parts if len(part.text) > LONGEST_PASSAGE), None)
    if long is not None:
        length = {"length": len(long.text), "longest": LONGEST_PASSAGE}
        raise DocumentRefused("long", key=long.key, excerpt=_excerpt(long.text, 0), **length)


def _refuse_the_unreadable(text: str, found: Outline, cuts: list[Cut]) -> None:
    if found.says("number") or any(cut.key == "A" or cut.kind in _NUMBERED for cut in cuts):
        return
    offset = len(text) - len(text.lstrip())
    raise DocumentRefused("unreadable", line=line_at(text, offset), excerpt=_excerpt(text, offset))


def _refuse_several_rules(text: str, found: Outline) -> None:
    own = [Stated(said.value, said.offset) for said in found.statements if said.name == "number"]
    first = min(own, key=lambda stated: stated.offset, default=Stated("", -1))
    others = other_rules(text, first.number, first.offset)
    stated = sorted([first, *others] if first.number else others, key=lambda rule: rule.offset)
    if len({rule.number for rule in stated}) > 1:
        raise DocumentRefused("several", rules=", ".join(_place(text, rule) for rule in stated))
    if others:
        raise DocumentRefused("late-heading", number=others[0].number, line=line_at(text, others[0].offset))


def _place(text: str, rule: Stated) -> str:
    return _("%(number)s (line %(line)d)") % {"number": rule.number, "line": line_at(text, rule.offset)}


def _refuse_page_numbers(text: str) -> None:
    found = list(page_numbers(text))
    if found:
        lines = ", ".join(str(line_at(text, offset)) for offset, _line in found)
        raise DocumentRefused("page-number", excerpt=found[0][1], lines=lines)


def _refuse_cases_twice(text: str, cuts: list[Cut]) -> None:
    seen: dict[str, int] = {}
    for cut in cuts:
        if cut.kind in _NUMBERED and cut.key in seen:
            first = seen[cut.key]
            raise DocumentRefused(
                "twice",
                key=cut.key,
                line=line_at(text, first),
                excerpt=_excerpt(text, first),
                other=line_at(text, cut.offset),
                repeat=_excerpt(text, cut.offset),
            )
        seen[cut.key] = cut.offset


def _refuse_two_editions(text: str, found: Outline) -> None:
    stated = [statement for statement in found.statements if statement.name == "edition"]
    other = next((statement for statement in stated if statement.value != stated[0].value), None)
    if other is not None:
        raise DocumentRefused(
            "editions",
            first=stated[0].value,
            line=line_at(text, stated[0].offset),
            second=other.value,
            other=line_at(text, other.offset),
        )


def _excerpt(text: str, offset: int) -> str:
    line = bare(text[offset:]).splitlines()[0]
    return line if len(line) <= _EXCERPT else f"{line[:_EXCERPT]}…"
