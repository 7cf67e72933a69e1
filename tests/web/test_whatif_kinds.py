"""The what-if for the questions besides betting: small forms made of what the scenario holds."""

from urllib.parse import parse_qs, quote, urlsplit

import pytest
from django.test import Client
from hypothesis import given, settings
from hypothesis import strategies as st

from rules.engine.judging import judge
from rules.engine.kinds import KINDS
from rules.engine.problems import ScenarioRefused
from rules.engine.reading import in_edition, read_scenario
from rules.web.whatif.procedure_form import FilledIn
from rules.web.whatif.procedure_forms import KIND_FORMS
from tests.engine.hands import EDITIONS
from tests.web.pages import LANGUAGES, Element, get, parse
from tests.web.test_card import sides
from tests.web.test_sharing_kinds import STRATEGIES
from tests.web.test_whatif import headline, refused

pytestmark = [pytest.mark.django_db, pytest.mark.usefixtures("library")]

MISDEAL = "2~2026~misdeal~fault.wrong-count~seat.button~acts_raise_call"
BOXED = "2~2026~misdeal~fault.boxed-cards"
BUTTON = "2~2026~button~seats_A._B._C.eliminated_D.~button.A~small-blind.B~big-blind.C"
RACE = "2~2026~chip-race~seats_A.odd3_B.odd2~denomination.25~next.100~cards.A_9c_Qd_4h~cards.B_Ks_7d"
RANKING = "2~2026~ranking~players_BB.stack24500.paid-ante2000_A.stack23200"
ANTE = "2~2026~blind-ante~blinds_400_800~ante.800~stack.1500"
LEVEL = "2~2026~new-level~announced-after.first-riffle"
ACTS = "2~2026~substantial-action~acts_fold_call"
FLOP = "2~2026~irregular-cards~fault.four-card-flop"
MIXED = "2~2026~irregular-cards~fault.hands-mixed~identified.by-camera~uncalled.600"


def sent(page: Element) -> dict[str, str]:
    """What a browser sends of the form on a page."""
    form = page.one("form", id="ask")
    fields = [field for field in form.all("input") if field.attributes.get("type") != "checkbox"]
    fields += [box for box in form.all("input", type="checkbox") if "checked" in box.attributes]
    values = {field.attributes["name"]: field.attributes["value"] for field in fields}
    for select in form.all("select"):
        options = select.all("option")
        chosen = next((option for option in options if "selected" in option.attributes), options[0])
        values[select.attributes["name"]] = chosen.attributes.get("value", chosen.text)
    return values


def submit(client: Client, text: str, *unticked: str, **changes: str) -> tuple[str, Element]:
    """Change something in a form as a browser does; return the text of the link it leads to, and the page there."""
    values = sent(get(client, f"/en/what-if/?s={text}")) | changes
    query = "&".join(f"{name}={quote(value)}" for name, value in values.items() if name not in unticked)
    response = client.get(f"/en/what-if/?{query}", follow=True)
    assert response.status_code == 200, response.content.decode()
    address = response.redirect_chain[-1][0] if response.redirect_chain else f"?{query}"
    return parse_qs(urlsplit(address).query)["s"][0], parse(response.content.decode())


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_question_is_asked_before_anything_is_answered(client: Client, language: str) -> None:
    links = get(client, f"/{language}/what-if/").one("details", "questions").all("a")
    assert len({link.text for link in links}) == len(links) == len(KINDS) + 1
    for link in links[1:]:
        page = get(client, link.attributes["href"])
        assert page.one("html").language == language
        assert headline(page).endswith("?")
        assert page.one("div", "ruling").one("div", "verdict").classes == {"verdict"}
        assert page.all("section", "editions") == page.all("div", "reasons") == page.all("form", "show") == []
        assert [a.text for a in page.one("details", "questions").all("a", aria_current="true") or [link]] == [link.text]
        assert not any("checked" in box.attributes for box in page.one("form", id="ask").all("input"))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("kind", KINDS)
