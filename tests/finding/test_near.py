"""Near spellings of words that stand nowhere."""

import pytest

from rules.finding.near import near

WORDS = {
    "gettone": ["it"],
    "gettoni": ["it"],
    "raise": ["it", "de", "es"],
    "hürde": ["de"],
    "añadir": ["es"],
    "overchip": ["de", "en"],
    "puntata": ["it"],
    "1200": ["it"],
}


@pytest.mark.parametrize(
    ("typed", "offered"),
    [
        ("getone", ["gettone"]),
        ("gettonne", ["gettone"]),
        ("raize", ["raise"]),
        ("riase", ["raise"]),
        ("hurda", ["hürde"]),
        ("overc", ["overchip"]),
        ("ovrechip", ["overchip"]),
        ("anadr", ["añadir"]),
        ("1201", []),
        ("xx", []),
        ("qwertyuiop", []),
    ],
)
def test_what_was_mistyped_is_offered_as_printed(typed: str, offered: list[str]) -> None:
    assert [each.word for each in near(typed, WORDS, "it")] == offered


def test_the_language_of_the_reader_decides_between_equals() -> None:
    words = {"carta": ["it"], "carga": ["es"]}
    assert [near("carha", words, reader)[0].word for reader in ("it", "es")] == ["carta", "carga"]
