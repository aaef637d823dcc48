"""Files that hold records: one, or one on each line."""

from __future__ import annotations

import json
import os
from pathlib import Path

from everglow.complaints.words.generated import messages as m
from everglow.record import Record
from everglow.record_parts import BadRecord, wrong
from everglow.words.message import Message


def save(record: Record, path: Path) -> None:
    """Write a record, all or nothing: a crash leaves the file as it was before."""
    write(path, dumps(record))


def write(path: Path, text: str) -> None:
    """Write a file in one step. An error names the file that was asked for, not its draft."""
    if path.exists() and not path.is_file():
        raise wrong(str(path), m.expected_replaceable())
    try:
        _write(path, text)
    except OSError as error:
        error.filename = str(path)
        raise


def _write(path: Path, text: str) -> None:
    if not path.parent.exists():
        path.parent.mkdir(parents=True, exist_ok=True)
    draft = path.with_name(f".{path.name}.{os.getpid()}")
    try:
        with draft.open("w", encoding="utf-8") as file:
            file.write(text)
            file.flush()
            os.fsync(file.fileno())
        draft.replace(path)
    finally:
        draft.unlink(missing_ok=True)


def dumps(record: Record) -> str:
    """Format a record with one field a line, so that people can read it."""
    fields = [f"{json.dumps(k)}: {json.dumps(v, ensure_ascii=False)}" for k, v in record.to_json().items()]
    return "{\n" + ",\n".join(fields) + "\n}\n"


def load(path: Path) -> Record:
    """Load the one record of a file."""
    records = load_all(path)
    if len(records) > 1:
        raise wrong(str(path), m.expected_one_record(records=len(records)))
    return records[0]


def load_all(path: Path) -> list[Record]:
    """Load a file with one record, or with one on each line."""
    text = read(path)
    try:
        parsed = _parse(text)
    except (ValueError, RecursionError) as error:
        raise wrong(str(path), _malformed(error)) from error
    try:
        return [Record.from_json(data) for data in parsed]
    except BadRecord as error:
        raise wrong(str(path), error.message) from error


def _malformed(error: Exception) -> Message:
    """Say where the JSON of a file is wrong."""
    if isinstance(error, json.JSONDecodeError):
        return m.expected_json_record(line=error.lineno, column=error.colno)
    return m.expected_json_record(line=None, column=None)


def read(path: Path) -> str:
    """Read a text file; BadRecord if it is empty or no text."""
    try:
        text = path.read_text(encoding="utf-8")
    except UnicodeDecodeError as error:
        raise wrong(str(path), m.not_text()) from error
    if "\0" in text:
        raise wrong(str(path), m.not_text())
    if not text.strip():
        raise wrong(str(path), m.file_is_empty())
    return text


def _parse(text: str) -> list[object]:
    lines = text.strip().split("\n")
    if len(lines) > 1 and all(line.startswith("{") and line.endswith("}") for line in lines):
        return [json.loads(line) for line in lines]
    return [json.loads(text)]
