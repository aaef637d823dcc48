"""Messages that are said in whole games, each once."""

from __future__ import annotations

import json
from collections.abc import Iterator
from functools import cache

from everglow.game import AnyGame, Seat, State
from everglow.games import games
from everglow.rng import fast
from everglow.words.message import Message
from tests.laws.play import options

NAMES = ["Ann", "Bo", "Cléo", "Doutzen"]
GAMES = 200
WISHES = 3  # that are refused at each question


@cache
def spoken(name: str) -> list[Message]:
    """The messages of 200 random games: log, questions, choices, refusals and tables."""
    game = games()[name]
    found: dict[str, Message] = {}
    for seed in range(GAMES):
        for message in of_game(game, 2 + seed % 3, seed):
            found.setdefault(json.dumps(message), message)
    return list(found.values())


def of_game(game: AnyGame, seats: int, seed: int) -> Iterator[Message]:
    rng = fast(seed, 1)
    state = game.new(seats, seed, options(game, rng), events=True)
    yield from game.texts.hints
    while state.deciders():
        yield from logged(game, state)
        seat = state.deciders()[rng.below(0, len(state.deciders()))]
        yield from asked(game, state, seat, rng.below(0, game.codec.num_actions))
        legal = state.legal_actions(seat)
        state.apply(seat, legal[rng.below(0, len(legal))])
    yield from logged(game, state)
    yield from looked_at(game, state, None)


def logged(game: AnyGame, state: State) -> Iterator[Message]:
    """The log as everybody reads it, and as a spectator does."""
    for event in state.news():
        for told in (event, game.show.redact(event, None)):
            if line := game.texts.log(told):
                yield line


def asked(game: AnyGame, state: State, seat: Seat, salt: int) -> Iterator[Message]:
    question = game.show.question(state, seat)
    yield game.texts.ask(question)
    for brevity in range(3 if salt % 5 == 0 else 1):
        yield from [game.texts.choice(state, seat, action, brevity) for action in state.legal_actions(seat)]
    yield from game.texts.notes(game.show.view(state, seat), question)
    for number in range(WISHES):
        action = (salt + number * 97) % game.codec.num_actions
        if why := game.texts.why_not(state, seat, game.codec.action_name(action)):
            yield why
    if salt % 25 == 0:
        yield from looked_at(game, state, seat)


def looked_at(game: AnyGame, state: State, seat: Seat | None) -> Iterator[Message]:
    view = game.show.view(state, seat)
    for brevity in range(7):
        yield from game.texts.table(view, brevity)
    yield from game.texts.more(view)
