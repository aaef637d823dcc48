from __future__ import annotations

import json
from contextlib import suppress
from errno import ENOSPC
from hashlib import sha256
from pathlib import Path
from typing import Any, cast

import pytest

from everglow import record as records
from everglow.games import games
from everglow.record import BadRecord, Record, dumps, load, load_all, save
from everglow.rng import TABLE, fast

GAME = games()["vale"]
NONSENSE = [
    None,
    -1,
    1,
    1.5,
    True,
    "x",
    "\ud800",
    [],
    {},
    [None],
    [[]],
    [{}],
    ["x", "\x1b"],
    {"a": 1},
    10**99,
]


def new(secret: str = "secret", seats: int = 2) -> Record:
    return Record(GAME.name, GAME.version, ["Anna", "Ben", "Cleo", "Dan"][:seats], secret)


def played(moves: int = 10_000, secret: str = "secret") -> Record:
    """A game at random, up to so many actions."""
    record = new(secret)
    state, chance = record.start(GAME), fast(1, 1)
    while state.deciders() and len(record.actions) < moves:
        seat = state.deciders()[0]
        legal = state.legal_actions(seat)
        action = legal[chance.below(TABLE, len(legal))]
        state.apply(seat, action)
        record.add(seat, GAME.action_name(action))
    record.conclude(state)
    return record


def reread(record: Record, **changes: object) -> Record:
    return Record.from_json(json.loads(json.dumps(record.to_json() | changes)))


# Chance that everybody can check


def test_the_commitment_is_the_sha256_of_the_secret() -> None:
    assert new("abc").commitment == sha256(b"abc").hexdigest()


def test_the_seed_is_a_hash_over_the_hashes_of_secret_and_nonces_in_seat_order() -> None:
    record = new("abc")
    record.nonces = ["x", "y"]
    hashes = sha256(b"abc").digest() + sha256(b"x").digest() + sha256(b"y").digest()
    assert record.seed() == int(sha256(hashes).hexdigest(), 16)


@pytest.mark.parametrize("nonces", [["y", "x"], ["xy", ""], ["", "xy"], ["x", "y "]])
def test_other_nonces_or_another_order_make_another_seed(nonces: list[str]) -> None:
    record, other = new(), new()
    record.nonces, other.nonces = ["x", "y"], nonces
    assert record.seed() != other.seed()


def test_the_same_record_gives_the_same_game() -> None:
    record = played()
    assert GAME.save(record.replay(GAME)) == GAME.save(reread(record).replay(GAME))


# Replaying


def test_a_replay_stops_after_as_many_actions_as_asked_for() -> None:
    assert GAME.save(played().replay(GAME, upto=20)) == GAME.save(played(20).replay(GAME))


def test_a_replay_can_tell_what_happened() -> None:
    assert played(20).replay(GAME, events=True).events


def test_an_action_that_is_not_legal_is_named_with_its_number_seat_and_reason() -> None:
    record = played(20)
    record.add(0, "summon:hydra")
    with pytest.raises(BadRecord, match=r"^action 21: 'summon:hydra' is not legal for seat 0: ."):
        record.replay(GAME)


def test_an_unknown_action_is_named_with_its_number() -> None:
    record = played(3)
    record.add(0, "fly")
    with pytest.raises(BadRecord, match=r"^action 4: unknown action 'fly'"):
        record.replay(GAME)


def test_a_seat_that_does_not_exist_has_no_legal_action() -> None:
    record = new()
    record.add(9, "end_turn")
    with pytest.raises(BadRecord, match=r"^action 1: 'end_turn' is not legal for seat 9"):
        record.replay(GAME)


def test_what_is_not_legal_is_not_applied() -> None:
    record, state = played(20), played(20).replay(GAME)
    before = GAME.save(state)
    with pytest.raises(BadRecord):
        list(records.follow(GAME, state, [records.Move(0, "summon:hydra")]))
    assert GAME.save(state) == before
    assert len(record.actions) == 20


def test_another_rules_version_is_refused() -> None:
    record = played(3)
    record.rules_version = "0"
    with pytest.raises(BadRecord, match=r"^rules_version: expected '1', not '0'$"):
        record.replay(GAME)


