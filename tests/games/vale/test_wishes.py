"""Why not? A reason for everything that is not legal."""

import pytest

from everglow.games.vale import GAME

from .table import Table

FULL = "imp, kappa, troll, agni, nessie, hestia, gargoyle, goblin, undine, sea_spirit"

REASONS = [
    (Table(hand="hydra", stones="1 1"), "summon:hydra", "needs 2 more"),
    (
        Table(hand="hydra", area="imp, kappa", round=2, stones="6"),
        "summon:hydra",
        "no free slot until round 3",
    ),
    (Table(hand="hydra", area=FULL, round=10, stones="6"), "summon:hydra", "release a creature first"),
    (Table(hand="ember", stones="6 3"), "summon:ember", "instant effect of Ember cannot be carried out"),
    (Table(), "summon:hydra", "Hydra is not in your hand"),
    (Table(), "sell:troll", "Troll does not carry your marker"),
    (Table(), "tame:troll", "Troll does not carry your marker"),
    (Table(), "release:imp", "Imp is not in your area"),
    (Table(area="imp", stones="3"), "release:imp", "needs 6 more"),
    (Table(marked="troll"), "end_turn", "marker is still on Troll"),
    (Table(area="medusa", hand="imp", phase="resolution"), "end_turn", "Medusa must be activated first"),
    (Table(phase="resolution"), "activate:imp", "Imp is not in your area"),
    (Table(area="agni", phase="resolution"), "activate:agni", "Agni has no active effect"),
    (Table(area="troll", phase="resolution"), "activate:troll", "condition of Troll is not met"),
    (
        Table(area="salamander", phase="resolution").activate("salamander"),
        "activate:salamander",
        "Salamander has been activated already",
    ),
    (Table(hand="hydra", stones="3 6").summon("hydra"), "pay:0,1,0", "worth only 3"),
    (Table(hand="hydra", stones="3 6").summon("hydra"), "pay:3,0,0", "do not hold these stones"),
    (Table(marked="imp", stones="3 3").sell("imp"), "keep:1,1,0", "keep exactly 4 stones"),
    (
        Table(marked="imp", stones="3 3").sell("imp"),
        "pay:1,1,0",
        "not what is asked now: the question is 'keep'",
    ),
    (Table(), "mark:imp", "not what is asked now: the question is 'action'"),
    (Table(), "activate:imp", "not what is asked now: the question is 'action'"),
]


@pytest.mark.parametrize(("table", "wish", "reason"), REASONS, ids=[f"{row[1]}: {row[2]}" for row in REASONS])
def test_there_is_a_reason(table, wish, reason):
    assert reason in GAME.why_not(table.state, 0, wish)


def test_there_is_no_reason_against_what_is_legal():
    assert GAME.why_not(Table(marked="troll").state, 0, "sell:troll") is None


def test_whoever_is_not_asked_is_told_who_is():
    assert GAME.why_not(Table().state, 1, "end_turn") == "it is not your turn: seat 0 decides"


def test_nothing_is_legal_when_the_game_is_over():
    table = Table(phase="resolution", round=10).end_turn().end_turn()
    assert GAME.why_not(table.state, 0, "end_turn") == "the game is over"
