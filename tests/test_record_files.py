"""Records as JSON and in files, and games that go on from another one."""

from __future__ import annotations

import json
from contextlib import suppress
from errno import ENOSPC
from pathlib import Path
from typing import Any

import pytest

from everglow import record as records
from everglow.record import Record
from everglow.record_files import dumps, load, load_all, save
from everglow.record_parts import BadRecord
from tests.records import GAME, new, played, reread

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
        ({"options": {"start": 1}}, "options start: expected a text"),
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
    monkeypatch.setattr("everglow.record_files.os.fsync", crash)
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
