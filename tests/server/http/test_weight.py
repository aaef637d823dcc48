"""Parts of the client that are loaded when they are needed are light."""

import pytest

from everglow.server.http.pages import CLIENT

MOST = 45_000  # bytes of throws of dice, compressed


def test_the_throws_of_dice_are_a_part_of_their_own_and_light() -> None:
    found = list((CLIENT / "assets").glob("roll-*.js.gz"))
    if not found:
        pytest.skip("the client is not built")
    assert [file.stat().st_size <= MOST for file in found] == [True]