def test_an_example_is_one_tap_away_and_says_that_it_is_one(client: Client, kind: str, language: str) -> None:
    page = get(client, f"/{language}/what-if/?kind={kind}")
    example = get(client, page.one("div", "ruling").one("a").attributes["href"])
    tag = example.one("div", "ruling").one("p", "tag").text
    assert tag
    assert example.one("section", "editions").all("li")
    values = sent(example)
    plain = get(client, f"/{language}/what-if/?s={values['s']}")
    assert headline(plain) == headline(example)
    assert plain.one("div", "ruling").all("p", "tag") == []
    assert "example" not in values


def test_every_kind_has_a_form() -> None:
    assert KIND_FORMS.keys() == KINDS.keys()


def fill(client: Client, page: Element, **changes: str) -> Element:
    """Change something in a form that has no address yet."""
    query = "&".join(f"{name}={quote(value)}" for name, value in (sent(page) | changes).items())
    response = client.get(f"/en/what-if/?{query}", follow=True)
    assert response.status_code in {200, 422}
    return parse(response.content.decode())


def open_fields(page: Element) -> list[str]:
    return page.one("div", "ruling").one("p", "small").texts("b")


def test_a_question_is_answered_once_everything_is_filled_in(client: Client) -> None:
    page = fill(client, get(client, "/en/what-if/?kind=button"), button="seats0")
    assert open_fields(page) == ["Small blind", "Big blind"]
    page = fill(client, page, big_blind="seats2")
    assert open_fields(page) == ["Small blind"]
    assert page.all("p", "problem") == []
    page = fill(client, page, small_blind="seats1", **{"seats1-eliminated": "1"})
    assert headline(page) == "Dead button: B small blind C; big blind D"
    assert sent(page)["s"] == ("2~2026~button~seats_A._B.eliminated_C._D._E.~button.A~small-blind.B~big-blind.C")


def test_nobody_had_the_small_blind_only_where_that_is_said(client: Client) -> None:
    page = fill(client, get(client, "/en/what-if/?kind=button"), button="seats0", big_blind="seats1", small_blind="")
    assert "small-blind" not in sent(page)["s"]
    assert headline(page) == "Dead button small blind B; big blind C"


def test_what_cannot_be_read_in_a_new_form_is_told_and_the_rest_stays_open(client: Client) -> None:
    page = fill(client, get(client, "/en/what-if/?kind=blind-ante"), small="abc")
    assert headline(page) == "This cannot be read"
    assert [problem.attributes["id"] for problem in page.all("p", "problem")] == ["p-small"]
    page = fill(client, page, small="400")
    assert headline(page) == "How large are the blinds, the ante and the stack?"
    assert open_fields(page) == ["Big blind", "Ante for the table", "Stack of BB"]
    page = fill(client, page, big="800", ante="800", stack="1,5k")
    assert sent(page)["s"] == ANTE


def test_a_hand_that_was_mixed_asks_whether_it_is_identified(client: Client) -> None:
    page = fill(client, get(client, "/en/what-if/?kind=irregular-cards"), fault="hands-mixed")
    assert open_fields(page) == ["The cards are identified"]
    page = fill(client, page, identified="by-camera", uncalled="600")
    assert sent(page)["s"] == MIXED


def test_a_part_without_a_field_to_show_has_no_legend(client: Client) -> None:
    legend = "Acts on the flop before it was noticed"
    assert legend in get(client, f"/en/what-if/?s={FLOP}").one("form", id="ask").text
    assert legend not in get(client, f"/en/what-if/?s={MIXED}").one("form", id="ask").text
    assert legend not in get(client, "/en/what-if/?kind=irregular-cards").one("form", id="ask").text


def test_a_new_form_grows_with_its_rows(client: Client) -> None:
    page = get(client, "/en/what-if/?kind=ranking")
    for at, name in enumerate(("A", "B", "C", "D")):
        page = fill(client, page, **{f"players{at}-name": name})
    assert page.all("input", id="f-players4-name")
    assert len(open_fields(page)) == 4


@pytest.mark.parametrize("kind", KINDS)
def test_another_edition_alone_answers_no_question(client: Client, kind: str) -> None:
    page = fill(client, get(client, f"/en/what-if/?kind={kind}"), edition="2024")
    assert headline(page).endswith("?")
    assert [option.text for option in page.one("select", id="f-edition").all("option", selected="")] == ["2024"]


