"""The sources of our summaries: what `checkcontent` refuses."""

import shutil

import pytest

from rules.languages import LANGUAGES
from rules.library.claims import HEDGES, MOST_WORDS, claim_problems
from rules.library.reading import read_library
from rules.library.soundness import every_problem

RULE = "calling-the-clock"
FILE = f"ours/{RULE}/claims.toml"
ONE = '{ title = "A page", address = "https://example.org/a" }'
OTHER = '{ title = "Another page", address = "https://example.org/b" }'
GIVEN = '{ title = "facts given to the project" }'
SUMMARY = "A summary."


@pytest.fixture
def write(copy):
    """Write a summary without cases and its claims; a text may be changed."""

    def write(claims: str, **texts: str):
        folder = copy / "ours" / RULE
        shutil.rmtree(folder)
        folder.mkdir()
        for language in LANGUAGES:
            (folder / f"{language}.md").write_text(texts.get(language, SUMMARY), encoding="utf-8")
        if claims:
            (folder / "claims.toml").write_text(claims, encoding="utf-8")
        return copy

    return write


def claim(sure: str, *sources: str) -> str:
    return f'[[claim]]\nsays = "It is so."\nsure = "{sure}"\nsources = [{", ".join(sources)}]\n'


def faults(root) -> list[str]:
    return [str(problem) for problem in every_problem(root)]


@pytest.mark.parametrize("sources", [(ONE, OTHER), (GIVEN,), (ONE, OTHER, GIVEN)])
def test_a_summary_without_cases_is_sound_if_its_claims_are_agreed(write, sources):
    assert faults(write(claim("agreed", *sources))) == []


def test_a_summary_without_cases_needs_its_sources(write):
    assert faults(write("")) == [f"{FILE}: is missing: a summary without worked cases names its sources"]


@pytest.mark.parametrize(
    ("claims", "said"),
    [
        (claim("agreed", ONE), "claim[0].sources: a claim that is agreed needs two sources at different addresses"),
        (claim("agreed", ONE, ONE), "claim[0].sources: a claim that is agreed needs two sources"),
        (claim("agreed", ONE, '{ title = "A book" }'), "only “facts given to the project” stands without an address"),
        (claim("likely"), "claim[0].sources: a claim that is likely needs a source"),
        (claim("unknown", ONE), "claim[0].sources: a claim that has a source is not unknown"),
        (claim("agreed", ONE, OTHER) + claim("certain", ONE), "claim[1].sure: cannot be read"),
        (claim("agreed", ONE, '{ title = "B", address = "b.org" }'), "claim[0].sources[1].address: cannot be read"),
        ("claim = []", "claims.toml, claim: cannot be read"),
    ],
)
def test_a_claim_without_its_sources_is_refused_with_its_place(write, claims, said):
    found = faults(write(claims))
    assert found
    assert FILE in found[0]
    assert any(said in fault for fault in found)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("sure", HEDGES)
def test_a_doubt_is_said_in_every_language(write, sure, language):
    doubtful = {code: f"{SUMMARY} {HEDGES[sure][code].capitalize()}." for code in LANGUAGES}
    claims = claim(sure, *([ONE] if sure == "likely" else []))
    assert faults(write(claims, **doubtful)) == []
    words = HEDGES[sure][language]
    assert faults(write(claims, **doubtful | {language: SUMMARY})) == [
        f"ours/{RULE}/{language}.md, line 1: must say “{words}”, as a claim does"
    ]


def test_a_summary_with_claims_is_short(write):
    claims = claim("agreed", ONE, OTHER)
    assert faults(write(claims, de="Wort " * MOST_WORDS)) == []
    assert faults(write(claims, de="Wort " * (MOST_WORDS + 1))) == [
        f"ours/{RULE}/de.md, line 1: the summary is longer than {MOST_WORDS} words"
    ]


def test_the_shipped_claims_are_sound():
    assert list(claim_problems(read_library())) == []
