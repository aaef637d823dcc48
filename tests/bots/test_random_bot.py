from __future__ import annotations

from everglow.bots.random_bot import RandomBot
from everglow.games import games

GAME = games()["vale"]


def choices(seed: int, count: int = 30) -> list[int]:
    """Choices of the bot when it is asked the same again and again."""
    state, bot = GAME.new(4, 1), RandomBot(GAME, seed)
    seat = state.deciders()[0]
    return [bot.choose(state.imagine(seat, 0), seat) for _ in range(count)]


def test_the_random_bot_only_does_what_is_legal() -> None:
    state = GAME.new(4, 1)
    assert set(choices(1)) <= set(state.legal_actions(state.deciders()[0]))


def test_the_random_bot_does_everything_that_is_legal_sooner_or_later() -> None:
    state = GAME.new(4, 1)
    assert set(choices(1, 200)) == set(state.legal_actions(state.deciders()[0]))


def test_the_same_seed_gives_the_same_choices_and_another_seed_others() -> None:
    assert choices(1) == choices(1)
    assert choices(1) != choices(2)


def test_the_random_bot_leaves_the_state_as_it_is() -> None:
    state = GAME.new(3, 1)
    before = state.key()
    RandomBot(GAME, 1).choose(state, state.deciders()[0])
    assert state.key() == before
