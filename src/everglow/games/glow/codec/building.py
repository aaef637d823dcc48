"""Positions for examples and tests: parts of a save, and what they do not tell is as on an empty table."""

from __future__ import annotations

from collections import Counter
from typing import Any

from everglow.agenda import NO_CARD
from everglow.complaints.scenario import check_places
from everglow.games.glow.box.card import NUM_COMPANIONS
from everglow.games.glow.box.components import BLACK, COLOURS, ELEMENTS, LAP
from everglow.games.glow.codec.names import card_names, space_id
from everglow.games.glow.codec.saving import ALL_TILES, dice_colours, lay_out, placed, save, tiles
from everglow.games.glow.rules.phases import blank
from everglow.games.glow.state.state import State
from everglow.rng import Chance


def build(told: dict[str, Any], chance: Chance) -> State:
    """Build a position; a deck, a pile or a reserve that is not told holds what lies nowhere else.

    The black die lies at the space `black`, or else in the reserve if nothing that is told contains it.
    """
    s = _lay_out(told, chance)
    _fill_up(s, told)
    _place_black_die(s, told.get("black"))
    adventurers = [p.adventurer for p in s.players if p.adventurer != NO_CARD]
    check_places(card_names(placed(s) + adventurers))
    return s


def _lay_out(told: dict[str, Any], chance: Chance) -> State:
    empty = save(blank(len(told["players"]), chance, told["board"] == "sea")) | {"reserve": [0] * COLOURS}
    players = [nothing | p for nothing, p in zip(empty["players"], told["players"], strict=True)]
    s = lay_out(empty | told | {"players": players})
    for p in s.players:
        p.lapped = p.light >= LAP
    return s


def _fill_up(s: State, told: dict[str, Any]) -> None:
    if "deck" not in told:
        s.deck = sorted(set(range(NUM_COMPANIONS)) - set(placed(s)), reverse=True)
    if "pile" not in told:
        s.pile = list((Counter(ALL_TILES) - Counter(tiles(s))).elements())[::-1]
    if "reserve" not in told:
        large = [COLOURS + colour in dice_colours(s) for colour in range(ELEMENTS)]
        s.reserve[:ELEMENTS] = [0 if elsewhere else 1 for elsewhere in large]


def _place_black_die(s: State, space: str | None) -> None:
    if space is not None and s.track.black_space() != space_id(space):
        s.track.put_die(space_id(space), BLACK)
    if BLACK not in dice_colours(s):
        s.reserve[BLACK] = 1
