"""The table as lines: for a terminal, and for a screen reader."""

from __future__ import annotations

from typing import Final

from everglow.english import listed, victory
from everglow.games.glow.box.card import CARDS, COMPANIONS
from everglow.games.glow.box.components import COUNTED_NAMES, ELEMENTS, SYMBOL_NAMES
from everglow.games.glow.rules.cards import CARD_IDS
from everglow.games.glow.schema import Face, Player, Space, Symbol, View
from everglow.games.glow.texts.board import board, whereabouts
from everglow.games.glow.texts.cards import card_name, short_text, tile_name, whose_die
from everglow.games.glow.texts.phrases import coloured, counted, lying, showing, tokens, words

BOARDS: Final = {"realm": "Realm of Shadows", "sea": "Sea of Darkness"}
BEFORE_ROLLING: Final = ("setup", "morning")  # dice show nothing that matters
ROLLED: Final = ("late_morning", "noon", "afternoon")  # the journey can be planned


def table(view: View, names: list[str], brevity: int = 0) -> list[str]:
    """Day and piles, the meeting track, the others, the board as it concerns one player, and that player.

    The shorter it is, the less is told: first of others' cards and dice, then of the ways one could go, then
    of what one's own cards say; in the end their names.
    """
    lines = [_now(view, names), *[_piles(view)] * (brevity < 3), *_track(view, brevity)]
    for seat in others(view):
        lines += _opponent(view, seat, names, brevity)
    if view["phase"] in ROLLED and brevity < 2:
        lines += board(view)[: 1 if brevity and view["board"] == "realm" else None]
    return lines + _you(view, names, brevity)


def others(view: View) -> list[int]:
    """The seats clockwise from the one that looks; for spectators, all of them."""
    seats, me = len(view["players"]), view["seat"]
    return list(range(seats)) if me is None else [(me + i) % seats for i in range(1, seats)]


def _now(view: View, names: list[str]) -> str:
    if view["winners"]:
        return f"The game is over after day {view['round']}. {victory(view['winners'], names)}"
    day = f"Day {view['round']} of {view['days']}, {words(view['phase'])}, {BOARDS[view['board']]}"
    return f"{day}; {names[view['start']]} starts{_waiting(view, names)}."


def _waiting(view: View, names: list[str]) -> str:
    """For whom; nobody needs to be told that of themselves."""
    if view["deciders"] == [view["seat"]]:
        return ""
    everybody = len(view["deciders"]) == len(names)
    return f"; waiting for {'all' if everybody else listed([names[seat] for seat in view['deciders']])}"


def _piles(view: View) -> str:
    back = f", {view['deck_back']} on top" if view["deck_back"] else ""
    piles = f"Deck: {view['deck']}{back}; graveyard: {len(view['graveyard'])}"
    reserve = ", ".join([words(colour) for colour in view["reserve"]]) or "no dice left"
    return f"{piles}; spell pile: {view['spell_pile']}; reserve: {reserve}."


def _track(view: View, brevity: int) -> list[str]:
    """Space by space while companions wait there; then what is left, in one line."""
    left = [space for space in view["track"] if _at(space)]
    if any([space["companion"] for space in left]) and brevity < 3:
        return ["Meeting track:", *[f"  {{{space['space']}}} {_at(space)}" for space in left]]
    there = [f"{_named_at(space)} at {{{space['space']}}}" for space in left]
    return [f"Meeting track: {'; '.join(there)}."] * bool(there)


def _at(space: Space) -> str:
    """What lies at a space; it may be nothing."""
    card, more = space["companion"], lying(space["dice"], space["footprints"])
    if card is None:
        return more
    return f"{card_name(card)}{f' with {more}' if more else ''}: {short_text(card)}"


def _named_at(space: Space) -> str:
    """Likewise, without what is written on the card."""
    name = [card_name(space["companion"])] if space["companion"] else []
    return " with ".join([*name, *[lying(space["dice"], space["footprints"])] * bool(_lies(space))])


def _lies(space: Space) -> bool:
    return bool(space["dice"] or space["footprints"])


# Players


def _you(view: View, names: list[str], brevity: int) -> list[str]:
    """Everything, a line for each card; nothing for spectators."""
    if view["seat"] is None:
        return []
    player, phase = view["players"][view["seat"]], view["phase"]
    head = f"{names[view['seat']]} (you): {_head(player, phase, brevity > 3)}"
    if brevity > 2:
        return [head, *_their_dice(player, phase), *_their_cards(player) * (brevity < 4)]
    dice = _their_dice(player, phase) if brevity > 1 else _dice(player, phase)
    return [head, *dice, *_own_cards(player, phase), *_spells(player)]


def _opponent(view: View, seat: int, names: list[str], brevity: int) -> list[str]:
    """In a few lines, without what is written on cards; or in one."""
    player, phase = view["players"][seat], view["phase"]
    if brevity:
        return [f"{names[seat]}: {_head(player, phase, brevity > 1)}"]
    return [f"{names[seat]}: {_head(player, phase)}", *_their_dice(player, phase), *_their_cards(player)]


