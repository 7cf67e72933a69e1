"""The verdicts beside the cases: computed when the page is shown, with reasons that lead to their rules."""

import pytest
from django.test import Client

from rules.compare.audit import audit
from rules.models import Passage, Scenario
from tests.web.pages import LANGUAGES, Element, get

pytestmark = [pytest.mark.django_db, pytest.mark.usefixtures("library")]


def verdicts(page: Element, key: str) -> list[str]:
    """The headlines beside a case."""
    return page.one("article", id=key).texts("p", "headline")


def change_chips(case: str, chips: str) -> None:
    for scenario in Scenario.objects.filter(passage__key=case, passage__version__edition__key="2026"):
        scenario.data["events"][-1]["chips"] = chips
        scenario.save()


@pytest.mark.parametrize(
    ("address", "key", "expected"),
    [
        ("/it/2026/48/?texts=it", "1.1", ["Call di 600 tornano indietro 450"]),
        ("/de/2026/48/?texts=it", "1.1", ["Call von 600 450 gehen zurück"]),
        ("/es/2026/48/?texts=it", "1.1", ["Call de 600 se devuelven 450"]),
        ("/en/2026/48/?texts=it", "1.1", ["Call of 600 450 back"]),
        ("/en/2026/48/?texts=it,es", "1.2", ["a Call of 600 450 back", "b Call of 600 50 back"]),
        ("/en/2026/48/?texts=it", "1.3", ["Raise to 2,050", "Raise to 1,550"]),
        ("/en/2026/48/?texts=es", "1.3", ["Raise to 1,550", "Raise to 2,050"]),
        ("/en/2026/48/", "5", ["The director decides"]),
        ("/en/2024/45/", "2", ["Raise to 1,700 200 to add"]),
        ("/en/2024/45/", "4-B", ["Call of 1,400 600 back", "Raise: all-in for 2,000"]),
        ("/en/2024/16/", "3", ["Hands are turned up"]),
    ],
)
def test_the_verdict_stands_beside_its_case(client: Client, address: str, key: str, expected: list[str]) -> None:
    assert verdicts(get(client, address), key) == expected


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("address", ["2026/48", "2024/45", "2024/16"])
def test_every_case_has_its_verdict_in_every_language(client: Client, address: str, language: str) -> None:
    page = get(client, f"/{language}/{address}/")
    articles = page.all("article", "case")
    assert articles
    assert all(article.all("p", "headline") for article in articles)
    ours = page.all("article", "own")
    assert len(articles) - len(ours) == len(page.one("ul", "overview").all("a"))


def test_a_verdict_is_computed_from_the_figures_of_the_case(client: Client) -> None:
    assert verdicts(get(client, "/en/2026/48/"), "3.1")[0].startswith("Raise to 1,150")
    change_chips("3.1", "1x100")
    assert verdicts(get(client, "/en/2026/48/"), "3.1")[0].startswith("Call of 600")
    assert get(client, "/en/2026/48/3.1/").texts("p", "headline")[0].startswith("Call of 600")


def test_reasons_are_numbered_and_lead_to_rule_and_clause(client: Client) -> None:
    why = get(client, "/it/2026/48/").one("article", id="1.1").one("ol", "why")
    links = [(link.text, link.attributes["href"]) for link in why.all("a")]
    assert links == [("48 C.1", "/it/2026/48/#C.1"), ("46", "/it/2026/46/")]
    assert all(link.attributes["title"] for link in why.all("a"))


def test_the_director_is_given_the_readings(client: Client) -> None:
    verdict = get(client, "/en/2026/48/").one("article", id="5").one("div", "verdict")
    assert [line.split(",")[0] for line in verdict.one("ul", "readings").texts("b")] == ["Raise", "Call"]


def test_chips_are_drawn_with_their_figures_and_told_in_words(client: Client) -> None:
    verdict = get(client, "/es/2026/48/?texts=es").one("article", id="3.1").all("div", "verdict")[0]
    chips = verdict.one(css="chips")
    assert [svg.text for svg in chips.all("svg")] == ["25", "1k", "25"]
    assert chips.texts("small") == ["ya delante", "nuevas", "retiradas"]
    assert chips.texts("span", "hidden") == ["1 × 25", "1 × 1000", "1 × 25"]
    assert chips.one(css="sum").text == "= 1025"


@pytest.mark.parametrize(("key", "assumed"), [("1.1", 0), ("2.2", 2), ("5", 1)])
def test_assumed_figures_are_marked(client: Client, key: str, assumed: int) -> None:
    article = get(client, "/en/2026/48/").one("article", id=key)
    assert article.text.count("Some of the figures are assumed by us") == assumed


def test_a_scenario_of_one_language_says_so(client: Client) -> None:
    article = get(client, "/it/2026/48/?texts=it").one("article", id="1.3")
    assert [box.all("p", "tag") != [] for box in article.all("div", "verdict")] == [False, True]
    assert article.texts("p", "tag") == ["come stampato in spagnolo"]


