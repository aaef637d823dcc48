"""Frames of a WebSocket before aiohttp reads them: unmasked ones are rejected, short texts are offered first.

RFC 6455 forbids unmasked frames of clients, and aiohttp lets them pass.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, Protocol

MASKED: Final = 0x80
FINAL: Final = 0x80
CONTROL: Final = 0x08  # the bit that pings, pongs and closes have in their opcode
TEXT: Final = 0x81  # a whole text
HEAD: Final = 6  # bytes of a short frame before its payload, with the mask
SIZES: Final = {126: 4, 127: 10}  # of a head whose length is told in more than seven bits
BROKEN: Final = b"\xf0\x80"  # reserved bits: a reader closes the connection at once

Take = Callable[[bytes, int], bool]


class Reader(Protocol):
    """Parser of the bytes of a connection."""

    def feed_data(self, data: bytes) -> tuple[bool, bytes]: ...

    def feed_eof(self) -> None: ...


class Masked:
    """A reader that takes no unmasked frame.

    A short text that comes alone is offered to `take`, with how many messages were passed on before it.
    If that is False, the text is passed on like all others.
    """

    def __init__(self, reader: Reader, take: Take) -> None:
        self.reader = reader
        self.take = take
        self.passed = 0  # messages that were passed on, pings too
        self.head = bytearray()  # of a frame whose head has not come whole
        self.left = 0  # bytes until the next head
        self.whole = True  # no message is under way in several frames

    def feed_data(self, data: bytes) -> tuple[bool, bytes]:
        data = bytes(data)
        if self.whole and not self.left and not self.head and lone_text(data):
            if self.take(unmasked(data), self.passed):
                return False, b""
        return self.reader.feed_data(BROKEN if self._unmasked(data) else data)

    def feed_eof(self) -> None:
        self.reader.feed_eof()

    def _unmasked(self, data: bytes) -> bool:
        at = 0
        while at < len(data):
            if self.left:
                step = min(self.left, len(data) - at)
                self.left -= step
                at += step
                continue
            self.head.append(data[at])
            at += 1
            if len(self.head) == 2 and not self.head[1] & MASKED:
                return True
            self._read_head()
        return False

    def _read_head(self) -> None:
        """Read the head once it is whole: its mask and its payload follow."""
        if len(self.head) < 2:
            return
        length = self.head[1] & ~MASKED
        if len(self.head) == SIZES.get(length, 2):
            self.left = 4 + (int.from_bytes(self.head[2:], "big") if length in SIZES else length)
            self._count(self.head[0])
            self.head.clear()

    def _count(self, kind: int) -> None:
        final = bool(kind & FINAL)
        self.passed += final
        if not kind & CONTROL:
            self.whole = final


def lone_text(data: bytes) -> bool:
    """Whether these bytes are one masked frame, a whole text of less than 126 bytes."""
    if len(data) < HEAD or data[0] != TEXT:
        return False
    size = data[1] - MASKED
    return 0 <= size < 126 and len(data) == HEAD + size


def unmasked(data: bytes) -> bytes:
    """The text of such a frame."""
    size = len(data) - HEAD
    mask = (data[2:HEAD] * (size // 4 + 1))[:size]
    return (int.from_bytes(data[HEAD:], "big") ^ int.from_bytes(mask, "big")).to_bytes(size, "big")
