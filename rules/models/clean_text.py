"""Cleaning of typed, pasted and imported text, the same for every way in.

Cleaned without asking: ends of lines, decomposed letters, ligatures, and characters that nobody sees.  Refused with a
sentence: text that was read in a wrong encoding, and characters that stand for nothing.  Every other letter stays.
"""

import re
from collections import Counter
from dataclasses import dataclass
from functools import lru_cache
from typing import Any
from unicodedata import category, normalize

from django.core.exceptions import ValidationError
from django.core.validators import MaxLengthValidator
from django.db import models
from django.utils.translation import gettext as _
from django.utils.translation import gettext_lazy, ngettext

LONGEST_PASSAGE = 20_000
"""The most characters of one text, such as a passage or a summary."""

LONGEST_PAGE = 1_000_000
"""The most characters of the whole page of a rule."""

_LINE_ENDS = re.compile("\r\n|[\r\v\f\x85\u2028\u2029]")
_UNUSUAL_LINE_ENDS = re.compile("[\v\f\x85\u2028\u2029]")
_LIGATURES = str.maketrans(
    {chr(0xFB00 + at): letters for at, letters in enumerate(("ff", "fi", "fl", "ffi", "ffl", "st", "st"))}
)
_WITHOUT_MEANING = {"\u034f", "\u115f", "\u1160", "\u3164", "\uffa0", "\ufffc"}
_CP1252 = "€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ"
_MOJIBAKE = re.compile(
    rf"[ÂÃ][\x80-\xbf{_CP1252}]"  # A letter with an accent, or a no-break space.
    rf"|â(?:€|\x80|‚¬|\x82¬|†|\x86)[\x80-\xbf{_CP1252}]?"  # A quotation mark, a dash, a euro, an arrow.
    r"|Ì[€\x80\x81‚\x82ƒ\x83ˆ\x88]"  # A combining accent.
    r"|ï»¿|ï¿½"
    r"|(?<=[a-z])[ÂÃ]|Ã(?=[a-z])|(?<![^\W\d])[ÂÃ](?!\w)"  # The rest of such a pair, where its second half was lost.
    r"|√[^\s\w(+−=-]|[├┬][^\s]"  # The same, read as text of a Macintosh or of DOS.
)
_WORD_BEFORE = re.compile(r"\S{0,15}\Z")
_WORD_AFTER = re.compile(r"\S{0,15}")

SENTENCES = {
    "mojibake": gettext_lazy(
        "“%(excerpt)s” in line %(line)d was read in a wrong encoding. Copy the text again from where it comes from, or"
        " save the file as UTF-8."
    ),
    "mojibake-repaired": gettext_lazy(
        "“%(excerpt)s” in line %(line)d was read in a wrong encoding: it is probably “%(repaired)s”. Copy the text"
        " again from where it comes from, or save the file as UTF-8."
    ),
    "odd-character": gettext_lazy(
        "In line %(line)d there is a character that cannot be shown, %(character)s, where □ stands in “%(excerpt)s”."
        " Take it out or replace it by the letter that is meant."
    ),
}


@dataclass(frozen=True)
class Fault:
    """Why a text is refused: a code with the figures of its sentence."""

    code: str
    parameters: dict[str, Any]

    def __str__(self) -> str:
        return str(SENTENCES[self.code]) % self.parameters


def clean(text: str) -> str:
    """Return a text with line feeds as ends of lines, composed letters, and without invisible characters."""
    if text.isascii() and text.isprintable():
        return text
    lines = _LINE_ENDS.sub("\n", text).translate(_LIGATURES)
    return normalize("NFC", lines.translate(dict.fromkeys(map(ord, filter(_is_invisible, set(lines))))))


def clean_line(text: str) -> str:
    """Return a clean text of one line, with blanks for its ends of lines."""
    return clean(text).replace("\n", " ")


def clean_data(value: Any) -> Any:
    """Return plain data with every text in it clean."""
    if isinstance(value, str):
        return clean(value)
    if isinstance(value, list):
        return [clean_data(member) for member in value]
    if isinstance(value, dict):
        return {clean_data(key): clean_data(member) for key, member in value.items()}
    return value


def remarks(text: str) -> list[str]:
    """Return sentences on what cleaning takes out of a text, for the person who typed, pasted or imported it."""
    invisible = Counter(character for character in text if _is_invisible(character))
    count, sentences = invisible.total(), []
    if count:
        taken = {"count": count, "characters": ", ".join(map(_code_point, sorted(invisible)))}
        sentences.append(
            ngettext(
                "%(count)d invisible character was taken out: %(characters)s.",
                "%(count)d invisible characters were taken out: %(characters)s.",
                count,
            )
            % taken
        )
    if _UNUSUAL_LINE_ENDS.search(text):
        sentences.append(_("Line and page separators became ends of lines."))
    return sentences


