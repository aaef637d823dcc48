"""Whole states as JSON, hidden parts and chance included, at any question."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from everglow import rng
from everglow.agenda import NO_CARD, Task, advance, empty
from everglow.game import loaded
from everglow.games.glow.box import dice
from everglow.games.glow.box.card import CARDS, FACE_DOWN, FIRST_SPELL, NUM_COMPANIONS, SPELLS
from everglow.games.glow.box.components import (
    BLACK,
    COLOUR_NAMES,
    COLOURS,
    ELEMENTS,
    LAP,
    LAST_ROUND,
    PHASE_NAMES,
    SETUP,
    SYMBOL_NAMES,
    UNROLLED,
)
from everglow.games.glow.box.realm import SPOTS
from everglow.games.glow.box.sea import ISLANDS
from everglow.games.glow.codec.names import (
    card_id,
    card_names,
    colour_id,
    number,
    space_id,
    spell_id,
    symbol_id,
)
from everglow.games.glow.rules.cards import EFFECTS
from everglow.games.glow.state.player import Player
from everglow.games.glow.state.state import State
from everglow.games.glow.state.track import Track


def save(s: State) -> dict[str, Any]:
    return {
        "game": "glow",
        "board": "sea" if s.sea else "realm",
        "round": s.round,
        "start": s.start,
        "phase": PHASE_NAMES[s.phase],
        "barriers": s.barriers[:],
        "players": [_save_player(p) for p in s.players],
        "track": _save_track(s.track),
        "reserve": s.reserve[:],
        "graveyard": card_names(s.graveyard),
        "deck": card_names(s.deck),
        "removed": card_names(s.removed),
        "pile": card_names(s.pile),
        "box": [save_tile(spell) for spell in s.box],
        "agenda": [[_save_task(t) for t in lane] for lane in s.agenda.lanes],
        "chance": s.chance.save(),
    }


def _save_track(track: Track) -> dict[str, Any]:
    companions = [None if c == NO_CARD else CARDS[c].name for c in track.companions]
    return {"companions": companions, "dice": track.dice[:], "footprints": track.footprints[:]}


def track_of(spaces: Iterable[tuple[str, str | None, list[str], int]]) -> dict[str, Any]:
    """The track of a save, from each space's name, companion, colours of dice and footprints."""
    companions: list[str | None] = [None] * ELEMENTS
    dice, footprints = [0] * (ELEMENTS * COLOURS), [0] * ELEMENTS
    for name, companion, colours, count in spaces:
        space = space_id(name)
        companions[space], footprints[space] = companion, count
        dice[space * COLOURS : (space + 1) * COLOURS] = count_colours(colours)
    return {"companions": companions, "dice": dice, "footprints": footprints}


def count_colours(names: list[str]) -> list[int]:
    """The dice of these colours as saves tell them: how many there are of each."""
    numbers = [colour_id(name) for name in names]
    return [numbers.count(colour) for colour in range(COLOURS)]


def _save_player(p: Player) -> dict[str, Any]:
    return {
        "adventurer": None if p.adventurer == NO_CARD else CARDS[p.adventurer].name,
        "light": p.light,
        "footprints": p.footprints,
        "fireflies": p.fireflies,
        "rerolls": p.rerolls,
        "lapped": p.lapped,
        "companions": card_names(p.companions),
        "spells": [save_tile(spell) for spell in p.spells],
        "dice": [save_die(d) for d in p.dice],
        "group": p.group,
        "camp": p.camp,
        "boats": p.boats[:],
        "used": p.used[:],
        "entered": p.entered,
        "resolved": p.resolved,
        "spent": p.spent,
    }


def save_die(d: int) -> str:
    """`green:air` is a small die, `green@braccio:air` a large one, and `green:` was not rolled yet."""
    owner, face = dice.owner_of(d), dice.face_of(d)
    of = "" if owner == NO_CARD else f"@{CARDS[owner].name}"
    return f"{COLOUR_NAMES[dice.colour_of(d)]}{of}:{'' if face == UNROLLED else SYMBOL_NAMES[face]}"


def save_tile(spell: int) -> str:
    """`spell_fire`, or `spell_fire~` if it is face down."""
    return f"{CARDS[spell - FACE_DOWN].name}~" if spell >= FACE_DOWN else CARDS[spell].name


def _save_task(t: Task[State]) -> list[Any]:
    return [t.effect.name, t.seat, None if t.card == NO_CARD else CARDS[t.card].name, t.memo]


def load(saved: dict[str, Any]) -> State:
    """The state that was saved; BadSave if the save is damaged."""
    return loaded("Glow", saved, _load)


def _load(saved: dict[str, Any]) -> State:
    s = lay_out(saved)
    _check_numbers(s, saved)
    _check_places(s)
    advance(s, s.agenda)
    return s


def lay_out(saved: dict[str, Any]) -> State:
    """The table as the save tells it, before anything is checked or goes on."""
    players = [_load_player(p) for p in saved["players"]]
    s = State(
        players,
        _load_track(saved["track"]),
        _cards(saved["deck"]),
        sorted(_cards(saved["removed"])),
        sorted(_cards(saved["graveyard"])),
        list(saved["reserve"]),
        _cards(saved["pile"]),
        sorted([_load_tile(spell) for spell in saved["box"]]),
        empty(len(players)),
        rng.load(saved["chance"]),
        list(saved["barriers"]),
        saved["board"] == "sea",
        saved["round"],
        saved["start"],
        number(saved["phase"], PHASE_NAMES, "phase"),
    )
    for lane, tasks in enumerate(saved["agenda"]):
        for task in tasks:
            s.agenda.push(_load_task(task, lane))
    return s


