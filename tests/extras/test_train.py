"""Training with numpy, on seconds of data: the mathematics, the course, and the command."""

from __future__ import annotations

import json
from pathlib import Path

import numpy as np
import pytest

from everglow.arena.standing import Standing
from everglow.bots.judges import HAND
from everglow.bots.net import twin
from everglow.bots.net.weights import read
from everglow.games import games
from everglow.inputs import HALF, ONE, SPAN
from everglow.train import course, fit, lesson, selfplay, targets
from everglow.train.course import Course
from everglow.train.fit import FloatNet, Table
from everglow.train.quantise import quantised
from everglow.train.rows import Rows
from tests.bots.net.nets import weights_for
from tests.terminal import Terminal

VALE = games()["vale"]


class State:
    """The end of a game, as rows need it."""

    def __init__(self, returns: list[float], scores: list[int]) -> None:
        self.ends = returns, scores

    def returns(self) -> list[float]:
        return self.ends[0]

    def scores(self) -> list[int]:
        return self.ends[1]


def one(place: int, amount: float = 1.0) -> int:
    return place * SPAN + HALF + round(amount * ONE)


def table(games: int = 40, rows: int = 6, seed: int = 1) -> Table:
    """Rows of games of two players, of whom the one with the larger amount at place 5 wins."""
    chance, made = np.random.default_rng(seed), Rows()
    for _ in range(games):
        lead = float(chance.normal())
        for row in range(rows):
            seat = row % 2
            mine = lead if seat == 0 else -lead
            made.add([one(0), one(5, mine), one(10 + int(chance.integers(30)))], seat)
        made.close(State([float(lead > 0), float(lead <= 0)], [30, 20]), rows)
    return Table(made)


# The mathematics


def test_a_batch_is_filled_with_the_amounts_of_its_rows() -> None:
    rows = Rows()
    rows.add([one(0), one(3, -0.5)], 0)
    rows.add([one(1), one(2, 2.0)], 1)
    rows.close(State([1.0, 0.0], [5, 4]), 2)
    x = np.zeros((4, 5), np.float32)
    filled = Table(rows).dense(np.array([1, 0]), x)
    assert x.tolist() == [[0, 1, 2, 0, 0], [1, 0, 0, -0.5, 0], [0] * 5, [0] * 5]
    x[filled] = 0
    assert not x.any()


def test_some_places_alone_are_numbered_anew() -> None:
    whole = table()
    kept = np.array([0, 5])
    few = whole.only(kept, 50)
    x, y = np.zeros((8, 50), np.float32), np.zeros((8, 2), np.float32)
    whole.dense(np.arange(8), x)
    few.dense(np.arange(8), y)
    assert np.array_equal(x[:, kept], y)
    assert list(np.flatnonzero(whole.frequencies(50) > 0.9)) == [0, 5]


def test_gradients_are_those_of_the_error() -> None:
    data, net = table(), FloatNet([50, 7, 5, 8], 3)
    batch = np.arange(20)
    wanted = targets.ends(data, batch)
    x = np.zeros((20, 50), np.float32)
    data.dense(batch, x)

    def loss() -> float:
        outputs = net.forward(x)[-1]
        players = data.players[data.games[batch]]
        crossed = -(wanted * np.log(fit.shares(outputs, players))).sum(1).mean()
        scores = data.turned(data.scores[data.games[batch]], batch)
        there = np.arange(4) < players[:, None]
        return float(crossed + fit.SCORE_WEIGHT * (there * (outputs[:, 4:] - scores) ** 2).sum(1).mean() / 2)

    layers = net.forward(x)
    gradients = net.backward(layers, fit._error(layers[-1], data, batch, wanted))
    for weights, gradient in zip(net.weights + net.biases, gradients, strict=True):
        at = np.unravel_index(np.abs(gradient).argmax(), gradient.shape)
        before, step = weights[at], np.float32(1e-2)
        weights[at] = before + step
        above = loss()
        weights[at] = before - step
        below = loss()
        weights[at] = before
        assert (above - below) / (2 * step) == pytest.approx(gradient[at], rel=0.05, abs=1e-4)


