"""Saved games, and positions as lines."""

import json

import pytest

from everglow.bots.playout import playout
from everglow.games.glow import GAME
from everglow.rng import Scripted, stream

OPTIONS = [
    {"board": board, "adventurers": adventurers}
    for board in ("realm", "sea")
    for adventurers in ("chosen", "random")
]


def played(seed):
    """A random game at its end."""
    state = GAME.new(2 + seed % 3, seed, OPTIONS[seed % 4])
    playout(state, stream(seed))
    return state


@pytest.mark.parametrize("seed", range(12))
def test_the_end_of_a_game_can_be_shown_and_read_from_its_line(seed):
    state = played(seed)
    assert state.round == 8
    assert GAME.show.view(state, None)["winners"] == state.winners()
    assert GAME.show.view(state, None)["places"] == state.places()
    assert GAME.codec.read(GAME.codec.notation(state)).scores() == state.scores()


def test_a_scripted_game_can_be_saved_and_read():
    state = GAME.new(2, 1)
    state.chance = Scripted([3, 1])
    assert GAME.codec.read(GAME.codec.notation(state)).chance.save() == {
        "kind": "scripted",
        "results": [3, 1],
    }


def damaged(**changes):
    return GAME.codec.save(GAME.new(2, 1, {"adventurers": "random"})) | changes


@pytest.mark.parametrize(
    ("saved", "message"),
    [
        ({}, "damaged save of Glow"),
        (damaged(graveyard=["okans", "okans"]), "every companion in exactly one place"),
        (damaged(pile=[]), "every spell tile in exactly one place"),
        (damaged(reserve=[0] * 8), "every die in exactly one place"),
        (damaged(phase="midnight"), "unknown phase 'midnight'; expected one of setup"),
        (damaged(deck=["dragon"]), "unknown card 'dragon'"),
    ],
)
def test_a_damaged_save_says_what_was_expected(saved, message):
    with pytest.raises(ValueError, match=message):
        GAME.codec.load(saved)


@pytest.mark.parametrize(
    ("line", "message"),
    [
        ("vale round 1", "expected a line such as 'glow realm"),
        ("", "expected a line such as 'glow realm"),
        (GAME.codec.notation(GAME.new(2, 1)).replace("light 10", "light"), "missing or unknown"),
        (GAME.codec.notation(GAME.new(2, 1)).replace("camp start", "camp moon"), "unknown spot 'moon'"),
    ],
)
def test_a_line_that_is_no_position_says_what_was_expected(line, message):
    with pytest.raises(ValueError, match=message):
        GAME.codec.read(line)


def test_options_that_do_not_exist_are_refused():
    for options, message in [
        ({"colour": "red"}, "Unknown option “colour”: Glow has board, adventurers, start."),
        ({"board": "moon"}, "Option “board” must be one of realm, sea, not “moon”."),
        ({"start": "2"}, "Option “start” must be one of random, 0, 1, not “2”."),
    ]:
        with pytest.raises(ValueError, match=message):
            GAME.new(2, 1, options)
    with pytest.raises(ValueError, match="2 to 4 players, not 5"):
        GAME.new(5, 1)
    with pytest.raises(ValueError, match="unknown action 'fly'"):
        GAME.codec.action("fly")


def test_every_action_has_one_name():
    names = [GAME.codec.action_name(action) for action in range(GAME.codec.num_actions)]
    assert len(set(names)) == len(names)
    assert [GAME.codec.action(name) for name in names] == list(range(GAME.codec.num_actions))


def test_a_position_is_shown_as_its_line():
    state = GAME.new(2, 1)
    assert repr(state) == GAME.codec.notation(state)


def changed(path, value):
    """A saved game with one place changed."""
    saved = json.loads(json.dumps(GAME.codec.save(GAME.new(2, 1, {"adventurers": "random"}))))
    *parents, last = path
    place = saved
    for key in parents:
        place = place[key]
    place[last] = value
    return saved


@pytest.mark.parametrize(
    ("path", "value"),
    [
        (["track", "dice"], [0]),
        (["track", "dice", 3], []),
        (["track", "dice", 3], 10**30),
        (["track", "footprints", 3], -1),
        (["reserve", 0], "x"),
        (["players", 0, "light"], -5),
        (["players", 0, "light"], "x"),
        (["players", 0, "group"], 99),
        (["players", 0, "used"], [0]),
        (["players", 0, "entered"], "x"),
        (["round"], 99),
        (["start"], 7),
        (["barriers"], [0]),
        (["agenda"], []),
        (["players", 0, "resolved"], None),
        (["players", 0, "light"], 150),
        (["chance", "drawn"], [0]),
        (["agenda", 0, 0, 1], 9),
    ],
)
def test_a_number_that_cannot_come_up_is_refused(path, value):
    with pytest.raises(ValueError, match="damaged save of Glow"):
        GAME.codec.load(changed(path, value))