@pytest.mark.parametrize(
    ("text", "changes", "link", "decision"),
    [
        (BOXED, {"count": "1"}, f"{BOXED}~count.1", "The hand goes on"),
        (BOXED, {"fault": "seat-skipped"}, "~fault.seat-skipped", "Misdeal"),
        (BOXED, {"acts0": "raise", "acts2": "call"}, f"{BOXED}~acts_raise_call", "The hand goes on"),
        (BOXED, {"fault": "short-button"}, "~fault.wrong-count~seat.button", "The button gets the missing cards"),
        (MISDEAL, {"acted": "1"}, f"{MISDEAL}~acted.yes", "The hand is dead"),
        (MISDEAL, {"fault": "long-hand"}, "~fault.wrong-count~acts_raise_call~cards.too-many", "The hand is dead"),
        (MISDEAL, {"acts1": ""}, "~seat.button~acts_raise", "The button gets the missing cards"),
        (MISDEAL, {"edition": "2011"}, MISDEAL.replace("2026", "2011"), "The director decides"),
        (FLOP, {"fault": "four-without-burn"}, f"{FLOP}~no-burn.yes", "The director decides"),
        (FLOP, {"acts0": "bet"}, f"{FLOP}~acts_bet", "The director decides"),
        (FLOP, {"fault": "flop-without-burn"}, "~fault.flop-without-burn", "The board is put right"),
        (FLOP, {"fault": "flop-without-burn", "acts0": "bet", "acts1": "call"}, "~acts_bet_call", "The hand goes on"),
        (FLOP, {"fault": "premature-river"}, "~fault.premature-river", "The director decides"),
        (MIXED, {"identified": "certain"}, "~identified.certain~uncalled.600", "The hand goes on"),
        (MIXED, {"identified": "uncertain"}, "~fault.hands-mixed~uncalled.600", "600 back, the others play on"),
        (MIXED, {"uncalled": ""}, "~identified.by-camera", "The director decides"),
        (MIXED, {"fault": "four-cards"}, FLOP, "The board is put right"),
        (ACTS, {"acts1": "fold"}, "~acts_fold_fold", "No substantial action"),
        (ACTS, {"acts2": "raise"}, "~acts_fold_call_raise", "Substantial action"),
        (BUTTON, {"seats1-eliminated": "1"}, "_B.eliminated_C.eliminated_D.", "Button: A"),
        (BUTTON, {"seats4-name": "E"}, "_D._E.~button.A~small-blind.B~big-blind.C", "Button: B"),
        (BUTTON, {"seats0-name": "UTG+1"}, "~seats_UTG-2B1._B._C.eliminated_D.~button.UTG-2B1~", "Button: B"),
        (BUTTON, {"seats3-name": "", "small_blind": "seats0"}, "~seats_A._B._C.eliminated~", "Button: B"),
        (RACE, {"seats0-odd": "2", "seats0-cards": "Ah 10d"}, "~cards.A_Ah_Td~", "A gets a 100 chip"),
        (RACE, {"seats0-cards": "A♠, qd 4h"}, "~cards.A_As_Qd_4h~", "A gets a 100 chip"),
        (RACE, {"seats0-odd": "8", "seats0-cards": ""}, "~seats_A.odd8_B.odd2~", "No chip is awarded"),
        (RACE, {"denomination": "50", "next": "200"}, "~denomination.50~next.200~", "gets a 200 chip"),
        (RACE, {"seats1-stack": "50"}, "_B.odd2.stack50~", "B gets a 100 chip"),
        (RANKING, {"players0-paid_ante": ""}, "~players_BB.stack24500_A.stack23200", "BB finishes ahead"),
        (RANKING, {"players2-name": "C", "players2-stack": "30 000"}, "_C.stack30000", "C"),
        (ANTE, {"ante": "0"}, "~ante.0~stack.1500", "Only the big blind of 800"),
        (ANTE, {"small": "500", "big": "1k"}, "~blinds_500_1000~", "Big blind of 1,000 and ante of 500"),
        (LEVEL, {"announced": "before-first-riffle"}, "~announced-before.first-riffle", "applies from this hand"),
        (
            LEVEL,
            {"announced": "before-first-riffle", "acts": "1"},
            "~announced-before.first-riffle~acts_",
            "applies from this hand",
        ),
    ],
)
def test_every_figure_can_be_changed_and_has_its_verdict(
    client: Client, text: str, changes: dict[str, str], link: str, decision: str
) -> None:
    found, page = submit(client, text, **changes)
    assert link in found
    assert decision in headline(page)


