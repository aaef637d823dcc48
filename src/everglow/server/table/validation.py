"""Validation errors of msgspec as messages for people who write clients."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from typing import Final, Literal, TypeAlias, get_args

from everglow.server.words.generated import messages as m
from everglow.words.message import Message, verbatim

Kind: TypeAlias = Literal["int", "float", "str", "bool", "object", "array", "null"]
KINDS: Final[dict[str, Kind]] = {kind: kind for kind in get_args(Kind)}
LONGEST: Final = 100  # characters of what somebody sent that are said back
FIELD: Final = re.compile(r" - at `(?:key in )?\$?([^`]*)`$", re.DOTALL)
VALUE: Final = re.compile(r"Invalid (?:enum )?value .*", re.DOTALL)
FAULTS: Final[list[tuple[str, Callable[..., Message]]]] = [  # what msgspec says, and what we say at a field
    (
        r"Expected `([^`]*)`, got `([^`]*)`",
        lambda at, wanted, found: m.wrong_kind(at=at, wanted=_kinds(wanted), found=_kinds(found)),
    ),
    (r"Expected `([^`]*)`", lambda at, wanted: m.wrong_kind(at=at, wanted=_kinds(wanted), found=[])),
    (r"Expected `(?:int|float)` >= (\S+)", lambda at, least: m.too_little(at=at, least=least)),
    (r"Expected `(?:int|float)` <= (\S+)", lambda at, most: m.too_much(at=at, most=most)),
    (r"Expected `(?:int|float)` < (\S+)", lambda at, limit: m.not_below(at=at, limit=limit)),
    (r"Expected `str` of length >= (\d+)", lambda at, least: m.too_short(at=at, least=int(least))),
    (r"Expected `str` of length <= (\d+)", lambda at, most: m.too_long(at=at, most=int(most))),
    (r"Object missing required field `([^`]*)`", lambda _, field: m.field_missing(field=field)),
    (r"Object contains unknown field `([^`]*)`", lambda _, field: m.field_unknown(field=field[:LONGEST])),
    (r"Integer value out of range|Number out of range", lambda at: m.number_too_large(at=at)),
    (r"Invalid UTF-8.*|.*'utf-8' codec.*|.*surrogate.*", lambda _: m.not_utf8()),
    (r"Input data was truncated", lambda _: m.json_ends_early()),
    (r"JSON is malformed.*", lambda _: m.not_json()),
]


def explain(error: Exception, known: Sequence[str] = ()) -> Message:
    """Explain a validation error without internals. `known` are the values there are."""
    if isinstance(error, RecursionError):
        return m.nested_too_deeply()
    told, field = FIELD.sub("", str(error)), field_of(error)
    at = verbatim(field) if field else m.whole_message()
    return m.wrong_value(at=at, known=known) if VALUE.fullmatch(told) else _fault(told, at)


def field_of(error: Exception) -> str:
    """Return the field that is wrong; "" if it is the whole message."""
    match = FIELD.search(str(error))
    return match[1].strip(".") if match else ""


def _fault(told: str, at: Message) -> Message:
    for pattern, say in FAULTS:
        if match := re.fullmatch(pattern, told, re.DOTALL):
            return say(at, *match.groups())
    return m.wrong_somehow(at=at)


def _kinds(part: str) -> list[Message]:
    """Types as people call them; other words as they are."""
    return [_kind(kind) for kind in part[:LONGEST].split(" | ")]


def _kind(kind: str) -> Message:
    return m.kind_of_value(kind=KINDS[kind]) if kind in KINDS else verbatim(kind)
