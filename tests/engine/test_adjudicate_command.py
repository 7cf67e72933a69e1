"""`python manage.py adjudicate`: scenarios in, verdicts out, one a line."""

import io
import json
import subprocess
import sys
from pathlib import Path

import pytest
from django.core.management import CommandError, call_command

from rules.engine.judging import adjudicate
from rules.engine.reading import LONGEST_TEXT
from tests.engine.test_scenario_format import FIVE_HUNDREDS, ONE_25_BACK

ROOT = Path(__file__).resolve().parents[2]
TURNED_UP = """{"edition": "2024", "ask": "tabling",
 "seats": [{"name": "A", "stack": 700}, {"name": "B"}, {"name": "C"}],
 "events": [{"player": "A", "does": "all-in"}, {"player": "B", "does": "call"}, {"player": "C", "does": "call"},
            {"does": "deal", "street": "flop"}, {"player": "B", "does": "check"}, {"player": "C", "does": "check"},
            {"does": "deal", "street": "turn"}, {"player": "B", "does": "bet", "to": 1000},
            {"player": "C", "does": "call"}, {"does": "deal", "street": "river"},
            {"player": "B", "does": "check"}, {"player": "C", "does": "check"}]}"""


@pytest.fixture
def answers(monkeypatch):
    """What is printed for a text on standard input, and the exit code."""

    def run(text, *options):
        stdin = io.TextIOWrapper(io.BytesIO(text if isinstance(text, bytes) else text.encode()))
        monkeypatch.setattr(sys, "stdin", stdin)
        return _run(*options)

    return run


def _run(*options):
    out, code = io.StringIO(), 0
    try:
        call_command("adjudicate", *options, stdout=out)
    except SystemExit as end:
        code = end.code
    return [json.loads(line) for line in out.getvalue().splitlines()], code


def one_line(text):
    return json.dumps(json.loads(text))


@pytest.mark.parametrize("text", [FIVE_HUNDREDS, ONE_25_BACK, TURNED_UP])
def test_one_scenario_from_standard_input_is_one_line_with_its_verdict(answers, text):
    assert answers(text) == ([json.loads(json.dumps(adjudicate(json.loads(text)).as_data()))], 0)


def test_the_worked_example_of_the_format(answers):
    [verdict], code = answers(FIVE_HUNDREDS)
    assert code == 0
    assert [verdict[key] for key in ("decision", "to", "adds", "returns")] == ["raise", 1700, 200, 0]


def test_the_example_of_hands_turned_up(answers):
    [verdict], _ = answers(TURNED_UP)
    assert (verdict["decision"], verdict["since"]) == ("table", 11)
    assert [(pot["name"], pot["amount"]) for pot in verdict["pots"]] == [("side-1", 2000), ("main", 2100)]


def test_a_file_is_read_as_well(tmp_path):
    file = tmp_path / "scenario.json"
    file.write_text(FIVE_HUNDREDS)
    [verdict], code = _run(str(file))
    assert (verdict["to"], code) == (1700, 0)


def test_with_lines_there_is_one_verdict_a_line_and_empty_lines_are_passed_over(answers):
    text = "\n".join(["", one_line(FIVE_HUNDREDS), "   ", one_line(ONE_25_BACK), ""])
    verdicts, code = answers(text, "--lines")
    assert ([verdict["to"] for verdict in verdicts], code) == ([1700, 1150], 0)


def test_a_refused_scenario_prints_its_problems_in_its_place_and_the_rest_goes_on(answers):
    bad = {"seats": [{"name": "A"}], "events": [{"player": "B", "does": "call"}], "colour": 1}
    text = "\n".join([one_line(FIVE_HUNDREDS), json.dumps(bad), "{", one_line(ONE_25_BACK)])
    lines, code = answers(text, "--lines")
    assert code == 1
    assert [line.get("to", "refused") for line in lines] == [1700, "refused", "refused", 1150]
    assert {(problem["path"], problem["code"]) for problem in lines[1]["problems"]} == {
        ("seats", "too-few"),
        ("events[0].player", "unknown-player"),
        ("colour", "unknown-key"),
    }
    assert all(problem["message"] for problem in lines[1]["problems"])


@pytest.mark.parametrize("language", ["it", "de", "es", "en"])
def test_a_language_adds_the_headline_and_one_sentence_a_finding(answers, language):
    [verdict], _ = answers(FIVE_HUNDREDS, "--language", language)
    assert "words" not in answers(FIVE_HUNDREDS)[0][0]
    assert verdict["words"]["headline"]
    assert len(verdict["words"]["findings"]) == len(verdict["findings"])


LAST_CHIPS = """{"blinds": [50, 100], "street": "flop",
 "seats": [{"name": "A"}, {"name": "B", "stack": 2000}, {"name": "C"}],
 "events": [{"player": "A", "does": "bet", "to": 1400}, {"player": "B", "does": "push", "chips": "1x1000 2x500"}]}"""


def test_every_edition_gives_a_row_of_verdicts_that_says_which_flip_and_why(answers):
    [answer], code = answers(LAST_CHIPS, "--every-edition")
    assert (code, answer["format"], answer["flips"]) == (0, 1, ["2019"])
    assert [row["edition"] for row in answer["editions"]] == ["2011", "2013", "2019", "2022", "2024", "2026"]
    assert [row["verdict"]["decision"] for row in answer["editions"]] == ["director"] * 2 + ["raise"] * 4
    assert [row["flips"] for row in answer["editions"]] == [False, False, True, False, False, False]
    because = answer["editions"][2]["because"]
    assert (because["kind"], because["rule"], because["number"]) == ("last-chips-all-in", "multiple-chips", "45")
    assert [row["because"] for row in answer["editions"] if not row["flips"]] == [None] * 5
    assert "words" not in answer
    assert "words" not in because


