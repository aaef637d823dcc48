"""Words as Python: typed functions that make messages, and for each language functions that word them."""

from __future__ import annotations

from typing import Final

from words.kinds import Kind
from words.source import Entry

CONSTRUCTORS: Final = '''"""Messages of `{bundle}`, made by `make words`; not to be edited."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

from everglow.words.message import Message, register

register("{bundle}", __name__.rpartition(".")[0])
__all__ = ["Literal", "Sequence"]

'''
LANGUAGE: Final = '''"""Words in `{language}`, made by `make words`; not to be edited."""

from __future__ import annotations

'''


class Python:
    """Spells expressions of Python. `a` are the arguments of a message, `w` is the wording."""

    def text(self, said: str) -> str:
        return repr(said)

    def joined(self, parts: list[str]) -> str:
        return f"({' + '.join(parts)})" if len(parts) > 1 else "".join(parts) or "''"

    def value(self, name: str, kind: Kind) -> str:
        return f"a[{name!r}]"

    def shown(self, value: str, kind: Kind) -> str:
        if kind.listed:
            return self.call("listed", self.mapped(value, self.shown("x", kind._replace(listed=False))))
        if kind.thing:
            return self.call("thing", repr(kind.name), value)
        return {
            "number": f"str({value})",
            "text": value,
            "seat": self.call("name", value),
            "icon": f"('{{' + {value} + '}}')",
            "message": self.call("say", value),
        }[kind.name]

    def mapped(self, value: str, each: str) -> str:
        return f"[{each} for x in {value}]"

    def call(self, function: str, *arguments: str) -> str:
        return f"w.{function}({', '.join(arguments)})"

    def count(self, value: str) -> str:
        return f"len({value})"

    def equal(self, one: str, other: str) -> str:
        return f"{one} == {other}"

    def absent(self, value: str) -> str:
        return f"{value} is None"

    def chosen(self, cases: list[tuple[str, str]], default: str) -> str:
        return f"({' else '.join([*[f'{text} if {test}' for test, text in cases], default])})"


def constructor(bundle: str, entry: Entry, english: str) -> str:
    """A function that makes a message; mypy knows its parameters."""
    typed = [f"{name}: {kind.typed(False)}" for name, kind in entry.kinds.items()]
    given = ", ".join([f'"{name}": {name}' for name in entry.kinds])
    head = f"def {entry.name}({', '.join(['*', *typed]) if typed else ''}) -> Message:"
    return f'{head}\n    """{english}"""\n    return ("{bundle}.{entry.name}", {{{given}}})\n\n\n'


def mapping(entry: Entry, parts: dict[str, str]) -> str:
    """A thing with its name and its texts."""
    texts = ", ".join([f"{name or 'name'!r}: {text}" for name, text in parts.items()])
    return f"        {entry.name!r}: {{{texts}}},\n"
