"""Kernel of nets and its twin in Python: the same whole numbers, and no row that leads astray."""

from __future__ import annotations

import itertools
import math
from random import Random
from struct import pack

import pytest

from everglow.bots.net import twin
from everglow.inputs import HALF, LONGEST, MOST, SPAN, place_of
from tests.bots.net.nets import numbers_of, row_of
from tests.test_compiled import COMPILER

if COMPILER:
    from everglow.bots.net import kernel
else:
    pytest.skip("no C compiler here, so there is no kernel", allow_module_level=True)

SIZES = [[60, 8], [60, 16, 8], [200, 128, 32, 8], [90, 33, 7, 5, 8], [70, LONGEST, 9, 9, 9, 9, 4]]


@pytest.mark.parametrize("sizes", SIZES, ids=str)
def test_the_kernel_and_its_twin_find_the_same_numbers(sizes: list[int]) -> None:
    numbers = numbers_of(sizes, 1)
    nets = [kind.Net(sizes, numbers) for kind in (kernel, twin)]
    for seed in range(20):
        row = row_of(sizes[0], seed)
        outputs = [net.outputs(row) for net in nets]
        assert outputs[0] == outputs[1]
        assert len(outputs[0]) == sizes[-1]
        assert nets[0].share(row) == nets[1].share(row)


def varied(row: list[int], chance: Random) -> list[int]:
    """The row with some numbers fewer, some amounts changed, one number twice, and in another order."""
    first, *others = row
    kept = chance.sample(others, len(others) - 3)
    changed = [place_of(number) * SPAN + HALF + chance.randint(-MOST, MOST) for number in kept[:3]]
    return [first, *changed, *kept[3:], kept[-1]]


def test_a_row_is_judged_alike_whichever_was_judged_before_it() -> None:
    sizes, chance = [200, 32, 8], Random(5)
    numbers = numbers_of(sizes, 1)
    net, its_twin = kernel.Net(sizes, numbers), twin.Net(sizes, numbers)
    for seed in range(5):
        row = row_of(sizes[0], seed)
        for _ in range(8):
            assert net.outputs(row) == its_twin.outputs(row)
            with pytest.raises(ValueError, match="out of range"):
                net.outputs([*row[:20], sizes[0] * SPAN + HALF])
            row = varied(row, chance)


def test_the_largest_numbers_do_not_overflow() -> None:
    sizes = [LONGEST, LONGEST, 4]
    layers = [pack("<h", MOST) * (a * b) + pack("<i", 1 << 24) * b for a, b in itertools.pairwise(sizes)]
    row = [place * SPAN + HALF + MOST for place in range(LONGEST)]
    nets = [kind.Net(sizes, b"".join(layers)) for kind in (kernel, twin)]
    assert nets[0].outputs(row) == nets[1].outputs(row) == [LONGEST * MOST * MOST + (1 << 24)] * 4
    opposite = [place * SPAN + HALF - MOST for place in range(LONGEST)]
    assert nets[0].outputs(opposite) == nets[1].outputs(opposite)
    assert nets[0].outputs(row) == nets[1].outputs(row)
    assert LONGEST * MOST * MOST + (1 << 24) < 1 << 31


def test_shares_are_those_of_a_softmax_over_the_seats_that_play() -> None:
    logits = [0.5, -1.0, 2.0, 9.0]
    biases = [round(logit * (1 << 17)) for logit in logits]
    numbers = pack("<12h", *[0] * 12) + pack("<4i", *biases)
    for seats in (2, 3, 4):
        row = [(seats - 2) * SPAN + HALF + 256]
        expected = math.exp(logits[0]) / sum(math.exp(logit) for logit in logits[:seats])
        for kind in (kernel, twin):
            assert kind.Net([3, 4], numbers).share(row) / (1 << 20) == pytest.approx(expected, abs=1e-5)


def test_who_is_hopelessly_behind_has_no_share() -> None:
    numbers = pack("<8h", *[0] * 8) + pack("<4i", 0, 1 << 24, 0, 0)
    assert [kind.Net([2, 4], numbers).share([HALF + 256]) for kind in (kernel, twin)] == [0, 0]


@pytest.mark.parametrize(
    "row", [[], [HALF] * (LONGEST + 1), [60 * SPAN + HALF], [-1], [0], [2**80]], ids=lambda row: str(row[:1])
)
def test_a_row_that_cannot_be_is_refused(row: list[int]) -> None:
    with pytest.raises((ValueError, OverflowError)):
        kernel.Net([60, 8], numbers_of([60, 8], 1)).outputs(row)


def test_a_row_must_tell_first_how_many_play() -> None:
    with pytest.raises(ValueError, match="how many play"):
        kernel.Net([60, 8], numbers_of([60, 8], 1)).share([10 * SPAN + HALF])


@pytest.mark.parametrize(
    ("sizes", "numbers"),
    [
        ([60], b""),
        ([60, 8], b"\0"),
        ([60, 0], b""),
        ([60, LONGEST + 1], b""),
        ([1, 1], pack("<hi", MOST + 1, 0)),
        ([1, 1], pack("<hi", 0, (1 << 24) + 1)),
        ([2] * 9, b""),
    ],
    ids=str,
)
def test_weights_that_cannot_be_are_refused(sizes: list[int], numbers: bytes) -> None:
    with pytest.raises(ValueError, match=r"weight|bias|layer"):
        kernel.Net(sizes, numbers)


def test_a_row_is_a_list_and_a_net_is_made_once() -> None:
    net = kernel.Net([60, 8], numbers_of([60, 8], 1))
    with pytest.raises(TypeError):
        net.outputs((HALF,))
    with pytest.raises(ValueError, match="once"):
        net.__init__([60, 8], numbers_of([60, 8], 1))
