"""Chips that are taken away stay away, whatever the order of taps; an empty pile is empty."""

from itertools import permutations
from urllib.parse import parse_qs, urlsplit

import pytest
from django.test import Client
from django.utils.http import urlencode

from tests.web.pages import Element, parse
from tests.web.test_whatif import headline
from tests.web.test_whatif_kinds import sent

pytestmark = [pytest.mark.django_db, pytest.mark.usefixtures("library")]

BLIND = "1~2026~25-50~SB_BB.o2x25_BTN~2to400_0fold_1fold"
UNKNOWN = "1~2026~25-50~SB_BB_BTN~2to400_0fold_1fold"
OWN = "1~2026~25-50.flop~SB_BB_BTN~0push1x500-1x100_1to1800_2fold_0fold"


class Table:
    """A table in a browser: what its form holds is sent with every change."""

    def __init__(self, client: Client, address: str) -> None:
        self.client = client
        self._open(address)

    def _open(self, address: str) -> None:
        response = self.client.get(address, follow=True)
        assert response.status_code in {200, 422}
        self.status = response.status_code
        self.address = response.redirect_chain[-1][0] if response.redirect_chain else address
        self.page = parse(response.content.decode())

    def change(self, *taps: str, **fields: str) -> "Table":
        values = sent(self.page) | checked(self.page) | fields
        pairs = [*values.items(), *(("tap", tap) for tap in taps)]
        self._open(f"/en/what-if/?{urlencode(pairs)}")
        return self

    @property
    def text(self) -> str:
        return parse_qs(urlsplit(self.address).query)["s"][0]

    def pile(self, name: str) -> str:
        zones = self.page.all("fieldset", id=f"zone-{name}")
        return zones[0].one("legend").one("b").text if zones else ""


def checked(page: Element) -> dict[str, str]:
    """The radio buttons that are chosen."""
    buttons = page.one("form", id="ask").all("input", type="radio")
    return {each.attributes["name"]: each.attributes["value"] for each in buttons if "checked" in each.attributes}


def table(client: Client, text: str = BLIND) -> Table:
    return Table(client, f"/en/what-if/?s={text}&says=")


def test_the_chip_added_to_an_emptied_pile_is_the_only_one_in_it(client: Client) -> None:
    address = (
        "/en/what-if/?s=1~2026~25-50~SB_BB.o2x25_BTN~2to600_0fold_1fold&story=bb&street=preflop&players=3"
        "&betting=no-limit&small=50&big=100&edition=2026&e0=400&out=&front=&says=&amount=&first=words&behind=deep"
        "&stack=&tap=front%2B100"
    )
    assert Table(client, address).pile("front") == "100"


TAPS = ("front-25", "front-25", "front+100", "out+1000")


@pytest.mark.parametrize("taps", sorted(set(permutations(TAPS))))
def test_the_order_of_taps_decides_nothing(client: Client, taps: tuple[str, ...]) -> None:
    here = table(client)
    for tap in taps:
        here.change(tap)
        assert here.status == 200 or headline(here.page) == "Chips are still missing"
    assert here.text == "1~2026~25-50~SB_BB.o1x100_BTN~2to400_0fold_1push1x1000"
    assert headline(here.page) == "Call of 400 700 back"


@pytest.mark.parametrize("taps", sorted(set(permutations(TAPS))))
def test_taps_in_one_request_are_counted_in_their_order(client: Client, taps: tuple[str, ...]) -> None:
    assert table(client).change(*taps).text.endswith("SB_BB.o1x100_BTN~2to400_0fold_1push1x1000")


def test_six_taps_in_one_request_are_six_chips(client: Client) -> None:
    assert table(client).change(*["out+1000"] * 6).text.endswith("1push6x1000")


def test_a_blind_of_other_blinds_is_shown_in_its_chips_at_once(client: Client) -> None:
    here = table(client).change(small="50", big="100")
    assert here.pile("front") == "100"
    assert [key.attributes["value"] for key in here.page.one("fieldset", id="zone-front").all("button", "key")][-1] == (
        "front-100"
    )
    here.change("front-100").change("front+100").change("out+1000")
    assert headline(here.page) == "Call of 400 700 back"
    assert "50-100~SB_BB.o1x100_BTN" in here.text


