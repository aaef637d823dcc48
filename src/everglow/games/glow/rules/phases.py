"""The order of play: setup, and the five phases of eight days. Phases are effects too."""

from __future__ import annotations

from typing import Final

from everglow.agenda import NO_CARD, Agenda, Decision, Effect, Task, advance, empty, label
from everglow.games.glow.actions import ADVENTURER
from everglow.games.glow.box.card import (
    COMPANIONS,
    FIRST_ADVENTURER,
    FIRST_SPELL,
    NUM_ADVENTURERS,
    SPELLS,
    A,
    B,
)
from everglow.games.glow.box.components import (
    AFTERNOON,
    BOATS,
    ELEMENTS,
    END,
    EVENING,
    LAST_PLAYERS_REROLLS,
    MORNING,
    REMOVED_OF_EACH_DECK,
    START_LIGHT,
)
from everglow.games.glow.box.dice import RESERVE
from everglow.games.glow.box.realm import START
from everglow.games.glow.box.sea import CENTRE
from everglow.games.glow.rules.cards import EFFECTS
from everglow.games.glow.rules.journey import ARRIVE, JOURNEY
from everglow.games.glow.rules.morning import (
    DISCARD_COMPANION,
    END_OF_MORNING,
    MOVE_BLACK_DIE,
    RECRUIT,
    TAKE_COMPANION,
    morning,
)
from everglow.games.glow.rules.noon import DIE_FACES, NEXT_CARD, NOON_BEGINS
from everglow.games.glow.rules.rolling import (
    FIRST_DIE,
    LATE_MORNING_BEGINS,
    ROLLING,
    SECOND_DIE,
    SPEND_FOR_TURN,
    TURN_DIE,
    TURN_FACE,
)
from everglow.games.glow.rules.sailing import SAILING
from everglow.games.glow.rules.skulls import GIVE_UP
from everglow.games.glow.state.player import Player
from everglow.games.glow.state.state import State
from everglow.games.glow.state.track import empty_track
from everglow.rng import TABLE, Chance


class ChooseAdventurer(Decision[State]):
    """Choose one of the adventurers that nobody has."""

    def kind(self) -> str:
        return "adventurer"

    def options(self, s: State, t: Task[State]) -> list[int]:
        taken = [p.adventurer - FIRST_ADVENTURER for p in s.players]
        return [ADVENTURER + n for n in range(NUM_ADVENTURERS) if n not in taken]

    def choose(self, s: State, t: Task[State], action: int) -> None:
        s.choose_adventurer(t.seat, FIRST_ADVENTURER + action - ADVENTURER)


class FirstDeal(Effect[State]):
    """The small dice are rolled onto the meeting track, and the first companions dealt."""

    def resolve(self, s: State, t: Task[State]) -> None:
        s.roll_small_dice()
        s.deal()
        s.agenda.push(Task(DAY, s.start))


class Day(Effect[State]):
    """Spells are revealed and companions give rerolls again; then the five phases."""

    def resolve(self, s: State, t: Task[State]) -> None:
        s.phase = MORNING
        daybreak(s)
        s.agenda.schedule(tasks_of_day(s))


def tasks_of_day(s: State) -> list[Task[State]]:
    phases = [END_OF_MORNING, LATE_MORNING_BEGINS, NOON_BEGINS, AFTERNOON_BEGINS, EVENING_BEGINS]
    return morning(s) + [Task(phase, s.start) for phase in phases]


def daybreak(s: State) -> None:
    for seat in range(len(s.players)):
        s.reveal_spells(seat)
        s.wake(seat)


class Afternoon(Effect[State]):
    """Afternoon: all at once, each group or fleet for itself."""

    def resolve(self, s: State, t: Task[State]) -> None:
        s.phase = AFTERNOON
        for seat in range(len(s.players)):
            s.set_out(seat)
            s.agenda.push(Task(SAILING if s.sea else JOURNEY, seat, lane=seat + 1))


class Evening(Effect[State]):
    """The game ends, or everything is prepared for the next day."""

    def resolve(self, s: State, t: Task[State]) -> None:
        s.phase = EVENING
        if not s.deck:
            return end(s)
        prepare(s)
        s.agenda.push(Task(DAY, s.start))


def end(s: State) -> None:
    s.phase = END
    if s.events is not None:
        s.events.append({"event": "game_ended", "winners": s.winners(), "scores": s.scores()})


