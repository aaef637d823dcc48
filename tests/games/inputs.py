"""A part of a game's inputs, for tests."""

from __future__ import annotations

from hashlib import sha256

from everglow.game import AnyGame, State
from everglow.inputs import ONE, Inputs, amount_of, place_of
from tests.laws.play import questions


def part(declared: Inputs, row: list[int], name: str) -> dict[int, float]:
    """The numbers of one part that are not zero, by their index in it."""
    first = 0
    for called, length in declared.parts():
        if called == name:
            found = {place_of(number) - first: amount_of(number) / ONE for number in row}
            return {index: amount for index, amount in found.items() if 0 <= index < length}
        first += length
    raise KeyError(name)


def fingerprint(game: AnyGame) -> str:
    """Fingerprint of what the inputs of some random games are: it changes when they mean something else."""
    told = sha256()
    for seats in game.seats:
        for number, state in enumerate(questions(game, seats, seats)):
            if number % 5 == 0:
                told.update(str(_rows(game, state)).encode())
    return told.hexdigest()[:16]


def _rows(game: AnyGame, state: State) -> list[list[int]]:
    return [game.judge.inputs(state, seat) for seat in range(len(state.scores()))]
