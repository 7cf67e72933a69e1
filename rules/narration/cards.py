"""Cards as players write them: ``A♠``, ``10♥``."""

_SUITS = {"c": "♣", "d": "♦", "h": "♥", "s": "♠"}


def card(written: str) -> str:
    """A card in two letters, such as ``"Th"``, with the sign of its suit."""
    return f"{written[:-1].replace('T', '10')}{_SUITS.get(written[-1:], '')}"
