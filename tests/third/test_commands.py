"""The third game in a terminal: every command knows it."""

import json

import pytest

from .environment import GAME, run


def everglow(*arguments, **options):
    done = run("everglow", *arguments, **options)
    assert done.returncode == 0, done.stderr
    return done.stdout


@pytest.fixture(scope="module")
def record(tmp_path_factory):
    """A game of three bots, as a file."""
    file = tmp_path_factory.mktemp("games") / "game.json"
    everglow("watch", GAME, "--bots", "greedy,planner,search@20", "--seed", "7", "--record", file)
    return file


def test_a_game_can_be_watched_replayed_and_verified(record):
    scores = json.loads(record.read_text())["result"]["scores"]
    assert len(scores) == 3
    assert f"{max(scores)}  wins" in everglow("replay", record)
    assert everglow("verify", record).endswith("The record checks out.\n")


def test_a_person_plays_to_the_end_against_a_bot(tmp_path):
    file = tmp_path / "mine.json"
    shown = everglow("play", GAME, "--bot", "ember", "--seed", "3", "--record", file, typed="1\n" * 30)
    assert "Your moths: " in shown
    assert "The game is over" in shown
    assert json.loads(file.read_text())["result"] is not None


def test_random_games_can_be_simulated():
    told = json.loads(everglow("simulate", GAME, "--players", "4", "--games", "5", "--seed", "1", "--json"))
    assert told["games"] == 5
    assert sum(told["wins"]) == pytest.approx(1, abs=0.001)


BOTS = ["random", "greedy", "planner", "search@10"]


def test_all_bots_meet_in_the_arena_in_worker_processes():
    told = everglow(
        "arena", GAME, "--bots", ",".join(BOTS), "--games", "4", "--jobs", "2", "--seed", "1", "--json"
    )
    standing = json.loads(told)["bots"]
    assert [bot["forfeits"] for bot in standing] == [0, 0, 0, 0]
    assert sorted(bot["bot"] for bot in standing) == sorted(BOTS)


def test_a_bot_that_looks_ahead_beats_chance():
    told = everglow("arena", GAME, "--bots", "greedy,random", "--games", "10", "--seed", "1", "--json")
    shares = {bot["bot"]: bot["first_place"]["mean"] for bot in json.loads(told)["bots"]}
    assert shares["greedy"] > shares["random"]
