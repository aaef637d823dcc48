"""Choices by the net that ships, with what led to them, to be compared interpreted and compiled.

`greedy@net` plays on every board, with two and with three; now and then a search thinks about its question.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

import everglow
from everglow.agenda import Situation
from everglow.bots.judges import judge_of
from everglow.bots.roster import recruit
from everglow.bots.tree import Node, Search
from everglow.game import AnyGame
from everglow.games import games
from everglow.rng import stream

SIMULATIONS = 800  # a search may stop after half of them, if the others could not change its choice
# By number of players: so many decisions later, the next question that leaves much open is searched.
SEARCHED = {2: [2, 24], 3: [2]}


def tables(game: AnyGame) -> Iterator[tuple[int, dict[str, str]]]:
    """Numbers of players and options: every value of the board, where there is one."""
    boards = [option for option in game.options if option.name == "board"]
    for options in [{"board": value} for board in boards for value in board.values] or [{}]:
        for seats in SEARCHED:
            yield seats, options


def played(game: AnyGame, seats: int, options: dict[str, str]) -> dict[str, Any]:
    """Tell what `greedy@net` did from the first question to the last that was searched, and the searches."""
    state, bot = game.new(seats, seats, options), recruit("greedy@net", game, seats)
    actions: list[int] = []
    searches: list[dict[str, Any]] = []
    while len(searches) < len(SEARCHED[seats]):
        seat = state.deciders()[0]
        world = state.imagine(seat, len(actions))
        if len(actions) >= SEARCHED[seats][len(searches)] and (found := searched(game, world, seat)):
            searches.append(found)
        actions.append(bot.choose(world, seat))
        state.apply(seat, actions[-1])
    return {"options": options, "actions": actions, "searches": searches}


def searched(game: AnyGame, world: Situation, seat: int) -> dict[str, Any]:
    """Tell what a search found; nothing if it had no use for its tree, since little is left open."""
    search = Search(world, seat, game, stream(seat), judge_of(game))
    search.think(SIMULATIONS, 0.0)
    followed = sum([follows(node) for node in search.nodes])
    trust, enough = search.constants.trust, search.constants.enough
    visits = [node.visits for node in search.nodes]
    if not followed:
        return {}
    return {
        "phase": game.show.view(world, None)["phase"],
        "choice": search.choice(),
        "lines": [[node.visits, node.worth] for node in search.nodes],
        "simulations": search.simulations,
        "preferred": sum(visits) - max(trust, enough) * len(visits),  # simulations chosen by their promise
        "decisions": search.decisions,
        "followed": followed,
    }


def follows(node: Node) -> int:
    """Count the calls of `Search.follow` in a tree, if not all: each adds a chance to every legal step."""
    chosen = [step.chances - 1 for step in node.steps.values()]
    return max(chosen, default=0) + sum([follows(step) for step in node.steps.values()])


def tell(name: str) -> None:
    """Print as JSON whether this is compiled, and what was done at every table."""
    game = games()[name]
    told = [played(game, seats, options) for seats, options in tables(game)]
    print(json.dumps([everglow.COMPILED, told]))
