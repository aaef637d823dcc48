"""`everglow watch`: let bots play and tell the game in words."""

from __future__ import annotations

import argparse
import secrets
import time

from everglow.commands import arguments
from everglow.commands.arguments import BadInput, Commands
from everglow.commands.files import unused
from everglow.commands.match import Match, seat_names
from everglow.commands.story import Story
from everglow.commands.words.generated import messages as m
from everglow.record import Record


def add(commands: Commands) -> None:
    parser = commands.add("watch", run, m.watch_about(), m.watch_examples())
    arguments.add_game(parser)
    parser.add("--bots", meta=m.meta_names(), about=m.watch_help_bots())
    arguments.add_seed(parser)
    parser.add("--delay", meta=m.meta_seconds(), read=_seconds, about=m.watch_help_delay(), default=0.0)
    arguments.add_record(parser, m.watch_help_record())


def _seconds(said: str) -> float:
    seconds = arguments.number(said)
    if not 0 <= seconds <= 60:
        raise BadInput(m.expected_delay(said=said))
    return seconds


def run(args: argparse.Namespace) -> int:
    match = _begin(args)
    story = Story(match.game, match.state, match.record.names, None, arguments.screen(args))
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
