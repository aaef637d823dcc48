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
from everglow.commands.arguments import BadInput, Commands, program
from everglow.commands.files import blaming, new_file, unfinished, unused
from everglow.commands.match import Match, seat_names
from everglow.commands.opponents import USUAL, choose_level
from everglow.commands.person import Person, Quit, TookBack
from everglow.commands.words.generated import messages as m
from everglow.console import Screen
from everglow.game import AnyGame, Seat
from everglow.games import games
from everglow.record import Record
from everglow.record_files import load

with contextlib.suppress(ImportError):
    import readline  # noqa: F401  (only being there, it lets people edit what they type)

AT_THE_START = ("players", "seed", "name", "option", "record")  # what a resumed game has settled


def add(commands: Commands) -> None:
    lines = "\n".join([f"  everglow play {name}" for name in games()])
    parser = commands.add("play", run, m.play_about(), m.play_examples(lines=lines))
    arguments.add_game(parser)
    parser.add("--players", metavar="N", read=arguments.players, about=m.play_help_players())
    levels = [level.name for level in LEVELS]
    parser.add("--bot", meta=m.meta_name(), about=m.play_help_bot(levels=levels, usual=USUAL))
    arguments.add_seed(parser)
    arguments.add_seat(parser, m.play_help_seat())
    usual = parser.wording.say(m.default_name())
    parser.add("--name", meta=m.meta_name(), read=arguments.text, about=m.play_help_name(name=usual))
    arguments.add_record(parser, m.play_help_record())
    parser.add("--resume", meta=m.meta_file(), about=m.play_help_resume(), nargs="?", const="")


def run(args: argparse.Namespace) -> int:
    screen = arguments.screen(args)
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
    names = seat_names(bots, args.name or screen.word(m.default_name()))
    record = Record(game.name, game.version, names, args.seed or secrets.token_hex(32))
    record.bots = bots
    record.options = arguments.options(game, args.option, seats)
    waiting = unfinished(game.name)
    match = Match(game, record, _file(args.record, record))
    match.save()
    person = Person(match, seat, screen)
    person.story.show_title(m.play_title(game=game.texts.title))
    screen.legend()
    if waiting is not None:
        screen.tell(m.earlier_game(command=f"{program()} play {game.name} --resume"), "dim")
    person.hear()
    return person


def _file(named: Path | None, record: Record) -> Path:
    if named is None:
        return new_file(record)
    if named.is_file():
        command = f"--resume {shlex.quote(str(named))}"
        raise BadInput(m.file_exists_resume(file=str(named), command=command))
    return unused(named)


def _resume(args: argparse.Namespace, game: AnyGame, screen: Screen) -> Person:
    told = [name for name in AT_THE_START if getattr(args, name) is not None]
    if told:
        raise BadInput(m.resume_as_begun(option=f"--{told[0]}"))
    path = Path(args.resume) if args.resume else _latest(game)
    record = load(path)
    with blaming(path):
        seat = _take_seat(game, record, args)
        match = _go_on(game, record, path)
    person = Person(match, seat, screen)
    person.remember()
    person.story.show_title(m.resume_title(game=game.texts.title, actions=len(record.standing())))
    screen.legend()
    return person


def _go_on(game: AnyGame, record: Record, path: Path) -> Match:
    """Continue a game; nothing is written before somebody acts."""
    match = Match(game, record, path)
    if match.decider() is None:
        look = f"{program()} replay {shlex.quote(str(path))}"
        raise BadInput(m.game_over(command=look))
    return match


def _latest(game: AnyGame) -> Path:
    path = unfinished(game.name)
    if path is None:
        raise BadInput(m.none_waiting(game=game.name, command=f"{program()} play {game.name}"))
    return path


def _take_seat(game: AnyGame, record: Record, args: argparse.Namespace) -> Seat:
    """Take the same seat as before unless told otherwise, bots the others. A file may not run programs."""
    if not args.bot and any(is_guest(bot) for bot in record.bots):
        raise BadInput(m.own_bot())
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
    person.screen.tell(m.record_is(file=str(person.match.path)), "dim")
    return 0


def _to_the_end(person: Person) -> None:
    match = person.match
    while (seat := match.decider()) is not None:
        if seat == person.seat:
            with contextlib.suppress(TookBack):
                match.act(seat, person.choose())
        else:
            thinks = person.screen.busy(person.screen.word(m.thinks(seat=seat)))
            with thinks if match.slow(seat) else contextlib.nullcontext():
                match.let_bot_act(seat)
            person.behind = True
        person.hear()


def _say_goodbye(person: Person) -> None:
    match = person.match
    latest = unfinished(match.game.name) == match.path
    which = "" if latest else f" {shlex.quote(str(match.path))}"
    person.screen.tell(m.game_saved())
    person.screen.console.print(f"  {program()} play {match.game.name} --resume{which}", soft_wrap=True)
