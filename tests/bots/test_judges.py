"""Judges of bots: the net that ships, the hand-made evaluation, or a net in a file."""

from __future__ import annotations

import os
import sys
from pathlib import Path
from struct import pack
from types import SimpleNamespace
from typing import Any

import pytest

from everglow.bots import judges
from everglow.bots.greedy_bot import GreedyBot
from everglow.bots.judges import hand_made, judge_of
from everglow.bots.net import twin
from everglow.bots.planner_bot import PlannerBot
from everglow.bots.roster import BadBot, recruit
from everglow.bots.search_bot import USUAL, SearchBot
from everglow.games import games
from tests.bots.net.nets import weights_for
from tests.bots.positions import later, near_the_end
from tests.test_compiled import needs_compiler

GAMES = list(games().values())
VALE = games()["vale"]
GOOD = weights_for(VALE)
every_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)


@pytest.fixture
def net(tmp_path: Path):
    """Write a net for a game, and return its path."""

    def write(game, blend: int = 0) -> str:
        path = tmp_path / f"{game.name}-{blend}.net"
        path.write_bytes(weights_for(game, blend=blend).dump())
        return str(path)

    return write


@needs_compiler
@every_game
def test_a_net_judges_as_its_twin_does(game, net) -> None:
    weights = weights_for(game)
    slow = twin.Net(weights.sizes, weights.numbers)
    for decisions in (0, 30, 90):
        state = later(game, decisions)
        for seat in range(3):
            share = slow.share(game.judge.inputs(state, seat)) / (1 << 20)
            assert judge_of(game, net(game))(state, seat) == 2 * share - 1


@needs_compiler
def test_a_blended_judge_is_so_many_sixteenths_hand_made(net) -> None:
    state = later(VALE, 50)
    alone, hand = judge_of(VALE, net(VALE))(state, 0), hand_made(VALE)(state, 0)
    assert judge_of(VALE, net(VALE, 4))(state, 0) == pytest.approx((12 * alone + 4 * hand) / 16)
    assert judge_of(VALE, net(VALE, 16))(state, 0) == pytest.approx(hand)


@needs_compiler
@every_game
def test_at_the_end_victory_counts_and_then_the_lead(game, net) -> None:
    state = near_the_end(game, 3, 1)
    while deciders := state.deciders():
        state.apply(deciders[0], state.legal_actions(deciders[0])[0])
    worths = [judge_of(game, net(game))(state, seat) for seat in range(3)]
    assert [worth > 0.9 for worth in worths] == [won == 1.0 for won in state.returns()]
    assert sorted(range(3), key=worths.__getitem__) == sorted(range(3), key=state.scores().__getitem__)


@needs_compiler
@every_game
def test_a_net_may_be_named_in_a_file(game, net) -> None:
    planner, search = recruit(f"planner@{net(game)}", game, 1), recruit(f"search@7@{net(game)}", game, 1)
    assert isinstance(planner, PlannerBot)
    assert isinstance(search, SearchBot)
    assert search.budget.simulations == 7
    state = later(game, 40)
    assert planner.judge(state, 0) == search.judge(state, 0) == judge_of(game, net(game))(state, 0)


@every_game
def test_the_hand_made_evaluation_can_always_be_asked_for(game) -> None:
    bots: list[Any] = [recruit(name, game, 1) for name in ("planner@hand", "search@9@hand", "search@hand")]
    assert [bot.judge for bot in bots] == [hand_made(game)] * 3
    assert [bot.budget for bot in bots[2:]] == [USUAL]


@needs_compiler
@every_game
def test_greedy_judges_by_hand_unless_a_net_is_named(game, net) -> None:
    path = net(game)
    bots: list[Any] = [recruit(name, game, 1) for name in ("greedy", "greedy@net", f"greedy@{path}")]
    assert [type(bot) for bot in bots] == [GreedyBot] * 3
    assert [bot.judge for bot in bots] == [game.judge.evaluate, judge_of(game), judge_of(game, path)]


@every_game
def test_the_net_that_ships_may_be_named(game) -> None:
    bots: list[Any] = [recruit(name, game, 1) for name in ("planner@net", "search@9@net", "planner")]
    assert [bot.judge for bot in bots] == [judge_of(game)] * 3


@pytest.mark.parametrize(
    "name",
    [
        "planner@soft",
        "planner@hand@hand",
        "greedy@hand",
        "greedy@soft",
        "greedy@",
        "search@1s@soft",
        "search@hand@1s",
        "planner@",
    ],
)
def test_a_judge_that_is_none_is_told_in_a_sentence(name: str) -> None:
    with pytest.raises(BadBot, match="expected"):
        recruit(name, VALE, 1)