def _load_track(track: dict[str, Any]) -> Track:
    companions = [NO_CARD if name is None else card_id(name) for name in track["companions"]]
    return Track(companions, list(track["dice"]), list(track["footprints"]))


def _load_player(p: dict[str, Any]) -> Player:
    return Player(
        NO_CARD if p["adventurer"] is None else card_id(p["adventurer"]),
        p["light"],
        p["footprints"],
        p["fireflies"],
        p["rerolls"],
        _cards(p["companions"]),
        [_load_tile(spell) for spell in p["spells"]],
        sorted([_load_die(die) for die in p["dice"]]),
        p["group"],
        p["camp"],
        sorted(p["boats"]),
        list(p["used"]),
        p["entered"],
        p["resolved"],
        p["spent"],
        p["lapped"],
    )


def _load_die(text: str) -> int:
    kind, _, face = text.partition(":")
    colour, _, owner = kind.partition("@")
    shown = symbol_id(face) if face else UNROLLED
    return dice.die(colour_id(colour), shown, card_id(owner) if owner else NO_CARD)


def _load_tile(text: str) -> int:
    return spell_id(text.removesuffix("~")) + (FACE_DOWN if text.endswith("~") else 0)


def _load_task(task: list[Any], lane: int) -> Task[State]:
    effect, seat, card, memo = task
    return Task(EFFECTS[effect], seat, NO_CARD if card is None else card_id(card), memo, lane)


def _cards(named: list[str]) -> list[int]:
    return [card_id(name) for name in named]


def _check_numbers(s: State, saved: dict[str, Any]) -> None:
    """Every number must be one that can come up in a game."""
    sizes = [len(s.track.companions), len(s.track.dice), len(s.track.footprints), len(s.reserve)]
    seats = len(s.players)
    if sizes != [ELEMENTS, ELEMENTS * COLOURS, ELEMENTS, COLOURS] or len(saved["agenda"]) != seats + 1:
        raise ValueError("expected five spaces and a lane for everybody")
    ranges = [(s.round, 1, LAST_ROUND), (s.start, 0, seats - 1), (len(s.barriers), seats, seats)]
    ranges += [(n, 0, 99) for n in s.track.dice + s.track.footprints + s.reserve]
    ranges += [(n, 0, 1 << 30) for n in s.barriers]
    for t in [t for lane in s.agenda.lanes for t in lane]:
        ranges += [(t.seat, 0, seats - 1), (t.memo, 0, 1 << 60)]
    for value, least, most in ranges + [bounds for p in s.players for bounds in _numbers(p)]:
        if type(value) is not int or not least <= value <= most:
            raise ValueError(f"expected a number from {least} to {most}, not {value!r}")
    if not s.chance.serves(seats + 1):
        raise ValueError(f"expected chance for {seats + 1} lanes")


def _numbers(p: Player) -> list[tuple[int, int, int]]:
    """List a player's numbers, each with the least and the most that it may be."""
    counts = [p.light, p.footprints, p.fireflies, p.rerolls, p.entered, p.resolved, p.spent, *p.used]
    places = [(p.group, 0, len(SPOTS) - 1), (p.camp, 0, len(SPOTS) - 1), (len(p.used), ELEMENTS, ELEMENTS)]
    places.append((p.light, 0, 1 << 30 if p.lapped else LAP - 1))
    return places + [(n, 0, 1 << 62) for n in counts] + [(boat, 0, len(ISLANDS) - 1) for boat in p.boats]


def _check_places(s: State) -> None:
    """Every companion, tile and die must be in exactly one place."""
    if sorted(placed(s)) != list(range(NUM_COMPANIONS)):
        raise ValueError("expected every companion in exactly one place")
    if sorted(tiles(s)) != ALL_TILES:
        raise ValueError("expected every spell tile in exactly one place")
    if s.phase != SETUP and sorted(dice_colours(s)) != ALL_DICE:
        raise ValueError("expected every die in exactly one place")


def placed(s: State) -> list[int]:
    """The companions of all places."""
    lying = [c for c in s.track.companions if c != NO_CARD]
    return s.deck + s.removed + s.graveyard + lying + [c for p in s.players for c in p.companions]


def tiles(s: State) -> list[int]:
    return s.pile + [tile % FACE_DOWN for tile in s.box + [tile for p in s.players for tile in p.spells]]


def dice_colours(s: State) -> list[int]:
    """The small dice and those of the reserve, by colour; large ones are counted from COLOURS on."""
    colours = [colour if colour == BLACK else COLOURS + colour for colour in _repeat(s.reserve)]
    for space in range(ELEMENTS):
        colours += s.track.dice_at(space)
    for d in [d for p in s.players for d in p.dice if dice.owner_of(d) < NUM_COMPANIONS]:
        colours.append(dice.colour_of(d) + (0 if dice.is_small(d) else COLOURS))
    return colours


def _repeat(counts: list[int]) -> list[int]:
    return [colour for colour, count in enumerate(counts) for _ in range(count)]


ALL_TILES = [FIRST_SPELL + i for i, spell in enumerate(SPELLS) for _ in range(spell.copies)]
ALL_DICE = sorted([*dice.SMALL_DICE, BLACK, *range(COLOURS, COLOURS + ELEMENTS)])
