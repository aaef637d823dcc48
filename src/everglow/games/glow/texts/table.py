"""The table as lines: for a terminal, and for a screen reader."""

from __future__ import annotations

from typing import Final

from everglow.games.glow.box.card import CARDS, COMPANIONS
from everglow.games.glow.box.components import COUNTED_NAMES
from everglow.games.glow.rules.cards import CARD_IDS
from everglow.games.glow.schema import Face, Player, Space, Symbol, View
from everglow.games.glow.texts.board import board, whereabouts
from everglow.games.glow.texts.cards import short_text
from everglow.games.glow.texts.noon import counting
from everglow.games.glow.texts.phrases import ELEMENT_FACES, amount, listed_die, lying, showing, tokens
from everglow.games.glow.words.generated import messages as m
from everglow.words.message import Message
from everglow.words.shared import victory

BEFORE_ROLLING: Final = ("setup", "morning")  # dice show nothing that matters
ROLLED: Final = ("late_morning", "noon", "afternoon")  # the journey can be planned


def table(view: View, brevity: int = 0) -> list[Message]:
    """Day and piles, the meeting track, the others, the board as it concerns one player, and that player.

    The shorter it is, the less is told: first of others' cards and dice, then of the ways one could go, then
    of what one's own cards say; then their names, and what others have; in the end only what one has.
    """
    if brevity > 4:
        return _in_brief(view, brevity)
    lines = [_now(view), *[_piles(view)] * (brevity < 3), *_track(view, brevity)]
    for seat in others(view):
        lines += _opponent(view, seat, brevity)
    if view["phase"] in ROLLED and brevity < 2:
        lines += board(view)[: 1 if brevity and view["board"] == "realm" else None]
    return lines + _you(view, brevity)


def _in_brief(view: View, brevity: int) -> list[Message]:
    """Show the day, the others' light and what the reader has; at the shortest, only the last."""
    held = {seat: view["players"][seat]["light"] for seat in others(view)}
    standings = [m.standing(seat=seat, light=m.has_light(light=light)) for seat, light in held.items()]
    lines = [_now(view), m.standings(standings=standings)]
    return lines * (brevity < 6) + _you(view, brevity)


def others(view: View) -> list[int]:
    """The seats clockwise from the one that looks; for spectators, all of them."""
    seats, me = len(view["players"]), view["seat"]
    return list(range(seats)) if me is None else [(me + i) % seats for i in range(1, seats)]


def _now(view: View) -> Message:
    if view["winners"]:
        return m.table_over(day=view["round"], victory=victory(view["winners"]))
    today = m.today(day=view["round"], days=view["days"], phase=view["phase"], board=view["board"])
    return m.table_now(parts=[today, m.starts(seat=view["start"]), *_waiting(view)])


def _waiting(view: View) -> list[Message]:
    """List for whom the table waits; nobody needs to be told that of themselves."""
    if view["deciders"] == [view["seat"]]:
        return []
    everybody = len(view["deciders"]) == len(view["players"])
    return [m.waiting_for_all() if everybody else m.waiting_for(seats=view["deciders"])]


def _piles(view: View) -> Message:
    parts = [
        m.deck_pile(count=view["deck"], back=view["deck_back"]),
        m.graveyard_pile(count=len(view["graveyard"])),
        m.spell_pile(count=view["spell_pile"]),
        m.reserve(dice=view["reserve"]),
    ]
    return m.piles(parts=parts)


def _track(view: View, brevity: int) -> list[Message]:
    """Show the track space by space while companions wait there; then what is left, in one line."""
    left = [space for space in view["track"] if space["companion"] or _lying(space)]
    if any([space["companion"] for space in left]) and brevity < 3:
        return [m.meeting_track(), *[m.indented(line=_space(space)) for space in left]]
    return [m.meeting_track_rest(left=[_left_at(space) for space in left])] * bool(left)


def _lying(space: Space) -> list[Message]:
    return lying(space["dice"], space["footprints"])


def _space(space: Space) -> Message:
    """Show what lies at a space, with what is written on the card."""
    card = space["companion"]
    if card is None:
        return m.space_with_things(space=space["space"], more=_lying(space))
    return m.space_with_companion(space=space["space"], card=card, more=_lying(space), text=short_text(card))


def _left_at(space: Space) -> Message:
    """Show what lies at a space, without what is written on the card."""
    card = space["companion"]
    if card is None:
        return m.things_at(more=_lying(space), space=space["space"])
    return m.companion_at(card=card, more=_lying(space), space=space["space"])


# Players


def _you(view: View, brevity: int) -> list[Message]:
    """Show everything that the reader has, a line for each card; nothing for spectators."""
    if view["seat"] is None:
        return []
    player, phase = view["players"][view["seat"]], view["phase"]
    head = m.own_line(seat=view["seat"], parts=_head(player, phase, brevity > 3))
    if brevity > 2:
        return [head, *_their_dice(player, phase), *_their_cards(player) * (brevity < 4)]
    dice = _their_dice(player, phase) if brevity > 1 else _dice(player, phase)
    return [head, *dice, *_own_cards(player, phase), *_spells(player)]


def _opponent(view: View, seat: int, brevity: int) -> list[Message]:
    """Show somebody else in a few lines, without what is written on cards; or in one."""
    player, phase = view["players"][seat], view["phase"]
    head = m.player_line(seat=seat, parts=_head(player, phase, brevity > 1))
    return [head] if brevity else [head, *_their_dice(player, phase), *_their_cards(player)]


