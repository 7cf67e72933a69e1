"""What is said beside a mark, in four languages."""

import pytest
from django.utils.translation import override

from rules.compare import sentences
from rules.compare.concordance import Concordance
from rules.compare.meaning import Reading, resolve
from rules.compare.printed import _OF_TABLE, _OF_VERDICT


def about(concordance: Concordance, edition: str, text: str, language: str, **sisters: str) -> tuple[str, ...]:
    reading = Reading(concordance, edition)
    (reference,) = resolve(text, "it", reading, sisters)
    with override(language):
        return sentences.about_reference(reference, reading, language)


@pytest.mark.parametrize("language", ["it", "de", "es", "en"])
def test_a_stale_reference_is_told_with_both_rules_and_both_numbers(concordance: Concordance, language: str):
    told = about(concordance, "2026", "la regola 45 sulle puntate con più gettoni", language)
    titles = [concordance.title("2026", slug, language) for slug in ("raise-amounts", "multiple-chips")]
    assert all(part in told[0] for part in (*titles, "45", "47", "2024", "2026"))
    assert "puntate con più gettoni" in told[1]
    assert len(told) == 2


@pytest.mark.parametrize(
    ("edition", "text", "expected"),
    [
        ("2026", "Vedi la regola 46.", ("In 2026 rule 46 is “Overchip”.",)),
        ("2026", "Vedi la regola 48-C.", ("In 2026 rule 48-C is “Prior bet chips”.",)),
        ("2026", "Vedi la regola 5.", ("Which rule is number 5 in 2026 is not established.",)),
        (
            "2013",
            "Vedi la regola 41.",
            ("In 2013 number 41 stands for two rules: “Raise amounts and the 50% standard” and “Re-opening the bet”.",),
        ),
        (
            "2026",
            "Vedi la regola 98 sui side pot.",
            ("In 2026 “Side pots” is rule 23.", "The text speaks of “side pot”."),
        ),
    ],
)
def test_what_a_reference_means_is_told_in_a_sentence(concordance: Concordance, edition, text, expected):
    assert about(concordance, edition, text, "en") == expected


def test_the_language_that_cites_another_number_is_named(concordance: Concordance):
    told = about(concordance, "2026", "Si applica la regola 45.", "en", es="Se aplica la Regla 47.")
    assert told[1:] == ("The Spanish text cites rule 47 here.",)


def test_the_total_that_is_the_minimum_raise_is_told_as_the_issue_asks():
    with override("en"):
        told = sentences.about_figure("out", "1,150", "2,050", "minimum_raise")
    assert told == (
        "The text says 1,150; the chips make 2,050.",
        "1,150 is the minimum raise of this case.",
    )


@pytest.mark.parametrize("language", ["it", "de", "es", "en"])
@pytest.mark.parametrize("role", [*_OF_VERDICT, *_OF_TABLE, "main", "side-1", "side-2", "decision"])
def test_every_role_has_its_sentence_in_every_language(language: str, role: str):
    with override(language):
        (told,) = sentences.about_figure(role, "⟨printed⟩", "⟨computed⟩")
    assert "⟨printed⟩" in told
    assert "⟨computed⟩" in told


@pytest.mark.parametrize("language", ["it", "de", "es", "en"])
@pytest.mark.parametrize("role", [*_OF_VERDICT, *_OF_TABLE, "main", "side-1"])
def test_every_likeness_has_its_sentence_in_every_language(language: str, role: str):
    with override(language):
        assert sentences.likeness("⟨figure⟩", role).startswith("⟨figure⟩")


def test_a_figure_that_the_verdict_does_not_have_is_told_as_such():
    with override("en"):
        assert sentences.about_figure("main", "3,000", None) == (
            "The text says 3,000; the verdict has no such figure.",
        )
