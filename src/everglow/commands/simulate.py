"""`everglow simulate`: play many random games and print statistics."""

from __future__ import annotations

import argparse
import json
from collections.abc import Iterable
from hashlib import sha256
from pathlib import Path
from time import perf_counter
from typing import TypedDict

from rich.progress import track

from everglow.agenda import Situation
from everglow.bots.playout import playout
from everglow.commands import arguments
from everglow.commands.arguments import Commands
from everglow.commands.files import unused
from everglow.commands.match import seat_names
from everglow.commands.tally import Tally
from everglow.commands.words.generated import messages as m
from everglow.game import Action, AnyGame, Seat
from everglow.record import Record
from everglow.record_files import dumps, write
from everglow.rng import stream
from everglow.words.message import Message


class About(TypedDict):
    """The game that was played, and how."""

    game: str
    rules_version: str
    options: dict[str, str]
    seed: str


def add(commands: Commands) -> None:
    parser = commands.add("simulate", run, m.simulate_about(), m.simulate_examples())
    arguments.add_game(parser)
    parser.add("--players", metavar="N", read=arguments.players, about=m.simulate_help_players())
    parser.add("--games", metavar="N", read=arguments.count, about=m.help_games(), default=100)
    arguments.add_seed(parser)
    parser.add("--json", about=m.help_json(), action="store_true")
    arguments.add_record(parser, m.simulate_help_record())


def run(args: argparse.Namespace) -> int:
    game = arguments.find_game(args.game)
    seed = args.seed or "1"
    seats = arguments.player_count(game, args.players)
    agreed = arguments.options(game, args.option, seats)
    files = _files(args.record, game.name, args.games)
    tally = Tally(seats)
    records: list[Record] = []
    for number in _progress(args):
        record = _deal(game, seats, f"{seed}/{number}", agreed)
        _play(game, record, tally, keep=bool(files))
        records += [record] if files else []
    _write(files, records)
    told = {option.name: option.default for option in game.options} | agreed
    _tell(args, {"game": game.name, "rules_version": game.version, "options": told, "seed": seed}, tally)
    return 0


def _files(path: Path | None, game: str, games: int) -> list[Path]:
    """Return where records go: nowhere, into one file, or each into its own file in a folder."""
    if path is None:
        return []
    if not path.is_dir():
        return [unused(path)]
    return [unused(path / f"{game}-{number:0{len(str(games))}}.json") for number in range(1, games + 1)]


def _progress(args: argparse.Namespace) -> Iterable[int]:
    screen = arguments.screen(args, stderr=True)
    numbers = range(1, args.games + 1)
    doing = screen.word(m.playing())
    return track(numbers, doing, console=screen.console, transient=True, disable=screen.plain)


def _deal(game: AnyGame, seats: int, secret: str, agreed: dict[str, str]) -> Record:
    bots = ["random"] * seats
    record = Record(game.name, game.version, seat_names(bots, ""), secret)
    record.bots = bots
    record.options = agreed
    return record


def _play(game: AnyGame, record: Record, tally: Tally, keep: bool) -> None:
    """Play at random on the true state, which is faster: random choices cannot cheat."""
    state = record.start(game)
    choices = stream(int.from_bytes(sha256(record.secret.encode()).digest()[:8], "big"))
    done: list[tuple[Seat, Action]] | None = [] if keep else None
    begun = perf_counter()
    assert isinstance(state, Situation)
    decisions = playout(state, choices, done)
    tally.add(state, decisions, perf_counter() - begun)
    for seat, action in done or []:
        record.add(seat, game.codec.action_name(action))
    if keep:
        record.conclude(state)


def _write(files: list[Path], records: list[Record]) -> None:
    if len(files) == len(records):
        for path, record in zip(files, records, strict=True):
            write(path, dumps(record))
    else:
        lines = [json.dumps(record.to_json(), ensure_ascii=False) + "\n" for record in records]
        write(files[0], "".join(lines))


def _tell(args: argparse.Namespace, about: About, tally: Tally) -> None:
    screen = arguments.screen(args)
    if args.json:
        screen.console.print(json.dumps({**about, **tally.summary()}), soft_wrap=True)
        return
    screen.tell(_title(about, tally), "bold")
    for line in tally.report(screen.wording):
        screen.say(line)
    if not screen.plain:
        screen.say()
        for line in tally.histogram(screen.wording):
            screen.say(line)


def _title(about: About, tally: Tally) -> Message:
    options = ", ".join(arguments.option_texts(about["options"]))
    return m.simulate_title(
        games=tally.games, game=about["game"], players=tally.seats, options=options, seed=about["seed"]
    )
