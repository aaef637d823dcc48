"""Answers as what they would do."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from everglow.games.glow.actions import GO, RESOLVE_SPELL, SAIL
from everglow.games.glow.box.card import CARDS, COMPANIONS
from everglow.games.glow.box.components import ANY_DIE, COLOUR_NAMES, MEETING_TRACK, NO_DIE, SYMBOL_NAMES
from everglow.games.glow.box.labels import die_told
from everglow.games.glow.box.realm import SPOTS, way_between
from everglow.games.glow.box.sea import ISLANDS, PASSAGES
from everglow.games.glow.codec.names import NAMES, NUMBERS, SPACES
from everglow.games.glow.rules.cards import CARD_IDS
from everglow.games.glow.rules.effects import BuryRightmost, Skull
from everglow.games.glow.rules.picks import picked
from everglow.games.glow.schema import Question
from everglow.games.glow.show.view import question, tile, travelling
from everglow.games.glow.state.state import State
from everglow.games.glow.texts.cards import card_name, die_name, lasting_text, short_text, tile_name
from everglow.games.glow.texts.phrases import amount, lying, repeated, words
from everglow.games.glow.texts.places import PLACES, Sailor, Walker, ashore, on_the_way
from everglow.games.glow.texts.rerolls import price_of_turning
from everglow.games.glow.texts.wording import deed


class Answer:
    """An answer to a question: a verb's operand, and who is asked what."""

    def __init__(self, s: State, seat: int, action: int) -> None:
        self.s = s
        self.action = action
        self.operand = NAMES[action].partition(":")[2]  # a card, a space, a die, a place or nothing
        self.seat = seat
        self.player = s.players[seat]

    @property
    def asked(self) -> Question:
        """The question; few answers need it."""
        asked = question(self.s, self.seat)
        assert asked is not None
        return asked

    def picked(self) -> int:
        """The die that was picked before, as an action."""
        name = self.asked["picked"]
        assert name is not None
        return NUMBERS[name]

    def card(self) -> str:
        return card_name(self.operand)

    def space(self) -> int:
        return SPACES.index(self.operand)

    def companion_here(self) -> str:
        """The name of whoever lies at the space."""
        return CARDS[self.s.track.companions[self.space()]].name

    def tile(self) -> int:
        """The number of a spell tile, counted from 1."""
        return int(self.operand.removeprefix("spell_"))

    def spell(self) -> int:
        return self.player.spells[self.tile() - 1]


def choice(s: State, seat: int, action: int, _names: list[str]) -> str:
    """What an answer would do."""
    return VERBS[NAMES[action].partition(":")[0]](Answer(s, seat, action))


def ordered(actions: list[int]) -> list[int]:
    """Answers from left to right as the meeting track has its spaces; others as they come."""
    return sorted(actions, key=_place)


def _place(action: int) -> tuple[int, int]:
    verb, _, operand = NAMES[action].partition(":")
    on_track = verb in ("take", "black", "discard") and operand in TRACK
    return (TRACK.index(operand) if on_track else len(TRACK)), action


TRACK: Final[list[str]] = [SYMBOL_NAMES[space] for space in MEETING_TRACK]


# Setup and morning


def _adventurer(a: Answer) -> str:
    return f"Choose {a.card()}: {short_text(a.operand)}"


def _take(a: Answer) -> str:
    track, space, card = a.s.track, a.space(), a.companion_here()
    colours = [COLOUR_NAMES[colour] for colour in track.dice_at(space)]
    more = lying(colours, track.footprints[space]) or "nothing else"
    return f"Take {card_name(card)} from {{{a.operand}}} with {more}: {short_text(card)}{_no_die(a, card)}"


def _no_die(a: Answer, card: str) -> str:
    """A Sketal comes without a die that is not there."""
    colour, reserve = COMPANIONS[CARD_IDS[card]].die, a.s.reserve[:-1]
    if colour == NO_DIE or (any(reserve) if colour == ANY_DIE else reserve[colour]):
        return ""
    return " (but none is there)"


def _die(a: Answer) -> str:
    return f"Take the large {words(a.operand)} die from the reserve"


def _black(a: Answer) -> str:
    if a.operand == "leave":
        return "Leave the black die and take it: Kaar protects you"
    here = a.s.track.companions[a.space()]
    who = card_name(CARDS[here].name) if a.space() in a.s.track.occupied() else "nobody"
    return f"Move the black die to {{{a.operand}}}, where {who} lies"


def _discard(a: Answer) -> str:
    return f"Put {card_name(a.companion_here())} of {{{a.operand}}} into the graveyard"


# Late morning


