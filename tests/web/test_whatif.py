"""The what-if as it is used: chips are tapped, figures typed, and each step has an address and its verdict."""

from urllib.parse import parse_qs, quote, urlsplit

import pytest
from django.test import Client

from rules.web.cases.listing import cases_of
from rules.web.sharing import notation
from rules.web.site import addresses
from rules.web.site.concordance import read_concordance
from tests.web.pages import LANGUAGES, Element, get, parse

pytestmark = [pytest.mark.django_db, pytest.mark.usefixtures("library")]

OVERCHIP = "1~2026~25-50~SB_BB.o2x25_BTN~2to600_0fold_1push1x1000"
SEVERAL = "1~2024~250-500~SB_BB_UTG_UTG-2b1~2by600_3push1x1000-5x100"
LAST = "1~2024~flop~A_B.s2000~0bet1400_1push1x1000-2x500"
TABLED = "1~2024~~A.s700_B_C~0allin_1call_2call_flop_1check_2check~tabling"


def headline(page: Element) -> str:
    return page.one("div", "ruling").one("p", "headline").text


def follow(client: Client, text: str, **changes: str) -> tuple[str, Element]:
    """Change something on a table; return the text of the link it leads to, and the page there."""
    query = "&".join(f"{name}={quote(value)}" for name, value in {"s": text, **changes}.items())
    response = client.get(f"/en/what-if/?{query}", follow=True)
    assert response.status_code == 200, response.status_code
    address = response.redirect_chain[-1][0] if response.redirect_chain else f"?s={text}"
    return parse_qs(urlsplit(address).query)["s"][0], parse(response.content.decode())


def refused(client: Client, text: str, language: str = "en", **changes: str) -> Element:
    query = "&".join(f"{name}={quote(value)}" for name, value in {"s": text, **changes}.items())
    return get(client, f"/{language}/what-if/?{query}", 422)


