"""`everglow verify`: check records by replaying them."""

from __future__ import annotations

import argparse
from pathlib import Path

from everglow.commands import arguments
from everglow.commands.arguments import BadInput, Commands
from everglow.commands.words.generated import messages as m
from everglow.complaints.words.generated import messages as shared
from everglow.console import Screen, aligned, literal
from everglow.record import Record
from everglow.record_files import load_all
from everglow.record_parts import BadRecord
from everglow.words.message import Message


def add(commands: Commands) -> None:
    parser = commands.add("verify", run, m.verify_about(), m.verify_examples())
    parser.add("record", meta=m.meta_record(), read=Path, about=m.verify_help_record())


def run(args: argparse.Namespace) -> int:
    screen = arguments.screen(args)
    records = load_all(args.record)
    wrong = [(number, said) for number, record in enumerate(records, 1) if (said := _complaint(record))]
    for number, said in wrong:
        screen.tell(_wrong(str(args.record), number if len(records) > 1 else None, said), "red")
    if wrong:
        return 1
    if len(records) == 1:
        _tell(records[0], screen)
    else:
        screen.tell(m.records_fine(records=len(records)))
    return 0


def _complaint(record: Record) -> Message | None:
    try:
        record.verify(arguments.find_game(record.game))
    except (BadInput, BadRecord) as error:
        return error.message
    return None


def _wrong(file: str, number: int | None, said: Message) -> Message:
    if number is None:
        return shared.wrong_at(place=file, complaint=said)
    return m.record_wrong(file=file, number=number, complaint=said)


def _tell(record: Record, screen: Screen) -> None:
    for line in aligned([(screen.word(label), said) for label, said in _facts(record, screen)]):
        screen.say(literal(line))
    screen.tell(m.verify_legal())
    screen.tell(_chance(record))
    if record.secret == arguments.find_game(record.game).examples.lesson.secret:
        screen.tell(m.verify_prepared())
    screen.tell(m.verify_fine(), "bold green")


def _facts(record: Record, screen: Screen) -> list[tuple[Message, str]]:
    """Return what the record says, line by line, each with its name."""
    back = len(record.actions) - len(record.standing())
    actions = screen.word(m.verify_actions_are(actions=len(record.actions), back=back))
    facts = [(m.verify_commitment(), record.commitment)]
    if record.result is not None:  # whoever knows the seed knows the deck
        facts.append((m.verify_seed(), f"{record.seed():064x}"))
    facts.append((m.verify_actions(), actions))
    if record.fork:
        facts.append((m.verify_fork(), screen.word(m.verify_fork_is(after=record.fork.after))))
    return [*facts, (m.verify_result(), _result(record, screen))]


def _chance(record: Record) -> Message:
    """Say what the record proves about the seed."""
    if any(record.hashes):
        return m.verify_hashes()
    return m.verify_no_hashes() if any(record.nonces) else m.verify_no_nonces()


def _result(record: Record, screen: Screen) -> str:
    if record.result is None:
        return screen.word(m.verify_no_result())
    pairs = zip(record.names, record.result["scores"], strict=True)
    return ", ".join(f"{name} {score}" for name, score in pairs)
