"""What was sent to a table and what was acknowledged, to be compared with what is on the disk."""

from everglow.server.table.changes import apply
from everglow.server.table.entries import (
    Acted,
    Covered,
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


class Diary:
    """What the people at one table sent, and what was acknowledged to them."""

    def __init__(self, code):
        self.code = code
        self.sent = {}  # by seat and question, what was answered; "" took something back
        self.acked = {}
        self.said = set()
        self.heard = set()  # acknowledged
        self.hashes = {}  # of nonces, acknowledged, by seat
        self.seen = []  # full views, with what they were numbered and whose they were
        self.started = False  # acknowledged: sealed, and dealt as soon as all nonces are told
        self.acks = 0
        self.again = 0  # answers that were repeated after a crash
        self.over = False  # nobody plays on: it is finished, or everybody left
        self.revealed = False  # somebody was told its secret, as at the end of every game
        self.lines = []  # of the log, as they were last found on the disk

    def check(self, lines):
        """Nothing was changed, all that was acknowledged is there, and nothing that nobody sent."""
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

    def check_answers(self, answers, of_people):
        for (seat, number), name in self.acked.items():
            assert answers.get((seat, number)) == name, (
                f"an answer was lost: {self.code} {seat} {number} {name}"
            )
        for (seat, number), name in of_people.items():
            known = seat not in self.hashes or name in self.sent.get((seat, number), ())
            assert known, f"nobody said that: {self.code} {seat} {number} {name}"

    def check_words(self, words):
        assert self.heard <= set(words) <= self.said, "something said was lost, or made up"
        assert len(words) == len(set(words)), "something was said twice"

    def check_views(self):
        """Every full view that anybody was sent is what the log gives up to there."""
        table, number = None, 0
        for number, entry in enumerate([decode_entry(line) for line in self.lines], 1):
            if table is None:
                table = Table(self.code, entry)
            else:
                apply(table, entry)
            for seat, shown, asked in [seen[1:] for seen in self.seen if seen[0] == number]:
                assert shown == view(table, seat), (self.code, number, seat)
                told = question(table, seat)
                assert (asked and asked["number"]) == (told and told.number)
                assert (asked and asked.get("legal", [])) == (told and told.legal)
        assert table.seq == number
        return table


def answered(entries, by_people=False):
    """What every seat said to every question, by the log; perhaps without what bots said for people."""
    found, numbers, covered = {}, {}, set()
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
