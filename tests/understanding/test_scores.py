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
    (OWN, "tuning"): (64, 67, 61, 61),
    (OWN, "unseen"): (52, 51, 45, 45),
    (TOLD, "tuning"): (72, 75, 85, 71),
    (TOLD, "unseen"): (67, 55, 74, 51),
    (NOISE, "tuning"): (77, 75, 75, 75),
    (NOISE, "unseen"): (83, 85, 85, 85),
    (CLEAR, "tuning"): (70, 70, 58, 64),
    (CLEAR, "unseen"): (65, 61, 57, 50),
}
"""Per cent of the texts that were read right, in Italian, German, Spanish and English, rounded down."""

USEFUL = {(CLEAR, "tuning"): (47, 52, 47, 47), (CLEAR, "unseen"): (23, 19, 23, 19), (TOLD, "unseen"): (37, 34, 30, 35)}
"""Per cent of the texts that were read right and with certainty."""


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
