"""Language of the terminal, which argparse speaks too."""

from __future__ import annotations

import argparse
import ast
import inspect
from pathlib import Path

import pytest

from everglow.commands.language import PARSER
from everglow.words.wording import worded
from tests.terminal import Terminal

GERMAN = {
    "about": "Brettspiele.",
    "decimal_mark": ",",
    "expected_count": "eine Zahl ab 1 wird erwartet",
    "interrupted": "abgebrochen",
    "meta_command": "BEFEHL",
    "meta_game": "SPIEL",
    "parser_commands": "Befehle",
    "parser_help": "diese Hilfe",
    "parser_options": "Optionen",
    "parser_positionals": "Angaben",
    "parser_usage": "Aufruf:",
    "play_about": "Spiele gegen Bots.",
    "verdict_won": "gewinnt",
}


@pytest.fixture
def terminal(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Terminal:
    """A terminal with some German, whatever is translated."""
    for name, said in GERMAN.items():
        monkeypatch.setitem(worded("commands", "de").SENTENCES, name, lambda _w, _a, said=said: said)
    argument = "parser_argument", lambda _, a: f"Angabe {a['argument']}: {a['complaint']}"
    required = "parser_required", lambda _, a: f"es fehlt: {a['arguments']}"
    for name, sentence in (argument, required):
        monkeypatch.setitem(worded("commands", "de").SENTENCES, name, sentence)
    return Terminal(tmp_path)


@pytest.mark.parametrize(
    "argv",
    [["--lang", "de"], ["--lang=de"], ["--lang", "de", "play"], ["play", "--lang", "de"]],
    ids=" ".join,
)
def test_the_language_is_chosen_before_or_after_the_command(terminal: Terminal, argv: list[str]) -> None:
    told = terminal.run(*argv, "--help")
    assert told.code == 0
    assert told.out.startswith("Aufruf: everglow")
    assert "\nOptionen:\n  -h, --help" in told.out
    assert "diese Hilfe" in told.out


@pytest.mark.parametrize(
    ("variables", "language"),
    [
        ({"LC_ALL": "de_AT.UTF-8", "LANG": "nl_NL.UTF-8"}, "de"),
        ({"LC_ALL": "", "LC_MESSAGES": "de", "LANG": "nl_NL.UTF-8"}, "de"),
        ({"LC_ALL": "", "LC_MESSAGES": "", "LANG": "de_DE"}, "de"),
        ({"LC_ALL": "C.UTF-8", "LANG": "de_DE"}, "en"),
        ({"LC_ALL": "ja_JP.UTF-8"}, "en"),
    ],
)
def test_without_a_choice_it_is_that_of_the_system(
    terminal: Terminal, variables: dict[str, str], language: str
) -> None:
    terminal.env |= variables
    assert ("Brettspiele." in terminal.run().out) == (language == "de")
    assert "Brettspiele." not in terminal.run("--lang", "en").out


def test_an_unknown_language_is_told_in_one_line(terminal: Terminal) -> None:
    for argv in (["--lang", "xx", "play", "vale"], ["play", "vale", "--lang", "xx"]):
        told = terminal.run(*argv)
        assert (told.code, told.out, told.err.count("\n")) == (2, "", 1)
        assert "argument --lang: expected en, de, fr or nl, not 'xx'; see `everglow " in told.err


def test_errors_are_told_in_the_language(terminal: Terminal) -> None:
    assert "everglow: es fehlt: SPIEL; " in terminal.run("play", "--lang", "de").err
    told = terminal.run("simulate", "vale", "--games", "0", "--lang", "de").err
    assert told.startswith("everglow: Angabe --games: eine Zahl ab 1 wird erwartet; ")


def test_argparse_speaks_its_own_language_again_afterwards(terminal: Terminal) -> None:
    terminal.run("--lang", "de", "--help")
    assert argparse.ArgumentParser(prog="other").format_help().startswith("usage: other")


def test_a_game_is_told_in_the_language(terminal: Terminal) -> None:
    assert "  gewinnt\n" in terminal.run("watch", "vale", "--seed", "1", "--lang", "de").out


def test_numbers_are_written_as_the_language_does(terminal: Terminal) -> None:
    report = terminal.run("simulate", "vale", "--games", "2", "--lang", "de").out
    assert "50,0 %" in report or "100,0 %" in report


def test_what_is_said_in_place_of_argparse_is_what_it_says() -> None:
    """A sentence that it does not have any more would never be translated."""
    calls = [node for node in ast.walk(ast.parse(inspect.getsource(argparse))) if isinstance(node, ast.Call)]
    said = [
        call.args[0].value
        for call in calls
        if isinstance(call.func, ast.Name) and call.func.id == "_" and isinstance(call.args[0], ast.Constant)
    ]
    assert set(PARSER) <= set(said)
