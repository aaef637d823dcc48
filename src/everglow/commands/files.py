"""Files of records: where they are and how they are read."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from datetime import datetime
from pathlib import Path

from platformdirs import user_data_path

from everglow.commands.arguments import BadInput
from everglow.commands.words.generated import messages as m
from everglow.complaints.words.generated import messages as shared
from everglow.record import Record
from everglow.record_files import load
from everglow.record_parts import BadRecord


def folder() -> Path:
    """Folder of the user's records."""
    return user_data_path("everglow") / "records"


def unused(path: Path) -> Path:
    """Refuse a file that exists, so that no game overwrites another."""
    if path.exists():
        raise BadInput(m.file_exists(file=str(path)))
    return path


def new_file(record: Record) -> Path:
    """Create a file name from the game and the time that is not taken."""
    return folder() / f"{record.game}-{datetime.now():%Y%m%d-%H%M%S}-{record.commitment[:6]}.json"


def unfinished(game: str) -> Path | None:
    """Return the newest record of this game without a result."""
    files = [path for path in folder().glob(f"{game}-*.json") if path.is_file()]
    for path in sorted(files, key=lambda file: file.stat().st_mtime_ns, reverse=True):
        if _lasts(path, game):
            return path
    return None


def _lasts(path: Path, game: str) -> bool:
    try:
        record = load(path)
    except BadRecord:
        return False
    return record.game == game and record.result is None


@contextmanager
def blaming(path: Path) -> Iterator[None]:
    """Add the file's name to errors about its contents."""
    try:
        yield
    except (BadInput, BadRecord) as error:
        raise BadInput(shared.wrong_at(place=str(path), complaint=error.message)) from error
