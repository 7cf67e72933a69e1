"""The acts of a scenario in the text of a shared link: ``2to600``, ``0fold``, ``1push1x1000-5x100.pull1x25.sayraise``.

The digit is the place of the player's seat.  What is done stands first, its particulars after it.
"""

import re
from collections.abc import Iterator, Mapping
from typing import Any

from rules.engine.chips import Chips
from rules.engine.scenario import STREETS, Act, Deal
from rules.engine.words import Words
from rules.web.sharing.words import NUMBER, LinkRefused

_WORD_OF = {"all-in": "allin", "check-raise": "checkraise", "i'm in": "in", "same bet": "samebet"}
_SAID_AS = {word: said for said, word in _WORD_OF.items()}
CHIPS = rf"{NUMBER}x{NUMBER}(?:-{NUMBER}x{NUMBER})*"
_SAID = (
    rf"raise(?:{NUMBER})?|bet(?:{NUMBER})?|call|check|fold|allin|pot|in|samebet|checkraise|more{NUMBER}"
    rf"|unclear-?{NUMBER}|{NUMBER}"
)
_EVENT = re.compile(
    rf"(?P<seat>[0-9])(?:(?P<plain>fold|check|call|allin|muck|show)|(?P<amount>bet|to|by)(?P<chips>{NUMBER})"
    rf"|(?P<moves>push|pull|find)(?P<pile>{CHIPS})|say(?P<said>{_SAID}))"
)
_PARTS = {
    "pull": (re.compile(CHIPS), "pulls"),
    "say": (re.compile(_SAID), "says"),
    "announced": (re.compile(NUMBER), "announced"),
    "quoted": (re.compile(NUMBER), "quoted"),
    "calls": (re.compile(NUMBER), "calls"),
}
_FLAGS: dict[str, tuple[str, Any]] = {
    "chips": ("first", "chips"),
    "together": ("first", "together"),
    "forward": ("forward", True),
    "unnoticed": ("unnoticed", True),
    "notime": ("had_time", False),
    "conditional": ("conditional", True),
    "falling": ("back_to_stack", False),
    "byplayer": ("announced_by", "player"),
}


def write_event(event: Act | Deal, seats: Mapping[str, int]) -> str:
    return event.street if isinstance(event, Deal) else f"{seats[event.player]}{'.'.join(_act(event))}"


def _act(act: Act) -> Iterator[str]:
    """What is done, and then its particulars."""
    given = {name: getattr(act, name) for name in type(act).model_fields}
    match act.does:
        case "push" | "find":
            yield f"{act.does}{pile(given['chips'])}"
        case "pull":
            yield f"pull{pile(given.pop('pulls'))}"
        case "say":
            yield f"say{_said(given.pop('says'))}"
        case "bet":
            yield f"bet{given['to']}"
        case "raise":
            yield f"by{given['by']}" if given["to"] is None else f"to{given['to']}"
        case does:
            yield _WORD_OF.get(does, does)
    yield from _particulars(given)


def _particulars(given: dict[str, Any]) -> Iterator[str]:
    for word, (_, key) in _PARTS.items():
        value = given.get(key)
        if isinstance(value, Chips) and value.count:
            yield f"{word}{pile(value)}"
        elif isinstance(value, Words):
            yield f"{word}{_said(value)}"
        elif isinstance(value, int):
            yield f"{word}{value}"
    yield from (flag for flag, (key, value) in _FLAGS.items() if given.get(key) == value)


def read_event(text: str, names: list[str]) -> dict[str, Any]:
    if text in STREETS:
        return {"does": "deal", "street": text}
    first, *parts = text.split(".")
    match = _EVENT.fullmatch(first)
    if not match or int(match["seat"]) >= len(names):
        raise LinkRefused("unreadable")
    event = {"player": names[int(match["seat"])], **_read_act(match)}
    for part in parts:
        event |= _read_particular(part)
    return event


def _read_act(match: re.Match[str]) -> dict[str, Any]:
    if match["plain"]:
        return {"does": "all-in" if match["plain"] == "allin" else match["plain"]}
    if match["amount"]:
        key = "by" if match["amount"] == "by" else "to"
        return {"does": "bet" if match["amount"] == "bet" else "raise", key: int(match["chips"])}
    if match["said"]:
        return {"does": "say", "says": _read_said(match["said"])}
    key = "pulls" if match["moves"] == "pull" else "chips"
    return {"does": match["moves"], key: match["pile"].replace("-", " ")}


def _read_particular(part: str) -> dict[str, Any]:
    if part in _FLAGS:
        key, value = _FLAGS[part]
        return {key: value}
    for word, (pattern, key) in _PARTS.items():
        found = part.removeprefix(word)
        if found != part and pattern.fullmatch(found):
            plain = {"pulls": lambda text: text.replace("-", " "), "says": _read_said}.get(key, int)
            return {key: plain(found)}
    raise LinkRefused("unreadable")


def pile(chips: Chips) -> str:
    return str(chips).replace(" ", "-")


def _said(words: Words) -> str:
    act = "" if words.act == "amount" else _WORD_OF.get(words.act, words.act)
    return act + ("" if words.amount is None else str(words.amount))


def _read_said(text: str) -> Any:
    if text.startswith("unclear"):
        return {"unclear": int(text.removeprefix("unclear"))}
    if text.startswith("more"):
        return f"{text.removeprefix('more')} more"
    return _SAID_AS[text] if text in _SAID_AS else re.sub(r"(?<=[a-z])(?=[0-9])", " ", text)
