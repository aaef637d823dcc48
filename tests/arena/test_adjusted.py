from __future__ import annotations

import pytest

from everglow.arena.adjusted import Adjusted
from everglow.arena.match import play
from everglow.arena.sample import Sample
from everglow.arena.standing import standings
from everglow.arena.terms import Terms
from everglow.rng import stream


def adjusted(noise: int, deals: int = 200) -> tuple[Adjusted, Sample]:
    """Numbers that are luck and noise, so many parts of it."""
    found, plain, chance = Adjusted(), Sample(), stream(1)
    for _ in range(deals):
        luck = chance.below(1001) / 1000 - 0.5
        number = 3 + 2 * luck + noise * (chance.below(1001) / 1000 - 0.5)
        found.add(number, luck)
        plain.add(number)
    return found, plain


def test_luck_is_taken_off_and_the_interval_shrinks() -> None:
    found, plain = adjusted(noise=1)
    narrow, wide = found.interval(), plain.interval()
    assert narrow
    assert wide
    assert found.slope == pytest.approx(2, abs=0.2)
    assert narrow[0] < 3 < narrow[1]
    assert (wide[1] - wide[0]) / (narrow[1] - narrow[0]) == pytest.approx(found.ratio() ** 0.5, rel=0.01)
    assert found.ratio() == pytest.approx(5, rel=0.25)


def test_where_luck_explains_nothing_nothing_is_gained() -> None:
    found, chance = Adjusted(), stream(2)
    for _ in range(300):
        found.add(chance.below(100), chance.below(100))
    assert found.ratio() == pytest.approx(1, abs=0.03)


def test_numbers_without_any_luck_stay_as_they_are() -> None:
    found = Adjusted()
    for number in (1.0, 2.0, 6.0):
        found.add(number, 0.0)
    assert (found.mean, found.ratio(), found.deals) == (3.0, 1.0, 3)


def test_numbers_of_unknown_luck_make_the_mean_surer_and_hide_no_luck() -> None:
    found, unknown = adjusted(noise=1)[0], adjusted(noise=1, deals=100)[1]
    known, slope = found.interval(), found.slope
    found.merge(Adjusted.unjudged(unknown))
    wider_base = found.interval()
    assert known
    assert wider_base
    assert found.deals == 300
    assert found.slope == pytest.approx(slope, rel=0.1)
    assert wider_base[1] - wider_base[0] < 1.3 * (known[1] - known[0])
    assert not Adjusted.unjudged(unknown).judged


def covered(luck_known: int, deals: int, rounds: int = 3000) -> float:
    """Count the share of intervals that have the truth in them, if the luck of so many deals is known."""
    chance, hit = stream(4), 0
    for _ in range(rounds):
        known, unknown = Adjusted(), Sample()
        for number in range(deals):
            luck = (chance.below(1001) - 500) / 1000
            won = 0.25 * sum(chance.below(1000) < 1000 * (0.65 + 0.6 * luck) for _ in range(4))
            if number < luck_known:
                known.add(won, luck)
            else:
                unknown.add(won)
        known.merge(Adjusted.unjudged(unknown))
        low, high = known.interval() or (0.0, 0.0)
        hit += low < 0.65 < high
    return hit / rounds


@pytest.mark.parametrize("known", [10, 30, 100])
def test_intervals_are_honest_though_the_luck_of_some_deals_is_unknown(known: int) -> None:
    assert 0.935 < covered(known, 100) < 0.965


def test_what_is_saved_is_read_again() -> None:
    found, _ = adjusted(noise=1)
    again = Adjusted.from_json(found.to_json())
    assert again.interval() == pytest.approx(found.interval(), abs=1e-6)
    assert again.judged


def test_two_deals_have_no_adjusted_interval() -> None:
    found, _ = adjusted(noise=1, deals=2)
    assert found.interval() is None


def test_samples_of_different_deals_add_up() -> None:
    one, other = adjusted(1, 50)[0], adjusted(2, 60)[0]
    one.merge(other)
    assert one.deals == 110
    assert one.interval()


def test_a_tournament_judges_luck_if_asked_to() -> None:
    terms = Terms("vale", {}, ["greedy", "random"], 2, "1", 10.0, adjust=True)
    results = [play(terms, number) for number in range(6)]
    assert all(result.luck and sum(result.luck) == pytest.approx(0) for result in results)
    [strong, _] = standings(terms, results)
    assert strong.fair_share.deals == 3
    assert play(terms._replace(adjust=False), 0).luck is None