def test_a_box_is_unticked(client: Client) -> None:
    assert submit(client, BUTTON, "seats2-eliminated")[0] == BUTTON.replace(".eliminated", ".")
    assert submit(client, f"{MISDEAL}~acted.yes", "acted")[0] == MISDEAL
    text = "2~2026~new-level~announced-before.first-riffle~acts_raise_call"
    assert submit(client, text, "acts")[0] == text.replace("~acts_raise_call", "")


@pytest.mark.parametrize(
    ("text", "changes", "name"),
    [
        (BOXED, {"count": "x"}, "count"),
        (BOXED, {"count": "53"}, "count"),
        (BOXED, {"fault": "dance"}, "fault"),
        (BOXED, {"acts1": "dance"}, "acts1"),
        (MISDEAL, {"acts0": "", "acts1": "", "acted": "1"}, "acted"),
        (BOXED, {"edition": "2015"}, "edition"),
        (FLOP, {"acts0": "dance"}, "acts0"),
        (FLOP, {"fault": "dance"}, "fault"),
        (MIXED, {"uncalled": "x"}, "uncalled"),
        (MIXED, {"identified": "dance"}, "identified"),
        (BUTTON, {"seats1-name": "A"}, "seats1-name"),
        (BUTTON, {"seats0-name": ""}, "button"),
        (BUTTON, {"small_blind": "seats3"}, "small_blind"),
        (BUTTON, {"small_blind": ""}, "small_blind"),
        (BUTTON, {"big_blind": "seats9"}, "big_blind"),
        (BUTTON, {"seats0-eliminated": "1", "seats1-eliminated": "1"}, "seats0-name"),
        (RACE, {"next": "25"}, "next"),
        (RACE, {"next": ""}, "next"),
        (RACE, {"seats1-odd": "many"}, "seats1-odd"),
        (RACE, {"seats1-odd": "1001"}, "seats1-odd"),
        (RACE, {"seats1-stack": "25"}, "seats1-stack"),
        (RACE, {"seats1-cards": "Ks 7x"}, "seats1-cards"),
        (RACE, {"seats1-cards": "Ks 9c"}, "seats1-cards"),
        (RACE, {"seats1-cards": ""}, "seats1-cards"),
        (RANKING, {"players1-paid_ante": "99.999"}, "players1-paid_ante"),
        (RANKING, {"players1-name": ""}, "players0-name"),
        (ANTE, {"small": "900"}, "small"),
        (ANTE, {"big": "0", "small": "0"}, "big"),
        (ANTE, {"stack": "0"}, "stack"),
        (LEVEL, {"announced": "someday"}, "announced"),
        (LEVEL, {"acts": "1"}, "acts"),
    ],
)
def test_what_cannot_be_is_told_at_its_field_and_kept(
    client: Client, text: str, changes: dict[str, str], name: str
) -> None:
    values = sent(get(client, f"/en/what-if/?s={text}")) | changes
    page = refused(client, **{"text": text, "language": "de", **{k: v for k, v in values.items() if k != "s"}})
    assert headline(page) in {
        "So kann es nicht gewesen sein",
        "Das ist nicht zu lesen",
        "Keine gültige Zahl",
        "Es fehlt noch etwas",
    }
    assert page.one("p", id=f"p-{name}").text in page.one("div", "ruling").text
    assert f"#f-{name}" in [link.attributes["href"] for link in page.one("div", "ruling").all("a")]
    assert page.all(id=f"f-{name}")
    assert sent(page).items() >= {k: v for k, v in changes.items() if "dance" not in v and v != "someday"}.items() or (
        name in {"button", "big_blind", "edition"}
    )


