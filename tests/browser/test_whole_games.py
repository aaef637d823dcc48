"""Whole games of four by clicking, at the sizes where room is scarce; at the end nothing has complained."""

import pytest

from . import glow_player
from .player import against_bots, over, play

SIZES = {
    "a small phone": {"width": 360, "height": 640},
    "a tablet": {"width": 820, "height": 1180},
    "a desktop": {"width": 1440, "height": 900},
}
# How one begins, and how one plays until it is over.
GAMES = {"vale": (against_bots, play), "glow": (glow_player.against_bots, glow_player.play)}
# In every `make test`; the others with `make rooms`.
QUICK = {("vale", "a tablet"), ("glow", "a small phone")}


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
