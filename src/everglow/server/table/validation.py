"""Validation errors of msgspec as sentences for people who write clients."""

from __future__ import annotations

import re
from typing import Final

KINDS: Final = {
    "int": "a whole number",
    "float": "a number",
    "str": "a text",
    "bool": "true or false",
    "object": "an object",
    "array": "a list",
    "null": "null",
}
LONGEST: Final = 100  # characters of what somebody sent that are said back
WORDS: Final = [  # what msgspec says, and what we say; {at} is the field
    (r"Expected `([^`]*)`, got `([^`]*)`", "{at} should be {0}, not {1}"),
    (r"Expected `([^`]*)`", "{at} should be {0}"),
    (r"Expected `(int|float)` >= (\S+)", "{at} should be {1} or more"),
    (r"Expected `(int|float)` <= (\S+)", "{at} should be {1} or less"),
    (r"Expected `(int|float)` < (\S+)", "{at} should be less than {1}"),
    (r"Expected `str` of length >= (\d+)", "{at} should have at least {0} character"),
    (r"Expected `str` of length <= (\d+)", "{at} should have at most {0} characters"),
    (r"Object missing required field `([^`]*)`", "{0} is missing"),
    (r"Object contains unknown field `([^`]*)`", "there is no field {0} here"),
    (r"Invalid (?:enum )?value .*", "{at} should be {known}"),
    (r"Integer value out of range|Number out of range", "{at} is too large a number"),
    (r"Invalid UTF-8.*|.*'utf-8' codec.*|.*surrogate.*", "this is no text in UTF-8"),
    (r"Input data was truncated", "this JSON ends too early"),
    (r"JSON is malformed.*", "this is no JSON"),
]
FIELD: Final = re.compile(r" - at `(?:key in )?\$?([^`]*)`$", re.DOTALL)


def explain(error: Exception, known: str = "another") -> str:
    """Explain a validation error in one sentence without internals. `known` are the types there are."""
    if isinstance(error, RecursionError):
        return "this is nested too deeply"
    told, field = str(error), ""
    if found := FIELD.search(told):
        told, field = told[: found.start()], found[1].strip(".")
    for pattern, words in WORDS:
        if match := re.fullmatch(pattern, told, re.DOTALL):
            parts = [_kind(part) for part in match.groups()]
            return words.format(*parts, at=field or "the message", known=known)
    return f"{field or 'the message'} is not as it should be"


def _kind(part: str) -> str:
    """A type as people call it; other words as they are."""
    return " or ".join(KINDS.get(kind, kind) for kind in part[:LONGEST].split(" | "))
