"""Whether a seat has learned something since a step, found out by playing imagined worlds along."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from everglow.game import AnyGame, GameEvent, Seat, State
from everglow.server.table.log import Step

WORLDS: Final = 8  # imagined worlds that are compared with the true one


class Knowledge:
    """Worlds that a seat could imagine before its last step, played on like the true one.

    Chance is the true one in all of them, so they differ only in what the seat cannot know. As soon as
    one of them looks different to the seat, it has learned something.
    """

    def __init__(self, seat: Seat, place: int, before: State) -> None:
        self.seat = seat
        self.place = place  # of that step
        self.done = place  # steps that were played in these worlds
        self.grown = False  # the seat has learned something
        self.worlds = [before.imagine(seat, number) for number in range(WORLDS)]
        for world in self.worlds:
            world.chance = before.chance.copy()
            world.listen()

    def follow(self, game: AnyGame, steps: list[Step], state: State) -> None:
        """Play the steps since the last call in every world, and compare them with the true state."""
        if self.grown or self.done == len(steps):
            return
        while not self.grown and self.done < len(steps):
            self._play(game, steps[self.done])
            self.done += 1
        if not self.grown:
            self._compare(game, state)

    def _play(self, game: AnyGame, step: Step) -> None:
        action, seen = game.codec.action(step.name), self._redacted(game, step.events)
        for world in self.worlds:
            if action not in world.legal_actions(step.seat):
                self.grown = True
                return
            world.apply(step.seat, action)
            self.grown = self._redacted(game, world.news()) != seen or self.grown

    def _redacted(self, game: AnyGame, events: Sequence[GameEvent]) -> list[GameEvent]:
        return [game.show.redact(event, self.seat) for event in events]

    def _compare(self, game: AnyGame, state: State) -> None:
        shown = game.show.view(state, self.seat), game.show.question(state, self.seat)
        for world in self.worlds:
            if (game.show.view(world, self.seat), game.show.question(world, self.seat)) != shown:
                self.grown = True
                return