def test_a_file_that_is_no_net_is_told_in_a_sentence(tmp_path: Path) -> None:
    (tmp_path / "my.net").write_text("weights")
    with pytest.raises(BadBot, match="damaged"):
        recruit(f"planner@{tmp_path / 'my.net'}", VALE, 1)
    with pytest.raises(BadBot, match="No such file"):
        recruit(f"planner@{tmp_path / 'your.net'}", VALE, 1)


@needs_compiler
def test_a_net_of_another_game_is_told_in_a_sentence(net) -> None:
    with pytest.raises(BadBot, match="expected a net for glow, not one for vale"):
        recruit(f"planner@{net(VALE)}", games()["glow"], 1)


@needs_compiler
def test_a_file_that_has_changed_is_read_again(tmp_path: Path) -> None:
    path = tmp_path / "my.net"
    path.write_bytes(weights_for(VALE, 1).dump())
    os.utime(path, (1, 1))
    state, before = later(VALE, 40), judge_of(VALE, str(path))
    path.write_bytes(weights_for(VALE, 2).dump())
    os.utime(path, (2, 2))
    assert judge_of(VALE, str(path))(state, 0) != before(state, 0)


# The net that ships


@pytest.fixture
def shipped():
    """Return the judge of a game that ships these weights; nothing is remembered of others."""

    def found(weights: str):
        names = ("foresee", "inputs", "inputs_digest", "num_inputs")
        judge = SimpleNamespace(**{name: getattr(VALE.judge, name) for name in names}, weights=weights)
        return judges.shipped.__wrapped__(SimpleNamespace(name="vale", version=VALE.version, judge=judge))

    return found


def test_a_game_without_weights_is_judged_by_hand(shipped, caplog) -> None:
    assert shipped("") is None
    assert caplog.records == []


@needs_compiler
def test_a_net_that_ships_judges(shipped, net) -> None:
    state = later(VALE, 40)
    assert shipped(net(VALE))(state, 0) == judge_of(VALE, net(VALE))(state, 0)


def test_damaged_weights_are_logged_and_the_hand_made_evaluation_judges(shipped, tmp_path, caplog) -> None:
    (tmp_path / "weights.net").write_bytes(weights_for(VALE).dump()[:-9])
    assert shipped(str(tmp_path / "weights.net")) is None
    assert caplog.messages == ["vale: expected the weights of a net, but they are damaged"]


@needs_compiler
@pytest.mark.parametrize(
    "numbers",
    [pack("<h", 2048) + GOOD.numbers[2:], GOOD.numbers[:-4] + pack("<i", (1 << 24) + 1)],
    ids=["weight", "bias"],
)
def test_numbers_that_the_kernel_refuses_count_as_damaged(shipped, tmp_path, caplog, numbers) -> None:
    (tmp_path / "my.net").write_bytes(GOOD._replace(numbers=numbers).dump())
    assert shipped(str(tmp_path / "my.net")) is None
    assert caplog.messages == ["vale: expected the weights of a net, but they are damaged"]
    with pytest.raises(BadBot, match="damaged"):
        recruit(f"planner@{tmp_path / 'my.net'}", VALE, 1)


@pytest.mark.parametrize(
    ("changed", "words"),
    [
        ({"game": "chess"}, "expected a net for vale, not one for chess"),
        ({"rules_version": "0"}, "not for version 0"),
    ],
    ids=["foreign", "outdated"],
)
def test_foreign_and_outdated_weights_are_logged_too(shipped, tmp_path, caplog, changed, words) -> None:
    (tmp_path / "weights.net").write_bytes(weights_for(VALE)._replace(**changed).dump())
    assert shipped(str(tmp_path / "weights.net")) is None
    assert words in caplog.messages[0]


def test_without_a_kernel_the_hand_made_evaluation_judges(shipped, net, monkeypatch, caplog) -> None:
    monkeypatch.setitem(sys.modules, "everglow.bots.net.kernel", None)
    assert shipped(net(VALE)) is None
    assert caplog.messages == ["vale: nets need the compiled kernel, and there is none here"]
    with pytest.raises(BadBot, match="kernel"):
        recruit(f"planner@{net(VALE, 1)}", VALE, 1)


@every_game
def test_weights_that_ship_fit_their_game_and_are_small(game) -> None:
    if game.judge.weights:
        assert judges.trouble(game) is None
        assert Path(game.judge.weights).stat().st_size <= 1_500_000
    else:
        assert judge_of(game) == hand_made(game)