def test_a_net_learns_what_decides() -> None:
    data = table(200)
    everything = np.arange(len(data))
    net = fit.fit(
        FloatNet([50, 16, 8], 1), data, everything, targets.ends(data, everything), 30, 1e-2, print_none
    )
    assert fit.log_loss(net, data, everything) < 0.5 < np.log(2)


def print_none(_part: float) -> None:
    """Tell nobody."""


def test_a_lesson_begins_with_what_is_general_and_goes_on_to_everything() -> None:
    data, heard = table(200), []
    net = lesson.taught(data, np.arange(len(data)), [50, 16, 8], 3.0, heard.append)
    assert net.sizes == [50, 16, 8]
    assert np.abs(net.weights[0][10:40]).max() > 0
    assert heard == sorted(heard)
    assert heard[-1] == 1.0
    assert fit.log_loss(net, data, np.arange(len(data))) < np.log(2)


def test_values_turn_from_the_table_to_whoever_judges_and_back() -> None:
    data = table()
    everything = np.arange(len(data))
    values = np.random.default_rng(1).random((len(data), 4)).astype(np.float32)
    values[:, 2:] = 0
    assert np.array_equal(targets.unturned(data.turned(values, everything), data, everything), values)


def test_a_target_mixes_later_judgements_with_how_the_game_ended() -> None:
    rows = Rows()
    for _ in range(3):
        rows.add([one(0)], 0)
    rows.close(State([1.0, 0.0], [9, 8]), 3)
    judged = np.array([[0.1, 0.9, 0, 0], [0.5, 0.5, 0, 0], [0.7, 0.3, 0, 0]], np.float32)
    found = targets.mixed(Table(rows), judged, 0.5)
    assert found[2].tolist() == [1, 0, 0, 0]
    assert found[1].tolist() == pytest.approx([0.85, 0.15, 0, 0])
    assert found[0].tolist() == pytest.approx([0.675, 0.325, 0, 0])


def test_a_fold_is_judged_by_a_net_that_has_not_seen_it() -> None:
    data, seen = table(10), []

    def learn(seed, rows, wanted) -> FloatNet:
        assert np.array_equal(wanted, targets.ends(data, rows))
        seen.append(set(data.games[rows].tolist()))
        return FloatNet([50, 8], seed)

    targets.cross_fitted(data, learn)
    assert len(seen) == targets.FOLDS
    assert set.intersection(*seen) == set()
    assert set.union(*seen) == set(range(10))


def test_whole_numbers_judge_almost_as_floats_do() -> None:
    sizes = [VALE.judge.num_inputs, 32, 16, 8]
    net = FloatNet(sizes, 4)
    weights = quantised(net, VALE, 3, {"games": 1})
    weights.check(VALE)
    whole = twin.Net(weights.sizes, weights.numbers)
    rows = Rows()
    for seed in range(10):
        rows.add(VALE.judge.inputs(VALE.new(2, seed), 0), 0)
    rows.close(State([1.0, 0.0], [1, 0]), 10)
    data = Table(rows)
    told = fit.predict(net, data, np.arange(10))[:, 0]
    exact = [
        whole.share(data.numbers[data.ends[i] : data.ends[i + 1]].tolist()) / (1 << 20) for i in range(10)
    ]
    assert exact == pytest.approx(told.tolist(), abs=0.02)


# The course


class Diary:
    """Listener that writes everything down."""

    def __init__(self) -> None:
        self.stages: list[str] = []
        self.parts: list[float] = []

    def begins(self, stage: str, round: int) -> None:
        self.stages.append(stage)

    def goes_on(self, part: float) -> None:
        self.parts.append(part)


@pytest.fixture
def small(monkeypatch):
    """Make everything so small that a round takes seconds."""
    monkeypatch.setattr(selfplay, "BREADTH", 6)
    monkeypatch.setattr(fit, "HIDDEN", [8, 4])
    monkeypatch.setattr(course, "FEWEST_GAMES", 4)
    monkeypatch.setattr(course, "TRIAL_GAMES", 2)
    monkeypatch.setattr(VALE.judge, "breadth", 6)