def test_a_printed_figure_that_the_chips_contradict_is_marked_and_explained(client: Client) -> None:
    page = get(client, "/it/2026/48/?texts=it,es")
    italian, spanish = page.one("article", id="1.3").all(css="cell")
    assert italian.texts("mark", "odd") == ["1150"]
    note = italian.one("ul", "notes").texts("li")[0]
    assert "1.150" in note
    assert "2.050" in note
    assert spanish.all("mark") == spanish.all("ul", "notes") == []


def test_the_timeline_tells_when_cards_stay_down_and_the_pots(client: Client) -> None:
    verdict = get(client, "/en/2024/16/").one("article", id="3").one("div", "verdict")
    steps = verdict.one("ol", "timeline").all("li")
    assert [step.classes - {""} for step in steps] == [{"keep-down"}] * 4 + [{"table"}]
    assert steps[-1].one("b").text == "Hands are turned up"
    pots = verdict.one("ol", "pots").texts("li")
    assert "2,000" in pots[0]
    assert "2,100" in pots[1]


@pytest.mark.parametrize("address", ["/it/2026/48/", "/it/2026/48/1.1/", "/it/"])
@pytest.mark.parametrize("data", [{}, [], None, "x", {"seats": 5}, {"format": 9}, {"edition": "1066"}, 7])
def test_a_scenario_that_cannot_be_read_breaks_no_page(client: Client, address: str, data: object) -> None:
    Scenario.objects.filter(passage__key="1.1").update(data=data if data is not None else 0)
    page = get(client, address)
    assert "Qui non si può mostrare una decisione." in page.one("main").text


UNJUDGED = "Ancora senza decisione: gli importi di questo caso non sono stati ancora inseriti."


def test_a_case_with_figures_that_nobody_has_entered_is_not_judged_yet(client: Client) -> None:
    Scenario.objects.filter(passage__key="1.1").delete()
    assert UNJUDGED in get(client, "/it/2026/48/").one("article", id="1.1").text
    assert UNJUDGED in get(client, "/it/2026/48/1.1/").one("main").text
    assert UNJUDGED in get(client, "/it/2026/booklet/").one("main").text
    assert "ancora senza decisione" in get(client, "/it/2026/48/").one("ul", "overview").text


def test_that_a_case_has_no_figures_is_said_where_its_text_has_none(client: Client) -> None:
    Scenario.objects.filter(passage__key="5").delete()
    assert "non ha importi" in get(client, "/it/2026/48/").one("article", id="5").text
    assert "non ha importi" in get(client, "/it/2026/48/5/").one("main").text


def test_a_case_that_cannot_be_computed_says_so(client: Client) -> None:
    Scenario.objects.filter(passage__key="1.1").delete()
    Passage.objects.filter(version__edition__key="2026", key="1.1").update(not_computable=True)
    assert "In questo caso non c’è nulla da calcolare." in get(client, "/it/2026/48/").one("article", id="1.1").text


def rewrite(key: str, language: str, old: str, new: str) -> None:
    """Change a figure in a printed text of rule 48."""
    passage = Passage.objects.rewrite(False).get(version__edition__key="2026", version__number="48", key=key)
    text = getattr(passage, f"text_{language}")
    assert old in text
    setattr(passage, f"text_{language}", text.replace(old, new))
    passage.save()


def said_of(client: Client, key: str) -> tuple[list[str], set[str]]:
    """What the page and the audit say of figures in a case."""
    cells = get(client, "/en/2026/48/?texts=it,es").one("article", id=key).all(css="cell")
    marked = [mark for cell in cells for mark in cell.texts("mark", "odd")]
    return marked, {f.spot for f in audit(edition="2026").findings if f.key == key and "figure" in f.checks}


def test_page_and_audit_read_the_same_text_when_a_figure_is_corrected(client: Client) -> None:
    assert said_of(client, "1.3") == (["1150"], {"1150"})
    rewrite("1.3", "it", "1150", "2050")
    assert said_of(client, "1.3") == ([], set())


def test_page_and_audit_read_the_same_text_when_a_figure_is_made_wrong(client: Client) -> None:
    rewrite("1.3", "es", "1550", "1650")
    assert said_of(client, "1.3") == (["1150", "1650"], {"1150", "1650"})


def test_a_statement_that_the_verdict_contradicts_is_said_beside_the_text(client: Client) -> None:
    rewrite("1.1", "it", "è un call", "è un raise")
    cell = get(client, "/en/2026/48/?texts=it").one("article", id="1.1").one(css="cell")
    assert cell.one("ul", "notes").texts("li") == ["The text says “Raise”; the verdict is “Call”."]


OTHER = "Other figures than the scenario: not judged."


