"""The order of play. Phases are effects too."""

from __future__ import annotations

from typing import Final

from everglow.agenda import NO_CARD, Decision, Effect, Task, advance, empty, label
from everglow.games.vale.actions import (
    ACTIVATE,
    END_TURN,
    MARK,
    PAY,
    RELEASE,
    SELL,
    STONES,
    SUMMON,
    TAME,
    at_least,
)
from everglow.games.vale.box.card import CARDS
from everglow.games.vale.box.components import CARDS_TO_HUNT, LAST_ROUND, POINTS_TO_END
from everglow.games.vale.rules.activation import activate, available
from everglow.games.vale.rules.cards import EFFECTS
from everglow.games.vale.rules.summoning import can_be_summoned, instant_possible, summon
from everglow.games.vale.state.player import Player
from everglow.games.vale.state.state import State
from everglow.rng import TABLE, Chance


class Reveal(Effect[State]):
    """Hunt: lay out two cards for each player."""

    def resolve(self, s: State, t: Task[State]) -> None:
        s.reveal(CARDS_TO_HUNT * len(s.players))


class Mark(Decision[State]):
    """Hunt: mark a card that has no marker yet."""

    def kind(self) -> str:
        return "mark"

    def spoken(self) -> bool:
        return True

    def options(self, s: State, t: Task[State]) -> list[int]:
        return [MARK + c for c in s.display]

    def choose(self, s: State, t: Task[State], action: int) -> None:
        s.mark(t.seat, action - MARK)


class ActionTurn(Decision[State]):
    """Sell, tame, summon and release in any order; no marker may be left at the end."""

    def kind(self) -> str:
        return "action"

    def spoken(self) -> bool:
        return True

    def options(self, s: State, t: Task[State]) -> list[int]:
        p = s.players[t.seat]
        actions = [SELL + c for c in p.marked] + [TAME + c for c in p.marked]
        wealth, discounts = p.wealth(), p.discounts()
        for c in p.hand[:]:  # looking ahead lifts cards out of the hand
            if CARDS[c].cost - discounts[CARDS[c].family] <= wealth and can_be_summoned(s, t.seat, c):
                actions.append(SUMMON + c)
        if wealth >= s.round:
            actions += sorted([RELEASE + c for c in p.area])
        if not p.marked:
            actions.append(END_TURN)
        return actions

    def choose(self, s: State, t: Task[State], action: int) -> None:
        if action == END_TURN:
            return s.tell_end_of_turn(t.seat)
        s.agenda.push(t)
        if action < TAME:
            s.sell(t.seat, action - SELL)
        elif action < SUMMON:
            tame(s, t.seat, action - TAME)
        elif action < RELEASE:
            s.announce(t.seat, action - SUMMON)
            s.agenda.push(t.for_card(action - SUMMON, PAY_FOR_SUMMON))
        else:
            s.agenda.push(t.for_card(action - RELEASE, PAY_FOR_RELEASE))


def tame(s: State, seat: int, card: int) -> None:
    """Take a card into the hand; creatures in the area may reward it."""
    s.tame(seat, card)
    for c in s.players[seat].area:
        permanent = CARDS[c].permanent
        if permanent is not None and permanent.on_tame(CARDS[card].family):
            s.gain(seat, permanent.on_tame(CARDS[card].family), c)


class PayForSummon(Decision[State]):
    """Any stones of yours that are worth the cost or more; no change is given."""

    def kind(self) -> str:
        return "pay"

    def possible(self, s: State, t: Task[State]) -> bool:
        return instant_possible(s, t.seat, t.card)

    def options(self, s: State, t: Task[State]) -> list[int]:
        p = s.players[t.seat]
        return at_least(p.stones, p.stone_values(), p.cost_of(t.card), PAY)

    def choose(self, s: State, t: Task[State], action: int) -> None:
        s.pay(t.seat, STONES[action - PAY], t.card)
        summon(s, t.seat, t.card, STONES[action - PAY])


class PayForRelease(Decision[State]):
    """Any stones of yours that are worth the round number or more. First pay, then the creature goes."""

    def kind(self) -> str:
        return "pay"

    def options(self, s: State, t: Task[State]) -> list[int]:
        p = s.players[t.seat]
        return at_least(p.stones, p.stone_values(), s.round, PAY)

    def choose(self, s: State, t: Task[State], action: int) -> None:
        s.pay(t.seat, STONES[action - PAY], t.card)
        s.release(t.seat, t.card)


