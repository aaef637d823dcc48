"""Clumsy and hostile WebSocket clients: whatever they send is refused in a sentence and changes nothing."""

import json
import random
import re
from contextlib import asynccontextmanager

import pytest

from everglow.record import Record
from everglow.server.live.limits import MESSAGE, Allowances
from everglow.server.table.requests import TYPES, BadMessage, decode
from everglow.words.wording import Wording
from tests.wording import said
from tests.words.english import english_in

from ..people import Person, a_server, begin
from .wire import PLENTY, UPGRADE, Raw, clear, frame, head, run, troubles

NAMES = ["Ann", "Bo"]


@asynccontextmanager
async def a_game(data, monkeypatch):
    """Ann and Bo play, Cy only watches; nobody is slowed down."""
    monkeypatch.setattr("everglow.server.live.sockets.MESSAGES", PLENTY)
    async with a_server(data, chat=Allowances(*PLENTY)) as (base, service):
        service.server.allowances.requests = service.server.allowances.guesses = Allowances(*PLENTY)
        async with Person(base, "Ann") as ann, Person(base, "Bo") as bo, Person(base, "") as cy:
            tables = await begin([ann, bo])
            yield service, tables, await cy.at(tables[0].code).__aenter__()
            for table in tables:
                await table.ws.close()


async def truth(service, tables):
    """State of the server that must not change by what is refused."""
    code = tables[0].code
    views = [await client_state(table) for table in tables]
    return await service.server.store.entries(code), service.server.tables.rooms[code].table.seq, views


async def client_state(table):
    """State of a client, told anew."""
    await table.does("resync")
    return table.seq, table.view, table.question, table.table


async def refusal(table, frame):
    """The answer to a frame that is no request."""
    await (table.ws.send_bytes if isinstance(frame, bytes) else table.ws.send_str)(frame)
    return said((await table.until(lambda m: m["type"] == "refused"))["reason"])


MALFORMED = {
    "": "this JSON ends too early",
    "{": "this JSON ends too early",
    "hello": "this is no JSON",
    "{'type': 'act'}": "this is no JSON",
    "\ufeff{}": "this is no JSON",
    "\x00": "this is no JSON",
    "[]": "the message should be an object, not a list",
    "null": "the message should be an object, not null",
    "17": "the message should be an object, not a whole number",
    "{}": "type is missing",
    '{"type": 5}': "type should be a text",
    '{"type": "fly"}': "type should be act, undo, preview, why, odds, say, react, nudge, sit, disclose",
    '{"type": "Act"}': "type should be act, undo",
    '{"type": "act", "question": 0}': "name is missing",
    '{"type": "act", "question": "0", "name": "x"}': "question should be a whole number, not a text",
    '{"type": "act", "question": 0.5, "name": "x"}': "question should be a whole number, not a number",
    '{"type": "act", "question": true, "name": "x"}': "question should be a whole number, not true or false",
    '{"type": "act", "question": -1, "name": "x"}': "question should be 0 or more",
    '{"type": "act", "question": NaN, "name": "x"}': "this is no JSON",
    '{"type": "act", "question": Infinity, "name": "x"}': "this is no JSON",
    '{"type": "act", "question": 1e400, "name": "x"}': "question is too large a number",
    '{"type": "undo", "question": 99999999999999999999999}': "question should be 2147483647 or less",
    '{"type": "act", "question": 0, "name": null}': "name should be a text, not null",
    '{"type": "act", "question": 0, "name": ["x"]}': "name should be a text, not a list",
    '{"type": "act", "question": 0, "name": "\\ud800"}': "this JSON ends too early",
    '{"type": "act", "question": 0, "name": "\\udc00x"}': "this is no text in UTF-8",
    f'{{"type": "act", "question": 0, "name": "{"x" * 101}"}}': "name should have at most 100 characters",
    '{"type": "act", "question": 0, "name": "x", "seat": 1}': "there is no field seat here",
    '{"type": "act", "question": 0, "name": "x"} {}': "this is no JSON",
    '{"type": "act", "type": "undo", "question": 0}': "type should be act",
    '{"type": "react", "reaction": "rage"}': "reaction should be cheer, laugh, surprise, think, heart",
    '{"type": "nudge", "seat": -1}': "seat should be 0 or more",
    '{"type": "say", "text": ""}': "text should have at least 1 character",
    '{"type": "say", "text": "' + "x" * 501 + '"}': "text should have at most 500 characters",
    '{"type": "sit", "seat": 8}': "seat should be 7 or less",
    '{"type": "sit", "seat": 0, "hash": "ABC"}': "hash is not as it should be",
    '{"type": "sit", "seat": 0, "nonce": 7}': "nonce should be a text, not a whole number",
    '{"type": "sit", "seat": 0, "nonce": "' + "n" * 101 + '"}': "nonce should have at most 100 characters",
    '{"type": "start", "id": -1}': "id should be 0 or more",
    '{"type": "start", "id": {}}': "id should be a whole number, not an object",
    "[" * 4000: "the message should be an object, not a list",
    '{"x":' + "[" * 4000: "this is nested too deeply",
    '{"type": "act", "name": ' + '{"a":' * 700: "name should be a text, not an object",
}


