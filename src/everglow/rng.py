"""Chance that lives in a state and is copied with it: one stream per lane, no modulo bias.

A lane is the whole table or one seat. What one lane draws never depends on what another drew first.
"""

from __future__ import annotations

from hashlib import blake2b
from struct import unpack
from typing import TYPE_CHECKING, Any, Final

if TYPE_CHECKING:
    from mypy_extensions import i64  # a machine integer where this is compiled, an int where it is not

TABLE: Final = 0  # the lane of the whole table; seat n has lane n + 1

_MASK: Final = 0xFFFFFFFF
_RANGE: Final = 0x100000000
_WORDS: Final = 16  # 32-bit words in one hashed block


class Chance:
    """Source of random numbers. The kinds below differ in nothing but their words."""

    def word(self, lane: int) -> int:
        """The lane's next 32 random bits."""
        raise NotImplementedError

    def copy(self) -> Chance:
        raise NotImplementedError

    def save(self) -> dict[str, Any]:
        raise NotImplementedError

    def serves(self, lanes: int) -> bool:
        """Whether there is a stream for so many lanes."""
        return True

    def below(self, lane: int, n: int) -> int:
        """A number from 0 to n - 1, each equally likely."""
        fair = _RANGE - _RANGE % n
        word = self.word(lane)
        while word >= fair:
            word = self.word(lane)
        return word % n

    def shuffle(self, lane: int, items: list[int]) -> None:
        for i in range(len(items) - 1, 0, -1):
            j = self.below(lane, i + 1)
            items[i], items[j] = items[j], items[i]


class Hashed(Chance):
    """Chance of real games: BLAKE2b in counter mode. Unpredictable without its key, the same everywhere."""

    def __init__(self, key: bytes, drawn: list[int], blocks: list[list[int]]) -> None:
        self.key = key
        self.drawn = drawn  # by lane: how many words were taken
        self.blocks = blocks  # by lane: the last words hashed; made again when needed, so never saved

    def word(self, lane: int) -> int:
        number = self.drawn[lane]
        self.drawn[lane] = number + 1
        if number % _WORDS == 0 or not self.blocks[lane]:
            self.blocks[lane] = self._hash(lane, number // _WORDS)
        return self.blocks[lane][number % _WORDS]

    def _hash(self, lane: int, block: int) -> list[int]:
        digest = blake2b(((lane << 48) + block).to_bytes(8, "big"), key=self.key).digest()
        return list(unpack(f">{_WORDS}I", digest))

    def copy(self) -> Chance:
        return Hashed(self.key, self.drawn[:], self.blocks[:])  # a block never changes, so copies share it

    def serves(self, lanes: int) -> bool:
        return len(self.drawn) == lanes

    def save(self) -> dict[str, Any]:
        return {"kind": "hashed", "key": self.key.hex(), "drawn": self.drawn[:]}


class Stream:
    """sfc32: 32 random bits at a time. Sums, shifts and xors of machine integers: it compiles well."""

    def __init__(self, a: i64, b: i64, c: i64, count: i64) -> None:
        self.a = a
        self.b = b
        self.c = c
        self.count = count

    def word(self) -> i64:
        result = (self.a + self.b + self.count) & _MASK
        c = self.c
        self.a = self.b ^ self.b >> 9
        self.b = (c + (c << 3)) & _MASK
        self.c = (((c << 21 | c >> 11) & _MASK) + result) & _MASK
        self.count = (self.count + 1) & _MASK
        return result

    def below(self, n: i64) -> i64:
        """A number from 0 to n - 1, each equally likely."""
        fair = _RANGE - _RANGE % n
        word = self.word()
        while word >= fair:
            word = self.word()
        return word % n

    def shuffle(self, items: list[int]) -> None:
        for i in range(len(items) - 1, 0, -1):
            j = self.below(i + 1)
            items[i], items[j] = items[j], items[i]

    def copy(self) -> Stream:
        return Stream(self.a, self.b, self.c, self.count)


def stream(seed: int, lane: int = 0) -> Stream:
    """A stream of its own for every seed and lane. A seed has 64 bits."""
    made = Stream(seed & _MASK, seed >> 32 & _MASK, lane, 1)
    for _ in range(12):  # until every bit of the seed has reached every word
        made.word()
    return made


class Fast(Chance):
    """Chance of imagined states: a stream for every lane."""

    def __init__(self, streams: list[Stream]) -> None:
        self.streams = streams

    def word(self, lane: int) -> int:
        return self.streams[lane].word()

    def shuffle(self, lane: int, items: list[int]) -> None:
        self.streams[lane].shuffle(items)  # as any chance does, but in machine integers

    def copy(self) -> Chance:
        return Fast([stream.copy() for stream in self.streams])

    def serves(self, lanes: int) -> bool:
        return len(self.streams) == lanes

    def save(self) -> dict[str, Any]:
        return {"kind": "fast", "words": [word for s in self.streams for word in (s.a, s.b, s.c, s.count)]}


class Scripted(Chance):
    """Chance of examples: the results of `below` and the orders of `shuffle` are told beforehand."""

    def __init__(self, results: list[int]) -> None:
        self.results = results  # the next one first

    def below(self, lane: int, n: int) -> int:
        if not self.results:
            raise ScriptEnded(f"chance was asked for a number below {n}, but the script has no more results")
        result = self.results.pop(0)
        if not 0 <= result < n:
            raise ScriptEnded(f"the script says {result} where a number below {n} was expected")
        return result

    def shuffle(self, lane: int, items: list[int]) -> None:
        """Examples write their piles down in order, so shuffling leaves them as they are."""

    def copy(self) -> Chance:
        return Scripted(self.results[:])

    def save(self) -> dict[str, Any]:
        return {"kind": "scripted", "results": self.results[:]}


class ScriptEnded(Exception):
    """An example asked for chance that its script does not provide."""


def hashed(seed: int, lanes: int) -> Chance:
    """The chance of a real game. A seed has up to 256 bits."""
    if not 0 <= seed < 1 << 256:
        raise ValueError("a seed must be a whole number from 0 to 2^256 - 1")
    return Hashed(seed.to_bytes(32, "big"), [0] * lanes, [[] for _ in range(lanes)])


def fast(seed: int, lanes: int) -> Chance:
    """The chance of an imagined game."""
    return Fast([stream(seed, lane) for lane in range(lanes)])


def load(saved: dict[str, Any]) -> Chance:
    """The chance that was saved; ValueError if that is damaged."""
    if saved["kind"] == "hashed":
        return _load_hashed(bytes.fromhex(saved["key"]), _words(saved["drawn"]))
    if saved["kind"] == "fast":
        words = _words(saved["words"])
        return Fast([Stream(*words[at : at + 4]) for at in range(0, len(words), 4)])
    if saved["kind"] == "scripted":
        return Scripted(_words(saved["results"]))
    raise ValueError(f"unknown chance {saved['kind']!r}; expected hashed, fast or scripted")


def _load_hashed(key: bytes, drawn: list[int]) -> Chance:
    if len(key) != 32:
        raise ValueError(f"expected a key of 32 bytes, not {len(key)}")
    return Hashed(key, drawn, [[] for _ in drawn])


def _words(numbers: list[Any]) -> list[int]:
    for number in numbers:
        if type(number) is not int or not 0 <= number < _RANGE:
            raise ValueError(f"expected numbers of 32 bits, not {number!r}")
    return list(numbers)