def _head(player: Player, phase: str, brief: bool = False) -> str:
    held = {"footprint": player["footprints"], "reroll": player["reroll_tokens"]}
    light = f"{player['light']} {{light}}" if brief else _light(player, phase)
    parts = [light, tokens(held), _fireflies(player), whereabouts(player)]
    return f"{'; '.join([part for part in parts if part])}."


def _light(player: Player, phase: str) -> str:
    score = player["score"]
    if phase != "end":
        lapped = ", no more rerolls from the score track" if player["lapped"] else ""
        return f"{player['light']} {{light}} ({score['total']} if it ended now){lapped}"
    parts = [f"{part} {score[part]}" for part in ("before", "cards", "board", "fireflies", "footprints")]
    return f"{score['total']} {{light}} in the end ({', '.join(parts)})"


def _fireflies(player: Player) -> str:
    """Tokens and those carried, since they count together: one for every companion is worth light."""
    carried = sum([COMPANIONS[CARD_IDS[card]].fireflies for card in player["companions"]])
    fireflies, companions = player["fireflies"] + carried, len(player["companions"])
    if not companions:
        return f"{counted(fireflies, 'firefly')}, no companions" if fireflies else "no companions"
    return f"{counted(fireflies, 'firefly')} for {companions} companion{'s' * (companions > 1)}"


# Dice


def _dice(player: Player, phase: str) -> list[str]:
    """By what they show; before the roll, by what they are."""
    if phase in BEFORE_ROLLING:
        dice = ", ".join([whose_die(die) for die in player["dice"]])
        return [f"  Dice: {dice}"] * bool(dice)
    shown = [_face(player, phase, face) for face in COUNTED_NAMES if _showing(player, face)]
    unrolled = [f"not rolled yet: {whose_die(die)}" for die in player["dice"] if die["face"] is None]
    lines = "; ".join([*shown, *_black_die(player), *unrolled])
    return [f"  Dice: {lines}"] * bool(lines)


def _showing(player: Player, face: str) -> list[str]:
    """The dice with this face, the black one apart."""
    return [whose_die(die) for die in player["dice"] if die["face"] == face and die["colour"] != "black"]


def _face(player: Player, phase: str, face: Symbol) -> str:
    dice = _showing(player, face)
    cancelled = ", cancelled" if not player["counting"][face] else ""
    used = _used(player, face) if phase == "afternoon" else 0
    return f"{showing(len(dice), face)} ({', '.join(dice)}){cancelled}{f', {used} used' if used else ''}"


def _used(player: Player, face: Symbol) -> int:
    return sum([count for element, count in player["used"].items() if element == face])


def _black_die(player: Player) -> list[str]:
    """What it shows, and what that does to its owner."""
    return [
        f"the black die{_curse(player, die['face'])}" for die in player["dice"] if die["colour"] == "black"
    ]


def _curse(player: Player, face: Face | None) -> str:
    if "kaar" in player["companions"]:
        return f" {{{face}}}: harmless, with Kaar"
    if face in SYMBOL_NAMES[:ELEMENTS]:
        return f" {{{face}}}: {{{face}}} does not count"
    return ": 2 {light} lost at noon"


def _their_dice(player: Player, phase: str) -> list[str]:
    """How many count for what; before the roll, by colour."""
    if phase in BEFORE_ROLLING:
        dice = coloured([die["colour"] for die in player["dice"]])
    else:
        shown = ", ".join([showing(count, face) for face, count in player["counting"].items() if count])
        dice = "; ".join([shown or "none that counts", *_black_die(player)])
    return [f"  Dice: {dice}"] * bool(player["dice"])


# Cards


def _own_cards(player: Player, phase: str) -> list[str]:
    """One line each, with what the dice make of it now."""
    return [
        f"  {card_name(card)}: {short_text(card)}{_now_met(card, player, phase)}" for card in cards_of(player)
    ]


def cards_of(player: Player) -> list[str]:
    """The adventurer, then the companions from left to right."""
    return [card for card in [player["adventurer"], *player["companions"]] if card]


def _now_met(card: str, player: Player, phase: str) -> str:
    if phase not in ("late_morning", "noon"):
        return ""
    if phase == "noon" and card in player["resolved"]:
        return " (resolved)"
    times = CARDS[CARD_IDS[card]].times(list(player["counting"].values()))
    return f" (now met{'' if times == 1 else f' {times} times'})" if times else ""


def _their_cards(player: Player) -> list[str]:
    """By name, in one line."""
    named = [card_name(card) for card in cards_of(player)] + [_unread(tile) for tile in player["spells"]]
    return [f"  {', '.join(named)}"] * bool(named)


def _unread(tile: str | None) -> str:
    return "a face-down spell" if tile is None else tile_name(tile)


def _spells(player: Player) -> list[str]:
    """In the order in which answers number them."""
    tiles = [f"{number} {_tile(tile)}" for number, tile in enumerate(player["spells"], 1)]
    return [f"  Spells: {', '.join(tiles)}"] * bool(tiles)


def _tile(tile: str | None) -> str:
    return tile_name(tile) if tile is None else f"{tile_name(tile)} ({short_text(tile)})"
