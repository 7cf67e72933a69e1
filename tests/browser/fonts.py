"""Sets of fonts for the browser tests, so that a page has the same letters on every machine.

A browser sees one set alone: its fontconfig file names no other folder.  Run as a program, this module prints the
Debian packages that are missing.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

INSTALLED = Path("/usr/share/fonts")

CONFIGURATION = """<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir>{folder}</dir>
  <cachedir>{folder}/cache</cachedir>
{aliases}
</fontconfig>
"""
ALIAS = '  <alias binding="same"><family>{generic}</family><prefer><family>{family}</family></prefer></alias>'


@dataclass(frozen=True)
class FontSet:
    """The font files of a Debian package that a page in Latin letters needs, with their generic families."""

    package: str
    patterns: tuple[str, ...]
    """Names of files; a set is installed if every pattern has a file."""
    sans: str
    serif: str

    def files(self) -> list[Path]:
        return sorted({path for pattern in self.patterns for path in INSTALLED.rglob(pattern)})

    @property
    def installed(self) -> bool:
        return all(any(INSTALLED.rglob(pattern)) for pattern in self.patterns)

    def configure(self, folder: Path) -> Path:
        """Write a fontconfig file for this set alone into the folder, and return its path."""
        for path in self.files():
            (folder / path.name).symlink_to(path)
        generics = (
            ("sans-serif", self.sans),
            ("system-ui", self.sans),
            ("serif", self.serif),
            ("monospace", self.sans),
        )
        aliases = "\n".join(ALIAS.format(generic=generic, family=family) for generic, family in generics)
        file = folder / "fonts.conf"
        file.write_text(CONFIGURATION.format(folder=folder, aliases=aliases))
        return file


FONT_SETS = {
    "dejavu": FontSet(
        "fonts-dejavu-core",
        ("DejaVuSans.ttf", "DejaVuSans-Bold.ttf", "DejaVuSerif.ttf", "DejaVuSerif-Bold.ttf"),
        "DejaVu Sans",
        "DejaVu Serif",
    ),
    "liberation": FontSet(
        "fonts-liberation", ("LiberationSans-*.ttf", "LiberationSerif-*.ttf"), "Liberation Sans", "Liberation Serif"
    ),
    "noto": FontSet("fonts-noto-core", ("NotoSans-*.ttf", "NotoSerif-*.ttf"), "Noto Sans", "Noto Serif"),
}
"""The first is what Chromium brings along on bare Debian."""


def missing_packages() -> Iterator[str]:
    return (fonts.package for fonts in FONT_SETS.values() if not fonts.installed)


if __name__ == "__main__":
    print(*missing_packages())