def value(page: Element, name: str) -> str:
    return page.one("input", id=f"f-{name}").attributes["value"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_empty_table_asks_what_the_player_does(client: Client, language: str) -> None:
    page = get(client, f"/{language}/what-if/")
    assert page.one("html").language == language
    assert "600" in headline(page)
    assert value(page, "out") == ""
    assert page.one("section", "tipping").texts("li") != []
    assert page.all("section", "editions") == []


@pytest.mark.parametrize(
    ("changes", "link", "decision"),
    [
        ({"tap": "out+25"}, "0fold_1push1x1000-1x25", "Raise to 1,150 75 to add"),
        ({"tap": "out+1000"}, "0fold_1push2x1000", "Raise to 2,050"),
        ({"tap": "pulls+25"}, "0fold_1push1x1000.pull1x25", "Raise to 1,150 125 to add"),
        ({"out": "2x500"}, "0fold_1push2x500", "Call of 600 450 back"),
        ({"out": "", "says": "raise", "amount": "1.400"}, "0fold_1sayraise1400", "Raise to 1,400"),
        ({"says": "raise"}, "0fold_1push1x1000.sayraise", "Raise to 1,150"),
        ({"says": "raise", "first": "chips"}, "0fold_1push1x1000.sayraise.chips", "Call of 600 450 back"),
        ({"out": "", "says": "fold"}, "0fold_1sayfold", "Fold"),
        ({"out": "", "says": "i'm in"}, "0fold_1sayin", "Call of 600"),
        ({"out": "", "says": "more", "amount": "1.400"}, "0fold_1saymore1400", "Raise to 2,000"),
        ({"out": "", "pulls": "1x25"}, "0fold_1pull1x25", "Binding"),
        ({"forward": "1"}, "0fold_1push1x1000.forward", "The director decides"),
        ({"e0": "1k"}, "2to1000_0fold_1push1x1000", "Call of 1,000 50 back"),
        ({"behind": "last"}, "SB_BB.s1050.o2x25_BTN", "Call of 600 450 back"),
        ({"behind": "stack", "stack": "5 000"}, "SB_BB.s5000.o2x25_BTN", "Call of 600 450 back"),
        ({"front": "1x50"}, "SB_BB.o1x50_BTN", "Call of 600 450 back"),
        ({"tap": "front+1000"}, "SB_BB.o1x1000-2x25_BTN", "Raise to 2,050"),
        ({"small": "50", "big": "100"}, "1~2026~50-100~SB_BB.o1x100_BTN", "Call of 600 500 back"),
        ({"edition": "2013"}, "1~2013~25-50", "The director decides"),
    ],
)
def test_every_change_has_its_address_and_its_verdict(
    client: Client, changes: dict[str, str], link: str, decision: str
) -> None:
    text, page = follow(client, OVERCHIP, **changes)
    assert link in text
    assert headline(page).startswith(decision)


def test_a_chip_that_was_added_is_taken_away_again(client: Client) -> None:
    text, _ = follow(client, OVERCHIP, tap="out+25")
    text, page = follow(client, text, tap="out-25")
    assert text == OVERCHIP
    assert "out-1000" in [key.attributes["value"] for key in page.all("button", "key")]


@pytest.mark.parametrize(
    "tap", ["out-500", "out+0", "nowhere+25", "out", "out+99999999999999", "front-1000", "amount+5"]
)
def test_a_tap_that_cannot_be_changes_nothing(client: Client, tap: str) -> None:
    text, page = follow(client, OVERCHIP, tap=tap)
    assert text == OVERCHIP
    assert headline(page).startswith("Call of 600")


def test_the_last_chip_taken_away_leaves_an_open_question(client: Client) -> None:
    page = get(client, f"/en/what-if/?s={OVERCHIP}&tap=out-1000")
    assert headline(page).startswith("What does the player do?")
    assert page.one("input", name="s").attributes["value"] == OVERCHIP.replace("push1x1000", "fold")
    assert value(page, "out") == ""


@pytest.mark.parametrize(
    ("text", "says"),
    [
        (OVERCHIP, ["a call up to 850 in front, a raise from 875", "Adding one 25 chip makes it a raise to 1,150."]),
        (OVERCHIP + "-1x25", ["a call up to 850 in front", "Without one 25 chip it is a call."]),
        (SEVERAL, ["a call up to 1,375 in front, a raise from 1,400"]),
        (SEVERAL.replace("5x100", "3x100"), ["a call up to 1,375", "Adding one 100 chip makes it a raise to 1,700."]),
        (LAST, ["a call up to 1,400 in front, a raise from 1,500", "Without one 500 chip it is a call."]),
    ],
)
def test_the_tipping_point_is_told(client: Client, text: str, says: list[str]) -> None:
    told = get(client, f"/en/what-if/?s={text}").one("section", "tipping").texts("li")
    assert len(told) == len(says)
    assert all(part in sentence for part, sentence in zip(says, told, strict=True))


def test_the_chips_that_would_change_the_decision_say_so(client: Client) -> None:
    page = get(client, f"/en/what-if/?s={SEVERAL.replace('5x100', '3x100')}")
    words = {key.attributes["value"]: key.texts("small") for key in page.all("button", "add")}
    assert words["out+25"] == []
    assert words["out+100"] == [": Raise"]


def test_every_edition_has_its_line_and_the_flip_is_marked(client: Client) -> None:
    lines = get(client, f"/en/what-if/?s={OVERCHIP}").one("section", "editions").all("li")
    assert [line.text.split()[0] for line in lines] == ["2011", "2013", "2019", "2022", "2024", "2026"]
    assert ["flips" in line.classes for line in lines] == [False, False, True, False, False, False]
    assert [line.all(aria_current="true") != [] or "here" in line.classes for line in lines][-1]
    link = lines[1].one("a").attributes["href"]
    assert headline(get(client, link)).startswith("The director decides")


@pytest.mark.parametrize(
    ("changes", "name", "why"),
    [
        ({"small": "x"}, "small", "This cannot be read as a number."),
        ({"e0": "-5"}, "e0", "This figure must not be negative."),
        ({"e0": "600,5"}, "e0", "This must be a whole number."),
        ({"e0": "9" * 24}, "e0", "This is too large."),
        ({"e0": "1.500k"}, "e0", "This may mean 1,500 or 1,500,000: write the number out."),
        ({"small": "0", "big": "0"}, "big", "This figure must be greater than zero."),
        ({"small": "", "big": ""}, "small", "Something required is missing here."),
        ({"out": "2 500"}, "out", "These chips can be read in two ways."),
        ({"out": "-5"}, "out", "This figure must not be negative."),
        ({"small": "1.5"}, "small", "This must be a whole number."),
        ({"big": ""}, "big", "Something required is missing here."),
        ({"small": "100"}, "small", "The small blind is larger than the big blind."),
        ({"e0": ""}, "e0", "Something required is missing here."),
        ({"e0": "9" * 14}, "e0", "This is too large."),
        ({"out": "1y5"}, "out", "Chips are written like"),
        ({"pulls": "1x500"}, "pulls", "does not have these chips in front"),
        ({"front": ""}, "front", "The chips in front are less than the blind of 50."),
        ({"front": "1x25"}, "front", "The chips in front are less than the blind of 50."),
        ({"amount": "many"}, "amount", "This cannot be read as a number."),
        ({"says": "call", "amount": "600"}, "amount", "An amount is said with a bet or a raise, or alone."),
        ({"says": "shout"}, "says", "This declaration cannot be read"),
        ({"out": "", "pulls": "1x25", "says": "raise"}, "says", "Words go with chips that are put out"),
        ({"behind": "stack", "stack": ""}, "stack", "Something required is missing here."),
        ({"behind": "stack", "stack": "500"}, "out", "The player has only 500."),
        ({"behind": "last", "out": "", "says": "raise"}, "stack", "Put out the last chips"),
        ({"edition": "2015"}, "edition", "is not established"),
    ],
)
def test_figures_that_cannot_be_are_told_at_their_field_and_kept(
    client: Client, changes: dict[str, str], name: str, why: str
) -> None:
    page = refused(client, OVERCHIP, **changes)
    assert why in page.one("p", id=f"p-{name}").text
    assert why in page.one("div", "ruling").text
    assert f"#f-{name}" in [link.attributes["href"] for link in page.one("div", "ruling").all("a")]
    for field in changes.keys() & {"small", "big", "e0", "out", "front", "pulls", "amount", "stack"}:
        assert value(page, field) == changes[field]
    assert page.one("input", name="s").attributes["value"] == OVERCHIP


def test_every_fault_is_told_at_once_and_in_the_readers_language(client: Client) -> None:
    page = refused(client, OVERCHIP, "de", small="x", e0="", out="1y5")
    assert len(page.one("div", "ruling").all("li")) == 3
    assert headline(page) == "Das ist nicht zu lesen"


@pytest.mark.parametrize(
    ("changes", "said"),
    [
        ({"e0": "abc"}, "This cannot be read"),
        ({"out": "1y5"}, "This cannot be read"),
        ({"e0": "-5"}, "Not a valid figure"),
        ({"e0": "600,5"}, "Not a valid figure"),
        ({"e0": "9" * 24}, "Not a valid figure"),
        ({"small": "0", "big": "0"}, "Not a valid figure"),
        ({"e0": " "}, "Something is missing"),
        ({"front": "1x25"}, "Chips are still missing"),
        ({"out": "", "pulls": "1x25", "says": "raise"}, "Chips are still missing"),
        ({"small": "100"}, "This cannot have happened"),
        ({"pulls": "1x500"}, "This cannot have happened"),
    ],
)
def test_only_what_cannot_have_been_is_called_impossible(client: Client, changes: dict[str, str], said: str) -> None:
    page = refused(client, OVERCHIP, **changes)
    assert headline(page) == said
    verdict = page.one("div", "ruling").one("div", "verdict")
    assert ("tone-held" in verdict.classes) == (said != "Chips are still missing")


def test_a_field_that_was_wrong_is_mended_with_all_the_others_kept(client: Client) -> None:
    page = refused(client, OVERCHIP, small="x", out="2x1000", says="raise", edition="2024")
    sent = {field.attributes["name"]: field.attributes["value"] for field in page.one("form", id="ask").all("input")}
    assert sent["out"] == "2x1000"
    text, _ = follow(client, OVERCHIP, small="25", out="2x1000", says="raise", edition="2024")
    assert text.startswith("1~2024~25-50")
    assert text.endswith("1push2x1000.sayraise")


@pytest.mark.parametrize(
    ("changes", "told"),
    [
        ({"players": "6"}, "1~2026~25-50~SB_BB.o2x25_UTG_HJ_CO_BTN~2to600_3fold_4fold_5fold_0fold_1push1x1000"),
        ({"street": "flop"}, "1~2026~25-50.flop~SB_BB_BTN~0bet600_1push1x1000"),
        ({"story": "sb"}, "1~2026~25-50~SB.o1x25_BB_BTN~2to600_0push1x1000"),
        ({"story": "option"}, "1~2026~25-50~SB_BB.o2x25_BTN~2fold_0call_1push1x1000"),
        ({"story": "open", "street": "turn"}, "1~2026~25-50.turn~SB_BB_BTN~0push1x1000"),
        ({"story": "raise", "street": "flop"}, "1~2026~25-50.flop~SB_BB_BTN~0bet600_1to1800_2push1x1000"),
        ({"story": "own", "street": "flop"}, "~0push1x500-1x100_1to1800_2fold_0push1x1000"),
        ({"story": "raise", "players": "2"}, "1~2026~25-50~BB_BTN~1push1x500-1x100.sayraise600_0to1800_1push1x1000"),
    ],
)
def test_another_hand_is_set_up_and_the_chips_are_kept(client: Client, changes: dict[str, str], told: str) -> None:
    text, page = follow(client, OVERCHIP, **changes)
    assert text.endswith(told)
    chosen = [
        o.attributes["value"] for o in page.one("select", id="f-story").all("option") if "selected" in o.attributes
    ]
    assert chosen == [changes.get("story", "bb" if "players" in changes else "bet")] or changes.get("players") == "2"


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_blinds_to_choose_from_are_named_as_the_told_hand_names_them(client, language):
    page = get(client, f"/{language}/what-if/?s={OVERCHIP}")
    words = {option.attributes["value"]: option.text for option in page.one("select", id="f-story").all("option")}
    assert [words[story].partition(",")[0] for story in ("sb", "bb", "option")] == ["SB", "BB", "BB"]


@pytest.mark.parametrize("changes", [{"players": "99"}, {"players": "x"}, {"street": "sea"}, {"story": "tall"}])
def test_a_hand_that_is_not_offered_is_no_error_of_ours(client: Client, changes: dict[str, str]) -> None:
    query = "&".join(f"{name}={text}" for name, text in changes.items())
    response = client.get(f"/en/what-if/?s={OVERCHIP}&{query}", follow=True)
    assert (response.status_code, "Call of 600" in response.content.decode()) == (200, True)


def test_an_all_in_hand_keeps_its_events_and_offers_its_stacks(client: Client) -> None:
    page = get(client, f"/en/what-if/?s={TABLED}")
    assert headline(page) == "Cards stay down"
    assert "B checks." in page.one("ul", "before").text
    assert page.all("fieldset", "zone") == []
    text, _ = follow(client, TABLED, stack0="900")
    assert text == TABLED.replace("s700", "s900")


def test_a_link_with_impossible_figures_shows_them_with_what_is_wrong(client: Client) -> None:
    page = refused(client, OVERCHIP.replace("o2x25", "o1x25"))
    assert value(page, "front") == "1x25"
    assert page.all("p", id="p-front")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("text", ["7~2026~x", "1~rubbish", "%00", "1~2026~25-50~A~0call", "1~2026~~A_B~~options"])
def test_a_link_that_cannot_be_read_says_so_and_offers_an_empty_table(client: Client, text: str, language: str) -> None:
    status = 422 if "options" in text else 400
    page = get(client, f"/{language}/what-if/?s={text}", status)
    assert f"/{language}/what-if/" in [link.attributes["href"] for link in page.one("main").all("a")]
    assert page.one("html").language == language


def test_an_unknown_version_is_told_apart(client: Client) -> None:
    newer, broken = (get(client, f"/en/what-if/?s={text}", 400).one("main").text for text in ("3~x", "1~x"))
    assert "does not know" in newer
    assert "missing" in broken


def test_a_shared_link_opens_in_the_language_of_whoever_follows_it(client: Client) -> None:
    shared = get(client, f"/it/what-if/?s={OVERCHIP}").one("div", "reasons").all("a")[-1].attributes["href"]
    response = Client().get(shared, headers={"accept-language": "de"})
    assert response["Location"] == f"/de/what-if/?s={OVERCHIP}"


def test_a_script_gets_the_part_that_changed_and_the_address_to_show(client: Client) -> None:
    response = client.get(f"/en/what-if/?s={OVERCHIP}&tap=out%2B25", headers={"hx-request": "true"})
    part = parse(response.content.decode())
    assert response.status_code == 200
    assert response["HX-Push-Url"] == f"/en/what-if/?s={OVERCHIP}-1x25"
    assert {"HX-Request", "Cookie"} <= set(response["Vary"].replace(" ", "").split(","))
    assert part.all("html") == []
    assert part.one("title").text.startswith("Raise to 1,150")
    assert headline(part).startswith("Raise to 1,150")
    assert part.one("form", id="ask").one("input", name="s").attributes["value"] == f"{OVERCHIP}-1x25"


def test_a_script_gets_what_is_wrong_with_the_same_status(client: Client) -> None:
    response = client.get(f"/en/what-if/?s={OVERCHIP}&small=x", headers={"hx-request": "true"})
    assert response.status_code == 422
    assert response["HX-Push-Url"] == f"/en/what-if/?s={OVERCHIP}&small=x"


def case_of_the_director(verdict: Element) -> bool:
    """Whether a verdict is a list of what the director may do: it has no figures to change."""
    return "tone-director" in verdict.classes and bool(verdict.all("ul", "readings")) and not verdict.all("p", "next")


@pytest.mark.parametrize("edition", ["2024", "2026"])
def test_every_case_leads_to_its_what_if_with_the_same_verdict(client: Client, edition: str) -> None:
    cases = cases_of(read_concordance("en"), edition, "en")
    for case in cases:
        address = addresses.case("en", case.place, case.key)
        verdicts = [box for box in get(client, address).all("div", "verdict") if box.all("p", "headline")]
        for verdict in [box for box in verdicts if not case_of_the_director(box)]:
            links = [link.attributes["href"] for link in verdict.one("p", "next").all("a")]
            there = get(client, links[0])
            assert verdict.all("form", "show") or any("/card/" in link for link in links), "and a card"
            assert headline(there) in verdict.one("p", "headline").text
            assert there.one("p", "where").one("a").attributes["href"] == address
        assert verdicts, address
    assert len(cases) > 200


def test_where_the_reader_came_from_goes_along(client: Client) -> None:
    response = client.get(f"/en/what-if/?s={OVERCHIP}&of=2026/48/1.1&tap=out%2B25")
    assert response["Location"].endswith("-1x25&of=2026/48/1.1")
    for of in ("//evil.example/x", "2026/48", "javascript:alert(1)", "a/b/c"):
        page = get(client, f"/en/what-if/?s={OVERCHIP}&of={of}")
        assert page.all("p", "where") == []
        assert page.all("input", name="of") == []


def test_a_link_is_pinned_to_its_edition(client: Client) -> None:
    assert notation.read(OVERCHIP)["edition"] == "2026"
    page = get(client, f"/en/what-if/?s={OVERCHIP.replace('2026', '2024')}")
    assert "46 C.1" in page.one("ol", "why").text
