"""The environments of Gymnasium, tried by its own checker."""

import copy
import pickle
import subprocess
import sys
from importlib.metadata import entry_points

import gymnasium
import numpy as np
import pytest
from gymnasium.error import ResetNeeded
from gymnasium.utils.env_checker import check_env

import everglow.learn  # noqa: F401 - enters the games
from everglow.agreement import BadSetup
from everglow.bots.roster import BadBot
from everglow.games import games

NAMES = [f"everglow/{name.capitalize()}-v0" for name in games()]


def play(env, chance, seed=None):
    """Random play; the rewards, and the info of the end."""
    _, info = env.reset(seed=seed)
    rewards, ended = [], False
    while not ended:
        action = chance.choice(np.flatnonzero(info["action_mask"]))
        _, reward, ended, _, info = env.step(action)
        rewards.append(reward)
    return rewards, info


def test_gymnasium_finds_every_game_by_its_module_too():
    script = "import gymnasium; print(gymnasium.make('everglow.learn:everglow/Vale-v0').spec.id)"
    found = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True)
    assert found.stdout.strip() == "everglow/Vale-v0"


def test_the_package_names_its_entry_point():
    [entry] = [each for each in entry_points(group="gymnasium.envs") if each.name == "everglow"]
    entry.load()()
    assert set(NAMES) <= set(gymnasium.registry)


@pytest.mark.parametrize("players", [2, 4])
@pytest.mark.parametrize("name", NAMES)
def test_it_passes_the_checker_without_a_warning(name, players):
    check_env(gymnasium.make(name, players=players, bots=["random"]).unwrapped)


@pytest.mark.parametrize("name", NAMES)
def test_a_game_against_bots_is_won_or_lost_at_its_end(name):
    env = gymnasium.make(name, players=3, bots=["random", "greedy"])
    rewards, info = play(env, np.random.default_rng(1), seed=1)
    assert not any(rewards[:-1])
    assert rewards[-1] in (1, 0.25, 0, -0.5)
    assert not info["action_mask"].any()


@pytest.mark.parametrize("name", NAMES)
def test_the_same_seed_gives_the_same_game(name):
    ends = [play(gymnasium.make(name), np.random.default_rng(2), seed=2) for _ in range(2)]
    assert ends[0][0] == ends[1][0]
    assert ends[0][1]["seat"] == ends[1][1]["seat"]


def test_one_bot_plays_all_other_seats():
    env = gymnasium.make("everglow/Vale-v0", players=4, bots="random", seat=1)
    env.reset(seed=1)
    assert env.unwrapped.bots == {0: "random", 2: "random", 3: "random"}


def test_the_seat_is_drawn_for_every_game_unless_it_is_given():
    drawn, given = gymnasium.make(NAMES[0], players=4), gymnasium.make(NAMES[0], players=4, seat=2)
    drawn.reset(seed=1)
    assert {drawn.reset()[1]["seat"] for _ in range(30)} == {0, 1, 2, 3}
    assert {given.reset()[1]["seat"] for _ in range(5)} == {2}


def test_an_illegal_action_ends_the_episode_with_minus_one_and_the_reason():
    env = gymnasium.make("everglow/Vale-v0", seat=0)
    _, info = env.reset(seed=1)
    _, reward, ended, _, info = env.step(np.flatnonzero(info["action_mask"] == 0)[0])
    assert (reward, ended) == (-1, True)
    assert isinstance(info["illegal"], str)
    with pytest.raises(ResetNeeded, match="call reset"):
        env.step(0)


def test_maskable_learners_find_the_mask_under_their_own_name():
    env = gymnasium.make("everglow/Vale-v0")
    _, info = env.reset(seed=1)
    masks = env.get_wrapper_attr("action_masks")()
    assert masks.dtype == bool
    assert np.array_equal(masks, info["action_mask"])


def test_it_shows_the_table_in_words():
    env = gymnasium.make("everglow/Glow-v0", render_mode="ansi")
    env.reset(seed=1)
    assert "{" not in env.render()
    assert len(env.render().splitlines()) > 5


@pytest.mark.parametrize("again", [copy.deepcopy, lambda env: pickle.loads(pickle.dumps(env))])
def test_a_copy_goes_on_like_the_original(again):
    env = gymnasium.make("everglow/Vale-v0", players=3)
    _, info = env.reset(seed=1)
    twin = again(env)
    action = np.flatnonzero(info["action_mask"])[0]
    assert np.array_equal(env.step(action)[0], twin.step(action)[0])


@pytest.mark.parametrize(
    ("settings", "reason", "error"),
    [
        ({"players": 1}, "2 to 4 players", BadSetup),
        ({"bots": ["deep_blue"]}, "unknown bot 'deep_blue'", BadBot),
        ({"players": 4, "bots": ["random", "random"]}, "expected one bot, or 3, not 2", ValueError),
        ({"seat": 2}, "expected a seat from 0 to 1, not 2", ValueError),
    ],
)
def test_what_cannot_be_played_is_refused_with_a_reason(settings, reason, error):
    with pytest.raises(error, match=reason):
        gymnasium.make("everglow/Vale-v0", **settings)


def test_nothing_is_shown_before_a_game_begins():
    with pytest.raises(ResetNeeded, match="call reset"):
        gymnasium.make("everglow/Vale-v0", render_mode="ansi").unwrapped.render()
