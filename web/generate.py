"""Generator of all that the client must not type twice: the wire's types, cards and words, the icons it uses.

Run by make, before the client is checked or built: `python web/generate.py` writes web/src/generated/.
"""

from __future__ import annotations

import json
import re
from importlib import import_module
from pathlib import Path
from types import ModuleType
from typing import Any, Final, TypedDict, is_typeddict

import msgspec

from drawings import rounded
from everglow.bots.levels import LEVELS
from everglow.coach.parts import Slip
from everglow.coach.shares import WHOLE
from everglow.coach.summary import SLIPS
from everglow.game import AnyGame, GameEvent, GamePlan, GamePreview, GameQuestion, GameView
from everglow.games import games, packages
from everglow.server.http import requests as w
from everglow.server.http import routes as http_routes
from everglow.server.http.responses import Refusal
from everglow.server.table import requests
from everglow.server.table.limits import NUDGE_AFTER
from everglow.server.views import messages as m
from everglow.words.message import Message
from rulebook import Book, Position, Rulebook, entries, mentioning, rulebook, translated
from typescript import declarations

WEB = Path(__file__).parent
OUT = WEB / "src" / "generated"
RULES = WEB.parent / "docs" / "rules"
SAID = "/** Something to be said: the name of a message after that of its bundle, and its arguments. */\n"
IMPORT_MESSAGE = 'import type { Message } from "./message";\n'
HEAD = "// Made by web/generate.py; not to be edited.\n\n"


def main() -> None:
    OUT.mkdir(exist_ok=True)
    write("message.ts", HEAD + SAID + declarations({"Message": Message}))
    write("game.ts", HEAD + declarations(OF_ANY_GAME))
    write("book.ts", HEAD + declarations({"Book": Book}))
    write("coach.ts", HEAD + coach())
    write("library.ts", HEAD + IMPORT_MESSAGE + declarations({"InLibrary": InLibrary}))
    write("messages.ts", HEAD + messages())
    write("levels.json", json.dumps([level._asdict() for level in LEVELS], indent=1))
    for game in games().values():
        write_game(game)
    for page in sorted(RULES.glob("*.md")):
        write_rules(page)
    for group, drawings in icons().items():
        write(f"icons-{group}.json", json.dumps(drawings, indent=1))


def write(name: str, text: str) -> None:
    """Write a file only if its text has changed, so that make and vite notice nothing else."""
    path = OUT / name
    if not path.exists() or path.read_text(encoding="utf-8") != text:
        path.write_text(text, encoding="utf-8")


# The wire

# What all games share of what they show: messages carry it, whichever game is played.
OF_ANY_GAME = {kind.__name__: kind for kind in (GameView, GameQuestion, GameEvent, GamePreview, GamePlan)}
# Types of JSON schemas that have no parts; a value without one may be anything.
PLAIN = {
    "integer": "number",
    "number": "number",
    "string": "string",
    "boolean": "boolean",
    "null": "null",
    None: "unknown",
}
MESSAGE = [{"type": "string"}, {"type": "object"}]  # something to be worded: its name, and its arguments


# What requests and messages are made of, beside HTTP responses.
KINDS: Final = [
    requests.AnyRequest,
    requests.OpenTable,
    w.Named,
    w.Claim,
    w.Speaks,
    w.Wears,
    Refusal,
    requests.Branch,
    w.Pose,
    w.PlayOn,
    m.AnyMessage,
]


def messages() -> str:
    """A type for every message, and unions of what is asked and what is told."""
    _, components = msgspec.json.schema_components([*KINDS, *responses()], ref_template="{name}")
    told = [interface(name, components[name]) for name in sorted(components) if name not in OF_ANY_GAME]
    return "\n".join([constants(), *told, *unions()])


def constants() -> str:
    """Imports of the file, and the numbers that client and server share."""
    return (
        f"{IMPORT_MESSAGE}"
        f'import type {{ {", ".join(OF_ANY_GAME)} }} from "./game";\n\n'
        f"/** The version of the wire that this page speaks. */\nexport const WIRE: number = {m.WIRE};\n"
        f"\n/** Seconds that somebody is asked before others may nudge them. */\n"
        f"export const NUDGE_AFTER = {NUDGE_AFTER};\n"
    )


def unions() -> list[str]:
    """The messages of the WebSocket in either direction, as one type each."""
    parts = {"AnyRequest": requests.AnyRequest.__args__, "AnyMessage": m.AnyMessage.__args__}
    return [
        f"export type {name} = {' | '.join(kind.__name__ for kind in kinds)};\n"
        for name, kinds in parts.items()
    ]


def responses() -> list[type[object]]:
    """Types of all HTTP responses, but for lines of a stream and for pages."""
    routes = [*http_routes.ROUTES, *http_routes.development.ROUTES]
    kinds = [answer.kind for route in routes for answer in (route.answer, *route.also)]
    return [kind for kind in kinds if is_typeddict(kind) or is_struct(kind)]


def is_struct(kind: Any) -> bool:
    return isinstance(kind, type) and issubclass(kind, msgspec.Struct)


def interface(name: str, schema: dict[str, Any]) -> str:
    about = f"/** {schema['description']} */\n" if "description" in schema else ""
    required = set(schema.get("required", []))
    fields = [
        f"  {field}{'' if field in required else '?'}: {typed(kind)};\n"
        for field, kind in schema.get("properties", {}).items()
    ]
    return f"{about}export interface {name} {{\n{''.join(fields)}}}\n"


