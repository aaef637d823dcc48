"""Odds of the deck: counted from what a player has not seen, in agreement with imagined decks."""

from itertools import combinations

import pytest

from everglow.games.vale import GAME
from everglow.games.vale.box.card import CARDS
from everglow.games.vale.rules.cards import CARD_IDS
from everglow.games.vale.show.odds import next_card, next_hunt, unseen
from everglow.words.wording import Wording
from tests.laws.play import questions

WORLDS = 600


def states(seats=3, seed=4):
    """Positions at which the first player, and nobody else, has to decide."""
    return (state for state in questions(GAME, seats, seed) if state.deciders() == [0])


def middle(seed=4):
    found = [state.copy() for state in states(seed=seed)]
    return found[len(found) // 2]


def test_the_next_card_is_of_a_family_as_often_as_in_imagined_decks():
    state = middle()
    tops = [CARDS[state.imagine(0, seed).deck[-1]].family for seed in range(WORLDS)]
    for family in range(5):
        odds = next_card(state, 0, family)
        assert abs(odds.ways / odds.of - tops.count(family) / WORLDS) < 0.06


def test_what_is_unseen_is_the_deck_and_what_others_drew_in_secret():
    state = middle()
    worlds = [state.imagine(0, seed) for seed in range(40)]
    assert {card for world in worlds for card in world.deck} <= set(unseen(state, 0))


def test_the_next_hunt_is_counted_like_all_hunts_one_after_the_other():
    state = middle()
    state.deck = state.deck[:12]
    for p in state.players:
        p.secrets.clear()
    hunts = list(combinations(state.deck, 6))
    for family in range(5):
        odds = next_hunt(state, 0, family)
        met = sum(any(CARDS[card].family == family for card in hunt) for hunt in hunts)
        assert (odds.ways, odds.of) == (met, len(hunts))


def say_odds(state, thing):
    return [Wording("en", ["Ann", "Bo", "Cy"], you=0).say(line) for line in GAME.texts.odds(state, 0, thing)]


def test_a_card_tells_the_odds_of_its_family():
    state = middle()
    dragon = next(name for name, card in CARD_IDS.items() if CARDS[card].family == 4)
    first, second = say_odds(state, f"card:{dragon}")
    assert first.startswith("The next card of the deck is {dragon}: ")
    assert second.startswith("At least one {dragon} among the 6 cards of the next hunt: ")


def test_in_the_last_round_no_hunt_is_told_of():
    state = middle()
    state.round = 10
    assert len(say_odds(state, "card:hydra")) == 1


def test_a_known_top_of_the_deck_tells_no_odds():
    state = middle()
    state.top_known = True
    assert say_odds(state, "card:hydra") == []


def test_while_somebody_else_decides_no_odds_are_told():
    state = next(state for state in questions(GAME, 3, 4) if state.deciders() == [1])
    assert say_odds(state, "card:hydra") == []


@pytest.mark.parametrize("thing", ["card:nobody", "die:1", "hydra", ""])
def test_what_has_no_odds_tells_none(thing):
    assert say_odds(middle(), thing) == []
