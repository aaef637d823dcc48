"""A game as a record: rules version, options, seed and actions. The state is derived from it.

The seed is the SHA-256 of one SHA-256 after another: that of the secret, then that of every seat's nonce
in seat order, all texts as UTF-8. The first of them is also the commitment, which is published before the
first card is dealt. Hashes have one length, so no two lists of texts are written the same way.

Every seat commits to its nonce too: its SHA-256 is told to everybody before any nonce is known, so that
nobody, the server included, could choose theirs when they knew the others'. Older records lack these hashes.

A fork is a game that somebody played on from a step of another one: from there chance has another seed, the
SHA-256 of the fork's own secret. What was shuffled before lies as it lay.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from hashlib import sha256
from typing import Final, TypeGuard, cast

from everglow.agreement import BadSetup
from everglow.complaints.words.generated import messages as m
from everglow.game import Action, E, Game, Json, Q, S, Seat, State, V
from everglow.record_parts import (
    SHOWN,
    BadRecord,
    FinishedGame,
    Fork,
    Forked,
    GameResult,
    Move,
    Pledged,
    Story,
    Undo,
    digest,
    hash_of,
    in_action,
    wrong,
)
from everglow.words.message import Message

FORMAT: Final = 1
LISTED: Final = 8  # values of a list of theirs


class Record:
    """Record of a game: everything that makes it what it was. Actions and undos are only ever appended."""

    def __init__(self, game: str, rules_version: str, names: list[str], secret: str) -> None:
        self.game = game
        self.rules_version = rules_version
        self.names = names  # by seat
        self.bots = [""] * len(names)  # by seat: the bot that plays there, "" for a person
        self.options: dict[str, str] = {}
        self.secret = secret
        self.nonces = [""] * len(names)  # by seat: what a person's client added to the seed
        self.hashes = [""] * len(names)  # by seat: of the nonces, as they were told before the start
        self.commitment = digest(secret).hex()
        self.actions: list[Move] = []
        self.undos: list[Undo] = []
        self.taken_back = 0  # actions, by all undos
        self.fork: Fork | None = None
        self.result: GameResult | None = None

    @property
    def seats(self) -> int:
        return len(self.names)

    def seed(self) -> int:
        """The game's seed, as the module's docstring says."""
        hashes = [digest(text) for text in [self.secret, *self.nonces]]
        return int.from_bytes(sha256(b"".join(hashes)).digest(), "big")

    # Writing it down

    def add(self, seat: Seat, name: str) -> None:
        self.actions.append(Move(seat, name))

    def undo(self, back: int) -> None:
        """Take back the last actions that still stand."""
        stand = len(self.actions) - self.taken_back
        if not 1 <= back <= stand:
            raise ValueError(f"expected to take back 1 to {stand} actions, not {back}")
        self.note(Undo(len(self.actions), back))
        self.result = None

    def note(self, undo: Undo) -> None:
        self.undos.append(undo)
        self.taken_back += undo.back

    def conclude(self, state: State) -> None:
        """Write down the result, if the game is over."""
        self.result = _result(state)

    # Playing it again

    def standing(self) -> list[Move]:
        """The actions that were not taken back."""
        line: list[Move] = []
        said = 0
        for undo in self.undos:
            line += self.actions[said : undo.after]
            del line[-undo.back :]
            said = undo.after
        return line + self.actions[said:]

    def start(self, game: Game[S, V, Q, E], events: bool = False) -> S:
        """The first question of this game."""
        _expect_same("game", game.name, self.game)
        _expect_same("rules_version", game.version, self.rules_version)
        try:
            return game.new(self.seats, self.seed(), self.options, events)
        except BadSetup as error:
            raise BadRecord(error.message) from error

    def line(self, game: Game[S, V, Q, E]) -> tuple[S, list[tuple[Seat, Action]]]:
        """The position in which this game began, where a fork left the other, and the answers since."""
        state = self.replay(game, self.past)
        if self.fork:
            self.fork.renew(state)
        return state, [(move.seat, game.codec.action(move.name)) for move in self.standing()[self.past :]]

    @property
    def past(self) -> int:
        """Answers that belong to the game from which this one went on."""
        return self.fork.after if self.fork else 0

    @property
    def dealt(self) -> dict[str, str] | None:
        """Options of its own deal; None if it went on from another game."""
        return None if self.fork else self.options

    def replay(self, game: Game[S, V, Q, E], upto: int | None = None, events: bool = False) -> S:
        """The state after the first `upto` actions that stand, or after all of them."""
        state = self.start(game, events)
        for _ in follow(game, state, self.standing()[:upto], self.fork):
            pass
        return state

    def verify(self, game: Game[S, V, Q, E]) -> S:
        """Deal and play everything again, also what was taken back. BadRecord names what is wrong."""
        if self.commitment != digest(self.secret).hex():
            raise wrong("commitment", m.expected_commitment())
        self._check_hashes()
        state = self._play_all(game)
        if self.result != _result(state):
            raise wrong("result", _difference(_result(state), self.result))
        return state

    def _play_all(self, game: Game[S, V, Q, E]) -> S:
        """Play all actions, each once: an undo goes back to a copy."""
        state, before, said = self.start(game), list[S](), 0
        for undo in [*self.undos, Undo(len(self.actions), 0)]:
            for move in self.actions[said : undo.after]:
                before.append(state.copy())
                carry_out(game, state, move, len(before), self.fork)
            said = undo.after
            for _ in range(undo.back):
                state = before.pop()
        return state

    def _check_hashes(self) -> None:
        """Check that every nonce has its hash, and only that; a record of old has none at all."""
        if not any(self.hashes):
            return
        for seat, (claimed, nonce) in enumerate(zip(self.hashes, self.nonces, strict=True)):
            if claimed != hash_of(nonce):
                raise wrong(f"hashes {seat}", m.expected_hash())
            if nonce and self.bots[seat] and not self.fork:  # whose bots sit where people sat before
                raise wrong(f"nonces {seat}", m.expected_no_nonce())

    # As JSON

    def story(self) -> Story:
        """Return what everybody may know before the end, but for `pledged`."""
        return {
            "format": FORMAT,
            "game": self.game,
            "rules_version": self.rules_version,
            "seats": self.seats,
            "names": self.names,
            "bots": self.bots,
            "options": self.options,
            "commitment": self.commitment,
        }

    def pledged(self) -> Pledged:
        return {"hashes": self.hashes} if any(self.hashes) else {}

    def to_json(self) -> FinishedGame:
        return {
            **self.story(),
            "secret": self.secret,
            "nonces": self.nonces,
            "actions": [(move.seat, move.name) for move in self.actions],
            "undos": [{"after": undo.after, "back": undo.back} for undo in self.undos],
            "result": self.result,
            **self.pledged(),
            **self._forked(),
        }

    def _forked(self) -> Forked:
        return {"fork": {"after": self.fork.after, "secret": self.fork.secret}} if self.fork else {}

    @classmethod
    def from_json(cls, data: object) -> Record:
        fields = _Fields(data)
        fields.expect(fields.get("format") == FORMAT, "format", m.expected_value(value=str(FORMAT)))
        record = cls(
            fields.text("game"), fields.text("rules_version"), fields.by_seat("names"), fields.text("secret")
        )
        named = all(name and name.isprintable() for name in record.names)
        fields.expect(named, "names", m.expected_seat_names())
        record.bots = fields.by_seat("bots", record.bots)
        record.options = fields.options()
        record.nonces = fields.by_seat("nonces")
        record.hashes = fields.by_seat("hashes", record.hashes)
        record.commitment = fields.text("commitment")
        record.actions = fields.actions()
        fields.undos(record)
        record.fork = fields.fork(record)
        record.result = fields.result()
        return record


def follow(game: Game[S, V, Q, E], state: S, moves: list[Move], fork: Fork | None = None) -> Iterator[Move]:
    """Carry out moves one by one; BadRecord, with that one not applied, if one is not legal."""
    for number, move in enumerate(moves, 1):
        carry_out(game, state, move, number, fork)
        yield move


def carry_out(game: Game[S, V, Q, E], state: S, move: Move, number: int, fork: Fork | None) -> None:
    """Apply the move of this number, if it is legal."""
    if fork and number == fork.after + 1:
        fork.renew(state)
    try:
        action = game.codec.action(move.name)
    except ValueError as error:
        raise in_action(number, m.unknown_action(name=move.name[:SHOWN])) from error
    if action not in state.legal_actions(move.seat):
        raise in_action(number, _why(game, state, move))
    state.apply(move.seat, action)


def _why(game: Game[S, V, Q, E], state: S, move: Move) -> Message:
    """Say why a move is not legal."""
    why = game.texts.why_not(state, move.seat, move.name)
    if why is None:
        return m.not_legal(name=move.name, seat=move.seat)
    return m.not_legal_because(name=move.name, seat=move.seat, why=why)


def _expect_same(field: str, value: str, actual: str) -> None:
    if actual != value:
        raise wrong(field, m.expected_value_not(value=value, found=actual[:SHOWN]))


def _result(state: State) -> GameResult | None:
    return None if state.deciders() else {"scores": state.scores(), "returns": state.returns()}


def _difference(right: GameResult | None, actual: GameResult | None) -> Message:
    """Say what was expected of the result."""
    if right is None:
        return m.expected_no_result()
    told: Mapping[str, object] = actual or {}
    if told.get("scores") != right["scores"]:
        return m.expected_scores(scores=_shown(right["scores"]), found=_shown(told.get("scores", [])))
    if told.get("returns") != right["returns"]:
        return m.expected_returns(returns=_shown(right["returns"]), found=_shown(told.get("returns", [])))
    return m.expected_only_scores()


def _shown(values: object) -> list[str]:
    """Show the values of a list, or whatever stands in its place, as far as anybody would read it."""
    return [str(value)[:SHOWN] for value in (values if isinstance(values, list) else [values])[:LISTED]]


class _Fields:
    """The fields of a record as somebody wrote them: anything may be wrong with them."""

    def __init__(self, data: object) -> None:
        if not isinstance(data, dict):
            raise BadRecord(m.expected_record())
        self.data: Json = data

    def expect(self, holds: bool, field: str, expected: Message) -> None:
        if not holds:
            raise wrong(field, expected)

    def get(self, name: str) -> object:
        self.expect(name in self.data, name, m.expected_field())
        return self.data[name]

    def entries(self, name: str) -> list[object]:
        value = self.get(name)
        if not isinstance(value, list):
            raise wrong(name, m.expected_list())
        return value

    def text(self, name: str) -> str:
        return _text(self.get(name), name)

    def by_seat(self, name: str, default: list[str] | None = None) -> list[str]:
        """A text for every seat. Older records may lack what has a default."""
        if default is not None and name not in self.data:
            return default
        texts = [_text(text, f"{name} {seat}") for seat, text in enumerate(self.entries(name))]
        seats = self.get("seats")
        self.expect(len(texts) == seats, name, m.expected_one_each(seats=str(seats)[:SHOWN]))
        return texts

    def options(self) -> dict[str, str]:
        options = self.get("options")
        if not isinstance(options, dict):
            raise wrong("options", m.expected_object())
        return {
            _text(name, "options"): _text(value, f"options {name[:SHOWN]}") for name, value in options.items()
        }

    def actions(self) -> list[Move]:
        return [_move(entry, number) for number, entry in enumerate(self.entries("actions"), 1)]

    def undos(self, record: Record) -> None:
        """Read the undos; each must find what it takes back."""
        earliest = 0
        for number, entry in enumerate(self.entries("undos"), 1):
            undo = _undo(entry, number)
            _expect_between(number, "after", undo.after, earliest, len(record.actions))
            _expect_between(number, "back", undo.back, 1, undo.after - record.taken_back)
            record.note(undo)
            earliest = undo.after

    def fork(self, record: Record) -> Fork | None:
        """Read the fork, which few games have. What lies before it cannot be taken back."""
        fork = self.data.get("fork")
        if fork is None:
            return None
        most = _fewest(record)
        after = _whole(fork.get("after")) if isinstance(fork, dict) else -1
        self.expect(0 <= after <= most, "fork", m.expected_between(name="after", least=0, most=most))
        return Fork(after, _text(fork.get("secret"), "fork"))

    def result(self) -> GameResult | None:
        """Read the result as it was said: whether it holds, `verify` finds out."""
        result = self.get("result")
        if result is not None and not isinstance(result, dict):
            raise wrong("result", m.expected_result())
        return cast(GameResult | None, result)


def _text(value: object, where: str) -> str:
    if not _is_text(value):
        raise wrong(where, m.expected_text())
    return value


def _is_text(value: object) -> TypeGuard[str]:
    """Whether it is a text that can be written as UTF-8."""
    return isinstance(value, str) and value == value.encode(errors="ignore").decode()


def _whole(value: object) -> int:
    return value if isinstance(value, int) and not isinstance(value, bool) else -1


def _fewest(record: Record) -> int:
    """Return how many actions stood at least, after any undo and now."""
    stood = [len(record.actions) - record.taken_back]
    taken_back = 0
    for undo in record.undos:
        taken_back += undo.back
        stood.append(undo.after - taken_back)
    return min(stood)


def _move(entry: object, number: int) -> Move:
    if not isinstance(entry, list | tuple) or len(entry) != 2 or _whole(entry[0]) < 0:
        raise in_action(number, m.expected_move())
    if not _is_text(entry[1]):
        raise in_action(number, m.expected_text())
    return Move(entry[0], entry[1])


def _undo(entry: object, number: int) -> Undo:
    if not isinstance(entry, dict) or _whole(entry.get("after")) < 0 or _whole(entry.get("back")) < 0:
        raise _in_undo(number, m.expected_undo())
    return Undo(entry["after"], entry["back"])


def _expect_between(undo: int, name: str, number: int, least: int, most: int) -> None:
    if not least <= number <= most:
        raise _in_undo(undo, m.expected_between(name=name, least=least, most=most))


def _in_undo(number: int, complaint: Message) -> BadRecord:
    return BadRecord(m.in_undo(number=number, complaint=complaint))
