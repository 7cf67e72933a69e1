"""Numbers and rules, edition by edition."""

import pytest

from rules.compare.concordance import Concordance


def slugs(concordance: Concordance, edition: str, number: str, clause: str = "") -> list[str]:
    return [version.slug for version in concordance.at(edition, number, clause)]


@pytest.mark.parametrize(
    ("edition", "number", "clause", "expected"),
    [
        ("2024", "45", "", ["multiple-chips"]),
        ("2026", "45", "", ["raise-amounts"]),
        ("2026", "53", "B", ["binding-declarations"]),
        ("2013", "41", "", ["raise-amounts", "reopening-the-bet"]),
        ("2013", "41", "A", ["raise-amounts"]),
        ("2013", "41", "B", ["reopening-the-bet"]),
        ("2013", "41", "B.1", ["reopening-the-bet"]),
        ("2013", "41", "C", ["raise-amounts", "reopening-the-bet"]),
        ("2011", "34", "", ["acting-in-turn", "binding-declarations"]),
        ("2026", "5", "", []),
        ("2024", "11", "", ["balancing-tables"]),
        ("2024", "RP-11", "", ["big-blind-ante"]),
        ("2013", "11", "", []),
        ("2026", "11", "", []),
        ("2024", "99", "", []),
        ("1999", "1", "", []),
    ],
)
def test_a_number_stands_for_one_rule_or_two_or_none(concordance, edition, number, clause, expected):
    assert slugs(concordance, edition, number, clause) == expected


def test_a_rule_has_its_number_and_its_titles_in_an_edition(concordance: Concordance):
    assert concordance.number("2026", "prior-bet-chips") == "48"
    assert concordance.number("2026", "special-needs") is None
    assert concordance.number("2013", "special-needs") is None
    assert concordance.title("2026", "overchip", "en") == "Overchip"
    assert concordance.title("2026", "overchip", "fr") == ""


@pytest.mark.parametrize(
    ("slug", "number", "here", "expected"),
    [
        ("multiple-chips", "45", "2026", "2024"),
        ("raise-amounts", "41", "2024", "2013"),
        ("raise-amounts", "45", "2024", "2026"),
        ("multiple-chips", "45", "2024", "2022"),
        ("raise-amounts", "44", "2024", None),
    ],
)
def test_another_edition_is_found_in_which_a_number_is_right(concordance, slug, number, here, expected):
    assert concordance.edition_where(slug, number, other_than=here) == expected


def test_the_stored_concordance_is_the_shipped_one_and_costs_one_query(
    concordance: Concordance, library, django_assert_num_queries
):
    with django_assert_num_queries(1):
        loaded = Concordance.load()
    assert loaded == concordance