def _head(player: Player, phase: str, brief: bool) -> list[Message]:
    """Tell light, tokens, fireflies, and where the markers are."""
    held = tokens({"footprint": player["footprints"], "reroll": player["reroll_tokens"]})
    light = m.has_light(light=player["light"]) if brief else _light(player, phase)
    return [light, *[m.has_tokens(tokens=held)] * bool(held), _fireflies(player), whereabouts(player)]


def _light(player: Player, phase: str) -> Message:
    score = player["score"]
    if phase == "end":
        return m.has_light_at_the_end(**score)
    said = m.has_light_lapped if player["lapped"] else m.has_light_now
    return said(light=player["light"], total=score["total"])


def _fireflies(player: Player) -> Message:
    """Tokens and those carried, since they count together: one for every companion is worth light."""
    carried = sum([COMPANIONS[CARD_IDS[card]].fireflies for card in player["companions"]])
    count, companions = player["fireflies"] + carried, len(player["companions"])
    fireflies = amount(count, "firefly")
    if companions:
        return m.fireflies_for(fireflies=fireflies, companions=companions)
    return m.fireflies_for_nobody(fireflies=fireflies) if count else m.no_companions()


# Dice


def _dice(player: Player, phase: str) -> list[Message]:
    """Show the dice by their faces; before the roll, by what they are."""
    if phase in BEFORE_ROLLING:
        return _dice_line([m.unrolled_dice(dice=[listed_die(die) for die in player["dice"]])], player)
    shown = [_face(player, phase, face) for face in COUNTED_NAMES if _showing(player, face)]
    unrolled = [m.not_rolled_yet(die=listed_die(die)) for die in player["dice"] if die["face"] is None]
    return _dice_line([*shown, *_black_die(player), *unrolled], player)


def _dice_line(parts: list[Message], player: Player) -> list[Message]:
    """Show the dice in a line; none for whoever has no dice."""
    return [m.indented(line=m.dice_line(parts=parts))] * bool(player["dice"])


def _showing(player: Player, face: str) -> list[Message]:
    """The dice with this face, the black one apart."""
    return [listed_die(die) for die in player["dice"] if die["face"] == face and die["colour"] != "black"]


def _face(player: Player, phase: str, face: Symbol) -> Message:
    dice = _showing(player, face)
    shown, used = showing(len(dice), face), _used(player, face) if phase == "afternoon" else 0
    if not player["counting"][face]:
        return m.face_cancelled(shown=shown, dice=dice)
    return m.face_used(shown=shown, dice=dice, used=used) if used else m.face_of_dice(shown=shown, dice=dice)


def _used(player: Player, face: Symbol) -> int:
    return sum([count for element, count in player["used"].items() if element == face])


def _black_die(player: Player) -> list[Message]:
    """Say what the black die shows, and what that does to its owner."""
    return [_curse(player, die["face"]) for die in player["dice"] if die["colour"] == "black" and die["face"]]


def _curse(player: Player, face: Face) -> Message:
    if "kaar" in player["companions"]:
        return m.black_harmless(face=face)
    return m.black_cancels(face=face) if face in ELEMENT_FACES else m.black_takes_light()


def _their_dice(player: Player, phase: str) -> list[Message]:
    """Count the dice by what they count for; before the roll, by colour."""
    if phase in BEFORE_ROLLING:
        return _dice_line([m.counted_dice(dice=_by_colour(player))], player)
    return _dice_line([m.counting_dice(shown=counting(player)), *_black_die(player)], player)


def _by_colour(player: Player) -> list[Message]:
    colours = [die["colour"] for die in player["dice"]]
    return [m.dice_of_colour(count=colours.count(colour), colour=colour) for colour in dict.fromkeys(colours)]


# Cards


def _own_cards(player: Player, phase: str) -> list[Message]:
    """Show each own card in a line, with what the dice make of it now."""
    return [m.indented(line=_own_card(card, player, phase)) for card in cards_of(player)]


def cards_of(player: Player) -> list[str]:
    """The adventurer, then the companions from left to right."""
    return [card for card in [player["adventurer"], *player["companions"]] if card]


def _own_card(card: str, player: Player, phase: str) -> Message:
    text = short_text(card)
    if phase == "noon" and card in player["resolved"]:
        return m.card_line_resolved(card=card, text=text)
    times = CARDS[CARD_IDS[card]].times(list(player["counting"].values()))
    if times and phase in ("late_morning", "noon"):
        return m.card_line_met(card=card, text=text, times=times)
    return m.card_line(card=card, text=text)


def _their_cards(player: Player) -> list[Message]:
    """Name their cards, in one line."""
    named = [m.card_named(card=card) for card in cards_of(player)]
    tiles = [m.card_named(card=tile) if tile else m.unknown_spell() for tile in player["spells"]]
    return [m.indented(line=m.cards_by_name(cards=named + tiles))] * bool(named + tiles)


def _spells(player: Player) -> list[Message]:
    """List the spells in the order in which answers number them."""
    tiles = [_tile(number, tile) for number, tile in enumerate(player["spells"], 1)]
    return [m.indented(line=m.spells_line(tiles=tiles))] * bool(tiles)


def _tile(number: int, tile: str | None) -> Message:
    if tile is None:
        return m.spell_tile_down(number=number)
    return m.spell_tile(number=number, card=tile, text=short_text(tile))
