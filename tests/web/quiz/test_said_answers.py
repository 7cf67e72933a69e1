"""Answers of the quiz in the player's own words, in four languages; what is not plain has to be chosen."""

from urllib.parse import urlencode

import pytest
from django.test import Client
from django.utils import translation

from rules.web.quiz.answer_choices import Choice, Offer
from rules.web.quiz.said_answers import read_said
from tests.web.pages import Element, get

RAISE = "2026/prior-bet-chips/1.3/es"  # To 1,550.
CALL = "2026/prior-bet-chips/1.1"  # Of 600.

OFFER = Offer(
    "What does it count as?",
    (
        Choice("call", "Call"),
        Choice("raise", "Raise", "Raise to how much?"),
        Choice("fold", "Fold"),
        Choice("director", "The director decides"),
    ),
    "call",
    600,
)


@pytest.mark.parametrize(
    ("text", "key", "amount"),
    [
        ("call", "call", None),
        ("È un call", "call", None),
        ("nur ein Call!", "call", None),
        ("iguala 600", "call", 600),
        ("it's a call of 600", "call", 600),
        ("rilancio a 1.200", "raise", 1200),
        ("Erhöhung auf zwölfhundert", "raise", 1200),
        ("subida a 1200", "raise", 1200),
        ("raise to twelve hundred", "raise", 1200),
        ("raise", "raise", None),
        ("Fold.", "fold", None),
        ("the director decides", "director", None),
        ("not a raise", None, None),
        ("kein Call", None, None),
        ("call o raise", None, None),
        ("call 600 300", None, None),
        ("rilancio di 600", None, None),
        ("fold 300", None, None),
        ("600", None, None),
        ("idiota", None, None),
        ("?", None, None),
    ],
)
def test_what_is_said_chooses_an_answer_or_none(text: str, key: str | None, amount: int | None) -> None:
    said = read_said(text, OFFER, "en")
    assert (said.choice.key, said.amount) == (key, amount) if said else key is None


def test_an_answer_of_two_decisions_is_chosen_by_both() -> None:
    offer = Offer("", (Choice("fold call", "Fold or call"), Choice("fold call raise", "Fold, call or raise")), "")
    said = read_said("fold or call", offer, "en")
    assert said is not None
    assert said.choice.key == "fold call"
    assert read_said("call", offer, "en") is None


def ask(client: Client, name: str, language: str, said: str, status: int = 200) -> Element:
    return get(client, f"/{language}/quiz/{name}/?{urlencode({'said': said})}", status)


@pytest.mark.django_db
@pytest.mark.usefixtures("library")
class TestPages:
    """The pages that answer."""

    @pytest.mark.parametrize(
        ("name", "language", "said", "result"),
        [
            (RAISE, "it", "rilancio a 1550", "right"),
            (RAISE, "es", "subida a 1200", "amount"),
            (RAISE, "de", "Call", "wrong"),
            (CALL, "en", "call of 600", "right"),
            (CALL, "de", "Call von 500", "amount"),
        ],
    )
    def test_an_answer_in_words_is_graded(
        self, client: Client, name: str, language: str, said: str, result: str
    ) -> None:
        assert result in ask(client, name, language, said).one("p", "result").classes

    @pytest.mark.parametrize("language", ["it", "de", "es", "en"])
    def test_what_is_not_understood_has_to_be_chosen(self, client: Client, language: str) -> None:
        page = ask(client, CALL, language, "boh", status=422)
        with translation.override(language):
            sentence = "This was not understood as one of the answers: choose one of them."
            assert page.one("p", id="p-said").text == translation.gettext(sentence)
        assert page.one("input", id="said-answer").attributes["value"] == "boh"
        assert page.all("p", "result") == []

    def test_a_raise_without_an_amount_is_asked_for_it(self, client: Client) -> None:
        assert ask(client, RAISE, "en", "raise", status=422).one("p", id="p-to").text == "Say how much."
