"""What changed from one view to the next, as JSON Patch (RFC 6902): replace, add and remove."""

from __future__ import annotations

from everglow.game import Json


def patch(old: object, new: object, path: str = "") -> list[Json]:
    """The operations that make the new value of the old one. Lists of another length are replaced."""
    if isinstance(old, dict) and isinstance(new, dict):
        return _objects(old, new, path)
    if isinstance(old, list) and isinstance(new, list) and len(old) == len(new):
        return [op for i in range(len(old)) for op in patch(old[i], new[i], f"{path}/{i}")]
    same = old == new and type(old) is type(new)
    return [] if same else [{"op": "replace", "path": path, "value": new}]


def _objects(old: Json, new: Json, path: str) -> list[Json]:
    found: list[Json] = []
    for key in old:
        if key not in new:
            found.append({"op": "remove", "path": f"{path}/{_escaped(key)}"})
    for key, value in new.items():
        at = f"{path}/{_escaped(key)}"
        found += patch(old[key], value, at) if key in old else [{"op": "add", "path": at, "value": value}]
    return found


def _escaped(key: str) -> str:
    return key.replace("~", "~0").replace("/", "~1")
