"""What people say for a situation, as shipped, ready to be looked through."""

from collections import Counter
from functools import cache

from rules.finding.sayings import Lead, Sayings, Situation
from rules.finding.words import terms
from rules.languages import LANGUAGES
from rules.library.entries import SituationEntry, TermEntry
from rules.library.reading import read_glossary, read_sayings


@cache
def shipped_sayings() -> Sayings:
    """Read the list once in a process: it changes with a release only."""
    file = read_sayings()
    glossary = read_glossary()
    same = {language: [*file.same[language], *_single_words(glossary, language)] for language in LANGUAGES}
    return Sayings.of(map(_situation, file.situation), same)


def _situation(entry: SituationEntry) -> Situation:
    said = {language: tuple(phrases) for language, phrases in entry.said.items()}
    return Situation(entry.name, said, tuple(Lead(lead.rule, lead.key) for lead in entry.leads))


def _single_words(glossary: list[TermEntry], language: str) -> list[list[str]]:
    """The words for each thing that are one word alone, since a question is looked up word by word.

    What is no thing, and has no article anywhere, such as being pulled back, is said in words that mean much else.  And
    a word with the same stem as one for another thing, as mazziere has that of mazzo, would lead there.
    """
    things = [
        [word for word in entry.wordings[language].known_by if word.isalpha()]
        for entry in glossary
        if any(wording.article for wording in entry.wordings.values())
    ]
    stems = Counter(stem for words in things for stem in {stem for word in words for stem in terms(word, language)})
    return [[word for word in words if all(stems[stem] == 1 for stem in terms(word, language))] for words in things]
