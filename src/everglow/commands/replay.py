"""`everglow replay`: tell a recorded game in words."""

from __future__ import annotations

import argparse
from pathlib import Path

from everglow.commands import arguments
from everglow.commands.arguments import BadInput, Commands
from everglow.commands.files import blaming
from everglow.commands.story import Story
from everglow.commands.words.generated import messages as m
from everglow.record import Record, follow
from everglow.record_files import load


def add(commands: Commands) -> None:
    parser = commands.add("replay", run, m.replay_about(), m.replay_examples())
    parser.add("record", meta=m.meta_record(), read=Path, about=m.replay_help_record())
    parser.add("--to", metavar="N", read=arguments.index, about=m.replay_help_to())
    arguments.add_seat(parser, m.replay_help_seat())


def run(args: argparse.Namespace) -> int:
    record = load(args.record)
    with blaming(args.record):
        game = arguments.find_game(record.game)
    _check(args, record)
    with blaming(args.record):
        seat = arguments.find_seat(args.seat, record.seats) if args.seat else None
        story = Story(game, record.start(game, events=True), record.names, seat, arguments.screen(args))
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
        raise BadInput(m.replay_too_far(file=str(args.record), actions=actions, said=args.to))
    if args.seat:
        arguments.find_seat(args.seat, record.seats)


def _tell(story: Story, number: int) -> None:
    label = str(number)
    for line in story.news(story.state.news()):
        story.screen.say(line, lead=f"{label:>4}  " if line else "")
        label = "" if line else label
