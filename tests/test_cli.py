"""Laws of every command: help, errors in one line, plain words in a pipe."""

from __future__ import annotations

import json
import re
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from everglow import COMPILED, __version__, cli
from tests.terminal import Terminal, last_question, read_to_prompt

COMMANDS = ["play", "watch", "simulate", "scenario", "replay", "verify"]


@pytest.fixture
def terminal(tmp_path: Path) -> Terminal:
    return Terminal(tmp_path)


@pytest.fixture
def game(terminal: Terminal, tmp_path: Path) -> Path:
    """The record of a finished game."""
    terminal.run("simulate", "vale", "--games", "1", "--record", tmp_path / "game.json")
    return tmp_path / "game.json"


def test_the_version_is_told(terminal: Terminal) -> None:
    engine = "compiled by mypyc" if COMPILED else "interpreted"
    assert terminal.run("--version") == (0, f"everglow {__version__}, engine {engine}\n", "")


def test_without_a_command_the_commands_are_told(terminal: Terminal) -> None:
    told = terminal.run()
    assert told.code == 0
    assert all(f"  {command}  " in told.out for command in COMMANDS)
    assert "commands:\n  COMMAND\n    play " in told.out


@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_helps_with_examples(terminal: Terminal, command: str) -> None:
    told = terminal.run(command, "--help")
    assert told.code == 0
    assert f"examples:\n  everglow {command} " in told.out


# Bad input


@pytest.mark.parametrize(
    ("argv", "complaint"),
    [
        (["fly"], "argument COMMAND: invalid choice: 'fly'"),
        (["play"], "the following arguments are required: GAME"),
        (["play", "chess"], "unknown game 'chess'; expected glow or vale"),
        (["play", "vale", "--players", "7"], "The Vale of Eternity is for 2 to 4 players, not 7"),
        (["play", "vale", "--players", "9" * 20], "is for 2 to 4 players, not 99999999999999999999"),
        (["play", "vale", "--players", "9" * 100], "expected a number of players, not '9999"),
        (["play", "vale", "--players", "two"], "expected a number of players, not 'two'"),
        (["play", "vale", "--record", ""], "argument --record: expected the name of a file"),
        (["watch", "vale", "--record", ""], "argument --record: expected the name of a file"),
        (["simulate", "vale", "--record", ""], "argument --record: expected the name of a file"),
        (["simulate", "vale", "--games", "1", "--record", "/proc/x.jsonl"], ": /proc/x.jsonl: No such file"),
        (["play", "vale", "--bot", "deep"], "unknown bot 'deep'; expected spark"),
        (["play", "vale", "--seat", "3"], "there is no seat 3; expected 1 to 2"),
        (["play", "vale", "--seat", "-1"], "expected"),
        (["play", "vale", "--name", "\x1b[2J"], "expected printable characters"),
        (["play", "vale", "--option", "deck=1"], "unknown option 'deck'; The Vale of Eternity has start"),
        (["play", "vale", "--option", "start"], "option start is random, 1 or 2, not ''"),
        (["play", "vale", "--option", "start=3"], "option start is random, 1 or 2, not '3'"),
        (["play", "vale", "--resume"], "no saved game of vale is waiting"),
        (["play", "vale", "--resume", "none.json"], "none.json: No such file"),
        (["play", "vale", "--resume", "--seed", "1"], "leave out --seed"),
        (["play", "vale", "--record", "/"], "/ exists already; name another file"),
        (["watch", "vale", "--bots", "random"], "for 2 to 4 players, not 1"),
        (["watch", "vale", "--bots", "random,deep"], "unknown bot 'deep'"),
        (["watch", "vale", "--delay", "soon"], "expected 0 to 60 seconds, not 'soon'"),
        (["watch", "vale", "--record", "/dev/null/game.json"], ": /dev/null/game.json: Not a dir"),
        (["simulate", "vale", "--players", "5"], "for 2 to 4 players, not 5"),
        (["simulate", "vale", "--games", "0"], "expected a number from 1 up, not '0'"),
        (["scenario"], "the following arguments are required: FILE"),
        (["scenario", "none.json"], "none.json: No such file"),
        (["replay", "none.json"], "none.json: No such file"),
        (["replay", "/"], "/: Is a directory"),
        (["verify", "none.json"], "none.json: No such file"),
    ],
    ids=" ".join,
)
def test_bad_input_is_told_in_one_line(terminal: Terminal, argv: list[str], complaint: str) -> None:
    told = terminal.run(*argv)
    assert (told.code, told.out) == (2, "")
    assert told.err.startswith("everglow: ")
    assert complaint in told.err
    assert told.err.count("\n") == 1
    assert terminal.records() == []


