"""`everglow replay`: tell a recorded game in words."""

from __future__ import annotations

import argparse
from pathlib import Path

from everglow.commands import arguments
from everglow.commands.arguments import BadInput
from everglow.commands.files import blaming
from everglow.commands.story import Story
from everglow.console import Screen
from everglow.record import Record, follow
from everglow.record_files import load

EXAMPLES = """\
  everglow replay game.json
  everglow replay game.json --to 40 --seat 1"""


def add(commands: arguments.Commands) -> None:
    about = "Tell a recorded game in words."
    parser = arguments.add_command(commands, "replay", run, about, EXAMPLES)
    parser.add_argument("record", metavar="RECORD", type=Path, help="a record, as play and watch write them")
    parser.add_argument("--to", metavar="N", type=arguments.index, help="stop after so many actions")
    arguments.add_seat(parser, "as this seat saw it, counted from 1 (default: a spectator)")


def run(args: argparse.Namespace) -> int:
    record = load(args.record)
    with blaming(args.record):
        game = arguments.find_game(record.game)
    _check(args, record)
    with blaming(args.record):
        seat = arguments.find_seat(args.seat, record.seats) if args.seat else None
        story = Story(game, record.start(game, events=True), record.names, seat, Screen(args.plain))
        story.show_title()
        _tell(story, 0)
        moves = follow(game, story.state, record.standing()[: args.to], record.fork)
        for number, _ in enumerate(moves, 1):
            _tell(story, number)
    story.show_end()
    return 0


def _check(args: argparse.Namespace, record: Record) -> None:
    actions = len(record.standing())
    if args.to is not None and args.to > actions:
        raise BadInput(f"{args.record} has {actions} actions; expected --to 0 to {actions}, not {args.to}")
    if args.seat:
        arguments.find_seat(args.seat, record.seats)


def _tell(story: Story, number: int) -> None:
    label = str(number)
    for line in story.news(story.state.news()):
        story.screen.say(line, lead=f"{label:>4}  " if line else "")
        label = "" if line else label
