"""Python types as TypeScript: what a game's schema declares, as interfaces and unions."""

from __future__ import annotations

import json
import sys
from collections.abc import Mapping, Sequence
from types import ModuleType, NoneType, UnionType
from typing import Any, Literal, NotRequired, Union, get_args, get_origin, get_type_hints, is_typeddict

from everglow.words.message import Message

PLAIN = {
    int: "number",
    float: "number",
    str: "string",
    bool: "boolean",
    NoneType: "null",
    object: "unknown",
    Any: "unknown",
}


def declarations(types: dict[str, Any]) -> str:
    """Named types with all their parts, each after those that it is made of."""
    writer = Writer()
    for name, kind in types.items():
        writer.declare(name, kind)
    return "\n".join(writer.declared.values())


class Writer:
    """Collects declarations by name. Unions keep the name that their module gives them."""

    def __init__(self) -> None:
        self.declared: dict[str, str] = {}
        self.module: ModuleType | None = None

    def declare(self, name: str, kind: Any) -> None:
        if name in self.declared:
            return
        if is_typeddict(kind):
            self.module = sys.modules[kind.__module__]
            text = self.interface(name, kind)
        else:
            text = f"export type {name} = {self.spelled(kind)};\n"
        self.declared[name] = text

    def interface(self, name: str, kind: Any) -> str:
        hints = get_type_hints(kind, include_extras=True)
        fields = [self.field(key, hint, key in kind.__required_keys__) for key, hint in hints.items()]
        return f"{comment(kind.__doc__)}\nexport interface {name} {{\n{''.join(fields)}}}\n"

    def field(self, key: str, hint: Any, required: bool) -> str:
        # Where annotations are text, `__required_keys__` does not know of NotRequired.
        if get_origin(hint) is NotRequired:
            hint, required = get_args(hint)[0], False
        return f"  {key}{'' if required else '?'}: {self.typed(hint)};\n"

    def typed(self, kind: Any) -> str:
        """A type where it is used: by its name, if it has one."""
        if kind == Message:
            return "Message"  # a file of its own declares it
        name = kind.__name__ if is_typeddict(kind) else self.alias(kind)
        if name is None:
            return self.spelled(kind)
        self.declare(name, kind)
        return name

    def alias(self, kind: Any) -> str | None:
        """The name of a union in the module that is being written."""
        if get_origin(kind) not in (Literal, Union, UnionType, tuple):
            return None
        known = vars(self.module).items() if self.module else ()
        return next((name for name, value in known if name[0] != "_" and value == kind), None)

    def spelled(self, kind: Any) -> str:
        origin, args = get_origin(kind), get_args(kind)
        if origin is Literal:
            return " | ".join(json.dumps(word) for word in args)
        if origin in (Union, UnionType):
            return " | ".join(self.typed(part) for part in args)
        if origin in (list, Sequence):
            return f"{grouped(self.typed(args[0]))}[]"
        if origin is tuple:
            return f"[{', '.join(self.typed(part) for part in args)}]"
        if origin in (dict, Mapping):
            return f"Record<{self.typed(args[0])}, {self.typed(args[1])}>"
        return PLAIN[kind]


def grouped(told: str) -> str:
    return f"({told})" if " " in told else told


def comment(doc: str) -> str:
    """A docstring as a comment of TypeScript."""
    lines = [line.strip() for line in doc.strip().splitlines()]
    if len(lines) == 1:
        return f"/** {lines[0]} */"
    return "\n".join(["/**", *[f" * {line}".rstrip() for line in lines], " */"])
