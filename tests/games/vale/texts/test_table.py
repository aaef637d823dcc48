"""The table in words."""

from everglow.games.vale import GAME
from tests.games.vale.table import Table
from tests.games.vale.texts.wording import TEXTS, spoken


def shown(table, seat=0):
    return [spoken(line, seat) for line in TEXTS.table(GAME.show.view(table.state, seat))]


# The table


def test_the_table_shows_everything_open_and_the_own_hand():
    table = Table(
        hand="odin",
        area="hippogriff, imp",
        stones="1 3",
        points=12,
        marked="troll",
        their_hand="agni, kappa",
        their_points=7,
        discard="gust",
        round=3,
    )
    assert shown(table) == [
        "Round 3 of 10, action phase; you are the start player.",
        "Deck: 63 cards. Discard pile: 1 card.",
        "Display:",
        "  Troll (earth 3, marked by you): each-round: If you hold purple: +3 points",
        "Ana (you): points 12; stones 1 red, 1 blue (worth 4, limit 4); 1 card in hand.",
        "  Area, 2 of 3:",
        "    Hippogriff (wind 4): instant: Draw a card; lasting: wind creatures cost you 2 less",
        "    Imp (fire 0): instant: Take 2 red; each-round: Return this to your hand",
        "Bo: points 7; no stones (worth 0, limit 4); 2 cards in hand.",
        "  Area, 0 of 3: empty",
        "Your hand:",
        "  Odin (wind 6, costs you 4): each-round: Hand of 5 or fewer: +2 points, otherwise take 1 purple",
    ]


def test_the_table_shows_who_was_activated_and_tengu_on_top():
    table = Table(hand="tengu", area="troll, nessie", stones="3 6").summon("tengu", "3").end_turn().end_turn()
    assert shown(table.activate("troll"))[1] == "Deck: 68 cards, Tengu on top. Discard pile: 0 cards."
    assert "    Troll (earth 3, activated): each-round: If you hold purple: +3 points" in shown(table)
    assert "  Area, 2 of 9: Troll (earth, activated), Nessie (water)" in shown(table, 1)


def test_the_table_says_for_whom_the_others_wait():
    table = Table(their_area="imp")
    assert shown(table, 1)[0] == "Round 9 of 10, action phase; Ana is the start player; waiting for Ana."
    assert shown(table, None)[0] == shown(table, 1)[0]
    assert shown(table)[0] == "Round 9 of 10, action phase; you are the start player."


def test_the_table_shows_the_winners_at_the_end():
    table = Table(points=61, phase="resolution").end_turn().end_turn()
    assert shown(table)[0] == "The game is over after round 9. You win."
