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
from everglow.games.glow.rules.effects import Skull
from everglow.games.glow.rules.picks import picked
from everglow.games.glow.schema import Die, Face, Question
from everglow.games.glow.show.view import question, tile, travelling
from everglow.games.glow.state.state import State
from everglow.games.glow.texts.cards import lasting_text, short_text
from everglow.games.glow.texts.deeds import deeds
from everglow.games.glow.texts.phrases import listed_die, lying, the_die
from everglow.games.glow.texts.places import Sailor, Walker, ashore, on_the_way
from everglow.games.glow.texts.rerolls import turning
from everglow.games.glow.words.generated import messages as m
from everglow.words.message import Message


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

    def die(self, pick: int) -> Die:
        """The die of the pool that an action picks."""
        return die_told(picked(self.player, pick))

    def space(self) -> int:
        return SPACES.index(self.operand)

    def companion_here(self) -> str:
        """Name of the companion at the space."""
        return CARDS[self.s.track.companions[self.space()]].name

    def tile(self) -> int:
        """The number of a spell tile, counted from 1."""
        return int(self.operand.removeprefix("spell_"))

    def spell(self) -> int:
        return self.player.spells[self.tile() - 1]


def choice(s: State, seat: int, action: int, brevity: int = 0) -> Message:
    """Say what an answer would do. The shorter it is, the less is repeated of what the question says."""
    verb, answer = NAMES[action].partition(":")[0], Answer(s, seat, action)
    return VERSIONS[brevity].get(verb, VERBS[verb])(answer)


def ordered(actions: list[int]) -> list[int]:
    """Answers from left to right as the meeting track has its spaces; others as they come."""
    return sorted(actions, key=_place)


def _place(action: int) -> tuple[int, int]:
    verb, _, operand = NAMES[action].partition(":")
    on_track = verb in ("take", "black", "discard") and operand in TRACK
    return (TRACK.index(operand) if on_track else len(TRACK)), action


TRACK: Final[list[str]] = [SYMBOL_NAMES[space] for space in MEETING_TRACK]


# Setup and morning


def _adventurer(a: Answer) -> Message:
    return m.choice_adventurer(card=a.operand, text=short_text(a.operand))


def _take(a: Answer) -> Message:
    track, space, card = a.s.track, a.space(), a.companion_here()
    more = lying([COLOUR_NAMES[colour] for colour in track.dice_at(space)], track.footprints[space])
    return m.choice_take(card=card, space=a.operand, more=more, text=_offered(a, card))


def _offered(a: Answer, card: str) -> list[Message]:
    """The text of a companion; a Sketal comes without a die that is not there."""
    colour, reserve = COMPANIONS[CARD_IDS[card]].die, a.s.reserve[:-1]
    there = colour == NO_DIE or (any(reserve) if colour == ANY_DIE else reserve[colour])
    return [*short_text(card), *([] if there else [m.no_such_die()])]


def _die(a: Answer) -> Message:
    return m.choice_die(colour=a.operand)


def _black(a: Answer) -> Message:
    if a.operand == "leave":
        return m.choice_leave_black_die()
    here = a.companion_here() if a.space() in a.s.track.occupied() else None
    return m.choice_move_black_die(space=a.operand, card=here)


def _discard(a: Answer) -> Message:
    return m.choice_discard(card=a.companion_here(), space=a.operand)


# Late morning


def _reroll(a: Answer) -> Message:
    price = _spent(a)
    return m.choice_spend(price=price) if a.asked["kind"] == "spend" else m.choice_reroll(price=price)


def _spent(a: Answer) -> Message:
    if a.operand == "token":
        return m.spend_token(left=a.player.rerolls)
    if a.operand == "track":
        return m.spend_track(before=a.player.light, after=a.player.track_field())
    return m.spend_companion(card=a.operand)


def _turn(a: Answer) -> Message:
    return turning(a.player)


def _pick(a: Answer) -> Message:
    die = a.die(a.action)
    return PICKS[a.asked["kind"]](die=the_die(die), face=_face_of(die))


PICKS: Final = {
    "turn_die": m.choice_turn_die,
    "first_die": m.choice_first_die,
    "second_die": m.choice_second_die,
}


