from __future__ import annotations

import json
import shlex
import signal
import sys
from pathlib import Path
from typing import Any

import pytest

from tests.terminal import Terminal

TIMED = ("moves_per_second", "seconds_a_move")
TINY = ("--games", "4", "--jobs", "1")


def arena(terminal: Terminal, *argv: object) -> dict[str, Any]:
    told = terminal.run("arena", *argv, "--json")
    assert (told.code, told.err) == (0, "")
    result: dict[str, Any] = json.loads(told.out)
    return result


def timeless(result: dict[str, Any]) -> dict[str, Any]:
    return {**result, "bots": [{k: v for k, v in bot.items() if k not in TIMED} for bot in result["bots"]]}


def test_everything_is_told_as_json_and_the_command_gives_it_again(terminal: Terminal) -> None:
    """Repeat the command with another number of workers, too."""
    three = [
        "glow",
        "--bots",
        "random,random,random",
        "--games",
        "4",
        "--seed",
        "x y",
        "--option",
        "board=sea",
    ]
    told = arena(terminal, *three, "--jobs", "2", "--mirror")
    assert (told["game"], told["players"], told["games"], told["options"]) == ("glow", 3, 6, {"board": "sea"})
    assert [bot["bot"] for bot in told["bots"]] == ["random A", "random B", "random C"]
    assert sum(bot["first_place"]["mean"] for bot in told["bots"]) == pytest.approx(1, abs=0.001)
    assert sum(bot["rank"]["mean"] for bot in told["bots"]) == pytest.approx(6, abs=0.001)
    assert (
        told["mirror"]["first_place"]["low"] < told["mirror"]["even"] < told["mirror"]["first_place"]["high"]
    )
    for bot in told["bots"]:
        assert bot["score"]["low"] < bot["score"]["mean"] < bot["score"]["high"]
        assert bot["seconds_a_move"]["max"] >= bot["seconds_a_move"]["p95"] > 0
        assert bot["rating"]["sigma"] < 8.3
    again = arena(terminal, *shlex.split(told["command"])[2:], "--jobs", "1")
    assert timeless(again) == timeless(told)


def test_one_of_the_first_plays_against_three_of_the_second(terminal: Terminal) -> None:
    told = arena(terminal, "vale", "--bots", "tests.arena.bots:First,random", "--players", "4", *TINY)
    first, others = told["bots"]
    assert (told["players"], told["games"]) == (4, 4)
    assert first["first_place"]["mean"] + 3 * others["first_place"]["mean"] == pytest.approx(1, abs=0.001)
    assert first["first_place"]["low"] is None  # a single deal says nothing of others


def test_in_a_pipe_everything_is_told_in_words(terminal: Terminal) -> None:
    told = terminal.run("arena", "vale", "--bots", "random,random", "--games", "3", "--jobs", "1", "--mirror")
    assert told.out.startswith("4 games of vale, 2 players, seed 1: deals: 2, each with all 2 rotations")
    assert (
        "--games 3 is rounded up: a deal is played with all rotations or not at all.\nrandom A\n" in told.out
    )
    for word in ("first place  ", "mean rank  ", "margin  ", "score  ", "rating  ", "ms a move  "):
        assert told.out.count(word) == 2
    assert "Mirror: random against itself is first in " in told.out
    assert "\nAgain: everglow arena vale --bots random,random --games 3 --seed 1 --mirror\n" in told.out


def test_on_a_terminal_there_is_a_table_and_a_progress_bar(tmp_path: Path) -> None:
    told = Terminal(tmp_path, FORCE_COLOR="1").run("arena", "vale", "--bots", "random,random", *TINY)
    assert "┃" in told.out
    assert "Playing" in told.err


def test_for_a_document_there_is_a_table_under_its_command(terminal: Terminal) -> None:
    told = terminal.run("arena", "vale", "--bots", "random,random", *TINY, "--markdown").out.splitlines()
    assert told[0] == "`everglow arena vale --bots random,random --games 4 --seed 1`"
    assert told[2].startswith("| bot | first place | mean rank |")
    assert {line.count("|") for line in told[2:]} == {10}


