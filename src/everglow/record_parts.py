"""Parts of a record: moves, undos, forks, hashes, and the error that names what is wrong with one."""

from __future__ import annotations

from hashlib import sha256
from typing import Final, NamedTuple, TypedDict

from everglow.complaints import Complaint
from everglow.complaints.words.generated import messages as m
from everglow.game import Seat, State
from everglow.rng import hashed
from everglow.words.message import Message

SHOWN: Final = 60  # characters of what somebody wrote that are told again


class BadRecord(Complaint, ValueError):
    """A record that is damaged or against the rules. It says what was expected, and where."""


class Move(NamedTuple):
    """One step of a game: a seat, and the name of the action it chose."""

    seat: Seat
    name: str


class Undo(NamedTuple):
    """Undo of the last few actions that still stood, after so many were played."""

    after: int
    back: int


class Fork(NamedTuple):
    """Fork from another game after so many actions; chance began anew."""

    after: int
    secret: str

    def renew(self, state: State) -> None:
        """Give the state new chance, for as many lanes as there were."""
        seed = int.from_bytes(digest(self.secret), "big")
        state.chance = hashed(seed, len(state.chance.save()["drawn"]))


# A record as JSON


class UndoTold(TypedDict):
    """Undo of the last few actions that still stood, after so many were played."""

    after: int
    back: int


class ForkTold(TypedDict):
    """Fork from another game after so many of its actions; chance began anew, with a secret of its own."""

    after: int
    secret: str


class GameResult(TypedDict):
    """Points by seat, and 1 shared among the winners."""

    scores: list[int]
    returns: list[float]


class Story(TypedDict):
    """A game as far as everybody may know it while it lasts."""

    format: int
    game: str
    rules_version: str
    seats: int
    names: list[str]
    bots: list[str]
    options: dict[str, str]
    commitment: str


class Pledged(TypedDict, total=False):
    """The hashes of the seats' nonces, which older games lack."""

    hashes: list[str]


class Forked(TypedDict, total=False):
    """Fork of a record: the place where a game left another one, if it did."""

    fork: ForkTold


class FinishedGame(Story, Pledged, Forked):
    """A record: everything from which the game can be dealt and played again."""

    secret: str
    nonces: list[str]
    actions: list[tuple[Seat, str]]
    undos: list[UndoTold]
    result: GameResult | None


def wrong(place: str, complaint: Message) -> BadRecord:
    """Complain about a field, by the name it has in the file, or about a file."""
    return BadRecord(m.wrong_at(place=place, complaint=complaint))


def in_action(number: int, complaint: Message) -> BadRecord:
    return BadRecord(m.in_action(number=number, complaint=complaint))


def digest(text: str) -> bytes:
    return sha256(text.encode()).digest()


def hash_of(nonce: str) -> str:
    """Return what a seat tells before its nonce; nothing for none."""
    return digest(nonce).hex() if nonce else ""
