"""The position that a scenario starts from. What is not said: light 10, no tokens, no cards."""

from __future__ import annotations

from typing import Any

from everglow.agenda import NO_CARD
from everglow.complaints.scenario import BadScenario, Refused, unknown
from everglow.complaints.words.generated import messages as shared
from everglow.games.glow.actions import SPEND
from everglow.games.glow.box import dice
from everglow.games.glow.box.card import COMPANIONS, FACE_DOWN, FIRST_ADVENTURER
from everglow.games.glow.box.components import BLACK, COLOUR_NAMES, ELEMENTS, YELLOW
from everglow.games.glow.codec.building import build
from everglow.games.glow.codec.names import (
    action,
    adventurer_id,
    card_id,
    card_names,
    colour_id,
    companion_id,
    island_id,
    spell_id,
    spot_id,
    symbol_id,
)
from everglow.games.glow.codec.saving import count_colours, save_die, save_tile, track_of
from everglow.games.glow.words.generated import messages as m
from everglow.rng import Scripted

SETUP = ["turn_order", "players", "track", "reserve", "black_die", "graveyard", "spell_pile", "round"]
PLAYER = ["adventurer", "companions", "light", "footprints", "fireflies", "reroll_tokens"]
PLAYER += ["spells", "dice", "group", "camp", "boats"]
COUNTS = {"light": "light", "footprints": "footprints", "fireflies": "fireflies", "reroll_tokens": "rerolls"}
SPACE = ["companion", "dice", "footprints"]
DIE = ["id", "color", "size", "face", "from", "unrolled"]


class Setting:
    """A table laid out as a scenario wants it, and the names of its players and dice."""

    def __init__(self, setup: dict[str, Any]) -> None:
        check_keys(setup, SETUP)
        self.players: list[str] = list(setup.get("turn_order", setup["players"]))
        self.ids: list[dict[str, int]] = [{} for _ in self.players]  # by seat: dice by their names
        self.s = build(self._position(setup), Scripted([]))
        self._check_black_die(setup.get("black_die"))

    def seat(self, player: Any) -> int:
        if player not in self.players:
            raise unknown("player", player, self.players)
        return self.players.index(player)

    def _position(self, setup: dict[str, Any]) -> dict[str, Any]:
        given: dict[str, dict[str, Any]] = setup["players"]
        belongings = {self.seat(name): self._belongings(self.seat(name), p) for name, p in given.items()}
        black = setup.get("black_die")
        return {
            "board": "sea" if any("boats" in p for p in given.values()) else "realm",
            "round": count(setup.get("round", 1)),
            "players": [belongings.get(seat, {}) for seat in range(len(self.players))],
            "track": track_of(space(name, lying) for name, lying in setup.get("track", {}).items()),
            "graveyard": companions(setup.get("graveyard", [])),
            "deck": [],  # the evening tells what is dealt
            "black": None if black in ["reserve", *self.players] else black,
        } | piles(setup)

    def _belongings(self, seat: int, given: dict[str, Any]) -> dict[str, Any]:
        check_keys(given, PLAYER)
        named = given.get("adventurer")
        own = FIRST_ADVENTURER if named is None else adventurer_id(named)
        told: dict[str, Any] = {COUNTS[key]: count(given[key]) for key in COUNTS if key in given}
        told |= {key: spot_id(given[key]) for key in ("group", "camp") if key in given}
        told |= {"boats": [island_id(name) for name in given["boats"]]} if "boats" in given else {}
        return told | {
            "adventurer": named,
            "companions": companions(given.get("companions", [])),
            "spells": [save_tile(spell(tile)) for tile in given.get("spells", [])],
            "dice": self._dice(seat, given.get("dice", []), own),
        }

    def _dice(self, seat: int, given: list[dict[str, Any]], own: int) -> list[str]:
        """A player's dice; what the scenario calls them is noted."""
        names = [one.get("id", f"die {number}") for number, one in enumerate(given)]
        held = [die(one, own) for one in given]
        self.ids[seat] = dict(zip(names, held, strict=True))
        return [save_die(d) for d in held]

    def _check_black_die(self, where: Any) -> None:
        if where in self.players and not self.s.players[self.seat(where)].holds_black():
            raise BadScenario(m.example_black_die(name=where))


