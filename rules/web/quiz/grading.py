"""What was answered, and whether it is right: a raise to a wrong amount is told apart from a wrong decision."""

from collections.abc import Mapping
from dataclasses import dataclass

from django.utils.translation import gettext

from rules.engine.verdict import Decision, Reading
from rules.narration.headlines import headline_of
from rules.web.quiz.answer_choices import Choice, Offer
from rules.web.quiz.said_answers import LONGEST, read_said
from rules.web.whatif.amount_problems import why_unreadable
from rules.web.whatif.written_amounts import Unreadable, read_amount

RIGHT, WRONG_AMOUNT, WRONG = "right", "amount", "wrong"


@dataclass(frozen=True, slots=True)
class Given:
    """What came in: the answer chosen, the amount as it was typed, and what is wrong with that.

    `words` are those of an answer in one's own words.  `result` is empty while there is nothing to grade yet.
    """

    choice: Choice | None = None
    typed: str = ""
    problem: str = ""
    result: str = ""
    said: str = ""
    words: str = ""


def read_answer(query: Mapping[str, str], offer: Offer, language: str) -> Given:
    """Read the answer of an address and grade it; what is no answer to this question counts for none."""
    words = query.get("said", "").strip()[:LONGEST]
    if words:
        return _read_words(words, offer, language)
    key, typed = query.get("answer", ""), query.get("to", "")[:40]
    choice = next((each for each in offer.choices if each.key == key), None)
    if choice is None:
        return Given(typed=typed)
    if not choice.how_much:
        return Given(choice, typed, result=RIGHT if key == offer.right else WRONG, said=choice.word)
    try:
        total = read_amount(typed)
    except Unreadable as fault:
        problem = why_unreadable(fault) if typed.strip() else gettext("Say how much.")
        return Given(choice, typed, problem)
    return Given(choice, typed, result=_graded(key, total, offer), said=headline_of(Reading(Decision(key), total)).text)


def _read_words(words: str, offer: Offer, language: str) -> Given:
    """Grade an answer in one's own words; one that is not plain has to be chosen."""
    answer = read_said(words, offer, language)
    if answer is None:
        return Given(words=words, problem=gettext("This was not understood as one of the answers: choose one of them."))
    choice, total = answer.choice, answer.amount
    if choice.how_much and total is None:
        return Given(choice, problem=gettext("Say how much."), words=words)
    if total is None:
        return Given(choice, result=RIGHT if choice.key == offer.right else WRONG, said=choice.word)
    said = headline_of(Reading(Decision(choice.key), total)).text
    return Given(choice, str(total), result=_graded(choice.key, total, offer), said=said)


def _graded(key: str, total: int, offer: Offer) -> str:
    if key != offer.right:
        return WRONG
    return RIGHT if offer.total in {total, None} else WRONG_AMOUNT
