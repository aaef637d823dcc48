"""The order of play. Phases are effects; questions are decisions."""

from __future__ import annotations

from typing import Final

from everglow.agenda import Decision, Effect, Task, advance, empty
from everglow.agreement import START, start_of
from everglow.rng import TABLE, hashed
from tests.third.moths.actions import REST, SWAP, lantern_of, sending, size_of, swapping
from tests.third.moths.box import HAND, LANTERNS, LAST_NIGHT, MOTHS
from tests.third.moths.state import LANES, Player, State

name = "moths"
version = "1"
seats = range(2, 5)
options = [START]


class Light(Effect[State]):
    """Roll for both lanterns, then let everybody send a moth at once."""

    def resolve(self, s: State, t: Task[State]) -> None:
        s.light()
        s.agenda.push(Task(LANDING, s.start))
        for seat in range(len(s.players)):
            s.agenda.push(Task(FLIGHT, seat, lane=seat + 1))


class Flight(Decision[State]):
    """Send one moth to one lantern; nobody else sees which before all have chosen."""

    def kind(self) -> str:
        return "send"

    def spoken(self) -> bool:
        return True

    def options(self, s: State, t: Task[State]) -> list[int]:
        sizes = sorted(set(s.players[t.seat].hand))
        return [sending(size, lantern) for lantern in range(len(LANTERNS)) for size in sizes]

    def choose(self, s: State, t: Task[State], action: int) -> None:
        s.send(t.seat, size_of(action), lantern_of(action))


class Landing(Effect[State]):
    """Show and pay both lanterns; then those who took nothing forage, and all draw."""

    def resolve(self, s: State, t: Task[State]) -> None:
        winners = [s.land(lantern) for lantern in range(len(LANTERNS))]
        s.spend_all_sent()
        if s.night == LAST_NIGHT:
            return s.end()
        s.agenda.push(Task(DRAW, s.start))
        for seat in reversed(s.in_order()):
            if seat not in winners:
                s.agenda.push(Task(FORAGE, seat))


class Forage(Decision[State]):
    """Swap a moth of the hand for the top of the deck, or keep all."""

    def kind(self) -> str:
        return "forage"

    def options(self, s: State, t: Task[State]) -> list[int]:
        """There are none without a deck or a hand: both are seen by everybody."""
        sizes = sorted(set(s.players[t.seat].hand))
        return [swapping(size) for size in sizes] + [REST] if sizes and s.deck else []

    def choose(self, s: State, t: Task[State], action: int) -> None:
        if action == REST:
            s.rest(t.seat)
        else:
            s.swap(t.seat, size_of(action - SWAP))


class Draw(Effect[State]):
    """All draw while there are moths; the next seat begins the next night."""

    def resolve(self, s: State, t: Task[State]) -> None:
        for seat in s.in_order():
            if s.deck:
                s.draw(seat)
        s.pass_the_start()
        s.agenda.push(Task(LIGHT, s.start))


LIGHT: Final = Light()
FLIGHT: Final = Flight()
LANDING: Final = Landing()
FORAGE: Final = Forage()
DRAW: Final = Draw()

EFFECTS: Final[dict[str, Effect[State]]] = {
    "light": LIGHT,
    "flight": FLIGHT,
    "landing": LANDING,
    "forage": FORAGE,
    "draw": DRAW,
}
for _name, _effect in EFFECTS.items():
    _effect.name = _name


def deal(seats: int, seed: int, options: dict[str, str], events: bool) -> State:
    """Deal, and carry on to the first question."""
    chance, start, deck = hashed(seed, LANES), start_of(options), MOTHS[:]
    chance.shuffle(TABLE, deck)
    players = [Player(sorted([deck.pop() for _ in range(HAND)])) for _ in range(seats)]
    begins = chance.below(TABLE, seats) if start is None else start
    s = State(players, deck, empty(seats), chance, begins)
    if events:
        s.listen()
    s.agenda.push(Task(LIGHT, begins))
    advance(s, s.agenda)
    return s
