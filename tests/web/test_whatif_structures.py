"""The what-if in pot-limit, in limit and for split pots: the structure is chosen, and what tips is right for each."""

from dataclasses import replace

import pytest
from django.test import Client

from rules.engine.judging import judge
from rules.engine.reading import read_scenario
from rules.engine.scenario import STREETS
from rules.web.sharing import notation
from rules.web.whatif.starting_tables import PLAYERS, STORIES, Setup, build, story_of
from tests.web.pages import get
from tests.web.test_whatif import OVERCHIP, follow, headline, refused, value

pytestmark = [pytest.mark.django_db, pytest.mark.usefixtures("library")]

POT = "1~2026~100-200.flop.pot3600.potlimit~A_B_C~0bet1200_1saypot"
LIMIT = "1~2026~25-50.limit50-100~SB_BB.o2x25_BTN~2to100_0fold_1push1x50-1x25"
CAPPED = "1~2026~200-400.flop.limit400-800.cap3.left9~A_B_C~0bet400_1to800_2to1200_0to1600_1push1x1000-5x100"
SPLIT = "1~2026~river.pot1525.hilo~A_B_C~0check_1check_2check~split.win_main_C.low_main_A.smallest25"
QUOTED = "1~2026~200-400.turn.pot6200.potlimit~A_B_C~0saypot.quoted5800.unnoticed_1fold~correction"


@pytest.mark.parametrize("betting", ["pot-limit", "limit"])
@pytest.mark.parametrize("street", STREETS)
@pytest.mark.parametrize("story", STORIES)
def test_every_table_to_begin_with_can_be_played_in_every_structure(story: str, street: str, betting: str) -> None:
    for players in PLAYERS:
        for blinds in ((25, 50), (0, 100), (0, 0)):
            if betting == "pot-limit" and not blinds[1] and street == "preflop":
                continue  # Without a chip in the middle there is no pot to bet.
            setup = Setup(story, street, players, blinds, betting=betting)
            scenario = read_scenario({"edition": "2026", **build(setup)})
            assert judge(scenario).decision in {"fold", "held"}
            assert scenario.betting == betting
            assert build(replace(setup, story=story_of(scenario))) == build(setup)


@pytest.mark.parametrize(
    ("text", "changes", "link"),
    [
        (OVERCHIP, {"betting": "pot-limit"}, "1~2026~25-50.potlimit~SB_BB.o2x25_BTN~2to150_0fold_1push1x1000"),
        (OVERCHIP, {"betting": "limit"}, "1~2026~25-50.limit50-100~SB_BB.o2x25_BTN~2to100_0fold_1push1x1000"),
        (LIMIT, {"betting": "no-limit"}, "1~2026~25-50~SB_BB.o2x25_BTN~2to150_0fold_1push1x50-1x25"),
        (LIMIT, {"street": "turn"}, "1~2026~25-50.turn.limit50-100~SB_BB_BTN~0bet100_1push1x50-1x25"),
        (LIMIT, {"bet": "60", "raises": "3"}, "limit60-100.cap3~SB_BB.o2x25_BTN~2to100_0fold_1push1x50-1x25"),
        (CAPPED, {"left": "2"}, CAPPED.replace("left9", "left2")),
        (CAPPED, {"raises": "", "left": ""}, CAPPED.replace(".cap3.left9", "")),
        (CAPPED, {"betting": "no-limit"}, CAPPED.replace(".limit400-800.cap3.left9", "")),
        (POT, {"pot": "4.000"}, POT.replace("3600", "4000")),
        (POT, {"quoted": "5.000"}, f"{POT}.quoted5000"),
        (POT + ".quoted5000", {"betting": "no-limit"}, "1~2026~100-200.flop~SB_BB_BTN~0bet600_1saypot"),
        (POT, {"says": "call"}, POT.replace("pot", "call").replace("call3600.call", "pot3600.pot")),
        (QUOTED, {"e0": "7000"}, QUOTED.replace("5800", "7000")),
        (SPLIT, {"pot": "1550", "smallest": "50"}, SPLIT.replace("1525", "1550").replace("smallest25", "smallest50")),
    ],
)
def test_structure_sizes_and_pot_can_be_changed(client: Client, text: str, changes: dict[str, str], link: str) -> None:
    found, page = follow(client, text, **changes)
    assert found.endswith(link)
    assert headline(page)


def test_other_winners_are_ticked(client: Client) -> None:
    ticked = {"winners.main.0": "1", "winners.main.2": "1", "low.main.0": "1"}
    text, page = follow(client, SPLIT, edition="2026", **ticked)
    assert text == SPLIT.replace("win_main_C", "win_main_A_C")
    assert headline(page).startswith("Split pot")
    page = refused(client, SPLIT, edition="2026", **{"low.main.0": "1"})
    assert "missing" in page.one("p", id="p-winners.main").text


@pytest.mark.parametrize(
    ("text", "says"),
    [
        (LIMIT, ["a call up to 100 in front, a raise from 125", "it is a call", "always to 150"]),
        (CAPPED, ["had all its raises"]),
        (POT, ["What was said first", "up to 7,200"]),
        (
            POT.replace("saypot", "push1x1000-7x100"),
            [
                "a call up to 1,700 in front, a raise from 1,800",
                "one 100 chip makes it a raise to 2,400",
                "up to 7,200",
            ],
        ),
        (POT.replace("0bet1200_1saypot", "0push9x500"), ["A bet goes up to 3,600"]),
        (LIMIT.replace("25-50", "25-50.flop").replace(".o2x25", "").replace("2to100_0fold_1", "0"), ["always 50"]),
    ],
)
def test_what_tips_is_told_for_every_structure_or_why_nothing_does(client: Client, text: str, says: list[str]) -> None:
    told = get(client, f"/en/what-if/?s={text}").one("section", "tipping").texts("li")
    assert len(told) == len(says), told
    assert all(part in sentence for part, sentence in zip(says, told, strict=True)), told


@pytest.mark.parametrize(
    ("text", "changes", "name"),
    [
        (OVERCHIP, {"betting": "spread"}, "betting"),
        (LIMIT, {"bet": ""}, "bet"),
        (LIMIT, {"big_bet": "x"}, "big_bet"),
        (CAPPED, {"raises": "-1"}, "raises"),
        (POT, {"pot": ""}, "pot"),
        (POT, {"quoted": "many"}, "quoted"),
        (POT, {"says": "pot", "amount": "600"}, "amount"),
        (SPLIT, {"smallest": "0"}, "smallest"),
    ],
)
def test_what_cannot_be_is_told_at_its_field(client: Client, text: str, changes: dict[str, str], name: str) -> None:
    page = refused(client, text, **changes)
    assert page.one("p", id=f"p-{name}").text
    for field in changes.keys() - {"betting", "says"}:
        assert value(page, field) == changes[field]


def test_a_link_of_a_structure_keeps_its_words_for_ever() -> None:
    assert notation.read(CAPPED)["limit"] == {"bet": 400, "big_bet": 800, "raises": 3, "players_left": 9}
    assert notation.read(POT)["betting"] == "pot-limit"
    assert notation.read(SPLIT)["ask"]["low"] == {"main": ["A"]}
