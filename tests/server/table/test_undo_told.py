"""Whether an answer can be taken back is told to everybody after every step, without trying it."""

import pytest

from everglow.rng import fast
from everglow.server.table.changes import apply

from ..tables import EVERY_KIND, a_table, kind_id, played

STEPS = 150


@pytest.mark.parametrize("kind", EVERY_KIND, ids=kind_id)
def test_what_is_told_is_what_would_be_granted(kind):
    table, granted, later = a_table(*kind), 0, 0
    for entry in played(a_table(*kind), fast(7, 1), STEPS):
        apply(table, entry)
        for seat in range(kind[2]):
            possible = table.undo(seat) is not None
            assert table.can_undo(seat) == possible
            granted += possible
            later += possible and seat != entry.seat
    assert granted
    assert later or kind[0] != "glow"  # in Glow all play at the same time
