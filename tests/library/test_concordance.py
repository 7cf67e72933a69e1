"""The concordance against what is known of the editions."""

import re
from collections import Counter

import pytest

from rules.engine.editions import EDITIONS
from rules.languages import LANGUAGES
from rules.library.numbering import versions

SHARED_NUMBERS = {
    "2011": {"34": {"acting-in-turn", "binding-declarations"}},
    "2013": {"37": {"acting-in-turn", "binding-declarations"}, "41": {"raise-amounts", "reopening-the-bet"}},
}
PROCEDURES = [f"RP-{number}" for number in range(1, 23)]
READ_IN_2026 = {13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 31, 34, 36, 43, 45, 46, 47, 48, 49, 50, 56, 67}


def of(shipped, edition):
    return list(versions(shipped.rules, edition))


def rules_of(shipped, edition):
    return [entry for entry in of(shipped, edition) if entry.number not in PROCEDURES]


def procedures_of(shipped, edition):
    return [entry for entry in of(shipped, edition) if entry.number in PROCEDURES]


def numbers(shipped, edition):
    return {entry.rule.slug: entry.number for entry in rules_of(shipped, edition)}


def test_2024_has_its_71_rules_numbered_in_order(shipped):
    assert [entry.number for entry in rules_of(shipped, "2024")] == [str(number) for number in range(1, 72)]
    assert {entry.certainty for entry in of(shipped, "2024")} == {"certain"}


def test_2026_has_72_rules_of_which_the_first_eleven_are_without_a_number(shipped):
    entries = rules_of(shipped, "2026")
    assert [entry.number for entry in entries] == [None] * 11 + [str(number) for number in range(13, 74)]
    assert {entry.certainty for entry in entries[:11]} == {"unknown"}


def test_2026_numbers_are_certain_where_they_were_read_and_derived_elsewhere(shipped):
    certain = {int(entry.number) for entry in rules_of(shipped, "2026") if entry.certainty == "certain"}
    assert certain == READ_IN_2026
    counted = Counter(entry.certainty for entry in rules_of(shipped, "2026"))
    assert counted == {"unknown": 11, "certain": 24, "derived": 37}


@pytest.mark.parametrize("edition", ["2024", "2026"])
def test_the_recommended_procedures_come_after_the_rules_in_the_order_of_their_numbers(shipped, edition):
    assert [entry.number for entry in of(shipped, edition)][-22:] == PROCEDURES
    assert {entry.rule.section for entry in procedures_of(shipped, edition)} == {"recommended-procedures"}


def test_the_numbers_of_the_procedures_in_2026_are_likely_but_for_two_that_were_seen(shipped):
    assert {entry.certainty for entry in procedures_of(shipped, "2024")} == {"certain"}
    certain = [entry.number for entry in procedures_of(shipped, "2026") if entry.certainty == "certain"]
    assert certain == ["RP-8", "RP-11"]
    assert {entry.certainty for entry in procedures_of(shipped, "2026")} == {"certain", "likely"}


@pytest.mark.parametrize("edition", ["2011", "2013", "2015", "2017", "2019", "2022"])
def test_no_procedure_is_known_of_an_older_edition(shipped, edition):
    assert procedures_of(shipped, edition) == []


def test_2026_numbers_are_one_and_two_more_than_in_2024(shipped):
    before = {slug: int(number) for slug, number in numbers(shipped, "2024").items()}
    for slug, number in numbers(shipped, "2026").items():
        if number and slug in before:
            assert int(number) == before[slug] + (1 if before[slug] <= 20 else 2)


def test_the_new_rule_of_2026_stands_between_odd_chips_and_side_pots(shipped):
    slugs = [entry.rule.slug for entry in of(shipped, "2026")]
    place = slugs.index("simultaneous-eliminations")
    assert slugs[place - 1 : place + 2] == ["odd-chips", "simultaneous-eliminations", "side-pots"]


@pytest.mark.parametrize("edition", ["2011", "2013", "2015", "2017", "2019", "2022", "2024", "2026"])
def test_a_number_stands_for_two_rules_only_where_that_is_known(shipped, edition):
    by_number: dict[str, set[str]] = {}
    for slug, number in numbers(shipped, edition).items():
        if number:
            by_number.setdefault(number, set()).add(slug)
    assert {n: slugs for n, slugs in by_number.items() if len(slugs) > 1} == SHARED_NUMBERS.get(edition, {})


