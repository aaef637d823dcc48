"""The command line as a person uses it: something is typed, something is read."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from contextlib import redirect_stderr, redirect_stdout
from io import StringIO
from pathlib import Path
from typing import NamedTuple
from unittest.mock import patch

from everglow.cli import main


class Outcome(NamedTuple):
    code: int
    out: str
    err: str


class Terminal:
    """Runs commands with a data folder of their own; `env` adds to the environment."""

    def __init__(self, home: Path, **env: str) -> None:
        self.home = home
        self.env = {
            "XDG_DATA_HOME": str(home),
            "TERM": "xterm-256color",
            "COLUMNS": "100",
            "LC_ALL": "C.UTF-8",
            **env,
        }

    def run(self, *argv: object, typed: str = "") -> Outcome:
        """Run the command in this process, so that it is quick."""
        out, err = StringIO(), StringIO()
        elsewhere = patch.dict(os.environ, self.env), patch("sys.stdin", StringIO(typed))
        called = patch("sys.argv", ["everglow"])
        with redirect_stdout(out), redirect_stderr(err), elsewhere[0], elsewhere[1], called:
            code = _code([str(arg) for arg in argv])
        return Outcome(code, out.getvalue(), err.getvalue())

    def records(self) -> list[Path]:
        return sorted((self.home / "everglow" / "records").glob("*.json"))

    def spawn(self, *argv: object) -> subprocess.Popen[str]:
        """Start the command as a process of its own, with pipes."""
        return subprocess.Popen(
            [sys.executable, "-m", "everglow", *[str(arg) for arg in argv]],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            env={**os.environ, **self.env},
            encoding="utf-8",
            preexec_fn=_hear_interrupts,
        )


def _hear_interrupts() -> None:
    """Restore Control-C, also where the tests themselves run in the background and ignore it."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)


def _code(argv: list[str]) -> int:
    try:
        return main(argv)
    except SystemExit as leaving:  # argparse leaves so after --help and --version
        return int(leaving.code or 0)


def read_to_prompt(process: subprocess.Popen[str]) -> str:
    """Read up to where the process waits for somebody to type."""
    assert process.stdout is not None
    read = ""
    while not read.endswith("\n> "):
        character = process.stdout.read(1)
        assert character, f"the process ended after: {read}"
        read += character
    return read


def last_question(output: str) -> str:
    """The last question asked, with its choices."""
    return output.rpartition("\n> ")[0].rpartition("\n\n")[2]