@pytest.mark.parametrize("frame", MALFORMED, ids=lambda frame: frame[:60])
def test_what_is_no_message_is_refused_with_what_was_expected(frame):
    with pytest.raises(BadMessage) as refused:
        decode(frame)
    said = str(refused.value)
    assert said.startswith(f"Expected a message as in docs/wire.md: {MALFORMED[frame]}")
    assert clear(said)


@pytest.mark.parametrize("language", ["de", "fr", "nl"])
def test_what_was_expected_is_told_in_every_language(language):
    for wrong, english in MALFORMED.items():
        with pytest.raises(BadMessage) as refused:
            decode(wrong)
        told = Wording(language).say(refused.value.message)
        assert english not in told
        assert not english_in(told, language) - set(re.findall(r"\w+", f"{wrong} {TYPES}")), told


@pytest.mark.parametrize("frame", [b"\xff", b'{"type": "\xff"}', b'"\xed\xa0\x80"', b"\x00\x01\x02"])
def test_bytes_that_are_no_text_are_refused(frame):
    with pytest.raises(BadMessage) as refused:
        decode(frame)
    assert clear(str(refused.value))


def test_of_keys_said_twice_the_last_counts():
    assert decode('{"type": "act", "question": 1, "question": 2, "name": "x"}').question == 2


def test_a_running_game_does_not_notice_malformed_messages(tmp_path, monkeypatch, caplog):
    async def evening():
        async with a_game(tmp_path, monkeypatch) as (service, tables, watcher):
            before = await truth(service, tables)
            for frame in [*MALFORMED, b"\xff\xfe", b'{"type": "\xff"}']:
                assert clear(await refusal(tables[0], frame))
                assert clear(await refusal(watcher, frame))
            assert await truth(service, tables) == before

    run(evening)
    assert not troubles(caplog)


def test_binary_frames_are_read_like_text(tmp_path, monkeypatch):
    async def evening():
        async with a_game(tmp_path, monkeypatch) as (_, tables, _):
            await tables[0].ws.send_bytes(b'{"type": "resync", "id": 77}')
            assert (await tables[0].until(lambda m: m.get("id") == 77))["type"] == "ack"

    run(evening)


@pytest.mark.parametrize("size", [MESSAGE + 1, 100_000, 1 << 40])
def test_a_huge_message_ends_the_connection_with_a_reason(tmp_path, monkeypatch, caplog, size):
    async def evening():
        async with a_game(tmp_path, monkeypatch) as (service, tables, _):
            before = await truth(service, tables)
            raw = await Raw.to(service, f"/api/tables/{tables[0].code}/socket", UPGRADE)
            await raw.frames()  # the greeting
            await raw.send(head(0x1, size))  # it need not even come
            assert await raw.closed() == (1009, f"expected messages of less than {MESSAGE} bytes")
            assert await truth(service, tables) == before

    run(evening)
    assert not troubles(caplog)


