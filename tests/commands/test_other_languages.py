"""The terminal says nothing in English to whoever reads another language, in help and in complaints."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest

from tests.terminal import Outcome, Terminal
from tests.words.english import english_in

OTHERS = ["de", "fr", "nl"]
COMMANDS = [
    *("play", "serve", "watch", "arena", "simulate", "train", "scenario", "replay", "verify"),
    "analyse",
    *("backup", "restore", "import", "doctor", "prune", "close", "reopen"),
]

# What is typed or stands in files is the same in every language.
TYPED = re.compile(
    r"The Vale of Eternity|--[\w-]+|^ +everglow .*?(?=  |$)|\{[\w,]+\}|/tmp/\S+|[\w./-]+\.\w+"
    r"|'[^']*'|\"[^\"]*\"|«[^»]*»|„[^“]*“|\u2018[^\u2019]*\u2019|\([a-z]+, [a-z]+\)",
    re.MULTILINE,
)

# Headings and placeholders of English help that no other language has, but French its options.
HELP = {"usage", "options", "commands", "FILE", "GAME", "NAME=VALUE", "SECONDS", "FOLDER", "ADDRESS", "WHAT"}


def left(text: str, language: str) -> set[str]:
    """English in what the terminal said."""
    return english_in(TYPED.sub("", text), language)


@pytest.fixture
def terminal(tmp_path: Path) -> Terminal:
    return Terminal(tmp_path)


@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize("command", [*COMMANDS, ""])
def test_help_is_in_the_language(terminal: Terminal, command: str, language: str) -> None:
    told = terminal.run(*[command] * bool(command), "--help", "--lang", language)
    assert told.code == 0
    assert not left(told.out, language), told.out
    said = set(re.findall(r"[\w=]+", TYPED.sub("", told.out)))
    assert said & HELP <= ({"options"} if language == "fr" else set())


def test_every_command_is_asked_for_help(terminal: Terminal) -> None:
    listed = re.findall(r"^    (\w+) ", terminal.run("--help").out, re.MULTILINE)
    assert set(listed) == set(COMMANDS)


# What complains, by its command: DATA, FILE, STORE and RECORD stand for files that are made below.
COMPLAINTS = {
    "nobody has such a file": ["replay", "nowhere.json"],
    "a folder is no record": ["replay", "DATA"],
    "no record at all": ["replay", "FILE:[]"],
    "no JSON": ["verify", "FILE:{\n3"],
    "JSON too deep to be read": ["verify", "FILE:" + "[" * 100_000],
    "an empty file": ["verify", "FILE: "],
    "no text": ["verify", "FILE:\0"],
    "two records": ["replay", "RECORD:twice"],
    "two records to judge": ["analyse", "RECORD:twice"],
    "no time to look deeper": ["analyse", "FILE:x", "--deep", "never"],
    "a bot without a name": ["watch", "vale", "--bots", "deep_blue,random"],
    "a bot with too little time": ["watch", "vale", "--bots", "search@soon,random"],
    "a bot whose module is missing": ["watch", "vale", "--bots", "nowhere:Bot,random"],
    "a bot that cannot choose": ["watch", "vale", "--bots", "builtins:slice,random"],
    "a command with an open quote": ["watch", "vale", "--bots", "process:python 'x,random"],
    "a command with an open backslash": ["watch", "vale", "--bots", "process:python \\,random"],
    "a program that is missing": ["watch", "vale", "--bots", "process:/nowhere/bot,random"],
    "a program that ends": ["watch", "vale", "--bots", "process:false,random"],
    "a program that says nothing we know": ["watch", "vale", "--bots", "process:echo hello,random"],
    "a program that is not ready": ["watch", "vale", "--bots", "process:echo {},random"],
    "a tournament with such a program": ["arena", "vale", "--bots", "process:false,random", "--games", "2"],
    "a store that is missing": ["backup", "DATA/copy", "--data", "DATA"],
    "a store that is missing, to prune": ["prune", "--days", "9", "--data", "DATA"],
    "a store that is missing, to close in": ["close", "table", "ABCDEF", "--data", "DATA"],
    "a store that is missing, for a doctor": ["doctor", "--data", "DATA"],
    "a store that is something else": ["prune", "--days", "9", "--data", "STORE:not a store, but some text"],
    "a store that is empty": ["prune", "--days", "9", "--data", "STORE:"],
    "a store in a file": ["prune", "--days", "9", "--data", "FILE:x"],
    "a backup that is missing": ["restore", "nowhere.sqlite", "--data", "DATA"],
    "a backup of something else": ["restore", "FILE:some text", "--data", "DATA"],
    "a backup without force": ["restore", "FILE:some text", "--data", "STORE:x"],
    "a backup onto a folder": ["backup", "DATA", "--data", "DATA"],
    "a name that nobody can have": ["close", "name", "x" * 99, "--data", "DATA"],
    "a port that is none": ["serve", "--port", "99999", "--data", "DATA"],
    "an address that is elsewhere": ["serve", "--host", "192.0.2.77", "--data", "DATA"],
    "a proxy that is no address": ["serve", "--proxy", "next door", "--data", "DATA"],
    "data in a file": ["serve", "--data", "FILE:x"],
}

# Changes of a record, by field, that make it wrong.
DAMAGES: dict[str, dict[str, Any]] = {
    "another format": {"format": 2},
    "no names": {"names": None},
    "a name too few": {"names": ["Ann"]},
    "an empty name": {"names": ["", "Bo"]},
    "a number for a secret": {"secret": 1},
    "another secret": {"secret": "other"},
    "another hash of a nonce": {"hashes": ["0" * 64, ""]},
    "no options": {"options": []},
    "an unknown option": {"options": {"weather": "fine"}},
    "a value that an option does not have": {"options": {"start": "9"}},
    "an unknown game": {"game": "chess"},
    "other rules": {"rules_version": "0"},
    "no list of actions": {"actions": {}},
    "no action": {"actions": [1]},
    "an action without a name": {"actions": [[0, 1]]},
    "an unknown action": {"actions": [[0, "fly"]]},
    "an action that is not legal": {"actions": [[0, "end_turn"]]},
    "no undo": {"undos": [1]},
    "an undo of nothing": {"undos": [{"after": 0, "back": 1}]},
    "an undo later than all": {"undos": [{"after": 9999, "back": 1}]},
    "a fork later than all": {"fork": {"after": 9999, "secret": "x"}},
    "a result of another kind": {"result": 1},
    "no result": {"result": None},
    "other scores": {"result": {"scores": [1, 2], "returns": [0.0, 1.0]}},
    "another hash": {"hashes": ["x", "y"], "nonces": ["a", "b"]},
}


def complain(terminal: Terminal, tmp_path: Path, argv: list[str], language: str) -> Outcome:
    (tmp_path / "empty").mkdir(exist_ok=True)
    return terminal.run(*[_made(tmp_path, word) for word in argv], "--lang", language)


def _made(tmp_path: Path, word: str) -> str:
    """Write the file or folder that a placeholder in a command stands for; return the word to type."""
    kind, _, text = word.partition(":")
    if kind == "FILE":
        (tmp_path / "file.json").write_text(text)
        return str(tmp_path / "file.json")
    if kind == "STORE":
        (tmp_path / "data").mkdir(exist_ok=True)
        (tmp_path / "data" / "tables.sqlite").write_text(text)
        return str(tmp_path / "data")
    if kind == "RECORD":
        record = json.dumps(_record(tmp_path))
        (tmp_path / "two.jsonl").write_text(f"{record}\n{record}\n")
        return str(tmp_path / "two.jsonl")
    return word.replace("DATA", str(tmp_path / "empty"))


def _record(tmp_path: Path) -> dict[str, Any]:
    """The record of a whole game."""
    path = tmp_path / "good.json"
    if not path.exists():
        Terminal(tmp_path).run("watch", "vale", "--seed", "1", "--record", path)
    found: dict[str, Any] = json.loads(path.read_text())
    return found


@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize("argv", COMPLAINTS.values(), ids=COMPLAINTS)
def test_complaints_are_in_the_language(
    terminal: Terminal, tmp_path: Path, argv: list[str], language: str
) -> None:
    told = complain(terminal, tmp_path, argv, language)
    english = complain(terminal, tmp_path, argv, "en")
    assert told.code == english.code
    assert told.err + told.out != english.err + english.out
    assert not left(told.err + told.out, language), told.err + told.out
    assert "Traceback" not in told.err


@pytest.mark.parametrize("damage", DAMAGES.values(), ids=DAMAGES)
def test_complaints_about_records_are_in_the_language(
    terminal: Terminal, tmp_path: Path, damage: dict[str, Any]
) -> None:
    path = tmp_path / "bad.json"
    path.write_text(json.dumps(_record(tmp_path) | damage))
    english = terminal.run("verify", path)
    assert english.code in (1, 2)
    for language in OTHERS:
        told = terminal.run("verify", path, "--lang", language)
        assert (told.code, (told.err + told.out).count("\n")) == (english.code, 1)
        assert told.err + told.out != english.err + english.out
        assert not left(told.err + told.out, language), told.err + told.out


def test_english_that_is_left_would_be_found(terminal: Terminal, tmp_path: Path) -> None:
    told = [complain(terminal, tmp_path, argv, "en") for argv in COMPLAINTS.values()]
    found = [one for one in told if left(one.err + one.out, "de")]
    assert len(found) > 0.9 * len(told)
