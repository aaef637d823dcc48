"""One game of a tournament, from the deal to the result."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager, nullcontext
from time import perf_counter, thread_time
from typing import NamedTuple

from everglow.arena.alarm import Overrun, alarm
from everglow.arena.pace import Pace
from everglow.arena.terms import Terms
from everglow.bots.bot import Bot, Forfeit
from everglow.bots.guest import is_guest, one_line
from everglow.bots.process_bot import ProcessBot, dismiss
from everglow.bots.roster import recruit
from everglow.bots.words.generated import messages as m
from everglow.coach.analysis import Played
from everglow.coach.fortune import fortune
from everglow.game import Action, Seat
from everglow.games import games
from everglow.rng import stream
from everglow.words.message import Message


class Result(NamedTuple):
    """Result of a game by place in the line-up, independent of the rotation of the seats."""

    number: int
    shares: list[float]  # of the first place
    ranks: list[float]  # those who are level share the mean of their ranks
    scores: list[int]
    paces: list[Pace]
    forfeit: tuple[int, Message] | None  # who did not go on, and what they did, to be read after their name
    luck: list[float] | None = None  # shares of the first place that chance brought, if that was judged


class Out(Exception):
    """Forfeit of a seat, with the reason."""

    def __init__(self, seat: Seat, why: Message) -> None:
        super().__init__(seat, why)
        self.seat = seat
        self.why = why


def play(terms: Terms, number: int) -> Result:
    """Play the game of that number: the same wherever and whenever it is played."""
    match = Match(terms, number)
    try:
        match.play()
    finally:
        match.dismiss_bots()
    return match.result()


class Match:
    """Game in progress. It ends where a bot forfeits: nobody proves anything against an empty seat."""

    def __init__(self, terms: Terms, number: int) -> None:
        self.terms = terms
        self.number = number
        self.state = games()[terms.game].new(terms.seats, terms.deal_seed(number), terms.options)
        seats = range(terms.seats)
        self.worlds = [stream(terms.seat_seed(number, seat, "imagine")) for seat in seats]
        self.paces = [Pace() for _ in seats]
        self.bots: list[Bot] = []
        self.clocks: list[Callable[[], float]] = []
        self.moves: list[tuple[Seat, Action]] = []
        self.out: Out | None = None

    def play(self) -> None:
        try:
            self.seat_bots()
            while deciders := self.state.deciders():
                self.act(deciders[0])
        except Out as out:
            self.out = out

    def seat_bots(self) -> None:
        for seat in range(self.terms.seats):
            self._sit_down(seat)

    def _sit_down(self, seat: Seat) -> None:
        terms, place = self.terms, self.terms.place(seat, self.number)
        name, seed = terms.bots[terms.lineup()[place]], terms.seat_seed(self.number, seat, "bot")
        # Ours think in this thread, so that a busy machine need not count; guests may think elsewhere.
        self.clocks.append(perf_counter if is_guest(name) else thread_time)
        with self._blaming(seat):
            self.bots.append(recruit(name, games()[terms.game], seed))
            self._greet(self.bots[seat], seat)

    def _greet(self, bot: Bot, seat: Seat) -> None:
        if isinstance(bot, ProcessBot):
            bot.limit = self.terms.limit
            bot.begin(self.state, seat)

    def act(self, seat: Seat) -> None:
        """Apply the next action; a bot is not asked where there is only one."""
        legal = self.state.legal_actions(seat)
        action = legal[0] if len(legal) == 1 else self._ask(seat, legal)
        self.moves.append((seat, action))
        self.state.apply(seat, action)

    def _ask(self, seat: Seat, legal: list[Action]) -> Action:
        """Ask a bot, which is shown only what its seat may know."""
        imagined = self.state.imagine(seat, self.worlds[seat].word())
        with self._blaming(seat):
            clock = self.clocks[seat]
            begun = clock()
            with alarm(self.terms.limit) if clock is perf_counter else nullcontext():
                answer = self.bots[seat].choose(imagined, seat)
            self._note(seat, clock() - begun)
            if answer not in legal:
                raise Out(seat, m.answered_illegally(answer=" ".join(repr(answer).split())))
            return legal[legal.index(answer)]  # a number of theirs may be equal and yet no int

    def _note(self, seat: Seat, seconds: float) -> None:
        self.paces[seat].add(seconds)
        if seconds > self.terms.limit:
            raise Overrun

    @contextmanager
    def _blaming(self, seat: Seat) -> Iterator[None]:
        """Turn any error of a bot into a forfeit of its game."""
        try:
            yield
        except Out:
            raise
        except Forfeit as error:
            raise Out(seat, error.message) from None
        except Overrun:
            raise Out(seat, m.took_longer(seconds=f"{self.terms.limit:g}")) from None
        except (Exception, SystemExit) as error:
            raise Out(seat, m.crashed(error=one_line(error))) from error

    def dismiss_bots(self) -> None:
        for bot in self.bots:
            dismiss(bot, self.state)

    def result(self) -> Result:
        seats = [self.terms.seat(place, self.number) for place in range(self.terms.seats)]
        scores = self.state.scores()
        places = self.state.places() if self.out is None else without(self.state.places(), self.out.seat)
        shares, ranks = first_place(places), ranking(places)
        forfeit = None if self.out is None else (seats.index(self.out.seat), self.out.why)
        return Result(
            self.number,
            [shares[seat] for seat in seats],
            [ranks[seat] for seat in seats],
            [scores[seat] for seat in seats],
            [self.paces[seat] for seat in seats],
            forfeit,
            self._luck(seats),
        )

    def _luck(self, seats: list[Seat]) -> list[float] | None:
        """Judge the luck of a game that came to its end, if the terms say so."""
        if not self.terms.adjust or self.out is not None:
            return None
        game, terms = games()[self.terms.game], self.terms
        start = game.new(terms.seats, terms.deal_seed(self.number), terms.options)
        luck = fortune(Played(game, start, self.moves, terms.options))
        return [luck[seat] for seat in seats]


def without(places: list[int], out: Seat) -> list[int]:
    """Places after a forfeit: that seat is last, the others are placed by their points at that moment."""
    last = len(places)
    return [last if seat == out else place - (place > places[out]) for seat, place in enumerate(places)]


def first_place(places: list[int]) -> list[float]:
    """Each seat's share of the first place."""
    return [(place == 1) / places.count(1) for place in places]


def ranking(places: list[int]) -> list[float]:
    """Rank of each seat; those who share a place get the mean of its ranks."""
    return [place + (places.count(place) - 1) / 2 for place in places]
