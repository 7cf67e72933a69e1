"""The rooms of `rules/web`: each imports only the rooms on the floors below it."""

import ast
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
WEB = ROOT / "rules" / "web"

FLOORS = (
    {"site", "sharing"},
    {"verdict", "text", "wayfinding"},
    {"table"},
    {"cases", "situations", "translators"},
    {"whatif"},
    {"reading", "quiz", "offline"},
    {"search", "api"},
    {"urls", "errors"},
)
"""From the ground up. `rules/web/README.md` draws the same house."""

FLOOR_OF = {room: floor for floor, rooms in enumerate(FLOORS) for room in rooms}


def room_of(file: Path) -> str:
    return file.relative_to(WEB).parts[0].removesuffix(".py")


def rooms_imported(source: str) -> set[str]:
    """Return the rooms that a module imports from, wherever in it the import stands."""
    names: set[str] = set()
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Import):
            names |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom) and node.module == "rules.web":
            names |= {f"rules.web.{alias.name}" for alias in node.names}
        elif isinstance(node, ast.ImportFrom):
            names.add(node.module or "")
    return {name.split(".")[2] for name in names if name.startswith("rules.web.")}


def arrows() -> dict[str, set[str]]:
    table: dict[str, set[str]] = {}
    for file in sorted(WEB.rglob("*.py")):
        if file.parent != WEB or file.name != "__init__.py":
            table.setdefault(room_of(file), set()).update(rooms_imported(file.read_text()))
    return {room: imported - {room} for room, imported in table.items()}


def upward(room: str, imported: set[str]) -> set[str]:
    return {other for other in imported if FLOOR_OF[other] >= FLOOR_OF[room]}


def as_table(table: dict[str, set[str]]) -> str:
    rooms = sorted(table, key=lambda room: (-FLOOR_OF[room], room))
    return "\n".join(f"{room:<12} -> {', '.join(sorted(table[room])) or '-'}" for room in rooms)


def test_every_room_stands_on_a_floor_and_every_floor_has_its_rooms():
    assert set(arrows()) == set(FLOOR_OF)


def test_no_room_imports_a_neighbour_or_a_room_above_it():
    table = arrows()
    print(as_table(table))
    wrong = {room: names for room, imported in table.items() if (names := upward(room, imported))}
    assert wrong == {}, as_table(table)


def test_the_templates_lie_in_the_same_rooms():
    assert {path.name for path in (ROOT / "templates").iterdir()} <= set(FLOOR_OF)


def test_styles_and_scripts_lie_in_the_same_rooms():
    assert {path.name for path in (ROOT / "static").iterdir() if path.is_dir()} <= set(FLOOR_OF)


@pytest.mark.parametrize(
    ("room", "source", "wrong"),
    [
        ("text", "from rules.web.site.page import show", set()),
        ("text", "from rules.web.verdict.box import Box", {"verdict"}),
        ("site", "from rules.web import search", {"search"}),
        ("api", "import rules.web.reading.rule", set()),
        ("reading", "def late():\n    from rules.web.urls import urlpatterns", {"urls"}),
    ],
)
def test_an_arrow_upward_is_seen_wherever_it_stands(room, source, wrong):
    assert upward(room, rooms_imported(source)) == wrong
