"""Diary of all that was sent to a table and acknowledged, to be compared with the entries on the disk."""

from collections.abc import Iterable
from typing import TypeAlias

from everglow.game import Json, Seat
from everglow.server.table.changes import apply
from everglow.server.table.entries import (
    Acted,
    AnyEntry,
    Covered,
    Opened,
    Resigned,
    Returned,
    Said,
    Sat,
    Sealed,
    Started,
    Undone,
    decode_entry,
)
from everglow.server.table.table import Table
from everglow.server.views.updates import question, view

Answers: TypeAlias = dict[tuple[Seat, int], str]  # by seat and question; "" took something back
Shown: TypeAlias = tuple[int, Seat | None, Json | None, Json | None]  # entry, seat, full view, question


class Diary:
    """Requests of the people at one table, and what was acknowledged to them."""

    def __init__(self, code: str) -> None:
        self.code = code
        self.sent: dict[tuple[Seat, int], set[str]] = {}  # every answer that was tried
        self.acked: Answers = {}
        self.said: set[str] = set()
        self.heard: set[str] = set()  # acknowledged
        self.hashes: dict[Seat, str] = {}  # of nonces, acknowledged
        self.seen: list[Shown] = []
        self.started = False  # acknowledged: sealed, and dealt as soon as all nonces are told
        self.acks = 0
        self.again = 0  # answers that were repeated after a crash
        self.over = False  # nobody plays on: it is finished, or everybody left
        self.revealed = False  # somebody was told its secret, as at the end of every game
        self.lines: list[bytes] = []  # of the log, as they were last found on the disk
        self.record: Json | None = None  # as the server told it when the game was over

    def check(self, lines: list[bytes]) -> None:
        """Check that nothing was changed, what was acknowledged is there, and nothing that nobody sent."""
        assert lines[: len(self.lines)] == self.lines, "what was written has changed"
        self.lines = lines
        entries = [decode_entry(line) for line in lines]
        self.check_answers(answered(entries), answered(entries, by_people=True))
        self.check_words([entry.text for entry in entries if isinstance(entry, Said)])
        sat = [(entry.seat, entry.hash) for entry in entries if isinstance(entry, Sat)]
        assert set(self.hashes.items()) <= set(sat), "a seat was lost"
        kinds = [type(entry) for entry in entries]
        assert {Sealed, Started} & set(kinds) or not self.started, "a start was lost"
        assert kinds.count(Started) in ([1] if self.revealed else [0, 1]), "a game begins once"

    def check_answers(self, answers: Answers, of_people: Answers) -> None:
        for (seat, number), name in self.acked.items():
            assert answers.get((seat, number)) == name, (
                f"an answer was lost: {self.code} {seat} {number} {name}"
            )
        for (seat, number), name in of_people.items():
            known = seat not in self.hashes or name in self.sent.get((seat, number), ())
            assert known, f"nobody said that: {self.code} {seat} {number} {name}"

    def check_words(self, words: list[str]) -> None:
        assert self.heard <= set(words) <= self.said, "something said was lost, or made up"
        assert len(words) == len(set(words)), "something was said twice"

    def check_views(self) -> Table:
        """Every full view that anybody was sent is what the log gives up to there."""
        first, *later = [decode_entry(line) for line in self.lines]
        assert isinstance(first, Opened)
        table = Table(self.code, first)
        self.check_view(table)
        for entry in later:
            apply(table, entry)
            self.check_view(table)
        assert table.seq == len(self.lines)
        return table

    def check_view(self, table: Table) -> None:
        for _, seat, shown, asked in [seen for seen in self.seen if seen[0] == table.seq]:
            found = view(table, seat)
            assert shown == (found and dict(found)), (self.code, table.seq, seat)
            told = question(table, seat)
            assert (asked and asked["number"]) == (told and told.number)
            assert (asked and asked.get("legal", [])) == (told and told.legal)


def answered(entries: Iterable[AnyEntry], by_people: bool = False) -> Answers:
    """Answers of every seat to every question, by the log; perhaps without those of bots for people."""
    found: Answers = {}
    numbers: dict[Seat, int] = {}
    covered: set[Seat] = set()
    for entry in entries:
        if isinstance(entry, Covered | Resigned):
            covered.add(entry.seat)
        elif isinstance(entry, Returned):
            covered.discard(entry.seat)
        elif isinstance(entry, Acted | Undone):
            number = numbers[entry.seat] = numbers.get(entry.seat, -1) + 1
            if not by_people or entry.seat not in covered:
                found[entry.seat, number] = entry.name if isinstance(entry, Acted) else ""
    return found
