"""Answers of judged turns as messages: what was done, and what would have been better."""

from __future__ import annotations

from everglow.game import Action, AnyGame, Seat, State
from everglow.words.message import Message


def word_answers(
    game: AnyGame, before: State, seat: Seat, actions: list[Action], same: int = 0
) -> list[Message]:
    """Word the answers of a way where there was a choice, but for the first that both ways have in common."""
    return [said for _, said in chosen(game, before, seat, actions, same)]


def chosen(
    game: AnyGame, before: State, seat: Seat, actions: list[Action], same: int = 0
) -> list[tuple[str, Message]]:
    """Name and word the answers of a way where there was a choice, from where both ways part."""
    state, said = before.copy(), list[tuple[str, Message]]()
    for number, action in enumerate(actions):
        if number >= same and len(state.legal_actions(seat)) > 1:
            said.append((game.codec.action_name(action), game.texts.choice(state, seat, action)))
        state.apply(seat, action)
    return said


def alike(one: list[Action], other: list[Action]) -> int:
    """Count the first answers that two ways have in common."""
    pairs = list(zip(one, other, strict=False))
    return next((at for at, (left, right) in enumerate(pairs) if left != right), len(pairs))
