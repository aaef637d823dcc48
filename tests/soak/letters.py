"""Every letter that a table sent, compared with what its entries give, and those with a world like it."""

import json
from collections.abc import Iterable
from pathlib import Path
from typing import TypeAlias

from everglow.game import Json
from everglow.rng import fast
from everglow.server.table.changes import apply
from everglow.server.table.entries import Acted, Disclosed, Opened, Sat, decode_entry
from everglow.server.table.table import Table
from everglow.server.views.messages import encode
from everglow.server.views.updates import Audience
from tests.server.twins import Twins, imagined

Told: TypeAlias = dict[tuple[str, int], list[Json]]  # letters by listener and number of the entry

WATCHER = "-"
STORY = "story"  # what was asked for over HTTP
FREE = {  # letters that follow from no entry, and all that may stand in them
    "ack": {"id"},
    "refused": {"id", "reason"},
    "present": {"seats", "watching"},
    "waiting": {"seats"},
}
SOMETIMES = {"present": {"away"}}  # left out where there is nothing to tell


class Letters:
    """A file of what the listeners at one table were sent, in the order in which it came to each."""

    def __init__(self, path: Path) -> None:
        self.path = path

    def keep(self, listener: str, letter: str) -> None:
        with self.path.open("a") as file:
            file.write(f"{listener}\t{letter}\n")

    def read(self) -> list[tuple[str, str]]:
        lines = self.path.read_text().splitlines() if self.path.exists() else []
        return [(listener, letter) for listener, _, letter in [line.partition("\t") for line in lines]]


class Retelling:
    """A table told once more from its entries, to the same listeners."""

    def __init__(self, code: str, lines: Iterable[bytes]) -> None:
        self.entries = [decode_entry(line) for line in lines]
        self.code = code
        assert isinstance(self.entries[0], Opened)
        self.opened = self.entries[0]
        self.people = {str(e.seat): e.person for e in self.entries if isinstance(e, Sat)}
        told = [e for e in self.entries if isinstance(e, Sat | Disclosed)]
        self.nonces = {e.nonce: str(e.seat) for e in told if e.nonce}

    def check(self, letters: list[tuple[str, str]], salt: int, every: int) -> tuple[int, int]:
        """Compare letters and pairs of worlds, and count both. AssertionError if one is wrong."""
        found: Told = {}
        for listener, letter in letters:
            self.keeps_secrets(listener, letter)
            message = json.loads(letter)
            if "seq" in message:
                found.setdefault((listener, message["seq"]), []).append(message)
            elif message["type"] in FREE:
                kind, parts = message["type"], set(message) - {"type"}
                assert parts - SOMETIMES.get(kind, set()) == FREE[kind], f"odd letter: {letter}"
        last = max([seq for _, seq in found], default=0)
        assert last <= len(self.entries), f"{self.code} told entry {last}, and has {len(self.entries)}"
        twins = self.retell(found, {listener for listener, _ in found}, salt, every)
        return len(letters), twins

    def keeps_secrets(self, listener: str, letter: str) -> None:
        """Check that the parts of the deal's seed are told with the result, and not before."""
        if '"result"' in letter:
            return
        assert self.opened.secret not in letter, f"{listener} of {self.code} was told the secret: {letter}"
        told = [nonce for nonce, owner in self.nonces.items() if owner != listener and nonce in letter]
        assert not told, f"{listener} of {self.code} was told a nonce: {letter}"

    def retell(self, found: Told, listeners: Iterable[str], salt: int, every: int) -> int:
        table, twins, rng = Table(self.code, self.opened), 0, fast(salt, 1)
        audiences = {listener: Audience(self.people.get(listener)) for listener in sorted(listeners)}
        for audience in audiences.values():
            audience.welcome(table, 0)
        self.compare(table, found, audiences, {})
        for entry in self.entries[1:]:
            if audiences and isinstance(entry, Acted) and rng.below(0, every) == 0:
                twins += worlds_agree(table, entry, list(audiences)[rng.below(0, len(audiences))], salt)
            apply(table, entry)
            told = {name: audience.hear(table, entry, entry.at) for name, audience in audiences.items()}
            self.compare(table, found, audiences, told)
        return twins

    def compare(
        self, table: Table, found: Told, audiences: dict[str, Audience], told: dict[str, bytes]
    ) -> None:
        """An entry's letter is the same to the byte of meaning; on joining everything but the clocks is."""
        for listener, audience in audiences.items():
            for message in found.get((listener, table.seq), []):
                expected = told.get(listener)
                if message["type"] == "welcome":
                    expected = encode(Audience(audience.person).welcome(table, 0))
                assert expected is not None, f"{listener} of {self.code}: nothing was to be told: {message}"
                differ = different(message, json.loads(expected))
                assert not differ, f"{listener} of {self.code} at entry {table.seq} was told other {differ}"


def different(told: Json, expected: Json) -> list[str]:
    """The parts of a letter that are not as they should be; a clock on joining runs on."""
    passing = {"clocks"} if told["type"] == "welcome" else set()
    return sorted(
        name for name in (told.keys() | expected.keys()) - passing if told.get(name) != expected.get(name)
    )


def worlds_agree(table: Table, entry: Acted, listener: str, salt: int) -> int:
    """The listener is told the same in a world that differs in what it cannot know; 1 if it could be."""
    opened, session = table.opened, table.session
    seat = None if listener == WATCHER else int(listener)
    if session is None or table.frozen:
        return 0
    kind = (opened.game, opened.options, opened.seats)
    state = session.state.copy()
    other = imagined(session.game, state, seat, opened.seats, salt + table.seq)
    action = session.game.codec.action(entry.name)
    if action not in other.legal_actions(entry.seat):
        return 0
    Twins(kind, state, other, seat).do(Acted(at=1000, seat=entry.seat, name=entry.name))
    return 1
