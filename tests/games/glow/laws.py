"""Laws that must hold at every question of Glow."""

from __future__ import annotations

from collections import Counter
from typing import Any

from everglow.agenda import NO_CARD
from everglow.games.glow.box import dice
from everglow.games.glow.box.card import CARDS, FACE_DOWN, FIRST_SPELL, NUM_COMPANIONS, SPELLS
from everglow.games.glow.box.components import BLACK, ELEMENTS, SETUP

TILES = sorted(FIRST_SPELL + i for i, spell in enumerate(SPELLS) for _ in range(spell.copies))


def every_companion_is_in_exactly_one_place(game: Any, s: Any, salt: int) -> None:
    lying = [c for c in s.track.companions if c != NO_CARD]
    held = [c for p in s.players for c in p.companions]
    assert sorted(s.deck + s.removed + s.graveyard + lying + held) == list(range(NUM_COMPANIONS))


def every_spell_tile_is_in_exactly_one_place(game: Any, s: Any, salt: int) -> None:
    held = [tile for p in s.players for tile in p.spells]
    assert sorted(tile % FACE_DOWN for tile in s.pile + s.box + held) == TILES


def every_small_die_is_in_exactly_one_place(game: Any, s: Any, salt: int) -> None:
    if s.phase == SETUP:
        return
    found = Counter(dice.colour_of(d) for p in s.players for d in p.dice if dice.is_small(d))
    for space in range(ELEMENTS):
        found.update(s.track.dice_at(space))
    found[BLACK] += s.reserve[BLACK]
    assert found == Counter(dice.SMALL_DICE) + Counter({BLACK: 1})


def every_large_die_is_in_the_reserve_or_with_its_card(game: Any, s: Any, salt: int) -> None:
    for p in s.players:
        for d in p.dice:
            assert dice.owner_of(d) in [NO_CARD, p.adventurer, *p.companions]
    for colour in range(ELEMENTS):
        assert s.reserve[colour] + sketal_dice(s, colour) == 1


def sketal_dice(s: Any, colour: int) -> int:
    large = [d for p in s.players for d in p.dice if not dice.is_small(d) and dice.colour_of(d) == colour]
    return len([d for d in large if dice.owner_of(d) < NUM_COMPANIONS])


def nothing_is_ever_negative(game: Any, s: Any, salt: int) -> None:
    for p in s.players:
        assert min(p.light, p.footprints, p.fireflies, p.rerolls, *p.used, *s.track.footprints) >= 0
        assert len(p.boats) == (4 if s.sea else 0)


def a_game_has_eight_days(game: Any, s: Any, salt: int) -> None:
    assert 1 <= s.round <= 8


def odds_are_the_same_in_every_imagined_world(game: Any, s: Any, salt: int) -> None:
    seat = salt % len(s.players)
    p, world = s.players[seat], s.imagine(seat, salt)
    cards = [c for c in [p.adventurer, *p.companions, *s.track.companions] if c != NO_CARD]
    names = [
        *(f"die:{i}" for i in range(len(p.dice))),
        *(f"card:{CARDS[c].name}" for c in cards),
        "card:kaar",
    ]
    thing = names[salt // 7 % len(names)]
    assert game.texts.odds(world, seat, thing) == game.texts.odds(s, seat, thing)


LAWS = [
    odds_are_the_same_in_every_imagined_world,
    every_companion_is_in_exactly_one_place,
    every_spell_tile_is_in_exactly_one_place,
    every_small_die_is_in_exactly_one_place,
    every_large_die_is_in_the_reserve_or_with_its_card,
    nothing_is_ever_negative,
    a_game_has_eight_days,
]
