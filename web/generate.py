"""What the client must not type twice: the wire's types, the cards and their words, the icons it uses.

Run by make, before the client is checked or built: `python web/generate.py` writes web/src/generated/.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import msgspec
from markdown_it import MarkdownIt

from everglow.bots.levels import LEVELS
from everglow.games.vale.card import CARDS
from everglow.games.vale.components import FAMILY_NAMES, SALE, STONE_NAMES
from everglow.games.vale.texts.cards import CARD_TEXTS
from everglow.games.vale.texts.wording import OPTIONS
from everglow.server import messages as m

WEB = Path(__file__).parent
OUT = WEB / "src" / "generated"
HEAD = "// Made by web/generate.py; not to be edited.\n\n"
TOLD = [
    m.Welcome,
    m.Update,
    m.Undone,
    m.Table,
    m.Chat,
    m.Present,
    m.Waiting,
    m.Ack,
    m.Refused,
    m.Previewed,
    m.Reason,
]


def main() -> None:
    OUT.mkdir(exist_ok=True)
    write("messages.ts", HEAD + messages())
    write("vale.json", json.dumps(vale(), ensure_ascii=False, indent=1))
    write("levels.json", json.dumps([level._asdict() for level in LEVELS], indent=1))
    for page in sorted((WEB.parent / "docs" / "rules").glob("*.md")):
        write(f"rules-{page.stem}.json", json.dumps(rules(page), ensure_ascii=False))
    for group, drawings in icons().items():
        write(f"icons-{group}.json", json.dumps(drawings, indent=1))


def write(name: str, text: str) -> None:
    """Only what has changed, so that make and vite notice nothing else."""
    path = OUT / name
    if not path.exists() or path.read_text(encoding="utf-8") != text:
        path.write_text(text, encoding="utf-8")


# The wire


def messages() -> str:
    """A type for every message, and unions of what is asked and what is told."""
    kinds = [m.AnyRequest, m.OpenTable, m.Named, m.Claim, *TOLD]
    _, components = msgspec.json.schema_components(kinds, ref_template="{name}")
    requests = [kind.__name__ for kind in m.AnyRequest.__args__]
    unions = {"AnyRequest": requests, "AnyMessage": [kind.__name__ for kind in TOLD]}
    told = [interface(name, schema) for name, schema in sorted(components.items())]
    return "\n".join(
        told + [f"export type {name} = {' | '.join(parts)};\n" for name, parts in unions.items()]
    )


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
        return f"Record<string, {typed(more) if isinstance(more, dict) and more else 'any'}>"
    return {
        "integer": "number",
        "number": "number",
        "string": "string",
        "boolean": "boolean",
        "null": "null",
    }[schema["type"]]


def grouped(told: str) -> str:
    return f"({told})" if " " in told else told


# The games


def vale() -> dict[str, Any]:
    """Every creature: family, cost, and its texts in full and in short."""
    cards = {
        card.name: {
            "name": CARD_TEXTS[card.name].name,
            "family": FAMILY_NAMES[card.family],
            "cost": card.cost,
            "full": CARD_TEXTS[card.name].full,
            "short": CARD_TEXTS[card.name].short,
        }
        for card in CARDS
    }
    sale = {
        FAMILY_NAMES[family]: [name for colour, name in enumerate(STONE_NAMES) for _ in range(stones[colour])]
        for family, stones in enumerate(SALE)
    }
    return {"cards": cards, "sale": sale, "options": OPTIONS}


def rules(page: Path) -> str:
    """A page of the rules as HTML."""
    return MarkdownIt("commonmark", {"html": False}).enable("table").render(page.read_text(encoding="utf-8"))


# The icons


def icons() -> dict[str, dict[str, str]]:
    """By group: the drawings behind the names that emblems.json lists."""
    drawn = json.loads((WEB / "node_modules/@iconify-json/game-icons/icons.json").read_text(encoding="utf-8"))
    groups = json.loads((WEB / "src" / "emblems.json").read_text(encoding="utf-8"))
    return {
        group: {name: body(drawn["icons"][name]) for name in sorted(set(names(emblems)))}
        for group, emblems in groups.items()
        if not group.startswith("_")
    }


def body(icon: dict[str, str]) -> str:
    """Without its colour, which the page gives."""
    return icon["body"].replace(' fill="currentColor"', "").replace('fill="currentColor" ', "")


def names(value: Any) -> list[str]:
    """All the texts in a tree."""
    return [value] if isinstance(value, str) else [name for part in value.values() for name in names(part)]


if __name__ == "__main__":
    main()
