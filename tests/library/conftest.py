"""The shipped library, and a copy of it that a test may spoil."""

import shutil
from pathlib import Path

import pytest

from rules.library.reading import SHIPPED, Library, read_library


@pytest.fixture(scope="session")
def shipped() -> Library:
    return read_library()


@pytest.fixture
def copy(tmp_path: Path) -> Path:
    content = shutil.ignore_patterns("*.py", "README.md", "__pycache__")
    return shutil.copytree(SHIPPED, tmp_path / "library", ignore=content)


@pytest.fixture
def edit(copy: Path):
    """Replace a text in a file of the copy, where it must stand at least once."""

    def replace(file: str, old: str, new: str) -> Path:
        path = copy / file
        text = path.read_text(encoding="utf-8")
        assert old in text
        path.write_text(text.replace(old, new, 1), encoding="utf-8")
        return copy

    return replace
