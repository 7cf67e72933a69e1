"""What is read right stays right: the scores of every row, part and language, which may only rise."""

import pytest

from rules.languages import LANGUAGES
from tests.understanding.measuring import PARTS
from tests.understanding.scores import CLEAR, NARRATED, NOISE, OWN, PRINTED, ROWS, TOLD, chosen, score

RIGHT = {
    (NARRATED, "tuning"): (97, 95, 91, 95),
    (NARRATED, "unseen"): (69, 66, 68, 65),
    (PRINTED, "tuning"): (14, 14, 0, 0),
    (PRINTED, "unseen"): (0, 0, 0, 0),
    (OWN, "tuning"): (61, 48, 59, 61),
    (OWN, "unseen"): (52, 46, 46, 46),
    (TOLD, "tuning"): (68, 55, 64, 57),
    (TOLD, "unseen"): (62, 55, 74, 48),
    (NOISE, "tuning"): (77, 75, 50, 62),
    (NOISE, "unseen"): (66, 85, 85, 71),
    (CLEAR, "tuning"): (70, 70, 58, 64),
    (CLEAR, "unseen"): (65, 61, 57, 50),
}
"""Per cent of the texts that were read right, in Italian, German, Spanish and English, rounded down."""

USEFUL = {(CLEAR, "tuning"): (47, 52, 41, 47), (CLEAR, "unseen"): (23, 19, 23, 19)}
"""Per cent of the clear texts that were read right and with certainty."""


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("part", PARTS)
@pytest.mark.parametrize("row", ROWS)
def test_no_text_is_misread_with_certainty_and_no_score_falls(row: str, part: str, language: str) -> None:
    samples = chosen(row, part, language)
    result = score(samples)
    assert result.misread == []
    place = LANGUAGES.index(language)
    assert 100 * result.right >= RIGHT[row, part][place] * len(samples), result.missed
    useful = USEFUL.get((row, part), (0, 0, 0, 0))[place]
    assert 100 * result.useful >= useful * len(samples)
