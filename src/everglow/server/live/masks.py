"""Reject WebSocket frames that a client did not mask, which RFC 6455 forbids and aiohttp lets pass."""

from __future__ import annotations

from typing import Final, Protocol

MASKED: Final = 0x80
SIZES: Final = {126: 4, 127: 10}  # of a head whose length is told in more than seven bits
BROKEN: Final = b"\xf0\x80"  # reserved bits: a reader closes the connection at once


class Reader(Protocol):
    """What takes the bytes of a connection apart."""

    def feed_data(self, data: bytes) -> tuple[bool, bytes]: ...

    def feed_eof(self) -> None: ...


class Masked:
    """A reader that takes no unmasked frame."""

    def __init__(self, reader: Reader) -> None:
        self.reader = reader
        self.head = bytearray()  # of a frame whose head has not come whole
        self.left = 0  # bytes until the next head

    def feed_data(self, data: bytes) -> tuple[bool, bytes]:
        return self.reader.feed_data(BROKEN if self._unmasked(bytes(data)) else data)

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
            self.head.clear()
