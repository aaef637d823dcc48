"""What the client must not type twice: the wire's types, the cards and their words, the icons it uses.

Run by make, before the client is checked or built: `python web/generate.py` writes web/src/generated/.
"""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Mapping
from itertools import combinations
from pathlib import Path
from typing import Any, Protocol

import msgspec

from drawings import rounded
from everglow.agenda import Effect
from everglow.bots.levels import LEVELS
from everglow.games import games
from everglow.games.glow.box import components as glow_components
from everglow.games.glow.box.card import ADVENTURERS, COMPANIONS, DECK_NAMES, SPELLS, Card, Companion
from everglow.games.glow.box.components import COLOUR_NAMES, MEETING_TRACK, SYMBOL_NAMES
from everglow.games.glow.box.conditions import Same, Shows, ShowsWithout, Without
from everglow.games.glow.box.dice import RESERVE, SMALL_DICE
from everglow.games.glow.box.realm import ROUTES, SPOTS
from everglow.games.glow.box.sea import CONNECTIONS, ISLANDS
from everglow.games.glow.rules.effects import BuryRightmost, CastSpells, FetchCompanion, Skull
from everglow.games.glow.state.state import State
from everglow.games.glow.texts.cards import CARD_TEXTS as GLOW_TEXTS
from everglow.games.glow.texts.icons import ICONS
from everglow.games.glow.texts.places import MARKS, PLACES
from everglow.games.glow.texts.rulings import rulings as glow_rulings
from everglow.games.glow.texts.together import works_with as glow_partners
from everglow.games.glow.texts.wording import COUNTED, VERBS
from everglow.games.vale.box.card import CARDS
from everglow.games.vale.box.card import Card as Creature
from everglow.games.vale.box.components import FAMILY_NAMES, SALE, STONE_NAMES, VALUES
from everglow.games.vale.texts.cards import CARD_TEXTS as VALE_TEXTS
from everglow.games.vale.texts.keywords import keywords, stones
from everglow.games.vale.texts.rulings import rulings as vale_rulings
from everglow.games.vale.texts.together import works_with as vale_partners
from everglow.games.vale.texts.wording import OPTIONS
from everglow.server.http import requests as w
from everglow.server.http import routes as http_routes
from everglow.server.table import requests
from everglow.server.views import messages as m
from rulebook import entries, mentioning, rulebook

WEB = Path(__file__).parent
OUT = WEB / "src" / "generated"
RULES = WEB.parent / "docs" / "rules"
HEAD = "// Made by web/generate.py; not to be edited.\n\n"


def main() -> None:
    OUT.mkdir(exist_ok=True)
    write("messages.ts", HEAD + messages())
    write("vale.json", json.dumps(vale(), ensure_ascii=False, indent=1))
    write("glow.json", json.dumps(glow(), ensure_ascii=False, indent=1))
    write("levels.json", json.dumps([level._asdict() for level in LEVELS], indent=1))
    for page in sorted(RULES.glob("*.md")):
        write(f"rules-{page.stem}.json", json.dumps(rules(page), ensure_ascii=False))
    write("figures-vale.json", json.dumps({"worths": worths()}))
    write("figures-glow.json", json.dumps({"acting": acting()}))
    write("library-vale.json", json.dumps(vale_library()))
    write("library-glow.json", json.dumps(library("glow", GLOW_TEXTS, glow_partners, glow_rulings)))
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
    kinds = [
        requests.AnyRequest,
        requests.OpenTable,
        w.Named,
        w.Claim,
        requests.Branch,
        m.AnyMessage,
        *responses(),
    ]
    _, components = msgspec.json.schema_components(kinds, ref_template="{name}")
    asked = [kind.__name__ for kind in requests.AnyRequest.__args__]
    unions = {"AnyRequest": asked, "AnyMessage": [kind.__name__ for kind in m.AnyMessage.__args__]}
    told = [interface(name, schema) for name, schema in sorted(components.items())]
    return "\n".join(
        told + [f"export type {name} = {' | '.join(parts)};\n" for name, parts in unions.items()]
    )


def responses() -> list[type[msgspec.Struct]]:
    """Types of all HTTP responses, but for lines of a stream and for pages."""
    kinds = [answer.kind for route in http_routes.ROUTES for answer in (route.answer, *route.also)]
    return [kind for kind in kinds if isinstance(kind, type) and issubclass(kind, msgspec.Struct)]


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


class Named(Protocol):
    """A card's texts, of either game."""

    name: str