@pytest.mark.parametrize(
    ("change", "complaint"),
    [
        ({"game": "chess"}, "game.json: unknown game 'chess'"),
        ({"rules_version": "0"}, "game.json: rules_version: expected '1', not '0'"),
        ({"format": 9}, "game.json: format: expected 1"),
        ({"names": ["Anna"]}, "game.json: names: expected one for each of 2 seats"),
        ({"actions": [[0, "summon:hydra"]]}, "game.json: action 1: 'summon:hydra' is not legal for seat 0: "),
        ({"actions": [[0, "summon:unicorn"]]}, "game.json: action 1: unknown action 'summon:unicorn'"),
        ({"actions": 1}, "game.json: actions: expected a list"),
        ({"options": {"start": "9"}}, "game.json: Option “start” must be one of random, 0, 1, not “9”."),
    ],
    ids=str,
)
@pytest.mark.parametrize("command", [["replay"], ["play", "vale", "--resume"]], ids=str)
def test_a_bad_record_is_told_in_one_line(
    terminal: Terminal, game: Path, command: list[str], change: dict[str, object], complaint: str
) -> None:
    game.write_text(json.dumps(json.loads(game.read_text()) | change))
    before = game.read_text()
    told = terminal.run(*command, game)
    assert told.code == 2
    assert complaint in told.err or "game: expected 'vale', not 'chess'" in told.err
    assert told.err.count("\n") == 1
    assert game.read_text() == before


@pytest.mark.parametrize(
    "command", [["replay"], ["verify"], ["scenario"], ["play", "vale", "--resume"]], ids=str
)
def test_a_file_with_anything_else_in_it_is_told_in_one_line(
    terminal: Terminal, tmp_path: Path, command: list[str]
) -> None:
    for nonsense in (b"", b"{", b"[1]", b"\xff\x00", b"[" * 99_999):
        (tmp_path / "nonsense").write_bytes(nonsense)
        told = terminal.run(*command, tmp_path / "nonsense")
        assert (told.code, told.out, told.err.count("\n")) == (2, "", 1)
        assert told.err.count("/nonsense") == 1


def test_a_mistake_of_ours_is_told_in_one_line(terminal: Terminal, monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(*_: object) -> int:
        raise AssertionError("one\ntwo")

    monkeypatch.setattr(cli, "_run", fail)
    told = terminal.run("play", "vale")
    assert told.code == 70
    assert re.fullmatch(r"everglow: a mistake of ours.* AssertionError: one two .*\n", told.err)
    monkeypatch.setenv("EVERGLOW_DEBUG", "1")
    with pytest.raises(AssertionError):
        cli.main(["play", "vale"])


def test_whoever_interrupts_gets_no_traceback(terminal: Terminal, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupt(*_: object) -> int:
        raise KeyboardInterrupt

    monkeypatch.setattr(cli, "_run", interrupt)
    assert terminal.run("simulate", "vale") == (130, "", "everglow: interrupted\n")


# Real processes


def test_a_pipe_gets_plain_words(terminal: Terminal, game: Path) -> None:
    process = terminal.spawn("replay", game)
    out, err = process.communicate()
    assert process.returncode == 0
    assert "\x1b" not in out
    assert "stone" in out
    assert err == ""


def test_whoever_stops_reading_gets_no_traceback(terminal: Terminal, game: Path) -> None:
    with terminal.spawn("simulate", "vale", "--games", "3", "--json") as process:
        assert process.stdout is not None
        assert process.stderr is not None
        process.stdout.close()
        assert process.stderr.read() == ""
    assert process.returncode == 1


def test_a_stream_that_cannot_write_symbols_does_without(terminal: Terminal, game: Path) -> None:
    terminal.env["PYTHONIOENCODING"] = "ascii"
    out, err = terminal.spawn("simulate", "vale", "--games", "2").communicate()
    assert "2 random games" in out
    assert err == ""


def test_a_game_that_is_killed_goes_on_at_the_same_question(terminal: Terminal, tmp_path: Path) -> None:
    process = terminal.spawn(
        "play", "vale", "--bot", "random", "--seed", "5", "--record", tmp_path / "killed.json"
    )
    assert process.stdin is not None
    shown = read_to_prompt(process)
    for _ in range(5):
        process.stdin.write("1\n")
        process.stdin.flush()
        shown = read_to_prompt(process)
    process.kill()
    process.communicate()
    told = terminal.run("play", "vale", "--resume", tmp_path / "killed.json")
    assert last_question(told.out) == last_question(shown)
    assert "The game is saved." in told.out


def test_control_c_saves_the_game_and_says_how_to_go_on(terminal: Terminal, tmp_path: Path) -> None:
    process = terminal.spawn("play", "vale", "--bot", "random", "--record", tmp_path / "my game.json")
    read_to_prompt(process)
    process.send_signal(signal.SIGINT)
    out, err = process.communicate()
    assert process.returncode == 130
    assert f"everglow play vale --resume '{tmp_path / 'my game.json'}'" in out
    assert err == ""


def test_the_module_runs_too() -> None:
    told = subprocess.run([sys.executable, "-m", "everglow", "--version"], capture_output=True, text=True)
    assert told.stdout.startswith(f"everglow {__version__}, engine ")
