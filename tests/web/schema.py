"""A reader of JSON schemas for the tests: the keywords that the description of the API uses, and no others."""

import re
from collections.abc import Iterator
from typing import Any

TYPES: dict[str, type | tuple[type, ...]] = {
    "object": dict,
    "array": list,
    "string": str,
    "integer": int,
    "boolean": bool,
    "null": type(None),
}
SAID = {"title", "description", "default", "discriminator", "examples"}
"""Keywords that demand nothing."""

LIMITS = {
    "minimum": lambda value, least: value >= least,
    "maximum": lambda value, most: value <= most,
    "exclusiveMinimum": lambda value, below: value > below,
    "minLength": lambda value, least: len(value) >= least,
    "maxLength": lambda value, most: len(value) <= most,
    "minItems": lambda value, least: len(value) >= least,
    "maxItems": lambda value, most: len(value) <= most,
    "pattern": lambda value, pattern: re.search(pattern, value) is not None,
    "enum": lambda value, words: value in words,
    "const": lambda value, word: value == word and type(value) is type(word),
}


def faults(value: Any, schema: dict[str, Any] | bool, root: dict[str, Any], path: str = "$") -> list[str]:
    """Everything in a value that its schema does not allow."""
    return [] if schema is True else list(_faults(value, dict(schema or {}), root, path))


def _faults(value: Any, schema: dict[str, Any], root: dict[str, Any], path: str) -> Iterator[str]:
    if "$ref" in schema:
        yield from faults(value, found(root, schema.pop("$ref")), root, path)
    wanted = schema.pop("type", None)
    if wanted and not _is(value, wanted):
        yield f"{path}: {value!r} is no {wanted}"
        return
    for keyword, rest in schema.items():
        if keyword in {"anyOf", "oneOf"}:
            tried = [faults(value, each, root, path) for each in rest]
            fitting = sum(not each for each in tried)
            if fitting < 1 or (keyword == "oneOf" and fitting > 1):
                yield f"{path}: {fitting} of {keyword} fit: {min(tried, key=len)}"
        elif keyword in LIMITS:
            if not LIMITS[keyword](value, rest):
                yield f"{path}: {value!r} breaks {keyword} {rest!r}"
        elif keyword == "patternProperties":
            yield from _of_patterns(value, rest, root, path)
        else:
            yield from _of_parts(keyword, value, schema, root, path)


def _of_patterns(value: Any, patterns: dict[str, Any], root: dict[str, Any], path: str) -> Iterator[str]:
    for pattern, schema in patterns.items():
        for name in value:
            if re.search(pattern, name):
                yield from faults(value[name], schema, root, f"{path}.{name}")


def _of_parts(keyword: str, value: Any, schema: dict[str, Any], root: dict[str, Any], path: str) -> Iterator[str]:
    match keyword:
        case "required":
            yield from (f"{path}.{name} is missing" for name in schema["required"] if name not in value)
        case "properties":
            for name in schema[keyword].keys() & value.keys():
                yield from faults(value[name], schema[keyword][name], root, f"{path}.{name}")
        case "additionalProperties":
            others = value.keys() - schema.get("properties", {}).keys()
            rest = schema[keyword]
            for name in others:
                place = f"{path}.{name}"
                yield from faults(value[name], rest, root, place) if rest else [f"{place} is not described"]
        case "propertyNames":
            for name in value:
                yield from faults(name, schema[keyword], root, f"{path}.{name}")
        case "items":
            for at, each in enumerate(value):
                yield from faults(each, schema["items"], root, f"{path}[{at}]")
        case _:
            assert keyword in SAID, f"the tests cannot read {keyword}"


def _is(value: Any, wanted: str | list[str]) -> bool:
    names = [wanted] if isinstance(wanted, str) else wanted
    return any(isinstance(value, TYPES[name]) and (name == "boolean" or type(value) is not bool) for name in names)


def found(root: dict[str, Any], reference: str) -> Any:
    """What a reference within a document leads to."""
    value: Any = root
    for step in reference.removeprefix("#/").split("/"):
        value = value[step.replace("~1", "/")]
    return value
