"""The layers: the engine knows no Django, and nothing in `rules/` imports what its layer may not."""

import ast
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
RULES = ROOT / "rules"

WITHOUT_DJANGO = """
import importlib, pkgutil, sys

class NoDjango:
    def find_spec(self, name, path=None, target=None):
        if name.partition(".")[0] in {"django", "modeltranslation", "tdasite"}:
            raise ImportError(name + " is not for the engine")

sys.meta_path.insert(0, NoDjango())
import rules.engine
names = [module.name for module in pkgutil.walk_packages(rules.engine.__path__, "rules.engine.")]
for name in names:
    importlib.import_module(name)
from rules.engine.judging import adjudicate
data = {"street": "flop", "seats": [{"name": "A"}, {"name": "B"}], "events": [{"player": "A", "does": "check"}]}
assert adjudicate(data).decision == "check"
foreign = {name.partition(".")[0] for name in sys.modules} & {"django", "modeltranslation", "tdasite"}
assert not foreign, foreign
print(len(names))
"""


def test_the_engine_works_where_there_is_no_django():
    done = subprocess.run(
        [sys.executable, "-c", WITHOUT_DJANGO], cwd=ROOT, capture_output=True, text=True, check=False, timeout=60
    )
    assert done.returncode == 0, done.stderr
    assert int(done.stdout) > 10


# What each layer of `rules/` may import of the others, and of Django.
# Models may import the engine's reader, to validate a scenario, and the sentences for its problems.
MODELS = {"models", "languages"}
LIBRARY = {"documents", "finding", "engine.reading", "engine.problems", "engine.editions", "narration.problems"}
ARROWS = {
    "engine": set(),
    "narration": {"engine", "languages"},
    "models": {
        "models",
        "languages",
        "translation",
        "engine.reading",
        "engine.problems",
        "engine.verdict",
        "narration.problems",
    },
    "translation": MODELS,
    "languages": set(),
    "understanding": {"engine", "languages"},
    "documents": MODELS,
    "finding": MODELS,
    "library": {
        *MODELS,
        "documents",
        "finding",
        "engine.reading",
        "engine.problems",
        "engine.editions",
        "narration.problems",
        # What our own cases state is held against the engine where the content is checked.
        "compare.stated",
        "engine.judging",
        "engine.record",
        "engine.verdict",
    },
    "compare": {*MODELS, "engine", "documents"},
    "web": None,
    "management": None,
    "admin": None,
    "apps": None,
}
"""None: it may import everything."""

DJANGO = {
    "engine": set(),
    "narration": {"django.utils"},
    "documents": {"django.utils", "django.db"},
    "compare": {"django.utils", "django.db"},
    "finding": {"django.db"},
}
"""The layers that may not import all of Django, and what they may."""


def layer_of(file: Path) -> str:
    return file.relative_to(RULES).parts[0].removesuffix(".py")


def test_the_table_of_arrows_names_the_layers_that_are_there_and_no_others():
    layers = {layer_of(file) for file in RULES.rglob("*.py") if file.parent != RULES or file.stem != "__init__"}
    assert set(ARROWS) == layers - {"migrations"}


def imports_of(file: Path) -> set[str]:
    """Every module that a file imports, wherever in it; ``from a.b import c`` counts as a.b, and as a.b.c."""
    found: set[str] = set()
    package = ".".join(file.relative_to(ROOT).with_suffix("").parts[:-1])
    for node in ast.walk(ast.parse(file.read_text())):
        if isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom):
            above = package.rsplit(".", node.level - 1)[0] + "." if node.level else ""
            base = f"{above}{node.module or ''}".rstrip(".")
            found |= {base, *(f"{base}.{alias.name}" for alias in node.names)}
    return found


def wrong_arrows(layer: str, imported: set[str]) -> set[str]:
    allowed = ARROWS[layer]
    ours = {name.removeprefix("rules.") for name in imported if name.startswith("rules.")}
    wrong = set() if allowed is None else {name for name in ours if not _within(name, {layer, *allowed})}
    if layer in DJANGO:
        django = {name for name in imported if name.partition(".")[0] in {"django", "modeltranslation", "tdasite"}}
        wrong |= {name for name in django if not _within(name, DJANGO[layer]) and not _above(name, DJANGO[layer])}
    return wrong


def _within(name: str, roots: set[str]) -> bool:
    return any(name == root or name.startswith(f"{root}.") for root in roots)


def _above(name: str, leaves: set[str]) -> bool:
    """``from rules.engine import reading`` names the package as well: what is taken from it is looked at apart."""
    return any(leaf.startswith(f"{name}.") for leaf in leaves)


FILES = sorted(file for file in RULES.rglob("*.py") if "migrations" not in file.parts and file.parent != RULES)
FILES += sorted(file for file in RULES.glob("*.py") if file.name != "__init__.py")


@pytest.mark.parametrize("file", FILES, ids=lambda file: str(file.relative_to(ROOT)))
def test_a_module_imports_only_what_its_layer_may(file):
    assert layer_of(file) in ARROWS, "a new layer: say in design and here what it may import"
    assert wrong_arrows(layer_of(file), imports_of(file)) == set()


def test_the_package_itself_stays_empty():
    assert (RULES / "__init__.py").read_text() == ""


@pytest.mark.parametrize(
    ("layer", "module", "is_wrong"),
    [
        ("engine", "django.utils.translation", True),
        ("engine", "rules.models", True),
        ("engine", "rules.narration.figures", True),
        ("engine", "rules.engine.chips", False),
        ("narration", "rules.engine.verdict", False),
        ("narration", "rules.web.views", True),
        ("narration", "django.utils.translation", False),
        ("narration", "django.db.models", True),
        ("models", "rules.engine.reading", False),
        ("models", "rules.engine.judging", True),
        ("models", "rules.narration.problems", False),
        ("models", "rules.narration.verdicts", True),
        ("models", "rules.library.loading", True),
        ("documents", "rules.models", False),
        ("documents", "rules.library.loading", True),
        ("documents", "rules.engine.reading", True),
        ("library", "rules.documents.page", False),
        ("finding", "rules.models", False),
        ("finding", "rules.library.sayings", True),
        ("finding", "django.utils.translation", True),
        ("library", "rules.finding.sayings", False),
        ("library", "rules.compare.checks", True),
        ("compare", "rules.narration.verdicts", True),
        ("compare", "rules.engine.judging", False),
        ("web", "rules.compare.checks", False),
    ],
)
def test_the_arrows_of_the_design(layer, module, is_wrong):
    assert bool(wrong_arrows(layer, {module})) == is_wrong


@pytest.mark.parametrize("name", ["random", "datetime", "time", "os", "pathlib", "io", "socket", "logging", "gettext"])
def test_the_engine_knows_no_clock_no_files_no_chance_and_no_language(name):
    users = [str(file) for file in (RULES / "engine").rglob("*.py") if name in imports_of(file)]
    assert users == []
