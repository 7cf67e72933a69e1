"""The setting: street, blinds, structure, and the question that a text asks in a fixed form."""

from collections.abc import Callable

from rules.understanding.frames import Deal
from rules.understanding.marks import Mark
from rules.understanding.reader import Reader

STREETS = ("preflop", "flop", "turn", "river")


def street(reader: Reader, mark: Mark) -> None:
    told, first = reader.told, not reader.told.items
    if first and not told.street and (reader.frame.empty or mark.kind != "preflop"):
        told.street = mark.kind
    elif mark.kind != (street_now(reader) or "preflop"):
        reader.flush()
        alone = reader.before is not None and reader.before.kind == "end"
        told.items.append(Deal(mark.kind, mark, alone))
        return
    told.note(mark, "street", "street")


def street_now(reader: Reader) -> str:
    deals = [item.street for item in reader.told.items if isinstance(item, Deal)]
    return deals[-1] if deals else reader.told.street


def blinds(reader: Reader, mark: Mark) -> None:
    if reader.role is not None and reader.role.kind in {"blinds", "limit"}:
        reader.role = None
    if reader.told.blinds or reader.told.betting == "limit":
        reader.unread(mark)
        return
    reader.told.blinds = mark.values[:2]
    reader.told.ante = mark.values[2] if len(mark.values) > 2 else reader.told.ante
    reader.told.note(mark, "blinds", "blinds")


def heads_up(reader: Reader, mark: Mark) -> None:
    reader.told.heads_up = True
    reader.told.note(mark, "heads-up", "seats")


def hand_for_hand(reader: Reader, mark: Mark) -> None:
    reader.told.hand_for_hand = True
    reader.told.note(mark, "hand-for-hand", "hand_for_hand")


def betting(reader: Reader, mark: Mark) -> None:
    reader.told.betting = mark.kind
    reader.told.note(mark, mark.kind, "betting")


def game(reader: Reader, mark: Mark) -> None:
    reader.told.game = mark.kind
    reader.told.note(mark, "game", "game")


def ask(reader: Reader, mark: Mark) -> None:
    reader.suspend()
    reader.told.ask = mark.kind.removeprefix("ask-")
    reader.told.note(mark, "question", "ask")


def kind(reader: Reader, mark: Mark) -> None:
    reader.told.kind = mark.kind.removeprefix("kind-")
    reader.told.note(mark, "kind", "kind")


HANDLERS: dict[str, Callable[[Reader, Mark], None]] = {
    **dict.fromkeys(STREETS, street),
    "blinds-figures": blinds,
    "heads-up": heads_up,
    "hand-for-hand": hand_for_hand,
    "board-hilo": game,
    "pot-limit": betting,
    "limit": betting,
}
