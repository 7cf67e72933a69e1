"""A scenario of any kind but betting in the text of a link: ``misdeal~fault.wrong-count~seat.button~acts_raise_call``.

The kind, and then what its record holds beside what goes without saying, ``~`` between.  ``next.100`` is one value and
``acts_raise_call`` a list; ``seats_A._B.odd2.stack50`` is a list of records, each with its name first, and
``cards.A_7h_9c~cards.B_Ks`` a list for each name.  A word keeps its hyphens; any other character is ``-`` and its bytes
in capitals, and so is the first letter of a name that would else be read as a number or as yes.
"""

import re
from collections.abc import Iterator
from typing import Any

from rules.engine.kinds import KINDS
from rules.engine.record import AnyScenario
from rules.web.sharing.words import NUMBER, LinkRefused, from_bytes, matched

_KEY = r"[a-z]+(?:-[a-z]+)*"
_WORD = r"(?:[0-9A-Za-z]|-[0-9A-F]{2}|-(?=[a-z]))+"
_ENTRY = re.compile(rf"(?P<key>{_KEY})(?:\.(?P<word>{_WORD}))?(?:_(?P<items>.*))?")
_PARTICULAR = rf"(?P<key>{_KEY})(?P<figure>{NUMBER})?"
_NOT_A_NAME = re.compile(r"[0-9]+|yes")


def write(scenario: AnyScenario) -> str:
    told = scenario.model_dump(exclude_defaults=True, exclude={"format", "edition", "kind"})
    return "~".join([scenario.kind, *(entry for key, value in told.items() for entry in _entries(_key(key), value))])


def read(text: str) -> dict[str, Any]:
    kind, *entries = text.split("~")
    if kind not in KINDS:
        raise LinkRefused("unreadable")
    data: dict[str, Any] = {}
    for entry in entries:
        _read_entry(data, entry)
    return {**data, "kind": kind}


def _entries(key: str, value: Any) -> Iterator[str]:
    if isinstance(value, list):
        yield f"{key}_{_items(value)}"
    elif isinstance(value, dict):
        yield from (f"{key}.{_escaped(name)}_{_items(listed)}" for name, listed in value.items())
        if not value:
            yield key
    else:
        yield f"{key}.{_scalar(value)}"


def _items(values: list[Any]) -> str:
    return "_".join(_record(value) if isinstance(value, dict) else _scalar(value) for value in values)


def _record(fields: dict[str, Any]) -> str:
    """A name, and what is told of it: figures, and what is true."""
    told = ((key, value) for key, value in fields.items() if key != "name")
    particulars = (_key(key) if value is True else f"{_key(key)}{value}" for key, value in told)
    return f"{_scalar(fields['name'])}.{'.'.join(particulars)}"


def _scalar(value: Any) -> str:
    if value is True:
        return "yes"
    return _escaped(value) if isinstance(value, str) else str(value)


def _key(name: str) -> str:
    return name.replace("_", "-")


def _escaped(word: str) -> str:
    """A word; a hyphen before a small letter stays, as in ``first-riffle``."""
    if _NOT_A_NAME.fullmatch(word):
        return f"-{ord(word[0]):02X}{word[1:]}"
    return re.sub(r"-(?![a-z])|[^0-9A-Za-z-]", lambda found: "".join(f"-{b:02X}" for b in found[0].encode()), word)


def _read_entry(data: dict[str, Any], text: str) -> None:
    match = _ENTRY.fullmatch(text)
    if not match:
        raise LinkRefused("unreadable")
    key, word, items = match["key"].replace("-", "_"), match["word"], match["items"]
    if word and items is not None:
        listed = data.setdefault(key, {})
        if not isinstance(listed, dict):
            raise LinkRefused("unreadable")
        listed[_unescaped(word)] = _read_items(items)
    elif items is not None:
        data[key] = _read_items(items)
    else:
        data[key] = _read_scalar(word) if word else {}


def _read_items(text: str) -> list[Any]:
    items = text.split("_") if text else []
    return [_read_record(item) if "." in item else _read_scalar(item) for item in items]


def _read_record(text: str) -> dict[str, Any]:
    name, *particulars = text.split(".")
    record: dict[str, Any] = {"name": _read_scalar(name)}
    for part in filter(None, particulars):
        match = matched(_PARTICULAR, part)
        record[match["key"].replace("-", "_")] = int(match["figure"]) if match["figure"] else True
    return record


def _read_scalar(text: str) -> Any:
    if text.isdecimal():
        return int(matched(NUMBER, text)[0])
    return text == "yes" or _unescaped(text)


def _unescaped(text: str) -> str:
    matched(_WORD, text)
    return from_bytes(rb"-([0-9A-F]{2})", text)
