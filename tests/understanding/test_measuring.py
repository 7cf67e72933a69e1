"""The texts for measuring are whole: every scenario is ruled as written, and every row of the contract is told."""

from collections import Counter

import pytest

from rules.languages import LANGUAGES
from rules.library.reading import SHIPPED, read_library
from tests.understanding.measuring import KINDS, PARTS, outcome, part_of, scenarios, texts

ROWS = {
    "numbers and letters": "blind-forms abbreviations number-words thousands slips english-terms",
    "setting": "blinds ante structure-pot-limit structure-limit street pot players heads-up stacks in-front short-post",
    "who": "position seat-number name first-player next-player pronoun raiser left-out-subject unmentioned-folds",
    "acts": (
        "fold check call bet raise-to raise-by more min-raise all-in all-in-amount one-chip several-chips stack-of-n "
        "silent words-before words-with words-after pulled-all pulled-some two-motions out-of-turn undercall "
        "said-unlike-chips unclear-amount conditional accepted shown mucked next-street"
    ),
    "what is asked": "raise-again how-much who-wins who-shows is-misdeal",
    "other kinds": "misdeal button chip-race odd-chips blind-ante ranking new-level substantial-action",
}
"""What a told situation may be made of, from the contract."""

NO_TOPIC = {"insult", "recipe", "half-a-hand", "small-talk", "what-if", "search"}
RULES = {rule.slug for rule in read_library(SHIPPED).rules}
SCENARIOS = {(part, name): scenario for part in PARTS for name, scenario in scenarios(part).items()}


def entries(language, *kinds):
    return [(part, entry) for part in PARTS for kind in kinds or KINDS for entry in texts(part, language)[kind]]


@pytest.mark.parametrize(("part", "name"), SCENARIOS)
def test_the_engine_rules_as_written(part, name):
    scenario = SCENARIOS[part, name]
    assert outcome(scenario["data"]) == scenario["expect"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_text_has_one_expectation(language):
    for part, entry in entries(language):
        assert len({"scenario", "unsure", "no_situation"} & entry.keys()) == 1, entry["id"]
        assert "scenario" not in entry or (part, entry["scenario"]) in SCENARIOS, entry["id"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_texts_lie_in_the_part_of_their_topic(language):
    for part, entry in entries(language):
        assert entry["topic"] in (NO_TOPIC if "no_situation" in entry else RULES), entry["id"]
        assert part_of(entry["topic"]) == part, entry["id"]
        assert "scenario" not in entry or SCENARIOS[part, entry["scenario"]]["rule"] == entry["topic"], entry["id"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_there_are_enough_texts(language):
    told = [entry for _, entry in entries(language, "told")]
    assert sum("scenario" in entry for entry in told) >= 50
    assert sum("unsure" in entry for entry in told) >= 8
    assert sum("no_situation" in entry for entry in told) >= 5
    changes = Counter(entry["change"] for _, entry in entries(language, "noise"))
    assert changes == {"left-out": 5, "turned-round": 5, "other-topic": 5}


@pytest.mark.parametrize("language", LANGUAGES)
def test_at_most_half_of_the_situations_are_shared_with_another_language(language):
    own = [entry["scenario"] for _, entry in entries(language, "told") if "scenario" in entry]
    others = {
        entry["scenario"]
        for other in LANGUAGES
        if other != language
        for _, entry in entries(other, "told")
        if "scenario" in entry
    }
    assert len(set(own)) == len(own)
    assert sum(name in others for name in own) <= len(own) / 2


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_row_of_the_contract_has_a_clear_text(language):
    clear = [row for _, entry in entries(language, "clear") for row in entry["rows"]]
    assert set(clear) == set(" ".join(ROWS.values()).split())


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_changed_text_differs_from_the_text_that_it_was_made_of(language):
    told = {entry["id"]: entry["text"] for _, entry in entries(language, "told")}
    for _, entry in entries(language, "noise"):
        assert told[entry["of"]] != entry["text"], entry["id"]


def test_ids_and_texts_occur_once_and_every_scenario_is_told():
    every = [(part, entry) for language in LANGUAGES for part, entry in entries(language)]
    for key in ("id", "text"):
        assert [value for value, count in Counter(entry[key] for _, entry in every).items() if count > 1] == []
    assert SCENARIOS.keys() == {(part, entry["scenario"]) for part, entry in every if "scenario" in entry}
