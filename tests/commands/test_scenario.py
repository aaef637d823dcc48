from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from everglow.games import games
from tests.games.folders import folder_of
from tests.terminal import Terminal
from tests.words.english import english_in

# Whoever sells a water card gets a blue stone.
SALE: dict[str, Any] = {
    "id": "T1",
    "title": "A water card is sold for a blue stone",
    "setup": {"round": 1, "phase": "action", "players": ["A", "B"], "state": {"A": {"marked": ["hydra"]}}},
    "actions": [{"do": "sell", "card": "hydra", "by": "A"}],
    "expect": {"A": {"stones": [3]}},
}


def written(path: Path, *scenarios: object, **more: object) -> Path:
    path.write_text(json.dumps({"format": {}, "scenarios": scenarios, **more}))
    return path


def test_scenarios_that_hold_are_counted(terminal: Terminal, tmp_path: Path) -> None:
    assert terminal.run("scenario", written(tmp_path / "a.json", SALE, SALE)) == (
        0,
        "2 passed, 0 failed\n",
        "",
    )


def test_one_that_does_not_hold_is_told_with_expected_and_actual(terminal: Terminal, tmp_path: Path) -> None:
    wrong = SALE | {"expect": {"A": {"stones": [6]}}}
    told = terminal.run("scenario", written(tmp_path / "a.json", SALE, wrong))
    assert told.code == 1
    line, count = told.out.splitlines()
    assert line.startswith("T1 A water card is sold for a blue stone: ")
    assert "6" in line
    assert "3" in line
    assert count == "1 passed, 1 failed"


def test_one_that_makes_no_sense_fails_and_the_others_are_run(terminal: Terminal, tmp_path: Path) -> None:
    unknown = SALE | {"actions": [{"do": "sell", "card": "unicorn", "by": "A"}]}
    told = terminal.run("scenario", written(tmp_path / "a.json", unknown, {}, 7, SALE))
    assert told.code == 1
    lines = told.out.splitlines()
    assert lines[0].startswith("T1 ")
    assert "unicorn" in lines[0]
    assert lines[1].startswith("scenario 2: ")
    assert lines[2] == "scenario 3: expected an object"
    assert lines[3:] == ["1 passed, 3 failed"]


def test_a_game_that_stumbles_over_one_fails_it(
    terminal: Terminal, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def stumble(*_: object) -> list[str]:
        raise ZeroDivisionError("by nothing")

    monkeypatch.setattr(games()["vale"].examples, "run", stumble)
    told = terminal.run("scenario", written(tmp_path / "a.json", SALE))
    assert (
        told.out.splitlines()[0] == "T1 A water card is sold for a blue stone: ZeroDivisionError: by nothing"
    )


WRONG: dict[str, dict[str, Any]] = {  # by language
    "de": {"expect": {"A": {"stones": [6]}}},
    "fr": {"expect": {"legal": False, "reason": "zzz"}},
    "nl": {"actions": [{"do": "fly", "by": "A"}]},
}
TOLD = {
    "de": "A stones: Erwartet wird [6], es ist aber [3]",
    "fr": "la dernière action ne devrait pas être permise (zzz)",
    "nl": "onbekende actie ‘fly’; kies uit setup, reveal, mark, ",  # noqa: RUF001
}
OTHERS: list[dict[str, Any]] = [
    {"actions": [{"do": "sell", "card": "imp", "by": "B"}]},
    {"actions": [{"do": "sell", "card": "unicorn", "by": "A"}]},
    {"actions": [{"by": "A"}]},
    {"actions": ["sell"]},
    {"setup": {"players": "AB"}},
]


@pytest.mark.parametrize("language", WRONG)
def test_what_is_wrong_is_told_in_the_language(terminal: Terminal, tmp_path: Path, language: str) -> None:
    path = written(tmp_path / "vale.json", SALE | WRONG[language])
    assert TOLD[language] in terminal.run("scenario", path, "--lang", language).out
    examples = [SALE | {"title": ""} | change for change in [*WRONG.values(), *OTHERS]]
    told = terminal.run("scenario", written(tmp_path / "vale.json", *examples), "--lang", language)
    assert len(told.out.splitlines()) == len(examples) + 1
    fields = {"stones", "players", "card"}  # as they stand in the file
    assert not [line for line in told.out.splitlines() if english_in(line, language) - fields]


def test_with_several_files_failures_are_told_with_their_file(terminal: Terminal, tmp_path: Path) -> None:
    good, bad = written(tmp_path / "good.json", SALE), written(tmp_path / "bad.json", {})
    told = terminal.run("scenario", good, bad, "--game", "vale")
    assert told.out.startswith(f"{bad}: scenario 1: ")
    assert told.out.endswith("1 passed, 1 failed\n")


def test_nothing_is_run_if_a_file_cannot_be_read(terminal: Terminal, tmp_path: Path) -> None:
    told = terminal.run("scenario", written(tmp_path / "good.json", {}), tmp_path / "none.json")
    assert (told.code, told.out) == (2, "")


@pytest.mark.parametrize("data", [[], {}, {"scenarios": {}}, 1])
def test_a_file_without_a_list_of_scenarios_is_refused(
    terminal: Terminal, tmp_path: Path, data: object
) -> None:
    (tmp_path / "a.json").write_text(json.dumps(data))
    told = terminal.run("scenario", tmp_path / "a.json")
    assert told.code == 2
    assert told.err.endswith("a.json: expected an object with a list of scenarios\n")


# Which game


def test_the_game_is_told_or_stands_in_the_file(terminal: Terminal, tmp_path: Path) -> None:
    assert terminal.run("scenario", written(tmp_path / "a.json", SALE), "--game", "vale").code == 0
    assert terminal.run("scenario", written(tmp_path / "a.json", SALE, game="vale")).code == 0
    told = terminal.run("scenario", written(tmp_path / "a.json", SALE, game="chess"))
    assert told.err == f"everglow: {tmp_path}/a.json: unknown game 'chess'; expected glow or vale\n"
    told = terminal.run("scenario", tmp_path / "a.json", "--game", "go")
    assert told.err == "everglow: unknown game 'go'; expected glow or vale\n"


@pytest.mark.parametrize("name", games())
def test_the_game_is_recognised_by_its_scenarios(terminal: Terminal, tmp_path: Path, name: str) -> None:
    ours = folder_of(name) / "scenarios.json"
    (tmp_path / "questions.json").write_text(ours.read_text())
    told = terminal.run("scenario", tmp_path / "questions.json")
    assert told.out == f"{len(json.loads(ours.read_text())['scenarios'])} passed, 0 failed\n"


def test_the_game_may_be_the_files_name(terminal: Terminal, tmp_path: Path) -> None:
    assert terminal.run("scenario", written(tmp_path / "vale.json", {})).out.endswith("0 passed, 1 failed\n")
    told = terminal.run("scenario", written(tmp_path / "a.json", {}))
    assert told.err.endswith("a.json: expected scenarios of glow or vale, or --game NAME\n")
