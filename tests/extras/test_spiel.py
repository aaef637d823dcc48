"""The games of OpenSpiel, tried by its own tests."""

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms.ismcts import ISMCTSBot
from open_spiel.python.algorithms.mcts import RandomRolloutEvaluator
from open_spiel.python.bots.uniform_random import UniformRandomBot
from open_spiel.python.observation import make_observation
from open_spiel.python.tests import games_sim_test

import everglow.learn.spiel  # noqa: F401 - enters the games
from everglow.games import games

TABLES = [f"everglow_{game.name}(players={seats})" for game in games().values() for seats in game.seats]
TABLES.append("everglow_glow(players=2,board=sea,adventurers=random)")


def begin(name, deal=1, decisions=0):
    """A game some random decisions after its deal."""
    chance = np.random.default_rng(deal)
    state = pyspiel.load_game(name).new_initial_state()
    state.apply_action(deal)
    for _ in range(decisions):
        state.apply_action(chance.choice(state.legal_actions()))
    return state


@pytest.mark.parametrize("name", TABLES)
def test_it_passes_the_random_simulations(name):
    pyspiel.random_sim_test(pyspiel.load_game(name), num_sims=1, serialize=True, verbose=False)


@pytest.mark.parametrize("name", TABLES)
def test_it_passes_the_simulations_that_every_game_of_openspiel_must(name):
    np.random.seed(1)  # which those simulations draw from
    games_sim_test.GamesSimTest().sim_game(pyspiel.load_game(name))


@pytest.mark.parametrize("name", TABLES)
def test_a_history_replays_to_the_same_game(name):
    state = begin(name, deal=7, decisions=40)
    again = pyspiel.load_game(name).new_initial_state()
    for action in state.history():
        again.apply_action(action)
    assert str(again) == str(state)


@pytest.mark.parametrize("name", TABLES)
def test_the_utilities_sum_to_zero(name):
    state, chance = begin(name, deal=3), np.random.default_rng(3)
    while not state.is_terminal():
        state.apply_action(chance.choice(state.legal_actions()))
    assert sum(state.returns()) == pytest.approx(0)
    assert max(state.returns()) <= 1


@pytest.mark.parametrize("name", TABLES)
def test_a_resampled_state_looks_the_same_to_its_player(name):
    state = begin(name, decisions=60)
    player = state.current_player()
    for world in [
        state.resample_from_infostate(player, np.random.default_rng(seed).random) for seed in (1, 2)
    ]:
        assert world.information_state_string(player) == state.information_state_string(player)
        assert world.observation_tensor(player) == state.observation_tensor(player)
        assert world.legal_actions() == state.legal_actions()
        assert str(world) != str(state)


def test_what_another_drew_is_not_remembered_in_a_resampled_state():
    state = begin("everglow_vale(players=2)", deal=2, decisions=120)
    player = state.current_player()
    world = state.resample_from_infostate(player, np.random.default_rng(1).random)
    assert world.episode.seen[player] == state.episode.seen[player]
    assert world.episode.seen[1 - player] == state.episode.seen[-1]


def test_an_observation_is_the_features_of_the_game():
    state = begin("everglow_vale", decisions=10)
    observation = make_observation(state.get_game())
    observation.set_from(state, player=1)
    assert observation.tensor.tolist() == state.observation_tensor(1)
    game, episode = games()["vale"], state.episode
    assert np.array_equal(observation.tensor, np.array(game.judge.features(episode.state, 1), np.float32))
    assert observation.string_from(state, 1) == state.observation_string(1)


def test_before_the_deal_there_is_nothing_to_see():
    state = pyspiel.load_game("everglow_vale(deals=3)").new_initial_state()
    assert [deal for deal, _ in state.chance_outcomes()] == [0, 1, 2]
    assert state.information_state_string(0) == ""
    assert not any(state.observation_tensor(0))


def test_actions_are_told_by_their_names():
    state = begin("everglow_vale")
    assert state.action_to_string(state.legal_actions()[0]).startswith("mark:")


@pytest.mark.parametrize("name", ["everglow_vale", "everglow_glow(players=3)"])
def test_a_search_of_openspiel_plays_against_its_random_bot(name):
    state = begin(name)
    game = state.get_game()
    chance = np.random.RandomState(1)
    bots = [UniformRandomBot(player, chance) for player in range(game.num_players())]
    bots[0] = ISMCTSBot(game, RandomRolloutEvaluator(1, chance), 1.0, 2, random_state=chance)
    for _ in range(60):
        action = bots[state.current_player()].step(state)
        assert action in state.legal_actions()
        state.apply_action(action)
    assert not state.is_terminal()


def test_what_cannot_be_played_is_refused_with_a_reason():
    with pytest.raises(Exception, match="2 to 4 players, not 9"):
        pyspiel.load_game("everglow_vale(players=9)")
    with pytest.raises(Exception, match="must be one of realm, sea, not “moon”"):
        pyspiel.load_game("everglow_glow(board=moon)")
