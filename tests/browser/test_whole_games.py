"""Whole games of four by clicking, at the sizes where room is scarce; at the end nothing has complained."""

import pytest

from .player import against_bots, over, play

SIZES = {
    "a small phone": {"width": 360, "height": 640},
    "a tablet": {"width": 820, "height": 1180},
    "a desktop": {"width": 1440, "height": 900},
}
GAMES = {"vale": (against_bots, play)}  # how one begins, and how one plays until it is over
QUICK = {("vale", "a tablet")}  # in every `make test`; the others with `make rooms`


def whole_games():
    return [
        pytest.param(
            game, size, marks=() if (game, size) in QUICK else pytest.mark.long, id=f"{game} on {size}"
        )
        for game in GAMES
        for size in SIZES
    ]


@pytest.mark.parametrize(("game", "size"), whole_games())
def test_four_play_to_the_end(visit, game, size):
    begin, play = GAMES[game]
    page = visit(person="Mira", viewport=SIZES[size])
    begin(page, players=4, level="spark")
    play(page)
    assert over(page)
