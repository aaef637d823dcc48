"""Two worlds that one listener cannot tell apart, played on side by side: what it is told must be the same.

A world begins in the middle of a game, from a true or an imagined state. Both have the same past entries,
secret and clock. Whatever the listener may see stays the same until chance or a reveal shows it something.
"""

import json
from collections.abc import Iterable, Sequence
from typing import Any

from everglow.game import AnyGame, E, Game, Json, Q, S, Seat, State, V
from everglow.games import games
from everglow.record import Record
from everglow.rng import Chance, fast
from everglow.server.live.requests import At, outcome
from everglow.server.live.room import Room
from everglow.server.table.entries import Acted, AnyEntry, Timing, Undone, encode_entry
from everglow.server.table.errors import Refused
from everglow.server.table.handlers import entries_for
from everglow.server.table.present import Asked, barriers
from everglow.server.table.requests import Act, AnyRequest, Preview, Undo, Why
from everglow.server.table.session import GameSession
from everglow.server.views.messages import Letter, encode
from everglow.server.views.updates import Audience, playing, story

from .tables import EVERY_KIND, SECRET, Kind, a_table, nonce, person, pick, visitor

LONGEST = 5000


class Midway(Record):
    """A record whose first question is one in the middle of a game."""

    def __init__(self, record: Record, state: State) -> None:
        super().__init__(record.game, record.rules_version, record.names, record.secret)
        self.nonces, self.options, self.hashes = record.nonces, record.options, record.hashes
        self.state: Any = state  # of the game that it is started with

    def start(self, game: Game[S, V, Q, E], events: bool = False) -> S:
        state: S = self.state.copy()
        if events:
            state.listen()
        return state


class World:
    """A table from a state on, and one listener: a seat, or somebody who only watches."""

    def __init__(self, kind: Kind, state: State, listener: Seat | None) -> None:
        table = a_table(*kind, timing=Timing(600, 10))
        dealt = playing(table)
        table.session = GameSession(dealt.game, Midway(dealt.record, state))
        assert table.clocks is not None
        table.clocks.ask(state.deciders(), 0)
        self.room, self.listener = Room(table), listener
        self.person = None if listener is None else person(listener)
        self.audience = self.room.audiences[self.person] = Audience(self.person)
        self.heard = [encode(self.audience.welcome(table, 0))]

    @property
    def session(self) -> GameSession:
        return playing(self.room.table)

    @property
    def state(self) -> State:
        return self.session.state

    def does(self, entry: AnyEntry) -> None:
        self.heard = [letter for _, letter in self.room.note([entry])]

    def sees(self) -> tuple[Json, Asked | None]:
        """Knowledge of the listener: its view, and its question."""
        game, state, seat = self.session.game, self.state, self.listener
        asked = None if seat is None else (game.show.question(state, seat), state.legal_actions(seat))
        return game.show.view(state, seat), asked

    def letters(self) -> list[bytes]:
        """Letters to the listener by the last entry, and those it would get if it asked."""
        table = self.room.table
        again = encode(Audience(self.person).welcome(table, 5))
        return [*self.heard, again, json.dumps(story(table, self.listener)).encode()]

    def answers(self, requests: Sequence[AnyRequest]) -> list[bytes]:
        """Responses to the listener's requests. The entries of a request are not carried out."""
        return [self._answer(request) for request in requests]

    def _answer(self, request: AnyRequest) -> bytes:
        assert self.listener is not None
        table, by = self.room.table, visitor(self.listener)
        try:
            if isinstance(request, Preview | Why):
                answer = outcome(At(self.room, by, None, 7), request)
                assert isinstance(answer, Letter)
                return encode(answer)
            return b"".join([encode_entry(entry) for entry in entries_for(request, table, by, 7)])
        except Refused as refused:
            return str(refused).encode()

    def common(self, other: "World", seat: Seat) -> list[str]:
        """Actions that a seat may choose in both worlds."""
        here, there = self.state.legal_actions(seat), set(other.state.legal_actions(seat))
        return [self.session.game.codec.action_name(action) for action in here if action in there]


