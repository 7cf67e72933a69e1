"""One style sheet out of several small sources, so that a page asks for one file.

A finder of static files: collecting, the development server and the tests all find ``site.css`` through it, joined
anew whenever a source has changed.
"""

import re
from collections.abc import Iterable, Iterator
from pathlib import Path
from tempfile import NamedTemporaryFile
from typing import Any

from django.conf import settings
from django.contrib.staticfiles.finders import BaseFinder
from django.core.files.storage import FileSystemStorage, Storage

NAME = "site.css"
SOURCES = Path(settings.BASE_DIR) / "static"
SHEETS = (
    "site/tokens.css",
    "site/base.css",
    "site/frame.css",
    "site/find.css",
    "site/foot.css",
    "site/keyboard.css",
    "reading/head.css",
    "text/sheet.css",
    "text/ours.css",
    "text/marks.css",
    "reading/preview.css",
    "verdict/box.css",
    "verdict/chips.css",
    "table/oval.css",
    "table/steps.css",
    "site/touch.css",
    "reading/case.css",
    "verdict/under_editions.css",
    "whatif/fields.css",
    "whatif/page.css",
    "whatif/buttons.css",
    "whatif/card.css",
    "whatif/procedures.css",
    "quiz/quiz.css",
    "quiz/answers.css",
    "search/finder.css",
    "reading/lists.css",
    "reading/home.css",
    "translators/audit.css",
    "search/results.css",
    "situations/answer.css",
    "situations/ask.css",
    "translators/reasons.css",
    "translators/tables.css",
    "translators/compare.css",
    "api/code.css",
    "translators/columns.css",
    "text/glossary.css",
    "site/print.css",
    "reading/booklet.css",
)
"""The sources in the order of the cascade."""

JOINED = Path(settings.VAR_DIR) / "styles"

_COMMENT = re.compile(r"/\*.*?\*/\s*", re.DOTALL)


class JoinedStyles(BaseFinder):
    """Finds the style sheet, joined from its sources in the order of the cascade."""

    def check(self, **kwargs: Any) -> list[Any]:
        return []

    def find(self, path: str, find_all: bool = False, **kwargs: Any) -> Any:
        found = [str(join())] if path == NAME else []
        return found if find_all else (found[0] if found else [])

    def list(self, ignore_patterns: Iterable[str] | None) -> Iterator[tuple[str, Storage]]:
        yield NAME, FileSystemStorage(location=join().parent)


def join() -> Path:
    """Write the joined file where it is missing or old, in one step, and return its path."""
    text = "".join(source.read_text(encoding="utf-8") for source in map(SOURCES.joinpath, SHEETS))
    text = re.sub(r"\n\s+", "\n", _COMMENT.sub("", text)).replace("\n\n", "\n")
    path = JOINED / NAME
    if not path.exists() or path.read_text(encoding="utf-8") != text:
        JOINED.mkdir(parents=True, exist_ok=True)
        with NamedTemporaryFile("w", encoding="utf-8", dir=JOINED, delete=False) as file:
            file.write(text)
        Path(file.name).replace(path)
    return path
