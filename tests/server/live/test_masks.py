"""Frames before they are read: which are rejected, and which texts are offered to be taken at once."""

import pytest

from everglow.server.live.masks import BROKEN, Masked

from ..http.wire import frame

SHORT = b'{"type":"act","id":1,"question":0,"name":"mark:hydra"}'
LONG = b'{"type":"say","text":"' + b"x" * 200 + b'"}'
PING, CONTINUED = 0x9, 0x0


class Reader:
    """Remembers what it was fed, and what it was offered before."""

    def __init__(self, takes=True):
        self.fed, self.offered = b"", []
        self.masked = Masked(self, lambda text, passed: self.offered.append((text, passed)) or takes)

    def feed_data(self, data):
        self.fed += data
        return False, b""


def unfinished(kind, payload):
    """The first frame of a message that goes on in another one."""
    sent = frame(kind, payload)
    return bytes((sent[0] & 0x7F,)) + sent[1:]


def test_a_short_text_that_comes_alone_is_taken():
    reader = Reader()
    reader.masked.feed_data(frame(0x1, SHORT))
    assert (reader.offered, reader.fed) == ([(SHORT, 0)], b"")


def test_a_text_that_nobody_takes_is_read_and_counted():
    reader = Reader(takes=False)
    for _ in range(2):
        reader.masked.feed_data(frame(0x1, SHORT))
    assert (reader.offered, reader.fed) == ([(SHORT, 0), (SHORT, 1)], frame(0x1, SHORT) * 2)


@pytest.mark.parametrize(
    "data",
    [
        frame(0x1, LONG),
        frame(0x2, SHORT),
        frame(PING, b"still there?"),
        frame(0x1, SHORT) + frame(0x1, SHORT),
        frame(0x1, SHORT)[:-1],
        frame(0x1, SHORT)[:3],
        unfinished(0x1, SHORT),
    ],
)
def test_everything_else_is_read(data):
    reader = Reader()
    reader.masked.feed_data(data)
    assert (reader.offered, reader.fed) == ([], data)


def test_nothing_overtakes_a_message_in_several_frames():
    reader = Reader()
    for data in (unfinished(0x1, b'{"type":'), frame(PING, b""), frame(0x1, SHORT)):
        reader.masked.feed_data(data)
    assert reader.offered == []
    reader.masked.feed_data(frame(CONTINUED, b'"resync"}'))
    reader.masked.feed_data(frame(0x1, SHORT))
    assert reader.offered == [(SHORT, 3)]  # the ping, the text where none belongs, and the whole message


def test_nothing_is_offered_in_the_middle_of_a_frame():
    reader, sent = Reader(), frame(0x1, LONG)
    reader.masked.feed_data(sent[:20])
    reader.masked.feed_data(frame(0x1, SHORT))
    assert reader.offered == []


def test_an_unmasked_frame_is_broken():
    reader = Reader()
    reader.masked.feed_data(b"\x81\x02{}")
    assert (reader.offered, reader.fed) == ([], BROKEN)