class Twins:
    """The true world and an imagined one."""

    def __init__(self, kind: Kind, state: State, other: State, listener: Seat | None) -> None:
        self.same_chance = chance(kind, state) == chance(kind, other)
        self.worlds = [World(kind, state, listener), World(kind, other, listener)]
        self.one, self.two = self.worlds
        self.agree()

    def agree(self) -> None:
        """Every byte that the listener is told is the same, and it tells no secret."""
        one, two = self.one.letters(), self.two.letters()
        assert one == two
        if not self.one.session.over():
            tells_no_secret(one, len(self.one.room.table.chairs))

    def do(self, entry: Acted | Undone) -> bool:
        """True as long as the listener cannot tell the worlds apart.

        Dice that fall otherwise in a world with another chance are seen by all, also between two views.
        """
        before = self.barriers()
        for world in self.worlds:
            world.does(entry)
        moved = self.barriers() != before
        if moved and not self.same_chance:
            return False
        if self.one.sees() == self.two.sees():
            self.agree()
            return True
        assert moved, "the worlds look different, but there was no chance and no reveal"
        return False

    def barriers(self) -> list[list[int]]:
        return [barriers(world.state, world.session.record.seats) for world in self.worlds]

    def ask(self, rng: Chance) -> None:
        """Check that all sorts of requests are answered the same in both."""
        if self.one.listener is not None:
            requests = wishes(self.one, self.one.listener, rng)
            assert self.one.answers(requests) == self.two.answers(requests)

    def step(self, rng: Chance) -> bool:
        """Somebody does what is possible in both worlds, or takes it back; False if that tells them apart."""
        self.undos_agree()
        undoable = [seat for seat in self.seats() if self.one.session.state_without(seat) is not None]
        if undoable and rng.below(0, 3) == 0:
            return self.do(Undone(seat=pick(rng, undoable)))
        able = [seat for seat in self.one.state.deciders() if self.one.common(self.two, seat)]
        if not able:
            return False
        seat = pick(rng, able)
        return self.do(Acted(at=1000, seat=seat, name=pick(rng, self.one.common(self.two, seat))))

    def undos_agree(self) -> None:
        """Somebody else's undo is seen when it is done; so it must not depend on what is hidden."""
        flags = [
            [world.session.state_without(seat) is not None for seat in self.seats()] for world in self.worlds
        ]
        assert flags[0] == flags[1]

    def seats(self) -> range:
        return range(len(self.one.room.table.chairs))


def chance(kind: Kind, state: State) -> object:
    return games()[kind[0]].codec.save(state)["chance"]


def wishes(world: World, seat: Seat, rng: Chance) -> Sequence[AnyRequest]:
    """Steps of one's own and of others, what nobody may do now, nonsense, and numbers of other questions."""
    game = world.session.game
    number, legal = world.session.number(seat), [world.state.legal_actions(s) for s in world.state.deciders()]
    own = [game.codec.action_name(action) for action in world.state.legal_actions(seat)]
    others = [game.codec.action_name(pick(rng, actions)) for actions in legal]
    strange = [game.codec.action_name(rng.below(0, game.codec.num_actions)) for _ in range(6)]
    names = [*own[:4], *others, *strange, "dance", ""]
    answers = [Act(question=number, name=name) for name in names]
    late = [Act(question=n, name=names[0]) for n in (max(0, number - 1), number + 1)]
    undos = [Undo(question=n) for n in (max(0, number - 1), number, number + 1)]
    return answers + late + undos + [kind(name=name) for kind in (Preview, Why) for name in names]


def tells_no_secret(letters: Iterable[bytes], seats: int) -> None:
    for letter in letters:
        for secret in [SECRET, *[nonce(seat) for seat in range(seats)]]:
            assert secret.encode() not in letter


def imagined(game: AnyGame, state: State, listener: Seat | None, seats: int, salt: int) -> State:
    """A world that the listener could live in; by turns with a chance of its own and with the true one.

    Somebody who watches knows less than every seat: first one seat's ignorance is dealt anew, then another's.
    """
    if listener is None:
        world = state.imagine(salt % seats, salt).imagine((salt + 1) % seats, salt + 1)
    else:
        world = state.imagine(listener, salt)
    if salt % 2:
        return world
    found: State = game.codec.load(game.codec.save(world) | {"chance": game.codec.save(state)["chance"]})
    return found


def every_step_looks_the_same(kind: Kind, state: State, listener: Seat | None, salt: int) -> None:
    """Try whatever is possible in both worlds in both, from the same question on."""
    game, seats = games()[kind[0]], kind[2]
    other = imagined(game, state, listener, seats, salt)
    first = Twins(kind, state, other, listener)
    first.ask(fast(salt, 1))
    for seat in state.deciders():
        for name in first.one.common(first.two, seat):
            Twins(kind, state, other, listener).do(Acted(at=1000, seat=seat, name=name))


def playing_on_looks_the_same(kind: Kind, state: State, listener: Seat | None, salt: int, steps: int) -> int:
    """Play some steps further, with undos; return how far the listener could not tell the worlds apart."""
    rng = fast(salt, 1)
    twins = Twins(kind, state, imagined(games()[kind[0]], state, listener, kind[2], salt), listener)
    for number in range(steps):
        if twins.one.session.over() or not twins.step(rng):
            return number
        twins.ask(rng)
    return steps


def nothing_leaks(kind: Kind, seed: int, every: int = 7, steps: int = 12) -> None:
    """A whole random game, in which every so many questions a listener in turn lives in two worlds."""
    name, options, seats = kind
    listeners = [*range(seats), None]
    rng, state = fast(seed, 1), games()[name].new(seats, seed, options)
    for number in range(LONGEST):
        if not state.deciders():
            return
        if (number + seed) % every == 0:
            salt = 10_000 * seed + number
            listener = listeners[(number // every + seed) % len(listeners)]
            every_step_looks_the_same(kind, state, listener, salt)
            playing_on_looks_the_same(kind, state, listener, salt + 1, steps)
        seat = pick(rng, state.deciders())
        state.apply(seat, pick(rng, state.legal_actions(seat)))
    raise AssertionError("the game does not end")


def soak(seeds: Iterable[int], every: int = 2, steps: int = 30) -> None:
    """Run long: `soak(range(1000))`."""
    for seed in seeds:
        nothing_leaks(EVERY_KIND[seed % len(EVERY_KIND)], seed, every, steps)
