"""Speed of other libraries in random play on the same machine, through their Python APIs."""

from __future__ import annotations

import copy
import random
import time
from collections.abc import Callable
from typing import Any

SECONDS = 0.7  # of play in one measurement
COPIES = 2000

Play = Callable[[], tuple[int, Any]]  # one game to its end: the decisions, and a position of it


def measure(library: str, name: str) -> dict[str, float]:
    random.seed(1)
    play = {"open_spiel": open_spiel, "pettingzoo": pettingzoo, "rlcard": rlcard}[library](name)
    play()  # whatever is made once
    decisions, played = 0, 0
    begin = time.process_time()
    while (seconds := time.process_time() - begin) < SECONDS:
        took, position = play()
        decisions, played = decisions + took, played + 1
    rates = {"api decisions/s": decisions / seconds, "api games/s": played / seconds}
    return rates | {"decisions a game": decisions / played, "µs a copy": copying(position)}


def copying(position: Any) -> float:
    """OpenSpiel clones its states; the others have nothing but deepcopy."""
    cloned = position.clone if hasattr(position, "clone") else lambda: copy.deepcopy(position)
    number = COPIES if hasattr(position, "clone") else COPIES // 20
    begin = time.process_time()
    for _ in range(number):
        cloned()
    return 1e6 * (time.process_time() - begin) / number


def open_spiel(name: str) -> Play:
    import pyspiel

    game = pyspiel.load_game(name)
    half = 1  # of the decisions of the game before

    def play() -> tuple[int, Any]:
        nonlocal half
        state, decisions, middle = game.new_initial_state(), 0, None
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes, chances = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(random.choices(outcomes, chances)[0])
                continue
            legal = state.legal_actions()
            state.apply_action(legal[int(random.random() * len(legal))])
            decisions += 1
            if decisions == half:
                middle = state.clone()
        half = decisions // 2
        return decisions, middle or state

    return play


def pettingzoo(name: str) -> Play:
    from importlib import import_module

    env = import_module(f"pettingzoo.classic.{name}").env()

    def play() -> tuple[int, Any]:
        env.reset(seed=random.randrange(2**31))
        decisions = 0
        for agent in env.agent_iter():
            observation, _, termination, truncation, _ = env.last()
            if termination or truncation:
                env.step(None)
                continue
            legal = [action for action, ok in enumerate(observation["action_mask"]) if ok]
            env.step(legal[int(random.random() * len(legal))])
            decisions += 1
            assert agent
        return decisions, env

    return play


def rlcard(name: str) -> Play:
    import rlcard as library

    env = library.make(name)

    def play() -> tuple[int, Any]:
        state, _ = env.reset()
        decisions = 0
        while not env.is_over():
            legal = list(state["legal_actions"])
            state, _ = env.step(legal[int(random.random() * len(legal))])
            decisions += 1
        return decisions, env.game

    return play
