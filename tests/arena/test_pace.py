from __future__ import annotations

import pytest

from everglow.arena.pace import Pace


def pace(*seconds: float) -> Pace:
    made = Pace()
    for duration in seconds:
        made.add(duration)
    return made


def test_mean_and_longest_are_exact_and_quantiles_nearly() -> None:
    hundred = pace(*[n / 100 for n in range(1, 101)])
    assert hundred.mean == pytest.approx(0.505)
    assert hundred.per_second == pytest.approx(1 / 0.505)
    assert hundred.longest == 1
    assert hundred.quantile(0.95) == pytest.approx(0.95, rel=0.06)
    assert hundred.quantile(1) == 1


def test_who_never_had_a_choice_took_no_time() -> None:
    assert (pace().mean, pace().per_second, pace().quantile(0.95)) == (0, 0, 0)


def test_paces_add_up() -> None:
    half = pace(0.1, 0.2)
    half.merge(Pace.from_json(pace(0.3).to_json()))
    assert half.to_json() == pace(0.1, 0.2, 0.3).to_json()