def _reroll(a: Answer) -> str:
    what = _spent(a)
    return f"{what[0].upper()}{what[1:]}" if a.asked["kind"] == "spend" else f"Reroll 1 or 2 dice: {what}"


def _spent(a: Answer) -> str:
    if a.operand == "token":
        return f"spend a {{reroll}} token (you have {a.player.rerolls})"
    if a.operand == "track":
        return f"go back from {a.player.light} to {a.player.track_field()} {{light}}"
    return f"use today's reroll of {a.card()}"


def _turn(a: Answer) -> str:
    return f"Turn a die to a face you choose: {price_of_turning(a.player)}"


def _pick(a: Answer) -> str:
    die = _shown(a, a.action)
    if a.asked["kind"] == "turn_die":
        return f"Turn the {die}"
    return f"Roll the {die} again" if a.asked["kind"] == "first_die" else f"Roll the {die} too"


def _only(a: Answer) -> str:
    return f"Roll only the {_shown(a, a.picked())}"


def _shown(a: Answer, pick: int) -> str:
    """A die of the pool, and what it shows."""
    die = die_told(picked(a.player, pick))
    return f"{die_name(die)} ({{{die['face']}}})"


def _face(a: Answer) -> str:
    die = die_told(picked(a.player, a.picked()))
    same = " (as it is)" if a.operand == die["face"] else ""
    return f"Turn the {die_name(die)} from {{{die['face']}}} to {{{a.operand}}}{same}"


# Noon


def _resolve(a: Answer) -> str:
    if a.action >= RESOLVE_SPELL:
        tile = CARDS[a.spell()].name
        return f"Resolve {card_name(tile)}, your spell {a.tile()}: {_deeds(a, tile, 1)}"
    times = CARDS[CARD_IDS[a.operand]].times(a.player.shown())
    return f"Resolve {a.card()}{repeated(times)}: {_deeds(a, a.operand, times)}"


def _deeds(a: Answer, card: str, times: int) -> str:
    gives = CARDS[CARD_IDS[card]].gives
    deeds = ", then ".join([deed(effect, times) for effect in gives])
    if isinstance(gives[0], Skull):
        return deeds + _gone_with(card)
    row = a.player.companions
    victim = f": {card_name(CARDS[row[-1]].name)}" if row else ": nobody"
    return deeds + victim if isinstance(gives[0], BuryRightmost) else deeds


def _gone_with(card: str) -> str:
    lost = lasting_text(card)
    return f" (gone with it: {lost})" if lost else ""


def _fetch(a: Answer) -> str:
    return f"Take {a.card()} from the graveyard: {short_text(a.operand)}{_no_die(a, a.operand)}"


# Afternoon


def _go(a: Answer) -> str:
    way = way_between(a.player.group, a.action - GO)
    assert way is not None
    parts = [Walker(travelling(a.player), under_way=True).cost(SPOTS[way.to]), *on_the_way(way)]
    return f"Go to {PLACES[a.operand]}: {'; '.join(parts)}"


def _sail(a: Answer) -> str:
    way = PASSAGES[a.action - SAIL]
    start, to = ISLANDS[way.start], ISLANDS[way.to]
    worth = [f"worth {amount(to.light, 'light')} instead of {start.light}"] * (to.light != start.light)
    parts = [Sailor(travelling(a.player)).cost(way), *ashore(way), *worth]
    return f"Sail from {PLACES[start.name]} to {PLACES[to.name]}: {'; '.join(parts)}"


def _stop(a: Answer) -> str:
    if a.s.sea:
        return "Leave your boats where they are"
    here = SPOTS[a.player.group]
    if a.player.entered == 1 << a.player.group:
        return f"Stay at {PLACES[here.name]}"
    camp = ": camp here" if here.village else ""
    return f"Stop at {PLACES[here.name]}{camp}"


def _lose(a: Answer) -> str:
    return f"Put {a.card()} into the graveyard{_gone_with(a.operand)}"


def _break(a: Answer) -> str:
    return f"Break your spell {a.tile()}, {tile_name(tile(a.spell()))}"


VERBS: Final[dict[str, Callable[[Answer], str]]] = {
    "adventurer": _adventurer,
    "take": _take,
    "die": _die,
    "black": _black,
    "discard": _discard,
    "reroll": _reroll,
    "turn": _turn,
    "pick": _pick,
    "only": _only,
    "face": _face,
    "done": lambda _: "Done: keep your dice as they are",
    "resolve": _resolve,
    "fetch": _fetch,
    "go": _go,
    "sail": _sail,
    "lose": _lose,
    "break": _break,
    "stop": _stop,
}
