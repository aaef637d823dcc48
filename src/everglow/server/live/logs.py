"""Logging: a JSON object a line, or plain text on a terminal; no secret, hand or table code is logged."""

from __future__ import annotations

import json
import logging
import sys
import time
from hashlib import blake2b
from secrets import token_bytes
from typing import Final

SALT: Final = token_bytes(16)  # codes are so few that all could be tried
PLAIN: Final = set(vars(logging.makeLogRecord({}))) | {"message", "taskName"}


def pseudonym(code: str) -> str:
    """Name a table in the log of this run; its code would be an invitation."""
    return blake2b(code.encode(), key=SALT, digest_size=4).hexdigest()


class Lines(logging.Formatter):
    """Formatter of log lines: an event and its fields. Of an error only its kind and place, no values."""

    def __init__(self, plain: bool) -> None:
        super().__init__()
        self.plain = plain

    def format(self, record: logging.LogRecord) -> str:
        more = {name: value for name, value in vars(record).items() if name not in PLAIN}
        if record.exc_info and record.exc_info[0]:
            more |= {"error": record.exc_info[0].__name__, "where": _place(record)}
        if self.plain:
            return " ".join([record.getMessage(), *[f"{name}={value}" for name, value in more.items()]])
        head = {
            "time": round(time.time(), 3),
            "level": record.levelname.lower(),
            "event": record.getMessage(),
        }
        return json.dumps(head | more)


def _place(record: logging.LogRecord) -> str:
    """Return where it was raised: messages of exceptions may hold what nobody may see."""
    trace = record.exc_info[2] if record.exc_info else None
    while trace is not None and trace.tb_next is not None:
        trace = trace.tb_next
    return "" if trace is None else f"{trace.tb_frame.f_code.co_filename}:{trace.tb_lineno}"


def keep(quiet: bool) -> None:
    """Begin to write it, to standard error."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(Lines(sys.stderr.isatty()))
    logging.basicConfig(handlers=[handler], level=logging.WARNING if quiet else logging.INFO, force=True)
    logging.getLogger("aiohttp.access").setLevel(logging.WARNING)  # addresses carry codes and links
