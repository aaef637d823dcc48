"""`everglow play`: a game against bots in the terminal, in words."""

from __future__ import annotations

import argparse
import contextlib
import secrets
import shlex
from pathlib import Path

from everglow.bots.guest import is_guest
from everglow.bots.levels import LEVELS
from everglow.commands import arguments
from everglow.commands.arguments import BadInput, program
from everglow.commands.files import blaming, new_file, unfinished, unused
from everglow.commands.match import Match, seat_names
from everglow.commands.opponents import USUAL, choose_level
from everglow.commands.person import Person, Quit, TookBack
from everglow.console import Screen, literal
from everglow.game import AnyGame, Seat
from everglow.games import games
from everglow.record import Record
from everglow.record_files import load

with contextlib.suppress(ImportError):
    import readline  # noqa: F401  (only being there, it lets people edit what they type)

EXAMPLES = """\
  everglow play vale --bot star --name Anna
  everglow play vale --players 3 --seat 2 --option start=1 --seed 7
  everglow play glow --players 4 --option board=sea
  everglow play glow --resume
  everglow play vale --resume game.json"""

AT_THE_START = ("players", "seed", "name", "option", "record")  # what a resumed game has settled


def add(commands: arguments.Commands) -> None:
    about = "Play against bots in the terminal."
    first = "".join([f"  everglow play {name}\n" for name in games()])
    parser = arguments.add_command(commands, "play", run, about, first + EXAMPLES)
    arguments.add_game(parser)
    parser.add_argument("--players", metavar="N", type=arguments.players, help="how many play, bots included")
    parser.add_argument(
        "--bot",
        metavar="NAME",
        help=f"who plays against you: {_levels()}, or any bot of docs/bots.md (default: {USUAL})",
    )
    arguments.add_seed(parser)
    arguments.add_seat(parser, "your seat, counted from 1 (default: 1)")
    parser.add_argument("--name", metavar="NAME", type=arguments.text, help="your name (default: Player)")
    arguments.add_record(parser, "keep the record in this file instead of your data folder")
    parser.add_argument(
        "--resume",
        metavar="FILE",
        nargs="?",
        const="",
        help="go on with a saved game; without FILE, with the last one that is not over",
    )


def _levels() -> str:
    return ", ".join(level.name for level in LEVELS)


def run(args: argparse.Namespace) -> int:
    screen = Screen(args.plain)
    game = arguments.find_game(args.game)
    arguments.find_bot(args.bot or USUAL, game)
    begin = _begin if args.resume is None else _resume
    person = begin(args, game, screen)
    return _play(person)


def _begin(args: argparse.Namespace, game: AnyGame, screen: Screen) -> Person:
    seats = arguments.player_count(game, args.players)
    seat = arguments.find_seat(args.seat or 1, seats)
    opponent = args.bot or choose_level(screen)
    bots = ["" if i == seat else opponent for i in range(seats)]
    names = seat_names(bots, args.name or "Player")
    record = Record(game.name, game.version, names, args.seed or secrets.token_hex(32))
    record.bots = bots
    record.options = arguments.options(game, args.option, seats)
    waiting = unfinished(game.name)
    match = Match(game, record, _file(args.record, record))
    match.save()
    person = Person(match, seat, screen)
    person.story.show_title(": type a number to choose, ? for help, q to quit")
    screen.legend()
    if waiting is not None:
        screen.say(f"(An earlier game is not over: {program()} play {game.name} --resume)", "dim")
    person.hear()
    return person


def _file(named: Path | None, record: Record) -> Path:
    if named is None:
        return new_file(record)
    resume = f"go on with it by --resume {shlex.quote(str(named))}, or " if named.is_file() else ""
    return unused(named, f"{resume}name another file")


def _resume(args: argparse.Namespace, game: AnyGame, screen: Screen) -> Person:
    told = [name for name in AT_THE_START if getattr(args, name) is not None]
    if told:
        raise BadInput(f"--resume goes on with a game as it was begun; leave out --{told[0]}")
    path = Path(args.resume) if args.resume else _latest(game)
    record = load(path)
    with blaming(path):
        seat = _take_seat(game, record, args)
        match = _go_on(game, record, path)
    person = Person(match, seat, screen)
    person.remember()
    person.story.show_title(f" goes on after {len(record.standing())} actions")
    screen.legend()
    return person


def _go_on(game: AnyGame, record: Record, path: Path) -> Match:
    """Continue a game; nothing is written before somebody acts."""
    match = Match(game, record, path)
    if match.decider() is None:
        look = f"{program()} replay {shlex.quote(str(path))}"
        raise BadInput(f"this game is over; look at it with: {look}")
    return match


def _latest(game: AnyGame) -> Path:
    path = unfinished(game.name)
    if path is None:
        raise BadInput(f"no saved game of {game.name} is waiting; begin one by: {program()} play {game.name}")
    return path


def _take_seat(game: AnyGame, record: Record, args: argparse.Namespace) -> Seat:
    """Take the same seat as before unless told otherwise, bots the others. A file may not run programs."""
    if not args.bot and any(is_guest(bot) for bot in record.bots):
        raise BadInput("this record names somebody's own bot; say by --bot NAME who shall play")
    people = [seat for seat, bot in enumerate(record.bots) if not bot]
    seat = arguments.find_seat(args.seat or [*people, 0][0] + 1, record.seats)
    others = [arguments.find_bot(args.bot or bot or USUAL, game) for bot in record.bots]
    record.bots = others[:seat] + [""] + others[seat + 1 :]
    return seat


def _play(person: Person) -> int:
    try:
        _to_the_end(person)
    except Quit:
        _say_goodbye(person)
        return 0
    except KeyboardInterrupt:
        person.screen.say()
        _say_goodbye(person)
        return 130
    person.story.show_end()
    person.screen.say(literal(f"The record: {person.match.path}"), "dim")
    return 0


def _to_the_end(person: Person) -> None:
    match = person.match
    while (seat := match.decider()) is not None:
        if seat == person.seat:
            with contextlib.suppress(TookBack):
                match.act(seat, person.choose())
        else:
            thinks = person.screen.busy(f"{person.story.names[seat]} thinks")
            with thinks if match.slow(seat) else contextlib.nullcontext():
                match.let_bot_act(seat)
            person.behind = True
        person.hear()


def _say_goodbye(person: Person) -> None:
    match = person.match
    latest = unfinished(match.game.name) == match.path
    which = "" if latest else f" {shlex.quote(str(match.path))}"
    person.screen.say("The game is saved. Go on with:")
    person.screen.console.print(f"  {program()} play {match.game.name} --resume{which}", soft_wrap=True)
