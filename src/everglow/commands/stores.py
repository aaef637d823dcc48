"""Stores that commands work with: a file in the data folder, or a database."""

from __future__ import annotations

import argparse
from importlib.util import find_spec
from pathlib import Path
from typing import Final

from everglow.commands import settings
from everglow.commands.arguments import BadInput

SETTINGS: Final = [settings.DATA, settings.DATABASE]


def database(args: argparse.Namespace) -> str:
    """Return the address of a PostgreSQL database; "" if the data is in a folder."""
    if args.database and not find_spec("asyncpg"):
        from everglow.server.words.generated import messages as words

        raise BadInput(words.database_needs_driver())
    return str(args.database)


def file(args: argparse.Namespace) -> Path:
    """Return the SQLite file of the data folder."""
    from everglow.server.http.service import FILE

    return settings.folder(args) / FILE
