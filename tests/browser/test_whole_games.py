"""Games of four by clicking, at the sizes where room is scarce; at the end nothing has complained."""

import pytest

from . import glow_player
from .player import against_bots, over, play
from .position import come_to

SIZES = {
    "a small phone": {"width": 360, "height": 640},
    "a tablet": {"width": 820, "height": 1180},
    "a desktop": {"width": 1440, "height": 900},
}
GAMES = {  # how one begins
    "vale": against_bots,
    "glow": glow_player.against_bots,
    "glow at sea": lambda page, **table: glow_player.against_bots(page, board="sea", **table),
}
PLAYERS = {"vale": play, "glow": glow_player.play, "glow at sea": glow_player.play}
# Where the last third begins. Whole games are played by the newcomers of `test_vale.py` and `test_glow.py`,
# and first rounds at these sizes by `tests/rooms/test_still.py`; the end is where room is scarcest.
LATE = [("vale", "action", 7, "a tablet"), ("glow", "take", 6, "a small phone")]


@pytest.mark.long
@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("game", GAMES)
def test_four_play_to_the_end(visit, game, size):
    page = visit(person="Mira", viewport=SIZES[size])
    GAMES[game](page, players=4, level="spark")
    PLAYERS[game](page)
    assert over(page)


@pytest.mark.parametrize(("game", "question", "turn", "size"), LATE)
def test_four_play_the_last_third(visit, game, question, turn, size):
    page = visit.blank(person="Mira", viewport=SIZES[size])
    come_to(page, game, question, turn=turn, players=4)
    PLAYERS[game](page)
    assert over(page)
