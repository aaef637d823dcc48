"""Odds of a die or a card in words, as far as a seat can know."""

from __future__ import annotations

from everglow.games.glow.box.card import CARDS
from everglow.games.glow.box.components import COLOUR_NAMES, ELEMENTS, LATE_MORNING, MORNING, SYMBOL_NAMES
from everglow.games.glow.box.conditions import Never
from everglow.games.glow.box.dice import colour_of
from everglow.games.glow.rules.cards import CARD_IDS
from everglow.games.glow.show.odds import after_taking, best_reroll, is_rolled, rolled_again, thrown
from everglow.games.glow.state.player import Player
from everglow.games.glow.state.state import State
from everglow.games.glow.words.generated import messages as m
from everglow.words.chances import chance
from everglow.words.message import Message


def odds(s: State, seat: int, thing: str) -> list[Message]:
    """Tell the odds of `die:2`, the third of the seat's dice, or of `card:likyar`, if there are any."""
    kind, _, name = thing.partition(":")
    p = s.players[seat]
    if kind == "die" and name.isdecimal() and int(name) < len(p.dice):
        return of_die(s, p, p.dice[int(name)])
    if kind == "card" and name in CARD_IDS:
        return of_card(s, seat, CARD_IDS[name])
    return []


def of_die(s: State, p: Player, d: int) -> list[Message]:
    """Tell the sides of a die, and how likely a reroll meets each card, where that makes a difference."""
    colour = colour_of(d)
    face = SYMBOL_NAMES[colour]
    sides = m.odds_home(face=face) if colour < ELEMENTS else m.odds_special(face=face)
    if s.phase != LATE_MORNING or not p.rerolls_left():
        return [sides]
    rerolled = [(card, rolled_again(p, [d], CARDS[card])) for card in own_cards(p)]
    return [sides] + [
        m.odds_rerolled(card=CARDS[card].name, chance=chance(odds.ways, odds.of))
        for card, odds in rerolled
        if 0 < odds.ways < odds.of
    ]


def own_cards(p: Player) -> list[int]:
    return [card for card in [p.adventurer, *p.companions] if card >= 0]


def of_card(s: State, seat: int, card: int) -> list[Message]:
    """Chance that its condition is met at noon: by a throw that is to come, or by rolling again."""
    p = s.players[seat]
    if isinstance(CARDS[card].when, Never):
        return []
    if card in own_cards(p) and s.phase == LATE_MORNING:
        return of_lying_dice(p, card)
    if card in own_cards(p) and s.phase == MORNING and not is_rolled(p):
        return [m.odds_thrown(chance=throw(p, card))]
    taken = after_taking(s, seat, card)
    return [] if taken is None else [m.odds_taken(chance=throw(taken, card))]


def throw(p: Player, card: int) -> Message:
    odds = thrown([colour_of(d) for d in p.dice], CARDS[card], p.protected())
    return chance(odds.ways, odds.of)


def of_lying_dice(p: Player, card: int) -> list[Message]:
    if CARDS[card].times(p.shown()):
        return [m.odds_met()]
    dice, odds = best_reroll(p, CARDS[card]) if p.rerolls_left() else ([], None)
    if odds is None or not dice:
        return [m.odds_unmet()]
    colours = [COLOUR_NAMES[colour_of(d)] for d in dice]
    return [m.odds_best(dice=colours, chance=chance(odds.ways, odds.of))]
