"""`everglow verify`: check records by replaying them."""

from __future__ import annotations

import argparse
from pathlib import Path

from everglow.commands import arguments
from everglow.commands.arguments import BadInput
from everglow.console import Screen
from everglow.record import BadRecord, Record
from everglow.record_files import load_all

EXAMPLES = """\
  everglow verify game.json
  everglow verify games.jsonl"""


def add(commands: arguments.Commands) -> None:
    about = "Check a record: its commitment, its seed, every action and the result."
    parser = arguments.add_command(commands, "verify", run, about, EXAMPLES)
    parser.add_argument(
        "record", metavar="RECORD", type=Path, help="a record, or a file with one on each line"
    )


def run(args: argparse.Namespace) -> int:
    screen = Screen(args.plain)
    records = load_all(args.record)
    complaints = [complaint for n, record in enumerate(records, 1) if (complaint := _complaint(record, n))]
    for complaint in complaints:
        screen.say(f"{args.record}: {complaint if len(records) > 1 else complaint.partition(': ')[2]}", "red")
    if complaints:
        return 1
    if len(records) == 1:
        _tell(records[0], screen)
    else:
        screen.say(f"{len(records)} records: every commitment, seed, action and result checks out.")
    return 0


def _complaint(record: Record, number: int) -> str | None:
    try:
        record.verify(arguments.find_game(record.game))
    except (BadInput, BadRecord) as error:
        return f"record {number}: {error}"
    return None


def _tell(record: Record, screen: Screen) -> None:
    taken_back = len(record.actions) - len(record.standing())
    screen.say(f"commitment  {record.commitment}")
    if record.result is not None:  # whoever knows the seed knows the deck
        screen.say(f"seed        {record.seed():064x}")
    screen.say(f"actions     {len(record.actions)}" + (f", {taken_back} taken back" if taken_back else ""))
    if record.fork:
        screen.say(f"fork        another game up to action {record.fork.after}, then with chance of its own")
    screen.say(f"result      {_result(record)}")
    screen.say("The commitment is that of the secret, the seed follows from it, and every action is legal.")
    screen.say(_chance(record))
    if record.secret == arguments.find_game(record.game).examples.lesson.secret:
        screen.say(
            "This deal was prepared for a guided first game: its cards and dice were not left to chance."
        )
    screen.say("The record checks out.", "bold green")


def _chance(record: Record) -> str:
    """Say what the record proves about the seed."""
    if any(record.hashes):
        return (
            "Every nonce fits the hash that was told before the start; compare with what your browser kept."
        )
    if any(record.nonces):
        return (
            "It tells no hashes of nonces from before the start, so whoever ran the server could have chosen "
            "the last nonce, and with it the deal."
        )
    return "Nobody threw a nonce in: whoever chose the secret chose the deal."


def _result(record: Record) -> str:
    if record.result is None:
        return "none yet, the game is not over"
    pairs = zip(record.names, record.result["scores"], strict=True)
    return ", ".join(f"{name} {score}" for name, score in pairs)
