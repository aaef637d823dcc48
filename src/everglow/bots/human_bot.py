"""Bot that errs as people do: it overlooks answers, and has favourites and moods."""

from __future__ import annotations

from statistics import pstdev
from typing import Final, NamedTuple

from everglow.agenda import Situation
from everglow.bots.plan import Line, finalists, lines, weigh_chances
from everglow.game import Action, AnyGame, Seat, State
from everglow.rng import Stream, stream

GRAIN: Final = 1000  # steps in which a feeling differs from another


class Weakness(NamedTuple):
    """Limits of somebody: how far ahead they look, and how much they see wrong."""

    positions: int  # looked at in a turn
    overlooked: float  # share of all answers that are not thought of
    taste: float  # how much favourites count, in standard deviations of what is at stake
    whim: float  # the same for what a moment's mood adds


# Fitted so that an amateur wins some seven games in ten of two players against a novice, and `planner@hand`
# as many against an amateur.
NOVICE: Final = Weakness(positions=20, overlooked=0.2, taste=0.6, whim=0.6)
AMATEUR: Final = Weakness(positions=60, overlooked=0.05, taste=0.2, whim=0.2)


class HumanBot:
    """Plans its turn with gaps and opinions. The same seed gives the same choices."""

    def __init__(self, game: AnyGame, seed: int, weakness: Weakness) -> None:
        self.judge = game.judge.evaluate  # made by hand: what people see, too
        self.seed = seed
        self.choices = stream(seed)
        self.weakness = weakness

    def choose(self, state: State, seat: Seat) -> Action:
        legal = state.legal_actions(seat)
        if len(legal) == 1:
            return legal[0]
        assert isinstance(state, Situation)
        world = state.imagine(seat, self.choices.word())
        return self._favourite(self._lines(world, seat, self._thought_of(legal))).first

    def _thought_of(self, legal: list[Action]) -> set[Action]:
        """Return answers that come to mind: never none."""
        seen = {action for action in legal if chance(self.choices) >= self.weakness.overlooked}
        return seen or {legal[self.choices.below(len(legal))]}

    def _lines(self, world: Situation, seat: Seat, thought_of: set[Action]) -> list[Line]:
        """Return the best line that begins with each answer thought of."""
        all_lines = lines(world, seat, self.judge, self.weakness.positions)
        by_answer: dict[Action, list[Line]] = {}
        for line in all_lines:
            by_answer.setdefault(line.first, []).append(line)
        best = {answer: finalists(some)[0] for answer, some in by_answer.items()}
        noticed = [best[answer] for answer in best if answer in thought_of] or list(best.values())
        weigh_chances(noticed, seat, self.judge, self.choices)
        return noticed

    def _favourite(self, lines: list[Line]) -> Line:
        stake = pstdev(line.worth for line in lines)
        return max(lines, key=lambda line: line.worth + stake * self._feeling(line.first))

    def _feeling(self, action: Action) -> float:
        liked = feeling(self.seed + GRAIN * (action + 1))  # the same in the whole game
        return self.weakness.taste * liked + self.weakness.whim * feeling(self.choices.word())


def feeling(seed: int) -> float:
    """Return a number from -1 to 1, small ones more often."""
    drawn = stream(seed)
    return chance(drawn) - chance(drawn)


def chance(drawn: Stream) -> float:
    """Draw a number from 0 to 1."""
    return int(drawn.below(GRAIN)) / GRAIN
