"""The sentences that instant and active text is made of."""

from __future__ import annotations

from everglow.agenda import Decision, Effect, Task
from everglow.games.vale.actions import OPTION
from everglow.games.vale.box.card import CARDS, Creature
from everglow.games.vale.state.state import State

Sentence = Effect[State]


class Sure(Effect[State]):
    """A sentence that can always be carried out, if only by doing nothing."""

    def certain(self) -> bool:
        return True


# How sentences are joined


class Do(Effect[State]):
    """`A. B.`: each sentence in turn; all of them must be possible."""

    def __init__(self, *steps: Sentence) -> None:
        self.steps = list(steps)

    def parts(self) -> list[Sentence]:
        return self.steps

    def certain(self) -> bool:
        return all([step.certain() for step in self.steps])

    def possible(self, s: State, t: Task[State]) -> bool:
        for step in self.steps:
            if not step.possible(s, t):
                return False
        return True

    def resolve(self, s: State, t: Task[State]) -> None:
        for i in range(len(self.steps) - 1, -1, -1):
            s.agenda.push(t.next(self.steps[i]))


class Then(Do):
    """`A, then B.`: A alone decides whether it is possible."""

    def possible(self, s: State, t: Task[State]) -> bool:
        return self.steps[0].possible(s, t)


class Choose(Decision[State]):
    """Choose some of these. Picks ascend, so that no set of them is reached twice."""

    def __init__(self, count: int, *choices: Sentence) -> None:
        self.count = count
        self.choices = list(choices)

    def kind(self) -> str:
        return "choose"

    def parts(self) -> list[Sentence]:
        return self.choices

    def picks(self, s: State, t: Task[State]) -> int:
        return self.count - t.memo.bit_count()

    def certain(self) -> bool:
        return sum([choice.certain() for choice in self.choices]) >= self.count

    def options(self, s: State, t: Task[State]) -> list[int]:
        actions: list[int] = []
        for i in range(t.memo.bit_length(), len(self.choices)):
            if self.choices[i].possible(s, t):
                actions.append(OPTION + i)
        return actions[: len(actions) - self.picks(s, t) + 1]

    def choose(self, s: State, t: Task[State], action: int) -> None:
        picked = t.memo | 1 << (action - OPTION)
        if picked.bit_count() < self.count:
            s.agenda.push(t.next(self, picked))
            return
        for i in range(len(self.choices) - 1, -1, -1):
            if picked >> i & 1:
                s.agenda.push(t.next(self.choices[i]))


class Condition:
    """Something that holds or does not, for the player who carries out a text."""

    def holds(self, s: State, seat: int) -> bool:
        raise NotImplementedError


class OnlyIf(Effect[State]):
    """A text that is not available at all unless its condition holds."""

    def __init__(self, condition: Condition, then: Sentence) -> None:
        self.condition = condition
        self.then = then

    def parts(self) -> list[Sentence]:
        return [self.then]

    def possible(self, s: State, t: Task[State]) -> bool:
        return self.condition.holds(s, t.seat)

    def resolve(self, s: State, t: Task[State]) -> None:
        s.agenda.push(t.next(self.then))


class If(Sure):
    """Do the one if the condition holds, otherwise the other, or nothing."""

    def __init__(self, condition: Condition, then: Sentence, otherwise: Sentence | None = None) -> None:
        self.condition = condition
        self.then = then
        self.otherwise = otherwise

    def parts(self) -> list[Sentence]:
        return [self.then] if self.otherwise is None else [self.then, self.otherwise]

    def resolve(self, s: State, t: Task[State]) -> None:
        if self.condition.holds(s, t.seat):
            s.agenda.push(t.next(self.then))
        elif self.otherwise is not None:
            s.agenda.push(t.next(self.otherwise))


# Points


class Score(Sure):
    """Score points."""

    def __init__(self, points: int) -> None:
        self.points = points

    def resolve(self, s: State, t: Task[State]) -> None:
        s.score(t.seat, self.points, t.card)


class Lose(Sure):
    """Lose points, as far as you have them."""

    def __init__(self, points: int) -> None:
        self.points = points

    def resolve(self, s: State, t: Task[State]) -> None:
        s.lose(t.seat, self.points, t.card)


class ScorePer(Sure):
    """Score for each of the creatures in your area that fit."""

    def __init__(self, points: int, creature: Creature) -> None:
        self.points = points
        self.creature = creature

    def resolve(self, s: State, t: Task[State]) -> None:
        s.score(t.seat, self.points * len(self.creature.among(s.players[t.seat].area)), t.card)


class ScorePerFamily(Sure):
    """Score for each different family in your area."""

    def __init__(self, points: int) -> None:
        self.points = points

    def resolve(self, s: State, t: Task[State]) -> None:
        families = {CARDS[c].family for c in s.players[t.seat].area}
        s.score(t.seat, self.points * len(families), t.card)


class ScorePerHandCard(Sure):
    """Score for each card in your hand."""

    def __init__(self, points: int) -> None:
        self.points = points

    def resolve(self, s: State, t: Task[State]) -> None:
        s.score(t.seat, self.points * len(s.players[t.seat].hand), t.card)


class ScorePerStone(Sure):
    """Score for each stone of this colour that you hold."""

    def __init__(self, points: int, stone: int) -> None:
        self.points = points
        self.stone = stone

    def resolve(self, s: State, t: Task[State]) -> None:
        s.score(t.seat, self.points * s.players[t.seat].stones[self.stone], t.card)


class ScoreValueOf(Sure):
    """Score what your stones of this colour are worth."""

    def __init__(self, stone: int) -> None:
        self.stone = stone

    def resolve(self, s: State, t: Task[State]) -> None:
        p = s.players[t.seat]
        s.score(t.seat, p.stones[self.stone] * p.value_of(self.stone), t.card)


class ScoreItsCost(Sure):
    """Score the printed cost of the card that has just moved."""

    def resolve(self, s: State, t: Task[State]) -> None:
        s.score(t.seat, CARDS[t.memo].cost, t.card)


# Stones


class Gain(Sure):
    """Take stones."""

    def __init__(self, *stones: int) -> None:
        self.stones = [stones.count(colour) for colour in range(3)]

    def resolve(self, s: State, t: Task[State]) -> None:
        s.gain(t.seat, self.stones, t.card)


class PutBack(Effect[State]):
    """Put back a stone of this colour."""

    def __init__(self, stone: int) -> None:
        self.stone = stone
        self.stones = [int(colour == stone) for colour in range(3)]

    def possible(self, s: State, t: Task[State]) -> bool:
        return s.players[t.seat].stones[self.stone] > 0

    def resolve(self, s: State, t: Task[State]) -> None:
        s.put_back(t.seat, self.stones, t.card)