def fault(text: str) -> Fault | None:
    """Return why a text is refused, or None.  It may be clean already or not."""
    if text.isascii() and text.isprintable():
        return None
    damaged = _MOJIBAKE.search(text)
    if damaged:
        return _mojibake(text, damaged)
    if not any(map(_is_odd, set(text))):
        return None
    odd = next(at for at, character in enumerate(text) if _is_odd(character))
    after = "".join(character for character in text[odd + 1 : odd + 16] if not _is_odd(character))
    excerpt = clean_line(f"{text[max(0, odd - 15) : odd]}□{after}").strip()
    return Fault("odd-character", {"line": _line(text, odd), "character": _code_point(text[odd]), "excerpt": excerpt})


def refuse_faults(value: str) -> None:
    """Raise ValidationError for a text that was read in a wrong encoding or holds what cannot be shown."""
    found = fault(value)
    if found is not None:
        raise ValidationError(str(found), code=found.code)


def refuse_faults_in_data(value: Any) -> None:
    """Raise ValidationError for plain data that holds such a text."""
    if isinstance(value, str):
        refuse_faults(value)
    elif isinstance(value, list):
        for member in value:
            refuse_faults_in_data(member)
    elif isinstance(value, dict):
        refuse_faults_in_data([*value.keys(), *value.values()])


class _Column:
    """In migrations such a column is Django's own, since the database does not see the difference."""

    in_migrations: str

    def deconstruct(self) -> Any:
        name, _path, args, kwargs = super().deconstruct()  # type: ignore[misc]
        return name, self.in_migrations, args, kwargs


class LineField(_Column, models.CharField):
    """A column for one line of text: whatever is written to it is clean."""

    in_migrations = "django.db.models.CharField"
    default_validators = [refuse_faults]

    def to_python(self, value: Any) -> Any:
        """Clean the value of a form, and every value that is written."""
        read = super().to_python(value)
        return clean_line(read) if isinstance(read, str) else read


class ProseField(_Column, models.TextField):
    """A column for a text of several lines: whatever is written to it is clean."""

    in_migrations = "django.db.models.TextField"
    default_validators = [refuse_faults, MaxLengthValidator(LONGEST_PASSAGE)]

    def to_python(self, value: Any) -> Any:
        """Clean the value of a form, and every value that is written."""
        read = super().to_python(value)
        return clean(read) if isinstance(read, str) else read


class PageField(ProseField):
    """A column for the whole page of a rule."""

    default_validators = [refuse_faults, MaxLengthValidator(LONGEST_PAGE)]


class DataField(_Column, models.JSONField):
    """A column for plain data: every text in it is clean."""

    in_migrations = "django.db.models.JSONField"
    default_validators = [refuse_faults_in_data]

    def to_python(self, value: Any) -> Any:
        """Clean the texts in the value of a form."""
        return clean_data(super().to_python(value))

    def get_db_prep_save(self, value: Any, connection: Any) -> Any:
        """Clean the texts in what is written."""
        plain = value is not None and not hasattr(value, "resolve_expression")
        return super().get_db_prep_save(clean_data(value) if plain else value, connection)


@lru_cache(maxsize=4096)
def _is_invisible(character: str) -> bool:
    return character in _WITHOUT_MEANING or category(character) == "Cf"


@lru_cache(maxsize=4096)
def _is_odd(character: str) -> bool:
    """Say whether a character stands for nothing: a control, half a pair, a private or unassigned code point."""
    if character == "\ufffd":
        return True
    return category(character) in {"Cc", "Cs", "Co", "Cn"} and character not in "\t\n\r\v\f\x85"


def _mojibake(text: str, damaged: re.Match[str]) -> Fault:
    before = _WORD_BEFORE.search(text, max(0, damaged.start() - 15), damaged.start())
    after = _WORD_AFTER.match(text, damaged.end())
    excerpt = (before[0] if before else "") + damaged[0] + (after[0] if after else "")
    place = {"line": _line(text, damaged.start()), "excerpt": clean_line(excerpt)}
    repaired = _repaired(excerpt)
    return Fault("mojibake-repaired", place | {"repaired": repaired}) if repaired else Fault("mojibake", place)


def _repaired(excerpt: str) -> str:
    """Return what an excerpt is in the encoding that it was written in; empty where that cannot be known."""
    for encoding in ("cp1252", "latin-1", "mac_roman", "cp850"):
        try:
            repaired = excerpt.encode(encoding).decode("utf-8")
        except UnicodeError:
            continue
        if fault(repaired) is None:
            return clean_line(repaired)
    return ""


def _line(text: str, offset: int) -> int:
    return _LINE_ENDS.sub("\n", text[:offset]).count("\n") + 1


def _code_point(character: str) -> str:
    return f"U+{ord(character):04X}"
