"""Old and other numbers: where a rule stands elsewhere, and what is said where nothing is."""

import pytest
from django.test import Client

from rules.web.wayfinding.jumps import Wanted, read_number
from rules.web.wayfinding.not_found import Asked, read_asked
from tests.web.pages import LANGUAGES, get


@pytest.mark.parametrize(
    ("text", "wanted"),
    [
        ("48", Wanted("48")),
        (" 48 1.3 ", Wanted("48", "", "1.3")),
        ("48-1.3", Wanted("48", "", "1.3")),
        ("48.1.3", Wanted("48", "", "1.3")),
        ("48 b", Wanted("48", "", "B")),
        ("48C.1", Wanted("48", "", "C.1")),
        ("45 4-b", Wanted("45", "", "4-B")),
        ("2024/46", Wanted("46", "2024")),
        ("46 in 2024", Wanted("46", "2024")),
        ("la 46 del 2024", Wanted("46", "2024")),
        ("Regel 45 aus 2024, Fall 4-A", Wanted("45", "2024", "4-A")),
        ("1.200", None),
        ("12 15 17", None),
        ("Regel 045", Wanted("45")),
        ("TDA 2013 41-A", Wanted("41", "2013", "A")),
        ("#48", Wanted("48")),
        ("R48", Wanted("48")),
        ("r. 48 1.3", Wanted("48", "", "1.3")),
        ("R46 2024", Wanted("46", "2024")),
        ("RP-11", Wanted("RP-11")),
        ("rp11", Wanted("RP-11")),
        ("RP 11", Wanted("RP-11")),
        ("rp 011", Wanted("RP-11")),
        ("2024/RP-11", Wanted("RP-11", "2024")),
        ("Regel RP-11 aus 2024", Wanted("RP-11", "2024")),
        ("la rp 11 b", Wanted("RP-11", "", "B")),
        ("rp 2024", None),
        ("norma 46", Wanted("46")),
        ("la norma 46", Wanted("46")),
        ("Norma 47 TDA 2024", Wanted("47", "2024")),
        ("art 46", Wanted("46")),
        ("artículo 46", Wanted("46")),
        ("articolo 46", Wanted("46")),
        ("Artikel 46 B", Wanted("46", "", "B")),
        ("Punkt 46", Wanted("46")),
        ("reg 45", Wanted("45")),
        ("número 46", Wanted("46")),
        ("corp 11", None),
        ("1200", None),
        ("2024", None),
        ("overchip", None),
        ("un solo gettone", None),
        ("48 overchip", None),
        ("", None),
        ("٤٨", Wanted("48")),
    ],
)
def test_a_number_is_read_as_people_type_it(text: str, wanted: Wanted | None) -> None:
    assert read_number(text) == wanted


@pytest.mark.parametrize(
    ("path", "asked"),
    [
        ("/it/2013/48/", Asked("2013", "48", "")),
        ("/it/2026/48/9.9/", Asked("2026", "48", "9.9")),
        ("/48-9", Asked("", "48", "9")),
        ("/2013/48-1.3", Asked("2013", "48", "1.3")),
        ("/de/1999/", Asked("1999", "", "")),
        ("/de/2026/no-such-rule/", Asked("2026", "no-such-rule", "")),
        ("/", Asked("", "", "")),
        ("/wp-login.php", Asked("", "", "")),
        ("/it/2013/RP-11/", Asked("2013", "RP-11", "")),
        ("/rp-11-b", Asked("", "RP-11", "b")),
    ],
)
def test_an_address_that_leads_nowhere_is_read_for_what_it_asks(path: str, asked: Asked) -> None:
    assert read_asked(path) == asked