def test_another_game_is_refused() -> None:
    record = played(3)
    record.game = "chess"
    with pytest.raises(BadRecord, match=r"^game: expected 'vale', not 'chess'$"):
        record.start(GAME)


def test_a_number_of_seats_that_the_game_is_not_for_is_refused() -> None:
    with pytest.raises(BadRecord, match="2 to 4 players, not 1"):
        new(seats=1).start(GAME)


# Taking back


def test_actions_that_were_taken_back_do_not_stand() -> None:
    record = played(10)
    record.undo(3)
    assert record.standing() == played(7).actions
    assert len(record.actions) == 10


def test_play_goes_on_after_an_undo() -> None:
    record, longer = played(10), played(12)
    record.undo(2)
    for move in longer.actions[8:]:
        record.add(*move)
    record.undo(1)
    record.undo(1)
    assert record.standing() == played(10).actions
    assert GAME.save(reread(record).verify(GAME)) == GAME.save(played(10).replay(GAME))


def test_a_game_whose_end_is_taken_back_has_no_result() -> None:
    record = played()
    record.undo(1)
    assert record.result is None
    record.verify(GAME)


@pytest.mark.parametrize("back", [-1, 0, 11])
def test_only_actions_that_stand_can_be_taken_back(back: int) -> None:
    with pytest.raises(ValueError, match=r"^expected to take back 1 to 10 actions, not "):
        played(10).undo(back)


@pytest.mark.parametrize(
    ("undos", "complaint"),
    [
        ([{"after": 11, "back": 1}], "undo 1: expected after to be 0 to 10"),
        ([{"after": 4, "back": 5}], "undo 1: expected back to be 1 to 4"),
        ([{"after": 4, "back": 0}], "undo 1: expected back to be 1 to 4"),
        ([{"after": 4, "back": 1}, {"after": 3, "back": 1}], "undo 2: expected after to be 4 to 10"),
        ([{"after": 4, "back": 3}, {"after": 5, "back": 3}], "undo 2: expected back to be 1 to 2"),
        ([{"after": 4}], "undo 1: expected numbers after and back"),
        ([4], "undo 1: expected numbers after and back"),
    ],
)
def test_an_undo_must_find_what_it_takes_back(undos: list[object], complaint: str) -> None:
    with pytest.raises(BadRecord) as raised:
        reread(played(10), undos=undos)
    assert str(raised.value) == complaint


# Verifying


@pytest.mark.parametrize("moves", [0, 25, 10_000])
def test_an_honest_record_verifies_at_any_time(moves: int) -> None:
    record = reread(played(moves))
    assert bool(record.verify(GAME).deciders()) == (record.result is None)


def test_a_commitment_to_another_secret_is_noticed() -> None:
    with pytest.raises(BadRecord, match=r"^commitment: expected the SHA-256 of the secret$"):
        reread(played(), secret="another").verify(GAME)


def test_a_changed_nonce_deals_other_cards() -> None:
    with pytest.raises(BadRecord, match=r"^action \d+: "):
        reread(played(), nonces=["", "x"]).verify(GAME)


RESULT: dict[str, list[float]] = played().result or {}
POINTS = "{} and {} points".format(*RESULT["scores"])
RETURNS = "returns of {} and {}".format(*RESULT["returns"])


@pytest.mark.parametrize(
    ("result", "complaint"),
    [
        (None, f"{POINTS}, not none"),
        ({}, f"{POINTS}, not none"),
        ({"scores": []}, f"{POINTS}, not none"),
        ({"scores": [99, 0, 1]}, f"{POINTS}, not 99, 0 and 1"),
        (RESULT | {"scores": [99, 0]}, f"{POINTS}, not 99 and 0"),
        (RESULT | {"returns": [0.5, 0.5]}, f"{RETURNS}, not 0.5 and 0.5"),
        (RESULT | {"winner": 1}, "scores and returns and nothing else"),
    ],
)
def test_a_wrong_result_is_told_in_words(result: object, complaint: str) -> None:
    with pytest.raises(BadRecord) as raised:
        reread(played(), result=result).verify(GAME)
    assert str(raised.value) == f"result: expected {complaint}"


