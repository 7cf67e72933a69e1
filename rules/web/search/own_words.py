"""Our own words as the search page shows them: a title and a text in one language, as a reader sees them."""

from dataclasses import dataclass

from django.utils.translation import override

from rules.finding.ranking import Part, Spot
from rules.finding.worked import FIELDS, unmarked, words_of_options
from rules.languages import LANGUAGES, column
from rules.models import Summary, WorkedCase
from rules.web.site.citations import Links
from rules.web.site.content_cache import while_unchanged
from rules.web.text.markdown import name_of


@dataclass(frozen=True, slots=True)
class OwnWords:
    """Our summary of a rule, or a worked case with its key and title, in one language."""

    key: str
    title: str
    text: str


def own_words(spot: Spot, language: str, links: Links) -> OwnWords:
    """What stands at a spot of ours in a language; rules are named with their numbers in the edition of the links."""
    key, words = _every()[spot.part, spot.pk]
    title, text = words[language]
    with override(language):
        return OwnWords(key, unmarked(title), unmarked(text, lambda slug: name_of(links.to(slug))))


@while_unchanged
def _every() -> dict[tuple[Part, int], tuple[str, dict[str, tuple[str, str]]]]:
    """All our words by language, with their markup, in three queries: titles and texts."""
    found: dict[tuple[Part, int], tuple[str, dict[str, tuple[str, str]]]] = {}
    columns = [column("text", language) for language in LANGUAGES]
    for pk, *texts in Summary.objects.rewrite(False).values_list("pk", *columns):
        found[Part.SUMMARY, pk] = "", {code: ("", text or "") for code, text in zip(LANGUAGES, texts, strict=True)}
    columns, choices = [column(field, language) for language in LANGUAGES for field in FIELDS], words_of_options()
    for pk, key, *texts in WorkedCase.objects.rewrite(False).order_by().values_list("pk", "key", *columns):
        words = [[text or "" for text in texts[at : at + len(FIELDS)]] for at in range(0, len(texts), len(FIELDS))]
        told = {code: (title, " ".join(text)) for code, (title, *text) in zip(LANGUAGES, words, strict=True)}
        for code, options in choices.get(pk, {}).items():
            told[code] = told[code][0], f"{told[code][1]} {options}"
        found[Part.CASE, pk] = key, told
    return found
