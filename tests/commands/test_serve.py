"""`everglow serve`: it says where it is, what is wrong, and goodbye."""

from __future__ import annotations

import asyncio
import json
import re
import signal
import socket
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from io import StringIO
from pathlib import Path
from urllib.request import urlopen

import aiohttp
import pytest
import segno

from everglow.server.live import logs
from everglow.server.store.database import open_database
from tests.server.people import Person
from tests.terminal import Terminal


@pytest.fixture
def terminal(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Terminal:
    monkeypatch.setattr(logs, "keep", lambda _: None)  # in this process pytest keeps the log
    return Terminal(tmp_path)


class Serving:
    """A server in a process of its own, from its first words on."""

    def __init__(self, process: subprocess.Popen[str]) -> None:
        self.process = process
        self.said = ""
        while "Stop it with" not in self.said:
            assert process.stdout is not None
            line = process.stdout.readline()
            assert line, f"it ended after: {self.said}{process.communicate(timeout=30)[1]}"
            self.said += line
        found = re.search(r"The table is open at (http://localhost:(\d+))", self.said)
        assert found is not None
        self.base = found[1]
        self.port = int(found[2])

    def stop(self, how: signal.Signals = signal.SIGTERM) -> tuple[int, str, str]:
        """The exit code, and what it said since it began and as errors."""
        self.process.send_signal(how)
        out, err = self.process.communicate(timeout=60)
        return self.process.returncode, out, err

    def get(self, path: str) -> object:
        with urlopen(f"http://127.0.0.1:{self.port}{path}", timeout=30) as answer:
            return json.load(answer)


@contextmanager
def serving(terminal: Terminal, *argv: object) -> Iterator[Serving]:
    process = terminal.spawn("serve", "--port", 0, "--data", terminal.home / "data", *argv)
    try:
        yield Serving(process)
    finally:
        process.kill()
        process.communicate()


def customised(terminal: Terminal, tmp_path: Path, code: str) -> Terminal:
    """A terminal whose Python runs some code first."""
    (tmp_path / "custom").mkdir()
    (tmp_path / "custom" / "sitecustomize.py").write_text(code)
    terminal.env["PYTHONPATH"] = str(tmp_path / "custom")
    return terminal


# Before it begins


def test_help_teaches_how_to_open_a_table(terminal: Terminal) -> None:
    told = terminal.run("serve", "--help")
    assert told.code == 0
    for words in (
        "Open the table: play with friends and bots",
        "everglow serve --host 0.0.0.0        for phones and friends on your network too",
        "--host HOST",
        "--port PORT",
        "0 for any free one",
        "--data FOLDER",
        "--name NAME",
        "--quiet",
    ):
        assert words in told.out
    assert "serve" in terminal.run("--help").out


@pytest.mark.parametrize(
    ("argv", "complaint"),
    [
        (["--port", "70000"], "expected a port from 0 to 65535, not 70000"),
        (["--port", "-1"], "argument --port: expected a number from 0 up, not '-1'"),
        (["--port", "http"], "argument --port: expected a number from 0 up, not 'http'; see"),
        (
            ["--host", "192.0.2.77", "--port", "0"],
            "cannot listen on 192.0.2.77, port 0 (this machine has no such address)",
        ),
        (["--host", "192.0.2.77", "--port", "0"], "try --host 127.0.0.1 --port 8080"),
        (
            ["--proxy", "proxy.example"],
            "expected the address of a proxy, such as 127.0.0.1, ::1 or 10.0.0.0/8",
        ),
        (["--speed", "9"], "unrecognized arguments: --speed 9; see `everglow --help`"),
    ],
)
def test_what_cannot_be_is_refused_in_a_line(
    terminal: Terminal, tmp_path: Path, argv: list[str], complaint: str
) -> None:
    check_refused(terminal, tmp_path / "data", complaint, *argv)


def check_refused(terminal: Terminal, data: Path, complaint: str, *argv: object) -> None:
    told = terminal.run("serve", "--data", data, *argv)
    assert (told.code, told.out) == (2, "")
    assert told.err.startswith("everglow: ")
    assert told.err.count("\n") == 1
    assert complaint in told.err


def test_a_port_in_use_is_told_with_another_one(terminal: Terminal, tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as other:
        port = other.getsockname()[1]
        complaint = f"port {port} is in use, perhaps by another Everglow; try --port {port + 1}"
        check_refused(terminal, tmp_path / "data", complaint, "--port", port)


def test_a_data_folder_that_is_a_file_is_told(terminal: Terminal, tmp_path: Path) -> None:
    (tmp_path / "data").write_text("")
    check_refused(terminal, tmp_path / "data", "choose another folder with --data", "--port", 0)


def test_data_that_is_none_of_ours_is_told(terminal: Terminal, tmp_path: Path) -> None:
    (tmp_path / "tables.sqlite").write_text("Dear diary, " * 100)
    check_refused(terminal, tmp_path, "is not a store of Everglow; choose another folder", "--port", 0)


def test_damaged_data_is_told(terminal: Terminal, tmp_path: Path) -> None:
    open_database(tmp_path / "tables.sqlite").close()
    with (tmp_path / "tables.sqlite").open("r+b") as file:
        file.seek(100)
        file.write(b"\xff" * 200)
    check_refused(terminal, tmp_path, "is damaged; put a copy of it in its place", "--port", 0)


def test_data_of_a_newer_version_is_told(terminal: Terminal, tmp_path: Path) -> None:
    connection = open_database(tmp_path / "tables.sqlite")
    connection.execute("PRAGMA user_version = 99")
    connection.close()
    check_refused(terminal, tmp_path, "made by a newer Everglow", "--port", 0)


def test_data_of_a_server_that_runs_is_told(terminal: Terminal, tmp_path: Path) -> None:
    connection = open_database(tmp_path / "tables.sqlite")
    check_refused(terminal, tmp_path, "is in use by another server; stop it, or choose", "--port", 0)
    connection.close()


# While it runs


@pytest.mark.parametrize("how", [signal.SIGTERM, signal.SIGINT])
def test_it_says_where_it_is_and_goodbye_to_everybody(terminal: Terminal, how: signal.Signals) -> None:
    with serving(terminal) as server:
        assert server.said.startswith("The table is open at http://localhost:")
        assert server.get("/health") == {"ok": True}
        code, out, err = asyncio.run(asyncio.wait_for(stop_in_a_game(server, how), 60))
        assert (code, out) == (0, "Stopping; every game is saved.\n")
        assert [json.loads(line)["event"] for line in err.splitlines()] == ["table opened"]


async def stop_in_a_game(server: Serving, how: signal.Signals) -> tuple[int, str, str]:
    async with Person(server.base, "Ann") as ann:
        table = await ann.at(await ann.opens()).__aenter__()
        await table.does("sit", seat=0, nonce="x")
        stopped = asyncio.create_task(asyncio.to_thread(server.stop, how))
        while (frame := await table.ws.receive()).type is aiohttp.WSMsgType.TEXT:
            pass
        assert (frame.type, frame.data) == (aiohttp.WSMsgType.CLOSE, 1001)
        assert frame.extra == "The server is stopping. The game is saved."
        return await stopped


def test_tables_are_still_there_when_it_starts_again(terminal: Terminal) -> None:
    async def opens(base: str) -> str:
        async with Person(base, "Ann") as ann:
            code: str = await ann.opens()
            return code

    with serving(terminal, "--quiet") as server:
        code = asyncio.run(opens(server.base))
        assert server.stop()[2] == ""  # quiet
    with serving(terminal, "--quiet") as server:
        told = server.get(f"/api/tables/{code}")
        assert isinstance(told, dict)
        assert (told["code"], told["status"]) == (code, "gathering")


LAN = """
from everglow.server.http import hosts
hosts.lan_address = lambda: "192.168.1.5"
"""


def test_on_a_terminal_phones_get_a_picture_of_the_address(terminal: Terminal, tmp_path: Path) -> None:
    customised(terminal, tmp_path, LAN).env["FORCE_COLOR"] = "1"
    with serving(terminal, "--host", "0.0.0.0") as server:
        said = re.sub(r"\x1b\[[0-9;]*m", "", server.said)
        address = f"http://192.168.1.5:{server.port}"
        assert f"On your network: {address}\n" in said
        assert re.sub(r"\x1b\[[0-9;]*m", "", picture(address)) in said
        assert server.get("/health") == {"ok": True}
        assert server.stop()[0] == 0


def picture(address: str) -> str:
    out = StringIO()
    segno.make(address, micro=False).terminal(out, compact=True, border=1)
    return out.getvalue()


def test_in_plain_words_there_is_no_picture(terminal: Terminal, tmp_path: Path) -> None:
    customised(terminal, tmp_path, LAN)
    with serving(terminal, "--host", "0.0.0.0", "--plain") as server:
        assert server.said.splitlines() == [
            f"On your network: http://192.168.1.5:{server.port}",
            f"The table is open at http://localhost:{server.port}",
            "Stop it with Ctrl-C; games go on where they were when you start it again.",
        ]


def test_without_uvloop_it_says_so_and_serves(terminal: Terminal, tmp_path: Path) -> None:
    customised(terminal, tmp_path, "import sys; sys.modules['uvloop'] = None")
    with serving(terminal, "--quiet") as server:
        first, _, rest = server.said.partition("\n")
        assert first == (
            "There is no uvloop here: the server runs a little slower. Get it by: pip install uvloop"
        )
        assert rest.startswith("The table is open at ")
        assert server.get("/health") == {"ok": True}
        assert server.stop(signal.SIGINT) == (0, "Stopping; every game is saved.\n", "")