def test_a_result_while_the_game_lasts_is_noticed() -> None:
    with pytest.raises(BadRecord, match=r"^result: expected none while the game lasts$"):
        reread(played(5), result=RESULT).verify(GAME)


class Counted:
    """A game that counts the actions that are asked for."""

    def __init__(self) -> None:
        self.actions = 0

    def __getattr__(self, name: str) -> Any:
        return getattr(GAME, name)

    def action(self, name: str) -> int:
        self.actions += 1
        return GAME.action(name)


def test_every_action_is_played_once_however_much_was_taken_back() -> None:
    record, game = played(40), Counted()
    for _ in range(50):
        record.undo(1)
        record.add(*record.actions[-1])
    record.verify(cast("Any", game))
    assert game.actions == len(record.actions) == 90


def test_an_action_that_was_taken_back_must_have_been_legal_too() -> None:
    record = played(10)
    record.add(0, "summon:hydra")
    record.undo(1)
    record.replay(GAME)
    with pytest.raises(BadRecord, match=r"^action 11: 'summon:hydra'"):
        record.verify(GAME)


# As JSON


def test_a_record_is_the_same_after_writing_and_reading() -> None:
    record = played()
    record.undo(2)
    assert reread(record).to_json() == record.to_json()


def test_a_record_without_bots_was_played_by_people() -> None:
    data = played(3).to_json()
    del data["bots"]
    assert Record.from_json(data).bots == ["", ""]


@pytest.mark.parametrize(
    ("changes", "complaint"),
    [
        ({"format": 2}, "format: expected 1"),
        ({"game": 1}, "game: expected a text"),
        ({"seats": 3}, "names: expected one for each of 3 seats"),
        ({"names": "Anna"}, "names: expected a list"),
        ({"names": ["Anna", 1]}, "names 1: expected a text"),
        ({"names": ["Anna", "\x1b[2J"]}, "names: expected a name in printable characters for every seat"),
        ({"names": ["Anna", ""]}, "names: expected a name in printable characters for every seat"),
        ({"nonces": ["x"]}, "nonces: expected one for each of 2 seats"),
        ({"secret": "\ud800"}, "secret: expected a text"),
        ({"options": []}, "options: expected an object"),
        ({"options": {"start": 1}}, "option 'start': expected a text"),
        ({"actions": {}}, "actions: expected a list"),
        (
            {"actions": [[0, "mark:imp"], [0]]},
            "action 2: expected a seat and a name, such as [0, 'end_turn']",
        ),
        ({"actions": [[True, "done"]]}, "action 1: expected a seat and a name, such as [0, 'end_turn']"),
        ({"actions": [[0, 1]]}, "action 1: expected a text"),
        ({"result": 1}, "result: expected an object, or null while the game lasts"),
    ],
)
def test_a_damaged_field_is_named_with_what_was_expected(changes: dict[str, object], complaint: str) -> None:
    with pytest.raises(BadRecord) as raised:
        reread(played(5), **changes)
    assert str(raised.value) == complaint


@pytest.mark.parametrize("field", [name for name in new().to_json() if name != "bots"])
def test_a_missing_field_is_named(field: str) -> None:
    data = played(5).to_json()
    del data[field]
    with pytest.raises(BadRecord, match=f"^{field}: expected it to be there$"):
        Record.from_json(data)


@pytest.mark.parametrize("field", list(new().to_json()))
@pytest.mark.parametrize("nonsense", NONSENSE, ids=repr)
def test_nonsense_anywhere_is_a_bad_record_and_nothing_worse(field: str, nonsense: object) -> None:
    data = played(5).to_json() | {field: nonsense}
    with suppress(BadRecord):
        Record.from_json(data).verify(GAME)


@pytest.mark.parametrize("nonsense", [None, [], 1, "record"])
def test_what_is_no_object_is_no_record(nonsense: object) -> None:
    with pytest.raises(BadRecord, match=r"^expected a record: an object with "):
        Record.from_json(nonsense)


# Files


def test_a_record_in_a_file_is_the_same_record(tmp_path: Path) -> None:
    record = played()
    record.names = ["Änne", "李"]
    save(record, tmp_path / "new" / "folder" / "game.json")
    assert load(tmp_path / "new" / "folder" / "game.json").to_json() == record.to_json()