def piles(setup: dict[str, Any]) -> dict[str, Any]:
    """Spell pile and reserve, if they are told."""
    told: dict[str, Any] = {}
    if "spell_pile" in setup:
        told["pile"] = card_names([spell_id(name) for name in reversed(setup["spell_pile"])])
    if "reserve" in setup:
        told["reserve"] = count_colours(setup["reserve"])
    return told


def space(name: str, given: dict[str, Any]) -> tuple[str, str | None, list[str], int]:
    check_keys(given, SPACE)
    [companion] = [None] if given.get("companion") is None else companions([given["companion"]])
    return name, companion, given.get("dice", []), count(given.get("footprints", 0))


def companions(names: list[Any]) -> list[str]:
    """These names, if all of them are companions'."""
    return card_names([companion_id(name) for name in names])


def die(given: dict[str, Any], own: int) -> int:
    """A die as the scenario describes it; every face must be on it."""
    check_keys(given, DIE)
    colour = colour_id(given["color"])
    owner = _owner(given, colour, own)
    if given.get("unrolled") or given.get("face") is None:
        return dice.unrolled(colour, owner)
    return dice.die(colour, face(given["face"], colour), owner)


def _owner(given: dict[str, Any], colour: int, own: int) -> int:
    """The card of a large die: the player's own adventurer, which never leaves, unless another is told."""
    if given["size"] == "small" and colour != YELLOW:
        return NO_CARD
    if given["size"] == "large" and colour != BLACK:
        return own if given.get("from") is None else card_id(given["from"])
    raise BadScenario(m.example_no_die(found=repr(given), field="from"))


def face(name: Any, colour: int) -> int:
    symbol = symbol_id(name)
    if symbol not in dice.faces(colour):
        raise BadScenario(m.example_no_face(colour=COLOUR_NAMES[colour], name=name))
    return symbol


def script(results: list[str], colour: int) -> Scripted:
    """Chance that gives these faces of a die."""
    return Scripted([side(result, colour) for result in results])


def side(result: str, colour: int) -> int:
    return dice.side_of(face(result, colour))


def spell(given: dict[str, Any]) -> int:
    check_keys(given, ["id", "face_up"])
    return spell_id(given["id"]) + (0 if given.get("face_up", True) else FACE_DOWN)


def count(number: Any) -> int:
    if not isinstance(number, int) or isinstance(number, bool) or number < 0:
        raise BadScenario(shared.example_count(found=repr(number)))
    return number


def reroll_source(source: Any) -> int:
    """Return the number of the source of a reroll: a token, the score track, or a companion."""
    if isinstance(source, dict):
        check_keys(source, ["companion"])
        companion = COMPANIONS[companion_id(source["companion"])]
        if not companion.reroll:
            raise Refused(m.example_no_rerolls(name=companion.name))
        return companion.source
    if source not in ("token", "track"):
        raise unknown("key", source, ["token", "track", "companion"])
    return action(f"reroll:{source}") - SPEND


def large_colour(name: Any) -> int:
    """The colour of a large die of the reserve; one that is never there cannot be chosen."""
    if name is None:
        raise Refused(m.example_choose_die())
    colour = colour_id(name)
    if colour >= ELEMENTS:
        raise Refused(m.example_no_large_die(colour=name))
    return colour


REMARKS = ["note", "comment", "reason"]  # for people, anywhere


def check_keys(given: dict[str, Any], known: list[str]) -> None:
    strange = [key for key in given if key not in known + REMARKS]
    if strange:
        raise unknown("key", strange[0], known)
