"""Players in sentences: each stands as the scenario names him, so that a page has one name for one player.

Sentences are phrased so that a player is always their subject: no language then needs an article or another case.
"""

_POSITIONS = {"SB", "BB", "BTN", "CO", "HJ", "UTG", "UTG+1", "UTG+2", "UTG+3", "MP"}


def is_position(name: str) -> bool:
    """Return whether a name is the abbreviation of a position at the table."""
    return name in _POSITIONS


def capital(words: str) -> str:
    """Return words that begin with a capital."""
    return words[:1].upper() + words[1:]
