"""`everglow arena`: tournaments of bots, and how strong each bot is."""

from __future__ import annotations

import argparse
import json
import os
import shlex
from collections.abc import Iterable, Iterator

from rich.progress import track

from everglow.arena.cluster import play_there
from everglow.arena.match import Result
from everglow.arena.terms import Terms
from everglow.arena.workers import play_here
from everglow.commands import arguments
from everglow.commands.arguments import BadInput, Commands, program
from everglow.commands.scoreboard import Mirror, Scoreboard, forfeit_line
from everglow.commands.words.generated import messages as m
from everglow.console import Screen, literal
from everglow.words.message import Message


def add(commands: Commands) -> None:
    parser = commands.add("arena", run, m.arena_about(), m.arena_examples())
    arguments.add_game(parser)
    parser.add("--bots", meta=m.meta_names(), about=m.arena_help_bots(), required=True)
    parser.add("--players", metavar="N", read=arguments.players, about=m.arena_help_players())
    parser.add("--games", metavar="N", read=arguments.count, about=m.help_games(), default=100)
    arguments.add_seed(parser)
    parser.add("--jobs", metavar="N", read=arguments.count, about=m.arena_help_jobs())
    parser.add("--limit", meta=m.meta_seconds(), read=_seconds, about=m.arena_help_limit(), default=10.0)
    parser.add("--mirror", about=m.arena_help_mirror(), action="store_true")
    parser.add("--adjust", about=m.arena_help_adjust(), action="store_true")
    parser.add("--ray", meta=m.meta_address(), about=m.arena_help_ray())
    form = parser.add_mutually_exclusive_group()
    form.add_argument("--json", action="store_true", help=parser.wording.say(m.help_json()))
    form.add_argument("--markdown", action="store_true", help=parser.wording.say(m.arena_help_markdown()))


def _seconds(said: str) -> float:
    seconds = arguments.number(said)
    if not 0 < seconds <= 3600:
        raise BadInput(m.expected_limit(said=said))
    return seconds


def run(args: argparse.Namespace) -> int:
    terms = _terms(args)
    board = Scoreboard(terms, _play(args, terms, m.playing()), _command(args))
    if args.mirror:
        mirrored = terms.mirrored()
        board.mirror = Mirror(mirrored, _play(args, mirrored, m.mirror_playing()))
    _tell(args, board)
    return 0


def _terms(args: argparse.Namespace) -> Terms:
    game = arguments.find_game(args.game)
    bots = [arguments.find_bot(name, game) for name in args.bots.split(",")]
    seats = arguments.player_count(game, args.players or len(bots))
    if len(bots) not in (1, 2, seats):
        raise BadInput(m.wrong_bots(players=seats, bots=len(bots)))
    agreed = arguments.options(game, args.option, seats)
    return Terms(game.name, agreed, bots, seats, args.seed or "1", args.limit, args.adjust)


def _command(args: argparse.Namespace) -> str:
    """Command that repeats the same games, with any number of processes."""
    options = [word for pair in args.option or [] for word in ("--option", pair)]
    players = ["--players", str(args.players)] if args.players else []
    limit = ["--limit", f"{args.limit:g}"] if args.limit != 10.0 else []
    mirror = ["--mirror"] if args.mirror else []
    adjust = ["--adjust"] if args.adjust else []
    games = ["--games", str(args.games), "--seed", args.seed or "1"]
    words = ["arena", args.game, "--bots", args.bots, *players, *options, *games, *limit, *mirror, *adjust]
    return shlex.join(words)


def _play(args: argparse.Namespace, terms: Terms, what: Message) -> list[Result]:
    screen = arguments.screen(args, stderr=True)
    numbers = list(range(terms.games(args.games)))
    games = track(
        _played(args, terms, numbers),
        screen.word(what),
        len(numbers),
        console=screen.console,
        transient=True,
        disable=screen.plain,
    )
    return sorted(_announced(games, terms, screen), key=lambda result: result.number)


def _played(args: argparse.Namespace, terms: Terms, numbers: list[int]) -> Iterator[Result]:
    if args.ray:
        return play_there(terms, numbers, args.ray)
    jobs = args.jobs or os.cpu_count() or 1
    return play_here(terms, numbers, jobs)


def _announced(games: Iterable[Result], terms: Terms, screen: Screen) -> Iterator[Result]:
    """Report forfeits at once, so that the author of a bot can stop and fix it."""
    for result in games:
        if result.forfeit is not None:
            screen.tell(forfeit_line(terms, result))
        yield result


def _tell(args: argparse.Namespace, board: Scoreboard) -> None:
    screen = arguments.screen(args)
    if args.json:
        screen.console.print(json.dumps(board.to_json()), soft_wrap=True)
    elif args.markdown:
        screen.console.print("\n".join(board.markdown(screen.wording)), soft_wrap=True)
    else:
        _show(args, screen, board)


def _show(args: argparse.Namespace, screen: Screen, board: Scoreboard) -> None:
    screen.tell(board.title(screen.wording), "bold")
    if len(board.results) > args.games:
        screen.tell(m.rounded_up(games=args.games))
    if screen.plain:
        for line in board.lines(screen.wording):
            screen.say(literal(line))
    else:
        screen.console.print(board.table(screen.wording))
    if board.mirror is not None:
        screen.tell(board.mirror.line(screen.wording))
    screen.tell(m.again(command=f"{program()} {board.command}"), "dim")