def vale() -> dict[str, Any]:
    """Every creature: family, cost, and its texts in full and in short."""
    cards = {
        card.name: {
            "name": VALE_TEXTS[card.name].name,
            "family": FAMILY_NAMES[card.family],
            "cost": card.cost,
            "full": VALE_TEXTS[card.name].full,
            "short": VALE_TEXTS[card.name].short,
        }
        for card in CARDS
    }
    sale = {
        FAMILY_NAMES[family]: [name for colour, name in enumerate(STONE_NAMES) for _ in range(price[colour])]
        for family, price in enumerate(SALE)
    }
    return {"cards": cards, "sale": sale, "options": OPTIONS}


def worths() -> list[dict[str, Any]]:
    """What stones are worth beside the creatures that change it, alone and together: for the rules."""
    changing = [card for card in CARDS if card.permanent and card.permanent.values(VALUES[:]) != VALUES]
    circles = [[card] for card in changing] + [[a, b] for a, b in combinations(changing, 2)]
    return [
        {
            "cards": [card.name for card in circle],
            "values": dict(zip(STONE_NAMES, worth(circle), strict=True)),
        }
        for circle in circles
    ]


def worth(circle: list[Creature]) -> list[int]:
    values = VALUES[:]
    for card in circle:
        assert card.permanent is not None
        values = card.permanent.values(values)
    return values


def glow() -> dict[str, Any]:
    """Every card with its texts, both boards with what is printed on them, and the tracks."""
    return {
        "companions": {c.name: printed(c) | companionship(c) for c in COMPANIONS},
        "adventurers": {
            a.name: printed(a) | {"die": COLOUR_NAMES[a.die], "dice": a.dice} for a in ADVENTURERS
        },
        "spells": {tile.name: printed(tile) | {"copies": tile.copies} for tile in SPELLS},
        "words": {marker: icon.word for marker, icon in ICONS.items()},
        "colours": {colour: SYMBOL_NAMES[number] for number, colour in enumerate(COLOUR_NAMES)},
        "boxed": {colour: boxed(number) for number, colour in enumerate(COLOUR_NAMES)},
        "track": [SYMBOL_NAMES[space] for space in MEETING_TRACK],
        "fields": glow_components.REROLL_FIELDS,
        "lap": glow_components.LAP,
        "days": glow_components.LAST_ROUND,
        "realm": realm(),
        "sea": sea(),
    }


# The dice of an example in the rules, by colour and face.
THROWN = [("red", "fire"), ("red", "fire"), ("green", "fire"), ("green", "nature"), ("dark_blue", "nature")]
LOOKED_AT = ["likyar", "ladawa", "torke_triple", "torke_pair", "donillilu", "oshra_no_nature"]


def acting() -> dict[str, Any]:
    """How often some cards act with the same dice, as the engine counts it."""
    shown = [sum(face == symbol for _, face in THROWN) for symbol in SYMBOL_NAMES]
    times = {card.name: card.times(shown) for card in COMPANIONS}
    return {"dice": THROWN, "times": {name: times[name] for name in LOOKED_AT}}


def boxed(colour: int) -> dict[str, Any]:
    """Where the dice of a colour lie when the box is opened."""
    owner = next((a for a in ADVENTURERS if a.die == colour), None)
    black = colour == glow_components.BLACK  # the small one in the reserve
    return {
        "owner": GLOW_TEXTS[owner.name].name if owner else None,
        "own": owner.dice if owner else 0,
        "reserve": 0 if black else RESERVE[colour],
        "small": RESERVE[colour] if black else SMALL_DICE.count(colour),
    }


def printed(card: Card) -> dict[str, Any]:
    texts = GLOW_TEXTS[card.name]
    return {
        "name": texts.name,
        "points": card.points,
        "when": condition(card),
        "gives": [given(effect) for effect in card.gives],
        "once": card.once,
        "full": texts.full,
        "short": texts.short,
    }


def companionship(c: Companion) -> dict[str, Any]:
    """What a companion has besides its effect."""
    die = "any" if c.die == glow_components.ANY_DIE else None
    return {
        "deck": DECK_NAMES[c.deck],
        "fireflies": c.fireflies,
        "reroll": c.reroll,
        "kaar": c.kaar,
        "die": COLOUR_NAMES[c.die] if c.die >= 0 else die,
    }


