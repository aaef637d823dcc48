"""The same judge gives the same analysis: compiled, interpreted, and from one release to the next."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from functools import cache
from hashlib import sha256
from itertools import islice

import pytest

import everglow
from everglow.coach.analysis import Coach, Played
from everglow.game import Action, AnyGame, Seat
from everglow.games import games
from everglow.rng import stream

SEED = 11
PARTS = 25  # of an analysis: the opening, and the first turns
# The judge of each game, and a hash of what it finds. It is the same on every machine: nets judge in whole
# numbers, and square roots are rounded alike everywhere. Judges made by hand ask the C library for exp, tanh.
PINNED = {
    "glow": ("net-2-bd1ea659", "653d4c7525c94972"),
    "vale": ("net-2-4142df13", "cd3ec6461e167781"),
}
RAISE = (
    "other numbers: raise METHOD in coach/judging.py, unless judge or rules are other ones; then pin these"
)


def at_random(game: AnyGame) -> list[tuple[Seat, Action]]:
    state, choices, moves = game.new(2, SEED), stream(SEED), list[tuple[Seat, Action]]()
    while deciders := state.deciders():
        legal = state.legal_actions(deciders[0])
        moves.append((deciders[0], legal[choices.below(len(legal))]))
        state.apply(*moves[-1])
    return moves


@cache
def digest(name: str) -> tuple[str, str]:
    """Name the judge, and hash the first parts of what it finds in a game at random."""
    game = games()[name]
    opening, *turns = islice(Coach(Played(game, game.new(2, SEED), at_random(game), {})).parts(), PARTS)
    numbers = {name: told for name, told in opening.items() if name not in ("judge", "rules_version")}
    found = json.dumps([numbers, turns], sort_keys=True)
    return str(opening["judge"]), sha256(found.encode()).hexdigest()[:16]


@pytest.mark.skipif(not everglow.COMPILED, reason="the engine is interpreted here already")
@pytest.mark.parametrize("name", games())
def test_an_analysis_is_the_same_to_the_last_bit_compiled_and_interpreted(name: str) -> None:
    ask = f"from tests.coach.test_same import digest, everglow; print(everglow.COMPILED, *digest({name!r}))"
    done = subprocess.run(
        [sys.executable, "-c", ask],
        env=os.environ | {"EVERGLOW_INTERPRETED": "1"},
        capture_output=True,
        text=True,
        check=True,
    )
    assert done.stdout.split() == ["False", *digest(name)]


@pytest.mark.parametrize("name", games())
def test_other_numbers_need_another_method(name: str) -> None:
    assert digest(name) == PINNED[name], RAISE
