"""Evaluation of a position for a seat, from what the seat may see.

For every player a final score is forecast: the points now, and what creatures, cards, markers and
stones will still bring. The numbers in `worths.py` were fitted to games that planners played against
each other; the lead over the best opponent then becomes a number from -1 to 1.
"""

from __future__ import annotations

from math import tanh
from typing import Final

from everglow.agenda import Task
from everglow.games.vale.actions import PAY, STONES, at_least
from everglow.games.vale.box.card import CARDS
from everglow.games.vale.box.components import LAST_ROUND, POINTS_TO_END
from everglow.games.vale.judge.census import Census
from everglow.games.vale.judge.income import income
from everglow.games.vale.judge.prospects import points
from everglow.games.vale.judge.worths import (
    BEST_PROSPECT,
    CROWDED_HAND,
    FAMILY,
    FULL_AREA,
    HAND_CARD,
    INCOME,
    MARKED_PROSPECT,
    PICK,
    PROMISE,
    PROSPECT,
    SLOT,
    SPENDING,
    UNSEEN_CARD,
    WEALTH,
    WORTHS,
    Worth,
)
from everglow.games.vale.rules.phases import (
    ACTION_TURN,
    MARK_A_CARD,
    PAY_FOR_RELEASE,
    PAY_FOR_SUMMON,
    RESOLUTION_TURN,
)
from everglow.games.vale.state.player import Player
from everglow.games.vale.state.state import State
from everglow.inputs import lead
from everglow.rng import TABLE

ROUNDS_PLAYED: Final = 0.85  # of those that could follow, if nobody is near the points that end the game
ROUNDS_SAVED: Final = 0.6  # ... and how many fewer if somebody is
DOUBT: Final = 7.0  # points by which forecasts err in the last round
DOUBT_LATER: Final = 1.3  # ... and by how many more for each round to come
TIE_BREAK: Final = 0.05  # of a point for each creature: less than a point for all of them
MANY_CARDS: Final = 4  # in a hand: what comes on top of these can hardly be paid for
HORIZON: Final = 12  # decisions of greedy play after which a forecast is better than before (measured)
MOST_SLOTS: Final = 4  # more free slots than these are never filled


def evaluate(s: State, seat: int) -> float:
    """The forecast lead over the best opponent, as a number from -1 to 1."""
    if not s.agenda.lanes[TABLE]:
        return tanh(lead([p.score + TIE_BREAK * len(p.area) for p in s.players], seat) / DOUBT)
    coming = Coming(s)
    forecasts = [forecast(s, i, i == seat, coming) for i in range(len(s.players))]
    return tanh(lead(forecasts, seat) / doubt(coming.later))


def doubt(later: float) -> float:
    """Points by which a forecast errs, so many rounds before the last."""
    return DOUBT + DOUBT_LATER * later


def horizon(_s: State) -> int:
    return HORIZON


def forecast(s: State, seat: int, own: bool, coming: Coming) -> float:
    """A player's final score."""
    return outlook_of(s, seat, own, coming).total()


def outlook_of(s: State, seat: int, own: bool, coming: Coming) -> Outlook:
    """A player's outlook; a creature that is being paid for counts as if it were paid."""
    p, t = s.players[seat], s.agenda.lanes[TABLE][-1]
    if t.seat != seat or not (t.effect is PAY_FOR_SUMMON or t.effect is PAY_FOR_RELEASE):
        return Outlook(p, seat, own, coming)
    paid = p.copy()
    promise = pay_and_move(paid, t, s.round)
    look = Outlook(paid, seat, own, coming)
    look.promise = promise
    return look


def pay_and_move(p: Player, t: Task[State], round: int) -> float:
    """Pay as little as possible; then the creature comes or goes. What it promises to score at once."""
    summoned = t.effect is PAY_FOR_SUMMON
    spend(p, p.cost_of(t.card) if summoned else round)
    if not summoned:
        p.area.remove(t.card)
        return 0.0
    promise = PROMISE.soon * points(t.card, Census(p)) + WORTHS[t.card].summoning
    p.let_go(t.card)
    p.area.append(t.card)
    return promise


def spend(p: Player, cost: int) -> None:
    """The stones that are worth least and pay the cost."""
    values = p.stone_values()
    best, least = p.stones, p.worth(p.stones)
    for action in at_least(p.stones, values, cost, PAY):
        stones = STONES[action - PAY]
        worth = stones[0] * values[0] + stones[1] * values[1] + stones[2] * values[2]
        if worth < least:
            best, least = stones, worth
    p.stones = [p.stones[colour] - best[colour] for colour in range(3)]


class Coming:
    """Turns still to come: by seat in this round, and how many rounds after it."""

    def __init__(self, s: State) -> None:
        seats = len(s.players)
        self.round = s.round
        self.top = max(s.scores())
        self.later = rounds_to_come(s.round, self.top)
        self.picks = [0] * seats  # cards still to be marked
        self.turn = [0] * seats  # 1 if the action turn is not over
        self.resolution = [0] * seats  # 1 if the resolution turn is not over
        self.done = [0] * seats  # a bit for each creature activated in it
        for t in s.agenda.lanes[TABLE]:
            self._note(t)

    def _note(self, t: Task[State]) -> None:
        if t.effect is RESOLUTION_TURN:
            self.resolution[t.seat] = 1
            self.done[t.seat] = t.memo
        elif t.effect is ACTION_TURN:
            self.turn[t.seat] = 1
        elif t.effect is MARK_A_CARD:
            self.picks[t.seat] += 1


