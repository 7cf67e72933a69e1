"""The table as it is drawn: who is where, what lies there, and what the steps say."""

import re

import pytest
from django.test import Client
from django.utils import translation

from rules.engine.judging import judge
from rules.engine.reading import read_scenario
from rules.web.table.pictures import picture_of
from rules.web.table.scene import Scene, read_scene
from tests.browser.hard_tables import BLINDS, HARD, KINDS, TEN, act
from tests.web.pages import get


def scene(data: dict[str, object], language: str = "en") -> Scene:
    scenario = read_scenario(data)
    with translation.override(language):
        found = read_scene(scenario, judge(scenario))
        assert found
    return found


def texts(svg: str) -> list[str]:
    return re.findall(r"<text[^>]*>([^<]*)</text>", svg)


def test_every_player_has_a_plate_in_the_order_of_the_seats() -> None:
    shown = texts(scene(HARD["ten seats and an act out of turn"]).svg(0))
    names = [seat["name"] for seat in TEN]
    assert [text for text in shown if text in names] == names


def test_seats_run_clockwise_from_the_left_hand_of_the_dealer() -> None:
    slots = scene(HARD["ten seats and pots"]).layout.slots
    assert [slot.side for slot in slots] == ["right"] * 4 + ["foot"] * 2 + ["left"] * 4
    assert slots[0].y < slots[3].y < slots[4].y
    assert slots[4].x > slots[5].x
    assert slots[9].y < slots[6].y


def test_nothing_moves_from_step_to_step_but_chips() -> None:
    drawn = scene(HARD["three side pots"])
    places = [
        re.findall(r'<rect class="plate[^>]*(x="[^"]*" y="[^"]*")', drawn.svg(at)) for at in range(drawn.last + 1)
    ]
    assert len({tuple(each) for each in places}) == 1


def test_pulled_chips_are_outlines_and_the_act_out_of_turn_is_marked() -> None:
    pulled = scene(HARD["pulled and pushed"])
    svg = pulled.svg(pulled.last)
    assert svg.count('class="outline"') == 1
    assert svg.count('href="#chip"') == 2
    early = scene(HARD["ten seats and an act out of turn"])
    with translation.override("de"):
        assert "außer der Reihe" in texts(early.svg(early.last))


def test_a_player_who_folded_is_faded_and_one_who_is_all_in_says_so() -> None:
    pots = scene(HARD["ten seats and pots"])
    svg = pots.svg(pots.last)
    assert svg.count('class="faded"') == 2
    assert texts(svg).count("All-in") == 3


def test_the_player_ruled_on_bears_the_tone_and_the_arrow_shows_who_is_next() -> None:
    data = {"blinds": BLINDS, "seats": TEN[:3], "events": [act("UTG", "raise", to=500)]}
    svg = scene(data).svg(1)
    assert 'class="oval tone-raise"' in svg
    assert svg.count('class="plate on"') == svg.count('class="plate due"') == svg.count('class="arrow"') == 1
    assert svg.index('class="plate due"') < svg.index('class="plate on"')  # SB sits before UTG.


def test_names_are_escaped() -> None:
    seats = [{"name": "<b>&"}, {"name": "B"}]
    svg = scene({"street": "flop", "seats": seats, "events": [act("<b>&", "check")]}).svg(1)
    assert "<b>" not in svg
    assert "&lt;b&gt;&amp;" in svg


def test_the_question_of_the_quiz_is_drawn_before_its_answer() -> None:
    asked = scene(HARD["pulled and pushed"])
    svg = asked.element(asked.asked())
    assert "tone-raise" not in svg
    assert "BB" in texts(svg)
    assert texts(svg).count("50") == 1
    assert not [text for text in texts(svg) if "1,1" in text]


def test_the_button_and_the_blinds_of_the_next_hand_are_drawn_with_the_empty_seat() -> None:
    scenario = read_scenario(KINDS["button after an elimination"])
    svg = picture_of(scenario, judge(scenario))
    shown = texts(svg)
    assert svg.count('class="faded"') == shown.count("Empty seat") == 1
    assert (shown[shown.index("B") + 1], shown[shown.index("Dora") + 1]) == ("D", "BB")
    assert "SB" not in shown


def test_a_chip_race_is_drawn_with_its_cards_and_what_is_given() -> None:
    scenario = read_scenario(KINDS["chip race with cards"])
    svg = picture_of(scenario, judge(scenario))
    assert {"K♥", "K♦ 8♠ 3♣", "×3", "+100"} <= set(texts(svg))
    assert svg.count('href="#chip"') == 2


@pytest.mark.django_db
@pytest.mark.usefixtures("library")
@pytest.mark.parametrize(
    ("query", "number"), [("", "13"), ("?step=0", "0"), ("?step=4", "4"), ("?step=99", "13"), ("?step=x", "13")]
)
def test_each_step_has_an_address_and_the_last_one_is_open(client: Client, query: str, number: str) -> None:
    page = get(client, f"/it/2024/16/3/{query}")
    assert page.one("span", "count").text == f"{number}/13"


@pytest.mark.django_db
@pytest.mark.usefixtures("library")
def test_a_step_says_what_was_done_and_what_it_counts_as_in_the_readers_language(client: Client) -> None:
    for language, words in (("it", "BTN rilancia a 600."), ("de", "BTN erhöht auf 600."), ("es", "BTN sube a 600.")):
        assert words in get(client, f"/{language}/2026/48/1.1/?step=1").one("p", "act").text


@pytest.mark.django_db
@pytest.mark.usefixtures("library")
def test_the_booklet_and_the_card_show_the_last_state_and_a_rule_page_none(client: Client) -> None:
    assert client.get("/it/2026/booklet/").content.count(b'class="oval') > 20
    card = client.get("/it/card/?s=1~2026~25-50~SB_BB.o2x25_BTN~2to600_0fold_1push1x1000").content
    assert card.count(b'class="oval') == 1
    assert b'class="oval' not in client.get("/it/2026/48/").content


@pytest.mark.django_db
@pytest.mark.usefixtures("library")
def test_the_what_if_draws_the_button_and_the_chip_race(client: Client) -> None:
    button = "2~2026~button~seats_A._B._C.eliminated_D.~button.A~small-blind.B~big-blind.C"
    race = "2~2026~chip-race~seats_A.odd1_B.odd3~denomination.25~next.100~cards.A_Kh~cards.B_Kd_8s_3c"
    for text in (button, race):
        assert client.get(f"/de/what-if/?s={text}").content.count(b'class="oval') == 1


@pytest.mark.django_db
@pytest.mark.usefixtures("library")
def test_the_answer_to_a_told_situation_is_drawn(client: Client) -> None:
    told = "Bui 25/50. BB ha davanti due gettoni da 25. BTN rilancia a 600. SB fa fold. BB aggiunge uno da 1.000."
    page = client.get("/it/search/", {"q": told}).content
    assert page.count(b'class="oval') == 1
    assert client.get("/it/search/", {"q": "gettone"}).content.count(b'class="oval') == 0
