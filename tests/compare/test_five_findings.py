"""What is wrong in the five shipped pages: every spot, once, with what is right; and nothing else."""

import pytest

from rules.compare.audit import audit
from rules.compare.checks.base import Severity

EXPECTED = [
    # edition, rule, language, passage, severity, checks, the spot and the words before it, what is right
    (
        "2024",
        "face-up-for-all-ins",
        "it",
        "title",
        "warning",
        "title",
        "⟦Mostrare le carte per tutti in caso di All-in⟧",
        "Carte scoperte per tutti gli all-in",
    ),
    ("2024", "multiple-chips", "it", "quote", "error", "reference", "secondo la regola ⟦41⟧", "43"),
    ("2024", "multiple-chips", "it", "explanation", "error", "reference", "secondo la regola ⟦41⟧", "43"),
    ("2024", "multiple-chips", "it", "4", "note", "apostrophe", "lascia ⟦l'ammontare⟧", "l’ammontare"),
    ("2024", "multiple-chips", "it", "4-B", "warning", "foreign-word", "⟦Example⟧", "Esempio"),
    ("2024", "multiple-chips", "it", "note", "note", "two-spellings", "sarebbe ⟦all in⟧", "all-in"),
    ("2024", "multiple-chips", "de", "title", "warning", "title", "Setzen ⟦mehrere⟧", "mehrerer"),
    ("2024", "multiple-chips", "de", "B.1", "note", "space", "regelt die ⟦50%- Hürde⟧", "50%-Hürde"),
    ("2024", "multiple-chips", "de", "2", "note", "spelling", "1-B, ⟦außer das UTG⟧", "außer dass UTG"),
    ("2024", "multiple-chips", "de", "3", "note", "spelling", "2, ⟦außer das UTG⟧", "außer dass UTG"),
    ("2024", "multiple-chips", "de", "4-A", "warning", "number-style", "(1.400+700=⟦2100⟧", "2.100"),
    ("2026", "prior-bet-chips", "it", "A", "note", "spelling", "davanti a ⟦sè⟧", "sé"),
    ("2026", "prior-bet-chips", "it", "A", "warning", "two-terms", "aggiungere altre ⟦chips⟧", ""),
    (
        "2026",
        "prior-bet-chips",
        "it",
        "C.2",
        "warning",
        "foreign-word",
        "Vedi ⟦Illustration Addendum⟧",
        "Addendum illustrativo",
    ),
    (
        "2026",
        "prior-bet-chips",
        "it",
        "addendum",
        "warning",
        "foreign-word",
        "⟦Illustration Addendum⟧",
        "Addendum illustrativo",
    ),
    ("2026", "prior-bet-chips", "it", "addendum-heading", "warning", "title two-terms", "nel ⟦pot⟧", "piatto"),
    ("2026", "prior-bet-chips", "it", "1.2", "warning", "missing", "In ⟦questi due esempi⟧", ""),
    ("2026", "prior-bet-chips", "it", "1.3", "error", "reference", "regolato dalla regola ⟦45⟧", "47"),
    ("2026", "prior-bet-chips", "it", "1.3", "error", "figure arithmetic sister-figures", "totale di ⟦1150⟧", "2050"),
    ("2026", "prior-bet-chips", "it", "1.3", "error", "reference", "Per la regola ⟦45⟧", "47"),
    ("2026", "prior-bet-chips", "it", "2.2", "error", "reference", "regolato dalla regola ⟦45⟧", "47"),
    ("2026", "prior-bet-chips", "it", "3.1", "error", "reference", "la regola ⟦45⟧", "47"),
    ("2026", "prior-bet-chips", "it", "3.1", "note", "unbalanced", "altrimenti un call⟦)⟧", ""),
    ("2026", "prior-bet-chips", "it", "4", "error", "reference", "segue la regola ⟦45⟧", "47"),
    ("2026", "prior-bet-chips", "it", "4", "error", "reference", "regolamentato dalla regola ⟦45⟧", "47"),
    ("2026", "prior-bet-chips", "it", "5", "note", "apostrophe", "interpretato come ⟦l'intento⟧", "l’intento"),
    ("2026", "prior-bet-chips", "es", "edition", "warning", "foreign-word", "TDA ⟦text⟧", "texto"),
    (
        "2026",
        "prior-bet-chips",
        "es",
        "addendum",
        "warning",
        "foreign-word",
        "⟦Illustration Addendum⟧",
        "Anexo de Ejemplos",
    ),
    # The page itself writes "previas" twelve times: which name is right is not for the check to say.
    ("2026", "prior-bet-chips", "es", "addendum-heading", "warning", "title", "apuestas ⟦previas⟧", ""),
]


def told(finding, words):
    return finding.text[: finding.start][-words:] + f"⟦{finding.spot}⟧"


@pytest.mark.django_db
def test_the_faults_of_the_five_pages_are_found_each_once_at_its_place(library):
    found = [
        (
            f.edition,
            f.slug,
            f.language,
            f.key,
            str(f.severity),
            " ".join(f.checks),
            told(f, row[6].index("⟦")) if row[6].index("⟦") else f"⟦{f.spot}⟧",
            f.right,
        )
        for f, row in zip(audit().findings, EXPECTED, strict=True)
    ]
    assert found == EXPECTED


@pytest.mark.django_db
def test_the_wrong_total_says_all_that_is_known_of_it(library):
    (finding,) = (finding for finding in audit(language="it").findings if finding.spot == "1150")
    assert finding.sentences() == (
        "The text says 1150; the chips make 2050.",
        "1150 is the minimum raise of this case.",
        "The chips named here make 2050, not 1150.",
        "The Spanish text has 1 × 1000, 1 × 500, 1550 here, this one has 2 × 1000, 1150.",
    )
    assert finding.address == ("2026", "48", "1.3")
    assert "1550" in finding.sisters["es"]


@pytest.mark.django_db
def test_a_heading_that_the_page_bears_out_is_not_told_what_would_be_right(library):
    (finding,) = (finding for finding in audit(language="es").findings if "title" in finding.checks)
    assert finding.sentences() == (
        "Elsewhere on this page the rule is called “Fichas de apuestas anteriores no retiradas”.",
        "The page writes “previas” (12 ×) more often than “anteriores” (1 ×): either of them may be right.",
    )


@pytest.mark.django_db
def test_the_number_of_an_older_edition_is_named_with_its_edition(library):
    finding = next(finding for finding in audit(edition="2024").findings if finding.spot == "41")
    assert finding.sentences()[0].endswith("is rule 43 (41 in 2013).")
    assert finding.sentences()[-1].startswith("Elsewhere this page cites the same rule as 43")


@pytest.mark.django_db
def test_the_chips_of_the_italian_page_are_named_with_all_their_places(library):
    (finding,) = (finding for finding in audit().findings if finding.checks == ("two-terms",))
    assert [spot.key for spot in finding.also] == ["B", "B"]


@pytest.mark.django_db
def test_an_audit_asks_few_questions_of_the_database(library, django_assert_max_num_queries):
    with django_assert_max_num_queries(7):
        report = audit()
    assert report.pages == 3
    assert report.counts[Severity.ERROR] == 9
