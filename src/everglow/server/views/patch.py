"""JSON Patch (RFC 6902) from one view to the next: replace, add and remove."""

from __future__ import annotations

from typing import Final

from everglow.server.views.messages import Change

NOTHING: Final = object()  # where there was no such name


def patch(old: object, new: object) -> list[Change]:
    """The operations that make the new value of the old one. Lists of another length are replaced."""
    if type(old) is dict and type(new) is dict:
        return _objects(old, new)
    if type(old) is list and type(new) is list and len(old) == len(new):
        return _lists(old, new)
    same = old == new and type(old) is type(new)
    return [] if same else [{"op": "replace", "path": "", "value": new}]


def _same(old: object, new: object) -> bool:
    """Whether a list or an object stays as it is: most of a view does, and Python compares it fastest.

    Views are typed, so nothing in them is a number now and a truth value then, which Python calls equal.
    """
    return (type(new) is dict or type(new) is list) and old == new


def _lists(old: list[object], new: list[object]) -> list[Change]:
    """Names and small numbers that stay are the very same objects: most of a view is passed over by that."""
    changes: list[Change] = []
    for place, value in enumerate(new):
        before = old[place]
        if before is not value and not _same(before, value):
            changes += below(f"/{place}", patch(before, value))
    return changes


def _objects(old: dict[str, object], new: dict[str, object]) -> list[Change]:
    changes: list[Change] = []
    added = 0
    for key, value in new.items():
        before = old.get(key, NOTHING)
        if before is value or _same(before, value):
            continue
        if before is NOTHING:
            added += 1
            changes.append({"op": "add", "path": f"/{_escaped(key)}", "value": value})
        else:
            changes += below(f"/{_escaped(key)}", patch(before, value))
    return changes if len(old) + added == len(new) else _removed(old, new) + changes


def _removed(old: dict[str, object], new: dict[str, object]) -> list[Change]:
    return [{"op": "remove", "path": f"/{_escaped(key)}"} for key in old if key not in new]


def below(path: str, operations: list[Change]) -> list[Change]:
    """The same for a value that lies at a place in a larger one."""
    for operation in operations:
        operation["path"] = path + operation["path"]
    return operations


def _escaped(key: str) -> str:
    return key.replace("~", "~0").replace("/", "~1")
