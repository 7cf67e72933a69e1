"""How amounts of chips are read from a text."""

import pytest

from rules.compare.numbers import text_figures

READ = [
    # One amount in many hands.
    ("1200", [1200]),
    ("1.200", [1200]),
    ("1,200", [1200]),
    ("1 200", [1200]),
    ("1'200", [1200]),
    ("1’200", [1200]),
    ("1\u00a0200", [1200]),
    ("12\u202f000", [12000]),
    ("1.200,00", [1200]),
    ("239.000", [239000]),
    ("1 000 000", [1000000]),
    ("1k", [1000]),
    ("1K", [1000]),
    ("1,5k", [1500]),
    ("2.5k", [2500]),
    # In sentences.
    ("un gettone da 1000 e 5 da 100", [1000, 5, 100]),
    ("setzt still zwei 1.000er.", [1000]),
    ("fünf 100er", [100]),
    ("und 3 500er Chips", [3, 500]),
    ("ein 1 000er Chip", [1000]),
    ("insgesamt 1.100.", [1100]),
    ("(1100).", [1100]),
    ("dos fichas de 25", [25]),
    ("es una apuesta total de 1550)", [1550]),
    ("2x500 1x100", [2, 500, 1, 100]),
    # Several amounts.
    ("Blinds 25-50", [25, 50]),
    ("bui 250–500", [250, 500]),
    ("100/200", [100, 200]),
    ("(1400+700=2100)", [1400, 700, 2100]),
    ("100,500,1000", [100, 500, 1000]),
    ("100 200", [100, 200]),
    ("1k-2k", [1000, 2000]),
    ("0", [0]),
    # Beside seats, labels and shares.
    ("Wenn UTG+1 1.400 oder mehr setzt", [1400]),
    ("UTG+1 200", [200]),
    ("1-A: Spieler A setzt 1.200", [1200]),
    ("50% davon sind 300", [300]),
    ("Il 50% di 600 è 300", [600, 300]),
]

UNREAD = [
    "RP-11",
    "siehe RP–8",
    "50%",
    "50 %",
    "50-Prozent-Hürde",
    "50%- Hürde",
    "50 per cento",
    "50 por ciento",
    "1.3",
    "0,5",
    "1.150,5",
    "1.2000",
    "12.34",
    "007",
    "UTG+1",
    "4-B",
    "v2",
    "A1",
    "3rd",
    "1°",
    "9" * 30,
]


@pytest.mark.parametrize(("text", "amounts"), READ)
def test_amounts_are_read_however_they_are_written(text: str, amounts: list[int]):
    assert [figure.value for figure in text_figures(text)] == amounts


@pytest.mark.parametrize("text", UNREAD)
def test_what_is_no_amount_is_not_read(text: str):
    assert text_figures(text) == ()


def test_the_place_of_an_amount_is_what_is_printed():
    text = "mit 1.000er, 1k und 1 200 Chips"
    assert [text[f.start : f.end] for f in text_figures(text)] == ["1.000", "1k", "1 200"]


@pytest.mark.parametrize(
    ("text", "amounts"),
    [
        ("9" * 100_000, 0),
        ("1 " * 50_000, 50_000),
        ("1.000" * 20_000, 0),
        ("a" * 100_000, 0),
        ("1,000" * 20_000, 0),
    ],
)
def test_a_monstrous_text_is_read_to_its_end(text: str, amounts: int):
    assert len(text_figures(text)) == amounts