def test_a_text_with_other_figures_is_not_judged_and_its_sister_is(client: Client) -> None:
    rewrite("1.1", "it", "da 1k", "da 5000")
    page = get(client, "/en/2026/48/?texts=it,es").one("article", id="1.1")
    assert page.texts("p", "headline") == ["Call of 600 450 back"]
    assert page.texts("p", "tag") == ["as printed in Spanish"]
    italian, spanish = page.all(css="cell")
    assert italian.texts("p", "lacks")[0].startswith(OTHER)
    assert spanish.texts("p", "lacks") == []
    link = italian.one("p", "lacks").one("a").attributes["href"]
    assert link == "/en/audit/?edition=2026&language=it&rule=prior-bet-chips"
    assert get(client, link).one("main").all("article", "finding")


def test_alone_such_a_text_has_no_verdict_but_that_of_its_sister_which_says_so(client: Client) -> None:
    rewrite("1.1", "it", "da 1k", "da 5000")
    for address in ("/en/2026/48/?texts=it", "/en/2026/48/1.1/?texts=it"):
        page = get(client, address).one("main")
        case = page if "1.1/" in address else page.one("article", id="1.1")
        boxes = case.all("div", "verdict")
        assert case.text.count(OTHER) == 1
        assert [box.texts("p", "tag") for box in boxes if "aside" in box.classes] == [["as printed in Spanish"]]
        assert all("aside" in box.classes for box in boxes)
    assert "not judged" in get(client, "/en/2026/48/?texts=it").one("ul", "overview").text


def test_an_introduction_with_other_figures_leaves_its_cases_without_verdict(client: Client) -> None:
    rewrite("1", "it", "THE 25-50", "THE 100-200")
    rewrite("1", "it", "rilancia a 600 (550", "rilancia a 900 (700")
    page = get(client, "/en/2026/48/?texts=it")
    assert all(OTHER in page.one("article", id=key).text for key in ("1.1", "1.2", "1.3"))
    assert OTHER not in page.one("article", id="2.1").text
    (finding,) = (f for f in audit(edition="2026").findings if f.language == "it" and f.key in {"1", "1.1", "1.2"}
                  and "missing" not in f.checks)  # fmt: skip
    assert finding.checks == ("other-figures",)


def test_the_compare_page_says_that_a_text_is_not_judged(client: Client) -> None:
    rewrite("1.1", "it", "da 1k", "da 5000")
    page = get(client, "/en/compare/prior-bet-chips/?a=2026.it&b=2026.es")
    rulings = page.one("article", id="1.1").one(css="rulings")
    assert rulings.texts("p", "lacks") == [f"{OTHER} 5000"]
    assert rulings.texts("p", "verdict") == ["Call of 600 – 450 back"]


def test_a_scenario_stands_for_a_language_whose_text_fits_it_whatever_is_stored(client: Client) -> None:
    rewrite("1.3", "it", "due gettoni da 1k", "un gettone da 1k e uno da 500")
    rewrite("1.3", "it", "1150", "1550")
    page = get(client, "/en/2026/48/?texts=it").one("article", id="1.3")
    assert page.texts("p", "headline") == ["Raise to 1,550"]
    assert page.texts("p", "tag") == []


def test_figures_are_not_called_assumed_where_the_text_prints_them(client: Client) -> None:
    rewrite("2.2", "it", "due o più gettoni nuovi", "due gettoni da 500")
    page = get(client, "/en/2026/48/?texts=it").one("article", id="2.2")
    first = page.all("div", "verdict")[0]
    assert "assumed" not in first.text


def test_the_case_page_shows_what_other_editions_decide(client: Client) -> None:
    lines = get(client, "/en/2026/48/1.3/?texts=es").one("section", "editions").texts("li")
    assert lines[0].startswith("2011, 2013 The director decides – call of 600 or raise to 1,550")
    assert lines[1].startswith("2019, 2022, 2024, 2026 Raise to 1,550")
    assert lines[1].endswith("48 C.1") or lines[1].endswith("46 C.1")


def test_a_rule_without_text_lists_the_cases_that_rest_on_it(client: Client) -> None:
    page = get(client, "/en/2026/46/")
    rests = [link.attributes["href"] for link in page.one("ul", "rests").all("a")]
    assert rests == ["/en/2026/48/1.1/", "/en/2026/48/2.1/"]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("address", ["2026/48/5/", "2026/53/one-chip-short/"])
def test_a_reading_is_one_sentence_with_its_chips_before_the_full_stop(
    client: Client, language: str, address: str
) -> None:
    readings = get(client, f"/{language}/{address}").one("ul", "readings").all("li")
    assert readings
    for reading in readings:
        link = reading.all("a")
        sentence = reading.text.removesuffix(link[-1].text if link else "").strip()
        assert sentence.endswith(".")
        assert sentence.rstrip(".").count(". ") == 0
