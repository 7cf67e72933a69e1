import pytest
from django.utils.translation import override

from rules.narration.figures import all_of, amount, blinds, number_said, number_word, one_of, percent, rule_range

AMOUNTS = {
    "it": {999: "999", 1000: "1.000", 9999: "9.999", 10000: "10.000", 1234567: "1.234.567"},
    "de": {999: "999", 1000: "1.000", 9999: "9.999", 10000: "10.000", 1234567: "1.234.567"},
    "es": {999: "999", 1000: "1000", 9999: "9999", 10000: "10\u202f000", 1234567: "1\u202f234\u202f567"},
    "en": {999: "999", 1000: "1,000", 9999: "9,999", 10000: "10,000", 1234567: "1,234,567"},
}


@pytest.mark.parametrize(
    ("language", "chips", "written"),
    [(language, chips, written) for language, row in AMOUNTS.items() for chips, written in row.items()],
)
def test_amounts_are_written_as_the_language_writes_them(language, chips, written):
    with override(language):
        assert amount(chips) == written


@pytest.mark.parametrize(
    ("language", "half", "pair", "rules"),
    [
        ("it", "50%", "1.000/2.000", "43-47"),
        ("de", "50\u00a0%", "1.000/2.000", "43–47"),
        ("es", "50\u00a0%", "1000/2000", "43-47"),
        ("en", "50%", "1,000/2,000", "43–47"),
    ],
)
def test_percent_blinds_and_ranges_follow_the_table(language, half, pair, rules):
    with override(language):
        assert (percent(50), blinds(1000, 2000), rule_range("43", "47")) == (half, pair, rules)


def test_a_range_of_one_rule_is_that_rule():
    assert rule_range("43", "43") == "43"


@pytest.mark.parametrize(
    ("language", "names", "linked"),
    [
        ("it", ["A"], "A"),
        ("it", ["A", "B", "C"], "A, B e C"),
        ("it", ["A", "Elena"], "A ed Elena"),
        ("de", ["A", "B"], "A und B"),
        ("es", ["A", "B"], "A y B"),
        ("es", ["A", "Inés"], "A e Inés"),
        ("en", ["A", "B"], "A and B"),
    ],
)
def test_lists_end_with_the_word_of_the_language(language, names, linked):
    with override(language):
        assert all_of(names) == linked


@pytest.mark.parametrize(
    ("language", "choice"),
    [("it", "call o fold"), ("de", "call oder fold"), ("es", "call o fold"), ("en", "call or fold")],
)
def test_choices_end_with_the_word_of_the_language(language, choice):
    with override(language):
        assert one_of(["call", "fold"]) == choice


def test_numbers_up_to_twelve_are_words():
    with override("de"):
        assert [number_word(number) for number in (2, 12, 13, 1000)] == ["zwei", "zwölf", "13", "1.000"]


@pytest.mark.parametrize(("language", "one"), [("it", "uno"), ("de", "eins"), ("es", "uno"), ("en", "one")])
def test_a_number_that_is_said_is_a_word_down_to_one(language, one):
    with override(language):
        assert (number_said(1), number_said(5)) == (one, number_word(5))


def test_regional_languages_write_as_their_language_and_others_as_english():
    with override("de-at"):
        assert amount(1200) == "1.200"
    with override("fr"):
        assert amount(1200) == "1,200"