def rounds_to_come(round: int, top: int) -> float:
    """Rounds that are likely to follow, by the most points that somebody has."""
    if top >= POINTS_TO_END:
        return 0.0
    nearness = top / POINTS_TO_END
    return (LAST_ROUND - round) * (ROUNDS_PLAYED - ROUNDS_SAVED * nearness * nearness * nearness)


class Outlook:
    """Outlook of a player: what stones, creatures and known cards in the hand will still bring.

    A net's inputs tell every part of it, so each is computed once.
    """

    def __init__(self, p: Player, seat: int, own: bool, coming: Coming) -> None:
        self.p = p
        self.census = Census(p)
        self.known = p.hand if own or not p.secrets else [c for c in p.hand if c not in p.secrets]
        self.scoring = [points(c, self.census) for c in self.known]  # if they were summoned now
        self.round = coming.round
        self.later = coming.later
        self.picks = coming.picks[seat]
        self.turn = coming.turn[seat]
        self.resolution = coming.resolution[seat]
        self.done = coming.done[seat]
        self.again = min(1.0, self.turn + coming.later)  # how surely there is another action turn
        self.promise = 0.0  # what a creature that is being paid for will bring at once
        self._sum_up(coming.top > p.score)

    def _sum_up(self, behind: bool) -> None:
        area, census = self.p.area, self.census
        self.income_now = income(area, census, self.done, behind) if self.resolution else 0
        self.income_later = income(area, census, 0, True)  # of every resolution turn to come
        self.free = self._free()
        self.slots = self._slots()
        self.area = self._area()
        self.hand = self._hand()
        self.marked = self._marked()
        self.cost = self._cost()
        self.purse = self._purse()

    def total(self) -> float:
        return self.promise + (self.p.score + self.area + self.hand + self.marked + self.purse)

    def of(self, worth: Worth) -> float:
        return worth.soon * self.again + worth.later * self.later

    def _area(self) -> float:
        """Creatures, what their active texts score, the families for others to count, and the slots."""
        total = self.census.families * self.of(FAMILY) + self.slots + self._income()
        for c in self.p.area:
            total += WORTHS[c].area * self.again + WORTHS[c].area_later * self._resolutions(c)
        return total

    def _resolutions(self, card: int) -> float:
        """Estimate how often a creature is likely to be activated before the last round."""
        if self.later > 0.0 and self.resolution and not self.done & CARDS[card].active_bit:
            return self.later + 1.0
        return self.later

    def _income(self) -> float:
        """Value of resolution turns: certain in the last round; before, something may still come between."""
        if self.later == 0.0:
            return self.income_now
        return INCOME.soon * self.income_now + INCOME.later * self.later * self.income_later

    def _slots(self) -> float:
        """Room for creatures in the next action turn."""
        full = self.of(FULL_AREA) if self.free <= 0 else 0.0
        return full + min(self.free, MOST_SLOTS) * self.of(SLOT)

    def _free(self) -> int:
        """Slots that are free then."""
        return self.round + 1 - self.turn - self.census.creatures + self._returning()

    def _returning(self) -> int:
        """Creatures that will be back in the hand by then."""
        if self.turn or not self.resolution:
            return 0
        return self.census.returning()

    def _hand(self) -> float:
        """Cards, and what they would score as things stand: all of them, and the best once more."""
        best, total, prospect = 0, 0.0, self.of(PROSPECT)
        for i, c in enumerate(self.known):
            worth, scored = WORTHS[c], self.scoring[i]
            total += worth.hand * self.again + worth.hand_later * self.later + scored * prospect
            best = max(best, scored)
        unseen = self.census.hand - len(self.known)
        total += self.census.hand * self.of(HAND_CARD) + unseen * self.of(UNSEEN_CARD)
        total += max(0, self.census.hand - MANY_CARDS) * self.of(CROWDED_HAND)
        return total + best * self.of(BEST_PROSPECT)

    def _marked(self) -> float:
        """Cards that will be sold or tamed, and those that will still be marked."""
        total = self.picks * self.of(PICK)
        for c in self.p.marked:
            total += WORTHS[c].marked + WORTHS[c].marked_later * self.later
            total += points(c, self.census) * self.of(MARKED_PROSPECT)
        return total

    def _purse(self) -> float:
        """Value of a player's stones, and of the part that the cards in the hand can use."""
        wealth = self.census.wealth
        return wealth * self.of(WEALTH) + min(wealth, self.cost) * self.of(SPENDING)

    def _cost(self) -> int:
        """Cost of all known cards in the hand together."""
        cost = 0
        for c in self.known:
            cost += self.census.cost_of(c)
        return cost
