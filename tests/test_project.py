"""The project itself: what is pinned, what is ignored, what stays empty."""

import re
import socket
import subprocess
import tomllib
from pathlib import Path

import pytest

from tdasite.port import problem

ROOT = Path(__file__).resolve().parent.parent
REQUIREMENT_FILES = ["requirements.txt", "requirements-dev.txt"]
PIN = re.compile(
    r"^(?P<name>[a-z0-9][a-z0-9.-]*)==(?P<version>[^ ;]+)(?: ; [^\\]+)?(?P<hashes>(?: --hash=sha256:[0-9a-f]{64})+)$"
)


def pins(filename: str) -> list[str]:
    """The requirements of a file, each on one line, without comments and the option that wants wheels."""
    text = (ROOT / filename).read_text().replace("\\\n", "")
    lines = [re.sub(" +", " ", line).strip() for line in text.splitlines()]
    return [line for line in lines if line and not line.startswith(("#", "--only-binary"))]


def versions(filename: str) -> dict[str, str]:
    matches = [PIN.match(line) for line in pins(filename)]
    return {match["name"]: match["version"] for match in matches if match}


@pytest.mark.parametrize("filename", REQUIREMENT_FILES)
def test_every_requirement_is_pinned_and_hashed(filename: str) -> None:
    assert pins(filename)
    assert [line for line in pins(filename) if not PIN.match(line)] == []


@pytest.mark.parametrize("filename", REQUIREMENT_FILES)
def test_requirements_are_wheels_and_name_no_index_host_or_path(filename: str) -> None:
    text = (ROOT / filename).read_text()
    assert "--only-binary :all:" in text
    assert not re.search(r"://|--index|--extra-index|--find-links|--trusted-host|file:| @ ", text)


def test_the_tools_are_pinned_together_with_what_runs() -> None:
    runtime, tools = versions("requirements.txt"), versions("requirements-dev.txt")
    assert {name: tools.get(name) for name in runtime} == runtime


def test_everything_asked_for_is_pinned() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())
    asked = project["project"]["dependencies"] + project["dependency-groups"]["dev"]
    names = {re.split(r"[\[=~<> ]", line)[0].lower() for line in asked}
    assert names <= set(versions("requirements-dev.txt"))


def test_the_package_of_the_rules_is_empty() -> None:
    assert (ROOT / "rules" / "__init__.py").read_text() == ""


@pytest.mark.parametrize("path", ["var/db.sqlite3", "var/secret_key", "db.sqlite3", ".venv", "var/static/x.css"])
def test_git_ignores_what_belongs_to_this_machine(path: str) -> None:
    if not (ROOT / ".git").exists():
        pytest.skip("this copy is no git checkout")
    assert subprocess.run(["git", "check-ignore", "--quiet", path], cwd=ROOT, check=False).returncode == 0


def test_the_languages_are_the_same_everywhere() -> None:
    from django.conf import settings

    languages = {"it", "de", "es", "en"}
    assert {code for code, _ in settings.LANGUAGES} == languages
    assert set(settings.MODELTRANSLATION_LANGUAGES) == languages


def test_a_busy_port_is_named_and_another_proposed() -> None:
    with socket.create_server(("127.0.0.1", 0)) as server:
        taken = server.getsockname()[1]
        assert f"Port {taken} on 127.0.0.1 cannot be used" in (problem("127.0.0.1", str(taken)) or "")


@pytest.mark.parametrize("port", ["", "web", "0", "65536", "-1"])
def test_a_port_that_is_none_is_refused(port: str) -> None:
    assert "must be a number" in (problem("127.0.0.1", port) or "")


def test_every_environment_variable_of_the_settings_is_in_the_readme() -> None:
    source = (ROOT / "tdasite" / "settings.py").read_text() + (ROOT / "tdasite" / "environment.py").read_text()
    variables = set(re.findall(r'(?:environment\.\w+|environ\.get)\("([A-Z_]+)"', source))
    assert {"SECRET_KEY", "DEBUG", "DATABASE_URL"} <= variables
    assert [name for name in sorted(variables) if f"`{name}`" not in (ROOT / "README.md").read_text()] == []
