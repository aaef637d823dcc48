"""Games of a bot against itself, with some answers at random so that rare positions come up too."""

from __future__ import annotations

from hashlib import sha256
from typing import Final, NamedTuple

from everglow.agreement import START
from everglow.bots.judges import judge_of
from everglow.bots.planner_bot import PlannerBot
from everglow.game import Action, AnyGame, State
from everglow.rng import Stream, stream
from everglow.train.games import Played

BREADTH: Final = 150  # positions that a plan looks at: as good a teacher as more, and much quicker
# Of ten games, how many have so many random answers in a hundred.
CURIOUS: Final = [0, 0, 0, 3, 3, 3, 3, 10, 10, 10]


class Plan(NamedTuple):
    """Definition of self-play: the game, the judge of its planners, and a seed."""

    game: str
    judge: str  # as bots name it: `hand`, or the file of a net
    seed: str

    def chance(self, number: int) -> Stream:
        told = sha256(f"{self.seed}/{self.game}/{number}".encode()).digest()
        return stream(int.from_bytes(told[:8], "big"))


def play(game: AnyGame, plan: Plan, number: int) -> Played:
    """Play the game of that number: the same wherever it is played."""
    chance = plan.chance(number)
    seats = game.seats[chance.below(len(game.seats))]
    seed = int(chance.word())
    options = {o.name: o.values[chance.below(len(o.values))] for o in game.options if o.name != START.name}
    random = CURIOUS[chance.below(len(CURIOUS))]
    bot = PlannerBot(game, int(chance.word()), judge_of(game, plan.judge), BREADTH)
    state: State = game.new(seats, seed, options)
    return Played(number, seats, seed, options, _answers(state, bot, chance, random))


def _answers(state: State, bot: PlannerBot, chance: Stream, random: int) -> list[Action]:
    done: list[Action] = []
    while deciders := state.deciders():
        seat = deciders[0]
        legal = state.legal_actions(seat)
        if len(legal) > 1 and chance.below(100) < random:
            action = legal[chance.below(len(legal))]
        else:
            action = bot.choose(state, seat)  # it imagines a world of its own
        state.apply(seat, action)
        done.append(action)
    return done
