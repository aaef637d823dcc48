"""`replay` and `verify`: what a record tells, and whether it is true."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from everglow.games import games
from everglow.record import Record
from everglow.record_files import load, save
from tests.terminal import Terminal

BEFORE = sorted((Path(__file__).parent / "version-0.1.0").glob("*.json"))


def test_a_record_tells_its_game_to_the_end(terminal: Terminal, game: Path) -> None:
    told = terminal.run("replay", game)
    assert told.code == 0
    assert told.out.startswith("The Vale of Eternity\n\n   0  Round 1, ")
    assert f"\n{len(load(game).actions):>4}  The game is over" in told.out
    assert " wins\n" in told.out


def test_a_replay_tells_what_was_told_when_it_was_played(terminal: Terminal, tmp_path: Path) -> None:
    watched = terminal.run("watch", "vale", "--record", tmp_path / "watched.json").out
    told = terminal.run("replay", tmp_path / "watched.json").out
    assert [line.lstrip(" 0123456789") for line in told.splitlines()] == [
        line.lstrip(" ") for line in watched.splitlines()
    ]


def test_a_replay_stops_where_it_is_told_to(terminal: Terminal, game: Path) -> None:
    told = terminal.run("replay", game, "--to", "2")
    assert "\n   2  " in told.out
    assert "\n   3  " not in told.out
    assert "Round 1 of 10" in told.out
    assert " wins" not in told.out


def test_a_replay_shows_what_a_seat_saw(terminal: Terminal, game: Path) -> None:
    assert "Your hand:" in terminal.run("replay", game, "--seat", "2").out
    assert "Your hand:" not in terminal.run("replay", game).out


def test_what_was_taken_back_is_not_told(terminal: Terminal, game: Path) -> None:
    record = load(game)
    record.undo(len(record.actions) - 2)
    save(record, game)
    assert terminal.run("replay", game).out == terminal.run("replay", game, "--to", "2").out


@pytest.mark.parametrize(
    ("argv", "complaint"),
    [
        (["--to", "9999"], "expected --to 0 to "),
        (["--seat", "3"], "there is no seat 3; expected 1 to 2"),
    ],
)
def test_what_the_record_does_not_have_is_refused(
    terminal: Terminal, game: Path, argv: list[str], complaint: str
) -> None:
    told = terminal.run("replay", game, *argv)
    assert (told.code, told.out) == (2, "")
    assert complaint in told.err


# Verifying


def test_an_honest_record_checks_out(terminal: Terminal, game: Path) -> None:
    told = terminal.run("verify", game)
    record = load(game)
    assert told.code == 0
    assert f"commitment  {record.commitment}\n" in told.out
    assert f"seed        {record.seed():064x}\n" in told.out
    assert f"actions     {len(record.actions)}\n" in told.out
    assert "result      Random A " in told.out
    assert told.out.endswith("The record checks out.\n")


@pytest.mark.parametrize("path", BEFORE, ids=lambda path: path.stem)
def test_a_record_that_version_0_1_0_wrote_checks_out(terminal: Terminal, path: Path) -> None:
    """Ann and Bob, in Glow a bot, answered at random there; two actions were taken back."""
    told = terminal.run("verify", path)
    record = load(path)
    assert (told.code, told.err) == (0, "")
    assert record.game == path.stem
    assert f"seed        {record.seed():064x}\n" in told.out
    assert f"actions     {len(record.actions)}, 2 taken back\n" in told.out
    assert "Every nonce fits the hash that was told before the start" in told.out
    assert told.out.endswith("The record checks out.\n")


def test_version_0_1_0_wrote_a_record_of_every_game() -> None:
    assert [path.stem for path in BEFORE] == sorted(games())


def test_the_record_of_a_lesson_says_that_its_deal_was_prepared(terminal: Terminal, tmp_path: Path) -> None:
    lesson = games()["vale"].examples.lesson
    record = Record("vale", games()["vale"].version, ["Ann", "Sable"], lesson.secret)
    save(record, tmp_path / "lesson.json")
    told = terminal.run("verify", tmp_path / "lesson.json")
    assert told.code == 0
    assert "This deal was prepared for a guided first game" in told.out


def test_a_record_in_the_middle_of_a_game_checks_out_too(terminal: Terminal, game: Path) -> None:
    record = load(game)
    record.undo(7)
    save(record, game)
    told = terminal.run("verify", game)
    assert f"actions     {len(record.actions)}, 7 taken back\n" in told.out
    assert "result      none yet, the game is not over\n" in told.out
    assert "seed  " not in told.out
    assert f"{record.seed():064x}" not in told.out


@pytest.mark.parametrize(
    ("change", "complaint"),
    [
        ({"secret": "2"}, "commitment: expected the SHA-256 of the secret"),
        ({"nonces": ["a", "b"]}, "action "),
        ({"hashes": ["0" * 64, ""]}, "hashes 0: expected the SHA-256 of that seat's nonce"),
        ({"actions": [[0, "summon:hydra"]]}, "action 1: 'summon:hydra' is not legal for seat 0: "),
        ({"game": "chess"}, "unknown game 'chess'; expected glow or vale"),
        ({"result": None}, "result: expected "),
    ],
    ids=str,
)
def test_it_is_told_what_is_wrong(
    terminal: Terminal, game: Path, change: dict[str, object], complaint: str
) -> None:
    game.write_text(json.dumps(json.loads(game.read_text()) | change))
    told = terminal.run("verify", game)
    assert (told.code, told.err) == (1, "")
    assert told.out.startswith(f"{game}: {complaint}")
    assert told.out.count("\n") == 1


def test_of_many_records_it_is_told_which_is_wrong(terminal: Terminal, game: Path, tmp_path: Path) -> None:
    good = load(game).to_json()
    lines = [json.dumps(good), json.dumps(good | {"secret": "2"})]
    (tmp_path / "games.jsonl").write_text("\n".join(lines))
    told = terminal.run("verify", tmp_path / "games.jsonl")
    assert told.code == 1
    assert told.out == f"{tmp_path}/games.jsonl: record 2: commitment: expected the SHA-256 of the secret\n"
