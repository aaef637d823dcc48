"""The arena on a Ray instance of its own on this machine; run by `make test-extras`."""

from __future__ import annotations

import json
import socket
from pathlib import Path

import pytest

from everglow.arena.cluster import NoRay, play_there
from everglow.arena.match import Result
from everglow.arena.terms import Terms
from everglow.arena.workers import GaveUp, play_here
from tests.terminal import Terminal

pytestmark = pytest.mark.filterwarnings("ignore")  # Ray's own, while it starts and stops
BOTS = "tests.arena.bots"


def terms(*bots: str) -> Terms:
    return Terms("vale", {}, list(bots), len(bots), "1", 10.0)


def timeless(result: Result) -> tuple[object, ...]:
    return result.number, result.shares, result.ranks, result.scores, result.forfeit


def test_on_a_cluster_every_game_is_the_same_as_here() -> None:
    three = terms("random", f"{BOTS}:First", f"{BOTS}:Crashing")
    here, there = play_here(three, list(range(6)), 1), play_there(three, list(range(6)), "local")
    assert sorted(map(timeless, there)) == sorted(map(timeless, here))


def test_a_task_that_fails_is_played_again_and_counted_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("DEADLY", str(tmp_path / "died"))
    games = play_there(terms(f"{BOTS}:Deadly", f"{BOTS}:First"), [0, 1, 2, 3], "local")
    assert sorted(result.number for result in games) == [0, 1, 2, 3]
    assert (tmp_path / "died").exists()


def test_a_game_that_kills_every_worker_ends_the_run_with_a_sentence() -> None:
    with pytest.raises(GaveUp, match=r"^workers of the Ray cluster died 3 times in the same game$"):
        list(play_there(terms(f"{BOTS}:Poison", "random"), [0], "local"))


@pytest.mark.parametrize("address", ["127.0.0.1:{}", "ray://127.0.0.1:{}", "no address at all"])
def test_where_no_cluster_answers_it_says_so(address: str) -> None:
    with socket.create_server(("127.0.0.1", 0)) as server:
        port = server.getsockname()[1]  # free again in a moment: nobody listens there
    with pytest.raises(NoRay, match=r"^expected the address of a Ray cluster, or local, not '"):
        list(play_there(terms("random", "random"), [0], address.format(port)))


def test_the_command_plays_on_a_cluster(tmp_path: Path) -> None:
    told = Terminal(tmp_path).run(
        "arena", "glow", "--bots", "random,random", "--games", "2", "--ray", "local", "--json"
    )
    assert (told.code, json.loads(told.out)["games"]) == (0, 2)
