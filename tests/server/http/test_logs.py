"""The log: what it says, and what it never says."""

import asyncio
import json
import logging
import random

import aiohttp
import pytest

from everglow.server.live import logs

from ..people import Person, a_server, begin
from .wire import PLENTY, cookie_of, run, troubles


class Kept(logging.Handler):
    """Every line as it would be written, at every level, and every record as it came."""

    def __init__(self):
        super().__init__(logging.DEBUG)
        self.lines = []
        self.setFormatter(logs.Lines(plain=False))
        self.plain = logs.Lines(plain=True)

    def emit(self, record):
        self.lines += [self.format(record), self.plain.format(record), record.getMessage()]


@pytest.fixture
def log():
    kept, root = Kept(), logging.getLogger()
    level = root.level
    root.addHandler(kept)
    root.setLevel(logging.DEBUG)
    yield kept
    root.setLevel(level)
    root.removeHandler(kept)


@pytest.mark.parametrize("game", ["vale", "glow"])
def test_whole_games_leave_no_secret_in_the_log(tmp_path, monkeypatch, log, game):
    monkeypatch.setattr("everglow.server.live.sockets.MESSAGES", PLENTY)

    async def evening():
        async with (
            a_server(tmp_path) as (base, service),
            Person(base, "Ann") as ann,
            Person(base, "Bo") as bo,
        ):
            tables = await begin([ann, bo], game)
            link = (await ann.post("/api/me/link"))["token"]
            await asyncio.gather(*[table.play(random.Random(n)) for n, table in enumerate(tables)])
            record = service.server.tables.rooms[tables[0].code].table.session.record
            cookies = [await cookie_of(person) for person in (ann, bo)]
            parts = [part for cookie in cookies for part in cookie.split(".")]
            key = service.server.auth.key
            secrets = [record.secret, str(record.seed()), link, key.hex(), str(key), *record.nonces]
            return [*secrets, *parts, tables[0].code, *{name for _, name in record.actions if ":" in name}]

    secrets = asyncio.run(asyncio.wait_for(evening(), 100))
    assert any("table opened" in line for line in log.lines)
    for line in log.lines:
        assert not [secret for secret in secrets if secret in line], line


def test_what_goes_wrong_is_logged_by_kind_and_place_only(tmp_path, log):
    async def evening():
        async with (
            a_server(tmp_path) as (base, service),
            Person(base, "Ann") as ann,
            Person(base, "Bo") as bo,
        ):
            tables = await begin([ann, bo])

            def broken(*_):
                raise ValueError("the hand is hydra, phoenix")

            service.server.tables.store.listings = broken
            told = await ann.get("/api/tables", 500)
            assert told["error"] == "Something went wrong here. Nothing was changed."
            service.server.tables._handle = broken
            await tables[0].ws.send_json({"type": "resync"})
            while (frame := await tables[0].ws.receive()).type is aiohttp.WSMsgType.TEXT:
                pass
            assert (frame.data, frame.extra) == (1001, "Something went wrong here. The game is saved.")

    run(evening)
    assert not [line for line in log.lines if "hydra" in line]
    errors = [json.loads(line) for line in log.lines if line.startswith('{"time"') and '"error"' in line]
    assert [(line["event"], line["error"]) for line in errors] == [
        ("a request failed", "ValueError"),
        ("a connection failed", "ValueError"),
    ]
    assert all("test_logs.py:" in line["where"] for line in errors)


def test_a_table_is_called_by_another_name_in_the_log_of_every_run(monkeypatch):
    """Else all codes could be tried until one fits."""
    names = {logs.pseudonym("ABCDEF") for _ in range(3)}
    monkeypatch.setattr(logs, "SALT", b"another run")
    assert len(names) == 1
    assert logs.pseudonym("ABCDEF") not in names


def test_the_data_is_for_the_eyes_of_its_owner_only(tmp_path, caplog):
    async def evening():
        async with a_server(tmp_path / "data") as (base, _), Person(base, "Ann") as ann:
            await ann.opens()
            for file in (tmp_path / "data").iterdir():
                assert file.stat().st_mode & 0o077 == 0, file

    run(evening)
    assert not troubles(caplog)
