"""The sentences that move cards: draw, recover, discard, summon; and those that copy a text."""

from __future__ import annotations

from everglow.agenda import NO_CARD, Decision, Effect, Task
from everglow.games.vale.actions import COPY, DISCARD, RECOVER, SEAT, SUMMON
from everglow.games.vale.box.card import ACTIVE, CARDS, INSTANT, Creature
from everglow.games.vale.box.components import ANY
from everglow.games.vale.rules.effects import Sentence
from everglow.games.vale.rules.summoning import can_be_summoned, summon
from everglow.games.vale.state.state import State


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

    def discreet(self, s: State, t: Task[State]) -> bool:
        return s.players[t.seat].has_secrets()

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

    def discreet(self, s: State, t: Task[State]) -> bool:
        return s.players[t.seat].has_secrets()

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
        actions: list[int] = []
        for c in s.players[t.seat].area[:]:  # looking ahead moves cards for a moment
            text = self.text_of(c)
            if c != t.card and text is not None and text.possible(s, t):
                actions.append(COPY + c)
        return sorted(actions)

    def choose(self, s: State, t: Task[State], action: int) -> None:
        text = self.text_of(action - COPY)
        assert text is not None
        s.tell_move("copied", t.seat, action - COPY, t.card)
        s.agenda.push(t.next(text))


class CopyInstant(CopyText):
    """Carry out an instant text of another creature in your area."""

    def __init__(self) -> None:
        super().__init__(INSTANT)


class CopyActive(CopyText):
    """Carry out an active text of another creature in your area."""

    def __init__(self) -> None:
        super().__init__(ACTIVE)
