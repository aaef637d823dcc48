"""Nothing leaks: what a client is told is the same in every world it could live in."""

import pytest

from .tables import EVERY_KIND, kind_id
from .twins import nothing_leaks

KINDS = [pytest.param(kind, id=kind_id(kind)) for kind in EVERY_KIND]


@pytest.mark.parametrize("kind", KINDS)
def test_nobody_is_told_what_they_may_not_know(kind):
    nothing_leaks(kind, seed=1)
