"""The shapes of the TOML files: what may stand in them, and of what type."""

from datetime import date
from typing import Annotated, Any, Literal, TypeVar

from pydantic import AfterValidator, BaseModel, ConfigDict, Field, StringConstraints
from pydantic_core import PydanticCustomError

from rules.languages import LANGUAGES, TEXT_LANGUAGES
from rules.models.addressing import (
    CLAUSE,
    EDITION,
    LETTER,
    LONGEST_SLUG,
    OWN_KEY,
    RULE_NUMBER,
    SHORTEST_SLUG,
    TERM_KEY,
    WORDS,
)

Text = Annotated[str, StringConstraints(pattern=r"^\S(.*\S)?$")]
"""One line of words without spaces around it."""

Slug = Annotated[str, StringConstraints(pattern=f"^{WORDS}$", max_length=LONGEST_SLUG)]
RuleSlug = Annotated[Slug, StringConstraints(min_length=SHORTEST_SLUG)]
TermKey = Annotated[str, StringConstraints(pattern=f"^{TERM_KEY}$", max_length=60)]
EditionKey = Annotated[str, StringConstraints(pattern=f"^{EDITION}$")]
Number = Annotated[str, StringConstraints(pattern=f"^({RULE_NUMBER})$")]
"""The number of a rule, or of a recommended procedure."""

Clause = Annotated[str, StringConstraints(pattern=f"^{CLAUSE}$")]
Certainty = Literal["likely", "derived", "unknown"]
Said = TypeVar("Said")


def _in_every_language(words: dict[str, Said]) -> dict[str, Said]:
    if set(words) != set(LANGUAGES):
        raise PydanticCustomError("in-every-language", "not in every language")
    return words


def _text_languages(languages: list[str]) -> list[str]:
    if not set(languages) <= set(TEXT_LANGUAGES):
        raise PydanticCustomError("no-such-language", "no such language")
    return languages


Words = Annotated[dict[str, Text], AfterValidator(_in_every_language)]


class Entry(BaseModel):
    """One table of a file: nothing in it is optional unless it says so, and nothing else may stand there."""

    model_config = ConfigDict(extra="forbid", strict=True, frozen=True)


class Release(Entry):
    """A minor version of an edition."""

    version: Text
    date: date


class EditionEntry(Entry):
    """An edition in editions.toml."""

    key: EditionKey
    current: bool = False
    releases: list[Release] = []
    note: Words | None = None


class SectionEntry(Entry):
    """A section in sections.toml."""

    slug: Slug
    title: Words


class RuleEntry(Entry):
    """A rule in concordance.toml, with its number by edition."""

    slug: RuleSlug
    section: Slug
    title: Words
    numbers: dict[EditionKey, Number]
    clauses: dict[EditionKey, Clause] = {}
    certainty: dict[EditionKey, Certainty] = {}


class ScenarioEntry(Entry):
    """A scenario in the cases.toml of a rule; its fields are those of `rules.models.Scenario`."""

    case: Text
    letter: Annotated[str, StringConstraints(pattern=f"^({LETTER})?$")] = ""
    variant: Annotated[str, StringConstraints(pattern=f"^({WORDS})?$", max_length=20)] = ""
    languages: Annotated[list[str], AfterValidator(_text_languages)] = []
    data: dict[str, Any]
    assumed: list[str] = []


class WorkedCaseEntry(Entry):
    """A worked case of ours in the cases.toml of a rule; its fields are those of `rules.models.WorkedCase`."""

    key: Annotated[str, StringConstraints(pattern=f"^{OWN_KEY}$", max_length=40)]
    first: EditionKey = "2024"
    last: EditionKey | None = None
    scenario: dict[str, Any]


class SourceEntry(Entry):
    """Where a claim of ours can be read: the title of the page and its address.

    The facts that the project was given have a title only.
    """

    title: Text
    address: Annotated[str, StringConstraints(pattern=r"^(https?://\S+)?$")] = ""


class ClaimEntry(Entry):
    """What a summary of ours claims, in English, with its sources and how sure it is.

    ``agreed`` rests on two sources, ``likely`` on one; ``unknown`` says that no source was found.
    """

    says: Text
    sure: Literal["agreed", "likely", "unknown"]
    sources: list[SourceEntry] = []


class OptionEntry(ClaimEntry):
    """What the director may do: on which condition, what follows, and the rule that it rests on, if it is another.

    It is a claim, and names its sources as claims do.
    """

    sure: Literal["agreed", "likely"]
    when: Words
    then: Words
    rule: RuleSlug | None = None


class DirectorCaseEntry(Entry):
    """A case of ours that the director decides, in the options.toml of a rule."""

    key: Annotated[str, StringConstraints(pattern=f"^{OWN_KEY}$", max_length=40)]
    first: EditionKey = "2024"
    last: EditionKey | None = None
    title: Words
    told: Words
    option: Annotated[list[OptionEntry], Field(min_length=2)]


class LeadEntry(Entry):
    """Where a situation is ruled: a rule, and the case or clause of it where the pages have one."""

    rule: RuleSlug
    key: Annotated[str, Field(max_length=40)] = ""


class SituationEntry(Entry):
    """A situation in sayings.toml: its name, where it is ruled, and what people say for it."""

    name: Words
    leads: Annotated[list[LeadEntry], Field(min_length=1)]
    said: Annotated[dict[str, list[Text]], AfterValidator(_in_every_language)]


class WordingEntry(Entry):
    """A term in one language: it is known by `forms` and `accepted` words, and not written with `discouraged` ones."""

    name: Text
    article: Annotated[str, Field(max_length=8)] = ""
    forms: list[Text]
    accepted: list[Text]
    discouraged: list[Text]
    means: Text

    @property
    def known_by(self) -> list[str]:
        return [self.name, *self.forms, *self.accepted]


class TermEntry(Entry):
    """A term in glossary.toml, with the rules where it is at home and its words in each language."""

    key: TermKey
    rules: list[RuleSlug] = []
    plain: bool = False
    it: WordingEntry
    de: WordingEntry
    es: WordingEntry
    en: WordingEntry

    @property
    def wordings(self) -> dict[str, WordingEntry]:
        return {language: getattr(self, language) for language in LANGUAGES}


class EditionsFile(Entry):
    """editions.toml, oldest edition first."""

    edition: list[EditionEntry]


class SectionsFile(Entry):
    """sections.toml, in the order of the contents."""

    section: list[SectionEntry]


class ConcordanceFile(Entry):
    """concordance.toml, in the order of the 2024 edition."""

    rule: list[RuleEntry]


class CasesFile(Entry):
    """A cases.toml; scenarios of one case are in order."""

    scenario: list[ScenarioEntry]


class WorkedCasesFile(Entry):
    """A cases.toml of ours; cases are in the order in which they are read."""

    case: list[WorkedCaseEntry]


class OptionsFile(Entry):
    """An options.toml of ours; cases are in the order in which they are read."""

    case: Annotated[list[DirectorCaseEntry], Field(min_length=1)]


class ClaimsFile(Entry):
    """A claims.toml of ours; claims are in the order of the summary."""

    claim: Annotated[list[ClaimEntry], Field(min_length=1)]


class SayingsFile(Entry):
    """sayings.toml: by language the sets of words that players use for each other, and the situations."""

    same: Annotated[dict[str, list[list[Text]]], AfterValidator(_in_every_language)]
    situation: list[SituationEntry]


class GlossaryFile(Entry):
    """glossary.toml, in an order of its own: each page sorts it for its language."""

    term: list[TermEntry]
