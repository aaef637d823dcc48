"""Whether data is exactly what a game's schema declares: no key more, none less, no other word."""

from functools import cache
from types import UnionType
from typing import Any, Literal, NotRequired, Union, get_args, get_origin, get_type_hints, is_typeddict


def fits(value: Any, kind: Any) -> bool:
    origin = get_origin(kind)
    if origin in (Union, UnionType):
        return any(fits(value, part) for part in get_args(kind))
    if origin is Literal:
        return any(value == word and type(value) is type(word) for word in get_args(kind))
    if origin is list:
        return isinstance(value, list) and all(fits(one, get_args(kind)[0]) for one in value)
    if origin is dict:
        keys, values = get_args(kind)
        return isinstance(value, dict) and all(fits(k, keys) and fits(v, values) for k, v in value.items())
    if origin is NotRequired:
        return fits(value, get_args(kind)[0])
    if is_typeddict(kind):
        return has_fields(value, kind)
    return type(value) is (type(None) if kind is None else kind)


def has_fields(value: Any, kind: Any) -> bool:
    fields, needed = fields_of(kind)
    if not isinstance(value, dict) or not needed <= value.keys() <= fields.keys():
        return False
    return all(fits(value[name], fields[name]) for name in value)


@cache
def fields_of(kind: Any) -> tuple[dict[str, Any], set[str]]:
    """Types of the fields by name, and the names of those that must be there."""
    fields = get_type_hints(kind, include_extras=True)
    # Where annotations are text, `__required_keys__` does not know of NotRequired.
    return fields, {name for name in kind.__required_keys__ if get_origin(fields[name]) is not NotRequired}