@pytest.mark.django_db
@pytest.mark.usefixtures("library")
class TestOnPages:
    @pytest.mark.parametrize(
        ("address", "lines"),
        [
            ("/it/2026/48/", ["era la 46 nel 2024, la 44 nel 2013"]),
            ("/en/2024/45/", ["is 47 in 2026", "was 43 in 2013, 39 in 2011"]),
            ("/de/2013/44/", ["ist 2019 die 46, 2026 die 48"]),
            ("/es/2026/22/", []),
        ],
    )
    def test_a_rule_says_what_it_was_elsewhere(self, client: Client, address: str, lines: list[str]) -> None:
        assert get(client, address).texts(css="was") == lines

    def test_an_older_edition_leads_to_the_current_one(self, client: Client) -> None:
        banner = get(client, "/it/2024/45/").all(css="banner")[0]
        assert "Quella attuale è la 2026" in banner.text
        assert banner.one("a").attributes["href"] == "/it/2026/47/"
        assert get(client, "/it/2026/48/").all(css="banner") == []

    def test_a_number_that_was_another_rule_before_says_so(self, client: Client) -> None:
        page = get(client, "/it/2026/46/")
        assert "Nel 2024 la 46 era un’altra regola: Gettoni di puntate precedenti." in page.one("main").text

    def test_an_unknown_number_is_a_dash_and_never_guessed(self, client: Client) -> None:
        page = get(client, "/it/2026/")
        entry = page.one("a", href="/it/2026/floor-decisions/")
        assert entry.one(css="number").text == "–"
        assert "non è noto" in get(client, "/it/2026/floor-decisions/").one("main").text

    def test_derived_numbers_are_marked(self, client: Client) -> None:
        page = get(client, "/it/2026/")
        assert page.one("a", href="/it/2026/52/").one(css="number").text == "52*"
        assert page.one("a", href="/it/2026/48/").one(css="number").text == "48"

    def test_the_contents_tell_printed_titles_from_ours_and_the_languages(self, client: Client) -> None:
        page = get(client, "/it/2026/")
        printed = page.one("a", href="/it/2026/48/").one(css="name")
        assert printed.classes == {"name", "printed"}
        assert page.one("a", href="/it/2026/47/").one(css="name").classes == {"name"}
        assert page.texts(css="held") == ["IT ES"]
        assert len(page.all("a", "entry")) == 94

    @pytest.mark.parametrize("language", LANGUAGES)
    def test_an_old_number_gets_help_in_the_readers_language(self, client: Client, language: str) -> None:
        page = get(client, f"/{language}/2013/48/", status=404)
        links = {link.attributes["href"] for link in page.one("main").all("a")}
        assert {f"/{language}/2026/48/", f"/{language}/2024/48/", f"/{language}/2013/"} <= links
        assert page.one("html").language == language

    def test_a_procedure_that_an_edition_lacks_is_looked_up_in_the_others(self, client: Client) -> None:
        links = {link.attributes["href"] for link in get(client, "/it/2013/RP-11/", status=404).one("main").all("a")}
        assert {"/it/2026/RP-11/", "/it/2024/RP-11/"} <= links
        assert "/it/2024/11/" not in links

    @pytest.mark.parametrize("case", ["9.9", "1"])
    def test_an_unknown_case_leads_to_its_rule(self, client: Client, case: str) -> None:
        page = get(client, f"/it/2026/48/{case}/", status=404)
        assert page.one("main").all("a", "entry")[0].attributes["href"] == "/it/2026/48/"

    @pytest.mark.parametrize(
        "address", ["/xyz", "/it/1999/", "/1999", "/it/2026/999/", "/it/2026/48/1.1/x/", "/it/2026/no-such-rule/", "/0"]
    )
    def test_nothing_else_is_found(self, client: Client, address: str) -> None:
        response = client.get(address, follow=True, headers={"accept-language": "de"})
        assert response.status_code == 404
        assert "TDA 2026" in response.content.decode()

    def test_words_find_titles_in_any_language(self, client: Client) -> None:
        for asked in ("overchip", "OVERCHIP", "gettone superiore", "ficha mayor"):
            page = get(client, f"/it/search/?q={asked}")
            assert "/it/2026/46/" in [link.attributes["href"] for link in page.one("main").all("a", "entry")]

    def test_words_that_no_title_has_say_so(self, client: Client) -> None:
        page = get(client, "/it/search/?q=<b>zzz</b>")
        assert "nessun titolo" in page.one("main").text
        assert "«<b>zzz</b>»" in page.one("h1").text