class ResolutionTurn(Decision[State]):
    """Activate every active effect that can be, once; only then the turn ends."""

    def kind(self) -> str:
        return "resolution"

    def spoken(self) -> bool:
        return True

    def options(self, s: State, t: Task[State]) -> list[int]:
        actions = [ACTIVATE + c for c in available(s, t.seat, t.memo)]
        return actions or [END_TURN]

    def choose(self, s: State, t: Task[State], action: int) -> None:
        if action == END_TURN:
            return s.tell_end_of_turn(t.seat)
        activate(s, t, action - ACTIVATE)


class Round(Effect[State]):
    """Hunt, then everybody's action turn, then everybody's resolution turn."""

    def resolve(self, s: State, t: Task[State]) -> None:
        s.agenda.schedule(tasks_of_round(s))


def tasks_of_round(s: State) -> list[Task[State]]:
    order = turn_order(s)
    tasks = [Task(REVEAL, s.start)] + [Task(MARK_A_CARD, seat) for seat in order + order[::-1]]
    tasks += [Task(ACTION_TURN, seat) for seat in order]
    tasks += [Task(RESOLUTION_TURN, seat) for seat in order]
    return [*tasks, Task(END_OF_ROUND, s.start)]


class EndOfRound(Effect[State]):
    """The game ends, or the start marker goes clockwise and the next round begins."""

    def resolve(self, s: State, t: Task[State]) -> None:
        if s.round == LAST_ROUND or max(s.scores()) >= POINTS_TO_END:
            return tell_winners(s)
        s.round += 1
        s.start = (s.start + 1) % len(s.players)
        s.agenda.push(Task(ROUND, s.start))


def tell_winners(s: State) -> None:
    if s.events is not None:
        s.events.append({"event": "game_ended", "winners": s.winners(), "scores": s.scores()})


def turn_order(s: State) -> list[int]:
    seats = len(s.players)
    return [(s.start + i) % seats for i in range(seats)]


REVEAL: Final[Effect[State]] = Reveal()
MARK_A_CARD: Final[Effect[State]] = Mark()
ACTION_TURN: Final[Effect[State]] = ActionTurn()
PAY_FOR_SUMMON: Final[Effect[State]] = PayForSummon()
PAY_FOR_RELEASE: Final[Effect[State]] = PayForRelease()
RESOLUTION_TURN: Final[Effect[State]] = ResolutionTurn()
ROUND: Final[Effect[State]] = Round()
END_OF_ROUND: Final[Effect[State]] = EndOfRound()


label(REVEAL, "phase/reveal", EFFECTS)
label(MARK_A_CARD, "phase/mark", EFFECTS)
label(ACTION_TURN, "phase/action", EFFECTS)
label(PAY_FOR_SUMMON, "rule/summon", EFFECTS)
label(PAY_FOR_RELEASE, "rule/release", EFFECTS)
label(RESOLUTION_TURN, "phase/resolution", EFFECTS)
label(ROUND, "phase/round", EFFECTS)
label(END_OF_ROUND, "phase/end", EFFECTS)


def blank(seats: int, chance: Chance) -> State:
    """A table before anything has happened."""
    players = [Player(0, [0, 0, 0], [], {}, [], []) for _ in range(seats)]
    return State(players, [], [], [], empty(0), chance, 1, 0)


def set_up(s: State, start: int) -> None:
    """Start points follow turn order; the first round comes next."""
    s.start = start
    for place, seat in enumerate(turn_order(s)):
        s.players[seat].score = place + 1
    s.agenda.push(Task(ROUND, start, NO_CARD))


def new_game(seats: int, chance: Chance, start: int | None, events: bool) -> State:
    """Shuffle, choose a start player and go on to the first question."""
    s = blank(seats, chance)
    s.events = [] if events else None
    s.deck = list(range(len(CARDS)))
    chance.shuffle(TABLE, s.deck)
    set_up(s, chance.below(TABLE, seats) if start is None else start)
    advance(s, s.agenda)
    return s
