from __future__ import annotations

import pytest

from everglow.arena.sample import Sample


def sample(*numbers: float) -> Sample:
    made = Sample()
    for number in numbers:
        made.add(number)
    return made


def test_the_interval_of_a_mean_is_students() -> None:
    """Computed by hand: mean 4, sd 2, error 2 / sqrt(3), t = 4.303."""
    low, high = sample(2, 4, 6).interval() or (0, 0)
    assert (low, high) == pytest.approx((4 - 4.9687, 4 + 4.9687), abs=0.001)


@pytest.mark.parametrize(("deals", "t"), [(12, 2.201), (31, 2.042), (1001, 1.962)])
def test_for_more_deals_it_comes_near_to_the_normal_one(deals: int, t: float) -> None:
    numbers = sample(*[n % 2 for n in range(deals)])
    low, high = numbers.interval() or (0, 0)
    assert (high - low) / 2 / numbers.error() == pytest.approx(t, abs=0.003)


def test_a_single_deal_says_nothing_of_others() -> None:
    assert sample(0.5).interval() is None
    assert sample(0.5).share_interval() is None


def test_for_deals_that_differ_like_coins_the_interval_of_a_share_is_wilsons() -> None:
    """Wilson's for 60 of 100 is 50.2 to 69.1; Student's t makes it a little wider."""
    low, high = sample(*[1] * 60, *[0] * 40).share_interval() or (0, 0)
    assert (low, high) == pytest.approx((0.502, 0.691), abs=0.002)


def test_rotations_that_agree_make_a_share_less_sure_and_those_that_differ_surer() -> None:
    def width(*shares: float) -> float:
        low, high = sample(*shares * 20).share_interval() or (0, 0)
        return high - low

    assert width(1, 0, 1, 0) > width(0.5, 0.5, 1, 0) > width(0.5, 0.5, 0.5, 0.6)


def test_the_interval_of_a_share_has_a_width_even_if_all_was_won() -> None:
    low, high = sample(*[1] * 50).share_interval() or (0, 0)
    assert 0.9 < low < 0.95
    assert high == 1


def test_samples_add_up() -> None:
    whole, half = sample(1, 2, 3, 4), sample(1, 2)
    half.merge(Sample.from_json(sample(3, 4).to_json()))
    assert half.to_json() == whole.to_json()