def _only(a: Answer) -> Message:
    die = a.die(a.picked())
    return m.choice_only(die=the_die(die), face=_face_of(die))


def _face_of(die: Die) -> Face:
    assert die["face"] is not None
    return die["face"]


def _face(a: Answer) -> Message:
    die = a.die(a.picked())
    before = _face_of(die)
    said = m.choice_same_face if a.operand == before else m.choice_face
    return said(die=the_die(die), before=before, after=a.operand)


# Noon


def _resolve(a: Answer) -> Message:
    if a.action >= RESOLVE_SPELL:
        tile = CARDS[a.spell()].name
        return m.choice_resolve_spell(card=tile, number=a.tile(), deeds=deeds(tile, 1, a.player))
    card = CARDS[CARD_IDS[a.operand]]
    times = card.times(a.player.shown())
    done, lost = deeds(a.operand, times, a.player), lasting_text(a.operand)
    if lost and isinstance(card.gives[0], Skull):
        return m.choice_resolve_and_lose(card=a.operand, deeds=done, lost=lost)
    return m.choice_resolve(card=a.operand, times=times, deeds=done)


def _fetch(a: Answer) -> Message:
    return m.choice_fetch(card=a.operand, text=_offered(a, a.operand))


# Afternoon


def _go(a: Answer) -> Message:
    way = way_between(a.player.group, a.action - GO)
    assert way is not None
    parts = [Walker(travelling(a.player), under_way=True).cost(SPOTS[way.to]), *on_the_way(way)]
    return m.choice_go(place=a.operand, parts=parts)


def _sail(a: Answer) -> Message:
    way = PASSAGES[a.action - SAIL]
    start, to = ISLANDS[way.start].name, ISLANDS[way.to].name
    return m.choice_sail(start=start, place=to, parts=_voyage(a))


def _voyage(a: Answer) -> list[Message]:
    """Word what sailing takes and brings."""
    way = PASSAGES[a.action - SAIL]
    start, to = ISLANDS[way.start], ISLANDS[way.to]
    worth = [m.worth_instead(light=to.light, before=start.light)] * (to.light != start.light)
    return [Sailor(travelling(a.player)).cost(way), *ashore(way), *worth]


def _stop(a: Answer) -> Message:
    if a.s.sea:
        return m.choice_moor()
    here = SPOTS[a.player.group]
    if a.player.entered == 1 << a.player.group:
        return m.choice_stay(place=here.name)
    return m.choice_camp(place=here.name) if here.village else m.choice_stop(place=here.name)


def _lose(a: Answer) -> Message:
    return m.choice_lose(card=a.operand, lost=lasting_text(a.operand))


def _break(a: Answer) -> Message:
    return m.choice_break(number=a.tile(), card=tile(a.spell()))


# In brief


def _adventurer_in_brief(a: Answer) -> Message:
    return m.card_line(card=a.operand, text=short_text(a.operand))


def _fetch_in_brief(a: Answer) -> Message:
    return m.card_line(card=a.operand, text=_offered(a, a.operand))


def _fetch_by_name(a: Answer) -> Message:
    return m.card_named(card=a.operand)


def _pick_in_brief(a: Answer) -> Message:
    die = a.die(a.action)
    return m.choice_die_in_brief(die=listed_die(die), face=_face_of(die))


def _sail_in_brief(a: Answer) -> Message:
    way = PASSAGES[a.action - SAIL]
    start, to = ISLANDS[way.start].name, ISLANDS[way.to].name
    return m.choice_sail_in_brief(start=start, place=to, parts=_voyage(a))


VERBS: Final[dict[str, Callable[[Answer], Message]]] = {
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
    "done": lambda _: m.choice_done(),
    "resolve": _resolve,
    "fetch": _fetch,
    "go": _go,
    "sail": _sail,
    "lose": _lose,
    "break": _break,
    "stop": _stop,
}

BRIEF: Final[dict[str, Callable[[Answer], Message]]] = {
    "adventurer": _adventurer_in_brief,
    "pick": _pick_in_brief,
    "fetch": _fetch_in_brief,
    "sail": _sail_in_brief,
}

VERSIONS: Final = [VERBS, BRIEF, BRIEF | {"fetch": _fetch_by_name}]  # by brevity
