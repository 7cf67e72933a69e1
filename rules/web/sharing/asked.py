"""What is asked, in the text of a shared link: ``tabling``, ``options.ofBTN``, ``split.win_main_C_B.smallest25``."""

from collections.abc import Iterator
from typing import Any

from rules.engine.scenario import Ask
from rules.web.sharing.words import NUMBER, LinkRefused, escaped, matched, unescaped

_SHARES = {"win": "winners", "low": "low"}


def write_asked(ask: Ask) -> list[str]:
    """What is asked; nothing where that is the last act, as it mostly is."""
    text = ".".join([ask.about, *_particulars(ask)])
    return [] if text == "action" else [text]


def _particulars(ask: Ask) -> Iterator[str]:
    if ask.event is not None:
        yield f"e{ask.event}"
    if ask.of:
        yield f"of{escaped(ask.of)}"
    for word, key in _SHARES.items():
        shares = getattr(ask, key)
        if shares is not None:
            yield from (_joined(word, pot, *names) for pot, names in shares.items())
            yield from () if shares else (word,)
    if ask.smallest:
        yield f"smallest{ask.smallest}"
    if ask.high_cards is not None:
        yield _joined("high", *(text for pair in ask.high_cards.items() for text in pair))


def _joined(word: str, *texts: str) -> str:
    return "_".join([word, *map(escaped, texts)])


def read_asked(text: str) -> dict[str, Any]:
    about, *parts = text.split(".")
    asked: dict[str, Any] = {"about": matched(r"[a-z-]{1,20}", about)[0]}
    for part in parts:
        _read_particular(asked, part)
    return asked


def _read_particular(asked: dict[str, Any], part: str) -> None:
    word, *listed = part.split("_")
    texts = [unescaped(text) for text in listed]
    match word, texts:
        case "win" | "low", [pot, *names]:
            asked.setdefault(_SHARES[word], {})[pot] = names
        case "win" | "low", []:
            asked[_SHARES[word]] = {}
        case "high", _ if len(texts) % 2 == 0:
            asked["high_cards"] = dict(zip(texts[::2], texts[1::2], strict=True))
        case _, [] if word.startswith("of"):
            asked["of"] = unescaped(word[2:])
        case _, []:
            key, figure = matched(rf"(e|smallest)({NUMBER})", word).groups()
            asked["event" if key == "e" else key] = int(figure)
        case _:
            raise LinkRefused("unreadable")