def test_a_row_of_an_edition_is_the_verdict_under_it(answers):
    [answer], _ = answers(LAST_CHIPS, "--every-edition")
    for row in answer["editions"]:
        data = {**json.loads(LAST_CHIPS), "edition": row["edition"]}
        assert row["verdict"] == json.loads(json.dumps(adjudicate(data).as_data()))


@pytest.mark.parametrize(
    ("language", "line"),
    [
        ("it", "2011, 2013: decide il direttore del torneo – call di 1.400 o raise (all-in per 2.000)"),
        ("de", "2011, 2013: Die Turnierleitung entscheidet – Call von 1.400 oder Raise (All-in für 2.000)"),
        ("es", "2011, 2013: decide el director del torneo – call de 1400 o raise (all-in por 2000)"),
        ("en", "2011, 2013: the director decides – call of 1,400 or raise (all-in for 2,000)"),
    ],
)
def test_every_edition_in_words_has_a_line_for_editions_that_rule_alike(answers, language, line):
    [answer], _ = answers(LAST_CHIPS, "--every-edition", "--language", language)
    assert answer["words"][0] == line
    assert len(answer["words"]) == 2
    assert answer["editions"][2]["because"]["words"]
    assert all(row["words"]["headline"] for row in answer["editions"])


def test_every_edition_goes_with_lines_and_refuses_as_without(answers):
    lines, code = answers("\n".join([one_line(LAST_CHIPS), "{", one_line(FIVE_HUNDREDS)]), "--every-edition", "--lines")
    assert (code, [line.get("flips", "refused") for line in lines]) == (1, [["2019"], "refused", []])


def test_other_kinds_go_through_every_edition_as_well(answers):
    [answer], _ = answers('{"kind": "misdeal", "fault": "foreign-card"}', "--every-edition")
    assert answer["flips"] == ["2022"]
    assert answer["editions"][3]["because"]["kind"] == "foreign-card"


def test_messages_are_english_unless_a_language_is_named(answers):
    [english], _ = answers("{")
    [german], _ = answers("{", "--language", "de")
    assert english["problems"][0]["message"] == "This is not JSON."
    assert german["problems"][0]["code"] == "not-json"


@pytest.mark.parametrize(
    ("text", "code"),
    [
        (b"", "not-json"),
        (b"\x89PNG\r\n\x1a\n\x00\xff", "not-json"),
        ('{"seats": "é"}'.encode("latin-1"), "not-json"),
        (FIVE_HUNDREDS.encode("utf-16"), "not-json"),
        (b"x" * (LONGEST_TEXT + 1), "too-large"),
        (b"\xff" * (4 * LONGEST_TEXT + 10), "too-large"),
        (b"[" * 100_000, "not-json"),
        (b"null", "not-an-object"),
    ],
    ids=["nothing", "binary", "latin-1", "utf-16", "too long", "far too long", "deep", "null"],
)
def test_what_is_no_scenario_is_a_problem_and_no_traceback(answers, text, code):
    [refusal], exit_code = answers(text)
    assert exit_code == 1
    assert code in [problem["code"] for problem in refusal["problems"]]


def test_a_byte_order_mark_is_passed_over(answers):
    assert answers(b"\xef\xbb\xbf" + FIVE_HUNDREDS.encode())[1] == 0


def test_after_a_line_that_is_too_long_the_next_one_is_read_from_its_start(answers):
    text = "x" * (9 * LONGEST_TEXT) + "\n" + one_line(FIVE_HUNDREDS)
    lines, _ = answers(text, "--lines")
    assert [line.get("to", "refused") for line in lines] == ["refused", 1700]


def test_half_a_pair_of_surrogates_is_escaped(answers):
    text = '{"seats": [{"name": "A"}, {"name": "B"}], "events": [{"player": "\\ud800", "does": "call"}]}'
    lines, code = answers(text, "--language", "it")
    assert (len(lines), code) == (1, 1)


@pytest.mark.parametrize("path", ["not-there.json", "."])
def test_a_file_that_cannot_be_opened_is_an_error_in_one_line(tmp_path, path):
    with pytest.raises(CommandError, match="cannot be read"):
        call_command("adjudicate", str(tmp_path / path))


def test_that_error_too_is_in_the_language_that_is_named(tmp_path):
    with pytest.raises(CommandError, match="non si può leggere"):
        call_command("adjudicate", str(tmp_path / "not-there.json"), "--language", "it")


def test_the_database_is_not_touched(answers):
    """No database is asked for here, so pytest-django would raise at the first query."""
    assert answers(FIVE_HUNDREDS, "--language", "it")[1] == 0


def test_a_reader_that_has_seen_enough_is_no_error(tmp_path):
    file = tmp_path / "many.jsonl"
    file.write_text((one_line(FIVE_HUNDREDS) + "\n") * 2000)
    command = [sys.executable, "manage.py", "adjudicate", "--lines", str(file)]
    done = subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, stderr=subprocess.PIPE)
    assert done.stdout.readline().startswith(b'{"format":1')
    done.stdout.close()
    assert done.stderr.read() == b""
    assert done.wait(timeout=60) == 0
