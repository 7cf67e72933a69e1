"""`python manage.py understand`: situations in words in, what was understood out, one a line."""

import io
import json
import sys

import pytest
from django.core.management import CommandError, call_command

from rules.understanding.understanding import LONGEST_TEXT, understand

TEXT = "50/100, utg 300, il bottone butta due da 500 e non parla"


@pytest.fixture
def answers(monkeypatch):
    """What is printed for a text on standard input, and the exit code."""

    def run(text, *options):
        data = text if isinstance(text, bytes) else text.encode()
        monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(data)))
        out, code = io.StringIO(), 0
        try:
            call_command("understand", *options, stdout=out)
        except SystemExit as end:
            code = end.code
        return [json.loads(line) for line in out.getvalue().splitlines()], code

    return run


def test_a_text_becomes_a_scenario_with_its_spans(answers):
    [answer], code = answers(TEXT)
    assert code == 0
    assert answer == json.loads(json.dumps(understand(TEXT).as_data()))
    assert answer["language"] == "it"
    assert answer["scenario"]["events"][-1] == {"player": "BTN", "does": "push", "chips": "2x500"}
    assert answer["sure"] is True


def test_each_line_is_an_object_with_a_text_and_perhaps_its_language(answers):
    lines = [{"text": TEXT}, {"text": "UTG 300", "language": "de"}, {"text": "phone at the table"}]
    found, code = answers("\n\n".join(json.dumps(line) for line in lines), "--lines", "--language", "en")
    assert code == 0
    assert [answer["language"] for answer in found] == ["en", "de", "en"]
    assert found[2]["scenario"] is None


def test_the_edition_is_the_one_that_is_asked_for(answers):
    [answer], _ = answers(TEXT, "--edition", "2013")
    assert answer["scenario"]["edition"] == "2013"


@pytest.mark.parametrize(
    ("line", "path", "code"),
    [
        ("{", "", "not-json"),
        ("[]", "", "not-an-object"),
        ("{}", "text", "missing"),
        ('{"text": 5}', "text", "not-text"),
        ('{"text": "", "lang": "it"}', "lang", "unknown-key"),
        ('{"text": "", "language": "fr"}', "language", "unknown-word"),
        (json.dumps({"text": "a" * (LONGEST_TEXT + 1)}), "text", "too-long"),
        ("a" * 100_000, "text", "too-long"),
        (b"\xff", "text", "not-text"),
    ],
)
def test_what_cannot_be_read_is_a_problem_with_a_path_a_code_and_a_sentence(answers, line, path, code):
    [answer], exit_code = answers(line, "--lines")
    assert exit_code == 1
    [problem] = answer["problems"]
    assert (problem["path"], problem["code"]) == (path, code)
    assert problem["message"].endswith(".")


def test_an_unknown_edition_is_a_problem(answers):
    [answer], code = answers(TEXT, "--edition", "1999")
    assert (code, answer["problems"][0]["path"]) == (1, "edition")


def test_a_file_that_is_not_there_is_said():
    with pytest.raises(CommandError, match="cannot be read"):
        call_command("understand", "/nowhere/at/all")
