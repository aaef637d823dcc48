"""Weights of a net in a file: a header of one line, then the numbers.

The header says for which game, rules and inputs the net was made, how large it is and how it was trained.
Whatever does not fit is named in a sentence; then the hand-made evaluation judges.
"""

from __future__ import annotations

import itertools
import json
import zlib
from hashlib import sha256
from pathlib import Path
from typing import Any, Final, NamedTuple

from everglow.bots.words.generated import messages as m
from everglow.complaints import Complaint, system_reason
from everglow.game import AnyGame
from everglow.inputs import LONGEST

FORMAT: Final = 1
BLENDS: Final = 16  # parts of a judgement, of which the hand-made evaluation may have some
LARGEST: Final = 20_000_000  # bytes of a net; a damaged file must not fill the memory
LAYERS: Final = 6  # the kernel holds no more
SEATS: Final = 4  # a net has an output for each, at least


class BadNet(Complaint, ValueError):
    """Weights that are damaged, outdated or of another game; the message says what was expected."""


class Weights(NamedTuple):
    """All that a file of weights tells."""

    game: str
    rules_version: str
    inputs: str  # the digest of what they mean
    sizes: list[int]  # inputs, hidden numbers of every layer, outputs
    blend: int  # sixteenths of a judgement that are the hand-made evaluation's
    trained: dict[str, Any]  # how: for people
    numbers: bytes

    def dump(self) -> bytes:
        header = self._asdict() | {"format": FORMAT, "checksum": sha256(self.numbers).hexdigest()}
        del header["numbers"]
        return json.dumps(header).encode() + b"\n" + zlib.compress(self.numbers, 9)

    def check(self, game: AnyGame) -> None:
        """Raise BadNet unless they were made for this game as it is now."""
        if self.game != game.name:
            raise BadNet(m.net_of_other_game(game=self.game, wanted=game.name))
        if self.rules_version != game.version:
            raise BadNet(m.net_of_other_rules(version=self.rules_version, wanted=game.version))
        if self.inputs != game.judge.inputs_digest or self.sizes[0] != game.judge.num_inputs:
            raise BadNet(m.net_of_other_inputs())


def read(path: Path) -> Weights:
    """Read a file of weights; BadNet if it cannot be read or is damaged."""
    try:
        return parse(path.read_bytes())
    except OSError as error:
        raise BadNet(m.net_unreadable(why=system_reason(error))) from None


def parse(said: bytes) -> Weights:
    """Parse weights; BadNet if they are damaged."""
    header, _, rest = said.partition(b"\n")
    try:
        told = json.loads(header)
        numbers = _unpacked(rest)
        if told.pop("format") != FORMAT or told.pop("checksum") != sha256(numbers).hexdigest():
            raise ValueError
        weights = Weights(numbers=numbers, **told)
    except (ValueError, TypeError, KeyError, AttributeError, RecursionError, zlib.error):
        raise BadNet(m.net_damaged()) from None
    if not (_well_formed(weights) and len(weights.numbers) == length(weights.sizes)):
        raise BadNet(m.net_damaged())
    return weights


def _unpacked(packed: bytes) -> bytes:
    unpacking = zlib.decompressobj()
    return unpacking.decompress(packed, LARGEST)


def _well_formed(weights: Weights) -> bool:
    """Whether every field of the header has the type and range that are expected of it."""
    texts = [weights.game, weights.rules_version, weights.inputs]
    return (
        all(isinstance(text, str) and text.isprintable() for text in texts)
        and isinstance(weights.trained, dict)
        and (type(weights.blend) is int and 0 <= weights.blend <= BLENDS)
        and isinstance(weights.sizes, list)
        and _holds(weights.sizes)
    )


def _holds(sizes: list[int]) -> bool:
    """Whether the kernel can hold a net of these sizes, and judge a full table with it."""
    numbers = [size for size in sizes if type(size) is int and size > 0]
    return (
        len(numbers) == len(sizes)
        and 0 < len(numbers) - 1 <= LAYERS
        and max(numbers[1:]) <= LONGEST
        and numbers[-1] >= SEATS
    )


def length(sizes: list[int]) -> int:
    """Bytes of the numbers of a net: two for a weight, four for a bias."""
    return sum([2 * inputs * outputs + 4 * outputs for inputs, outputs in itertools.pairwise(sizes)])
