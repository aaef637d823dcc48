"""Nothing leaks: what a client is told is the same in every world it could live in."""

import asyncio
import json
import logging
import random

import pytest

from everglow.games import games
from everglow.rng import fast
from everglow.server.live import codes, tables
from everglow.server.live.logs import Lines
from everglow.server.live.queue import Turns
from everglow.server.live.room import Room
from everglow.server.live.tables import Tables
from everglow.server.store.single import SingleProcess
from everglow.server.table import requests
from everglow.server.table.changes import apply
from everglow.server.table.clock import ServerClock
from everglow.server.table.entries import Acted, Resigned, Undone
from everglow.server.table.requests import OpenTable
from everglow.server.views import messages as m
from everglow.server.views.messages import encode
from everglow.server.views.updates import Audience, story

from ..tables import EVERY_KIND, SECRET, a_table, kind_id, nonce, person, pick, visitor
from ..twins import nothing_leaks, tells_no_secret

KINDS = [pytest.param(kind, id=kind_id(kind)) for kind in EVERY_KIND]
EVERY = {"vale": 4, "glow": 12}  # questions from one pair of worlds to the next
LOGGED = {"time", "level", "event", "table", "game", "bot", "error", "where"}


@pytest.mark.parametrize("seed", [1, 2])
@pytest.mark.parametrize("kind", KINDS)
def test_nobody_is_told_what_they_may_not_know(kind, seed):
    nothing_leaks(kind, seed, EVERY.get(kind[0], 4))


# Whole games at one table


def listeners(table):
    return [None, *table.people()]


def played_aloud(table, rng):
    """Random answers and undos; after each entry what it was and every letter by person."""
    room, seats = Room(table), range(len(table.chairs))
    for listener in listeners(table):
        room.audiences[listener] = Audience(listener)
        room.audiences[listener].welcome(table, 0)
    while table.deciders():
        undoable = [seat for seat in seats if table.session.state_without(seat) is not None]
        if undoable and rng.below(0, 6) == 0:
            entry = Undone(seat=pick(rng, undoable))
        else:
            seat = pick(rng, table.deciders())
            legal = table.session.state.legal_actions(seat)
            entry = Acted(seat=seat, name=table.session.game.codec.action_name(pick(rng, legal)))
        yield entry, dict(room.note([entry]))


@pytest.mark.parametrize("kind", KINDS)
def test_the_secret_is_told_with_the_last_letter_and_not_before(kind):
    table, steps, kept = a_table(*kind), 0, 0
    for _, letters in played_aloud(table, fast(3, 1)):
        steps += 1
        if not table.session.over():
            kept += 1
            tells_no_secret(letters.values(), kind[2])
    assert kept == steps - 1 > 10  # all but the last
    for letter in letters.values():
        assert SECRET.encode() in letter
        assert json.loads(letter)["reveal"]["nonces"] == [nonce(seat) for seat in range(kind[2])]


@pytest.mark.parametrize("kind", KINDS)
def test_the_story_of_a_running_game_tells_what_was_told_before(kind):
    """Compare each person's story with their letters, event by event, as far as these still stand."""
    table, heard, compared = a_table(*kind), [], 0
    begins = len(story(table, None)["events"])
    for number, (entry, letters) in enumerate(played_aloud(table, fast(4, 1))):
        if isinstance(entry, Undone) or table.session.over():
            break
        heard.append({listener: json.loads(letter)["events"] for listener, letter in letters.items()})
        if number % 10 == 0:
            for listener in listeners(table):
                told = story(table, table.seat_of(listener))
                assert told["events"][begins:] == [event for step in heard for event in step[listener]]
                tells_no_secret([json.dumps(told).encode()], kind[2])
                compared += 1
    assert compared >= len(listeners(table))


@pytest.mark.parametrize("kind", KINDS)
def test_the_first_events_of_a_story_tell_nothing_but_what_everybody_sees(kind):
    table = a_table(*kind)
    stories = [story(table, table.seat_of(listener))["events"] for listener in listeners(table)]
    assert all(told == stories[0] for told in stories)