def test_a_file_can_hold_a_record_on_each_line(tmp_path: Path) -> None:
    lines = [json.dumps(played(n).to_json()) for n in (3, 4)]
    (tmp_path / "games.jsonl").write_text("\n".join(lines) + "\n")
    assert [len(record.actions) for record in load_all(tmp_path / "games.jsonl")] == [3, 4]
    with pytest.raises(BadRecord, match=r"games.jsonl: expected one record, not 2$"):
        load(tmp_path / "games.jsonl")


def test_a_crash_while_saving_leaves_the_record_as_it_was(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def crash(_: int) -> None:
        raise OSError(ENOSPC, "no space left", "draft")

    path = tmp_path / "game.json"
    save(played(5), path)
    monkeypatch.setattr(records.os, "fsync", crash)
    with pytest.raises(OSError, match="no space left") as raised:
        save(played(6), path)
    assert raised.value.filename == str(path)
    assert load(path).actions == played(5).actions
    assert list(tmp_path.iterdir()) == [path]


def test_what_is_not_a_plain_file_is_never_replaced(tmp_path: Path) -> None:
    with pytest.raises(BadRecord, match="expected a file that can be replaced"):
        save(played(5), tmp_path)


HALF = dumps(played(5))[:300]


@pytest.mark.parametrize("text", [HALF, "{format: 1}", "[" * 100_000, "9" * 10_000, '{"a": 1}\n{"b"}'])
def test_a_damaged_file_is_named(tmp_path: Path, text: str) -> None:
    (tmp_path / "game.json").write_text(text)
    with pytest.raises(BadRecord, match=r"game.json: expected a record in JSON: "):
        load(tmp_path / "game.json")


@pytest.mark.parametrize("content", [b"\xff\xfe\x00", b"\x00\x01", b"{\x00"])
def test_a_file_that_is_not_text_is_named(tmp_path: Path, content: bytes) -> None:
    (tmp_path / "game.json").write_bytes(content)
    with pytest.raises(BadRecord, match=r"game.json: this is not text$"):
        load(tmp_path / "game.json")


@pytest.mark.parametrize("content", ["", " \n"])
def test_an_empty_file_is_named(tmp_path: Path, content: str) -> None:
    (tmp_path / "game.json").write_text(content)
    with pytest.raises(BadRecord, match=r"game.json: the file is empty$"):
        load(tmp_path / "game.json")


def test_a_bad_record_in_a_file_is_told_with_the_file(tmp_path: Path) -> None:
    data: dict[str, Any] = played(5).to_json() | {"format": 7}
    (tmp_path / "game.json").write_text(json.dumps(data))
    with pytest.raises(BadRecord, match=r"game.json: format: expected 1$"):
        load(tmp_path / "game.json")


# A game that went on from another one


def test_a_fork_keeps_what_was_before_and_draws_anew_what_comes_after() -> None:
    record, other = played(), played()
    other.fork = records.Fork(0, "another")
    assert record.replay(GAME, 0).key() == other.replay(GAME, 0).key()
    drawn = [found.start(GAME) for found in (record, other)]
    other.fork.renew(drawn[1])
    assert drawn[0].key() == drawn[1].key()
    assert drawn[0].chance.save() != drawn[1].chance.save()


def test_a_fork_is_written_down_and_read_again() -> None:
    record = played(20)
    assert "fork" not in record.to_json()
    record.fork = records.Fork(12, "another")
    assert reread(record).fork == record.fork


@pytest.mark.parametrize("fork", [*NONSENSE[1:], {"after": 21, "secret": "x"}, {"after": 1}])
def test_a_fork_that_cannot_be_is_refused(fork: object) -> None:
    with pytest.raises(BadRecord, match="fork: expected "):
        reread(played(20), fork=fork)


def test_nothing_before_a_fork_was_taken_back_after_it() -> None:
    record = played(20)
    record.undo(3)
    assert reread(record, fork={"after": 17, "secret": "x"}).fork
    with pytest.raises(BadRecord, match="fork: expected after to be 0 to 17"):
        reread(record, fork={"after": 18, "secret": "x"})
