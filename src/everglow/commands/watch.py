"""`everglow watch`: let bots play and tell the game in words."""

from __future__ import annotations

import argparse
import secrets
import time

from everglow.commands import arguments
from everglow.commands.files import unused
from everglow.commands.match import Match, seat_names
from everglow.commands.story import Story
from everglow.console import Screen
from everglow.record import Record

EXAMPLES = """\
  everglow watch vale
  everglow watch vale --bots random,random,random --seed 7
  everglow watch vale --delay 0.5 --record game.json"""


def add(commands: arguments.Commands) -> None:
    about = "Watch bots play, told in words."
    parser = arguments.add_command(commands, "watch", run, about, EXAMPLES)
    arguments.add_game(parser)
    parser.add_argument("--bots", metavar="NAME,NAME", help="a bot for every seat (default: random,random)")
    arguments.add_seed(parser)
    parser.add_argument(
        "--delay", metavar="SECONDS", type=_seconds, default=0.0, help="wait after every action"
    )
    arguments.add_record(parser, "write the game's record to this file")


def _seconds(said: str) -> float:
    try:
        seconds = float(said)
    except ValueError:
        seconds = -1.0
    if not 0 <= seconds <= 60:
        raise argparse.ArgumentTypeError(f"expected 0 to 60 seconds, not {said!r}")
    return seconds


def run(args: argparse.Namespace) -> int:
    match = _begin(args)
    story = Story(match.game, match.state, match.record.names, None, Screen(args.plain))
    story.show_title()
    _tell(story, match)
    while (seat := match.decider()) is not None:
        time.sleep(args.delay)
        match.let_bot_act(seat)
        _tell(story, match)
    story.show_end()
    return 0


def _begin(args: argparse.Namespace) -> Match:
    game = arguments.find_game(args.game)
    bots = [arguments.find_bot(name, game) for name in (args.bots or "random,random").split(",")]
    arguments.player_count(game, len(bots))
    record = Record(game.name, game.version, seat_names(bots, ""), args.seed or secrets.token_hex(32))
    record.bots = bots
    record.options = arguments.options(game, args.option, len(bots))
    match = Match(game, record, unused(args.record) if args.record else None)
    match.save()
    return match


def _tell(story: Story, match: Match) -> None:
    for line in story.news(match.news()):
        story.screen.say(line)