def test_a_course_plays_learns_tries_and_goes_on_where_it_stopped(small, tmp_path: Path) -> None:
    diary = Diary()
    first = Course(VALE, tmp_path, 1, "test", diary)
    [figures] = course.stages(first, 0.01, 1)
    assert diary.stages == ["play", "replay", "fit", "trial"]
    assert max(diary.parts) >= 1.0
    assert figures["games"] >= 4
    assert figures["teacher"] == HAND
    assert figures["trial"]["games"] == 2
    read(first.net_of(0)).check(VALE)
    again = Course(VALE, tmp_path, 1, "test", diary)
    assert again.rounds_done() == 1
    assert list(course.stages(again, 0.01, 1)) == []
    assert again.best() == (str(again.net_of(0)) if figures["better"] else HAND)


class Clock:
    """A clock that stands still unless somebody lets time pass."""

    def __init__(self) -> None:
        self.now = 0.0

    def __call__(self) -> float:
        return self.now


def test_a_fit_that_takes_too_long_leaves_the_trial_its_time(tmp_path: Path, monkeypatch) -> None:
    clock, deadlines = Clock(), []

    class Slow(Course):
        def play(self, round: int, teacher: str, deadline: float) -> None:
            clock.now = deadline

        def learn(self, round: int, seconds: float) -> dict[str, float]:
            clock.now += 100.0
            return {}

        def try_out(self, round: int, teacher: str, deadline: float) -> Standing:
            deadlines.append((clock.now, deadline))
            clock.now = deadline
            return Standing()

    monkeypatch.setattr(course, "monotonic", clock)
    list(course.stages(Slow(VALE, tmp_path, 1, "test", Diary()), 3.0, 2))
    assert deadlines == [(130.0, 142.0), (257.0, 263.0)]  # a round of 60 s, then one of 30 s


def test_a_new_teacher_is_the_last_net_that_was_better(tmp_path: Path) -> None:
    training = Course(VALE, tmp_path, 1, "test", Diary())
    for number, better in enumerate([True, False]):
        training.figures_of(number).write_text(json.dumps({"better": better}))
    assert training.best() == str(training.net_of(0))
    assert training.rounds_done() == 2


def test_games_of_a_round_that_was_stopped_are_not_played_again(small, tmp_path: Path) -> None:
    training = Course(VALE, tmp_path, 1, "test", Diary())
    training.play(0, HAND, 0.0)
    before = training.games_of(0).read_text()
    training.play(0, HAND, 0.0)
    lines = training.games_of(0).read_text().splitlines()
    assert training.games_of(0).read_text().startswith(before)
    numbers = [json.loads(line)["number"] for line in lines]
    assert numbers == list(range(len(numbers)))


def test_the_verdict_is_on_two_and_on_four_players(small, tmp_path: Path) -> None:
    training = Course(VALE, tmp_path, 1, "test", Diary())
    assert training.verdicts(60.0, games=2) == []  # no net was better, so there is nothing to try
    training.net_of(0).write_bytes(weights_for(VALE).dump())
    training.figures_of(0).write_text(json.dumps({"better": True}))
    verdicts = training.verdicts(60.0, games=2)
    assert [(verdict.seats, verdict.games) for verdict in verdicts] == [(2, 2), (4, 4)]
    assert [verdict.share.deals for verdict in verdicts] == [1, 1]


def test_training_says_honestly_what_came_of_it(small, tmp_path: Path, monkeypatch) -> None:
    monkeypatch.setattr(course, "PLAYING", 0.0)
    told = Terminal(tmp_path).run(
        "train", "vale", "--minutes", 1, "--rounds", 1, "--jobs", 1, "--out", tmp_path
    )
    assert told.code == 0, told.err
    better = json.loads((tmp_path / "round-0.json").read_text())["better"]
    for players in (2, 4):
        assert (f"{players} players: first in " in told.out) is better
    assert ("fresh games against planner@hand" in told.out) is better
    assert ("No net was better" in told.out) is not better
    assert (tmp_path / "round-0.net").stat().st_size < 1_500_000
