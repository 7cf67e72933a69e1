"""An answer in the player's own words: "rilancio a 1200", "nur ein Call", "the director decides".

Only what is read whole counts: with a word that is not known here, such as a negation, nothing is chosen.
"""

from dataclasses import dataclass

from rules.engine.verdict import Decision
from rules.finding.words import folded
from rules.languages import LANGUAGES
from rules.understanding.amounts import read_number
from rules.understanding.words import words_of
from rules.web.quiz.answer_choices import Choice, Offer

LONGEST = 200
"""Characters of an answer that are read."""

_SAID: dict[str, set[str]] = {
    Decision.FOLD: {"fold", "folds", "foldet", "foldea", "folda"},
    Decision.CHECK: {"check", "checks", "checkt", "checkea", "checka", "bussa"},
    Decision.CALL: {"call", "calls", "callt", "callen", "chiama", "chiamata", "iguala", "igualar", "paga", "pagar"},
    Decision.BET: {"bet", "bets", "punta", "puntata", "apuesta", "apostar", "setzt", "einsatz"},
    Decision.RAISE: {
        *("raise", "raises", "rilancio", "rilancia", "rilanciare", "raist", "erhohung", "erhoht"),
        *("subida", "sube", "subir", "resubida"),
    },
}
"""The words for a decision, in all languages and without accents; words that mean two things are left out."""

_LITTLE = {
    *("a", "an", "the", "it", "s", "is", "i", "think", "say", "just", "only", "counts", "as", "to", "or"),
    *("e", "un", "una", "il", "lo", "la", "solo", "soltanto", "vale", "conta", "come", "o", "secondo", "me"),
    *("es", "ist", "ein", "eine", "einen", "der", "die", "das", "nur", "gilt", "als", "auf", "oder"),
    *("el", "cuenta", "como"),
}
_OF = {"of", "di", "da", "von", "de", "for", "per", "por"}
"""These may stand before a total or before what is put on top: a raise "of 600" is not read."""


@dataclass(frozen=True, slots=True)
class Said:
    """The answer that was chosen in words, and the amount that was said with it; None if there was none."""

    choice: Choice
    amount: int | None = None


def read_said(text: str, offer: Offer, language: str) -> Said | None:
    """Return the answer that a text chooses, or None if it is not plain which one."""
    for spoken in (language, *(other for other in LANGUAGES if other != language)):
        words, amounts = _taken_apart(text, spoken)
        choice = _chosen(words - _OF, offer)
        if choice and len(amounts) <= 1 and not (amounts and _is_unclear(choice, words)):
            return Said(choice, next(iter(amounts), None))
    return None


def _taken_apart(text: str, language: str) -> tuple[set[str], list[int]]:
    """The words of a text without little ones, and its numbers."""
    words, contents, amounts, at = words_of(text), set[str](), list[int](), 0
    while at < len(words):
        text_of, number = folded(words[at].text), None
        if text_of not in _LITTLE:
            number = read_number(words, at, language)
            if number:
                amounts.append(number[0])
            elif words[at].kind != "sign":
                contents.add(text_of)
        at += number[1] if number else 1
    return contents, amounts


def _chosen(words: set[str], offer: Offer) -> Choice | None:
    """The one answer whose words these are: words for the decision, or two words and more of the label."""
    labels = {choice.key: _taken_apart(choice.word, "en")[0] - _OF for choice in offer.choices}
    same = [choice for choice in offer.choices if words and words == labels[choice.key]]
    meant = same or [
        choice
        for choice in offer.choices
        if words and (words <= _SAID.get(choice.key, set()) or (len(words) > 1 and words <= labels[choice.key]))
    ]
    return meant[0] if len(meant) == 1 else None


def _is_unclear(choice: Choice, words: set[str]) -> bool:
    """Whether an amount does not go with an answer: none but a call has one, and a raise has to be to a total."""
    return not (choice.key == Decision.CALL or choice.how_much) or (choice.key == Decision.RAISE and bool(words & _OF))