def test_a_bot_that_crashes_forfeits_that_game_and_the_run_goes_on(terminal: Terminal) -> None:
    told = terminal.run("arena", "vale", "--bots", "random,tests.arena.bots:Crashing", *TINY, "--json")
    line = "tests.arena.bots:Crashing crashed: ZeroDivisionError: nothing to divide"
    assert sorted(told.err.splitlines()) == [f"game {n}, seat {(n + 1) % 2 + 1}: {line}" for n in range(4)]
    result = json.loads(told.out)
    assert [bot["forfeits"] for bot in result["bots"]] == [0, 4]
    assert [bot["first_place"]["mean"] for bot in result["bots"]] == [1, 0]
    assert result["bots"][0]["score"]["mean"] is None
    assert result["forfeits"][0] == {
        "game": 0,
        "bot": "tests.arena.bots:Crashing",
        "seat": 1,
        "why": "crashed: ZeroDivisionError: nothing to divide",
    }


def test_where_nobody_played_to_the_end_no_points_are_told(terminal: Terminal) -> None:
    told = terminal.run("arena", "vale", "--bots", "random,tests.arena.bots:Crashing", *TINY)
    assert "  score        none\n" in told.out


def test_workers_that_die_again_and_again_are_told_in_a_sentence(terminal: Terminal) -> None:
    told = terminal.run("arena", "vale", "--bots", "random,tests.arena.bots:Poison", *TINY)
    assert told == (
        2,
        "",
        "everglow: workers died 3 times without finishing a game; the first that is missing is game 0\n",
    )


@pytest.mark.parametrize(
    ("argv", "expected"),
    [
        (["--bots", "random"], "The Vale of Eternity is for 2 to 4 players, not 1"),
        (
            ["--bots", "random,random,random", "--players", "4"],
            "expected one or two bots, or one for each of the 4",
        ),
        (
            ["--bots", "random,deep"],
            "unknown bot 'deep'; expected spark, ember, lantern, beacon, star, random",
        ),
        (["--bots", "random,random", "--limit", "0"], "expected seconds, more than 0 and at most 3600"),
        (["--bots", "random,random", "--limit", "soon"], "expected seconds, more than 0 and at most 3600"),
        (["--bots", "random,random", "--json", "--markdown"], "not allowed with argument"),
        ([], "the following arguments are required: --bots"),
    ],
)
def test_what_cannot_be_is_said_in_one_line(terminal: Terminal, argv: list[str], expected: str) -> None:
    told = terminal.run("arena", "vale", *argv)
    assert (told.code, told.out) == (2, "")
    assert expected in told.err
    assert told.err.count("\n") == 1


def test_without_ray_it_says_how_to_get_it(terminal: Terminal, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    told = terminal.run("arena", "vale", "--bots", "random,random", "--ray", "local")
    assert told == (2, "", "everglow: --ray needs Ray; install it by: pip install 'everglow[ray]'\n")


def test_an_interrupt_ends_the_workers_too(terminal: Terminal) -> None:
    process = terminal.spawn(
        "arena", "vale", "--bots", "tests.arena.bots:Crashing,random", "--games", "999999"
    )
    with process:
        assert process.stderr is not None
        assert "forfeits" not in process.stderr.readline()  # it is playing
        process.send_signal(signal.SIGINT)
        out, err = process.communicate(timeout=60)
    assert (process.returncode, out) == (130, "")
    assert err.splitlines()[-1] == "everglow: interrupted"


def test_figures_without_luck_are_told_if_asked_for(terminal: Terminal) -> None:
    argv = ["arena", "vale", "--bots", "greedy,random", "--games", "6", "--jobs", "1", "--adjust"]
    told = terminal.run(*argv).out
    assert "first place, luck aside" in told
    assert "deals saved" in told
    assert "--adjust" in told
    found = json.loads(terminal.run(*argv, "--json").out)["bots"][0]
    assert found["fair_first_place"]["mean"] is not None
    assert found["variance_ratio"]["margin"] >= 1
