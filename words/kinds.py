"""Kinds of parameters. The comment above an English message declares them: `# $seat (seat) Who scored.` ."""

from __future__ import annotations

import re
from typing import Final, NamedTuple

DECLARATION: Final = re.compile(r"^\$(\w+) \(([^)]+)\)")
LIST: Final = "list of "
PLAIN: Final = {  # how Python and TypeScript call them
    "number": ("int", "number"),
    "text": ("str", "string"),
    "seat": ("int", "number"),
    "icon": ("str", "string"),
    "flag": ("bool", "boolean"),
    "message": ("Message", "Message"),
}


class Kind(NamedTuple):
    """Kind of a parameter: a plain kind, a choice of words, or a kind of things, such as `creature`."""

    name: str
    choices: tuple[str, ...] = ()
    listed: bool = False
    optional: bool = False

    @property
    def thing(self) -> bool:
        return self.name not in PLAIN and not self.choices

    def typed(self, typescript: bool) -> str:
        """The type of such a parameter in one of the two languages."""
        one = self._one(typescript)
        many = (f"readonly ({one})[]" if typescript else f"Sequence[{one}]") if self.listed else one
        return f"{many} | {'null' if typescript else 'None'}" if self.optional else many

    def _one(self, typescript: bool) -> str:
        if self.choices:
            words = [f'"{choice}"' for choice in self.choices]
            return " | ".join(words) if typescript else f"Literal[{', '.join(words)}]"
        return PLAIN.get(self.name, ("str", "string"))[typescript]


def kind(said: str) -> Kind:
    """Read a kind as it is declared: `list of card`, `text?`, `hand | area`."""
    optional, said = said.endswith("?"), said.removesuffix("?")
    listed, said = said.startswith(LIST), said.removeprefix(LIST)
    choices = tuple(choice.strip() for choice in said.split("|")) if "|" in said else ()
    return Kind("" if choices else said, choices, listed, optional)


def declared(comment: str | None) -> dict[str, Kind]:
    """The parameters of a message, by name."""
    found = [DECLARATION.match(line.strip()) for line in (comment or "").splitlines()]
    return {match[1]: kind(match[2]) for match in found if match}
