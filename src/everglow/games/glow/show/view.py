"""View of one seat, with all that it may see, and the question it is asked."""

from __future__ import annotations

from typing import cast

from everglow.agenda import NO_CARD, Decision
from everglow.game import Memory, remembered
from everglow.games.glow import schema
from everglow.games.glow.actions import GO, RESOLVE, RESOLVE_SPELL, SAIL
from everglow.games.glow.box.card import CARDS, COMPANIONS, DECK_NAMES, FACE_DOWN
from everglow.games.glow.box.components import (
    AFTERNOON,
    COLOUR_NAMES,
    COUNTED_NAMES,
    ELEMENT_NAMES,
    ELEMENTS,
    END,
    LAST_ROUND,
    LATE_MORNING,
    MEETING_TRACK,
    MORNING,
    NOON,
    PHASE_NAMES,
    THREE_LIGHT,
    TWO_FOOTPRINTS,
    UNROLLED,
)
from everglow.games.glow.box.dice import face_of, is_black
from everglow.games.glow.box.labels import die_told
from everglow.games.glow.box.realm import SPOTS
from everglow.games.glow.box.sea import ISLANDS
from everglow.games.glow.codec.names import NAMES, card_names
from everglow.games.glow.rules import journey, sailing
from everglow.games.glow.schema import (
    Belongings,
    Kind,
    PayingOut,
    Question,
    Score,
    Space,
    Today,
    Travelling,
    View,
)
from everglow.games.glow.show.noon import noon, only_gives
from everglow.games.glow.state.player import Player
from everglow.games.glow.state.state import State


def tile(spell: int) -> str | None:
    """A spell tile as anybody sees it, its owner too."""
    return None if spell >= FACE_DOWN else CARDS[spell].name


def view(s: State, seat: int | None) -> View:
    """View of the table. Nobody knows more than the others, so it is the same for every seat."""
    return _view(s, seat, [player(s, i) for i in range(len(s.players))])


def watched(s: State, memory: Memory) -> View:
    """View of a spectator; a step changes what lies before one player, as a rule."""
    return _view(s, None, [_remembered(s, i, memory) for i in range(len(s.players))])


def _view(s: State, seat: int | None, players: list[schema.Player]) -> View:
    return {
        "game": "glow",
        "seat": seat,
        "board": "sea" if s.sea else "realm",
        "round": s.round,
        "days": LAST_ROUND,
        "phase": PHASE_NAMES[s.phase],
        "over": s.phase == END,
        "start": s.start,
        "deciders": s.deciders(),
        "winners": s.winners() if s.phase == END else [],
        "places": s.places() if s.phase == END else [],
        "deck": len(s.deck),
        "deck_back": DECK_NAMES[COMPANIONS[s.deck[-1]].deck] if s.deck else None,
        "spell_pile": len(s.pile),
        "box": [tile(spell) for spell in s.box],
        "graveyard": card_names(s.graveyard),
        "reserve": [COLOUR_NAMES[colour] for colour, count in enumerate(s.reserve) for _ in range(count)],
        "track": [_space(s, space) for space in MEETING_TRACK],
        "players": players,
    }


def open_view(s: State) -> View:
    """Return what a spectator sees: nobody holds anything that the others do not see."""
    return view(s, None)


def own(_s: State, seat: int) -> dict[str, object]:
    """Return nothing but where the seat sits: all lies open."""
    return {"/seat": seat}


def _space(s: State, space: int) -> Space:
    card = s.track.companions[space]
    return {
        "space": ELEMENT_NAMES[space],
        "companion": None if card == NO_CARD else CARDS[card].name,
        "dice": [COLOUR_NAMES[colour] for colour in s.track.dice_at(space)],
        "footprints": s.track.footprints[space],
    }


def player(s: State, seat: int) -> schema.Player:
    """View of one player: belongings, journey, and what the phase makes of the dice."""
    p = s.players[seat]
    return {**_belongings(p), **travelling(p), **_today(s, seat)}


def _remembered(s: State, seat: int, memory: Memory) -> schema.Player:
    today = (s.phase, is_travelling(s, seat), discards_next(s, seat), not s.pile, not s.graveyard)
    return remembered(memory, seat, (s.players[seat].key(), today), lambda: player(s, seat))


def _belongings(p: Player) -> Belongings:
    return {
        "adventurer": None if p.adventurer == NO_CARD else CARDS[p.adventurer].name,
        "light": p.light,
        "lapped": p.lapped,
        "fireflies": p.fireflies,
        "reroll_tokens": p.rerolls,
        "rerolls_left": p.rerolls_left(),
        "ready": card_names(p.ready()),
        "companions": card_names(p.companions),
        "resolved": card_names([c for c in p.companions + [p.adventurer] if _is_resolved(p, c)]),
        "spells": [tile(spell) for spell in p.spells],
        "dice": [die_told(d) for d in p.dice],
        "camp": SPOTS[p.camp].name,
        "boats": [ISLANDS[boat].name for boat in p.boats],
        "score": parts(p),
    }


