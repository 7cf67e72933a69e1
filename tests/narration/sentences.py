"""Everything that the narration can say, one sample of each, for tests that read it all."""

import importlib
import pkgutil
import sys
import typing
from dataclasses import fields
from functools import cache

from django.utils.translation import override

from rules.engine import procedures, rulings
from rules.engine.comparing import judge_under_every_edition
from rules.engine.findings import Finding
from rules.engine.judging import judge
from rules.engine.problems import Problem
from rules.engine.reading import read_scenario
from rules.engine.scenario import Scenario
from rules.languages import LANGUAGES
from rules.narration.acts import NEW_CHIPS, PRIOR_CHIPS, PULLED_CHIPS, narrate_scenario
from rules.narration.comparing import narrate_editions
from rules.narration.problems import SENTENCES, sentence
from rules.narration.reasons import PREMISES, REASONS
from rules.narration.verdicts import narrate
from rules.narration.wording import OneOf, put
from tests.narration.questions import PROCEDURES, QUESTIONS
from tests.narration.situations import SITUATIONS, TOLD_ONLY

__all__ = [
    "EVERY_SITUATION",
    "LANGUAGES",
    "captions",
    "everything",
    "finding_kinds",
    "problems",
    "reasons",
    "samples",
    "told",
]

EVERY_SITUATION = {**SITUATIONS, **QUESTIONS, **PROCEDURES}
"""What the engine judges, of every kind."""

PROBLEM_FIGURES = {
    "min_length": 2,
    "max_length": 500,
    "value": "2015",
    "name": "BB",
    "out": 75,
    "due": 100,
    "limit": 900,
    "denomination": 25,
    "card": "As",
    "most": 3,
    "least": 1,
}

FIGURES_IN_WORDS = {"card": "Ts", "pot": "side-1", "first": "fold", "second": "all-in", "third": "raise", "seat": "4"}
"""Samples of figures that are words of the format."""


def finding_kinds():
    """Every kind of finding in the engine with its class, whichever modules define them."""
    for package in (rulings, procedures):
        for module in pkgutil.iter_modules(package.__path__):
            importlib.import_module(f"{package.__name__}.{module.name}")
    found = {cls.kind: getattr(sys.modules[cls.__module__], cls.__name__, None) for cls in Finding.__subclasses__()}
    return {kind: cls for kind, cls in found.items() if cls}


def samples(cls, figure=1200):
    """Findings of this class with sample figures: one for each of its sentences."""
    return [_sample(cls, figure, **given) for given in _values(REASONS.get(cls.kind))]


def _values(sentence):
    """The figures by which one of several sentences is chosen, and none for the last of them."""
    if not isinstance(sentence, OneOf):
        return [{}]
    return [*({sentence.key: value} for value in sentence.sentences), *_values(sentence.otherwise)]


def _sample(cls, figure, **given):
    types = typing.get_type_hints(cls)
    values = {int: figure, bool: False, str: "BB", str | None: "4", tuple[str, ...]: ("BB", "UTG")[: min(figure, 2)]}
    words = {name: word for name, word in FIGURES_IN_WORDS.items() if types.get(name) is str}
    return cls(**{f.name: values.get(types[f.name], ()) for f in fields(cls)} | words | given)


def reasons(figure):
    """The sentences of every finding with `figure` in every place, by kind and by what they say."""
    for kind, cls in finding_kinds().items():
        for found in samples(cls, figure):
            yield f"{kind} as a reason", put(REASONS[kind], found.figures)
            if kind in PREMISES:
                yield f"{kind} as a premise", put(PREMISES[kind], {**found.figures, "reading": "Call"})


def problems():
    for code in SENTENCES:
        yield code, sentence(Problem("", code, PROBLEM_FIGURES))


def told():
    """The situations told, and their verdicts narrated, sentence by sentence."""
    for name, data in EVERY_SITUATION.items():
        scenario = read_scenario(data)
        for text in narrate_scenario(scenario):
            yield f"{name}, told", text
        yield from _verdict(name, narrate(judge(scenario)))
    for name, data in TOLD_ONLY.items():
        for text in narrate_scenario(Scenario.model_validate(data)):
            yield f"{name}, told", text


def compared():
    """The situations under every edition, and what makes the difference, line by line."""
    for name, data in EVERY_SITUATION.items():
        for group in narrate_editions(judge_under_every_edition(read_scenario(data))):
            yield f"{name}, editions", f"{group.text}."
            if group.because:
                yield f"{name}, difference", group.because.text


def _verdict(name, narrated):
    yield f"{name}, headline", f"{narrated.headline}."
    for reason in narrated.reasons:
        yield f"{name}, reason", reason.text
    for reading in narrated.readings:
        yield f"{name}, reading", reading.text
    for moment in narrated.timeline:
        yield f"{name}, moment", moment.text
    for listed in narrated.lists:
        for line in listed.lines:
            yield f"{name}, {listed.kind}", f"{listed.label} – {line.text}."


def captions():
    return [str(caption) for caption in (PRIOR_CHIPS, NEW_CHIPS, PULLED_CHIPS)]


@cache
def everything(language):
    """Every sentence in one language, with where it comes from."""
    with override(language):
        return [*reasons(1), *reasons(1200), *reasons(12345), *problems(), *told(), *compared()]