@pytest.mark.parametrize(
    ("data", "code", "reason"),
    [
        (lambda: frame(0x1, b"\xff\xfe"), 1007, "expected a text in UTF-8"),
        (lambda: frame(0x3, b"{}"), 1002, "expected frames as in RFC 6455"),
        (lambda: frame(0x9, b"x" * 126), 1002, "expected frames as in RFC 6455"),
        (lambda: b"\xf1" + frame(0x1, b"{}")[1:], 1002, "expected frames as in RFC 6455"),
        (lambda: b"\x81\x02{}", 1002, "expected frames as in RFC 6455"),
        (
            lambda: frame(0xA, b"x" * 100) + b"\x81\x7e\x00\x80" + b" " * 128,
            1002,
            "expected frames as in RFC 6455",
        ),
    ],
    ids=["no text", "unknown kind", "long ping", "reserved bits", "no mask", "no mask later"],
)
def test_frames_that_are_none_end_the_connection_with_a_reason(
    tmp_path, monkeypatch, caplog, data, code, reason
):
    async def evening():
        async with a_game(tmp_path, monkeypatch) as (service, tables, _):
            raw = await Raw.to(service, f"/api/tables/{tables[0].code}/socket", UPGRADE)
            await raw.frames()
            await raw.send(data())
            assert await raw.closed() == (code, reason)
            await client_state(tables[0])

    run(evening)
    assert not troubles(caplog)


def test_what_is_not_ones_own_is_refused(tmp_path, monkeypatch):
    async def evening():
        async with a_game(tmp_path, monkeypatch) as (service, tables, watcher):
            before = await truth(service, tables)
            asked = [n for n, table in enumerate(tables) if table.question.get("legal")]
            idle = tables[1 - asked[0]]
            stolen = tables[asked[0]].question["legal"][0]
            requests = [
                (idle, "act", {"question": idle.question["number"], "name": stolen}),
                (watcher, "act", {"question": 0, "name": stolen}),
                (watcher, "say", {"text": "hello"}),
                (watcher, "sit", {"seat": 0}),
                (watcher, "why", {"name": stolen}),
                (watcher, "odds", {"name": "card:hydra"}),
                (tables[0], "act", {"question": 2**31 - 1, "name": stolen}),
                (tables[0], "act", {"question": tables[0].question["number"], "name": "summon:nobody"}),
                (tables[0], "act", {"question": tables[0].question["number"], "name": "\u202e\x00"}),
                (tables[0], "preview", {"name": "pay:9,9,9"}),
                (tables[0], "undo", {"question": 5}),
                (tables[0], "say", {"text": "\u200b \x07 \u202e"}),
                (tables[1], "start", {}),
                (tables[1], "bot", {"seat": 0, "level": "ember"}),
                (tables[1], "remove", {"seat": 0}),
                (tables[1], "sit", {"seat": 0, "nonce": "another"}),
                (tables[1], "rematch", {}),
            ]
            for table, kind, fields in requests:
                answer = await table.ask(kind, **fields)
                assert answer["type"] == "refused", (kind, fields, answer)
                assert clear(answer["reason"]), answer
            assert await truth(service, tables) == before

    run(evening)


def test_seats_that_are_not_there_are_refused(tmp_path):
    async def evening():
        async with a_server(tmp_path) as (base, _), Person(base, "Ann") as ann, Person(base, "Bo") as bo:
            code = await ann.opens()
            async with ann.at(code) as host, bo.at(code) as guest:
                await host.does("sit", seat=0)
                for table, kind, fields in [
                    (guest, "sit", {"seat": 0}),
                    (guest, "sit", {"seat": 7}),
                    (host, "bot", {"seat": 7, "level": "ember"}),
                    (host, "bot", {"seat": 0, "level": "ember"}),
                    (host, "bot", {"seat": 1, "level": "__class__"}),
                    (host, "remove", {"seat": 1}),
                    (guest, "stand", {}),
                    (guest, "resign", {}),
                    (host, "undo", {"question": 0}),
                ]:
                    answer = await table.ask(kind, **fields)
                    assert answer["type"] == "refused", (kind, answer)
                    assert clear(answer["reason"]), (kind, answer)
                assert [chair.get("name", "") for chair in host.table["chairs"]] == ["Ann", ""]

    run(evening)


