"""Outlook of an area for resolution, in the view."""

from __future__ import annotations

import random

import pytest

from everglow.games.vale import GAME
from everglow.games.vale.rules.cards.fire import AreaHasCosts
from everglow.games.vale.rules.effects import If, Score
from everglow.games.vale.show.outlook import Yield, _count
from tests.games.vale.table import Table

STONES = ("red", "blue", "purple")


def outlook_of(table, seat=0):
    return GAME.show.view(table.state, seat)["outlook"][0]


def prospect(card, points=0, cards=0, **stones):
    return {"card": card, "points": points, "stones": stones, "cards": cards}


@pytest.mark.parametrize(
    ("table", "expected"),
    [
        ({"area": "salamander"}, [prospect("salamander", 1, red=1)]),
        ({"area": "burning_skull", "stones": "1"}, [prospect("burning_skull", 3, red=-1)]),
        ({"area": "burning_skull"}, []),
        ({"area": "sea_spirit", "stones": "3 3"}, [prospect("sea_spirit", 2)]),
        ({"area": "sea_spirit"}, []),
        ({"area": "nessie"}, [prospect("nessie", 2)]),
        ({"area": "nessie, tidal"}, []),
        ({"area": "goblin", "their_points": 1}, [prospect("goblin", 1)]),
        ({"area": "goblin"}, []),
        ({"area": "goblin_soldier", "their_points": 1}, [prospect("goblin_soldier", 4)]),
        ({"area": "goblin_soldier", "points": 3}, [prospect("goblin_soldier", -3)]),
        ({"area": "goblin_soldier"}, []),
        ({"area": "medusa", "hand": "imp"}, [prospect("medusa", cards=-1, purple=1)]),
        ({"area": "medusa"}, []),
        ({"area": "mimic", "discard": "troll"}, [prospect("mimic", cards=1)]),
        ({"area": "mimic", "discard": "imp"}, []),
        ({"area": "griffon"}, [prospect("griffon", cards=1)]),
        ({"area": "harpy", "hand": "imp"}, [prospect("harpy", 3)]),
        ({"area": "odin"}, [prospect("odin", 2)]),
        ({"area": "odin", "hand": "imp, troll, agni, balog, kappa, surtr"}, [prospect("odin", purple=1)]),
        ({"area": "valkyrie, imp, kappa"}, [prospect("imp"), prospect("valkyrie", 3)]),
        ({"area": "freyja, imp, kappa"}, [prospect("imp"), prospect("freyja", 2)]),
        ({"area": "basilisk"}, [prospect("basilisk")]),
        ({"area": "snail_maiden"}, []),
        ({"area": "asmodeus, balog"}, []),
        ({"area": "genie_exalted"}, []),
        ({"area": "kappa, tidal"}, []),
    ],
)
def test_a_creature_tells_what_it_will_bring(table, expected):
    assert outlook_of(Table(**table)) == expected


def test_a_condition_that_is_not_met_brings_nothing_where_nothing_else_is_said():
    brings = Yield()
    _count(brings, Table().state, 0, If(AreaHasCosts(9), Score(1)))
    assert brings.idle


def test_everybody_sees_what_an_area_will_bring():
    table = Table(area="griffon")
    assert outlook_of(table, seat=1) == outlook_of(table, seat=None) == [prospect("griffon", cards=1)]


def test_a_creature_that_was_activated_brings_nothing_more():
    table = Table(area="salamander, griffon", phase="resolution")
    table.state.apply(0, GAME.codec.action("activate:salamander"))
    assert outlook_of(table) == [prospect("griffon", cards=1)]


def brought(state, seat, card):
    """Changes by activating a creature up to the next question; None if somebody is asked first."""
    trial = state.copy()
    before = GAME.show.view(trial, seat)["players"][seat]
    trial.apply(seat, GAME.codec.action(f"activate:{card}"))
    asked = trial.deciders() and GAME.show.question(trial, seat)
    if not asked or asked["kind"] != "resolution":
        return None
    after = GAME.show.view(trial, seat)["players"][seat]
    stones = {colour: after["stones"][colour] - before["stones"][colour] for colour in STONES}
    changed = {colour: count for colour, count in stones.items() if count}
    cards = after["hand_size"] - before["hand_size"]
    return prospect(card, after["points"] - before["points"], cards, **changed)


def test_what_is_told_is_what_happens():
    """Greedy random games: a creature that acts at once brings what its owner was told."""
    compared = set()
    for seed in range(60):
        dice, state = random.Random(seed), GAME.new(seats=2 + seed % 3, seed=seed)
        while state.deciders():
            seat = state.deciders()[0]
            compared |= compare(state, seat)
            state.apply(seat, dice.choice(state.legal_actions(seat)))
    assert len(compared) > 12


def fits(state, seat, brings):
    """Whether all stones can be kept: what is beyond the limit is put back, and which ones is a choice."""
    me = GAME.show.view(state, seat)["players"][seat]
    return sum(me["stones"].values()) + sum(brings["stones"].values()) <= me["stone_limit"]


def compare(state, seat):
    """Compare the outlook of a resolution turn with what activating does; return the creatures compared."""
    if GAME.show.question(state, seat)["kind"] != "resolution":
        return set()
    told = {one["card"]: one for one in GAME.show.view(state, seat)["outlook"][seat]}
    found = set()
    for action in map(GAME.codec.action_name, state.legal_actions(seat)):
        verb, _, card = action.partition(":")
        happened = brought(state, seat, card) if verb == "activate" else None
        expected = told.get(card, prospect(card))
        if (
            happened is not None
            and card in told
            and expected != prospect(card)
            and fits(state, seat, expected)
        ):
            assert happened == expected
            found.add(card)
    return found