def travelling(p: Player) -> Travelling:
    """View of a journey: the means a player has for it, and how far it went."""
    return {
        "footprints": p.footprints,
        "counting": {COUNTED_NAMES[symbol]: count for symbol, count in enumerate(p.shown()[:-2])},
        "used": {ELEMENT_NAMES[element]: p.used[element] for element in range(ELEMENTS)},
        "group": SPOTS[p.group].name,
        "entered": [spot.name for number, spot in enumerate(SPOTS) if p.entered >> number & 1],
    }


def _today(s: State, seat: int) -> Today:
    """View of what the phase makes of a player's dice."""
    p = s.players[seat]
    rolled = s.phase in (LATE_MORNING, NOON)
    return {
        "travelling": is_travelling(s, seat),
        "acting": acting(p) if rolled else {},
        "paying_out": paying_out(p) if rolled else {},
        "reroll_field": p.track_field() if p.track_rerolls() else None,
        "cancelled_dice": cancelled_dice(p),
        "used_dice": used_dice(p) if s.phase == AFTERNOON else [],
        "noon": noon(s, p, paying_out(p)) if rolled else None,
        "discards_next": discards_next(s, seat),
    }


def cancelled_dice(p: Player) -> list[int]:
    """Places of the dice that the black one cancels: those that show the same element."""
    black = UNROLLED if p.protected() else p.black_face()
    return [
        place
        for place, d in enumerate(p.dice)
        if black < ELEMENTS and face_of(d) == black and not is_black(d)
    ]


def used_dice(p: Player) -> list[int]:
    """Places of the dice that have paid on this journey."""
    cancelled, left, places = cancelled_dice(p), p.used[:], []
    for place, d in enumerate(p.dice):
        face = face_of(d)
        if face < ELEMENTS and left[face] and place not in cancelled and not is_black(d):
            left[face] -= 1
            places.append(place)
    return places


def discards_next(s: State, seat: int) -> bool:
    """Whether this is the start player of two, who sends a companion away in the morning."""
    return s.phase == MORNING and len(s.players) == 2 and s.start == seat


def acting(p: Player) -> dict[str, int]:
    """Return how often each card and spell would act at noon, with the dice as they are."""
    shown = p.shown()
    cards = [card for card in [p.adventurer, *p.companions] if card != NO_CARD]
    tiles = [(place, spell) for place, spell in enumerate(p.spells, 1) if spell < FACE_DOWN]
    return {CARDS[card].name: CARDS[card].times(shown) for card in cards} | {
        f"spell_{place}": min(CARDS[spell].times(shown), 1) for place, spell in tiles
    }


def paying_out(p: Player) -> PayingOut:
    """Gains and losses from the special faces at noon."""
    shown = p.shown()
    return {
        "footprint": 2 * shown[TWO_FOOTPRINTS],
        "light": 3 * shown[THREE_LIGHT] - (2 if p.cursed() else 0),
    }


def is_travelling(s: State, seat: int) -> bool:
    """Whether it is the afternoon and the group may still go on, or no boat has sailed yet."""
    for task in s.agenda.lanes[seat + 1]:
        if task.effect is journey.JOURNEY or task.effect is sailing.SAILING:
            return True
    return False


def _is_resolved(p: Player, card: int) -> bool:
    return card != NO_CARD and p.resolved & CARDS[card].bit != 0


def parts(p: Player) -> Score:
    """The final scoring by part, if it were now."""
    return {
        "before": p.light,
        "cards": p.card_points(),
        "board": p.board_points(),
        "fireflies": p.firefly_points(),
        "footprints": p.footprints,
        "total": p.total(),
    }


def question(s: State, seat: int) -> Question | None:
    """Question to a seat: its kind, the card for which, whose text, how many picks, the die picked."""
    task = s.agenda.waiting_for(seat)
    if task is None:
        return None
    effect = task.effect
    assert isinstance(effect, Decision)
    card = None if task.card == NO_CARD else CARDS[task.card].name
    return {
        "kind": cast(Kind, effect.kind()),
        "seat": seat,
        "card": card,
        "text": card,
        "picks": effect.picks(s, task),
        "picked": NAMES[task.memo] if effect.kind() in ("second_die", "face") else None,
        "prices": prices(s, seat, effect.kind()),
        "acting": returning(s, seat) if effect.kind() == "fetch" else {},
        "gains": gains(s, seat) if effect.kind() == "resolve" else [],
    }


def gains(s: State, seat: int) -> list[str]:
    """The cards that may be resolved and only give, by action."""
    cards = [action for action in s.legal_actions(seat) if action < RESOLVE_SPELL]
    return [NAMES[action] for action in cards if only_gives(action - RESOLVE)]


def returning(s: State, seat: int) -> dict[str, int]:
    """Return how often each companion of the graveyard would act today, if it came back now."""
    p = s.players[seat]
    shown = p.shown()
    return {CARDS[c].name: 0 if _is_resolved(p, c) else CARDS[c].times(shown) for c in s.graveyard}


def prices(s: State, seat: int, kind: str) -> dict[str, int]:
    """Return the footprints that each possible step of a journey costs, by the name of the action."""
    p = s.players[seat]
    ways = s.legal_actions(seat)[:-1] if kind in ("go", "sail") else []  # the last one is to stop
    if kind == "sail":
        elements = p.different_elements()
        return {NAMES[way]: sailing.price(elements, way - SAIL) for way in ways}
    return {NAMES[way]: journey.price(p.used, p.shown(), way - GO) for way in ways}
