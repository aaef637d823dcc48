"""Weights in a file: all that does not fit is told in a sentence."""

from __future__ import annotations

import json
import zlib
from pathlib import Path

import pytest

from everglow.bots.net.weights import BadNet, Weights, length, parse, read
from everglow.games import games
from tests.bots.net.nets import weights_for

VALE, GLOW = games()["vale"], games()["glow"]
WEIGHTS = weights_for(VALE, blend=3)


def changed(**header: object) -> bytes:
    """The file of some weights, with another header."""
    told, _, rest = WEIGHTS.dump().partition(b"\n")
    return json.dumps(json.loads(told) | header).encode() + b"\n" + rest


def test_what_is_written_is_read_again(tmp_path: Path) -> None:
    (tmp_path / "my.net").write_bytes(WEIGHTS.dump())
    assert read(tmp_path / "my.net") == WEIGHTS
    WEIGHTS.check(VALE)


def test_a_net_has_two_bytes_a_weight_and_four_a_bias() -> None:
    assert length([3, 5, 2]) == 2 * (15 + 10) + 4 * (5 + 2)
    assert len(WEIGHTS.numbers) == length(WEIGHTS.sizes)


def of_sizes(*sizes: int) -> bytes:
    """The file of weights of other sizes, as many as there should be."""
    return WEIGHTS._replace(sizes=list(sizes), numbers=bytes(length(list(sizes)))).dump()


@pytest.mark.parametrize(
    "said",
    [
        b"",
        b"\n",
        b"[1]\n",
        WEIGHTS.dump()[:-20],
        WEIGHTS.dump().replace(b'"format": 1', b'"format": 2'),
        changed(checksum="0"),
        changed(sizes=[]),
        changed(sizes=[*WEIGHTS.sizes, 8]),
        changed(sizes="many"),
        changed(sizes=[1.5, 2]),
        changed(sizes=[WEIGHTS.sizes[0], 501, 8]),
        changed(blend=17),
        changed(blend="half"),
        changed(colour="red"),
        b"{}\n" + zlib.compress(b""),
        b"[" * 100_000 + b"\n",
        changed(game=5),
        changed(game="\ud800"),
        changed(rules_version=1),
        changed(inputs=["abc"]),
        changed(trained="long"),
        of_sizes(9, 1),
        of_sizes(9, 3),
        of_sizes(9, 8, 8, 8, 8, 8, 8, 8),
    ],
    ids=range(24),
)
def test_damaged_weights_are_named_as_such(said: bytes) -> None:
    with pytest.raises(BadNet, match="damaged"):
        parse(said)


def test_a_net_has_up_to_six_layers_and_an_output_for_each_of_four() -> None:
    assert parse(of_sizes(9, 8, 8, 8, 8, 8, 4)).sizes[-1] == 4


def test_a_file_that_is_not_there_is_named_with_the_reason(tmp_path: Path) -> None:
    with pytest.raises(BadNet, match=r"cannot be read: No such file"):
        read(tmp_path / "my.net")


@pytest.mark.parametrize(
    ("weights", "words"),
    [
        (WEIGHTS._replace(game="chess"), "expected a net for vale, not one for chess"),
        (WEIGHTS._replace(rules_version="0"), "version 1 of the rules, not for version 0"),
        (WEIGHTS._replace(inputs="abc"), "other inputs"),
        (WEIGHTS._replace(sizes=[1, 2]), "other inputs"),
    ],
    ids=["game", "rules", "inputs", "sizes"],
)
def test_weights_for_something_else_are_refused(weights: Weights, words: str) -> None:
    with pytest.raises(BadNet, match=words):
        weights.check(VALE)


def test_the_games_have_inputs_of_their_own() -> None:
    assert VALE.judge.inputs_digest != GLOW.judge.inputs_digest
