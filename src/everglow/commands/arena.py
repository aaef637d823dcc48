"""`everglow arena`: tournaments of bots, and how strong each bot is."""

from __future__ import annotations

import argparse
import json
import os
import shlex
from collections.abc import Iterable, Iterator

from rich.progress import track

from everglow.arena.cluster import NoRay, play_there
from everglow.arena.match import Result
from everglow.arena.terms import Terms
from everglow.arena.workers import GaveUp, play_here
from everglow.commands import arguments
from everglow.commands.arguments import BadInput, program
from everglow.commands.scoreboard import Mirror, Scoreboard, forfeit_json
from everglow.console import Screen, literal

EXAMPLES = """\
  everglow arena vale --bots greedy,random --games 200
  everglow arena vale --bots planner,greedy --players 4      one planner against three greedy ones
  everglow arena glow --bots planner,greedy,random --option board=sea --jobs 1 --seed 7
  everglow arena vale --bots search@100ms,planner --games 40 --mirror --markdown
  everglow arena vale --bots my_module:MyBot,random
  everglow arena vale --bots 'process:python3 examples/tidy_bot.py,random' --limit 2

Every deal is played with all rotations of the seats, so the number of games is rounded up.
One command gives the same games again; only bots that are limited by time may choose otherwise.
A bot that crashes, answers illegally or takes too long is last in that game, which ends there."""


def add(commands: arguments.Commands) -> None:
    about = "Let bots play against each other: who wins, by how much, how sure that is, how fast they are."
    parser = arguments.add_command(commands, "arena", run, about, EXAMPLES)
    arguments.add_game(parser)
    parser.add_argument(
        "--bots", metavar="NAME,NAME", required=True, help="who plays: as many as sit down, see --players"
    )
    parser.add_argument(
        "--players",
        metavar="N",
        type=arguments.players,
        help="with two bots: one of the first against N-1 of the second",
    )
    parser.add_argument(
        "--games", metavar="N", type=arguments.count, default=100, help="how many (default: 100)"
    )
    arguments.add_seed(parser)
    parser.add_argument("--jobs", metavar="N", type=arguments.count, help="processes (default: every core)")
    parser.add_argument(
        "--limit", metavar="SECONDS", type=_seconds, default=10.0, help="for one decision (default: 10)"
    )
    parser.add_argument(
        "--mirror", action="store_true", help="also the first bot against itself: that must come out even"
    )
    parser.add_argument("--ray", metavar="ADDRESS", help="play on a Ray cluster; local starts one here")
    form = parser.add_mutually_exclusive_group()
    form.add_argument("--json", action="store_true", help="print one JSON object")
    form.add_argument("--markdown", action="store_true", help="print a table for a document")


def _seconds(said: str) -> float:
    try:
        seconds = float(said)
    except ValueError:
        seconds = 0.0
    if not 0 < seconds <= 3600:
        raise argparse.ArgumentTypeError(f"expected seconds, more than 0 and at most 3600, not {said!r}")
    return seconds


def run(args: argparse.Namespace) -> int:
    terms = _terms(args)
    board = Scoreboard(terms, _play(args, terms, "Playing"), _command(args))
    if args.mirror:
        mirrored = terms.mirrored()
        board.mirror = Mirror(mirrored, _play(args, mirrored, "Mirror"))
    _tell(args, board)
    return 0


def _terms(args: argparse.Namespace) -> Terms:
    game = arguments.find_game(args.game)
    bots = [arguments.find_bot(name, game) for name in args.bots.split(",")]
    seats = arguments.player_count(game, args.players or len(bots))
    if len(bots) not in (1, 2, seats):
        raise BadInput(f"expected one or two bots, or one for each of the {seats} players, not {len(bots)}")
    agreed = arguments.options(game, args.option, seats)
    return Terms(game.name, agreed, bots, seats, args.seed or "1", args.limit)


def _command(args: argparse.Namespace) -> str:
    """Command that repeats the same games, with any number of processes."""
    options = [word for pair in args.option or [] for word in ("--option", pair)]
    players = ["--players", str(args.players)] if args.players else []
    limit = ["--limit", f"{args.limit:g}"] if args.limit != 10.0 else []
    mirror = ["--mirror"] if args.mirror else []
    games = ["--games", str(args.games), "--seed", args.seed or "1"]
    words = ["arena", args.game, "--bots", args.bots, *players, *options, *games, *limit, *mirror]
    return shlex.join(words)


def _play(args: argparse.Namespace, terms: Terms, what: str) -> list[Result]:
    screen = Screen(args.plain, stderr=True)
    numbers = list(range(terms.games(args.games)))
    games = track(
        _played(args, terms, numbers),
        what,
        len(numbers),
        console=screen.console,
        transient=True,
        disable=screen.plain,
    )
    try:
        return sorted(_announced(games, terms, screen), key=lambda result: result.number)
    except (GaveUp, NoRay) as error:
        raise BadInput(str(error)) from None


def _played(args: argparse.Namespace, terms: Terms, numbers: list[int]) -> Iterator[Result]:
    if args.ray:
        return play_there(terms, numbers, args.ray)
    jobs = args.jobs or os.cpu_count() or 1
    return play_here(terms, numbers, jobs)


def _announced(games: Iterable[Result], terms: Terms, screen: Screen) -> Iterator[Result]:
    """Report forfeits at once, so that the author of a bot can stop and fix it."""
    for result in games:
        if result.forfeit is not None:
            told = forfeit_json(terms, result)
            where = f"game {told['game']}, seat {told['seat'] + 1}"
            screen.say(literal(f"{where}: {told['bot']} {told['why']}"))
        yield result


def _tell(args: argparse.Namespace, board: Scoreboard) -> None:
    screen = Screen(args.plain)
    if args.json:
        screen.console.print(json.dumps(board.to_json()), soft_wrap=True)
    elif args.markdown:
        screen.console.print("\n".join(board.markdown()), soft_wrap=True)
    else:
        _show(args, screen, board)


def _show(args: argparse.Namespace, screen: Screen, board: Scoreboard) -> None:
    screen.say(literal(board.title()), "bold")
    if len(board.results) > args.games:
        screen.say(f"--games {args.games} is rounded up: a deal is played with all rotations or not at all.")
    if screen.plain:
        for line in board.lines():
            screen.say(literal(line))
    else:
        screen.console.print(board.table())
    if board.mirror is not None:
        screen.say(literal(board.mirror.line()))
    screen.say(literal(f"Again: {program()} {board.command}"), "dim")
