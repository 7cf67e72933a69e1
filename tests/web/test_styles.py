"""The style sheet, the script and the templates: one file each for the reader, small sources for us."""

import re
from pathlib import Path

import pytest
from django.contrib.staticfiles import finders

from rules.web.site import stylesheet
from rules.web.site.template_tags import figures
from rules.web.verdict.chips import face

ROOT = Path(__file__).resolve().parents[2]
SOURCES = sorted((ROOT / "static").rglob("*.css"))


def test_the_sources_are_joined_in_order_into_one_file() -> None:
    joined = Path(finders.find("site.css")).read_text()
    assert joined.index(":root") < joined.index(".bar") < joined.index(".verdict") < joined.index("@media print")
    assert "/*" not in joined


def test_an_edited_source_is_joined_anew(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(stylesheet, "SOURCES", tmp_path)
    monkeypatch.setattr(stylesheet, "SHEETS", ("1.css", "2.css"))
    monkeypatch.setattr(stylesheet, "JOINED", tmp_path / "joined")
    (tmp_path / "1.css").write_text("a {\n  color: red; /* why */\n}\n")
    (tmp_path / "2.css").write_text("")
    assert stylesheet.join().read_text() == "a {\ncolor: red; }\n"
    (tmp_path / "2.css").write_text("b {}\n")
    assert stylesheet.join().read_text() == "a {\ncolor: red; }\nb {}\n"


def test_every_source_has_its_place_in_the_cascade() -> None:
    assert sorted(stylesheet.SHEETS) == [source.relative_to(ROOT / "static").as_posix() for source in SOURCES]


@pytest.mark.parametrize("source", SOURCES, ids=lambda source: f"{source.parent.name}/{source.stem}")
def test_no_rule_stands_twice_in_a_source(source: Path) -> None:
    css = re.sub(r"/\*.*?\*/", "", source.read_text(), flags=re.DOTALL)
    rules = [
        (" ".join(selector.split()), " ".join(body.split()))
        for selector, body in re.findall(r"([^{}]+)\{([^{}]*)\}", css)
    ]
    assert [rule for rule in set(rules) if rules.count(rule) > 1] == []


def test_colours_are_named_in_one_place() -> None:
    """Chips are the exception: theirs are those of real chips, in light and dark alike."""
    named = {"tokens.css", "chips.css", "print.css"}
    found = [source.name for source in SOURCES if re.search(r"#[0-9a-f]{3,8}\b|rgb\(", source.read_text())]
    assert set(found) <= named


@pytest.mark.parametrize(
    ("pattern", "most"), [("static/**/*.css", 150), ("static/**/*.js", 60), ("templates/**/*.html", 120)]
)
def test_sources_stay_small(pattern: str, most: int) -> None:
    assert {str(p) for p in ROOT.glob(pattern) if len(p.read_text().splitlines()) > most} == set()


@pytest.mark.parametrize(
    ("denomination", "written"),
    [
        (1, "1"),
        (25, "25"),
        (500, "500"),
        (1000, "1k"),
        (1500, "1.5k"),
        (1250, "1250"),
        (25000, "25k"),
        (100_000, "100k"),
        (1_000_000, "1M"),
        (2_500_000, "2.5M"),
    ],
)
def test_a_chip_bears_a_short_figure(denomination: int, written: str) -> None:
    assert face(denomination) == written


@pytest.mark.parametrize(
    ("sentence", "marked"),
    [
        (
            "Call of 1,200 – 450 back",
            'Call of <span translate="no">1,200</span> – <span translate="no">450</span> back',
        ),
        ("Bui 25/50.", 'Bui <span translate="no">25/50</span>.'),
        ("ein 1.000er & <b>", 'ein <span translate="no">1.000er</span> &amp; &lt;b&gt;'),
        (
            "50\u00a0% de 12\u202f000",
            '<span translate="no">50\u00a0%</span> de <span translate="no">12\u202f000</span>',
        ),
        ("l'all-in", "l&#x27;all-in"),
        ("", ""),
    ],
)
def test_figures_in_sentences_are_left_alone_by_browsers(sentence: str, marked: str) -> None:
    assert figures(sentence) == marked