def test_rule_41_of_2013_is_two_rules_in_two_clauses(shipped):
    clauses = {entry.rule.slug: entry.clause for entry in of(shipped, "2013") if entry.clause}
    assert clauses == {"raise-amounts": "A", "reopening-the-bet": "B"}
    slugs = [entry.rule.slug for entry in of(shipped, "2013")]
    assert slugs.index("reopening-the-bet") == slugs.index("raise-amounts") + 1


@pytest.mark.parametrize(
    ("edition", "derived"),
    [
        ("2011", {"multiple-chips", "methods-of-raising", "raise-amounts"}),
        ("2013", {"methods-of-calling", "number-of-raises", "face-up-for-all-ins"}),
        (
            "2015",
            {"cards-speak", "face-up-for-all-ins", "showdown-order", "side-pots", "chip-race", "misdeals"}
            | {"substantial-action"},
        ),
        ("2017", set()),
        ("2019", set()),
        ("2022", set()),
    ],
)
def test_older_numbers_that_are_derived_say_so(shipped, edition, derived):
    assert {entry.rule.slug for entry in of(shipped, edition) if entry.certainty == "derived"} == derived


def test_older_numbers_that_one_translation_states_are_likely_and_no_more(shipped):
    """Source: published translations of the 2011 and 2015 editions."""
    stated = {
        edition: {entry.rule.slug: entry.number for entry in of(shipped, edition) if entry.certainty == "likely"}
        for edition in ("2011", "2015")
    }
    assert stated == {
        "2011": {
            "official-language": "2",
            "official-terms": "3",
            "misdeals": "31",
            "substantial-action": "32",
            "irregular-flops": "33",
            "number-of-raises": "40",
            "pot-limit-bets": "42",
            "string-bets": "43",
        },
        "2015": {
            "official-terms": "3",
            "electronic-devices": "4",
            "official-language": "5",
            "at-your-seat": "29",
            "action-pending": "30",
        },
    }


def test_2015_and_2017_give_no_number_to_a_betting_rule(shipped):
    for edition in ("2015", "2017"):
        assert not [entry for entry in of(shipped, edition) if entry.rule.section == "bets-and-raises"]


def test_2019_and_2022_number_their_rules_as_2024_does(shipped):
    assert numbers(shipped, "2019") == numbers(shipped, "2022")
    assert numbers(shipped, "2019").items() <= numbers(shipped, "2024").items()


@pytest.mark.parametrize("edition", sorted(EDITIONS))
def test_the_engine_numbers_its_rules_as_the_concordance_does(shipped, edition):
    ours = {entry.rule.slug: (entry.number, entry.clause or None) for entry in of(shipped, edition)}
    engine = EDITIONS[edition].numbers
    assert engine == {slug: ours.get(slug) for slug in engine}


def test_sections_follow_each_other_in_the_order_of_2024(shipped):
    met = list(dict.fromkeys(entry.rule.section for entry in of(shipped, "2024")))
    assert met == [section.slug for section in shipped.sections]


def test_every_title_fits_a_phone_and_is_said_of_one_rule_only(shipped):
    for language in LANGUAGES:
        titles = [rule.title[language] for rule in shipped.rules]
        assert len(set(titles)) == len(titles)
        assert max(map(len, titles)) <= 46


def words_of(shipped):
    yield from (entry.title for entry in [*shipped.sections, *shipped.rules])
    yield from (edition.note for edition in shipped.editions if edition.note)


@pytest.mark.parametrize(
    ("language", "fault"),
    [
        ("it", r"['\"]|\d %|–"),
        ("de", r"['\"]|\d%|\d %|\d-\d"),
        ("es", r"['\"]|\d%|\d %|–"),
        ("en", r"['\"]| %|\d-\d"),
    ],
)
def test_our_words_keep_to_the_typography_of_their_language(shipped, language, fault):
    assert not [words[language] for words in words_of(shipped) if re.search(fault, words[language])]
