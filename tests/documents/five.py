"""The five shipped pages, and what must be read in them."""

from pathlib import Path

LIBRARY = Path(__file__).parents[2] / "rules" / "library" / "content"

PRIOR_CHIPS_IT = LIBRARY / "2026" / "prior-bet-chips" / "it.txt"
PRIOR_CHIPS_ES = LIBRARY / "2026" / "prior-bet-chips" / "es.txt"
MULTIPLE_CHIPS_IT = LIBRARY / "2024" / "multiple-chips" / "it.txt"
MULTIPLE_CHIPS_DE = LIBRARY / "2024" / "multiple-chips" / "de.txt"
FACE_UP_IT = LIBRARY / "2024" / "face-up-for-all-ins" / "it.txt"
ALL = (PRIOR_CHIPS_IT, PRIOR_CHIPS_ES, MULTIPLE_CHIPS_IT, MULTIPLE_CHIPS_DE, FACE_UP_IT)

_PRIOR_CHIPS = (
    "label:number heading:heading label:section label:edition clause:A clause:B clause:C clause:C.1 clause:C.2"
    " label:addendum label:addendum-number heading:addendum-heading situation:1 case:1.1 case:1.2 case:1.3"
    " situation:2 case:2.1 case:2.2 situation:3 case:3.1 case:4 case:5"
)
_HEAD = "label:title label:number heading:heading"
_MULTIPLE_CHIPS = "situation:1 case:1-A case:1-B case:2 case:3 case:4 case:4-A case:4-B note:note"

KEYS = {
    PRIOR_CHIPS_IT: f"{_PRIOR_CHIPS} credit:credit credit:source",
    PRIOR_CHIPS_ES: f"{_PRIOR_CHIPS} credit:source",
    MULTIPLE_CHIPS_IT: f"{_HEAD} quote:quote explanation:explanation {_MULTIPLE_CHIPS}",
    MULTIPLE_CHIPS_DE: f"{_HEAD} clause:A clause:B clause:B.1 clause:B.2 {_MULTIPLE_CHIPS}",
    FACE_UP_IT: f"{_HEAD} quote:quote explanation:explanation case:1 case:2 case:3",
}


def name(path: Path) -> str:
    """Return a short name of a page for the reports of tests."""
    return f"{path.parent.name}-{path.stem}"
