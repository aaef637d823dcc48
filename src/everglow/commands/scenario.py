"""`everglow scenario`: run examples of rules."""

from __future__ import annotations

import argparse
import json
from pathlib import Path

from everglow.commands import arguments
from everglow.commands.arguments import BadInput
from everglow.commands.files import blaming
from everglow.console import Screen
from everglow.game import AnyGame, Json
from everglow.games import games
from everglow.record_files import read

EXAMPLES = """\
  everglow scenario vale.json
  everglow scenario questions/*.json --game vale"""


def add(commands: arguments.Commands) -> None:
    about = "Run examples of play and say which do not hold."
    parser = arguments.add_command(commands, "scenario", run, about, EXAMPLES)
    parser.add_argument("files", metavar="FILE", nargs="+", type=Path, help='JSON: {"scenarios": [...]}')
    parser.add_argument("--game", metavar="NAME", help="the game, where the file does not tell")


def run(args: argparse.Namespace) -> int:
    screen = Screen(args.plain)
    jobs = [(path, *_read(path, args.game)) for path in args.files]
    passed = failed = 0
    for path, game, scenarios in jobs:
        for number, scenario in enumerate(scenarios, 1):
            complaint = _complaint(game, scenario)
            passed += not complaint
            failed += bool(complaint)
            if complaint:
                prefix = f"{path}: " if len(jobs) > 1 else ""
                screen.say(f"{prefix}{_title(scenario, number)}: {complaint}")
    screen.say(f"{passed} passed, {failed} failed", "bold red" if failed else "bold green")
    return 1 if failed else 0


def _read(path: Path, named: str | None) -> tuple[AnyGame, list[object]]:
    text = read(path)
    try:
        data = json.loads(text)
    except (ValueError, RecursionError) as error:
        raise BadInput(f"{path}: expected scenarios in JSON: {error}") from error
    if not isinstance(data, dict) or not isinstance(data.get("scenarios"), list):
        raise BadInput(f"{path}: expected an object with a list of scenarios")
    return _game(path, data, named), data["scenarios"]


def _game(path: Path, data: Json, named: str | None) -> AnyGame:
    """Find the game: by flag, by the file's `game`, by the looks of the scenarios, or by the file's name."""
    if named is not None:
        return arguments.find_game(named)
    if "game" in data:
        with blaming(path):
            return arguments.find_game(str(data["game"]))
    examples = [scenario for scenario in data["scenarios"] if isinstance(scenario, dict)]
    for game in games().values():
        if any(game.examples.recognises(scenario) for scenario in examples) or path.stem == game.name:
            return game
    raise BadInput(f"{path}: expected scenarios of {' or '.join(games())}, or --game NAME")


def _complaint(game: AnyGame, scenario: object) -> str:
    if not isinstance(scenario, dict):
        return "expected an object"
    try:
        return "; ".join(game.examples.run(scenario))
    except ValueError as error:
        return str(error)
    except Exception as error:  # whatever is wrong with one example, the others are run
        return f"{type(error).__name__}: {error}"


def _title(scenario: object, number: int) -> str:
    if not isinstance(scenario, dict):
        return f"scenario {number}"
    told = [str(scenario[name]) for name in ("id", "title") if name in scenario]
    return " ".join(told) or f"scenario {number}"
