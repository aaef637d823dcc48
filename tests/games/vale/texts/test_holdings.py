"""Holdings of a player, counted and in words."""

from everglow.games.vale import GAME
from tests.games.vale.table import Table
from tests.games.vale.texts.wording import TEXTS, spoken


def test_everything_that_a_player_has_is_counted_and_named():
    table = Table(hand="odin, agni", area="troll", stones="1 3 6", points=12)
    counted = TEXTS.holdings(GAME.show.view(table.state, 0), 0)
    assert [spoken(TEXTS.holding(kind, count)) for kind, count in counted.items()] == [
        "12 points",
        "3 points at the resolution",
        "1 red stone",
        "1 blue stone",
        "1 purple stone",
        "1 creature",
        "2 cards in hand",
    ]
