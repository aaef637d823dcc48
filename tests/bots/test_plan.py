from __future__ import annotations

import pytest

from everglow.bots.plan import after, greedy, plan
from everglow.games import games
from everglow.rng import stream
from tests.bots.positions import later

GAMES = list(games().values())
VALE = games()["vale"]
TURNS = [(30, 4), (30, 6), (75, 1), (90, 2)]  # decisions and seeds: 200 to 1500 steps, none by chance


class Orders:
    """A turn by every order of its steps, one after the other."""

    def __init__(self, game, state, seat: int) -> None:
        self.steps, self.best = 0, -2.0
        frontier = [state]
        while frontier:
            at = frontier.pop()
            for action in at.legal_actions(seat):
                self.steps += 1
                reached = after(at, seat, action)
                if reached.barrier(seat) == at.barrier(seat) and seat in reached.deciders():
                    frontier.append(reached)
                else:
                    self.best = max(self.best, game.judge.evaluate(reached, seat))


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
@pytest.mark.parametrize("decisions", [3, 20, 61])
def test_greedy_takes_the_step_after_which_the_position_looks_best(game, decisions: int) -> None:
    state = later(game, decisions)
    seat = state.deciders()[0]
    steps = {action: after(state, seat, action) for action in state.legal_actions(seat)}
    certain = [a for a in steps if steps[a].barrier(seat) == state.barrier(seat)]
    line = greedy(state, seat, game.judge.evaluate, stream(1))
    assert line.worth >= max([game.judge.evaluate(steps[a], seat) for a in certain], default=-1)
    assert line.first in state.legal_actions(seat)


@pytest.mark.parametrize(("decisions", "seed"), TURNS)
def test_a_plan_is_the_best_of_all_orders_and_follows_no_position_twice(decisions: int, seed: int) -> None:
    state = later(VALE, decisions, seed)
    seat = state.deciders()[0]
    judged = []

    def judge(s, seat: int) -> float:
        judged.append(s)
        return VALE.judge.evaluate(s, seat)

    line = plan(state, seat, judge, stream(1), 10**6)
    orders = Orders(VALE, state, seat)
    assert line.worth == pytest.approx(orders.best)
    assert len(judged) < orders.steps


@pytest.mark.parametrize("positions", [1, 10, 100])
def test_a_plan_can_be_cut_short_after_any_number_of_positions(positions: int) -> None:
    state = later(VALE, 75)
    seat = state.deciders()[0]
    judged = []

    def judge(s, seat: int) -> float:
        judged.append(s)
        return VALE.judge.evaluate(s, seat)

    assert plan(state, seat, judge, stream(1), positions).first in state.legal_actions(seat)
    assert len(judged) < positions + 40  # the last position it follows may offer that many steps


def test_a_step_that_chance_has_a_hand_in_is_worth_its_average_over_worlds() -> None:
    """Rolling again may give any face: what one imagined roll shows is not what the step is worth."""
    glow = games()["glow"]
    state = later(glow, 0)
    while glow.show.question(state, state.deciders()[0])["kind"] != "second_die":
        seat = state.deciders()[0]
        state.apply(seat, state.legal_actions(seat)[0])
    seat = state.deciders()[0]

    def judge(s, seat: int) -> float:  # one die or two are rolled: sometimes so, sometimes so
        return float(sum(s.players[seat].dice) % 2)

    assert 0 < greedy(state, seat, judge, stream(1)).worth < 1
