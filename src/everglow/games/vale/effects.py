"""The sentences that instant and active text is made of."""

from __future__ import annotations

from everglow.agenda import NO_CARD, Decision, Effect, Task
from everglow.games.vale.actions import COPY, DISCARD, OPTION, RECOVER, SEAT, SUMMON
from everglow.games.vale.card import ACTIVE, CARDS, INSTANT, Creature
from everglow.games.vale.components import ANY
from everglow.games.vale.state import State
from everglow.games.vale.summoning import can_be_summoned, summon

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
        found: list[int] = []
        for i in range(t.memo.bit_length(), len(self.choices)):
            if self.choices[i].possible(s, t):
                found.append(OPTION + i)
        return found[: len(found) - self.picks(s, t) + 1]

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


# Cards


class Draw(Effect[State]):
    """Draw a card."""

    def possible(self, s: State, t: Task[State]) -> bool:
        return s.can_draw()

    def resolve(self, s: State, t: Task[State]) -> None:
        s.draw(t.seat, t.card)


class Recover(Effect[State]):
    """Return this creature to your hand."""

    def certain(self) -> bool:
        return True  # as an instant: the creature has just been summoned

    def possible(self, s: State, t: Task[State]) -> bool:
        return t.card in s.players[t.seat].area

    def resolve(self, s: State, t: Task[State]) -> None:
        s.recover(t.seat, t.card, t.card)


class RecoverOne(Decision[State]):
    """Return a creature of your area to your hand, one that fits; then perhaps something with it."""

    def __init__(self, creature: Creature, then: Sentence | None = None, other: bool = False) -> None:
        self.creature = creature
        self.then = then
        self.other = other  # than the one that carries the text

    def kind(self) -> str:
        return "recover"

    def parts(self) -> list[Sentence]:
        return [] if self.then is None else [self.then]

    def options(self, s: State, t: Task[State]) -> list[int]:
        own = NO_CARD if not self.other else t.card
        return sorted([RECOVER + c for c in self.creature.among(s.players[t.seat].area) if c != own])

    def choose(self, s: State, t: Task[State], action: int) -> None:
        s.recover(t.seat, action - RECOVER, t.card)
        if self.then is not None:
            s.agenda.push(t.next(self.then, action - RECOVER))


class DiscardFromHand(Decision[State]):
    """Discard a card from your hand; then perhaps something with it."""

    def __init__(self, then: Sentence | None = None) -> None:
        self.then = then

    def kind(self) -> str:
        return "discard_hand"

    def parts(self) -> list[Sentence]:
        return [] if self.then is None else [self.then]

    def options(self, s: State, t: Task[State]) -> list[int]:
        return [DISCARD + c for c in s.players[t.seat].hand]

    def choose(self, s: State, t: Task[State], action: int) -> None:
        s.discard_from_hand(t.seat, action - DISCARD, t.card)
        if self.then is not None:
            s.agenda.push(t.next(self.then, action - DISCARD))


class DiscardSummoned(Decision[State]):
    """Discard one of your creatures of this family."""

    def __init__(self, family: int) -> None:
        self.creature = Creature(family)

    def kind(self) -> str:
        return "discard_area"

    def possible(self, s: State, t: Task[State]) -> bool:
        return self.creature.any_among(s.players[t.seat].area)

    def options(self, s: State, t: Task[State]) -> list[int]:
        return sorted([DISCARD + c for c in self.creature.among(s.players[t.seat].area)])

    def choose(self, s: State, t: Task[State], action: int) -> None:
        s.discard_from_area(t.seat, action - DISCARD, t.card)


class PlayerOfYourChoice(Decision[State]):
    """A player of your choice does this, perhaps yourself; only somebody who can."""

    def __init__(self, what: Sentence) -> None:
        self.what = what

    def kind(self) -> str:
        return "player"

    def parts(self) -> list[Sentence]:
        return [self.what]

    def possible(self, s: State, t: Task[State]) -> bool:
        for seat in range(len(s.players)):
            if self.can_be(s, t, seat):
                return True
        return False

    def can_be(self, s: State, t: Task[State], seat: int) -> bool:
        return self.what.possible(s, t.handed_to(seat, self.what))

    def options(self, s: State, t: Task[State]) -> list[int]:
        return [SEAT + seat for seat in range(len(s.players)) if self.can_be(s, t, seat)]

    def choose(self, s: State, t: Task[State], action: int) -> None:
        s.agenda.push(t.handed_to(action - SEAT, self.what))


class SummonFree(Decision[State]):
    """Summon a creature from your hand without paying."""

    def __init__(self, family: int = ANY) -> None:
        self.creature = Creature(family)

    def kind(self) -> str:
        return "free_summon"

    def possible(self, s: State, t: Task[State]) -> bool:
        for c in self.creature.among(s.players[t.seat].hand):
            if can_be_summoned(s, t.seat, c):
                return True
        return False

    def options(self, s: State, t: Task[State]) -> list[int]:
        hand = self.creature.among(s.players[t.seat].hand)
        return [SUMMON + c for c in hand if can_be_summoned(s, t.seat, c)]

    def choose(self, s: State, t: Task[State], action: int) -> None:
        summon(s, t.seat, action - SUMMON, [0, 0, 0])


class CopyText(Decision[State]):
    """Carry out a text of another creature in your area as if it were printed on this one."""

    def __init__(self, slot: int) -> None:
        self.slot = slot

    def kind(self) -> str:
        return "copy"

    def text_of(self, card: int) -> Sentence | None:
        return CARDS[card].instant if self.slot == INSTANT else CARDS[card].active

    def options(self, s: State, t: Task[State]) -> list[int]:
        found: list[int] = []
        for c in s.players[t.seat].area[:]:  # looking ahead moves cards for a moment
            text = self.text_of(c)
            if c != t.card and text is not None and text.possible(s, t):
                found.append(COPY + c)
        return sorted(found)

    def choose(self, s: State, t: Task[State], action: int) -> None:
        text = self.text_of(action - COPY)
        assert text is not None
        s.tell("copied", t.seat, action - COPY, t.card)
        s.agenda.push(t.next(text))


class CopyInstant(CopyText):
    """Carry out an instant text of another creature in your area."""

    def __init__(self) -> None:
        super().__init__(INSTANT)


class CopyActive(CopyText):
    """Carry out an active text of another creature in your area."""

    def __init__(self) -> None:
        super().__init__(ACTIVE)