def test_whoever_gave_a_seat_up_is_told_what_watchers_are_told():
    table = a_table()
    for _ in zip(range(40), played_aloud(table, fast(6, 1)), strict=False):
        pass
    apply(table, Resigned(seat=1))
    gone, watching = (Audience(listener).welcome(table, 0) for listener in (person(1), None))
    assert (gone.view, gone.question) == (watching.view, None)
    assert story(table, table.seat_of(person(1))) == story(table, None)


# The log


class Ledger(SingleProcess):
    """A store that keeps nothing."""

    def __init__(self):
        self.lines = {}

    async def append(self, code, number, lines, listing, at, named=(), ceiling=None):
        self.lines.setdefault(code, []).extend(lines)

    async def entries(self, code):
        return self.lines[code]


class Clumsy:
    """Bots that fail at first, with all they know in the message."""

    def __init__(self):
        self.failed = False
        self.turns = Turns(1)

    async def choose(self, _, thought, begins):
        begins()
        if not self.failed:
            self.failed = True
            raise ValueError(json.dumps(thought.world))
        game = games()[thought.game]
        return game.codec.action_name(game.codec.load(thought.world).legal_actions(thought.seat)[0])


class Outbox:
    """A client that keeps what it is sent."""

    session = ""

    def __init__(self):
        self.letters = []

    def send(self, data):
        self.letters.append(data)

    def dismiss(self, reason):
        raise AssertionError(reason)


class Notebook(logging.Handler):
    """The lines of the server's log."""

    def __init__(self):
        super().__init__(logging.DEBUG)
        self.setFormatter(Lines(plain=False))
        self.lines = []

    def emit(self, record):
        self.lines.append(self.format(record))


@pytest.fixture
def notebook():
    found, log = Notebook(), logging.getLogger("everglow")
    usual = log.level
    log.setLevel(logging.DEBUG)
    log.addHandler(found)
    yield found
    log.removeHandler(found)
    log.setLevel(usual)


class Dice(random.Random):
    """Secrets that are the same every time."""

    def token_hex(self, size):
        return self.randbytes(size).hex()

    def randbits(self, bits):
        return self.getrandbits(bits)


async def an_evening(game):
    """Two people and a bot that fails once, with refusals and nonsense; the table at the end."""
    house = Tables(Ledger(), ServerClock(0), Clumsy())
    code = await house.open(visitor(0), OpenTable(game=game, seats=3))
    outboxes, rng = [Outbox(), Outbox()], fast(5, 1)
    for seat, outbox in enumerate(outboxes):
        room = await house.enter(outbox, code, visitor(seat))
        await house.request(room, outbox, visitor(seat), requests.Sit(seat=seat, nonce=nonce(seat)))
    for request in (requests.Bot(seat=2, level="lantern"), requests.Start()):
        await house.request(room, outboxes[0], visitor(0), request)
    while room.table.deciders():
        await asyncio.sleep(0)
        for seat in [seat for seat in room.table.deciders() if seat < 2]:
            session = room.table.session
            for name in (
                "dance",
                session.game.codec.action_name(pick(rng, session.state.legal_actions(seat))),
            ):
                act = requests.Act(question=session.number(seat), name=name)
                await house.request(room, outboxes[seat], visitor(seat), act)
    return room.table, outboxes


@pytest.mark.parametrize("game", games())
def test_the_log_tells_nothing_about_what_is_played(game, notebook, monkeypatch):
    monkeypatch.setattr(tables, "ANOTHER_TRY", 0)
    monkeypatch.setattr(codes, "secrets", Dice(1))
    table, outboxes = asyncio.run(an_evening(game))
    assert {json.loads(line)["event"] for line in notebook.lines} == {"table opened", "a bot failed"}
    assert {json.loads(line)["level"] for line in notebook.lines} == {"info", "error"}
    assert {key for line in notebook.lines for key in json.loads(line)} == LOGGED
    for hidden in [table.opened.secret, nonce(0), nonce(1), table.code, person(0), '"deck"']:
        assert hidden not in "".join(notebook.lines)
    assert all(table.opened.secret.encode() in outbox.letters[-1] + outbox.letters[-2] for outbox in outboxes)
    assert encode(m.Ack(id=0)) in outboxes[0].letters
