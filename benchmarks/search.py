"""Tree search: ours in the middle of a game, and OpenSpiel's (in C++) on hearts."""

from __future__ import annotations

import random
import time
from typing import Any

import everglow
from benchmarks.engine import midgame
from everglow.bots.tree import Search
from everglow.game import AnyGame
from everglow.games import games
from everglow.rng import stream

SIMULATIONS = 500
OF_HEARTS = 2000


def measure(name: str) -> dict[str, float]:
    """Simulations a second with 2 players, and the decisions taken in them."""
    game = games()[name]
    s = open_question(game)
    search = Search(s, s.deciders()[0], game, stream(1))
    begin = time.process_time()
    for _ in range(SIMULATIONS):
        search.simulate()
    seconds = time.process_time() - begin
    return {"compiled": float(everglow.COMPILED)} | rates(SIMULATIONS, search.decisions, seconds)


def open_question(game: AnyGame) -> Any:
    """Find a question from the middle of a game on, where what others do matters."""
    s = midgame(game, 2)
    while not game.judge.horizon(s):
        seat = s.deciders()[0]
        s.apply(seat, s.legal_actions(seat)[0])
    return s


def measure_hearts() -> dict[str, float]:
    """Measure Hearts: every simulation plays to the end, so it takes as many moves as are left."""
    import pyspiel

    state = hearts()
    evaluator = pyspiel.RandomRolloutEvaluator(1, 1)
    most = pyspiel.ISMCTSFinalPolicyType.MAX_VISIT_COUNT
    bot = pyspiel.ISMCTSBot(1, evaluator, 1.4, OF_HEARTS, -1, most, False, True)
    begin = time.process_time()
    bot.step(state)
    return rates(OF_HEARTS, OF_HEARTS * moves_left(state), time.process_time() - begin)


def rates(simulations: int, decisions: int, seconds: float) -> dict[str, float]:
    return {"simulations/s": simulations / seconds, "searched decisions/s": decisions / seconds}


def hearts() -> Any:
    """Just dealt: once cards have been played, OpenSpiel 2.0.2 crashes in dealing them anew."""
    import pyspiel

    random.seed(1)
    state = pyspiel.load_game("hearts").new_initial_state()
    while state.is_chance_node():
        state.apply_action(random.choice(state.legal_actions()))
    return state


def moves_left(state: Any) -> int:
    moves, end = 0, state.clone()
    while not end.is_terminal():
        end.apply_action(end.legal_actions()[0])
        moves += 1
    return moves
