"""`everglow scenario`: run examples of rules."""

from __future__ import annotations

import argparse
import json
from pathlib import Path

from everglow.commands import arguments
from everglow.commands.arguments import BadInput, Commands
from everglow.commands.files import blaming
from everglow.commands.words.generated import messages as m
from everglow.complaints import Complaint
from everglow.complaints.words.generated import messages as shared
from everglow.game import AnyGame, Json
from everglow.games import games
from everglow.record_files import read
from everglow.words.message import Message, verbatim


def add(commands: Commands) -> None:
    parser = commands.add("scenario", run, m.scenario_about(), m.scenario_examples())
    parser.add("files", meta=m.meta_file(), read=Path, about=m.scenario_help_files(), nargs="+")
    parser.add("--game", meta=m.meta_name(), about=m.scenario_help_game())


def run(args: argparse.Namespace) -> int:
    screen = arguments.screen(args)
    jobs = [(path, *_read(path, args.game)) for path in args.files]
    passed = failed = 0
    for path, game, scenarios in jobs:
        for number, scenario in enumerate(scenarios, 1):
            complaint = _complaint(game, scenario, args.lang)
            passed += not complaint
            failed += bool(complaint)
            if complaint:
                wrong = m.scenario_wrong(title=_title(scenario, number), complaint=complaint)
                screen.tell(shared.wrong_at(place=str(path), complaint=wrong) if len(jobs) > 1 else wrong)
    screen.tell(m.scenario_count(passed=passed, failed=failed), "bold red" if failed else "bold green")
    return 1 if failed else 0


def _read(path: Path, named: str | None) -> tuple[AnyGame, list[object]]:
    text = read(path)
    try:
        data = json.loads(text)
    except (ValueError, RecursionError) as error:
        raise _bad(path, m.expected_json(error=str(error))) from error
    if not isinstance(data, dict) or not isinstance(data.get("scenarios"), list):
        raise _bad(path, m.expected_scenarios())
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
    raise _bad(path, m.expected_game(games=list(games())))


def _bad(path: Path, complaint: Message) -> BadInput:
    return BadInput(shared.wrong_at(place=str(path), complaint=complaint))


def _complaint(game: AnyGame, scenario: object, language: str) -> Message | None:
    """Return what does not hold; None if all does."""
    if not isinstance(scenario, dict):
        return m.expected_object()
    try:
        wrong = "; ".join(game.examples.run(scenario, language))
    except Complaint as error:
        return error.message
    except ValueError as error:
        return verbatim(str(error))
    except Exception as error:  # whatever is wrong with one example, the others are run
        return verbatim(f"{type(error).__name__}: {error}")
    return verbatim(wrong) if wrong else None


def _title(scenario: object, number: int) -> Message:
    known = scenario if isinstance(scenario, dict) else {}
    told = [str(known[name]) for name in ("id", "title") if name in known]
    return verbatim(" ".join(told)) if told else m.scenario_number(number=number)