def condition(card: Card) -> dict[str, Any] | None:
    """What is printed in front of the effects: symbols, so many alike, and symbols that may not show."""
    when = card.when
    if isinstance(when, Shows):
        return {"all": [SYMBOL_NAMES[symbol] for symbol, count in when.needs for _ in range(count)]}
    if isinstance(when, Same):
        return {"same": when.count}
    if isinstance(when, Without):
        return {"none": [SYMBOL_NAMES[symbol] for symbol in when.elements]}
    if isinstance(when, ShowsWithout):
        return {"all": [SYMBOL_NAMES[when.element]], "none": [SYMBOL_NAMES[when.without]]}
    return None


SPECIAL: dict[type[Effect[State]], str] = {
    Skull: "skull",
    BuryRightmost: "bury",
    CastSpells: "spells",
    FetchCompanion: "fetch",
}


def given(effect: Effect[State]) -> dict[str, Any]:
    """A good with its count, below 0 where it is lost; or a deed."""
    if isinstance(effect, COUNTED):
        verb, good = VERBS[type(effect)]
        return {"what": good, "count": -effect.count if verb == "lose" else effect.count}
    return {"what": SPECIAL[type(effect)]}


FINDS = ["light", "footprint", "firefly", "reroll", "skull"]


def found(what: int, count: int = 1) -> dict[str, Any] | None:
    return None if what == glow_components.NOTHING else {"what": FINDS[what], "count": count}


def realm() -> dict[str, Any]:
    spots = {
        spot.name: {
            "place": PLACES[spot.name],
            "mark": MARKS.get(spot.name, 0),
            "at": [spot.x, spot.y],
            "needs": SYMBOL_NAMES[spot.needs] if spot.needs >= 0 else None,
            "without": SYMBOL_NAMES[spot.without] if spot.without >= 0 else None,
            "village": spot.village,
            "toll": spot.toll,
            "finds": found(spot.finds),
        }
        for spot in SPOTS
    }
    routes = [
        {"ends": [SPOTS[r.one].name, SPOTS[r.other].name], "finds": found(r.finds, r.count), "at": r.at}
        for r in ROUTES
    ]
    return {"spots": spots, "routes": routes}


def sea() -> dict[str, Any]:
    islands = {
        island.name: {
            "place": PLACES[island.name],
            "at": [island.x, island.y],
            "light": island.light,
            "finds": found(island.finds, island.count),
        }
        for island in ISLANDS
    }
    connections = [
        {
            "ends": [ISLANDS[c.one].name, ISLANDS[c.other].name],
            "least": c.least,
            "most": c.most,
            "toll": c.toll,
            "at": c.at,
        }
        for c in CONNECTIONS
    ]
    return {"islands": islands, "connections": connections}


def rules(page: Path) -> dict[str, Any]:
    """A book of rules, and the positions in it that can be tried."""
    shown = [
        {key: position[key] for key in ("name", "rule", "title", "task")}
        for position in games()[page.stem].positions()
    ]
    return rulebook(page) | {"positions": shown}


# What the library knows of a card besides its text


def library(
    game: str,
    texts: Mapping[str, Named],
    works_with: Callable[[str], list[tuple[str, list[str]]]],
    rulings: Callable[[str], list[str]],
) -> dict[str, Any]:
    """By card: its partners with the reason, and the rulings that name it or speak of what it says."""
    book = rulebook(RULES / f"{game}.md")
    titles = entries(book)
    named = mentioning(book, {card: text.name for card, text in texts.items()})
    return {
        card: {
            "partners": [{"why": why, "cards": cards} for why, cards in works_with(card)],
            "rulings": {ruling: titles[ruling] for ruling in named[card] + rulings(card)},
        }
        for card in texts
    }


def vale_library() -> dict[str, Any]:
    """With what one may search creatures by."""
    known = library("vale", VALE_TEXTS, vale_partners, vale_rulings)
    return {card: told | {"stones": stones(card), "deeds": keywords(card)} for card, told in known.items()}


# The icons


def icons() -> dict[str, dict[str, str]]:
    """By group: the drawings behind the names that the files emblems.json list."""
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
    """Without its colour, which the page gives; a tenth of a 512th is finer than any screen shows."""
    plain = icon["body"].replace(' fill="currentColor"', "").replace('fill="currentColor" ', "")
    return re.sub(r' d="([^"]*)"', lambda path: f' d="{rounded(path[1])}"', plain)


def names(value: Any) -> list[str]:
    """All the texts in a tree."""
    return [value] if isinstance(value, str) else [name for part in value.values() for name in names(part)]


if __name__ == "__main__":
    main()
