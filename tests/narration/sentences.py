"""Everything that the narration can say, one sample of each, for tests that read it all."""

import importlib
import pkgutil
import sys
import typing
from dataclasses import fields
from functools import cache

from django.utils.translation import override

from rules.engine import rulings
from rules.engine.findings import Finding
from rules.engine.judging import judge
from rules.engine.problems import Problem
from rules.engine.reading import read_scenario
from rules.engine.scenario import Scenario
from rules.languages import LANGUAGES
from rules.narration.acts import NEW_CHIPS, PRIOR_CHIPS, PULLED_CHIPS, narrate_scenario
from rules.narration.problems import SENTENCES, sentence
from rules.narration.reasons import PREMISES, REASONS
from rules.narration.verdicts import narrate
from rules.narration.wording import put
from tests.narration.situations import NOT_JUDGED_YET, SITUATIONS

__all__ = ["LANGUAGES", "captions", "everything", "finding_kinds", "problems", "reasons", "sample", "told"]

PROBLEM_FIGURES = {
    "min_length": 2,
    "max_length": 500,
    "value": "2015",
    "name": "BB",
    "out": 75,
    "due": 100,
    "limit": 900,
}


def finding_kinds():
    """Every kind of finding in the engine with its class, whichever modules define them."""
    for module in pkgutil.iter_modules(rulings.__path__):
        importlib.import_module(f"{rulings.__name__}.{module.name}")
    found = {cls.kind: getattr(sys.modules[cls.__module__], cls.__name__, None) for cls in Finding.__subclasses__()}
    return {kind: cls for kind, cls in found.items() if cls}


def sample(cls, figure=1200):
    """A finding of this class with sample figures."""
    types = typing.get_type_hints(cls)
    values = {int: figure, str: "BB", tuple[str, ...]: ("BB", "UTG")[: min(figure, 2)]}
    given = {f.name: values.get(types[f.name], ()) for f in fields(cls)}
    return cls(**given)


def reasons(figure):
    """The sentences of every finding with `figure` in every place, by kind and by what they say."""
    for kind, cls in finding_kinds().items():
        figures = sample(cls, figure).figures
        yield f"{kind} as a reason", put(REASONS[kind], figures)
        if kind in PREMISES:
            yield f"{kind} as a premise", put(PREMISES[kind], {**figures, "reading": "Call"})


def problems():
    for code in SENTENCES:
        yield code, sentence(Problem("", code, PROBLEM_FIGURES))


def told():
    """The situations told, and their verdicts narrated, sentence by sentence."""
    for name, data in SITUATIONS.items():
        for text in narrate_scenario(read_scenario(data)):
            yield f"{name}, told", text
        yield from _verdict(name, narrate(judge(read_scenario(data))))
    for name, data in NOT_JUDGED_YET.items():
        for text in narrate_scenario(Scenario.model_validate(data)):
            yield f"{name}, told", text


def _verdict(name, narrated):
    yield f"{name}, headline", f"{narrated.headline}."
    for reason in narrated.reasons:
        yield f"{name}, reason", reason.text
    for reading in narrated.readings:
        yield f"{name}, reading", reading.text
    for moment in narrated.timeline:
        yield f"{name}, moment", moment.text


def captions():
    return [str(caption) for caption in (PRIOR_CHIPS, NEW_CHIPS, PULLED_CHIPS)]


@cache
def everything(language):
    """Every sentence in one language, with where it comes from."""
    with override(language):
        return [*reasons(1), *reasons(1200), *reasons(12345), *problems(), *told()]