@pytest.mark.parametrize("text", ["2~2026~misdeal~x.1", "2~2026~button", "2~2026~dance", "2~2026~chip-race~seats_A"])
def test_a_link_that_cannot_be_read_says_so(client: Client, text: str) -> None:
    assert get(client, f"/it/what-if/?s={text}", 400).one("h1").text == "Questo link non è leggibile"


def test_a_link_with_impossible_figures_shows_them_with_what_is_wrong(client: Client) -> None:
    page = get(client, f"/en/what-if/?s={RACE.replace('next.100', 'next.20')}", 422)
    assert page.all("p", id="p-next")


def test_a_fault_in_a_line_of_a_list_says_whose_line_it_is(client: Client) -> None:
    values = sent(get(client, f"/en/what-if/?s={RACE}")) | {"seats1-odd": "x"}
    query = "&".join(f"{name}={quote(value)}" for name, value in values.items())
    assert "B · Odd chips" in get(client, f"/en/what-if/?{query}", 422).one("div", "ruling").text


def test_what_is_too_much_for_a_link_is_ruled_on_and_says_so(client: Client) -> None:
    text = "2~2026~ranking~players" + "".join(f"_{'P' * 30}{at}.stack{10**11}" for at in range(38))
    page = get(client, f"/en/what-if/?s={text}")
    assert page.all("form", "show")
    values = sent(page) | {"players38-name": "P" * 40, "players38-stack": "1", "players37-name": "Q" * 39}
    page = get(client, "/en/what-if/?" + "&".join(f"{name}={value}" for name, value in values.items()))
    assert "too much for a link" in page.one("div", "reasons").text
    assert page.all("form", "show") == page.one("div", "ruling").all("a", aria_label="Show to the players") == []
    assert "" not in [link.attributes["href"] for link in page.one("main").all("a")]


@pytest.mark.parametrize("text", [MISDEAL, BOXED, FLOP, MIXED, BUTTON, RACE, RANKING, ANTE, LEVEL, ACTS])
def test_every_kind_has_its_card_in_two_languages(client: Client, text: str) -> None:
    page = get(client, f"/en/card/?s={text}&languages=it,de&of=2026/37/two-boxed-cards")
    told = sides(page)
    assert list(told) == ["it", "de"]
    assert told["it"] != told["de"] or text == RANKING
    assert page.one("a").attributes["href"] == "/en/2026/37/two-boxed-cards/"


def told_plainly(data: object) -> bool:
    """Whether every name is one that can be typed into a field: nothing around it, and no signs that are none."""
    rows = [*data.get("seats", ()), *data.get("players", ())]
    return all(row["name"] == row["name"].strip() for row in rows)


@pytest.mark.parametrize("kind", KINDS)
@settings(max_examples=40, deadline=None)
@given(st.data())
def test_a_form_means_the_scenario_it_was_made_of_and_another_edition_changes_nothing_else(
    kind: str, data: st.DataObject
) -> None:
    plain = {"kind": kind, "edition": "2024", **data.draw(STRATEGIES[kind].filter(told_plainly))}
    other = data.draw(st.sampled_from(EDITIONS))
    try:
        scenario = read_scenario(plain)
    except ScenarioRefused:
        return
    filled = FilledIn.of(plain)
    assert filled.answer().scenario == scenario
    again = FilledIn.of(plain, filled.values | {"edition": other}).answer()
    assert again.verdict == judge(in_edition(scenario, other)), again.problems


@settings(max_examples=80, deadline=None)
@given(st.sampled_from([MISDEAL, BOXED, FLOP, MIXED, BUTTON, RACE, RANKING, ANTE, LEVEL, ACTS]), st.data())
def test_whatever_is_typed_there_is_an_answer(text: str, data: st.DataObject) -> None:
    from rules.web.sharing import notation

    plain = notation.read(text)
    names = sorted(FilledIn.of(plain).values)
    typed = data.draw(st.dictionaries(st.sampled_from(names), st.text(max_size=8)))
    answer = FilledIn.of(plain, typed).answer()
    assert (answer.verdict is None) == bool(answer.problems)