def test_blinds_that_change_twice_while_something_is_wrong_are_posted_anew_each_time(client: Client) -> None:
    here = table(client).change(e0="", small="50", big="100")
    assert (here.status, here.pile("front")) == (422, "100")
    here.change(small="100", big="200")
    assert here.pile("front") == "200"
    here.change(e0="600").change("out+1000")
    assert "100-200~SB_BB.o2x100_BTN" in here.text


def test_chips_that_are_not_the_blind_stay_under_other_blinds(client: Client) -> None:
    here = table(client).change("front+1000").change(small="50", big="100")
    assert here.pile("front") == "1,050"


def test_an_emptied_pile_stays_empty_at_another_table(client: Client) -> None:
    here = table(client).change("front-25").change("front-25").change(players="6")
    assert here.pile("front") == "0"
    assert table(client).change("front+100").change(players="6").pile("front") == "150"
    assert table(client).change("out+1000").change("pulls+25").change(players="6").pile("pulls") == "25"


def test_a_blind_in_unknown_chips_is_emptied_for_good(client: Client) -> None:
    here = table(client, UNKNOWN)
    assert here.pile("front") == "50"
    here.change("front+100", e0="")
    assert here.pile("front") == "150"
    here.change("front-100", "front-25", "front-25")
    assert here.pile("front") == "0"
    here.change("front+100")
    assert here.pile("front") == "100"


def test_chips_pulled_back_go_with_the_pile_they_were_taken_from(client: Client) -> None:
    here = table(client).change("out+1000").change("pulls+25", "pulls+25")
    assert here.pile("pulls") == "50"
    here.change("front-25")
    assert (here.pile("front"), here.pile("pulls")) == ("25", "25")
    here.change("front-25").change("front+100")
    assert (here.pile("front"), here.pile("pulls")) == ("100", "0")
    assert headline(here.page) == "Call of 400 700 back"


def test_chips_put_out_and_pulled_back_are_taken_away_for_good(client: Client) -> None:
    here = table(client).change("out+1000").change("pulls+25").change("out-1000")
    assert headline(here.page).startswith("Binding")
    here.change("pulls-25")
    assert headline(here.page).startswith("What does the player do?")
    here.change("out+500").change("out-500").change(small="50", big="100").change("out+100")
    assert here.text == "1~2026~50-100~SB_BB.o1x100_BTN~2to400_0fold_1push1x100"


def test_an_own_bet_that_is_emptied_says_that_chips_are_missing(client: Client) -> None:
    here = Table(client, f"/en/what-if/?s={OWN}&says=")
    assert here.pile("front") == "600"
    here.change("front-500").change("front-100")
    assert (here.pile("front"), headline(here.page)) == ("0", "Chips are still missing")
    assert "No chips are in front yet." in here.page.one("p", id="p-front").text
    here.change("front+500")
    assert here.pile("front") == "500"


@pytest.mark.parametrize(
    ("field", "typed", "told"),
    [
        ("out", "1.000", "1push1x1000"),
        ("out", "1’000", "1push1x1000"),
        ("out", "1 000", "1push1x1000"),
        ("out", "1.000er", "1push1x1000"),
        ("out", "2 da 500", "1push2x500"),
        ("out", "1000, 500", "1push1x1000-1x500"),
        ("front", "50", "SB_BB.o1x50_BTN"),
        ("front", "2×25", "SB_BB.o2x25_BTN"),
        ("e0", "1’200", "2to1200"),
        ("e0", "1,5k", "2to1500"),
        ("stack", "5’000", "SB_BB.s5000.o2x25"),
    ],
)
def test_every_field_reads_as_people_write(client: Client, field: str, typed: str, told: str) -> None:
    here = table(client).change("out+100").change(**{field: typed}, **({"behind": "stack"} if field == "stack" else {}))
    assert told in here.text
