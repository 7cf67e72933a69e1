"""`checkcontent` names the file and the line of what is wrong."""

from io import StringIO

import pytest
from django.core.management import call_command

CONCORDANCE, EDITIONS, SECTIONS = "concordance.toml", "editions.toml", "sections.toml"
PRIOR = "2026/prior-bet-chips/cases.toml"


def check(root) -> list[str]:
    out = StringIO()
    with pytest.raises(SystemExit):
        call_command("checkcontent", "--library", str(root), stdout=out, stderr=StringIO())
    return out.getvalue().splitlines()


def test_sound_content_has_no_faults(copy):
    out = StringIO()
    call_command("checkcontent", "--library", str(copy), stdout=out)
    assert len(out.getvalue().splitlines()) == 1


@pytest.mark.parametrize(
    ("file", "old", "new", "marked"),
    [
        (SECTIONS, 'slug = "dealing"', 'slug = "dealing"\nnumber = 5', "number = 5"),
        (SECTIONS, 'title.de = "Showdown und Pots"', 'title.de = " "', 'title.it = "Showdown e piatti"'),
        (CONCORDANCE, 'section = "dealing"', 'section = "deals"', 'slug = "misdeals"'),
        (PRIOR, 'case = "1.1"', 'case = "1.9"', 'case = "1.9"'),
        (PRIOR, 'chips = "2x500"', 'chips = "2x"', "[scenario.data]"),
    ],
)
def test_a_fault_names_its_file_and_a_line_of_its_entry(edit, file, old, new, marked):
    root = edit(file, old, new)
    told = check(root)
    lines = (root / file).read_text(encoding="utf-8").splitlines()
    place, number, _ = told[0].split(":", 2)
    assert place == f"library/{file}"
    near = lines[int(number) - 3 : int(number) + 2]
    assert any(line.startswith(marked) for line in near), (told, near)


def test_a_fault_of_our_words_names_the_line_of_its_case(copy):
    folder = next(path.parent for path in sorted((copy / "ours").glob("*/cases.toml")))
    text = (folder / "de.md").read_text(encoding="utf-8")
    heading = next(line for line in text.splitlines() if line.startswith("## "))
    (folder / "de.md").write_text(text.replace(heading, "## nothing", 1), encoding="utf-8")
    number = text.splitlines().index(heading) + 1
    assert f"library/ours/{folder.name}/de.md:{number}: " in check(copy)[0]
