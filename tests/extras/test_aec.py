"""The environments of PettingZoo, tried by its own tests."""

import copy
import pickle

import numpy as np
import pytest
from pettingzoo.test import api_test, seed_test

from everglow import learn
from everglow.agenda import IllegalAction
from everglow.agreement import BadSetup
from everglow.games import games
from everglow.learn import glow_v0, vale_v0

TABLES = [
    pytest.param(game.name, {"players": seats} | settings, id=f"{game.name}-{seats}-{number}")
    for game in games().values()
    for seats in (game.seats[0], game.seats[-1])
    for number, settings in enumerate(
        [{"options": {option.name: value}} for option in game.options[:1] for value in option.values[:2]]
    )
]


def module(name):
    return getattr(learn, f"{name}_v0")


def play(env, chance, most=100_000):
    """Random play; how often each agent acted, and the rewards of the end."""
    acted, rewards = dict.fromkeys(env.possible_agents, 0), {}
    for agent in env.agent_iter(most):
        observation, reward, termination, _, _ = env.last()
        action = None if termination else chance.choice(np.flatnonzero(observation["action_mask"]))
        acted[agent] += action is not None
        rewards[agent] = reward
        env.step(action)
    return acted, rewards


@pytest.mark.parametrize(("name", "settings"), TABLES)
# PettingZoo keeps a list of its own environments whose observations are dicts; ours is not on it.
@pytest.mark.filterwarnings("ignore:Observation is not a NumPy array")
@pytest.mark.filterwarnings("ignore:Observation space for each agent probably should be")
# At the end of a game nothing is legal.
@pytest.mark.filterwarnings("ignore:Action mask numpy array is all zeros")
def test_it_passes_the_api_test(name, settings):
    api_test(module(name).env(**settings), num_cycles=200)


@pytest.mark.parametrize(("name", "settings"), TABLES)
def test_it_passes_the_seed_test(name, settings):
    seed_test(lambda: module(name).env(**settings), num_cycles=100)


@pytest.mark.parametrize(("name", "settings"), TABLES)
def test_everybody_acts_and_the_rewards_sum_to_zero(name, settings):
    env = module(name).env(**settings)
    env.reset(seed=3)
    acted, rewards = play(env, np.random.default_rng(3))
    assert min(acted.values()) > 0
    assert sum(rewards.values()) == pytest.approx(0)
    assert max(rewards.values()) <= 1


def test_those_who_answer_at_the_same_time_are_asked_in_turn():
    env = glow_v0.env(players=3, options={"adventurers": "random"})
    env.reset(seed=1)
    while len(env.unwrapped.episode.state.deciders()) < 3:
        env.step(np.flatnonzero(env.last()[0]["action_mask"])[0])
    first = env.agent_selection
    env.step(np.flatnonzero(env.last()[0]["action_mask"])[0])
    assert env.agent_selection == f"player_{(int(first[-1]) + 1) % 3}"


def test_only_the_one_that_is_asked_has_legal_actions():
    env = vale_v0.env(players=4)
    env.reset(seed=1)
    for agent in env.agents:
        assert env.observe(agent)["action_mask"].any() == (agent == env.agent_selection)


def test_an_observation_does_not_depend_on_what_the_seat_cannot_know():
    env = vale_v0.raw_env(players=3)
    env.reset(seed=1)
    for _ in range(60):
        env.step(int(np.flatnonzero(env.last()[0]["action_mask"])[-1]))
    seen = env.observe("player_0")["observation"]
    env.episode.state = env.episode.state.imagine(0, 7)
    assert np.array_equal(env.observe("player_0")["observation"], seen)


def test_an_illegal_action_ends_the_game_for_its_player_with_minus_one():
    env = vale_v0.env()
    env.reset(seed=1)
    culprit = env.agent_selection
    env.step(np.flatnonzero(env.last()[0]["action_mask"] == 0)[0])
    assert all(env.terminations.values())
    assert env.unwrapped._cumulative_rewards[culprit] == -1


def test_without_the_wrappers_an_illegal_action_is_refused_and_changes_nothing():
    env = vale_v0.raw_env()
    env.reset(seed=1)
    before = env.observe(env.agent_selection)
    with pytest.raises(IllegalAction):
        env.step(int(np.flatnonzero(before["action_mask"] == 0)[0]))
    assert np.array_equal(env.observe(env.agent_selection)["observation"], before["observation"])


@pytest.mark.parametrize("again", [copy.deepcopy, lambda env: pickle.loads(pickle.dumps(env))])
@pytest.mark.parametrize("name", games())
def test_a_copy_goes_on_like_the_original(name, again):
    env = module(name).env(players=3)
    env.reset(seed=1)
    for _ in range(50):
        env.step(np.flatnonzero(env.last()[0]["action_mask"])[0])
    twin = again(env)
    ends = [play(each, np.random.default_rng(5)) for each in (env, twin)]
    assert ends[0] == ends[1]


def test_it_shows_the_table_in_words():
    env = vale_v0.env(render_mode="ansi")
    env.reset(seed=1)
    assert "Round 1" in env.render()
    assert "{" not in env.render()


def test_what_cannot_be_played_is_refused_with_a_reason():
    with pytest.raises(BadSetup, match="2 to 4 players, not 9"):
        vale_v0.env(players=9)
    with pytest.raises(BadSetup, match="Unknown option “moon”"):
        vale_v0.env(options={"moon": "full"})


def test_there_are_environments_for_games_only():
    with pytest.raises(ImportError, match="chess_v0"):
        from everglow.learn import chess_v0  # noqa: F401
    assert not hasattr(learn, "vale_v9")
