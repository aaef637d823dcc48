"""The table as lines: for a terminal, and for a screen reader."""

from __future__ import annotations

from typing import Final

from everglow.game import Json
from everglow.games.glow.card import CARDS, COMPANIONS
from everglow.games.glow.cards import CARD_IDS
from everglow.games.glow.components import ELEMENTS, LAST_ROUND, SYMBOL_NAMES
from everglow.games.glow.texts.board import board, whereabouts
from everglow.games.glow.texts.cards import (
    card_name,
    lasting_text,
    short_text,
    tile_name,
    whose_die,
)
from everglow.games.glow.texts.log import victory
from everglow.games.glow.texts.phrases import cards, listed, lying, tokens, words

BOARDS: Final = {"realm": "the Realm of Shadows", "sea": "the Sea of Darkness"}
BEFORE_ROLLING: Final = ("setup", "morning")  # dice show nothing that matters


def table(view: Json, names: list[str]) -> list[str]:
    """Day and piles, the meeting track, everybody's things, and the board as it concerns one player."""
    lines = [_now(view, names), _piles(view), _graveyard(view), *_track(view)]
    for seat in range(len(names)):
        lines += _player(view, seat, names)
    return lines + board(view)


def _now(view: Json, names: list[str]) -> str:
    if view["winners"]:
        return f"The game is over after day {view['round']}. {victory(view['winners'], names)}"
    day = f"Day {view['round']} of {LAST_ROUND} in {BOARDS[view['board']]}, {words(view['phase'])}"
    waiting = listed([names[seat] for seat in view["deciders"]])
    return f"{day}; {names[view['start']]} is the start player; waiting for {waiting}."


def _piles(view: Json) -> str:
    back = f", {view['deck_back']} on top" if view["deck_back"] else ""
    spent = ", ".join([tile_name(tile) for tile in view["box"]])
    box = f" Spells in the box: {spent}." if spent else ""
    return f"Deck: {cards(view['deck'])}{back}. Spell pile: {view['spell_pile']}.{box} {_reserve(view)}"


def _reserve(view: Json) -> str:
    return f"Dice in the reserve: {listed([words(colour) for colour in view['reserve']]) or 'none'}."


def _graveyard(view: Json) -> str:
    buried = ", ".join([card_name(card) for card in view["graveyard"]])
    return f"Graveyard: {cards(len(view['graveyard']))}{f', {buried}' if buried else ''}."


def _track(view: Json) -> list[str]:
    lines = [f"  {{{space['space']}}} {_at(space)}" for space in view["track"] if _at(space)]
    return ["Meeting track:"] * bool(lines) + lines


def _at(space: Json) -> str:
    """What lies at a space; it may be nothing."""
    card, more = space["companion"], lying(space["dice"], space["footprints"])
    if card is None:
        return more
    return f"{card_name(card)}{f' with {more}' if more else ''}: {short_text(card)}"


# Players


def _player(view: Json, seat: int, names: list[str]) -> list[str]:
    player = view["players"][seat]
    who = f"{names[seat]} (you)" if seat == view["seat"] else names[seat]
    held = {marker: player[key] for marker, key in TOKENS.items()}
    head = [_light(player, view["phase"]), tokens(held), _fireflies(player), whereabouts(player)]
    company = _own_cards(player, view["phase"]) if seat == view["seat"] else _their_cards(player)
    return [f"{who}: {'; '.join(head)}.", *_dice(player, view["phase"]), *company, *_spells(player)]


TOKENS: Final = {"footprint": "footprints", "firefly": "fireflies", "reroll": "reroll_tokens"}


def _light(player: Json, phase: str) -> str:
    score = player["score"]
    if phase != "end":
        lapped = ", no more rerolls from the score track" if player["lapped"] else ""
        return f"{player['light']} {{light}} ({score['total']} if the game ended now){lapped}"
    parts = [f"{part} {score[part]}" for part in ("before", "cards", "board", "fireflies", "footprints")]
    return f"{score['total']} {{light}} in the end ({', '.join(parts)})"


