"""The picture of a shared hand, and the pages that name it as their preview."""

import re
import struct
from pathlib import Path
from xml.etree import ElementTree

import pytest
from django.test import Client

from rules.web.table import preview
from rules.web.table.paint import BODIES, OPEN, TONES
from rules.web.table.preview import with_positions
from tests.web.pages import get

pytestmark = [pytest.mark.django_db, pytest.mark.usefixtures("library")]

HAND = "1~2026~25-50~SB_BB.o2x25_BTN~2to600_0fold_1push1x1000"
NAMED = "1~2026~25-50~Annamaria_Bernd.o2x25_Carlotta~2to600_0fold_1push1x1000"
ROOT = Path(__file__).resolve().parents[2]


@pytest.mark.parametrize("language", ["it", "de", "es", "en"])
def test_a_hand_is_drawn_as_svg_with_its_colours_and_no_style(client: Client, language: str) -> None:
    answer = client.get(f"/{language}/hand.svg?s={HAND}")
    assert answer.headers["Content-Type"] == "image/svg+xml"
    svg = answer.content.decode()
    ElementTree.fromstring(svg)
    assert not re.search(r"class=|style|var\(|href", svg)
    assert "TDA 2026 · 48 C.1" in svg
    assert "BTN" in svg


def test_a_hand_is_drawn_as_png_of_the_size_of_a_preview(client: Client) -> None:
    png = client.get(f"/it/hand.png?s={HAND}").content
    assert png[:8] == b"\x89PNG\r\n\x1a\n"
    assert struct.unpack(">II", png[16:24]) == (1200, 630)


def test_players_stand_by_their_positions(client: Client) -> None:
    svg = client.get(f"/it/hand.svg?s={NAMED}").content.decode()
    assert not re.search("Annamaria|Bernd|Carlotta", svg)
    assert svg == client.get(f"/it/hand.svg?s={HAND}").content.decode()


@pytest.mark.parametrize(
    ("count", "positions"),
    [
        (2, "BB BTN"),
        (3, "SB BB BTN"),
        (5, "SB BB UTG CO BTN"),
        (10, "SB BB UTG UTG+1 UTG+2 UTG+3 MP HJ CO BTN"),
    ],
)
def test_positions_are_given_in_the_order_of_the_seats(count: int, positions: str) -> None:
    seats = [{"name": f"Player {at}"} for at in range(count)]
    renamed = with_positions({"seats": seats, "events": [{"player": "Player 1", "does": "fold"}]})
    assert [seat["name"] for seat in renamed["seats"]] == positions.split()
    assert renamed["events"] == [{"player": positions.split()[1], "does": "fold"}]


def test_another_kind_has_a_picture_of_its_verdict(client: Client) -> None:
    text = "2~2026~button~seats_Anna._Bea._Carla.eliminated_Dora.~button.Anna~small-blind.Bea~big-blind.Carla"
    answer = client.get(f"/de/hand.svg?s={text}")
    assert answer.status_code == 200
    assert not re.search("Anna|Bea|Dora", answer.content.decode())


@pytest.mark.parametrize("text", ["", "7~x", "1~2026~25-50~SB_BB_BTN~0fold_0fold", "x" * 3000])
@pytest.mark.parametrize("kind", ["svg", "png"])
def test_what_cannot_be_judged_has_a_standing_picture(client: Client, kind: str, text: str) -> None:
    answer = client.get(f"/it/hand.{kind}?s={text}")
    assert answer.status_code == 400
    assert answer.headers["Content-Type"].startswith("image/")


def test_only_one_picture_is_made_at_a_time(client: Client, monkeypatch: pytest.MonkeyPatch) -> None:
    class Taken:
        def acquire(self, timeout: float) -> bool:
            return False

    monkeypatch.setattr(preview, "_one_at_a_time", Taken())
    monkeypatch.setattr(preview.cache, "get", lambda key: None)
    answer = client.get(f"/it/hand.png?s={HAND}")
    assert (answer.status_code, answer.headers["Retry-After"]) == (503, "5")


def test_a_picture_is_made_once_for_a_verdict(client: Client, monkeypatch: pytest.MonkeyPatch) -> None:
    stored: dict[str, object] = {}
    monkeypatch.setattr(preview.cache, "get", stored.get)
    monkeypatch.setattr(preview.cache, "put", lambda key, value, seconds: stored.update({key: value}))
    first = client.get(f"/it/hand.png?s={HAND}").content
    monkeypatch.setattr(preview.resvg_py, "svg_to_bytes", None)
    assert client.get(f"/it/hand.png?s={HAND}").content == first
    assert len(stored) == 1


@pytest.mark.parametrize("address", ["/it/2026/48/1.1/", "/it/2026/46/single-chip-no-words/", f"/it/what-if/?s={HAND}"])
def test_pages_of_hands_name_their_preview(client: Client, address: str) -> None:
    page = client.get(address, follow=True).content.decode()
    picture = re.search(r'<meta property="og:image" content="http://testserver(/it/hand\.png\?s=[^"]+)">', page)
    assert picture
    assert client.get(picture[1]).status_code == 200


def test_a_page_without_a_hand_names_no_preview(client: Client) -> None:
    assert "og:image" not in client.get("/it/2026/48/").content.decode()


def test_a_picture_has_the_colours_of_the_pages() -> None:
    chips = (ROOT / "static/verdict/chips.css").read_text()
    light = (ROOT / "static/site/tokens.css").read_text().split("@media")[0]
    for name, (body, spots) in BODIES.items():
        if name != "other":
            rule = re.search(rf"\.{name} {{(.*?)}}", chips)
            assert rule
            assert f"--body: {body};" in rule[1]
            assert spots in rule[1] or spots == BODIES["other"][1]
    for tone, (ink, tint) in {**TONES, "open": OPEN}.items():
        name = {"check": "call", "bet": "raise", "table": "shown"}.get(tone, tone)
        assert f"--{name}: {ink};" in light
        assert f"--{name}-bg: {tint};" in light


def test_a_step_of_a_shared_link_is_shown_in_the_picture(client: Client) -> None:
    page = get(client, f"/it/what-if/?s={HAND}&step=1")
    assert page.one("div", "drawn").one("p").text.startswith("1/3")
