"""The words around a figure that say what it is, by language: a module each, data for `roles`."""

from types import ModuleType

from rules.compare.cues import de, en, es, it

CUES: dict[str, ModuleType] = {"it": it, "de": de, "es": es, "en": en}
"""By language; each has NUMBERS, CHIPS, ROLES, CONDITIONAL, UNREAL, SUPPOSED and REMOVED."""
