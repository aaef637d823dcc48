"""Holdings of a player, counted and in words."""

from everglow.games.glow import GAME
from everglow.words.wording import Wording
from tests.games.glow.table import Table
from tests.games.glow.texts.wording import TEXTS


def test_everything_that_a_player_has_is_counted_and_named():
    table = Table("red:nature", "likyar, dvol_3", light=21, footprints=1, fireflies=2, rerolls=3)
    counted = TEXTS.holdings(GAME.show.view(table.state, 0), 0)
    said = [Wording("en").say(TEXTS.holding(kind, count)) for kind, count in counted.items()]
    assert said[0] == "21 light"
    assert said[2:] == [
        "1 footprint",
        "2 fireflies",
        "3 reroll tokens",
        "2 companions",
        "0 spells",
        "1 die",
    ]
    assert said[1] == f"{counted['board']} light from the board"
