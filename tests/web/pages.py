"""Pages as the tests read them: a small tree with the tags, classes, languages and texts of what came."""

from dataclasses import dataclass, field
from html.parser import HTMLParser
from typing import Any

from django.test import Client

LANGUAGES = ("it", "de", "es", "en")
EMPTY = {"meta", "link", "input", "br", "circle", "rect", "use", "path", "img"}


@dataclass
class Element:
    """An element with its attributes and what is in it: elements and texts."""

    tag: str
    attributes: dict[str, str]
    parent: "Element | None" = None
    children: list["Element | str"] = field(default_factory=list)

    @property
    def classes(self) -> set[str]:
        return set(self.attributes.get("class", "").split())

    @property
    def text(self) -> str:
        """What can be read in it, with single spaces."""
        return " ".join(self.raw.split())

    @property
    def raw(self) -> str:
        return "".join(child if isinstance(child, str) else child.raw for child in self.children)

    @property
    def language(self) -> str:
        """The language it is said to be in."""
        return self.attributes.get("lang") or (self.parent.language if self.parent else "")

    def all(self, tag: str = "", css: str = "", **attributes: str) -> list["Element"]:
        """Every element beneath with a tag, a class and attributes."""
        found = []
        for child in self.children:
            if isinstance(child, Element):
                wanted = attributes.items() <= child.attributes.items()
                if wanted and tag in ("", child.tag) and (not css or css in child.classes):
                    found.append(child)
                found += child.all(tag, css, **attributes)
        return found

    def one(self, tag: str = "", css: str = "", **attributes: str) -> "Element":
        found = self.all(tag, css, **attributes)
        assert len(found) == 1, f"{len(found)} × {tag} {css} {attributes}"
        return found[0]

    def texts(self, tag: str = "", css: str = "", **attributes: str) -> list[str]:
        return [element.text for element in self.all(tag, css, **attributes)]


class _Builder(HTMLParser):
    def __init__(self) -> None:
        super().__init__()
        self.root = self.here = Element("", {})

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        element = Element(tag, {name: value or "" for name, value in attrs}, self.here)
        self.here.children.append(element)
        if tag not in EMPTY:
            self.here = element

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.here.children.append(Element(tag, {name: value or "" for name, value in attrs}, self.here))

    def handle_endtag(self, tag: str) -> None:
        if tag not in EMPTY:
            assert self.here.tag == tag, f"</{tag}> closes <{self.here.tag}>"
            assert self.here.parent is not None
            self.here = self.here.parent

    def handle_data(self, data: str) -> None:
        self.here.children.append(data)


def parse(html: str) -> Element:
    builder = _Builder()
    builder.feed(html)
    assert builder.here is builder.root, f"<{builder.here.tag}> is not closed"
    return builder.root


def get(client: Client, address: str, status: int = 200, **headers: Any) -> Element:
    """Open an address, and read the page that comes."""
    response = client.get(address, **headers)
    assert response.status_code == status, response.status_code
    return parse(response.content.decode())