@pytest.mark.parametrize("nonce", ["", "\x00\n", "\u202eabc", "🎲" * 100, "\\\"'{}", "é\u0301"])
def test_any_nonce_that_is_a_text_makes_a_game_that_checks_out(tmp_path, nonce):
    async def evening():
        async with a_server(tmp_path) as (base, service), Person(base, "Ann") as ann:
            table = await ann.at(await ann.opens("vale", 2)).__aenter__()
            await table.does("sit", seat=0, nonce=nonce)
            await table.does("bot", seat=1, level="ember")
            await table.does("start")
            record = service.server.tables.rooms[table.code].table.session.record
            assert record.nonces == [nonce, ""]
            assert Record.from_json(json.loads(json.dumps(record.to_json()))).seed() == record.seed()

    run(evening)


def test_ten_thousand_random_frames_leave_a_game_as_it_was(tmp_path, monkeypatch, caplog):
    rng = random.Random(7)

    async def evening():
        async with a_game(tmp_path, monkeypatch) as (service, tables, watcher):
            before = await truth(service, tables)
            valid = harmless(tables)
            for _ in range(100):
                table = rng.choice([*tables, watcher])
                frames = [mutated(rng, rng.choice(valid)) for _ in range(100)]
                await bombard(table, [frame for frame in frames if harmful(frame) is None])
            assert await truth(service, tables) == before

    run(evening)
    assert not troubles(caplog)


def harmless(tables):
    """Valid messages of every kind that a table would refuse, or only answer."""
    mine = tables[0].question
    return [
        json.dumps(message).encode()
        for message in [
            {"type": "act", "id": 3, "question": mine["number"] + 5, "name": "summon:hydra"},
            {"type": "act", "id": 4, "question": mine["number"], "name": "summon:nobody"},
            {"type": "undo", "id": 5, "question": 12},
            {"type": "preview", "id": 6, "name": (mine.get("legal") or ["end_turn"])[0]},
            {"type": "why", "id": 7, "name": "summon:hydra"},
            {"type": "sit", "id": 8, "seat": 1, "nonce": "a nonce"},
            {"type": "bot", "id": 9, "seat": 0, "level": "ember"},
            {"type": "remove", "seat": 1},
            {"type": "start", "id": 10},
            {"type": "stand", "id": 11},
            {"type": "rematch", "id": 12},
            {"type": "resync", "id": 13},
        ]
    ]


PIECES = [b"{", b"}", b"[", b'"', b":", b",", b"\\u0000", b"\\ud800", b"null", b"1e999", b"-1", b"NaN"]


PIECES += [b"\xff", b"\x00", b'"type"', b'"act"', b'"id"', b"\xe2\x80\xae", b"9" * 30, b"$", b"../", b"'"]


def mutated(rng, frame):
    """A valid message with something wrong in it, or noise."""
    if rng.random() < 0.2:
        return rng.randbytes(rng.randrange(60))
    for _ in range(rng.randrange(4)):
        start = rng.randrange(len(frame) + 1)
        end = min(len(frame), start + rng.choice([0, 0, 1, 5, 20]))
        frame = frame[:start] + rng.choice([*PIECES, b"", rng.randbytes(2)]) + frame[end:]
    return frame


def harmful(frame):
    """Request in a frame that is valid after all and may rightly change something; or None."""
    try:
        request = decode(frame)
    except BadMessage:
        return None
    return request if type(request).__name__ in ("Say", "Leave", "Resign", "Back") else None


async def bombard(table, frames):
    """Send all at once; to every one there is an answer."""
    for data in frames:
        await table.ws.send_bytes(data)
    for _ in frames:
        answer = await table.until(lambda m: m["type"] in ("refused", "ack", "previewed", "reason"))
        reason = answer.get("reason")
        assert answer["type"] != "refused" or reason, answer
        assert reason is None or clear(said(reason, NAMES)), answer
