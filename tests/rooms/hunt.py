"""Hunts for hard positions by play: `python -m tests.rooms.hunt [names] [--seconds 60]`.

Everybody at the table works towards the same wish, and chance is known. Many games are begun with habits
drawn by lot; then the fullest of them are changed from some step on, again and again, and a change stays if
it does no harm, and what was saved before is changed with them. The fullest moment of all is saved.
"""

from __future__ import annotations

import argparse
import random
import time
from typing import Any

from everglow.game import AnyGame
from everglow.games import games
from everglow.record import follow
from everglow.record_parts import Move

from .position import Position, all_positions, begun
from .wish import Wish
from .wishes import WISHES

HERD = 6  # games that are changed at the same time
TABLES = 40  # tables of habits, drawn once: drawing one takes longer than a game
FOLLOW = 0.6  # how often a changed game goes on with what was done before, as far as it is legal


class Play:
    """A game from its first question on, and its fullest moment."""

    def __init__(self, wish: Wish, secret: str) -> None:
        self.wish = wish
        self.secret = secret
        self.moves: list[Move] = []
        self.fullness = -1.0
        self.step = 0  # of the fullest moment
        self.seat = 0

    def look(self, state: Any) -> None:
        """Remember this moment if it is the fullest."""
        for seat in self.wish.seats_asked(state):
            fullness = self.wish.fullness(state, seat)
            if fullness > self.fullness:
                self.fullness, self.step, self.seat = fullness, len(self.moves), seat


class Hunt:
    """A search for the fullest position that a wish speaks of."""

    def __init__(self, wish: Wish, seed: int) -> None:
        self.wish = wish
        self.game: AnyGame = games()[wish.game]
        self.names = [self.game.codec.action_name(action) for action in range(self.game.codec.num_actions)]
        self.lot = random.Random(f"{wish.id} {seed}")
        self.tables = [self.habits() for _ in range(TABLES)]
        self.secrets = 0
        self.seed = seed

    def habits(self) -> list[float]:
        """Weights of the actions: how gladly each is chosen."""
        whims: dict[str, float] = {}
        found: list[float] = []
        for name in self.names:
            verb = name.partition(":")[0]
            whim = whims.setdefault(verb, self.lot.lognormvariate(0, 1))
            found.append(self.wish.habit(name) * whim * self.lot.lognormvariate(0, 1.5))
        return found

    def new(self) -> Play:
        """A whole game, with a deal of its own."""
        deal = self.wish.deal
        while True:
            self.secrets += 1
            secret = f"{self.wish.name} {self.seed}.{self.secrets}"
            state = begun(self.wish.game, self.wish.options, self.wish.seats, secret).start(self.game)
            if deal is None or deal(state):
                return self.played(Play(self.wish, secret), state, [])

    def played(self, play: Play, state: Any, old: list[Move]) -> Play:
        """Play on to the end: what was done before as far as it is legal, and otherwise out of habit."""
        ahead: list[list[str]] = [[] for _ in range(self.wish.seats)]
        for move in reversed(old):
            ahead[move.seat].append(move.name)
        tables = [self.lot.choice(self.tables) for _ in range(self.wish.seats)]
        play.look(state)
        deciders = state.deciders()
        while deciders:
            seat = deciders[0] if len(deciders) == 1 else self.lot.choice(deciders)
            action = self.chosen(state, seat, ahead[seat], tables[seat])
            state.apply(seat, action)
            play.moves.append(Move(seat, self.names[action]))
            play.look(state)
            deciders = state.deciders()
        return play

    def chosen(self, state: Any, seat: int, ahead: list[str], table: list[float]) -> int:
        legal = state.legal_actions(seat)
        if len(legal) == 1:
            if ahead and ahead[-1] == self.names[legal[0]]:
                ahead.pop()
            return int(legal[0])
        while ahead and (action := self.game.codec.action(ahead.pop())) is not None:
            if action in legal:
                return action
            if self.lot.random() < 0.3:
                ahead.clear()
        return int(self.lot.choices(legal, [table[a] for a in legal])[0])

    def changed(self, play: Play) -> Play:
        """The same game, otherwise from some step on."""
        cut = int(play.step * (1 - self.lot.random() ** 1.5))
        record = begun(self.wish.game, self.wish.options, self.wish.seats, play.secret)
        state = record.start(self.game)
        new = Play(self.wish, play.secret)
        for move in play.moves[:cut]:
            state.apply(move.seat, self.game.codec.action(move.name))
            new.moves.append(move)
            new.look(state)
        old: list[Move] = []
        if self.lot.random() < FOLLOW:
            old = play.moves[cut + 1 + int(self.lot.expovariate(0.3)) :]
        return self.played(new, state, old)

    def known(self) -> list[Play]:
        """The game that has been saved, if any: it may become fuller."""
        found = [position for position in all_positions(self.wish.game) if position.id == self.wish.id]
        return [self.replayed(position) for position in found]

    def replayed(self, position: Position) -> Play:
        play = Play(self.wish, position.secret)
        state = position.record().start(self.game)
        play.look(state)
        for move in follow(self.game, state, position.actions):
            play.moves.append(move)
            play.look(state)
        return play

    def run(self, seconds: float) -> Play:
        """The play with the fullest moment that was found in so many seconds."""
        begun_at = time.monotonic()
        herd = [*self.known(), self.new()]
        while time.monotonic() - begun_at < seconds / 3:
            herd = sorted([*herd, self.new()], key=lambda play: -play.fullness)[:HERD]
        while time.monotonic() - begun_at < seconds:
            herd = herd[: HERD if time.monotonic() - begun_at < seconds * 2 / 3 else 1]
            for place, play in enumerate(herd):
                new = self.changed(play)
                if new.fullness >= play.fullness:
                    herd[place] = new
            herd.sort(key=lambda play: -play.fullness)
        return herd[0]


def hunt(wish: Wish, seconds: float, seed: int) -> None:
    """Save what was found if it is fuller than what was known."""
    play = Hunt(wish, seed).run(seconds)
    if play.fullness < 0:
        return print(f"{wish.id}: nobody was ever asked")
    position = Position(
        wish.name, "", wish.game, wish.options, wish.seats, play.secret, play.moves[: play.step], play.seat
    )
    state = position.state()
    told = f"{wish.title(state, play.seat)} ({play.fullness:.1f}, {play.step} steps)"
    if not wish.shows(state, play.seat):
        return print(f"{wish.id}: not enough: {told}")
    known = Position.load(position.path) if position.path.exists() else None
    if known and wish.fullness(known.state(), known.seat) >= play.fullness:
        return print(f"{wish.id}: not fuller than before: {told}")
    Position(**(vars(position) | {"title": wish.title(state, play.seat)})).save()
    print(f"{wish.id}: {told}")


def main() -> None:
    parser = argparse.ArgumentParser(description="Hunt for hard positions.")
    parser.add_argument(
        "names", nargs="*", help="of positions, such as vale-full-hand; all if there are none"
    )
    parser.add_argument("--seconds", type=float, default=60, help="for each of them")
    parser.add_argument("--missing", action="store_true", help="only what has not been saved yet")
    parser.add_argument("--seed", type=int, default=int(time.time()))
    told = parser.parse_args()
    known = {position.id for position in all_positions()} if told.missing else set()
    for wish in WISHES:
        if wish.id not in known and (not told.names or wish.id in told.names):
            hunt(wish, told.seconds, told.seed)


if __name__ == "__main__":
    main()