def typed(schema: dict[str, Any]) -> str:
    """A JSON schema as a type of TypeScript."""
    if schema.get("prefixItems") == MESSAGE:
        return "Message"
    if "prefixItems" in schema:
        return f"[{', '.join(typed(item) for item in schema['prefixItems'])}]"
    if "$ref" in schema:
        return str(schema["$ref"])
    if "enum" in schema:
        return " | ".join(json.dumps(value) for value in schema["enum"])
    if "anyOf" in schema:
        return " | ".join(typed(part) for part in schema["anyOf"])
    if schema.get("type") == "array":
        return f"{grouped(typed(schema['items']))}[]"
    if schema.get("type") == "object":
        more = schema.get("additionalProperties")
        return f"Record<string, {typed(more) if isinstance(more, dict) and more else 'unknown'}>"
    return PLAIN[schema.get("type")]


def grouped(told: str) -> str:
    return f"({told})" if " " in told else told


# The coach


def coach() -> str:
    """The names of losses, the worst first, with the least share that each of them loses."""
    return (
        f"{declarations({'Slip': Slip})}\n"
        f"/** The whole of all shares. */\nexport const WHOLE = {WHOLE};\n"
        f"\n/** Names of losses, the worst first, with the least that is lost. */\n"
        f"export const SLIPS: [Slip, number][] = {json.dumps(list(SLIPS.items()))};\n"
    )


# The games


def write_game(game: AnyGame) -> None:
    """The types of what it shows, asks and reports; its cards, the figures of its rules, its library."""
    write(f"{game.name}.ts", HEAD + declarations(dict(game.show.schema)))
    client = client_of(game)
    if client is None:
        return  # the plain table needs no more than the types
    write(f"{game.name}-pages.ts", HEAD + declarations(client.TYPES))
    write(f"{game.name}.json", json.dumps(client.table(), ensure_ascii=False, indent=1))
    write(f"figures-{game.name}.json", json.dumps(client.figures()))
    write(f"library-{game.name}.json", json.dumps(library(game.name, client)))


def client_of(game: AnyGame) -> ModuleType | None:
    """The module in which a game keeps what its own pages need, if it has pages of its own."""
    package = next(package for package in map(import_module, packages()) if package.GAME is game)
    there = (Path(package.__path__[0]) / "texts" / "client.py").exists()
    return import_module(f"{package.__name__}.texts.client") if there else None


def write_rules(page: Path) -> None:
    """A book of rules in every language that has it; other files than the English one name the language."""
    english = rules(page, rulebook(page))
    write(f"rules-{page.stem}.json", json.dumps(english, ensure_ascii=False))
    for other in sorted(RULES.glob(f"*/{page.name}")):
        book = rules(page, translated(other, english))
        write(f"rules-{page.stem}.{other.parent.name}.json", json.dumps(book, ensure_ascii=False))


def rules(page: Path, book: Rulebook) -> Book:
    """A book of rules, and the positions in it that can be tried; their words are things of the game."""
    positions = games()[page.stem].examples.positions()
    shown: list[Position] = [{"name": one["name"], "rule": one["rule"]} for one in positions]
    return {**book, "positions": shown}


# What the library knows of a card besides its text


class Partners(TypedDict):
    """Cards that a card works with, and why."""

    why: Message
    cards: list[str]


class InLibrary(TypedDict):
    """Entry of a card in the library: its partners, and the titles of rulings by their addresses."""

    partners: list[Partners]
    rulings: dict[str, str]


def library(game: str, client: ModuleType) -> dict[str, dict[str, object]]:
    """Collect each card's partners with the reason, and the rulings that name it or speak of what it says."""
    book = rulebook(RULES / f"{game}.md")
    titles = entries(book)
    named = mentioning(book, client.NAMES)
    return {
        card: {**in_library(card, client, named[card], titles), **client.details(card)}
        for card in client.NAMES
    }


def in_library(card: str, client: ModuleType, named: list[str], titles: dict[str, str]) -> InLibrary:
    return {
        "partners": [{"why": why, "cards": cards} for why, cards in client.partners(card)],
        "rulings": {ruling: titles[ruling] for ruling in named + client.rules(card)},
    }


# The icons


def icons() -> dict[str, dict[str, str]]:
    """Return, by group, the drawings behind the names that the files emblems.json list."""
    drawn = json.loads((WEB / "node_modules/@iconify-json/game-icons/icons.json").read_text(encoding="utf-8"))
    return {
        group: {name: body(drawn["icons"][name]) for name in sorted(wanted)}
        for group, wanted in icon_groups().items()
    }


def icon_groups() -> dict[str, set[str]]:
    """Names of icons: `first` and `common`, and those of each game, whose cover is on the first page too."""
    common = json.loads((WEB / "src" / "emblems.json").read_text(encoding="utf-8"))
    groups = {group: set(names(common[group])) for group in ("first", "common")}
    for path in sorted((WEB / "src" / "games").glob("*/emblems.json")):
        emblems = json.loads(path.read_text(encoding="utf-8"))
        groups["first"] |= set(names(emblems.pop("first")))
        groups[path.parent.name] = set(names(emblems))
    return groups


def body(icon: dict[str, str]) -> str:
    """Drop the colour, which the page gives; a tenth of a 512th is finer than any screen shows."""
    plain = icon["body"].replace(' fill="currentColor"', "").replace('fill="currentColor" ', "")
    return re.sub(r' d="([^"]*)"', lambda path: f' d="{rounded(path[1])}"', plain)


def names(value: Any) -> list[str]:
    """All the texts in a tree."""
    return [value] if isinstance(value, str) else [name for part in value.values() for name in names(part)]


if __name__ == "__main__":
    main()
