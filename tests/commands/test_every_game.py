"""Every command, for every game and every board: none of them knows which games there are."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from everglow.games import games
from tests.terminal import Terminal

BOARDS = [
    (name, option.values) for name in games() for option in games()[name].options if option.name == "board"
]
KINDS = [[name, "--option", f"board={board}"] for name, boards in BOARDS for board in boards]
KINDS += [[name] for name in games() if name not in dict(BOARDS)]
every_kind = pytest.mark.parametrize("kind", KINDS, ids=[" ".join(kind) for kind in KINDS])


@every_kind
def test_a_watched_game_can_be_replayed_and_verified(
    terminal: Terminal, tmp_path: Path, kind: list[str]
) -> None:
    record = tmp_path / "game.json"
    watched = terminal.run(
        "watch", *kind, "--bots", "random,random,random", "--seed", "7", "--record", record
    )
    assert watched.code == 0
    result = json.loads(record.read_text())["result"]
    assert len(result["scores"]) == 3
    replayed = terminal.run("replay", record)
    assert replayed.code == 0
    assert replayed.out.splitlines()[-1] == watched.out.splitlines()[-1]
    assert terminal.run("replay", record, "--to", "10", "--seat", "2").code == 0
    assert terminal.run("verify", record).code == 0


@every_kind
def test_random_games_can_be_simulated(terminal: Terminal, kind: list[str]) -> None:
    told = terminal.run("simulate", *kind, "--players", "4", "--games", "3", "--seed", "1", "--json")
    assert json.loads(told.out)["games"] == 3
    assert sum(json.loads(told.out)["wins"]) == pytest.approx(1, abs=0.001)  # shares are told rounded


@every_kind
def test_a_person_plays_quits_and_goes_on(terminal: Terminal, tmp_path: Path, kind: list[str]) -> None:
    record = tmp_path / "mine.json"
    begun = terminal.run(
        "play", *kind, "--bot", "random", "--seed", "3", "--record", record, typed="1\n1\n1\nq\n"
    )
    assert begun.code == 0
    done = len(json.loads(record.read_text())["actions"])
    resumed = terminal.run("play", kind[0], "--resume", record, typed="1\n" * 2000)
    assert resumed.code == 0
    assert len(json.loads(record.read_text())["actions"]) > done >= 3
    assert json.loads(record.read_text())["result"] is not None
