"""How told situations are read: the table of the contract, and how long a text takes."""

import tests.ready  # noqa: F401 - Django must be set up before its models are imported
from rules.languages import LANGUAGES
from rules.understanding.understanding import understand
from tests.bench.timing import rate
from tests.understanding.measuring import PARTS
from tests.understanding.scores import ROWS, chosen, score

TOLD = "50/100, utg 300, il bottone butta due da 500 e non parla"
LONG = "Flop, blinds 100/200. A bets 700. B says raise and then puts out one 5000 chip. " * 4


def measure() -> None:
    for row in ROWS:
        for part in PARTS:
            for language in LANGUAGES:
                _show(row, part, language)
    for text in (TOLD, LONG[:300]):
        print(f"{1000 / rate(understand, [text]):>12.2f} ms   to understand {len(text)} characters")


def _show(row: str, part: str, language: str) -> None:
    samples = chosen(row, part, language)
    if not samples:
        return
    result = score(samples)
    right, useful = (100 * count / len(samples) for count in (result.right, result.useful))
    print(
        f"{right:>12.1f} %    read right, {useful:.1f} % right and sure, {len(result.misread)} wrong and sure: "
        f"{len(samples)} texts, {row}, {language}, {part}"
    )