def _fireflies(player: Json) -> str:
    """Whether there is one for every companion."""
    carried = sum([COMPANIONS[CARD_IDS[card]].fireflies for card in player["companions"]])
    fireflies, companions = player["fireflies"] + carried, len(player["companions"])
    return (
        f"{_counted(fireflies, 'firefly', 'fireflies')} for {_counted(companions, 'companion', 'companions')}"
    )


def _counted(count: int, one: str, more: str) -> str:
    return f"{count or 'no'} {one if count == 1 else more}"


# Dice


def _dice(player: Json, phase: str) -> list[str]:
    """By what they show; before the roll, by what they are."""
    if phase in BEFORE_ROLLING:
        dice = ", ".join([whose_die(die) for die in player["dice"]])
        return [f"  Dice: {dice}"] * bool(dice)
    shown = [_face(player, phase, face) for face in SYMBOL_NAMES if _showing(player, face)]
    unrolled = [f"not rolled yet: {whose_die(die)}" for die in player["dice"] if die["face"] is None]
    lines = "; ".join([*shown, *_black_die(player), *unrolled])
    return [f"  Dice: {lines}"] * bool(lines)


def _showing(player: Json, face: str) -> list[str]:
    """The dice with this face, the black one apart."""
    return [whose_die(die) for die in player["dice"] if die["face"] == face and die["colour"] != "black"]


def _face(player: Json, phase: str, face: str) -> str:
    dice = _showing(player, face)
    cancelled = ", cancelled" if not player["counting"][face] else ""
    used = player["used"].get(face) if phase == "afternoon" else 0
    return f"{len(dice)} {{{face}}} ({', '.join(dice)}){cancelled}{f', {used} used' if used else ''}"


def _black_die(player: Json) -> list[str]:
    """What it shows, and what that does to its owner."""
    return [
        f"the black die {{{die['face']}}}, {_curse(player, die['face'])}"
        for die in player["dice"]
        if die["colour"] == "black"
    ]


def _curse(player: Json, face: str) -> str:
    if "kaar" in player["companions"]:
        return "harmless, with Kaar"
    if face in SYMBOL_NAMES[:ELEMENTS]:
        return f"{{{face}}} does not count"
    return "2 {light} lost at noon"


# Cards


def _own_cards(player: Json, phase: str) -> list[str]:
    """One line each, with what the dice make of it now."""
    return [
        f"  {card_name(card)}: {short_text(card)}{_now_met(card, player, phase)}" for card in _cards(player)
    ]


def _cards(player: Json) -> list[str]:
    """The adventurer, then the companions from left to right."""
    return [card for card in [player["adventurer"], *player["companions"]] if card]


def _now_met(card: str, player: Json, phase: str) -> str:
    if phase not in ("late_morning", "noon"):
        return ""
    if phase == "noon" and card in player["resolved"]:
        return " (resolved)"
    times = CARDS[CARD_IDS[card]].times(list(player["counting"].values()))
    return f" (now met{'' if times == 1 else f' {times} times'})" if times else ""


def _their_cards(player: Json) -> list[str]:
    """In one line, with what lasts."""
    return [f"  {', '.join([_named(card) for card in _cards(player)])}"] * bool(_cards(player))


def _named(card: str) -> str:
    return f"{card_name(card)}{f' ({lasting_text(card)})' if lasting_text(card) else ''}"


def _spells(player: Json) -> list[str]:
    """In the order in which answers number them."""
    tiles = [f"{number} {_tile(tile)}" for number, tile in enumerate(player["spells"], 1)]
    return [f"  Spells: {', '.join(tiles)}"] * bool(tiles)


def _tile(tile: str | None) -> str:
    return tile_name(tile) if tile is None else f"{tile_name(tile)} ({short_text(tile)})"