def prepare(s: State) -> None:
    """Small dice go back to the track, companions are dealt, and the start marker goes clockwise."""
    for seat in range(len(s.players)):
        s.put_back_dice(seat)
    s.round += 1
    s.start = (s.start + 1) % len(s.players)
    s.deal()


CHOOSE_ADVENTURER: Final[Effect[State]] = ChooseAdventurer()
FIRST_DEAL: Final[Effect[State]] = FirstDeal()
DAY: Final[Effect[State]] = Day()
AFTERNOON_BEGINS: Final[Effect[State]] = Afternoon()
EVENING_BEGINS: Final[Effect[State]] = Evening()


label(CHOOSE_ADVENTURER, "setup/adventurer", EFFECTS)
label(FIRST_DEAL, "setup/deal", EFFECTS)
label(DAY, "phase/day", EFFECTS)
label(TAKE_COMPANION, "morning/take", EFFECTS)
label(MOVE_BLACK_DIE, "morning/black_die", EFFECTS)
label(RECRUIT, "morning/recruit", EFFECTS)
label(DISCARD_COMPANION, "morning/discard", EFFECTS)
label(END_OF_MORNING, "morning/end", EFFECTS)
label(LATE_MORNING_BEGINS, "phase/late_morning", EFFECTS)
label(ROLLING, "rolling/reroll", EFFECTS)
label(FIRST_DIE, "rolling/first_die", EFFECTS)
label(SECOND_DIE, "rolling/second_die", EFFECTS)
label(TURN_DIE, "rolling/turn_die", EFFECTS)
label(TURN_FACE, "rolling/face", EFFECTS)
label(SPEND_FOR_TURN, "rolling/spend", EFFECTS)
label(NOON_BEGINS, "phase/noon", EFFECTS)
label(DIE_FACES, "noon/faces", EFFECTS)
label(NEXT_CARD, "noon/resolve", EFFECTS)
label(AFTERNOON_BEGINS, "phase/afternoon", EFFECTS)
label(JOURNEY, "journey/go", EFFECTS)
label(ARRIVE, "journey/arrive", EFFECTS)
label(SAILING, "journey/sail", EFFECTS)
label(GIVE_UP, "journey/skull", EFFECTS)
label(EVENING_BEGINS, "phase/evening", EFFECTS)


def blank(seats: int, chance: Chance, sea: bool) -> State:
    """A table before anything has happened."""
    players = [new_player(sea) for _ in range(seats)]
    agenda: Agenda[State] = empty(seats)
    return State(players, empty_track(), [], [], [], RESERVE[:], [], [], agenda, chance, [0] * seats, sea)


def new_player(sea: bool) -> Player:
    boats = [CENTRE] * BOATS if sea else []
    return Player(NO_CARD, START_LIGHT, 0, 0, 0, [], [], [], START, START, boats, [0] * ELEMENTS)


def new_game(seats: int, chance: Chance, sea: bool, start: int | None, dealt: bool, events: bool) -> State:
    """Shuffle, choose a start player and go on to the first question."""
    s = blank(seats, chance, sea)
    s.events = [] if events else None
    shuffle_companions(s)
    s.pile = [FIRST_SPELL + i for i, spell in enumerate(SPELLS) for _ in range(spell.copies)]
    chance.shuffle(TABLE, s.pile)
    s.start = chance.below(TABLE, seats) if start is None else start
    s.players[s.start - 1].rerolls = LAST_PLAYERS_REROLLS  # to the right of the start player
    s.agenda.push(Task(FIRST_DEAL, s.start))
    hand_out_adventurers(s, dealt)
    advance(s, s.agenda)
    return s


def shuffle_companions(s: State) -> None:
    """A on top of B; some of each go to the box unseen."""
    s.deck, s.removed = [], []
    for back in (B, A):
        cards = [c for c, companion in enumerate(COMPANIONS) if companion.deck == back]
        s.chance.shuffle(TABLE, cards)
        s.removed += cards[:REMOVED_OF_EACH_DECK]
        s.deck += cards[REMOVED_OF_EACH_DECK:]
    s.removed.sort()


def hand_out_adventurers(s: State, dealt: bool) -> None:
    """Dealt by chance, or chosen in turn order."""
    if dealt:
        cards = list(range(FIRST_ADVENTURER, FIRST_ADVENTURER + NUM_ADVENTURERS))
        s.chance.shuffle(TABLE, cards)
        for seat in range(len(s.players)):
            s.choose_adventurer(seat, cards[seat])
        return
    for seat in reversed(s.turn_order()):
        s.agenda.push(Task(CHOOSE_ADVENTURER, seat))
