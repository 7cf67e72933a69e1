"""What the texts of links have in common: how one is refused, and how names are written in letters that stay."""

import re

NUMBER = r"[0-9]{1,13}"


class LinkRefused(ValueError):
    """A text that is no scenario of ours; `code` is ``unreadable`` or ``unknown-version``."""

    def __init__(self, code: str) -> None:
        super().__init__(code)
        self.code = code


def matched(pattern: str, text: str) -> re.Match[str]:
    match = re.fullmatch(pattern, text)
    if not match:
        raise LinkRefused("unreadable")
    return match


def escaped(name: str) -> str:
    """A name in letters and digits of ASCII; any other character is ``-`` and its bytes."""
    kept = (c if c.isascii() and c.isalnum() else "".join(f"-{byte:02x}" for byte in c.encode()) for c in name)
    return "".join(kept)


def unescaped(text: str) -> str:
    matched(r"(?:[0-9A-Za-z]|-[0-9a-f]{2})+", text)
    return from_bytes(rb"-([0-9a-f]{2})", text)


def from_bytes(pattern: bytes, text: str) -> str:
    """A text whose bytes are told by their number wherever the pattern finds one."""
    raw = re.sub(pattern, lambda found: bytes([int(found[1], 16)]), text.encode())
    try:
        return raw.decode()
    except UnicodeDecodeError:
        raise LinkRefused("unreadable") from None
