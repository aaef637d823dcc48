"""Holdings of a player, counted and in words."""

from everglow.games.glow import GAME
from everglow.games.glow.texts.holdings import ACTING, KINDS
from everglow.words.wording import Wording
from tests.games.glow.table import Table
from tests.games.glow.texts.wording import TEXTS


def counted(table, seat=0):
    return TEXTS.holdings(GAME.show.view(table.state, seat), seat)


def spoken(kind, count):
    return Wording("en").say(TEXTS.holding(kind, count))


def test_everything_that_a_player_has_is_counted_and_named():
    table = Table("red:nature", "likyar, dvol_3", light=21, footprints=1, fireflies=2, rerolls=3)
    found = counted(table)
    said = [spoken(kind, found[kind]) for kind in KINDS]
    assert said[0] == "21 light"
    assert said[1] == f"{found['board']} light from the board"
    assert said[2:8] == [
        "1 footprint",
        "2 fireflies",
        "3 reroll tokens",
        "2 companions",
        "0 spells",
        "1 die",
    ]


def test_what_the_dice_bring_at_noon_is_counted_while_they_may_be_rolled_again():
    found = counted(Table("nature fire light_3 footprints_2", "likyar, thoape", phase="rolling"))
    assert [spoken(kind, count) for kind, count in found.items() if kind.startswith("noon")] == [
        "4 light at noon",
        "2 footprints at noon",
        "0 fireflies at noon",
        "1 reroll token at noon",
    ]
    assert spoken(f"{ACTING}likyar", found[f"{ACTING}likyar"]) == "1 action of Likyar"
    assert spoken(f"{ACTING}thoape", found[f"{ACTING}thoape"]) == "0 actions of Thoape"


def test_what_the_special_faces_have_paid_is_not_counted_again():
    table = Table("nature fire light_3 footprints_2", "likyar, dvol_3")
    assert table.question() == "resolve"
    found = counted(table)
    assert (found["light"], found["footprints"]) == (13, 2)
    assert (found["noon_light"], found["noon_footprint"], found["noon_reroll"]) == (1, 0, 1)


def test_before_the_roll_nobody_knows_which_cards_will_act():
    assert not [
        kind
        for kind in counted(Table("red:", "likyar", phase="morning", track="fire:okans air:kaar"))
        if ACTING in kind
    ]


def test_what_comes_back_from_the_graveyard_at_noon_is_no_thing_that_is_counted():
    table = Table("air air", "cromaug", graveyard="okans", phase="rolling")
    view = GAME.show.view(table.state, 0)
    assert [gift["what"] for gift in view["players"][0]["noon"]["gives"]] == ["fetch"]
    found = counted(table)
    assert not any(count for kind, count in found.items() if kind.startswith("noon"))
