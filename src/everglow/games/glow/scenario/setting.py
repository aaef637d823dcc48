"""The position that a scenario starts from. What is not said: light 10, no tokens, no cards."""

from __future__ import annotations

from collections import Counter
from typing import Any

from everglow.agenda import NO_CARD
from everglow.complaints.scenario import BadScenario, Refused, unknown
from everglow.complaints.words.generated import messages as shared
from everglow.games.glow.actions import SPEND
from everglow.games.glow.box import dice
from everglow.games.glow.box.card import CARDS, COMPANIONS, FACE_DOWN, FIRST_ADVENTURER
from everglow.games.glow.box.components import BLACK, COLOUR_NAMES, ELEMENTS, LAP, START_LIGHT, YELLOW
from everglow.games.glow.codec.names import (
    action,
    adventurer_id,
    card_id,
    colour_id,
    companion_id,
    island_id,
    space_id,
    spell_id,
    spot_id,
    symbol_id,
)
from everglow.games.glow.codec.saving import ALL_TILES
from everglow.games.glow.rules.phases import blank
from everglow.games.glow.state.player import Player
from everglow.games.glow.state.state import State
from everglow.games.glow.words.generated import messages as m
from everglow.rng import Scripted

SETUP = ["turn_order", "players", "track", "reserve", "black_die", "graveyard", "spell_pile", "round"]
PLAYER = ["adventurer", "companions", "light", "footprints", "fireflies", "reroll_tokens"]
PLAYER += ["spells", "dice", "group", "camp", "boats"]
SPACE = ["companion", "dice", "footprints"]
DIE = ["id", "color", "size", "face", "from", "unrolled"]


class Setting:
    """A table laid out as a scenario wants it, and the names of its players and dice."""

    def __init__(self, setup: dict[str, Any]) -> None:
        check_keys(setup, SETUP)
        self.players: list[str] = list(setup.get("turn_order", setup["players"]))
        self.ids: list[dict[str, int]] = [{} for _ in self.players]  # by seat: dice by their names
        given: dict[str, dict[str, Any]] = setup["players"]
        sea = any("boats" in p for p in given.values())
        self.s = blank(len(self.players), Scripted([]), sea, patient=True)
        self.s.round = count(setup.get("round", 1))
        for name, p in given.items():
            self._seat_down(self.seat(name), p)
        self._lay_out(setup)
        self._place_black_die(setup.get("black_die"))
        self._check_places()

    def seat(self, player: Any) -> int:
        if player not in self.players:
            raise unknown("player", player, self.players)
        return self.players.index(player)

    # Players

    def _seat_down(self, seat: int, given: dict[str, Any]) -> None:
        check_keys(given, PLAYER)
        p = self.s.players[seat]
        if given.get("adventurer") is not None:
            p.adventurer = adventurer_id(given["adventurer"])
        p.companions = [companion_id(name) for name in given.get("companions", [])]
        p.light = count(given.get("light", START_LIGHT))
        p.lapped = p.light >= LAP
        p.footprints = count(given.get("footprints", 0))
        p.fireflies = count(given.get("fireflies", 0))
        p.rerolls = count(given.get("reroll_tokens", 0))
        p.spells = [spell(tile) for tile in given.get("spells", [])]
        for number, die in enumerate(given.get("dice", [])):
            self._hand_die(seat, die, f"die {number}")
        self._place(p, given)

    def _hand_die(self, seat: int, given: dict[str, Any], nameless: str) -> None:
        if given.get("size") == "large" and given.get("from") is None:
            given = given | {"from": self._own_adventurer(seat)}
        d = die(given)
        self.ids[seat][given.get("id", nameless)] = d
        self.s.players[seat].hold(d)

    def _own_adventurer(self, seat: int) -> str:
        """Name the default owner of a large die: the player's adventurer, which never leaves."""
        card = self.s.players[seat].adventurer
        return CARDS[FIRST_ADVENTURER if card == NO_CARD else card].name

    def _place(self, p: Player, given: dict[str, Any]) -> None:
        p.group = spot_id(given.get("group", "start"))
        p.camp = spot_id(given.get("camp", "start"))
        if "boats" in given:
            p.boats = sorted(island_id(name) for name in given["boats"])

    # The table

    def _lay_out(self, setup: dict[str, Any]) -> None:
        for name, space in setup.get("track", {}).items():
            self._lay_space(space_id(name), space)
        self.s.graveyard = sorted(companion_id(name) for name in setup.get("graveyard", []))
        self.s.pile = [spell_id(name) for name in reversed(setup.get("spell_pile", self._unused_tiles()))]
        reserve = [colour_id(name) for name in setup.get("reserve", self._unused_dice())]
        self.s.reserve = [reserve.count(colour) for colour in range(BLACK + 1)]

    def _lay_space(self, space: int, given: dict[str, Any]) -> None:
        check_keys(given, SPACE)
        if given.get("companion") is not None:
            self.s.track.companions[space] = companion_id(given["companion"])
        for name in given.get("dice", []):
            self.s.track.put_die(space, colour_id(name))
        self.s.track.footprints[space] = count(given.get("footprints", 0))

    def _unused_tiles(self) -> list[str]:
        left = Counter(ALL_TILES)
        left.subtract(tile % FACE_DOWN for p in self.s.players for tile in p.spells)
        return [CARDS[tile].name for tile in left.elements()]

    def _unused_dice(self) -> list[str]:
        """The large dice that no Sketal holds."""
        held = [dice.colour_of(d) for p in self.s.players for d in p.dice if _is_sketals(d)]
        return [COLOUR_NAMES[colour] for colour in range(ELEMENTS) if colour not in held]

    def _place_black_die(self, where: Any) -> None:
        """Place the black die: in the reserve, on a space, or with a player whose dice name it."""
        held = [name for name, p in zip(self.players, self.s.players, strict=True) if p.holds_black()]
        space = self.s.track.black_space()
        if where in self.players:
            if where not in held:
                raise BadScenario(m.example_black_die(name=where))
        elif where == "reserve" or (where is None and not held and space < 0):
            self.s.reserve[BLACK] = 1
        elif where is not None and space != space_id(where):
            self.s.track.put_die(space_id(where), BLACK)

    def _check_places(self) -> None:
        for card, places in Counter(placed(self.s)).items():
            if places > 1:
                raise BadScenario(shared.example_card_twice(name=CARDS[card].name, places=places))


def placed(s: State) -> list[int]:
    """The companions and adventurers that lie somewhere."""
    cards = s.graveyard + s.track.companions + [c for p in s.players for c in [*p.companions, p.adventurer]]
    return [c for c in cards if c != NO_CARD]


def _is_sketals(d: int) -> bool:
    return not dice.is_small(d) and CARDS[dice.owner_of(d)].name.startswith("sketal")


def die(given: dict[str, Any]) -> int:
    """A die as the scenario describes it; every face must be on it."""
    check_keys(given, DIE)
    colour = colour_id(given["color"])
    owner = _owner(given, colour)
    if given.get("unrolled") or given.get("face") is None:
        return dice.unrolled(colour, owner)
    return dice.die(colour, face(given["face"], colour), owner)


def _owner(given: dict[str, Any], colour: int) -> int:
    if given["size"] == "small" and colour != YELLOW:
        return NO_CARD
    if given["size"] == "large" and colour != BLACK and given.get("from") is not None:
        return card_id(given["from"])
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
