"""State of the table, and the verbs that change it. Only these append events."""

from __future__ import annotations

from bisect import insort

from everglow.agenda import Agenda, Decision, Situation, answer
from everglow.rng import TABLE, Chance, fast
from tests.third.moths.box import FACES, LANTERNS
from tests.third.moths.schema import Event, Flight, Shines

AT_HOME = 0  # the size of a moth that has not been sent
LANES = 1  # of chance: nothing that all do at once needs any


class Player:
    """Points, a hidden hand, and the moth on its way."""

    def __init__(
        self, hand: list[int], points: int = 0, lanterns: int = 0, sent: int = AT_HOME, lantern: int = 0
    ) -> None:
        self.hand = hand  # ascending
        self.points = points
        self.lanterns = lanterns  # taken so far
        self.sent = sent  # the size of the moth on its way
        self.lantern = lantern  # where it flies to
        self.barrier = 0

    def copy(self) -> Player:
        twin = Player(self.hand[:], self.points, self.lanterns, self.sent, self.lantern)
        twin.barrier = self.barrier
        return twin

    def flight(self) -> Flight | None:
        return {"size": self.sent, "lantern": LANTERNS[self.lantern]} if self.sent else None

    def key(self) -> tuple[object, ...]:
        return (tuple(self.hand), self.points, self.lanterns, self.sent, self.lantern, self.barrier)


class State(Situation):
    """A game in progress."""

    def __init__(
        self, players: list[Player], deck: list[int], agenda: Agenda[State], chance: Chance, start: int
    ) -> None:
        self.players = players
        self.deck = deck  # the last one is on top
        self.spent: list[int] = []  # ascending
        self.shines = [0 for _ in LANTERNS]
        self.night = 0
        self.start = start
        self.agenda = agenda
        self.chance = chance
        self.events: list[Event] | None = None

    def copy(self) -> State:
        players = [p.copy() for p in self.players]
        twin = State(players, self.deck[:], self.agenda.copy(), self.chance.copy(), self.start)
        twin.spent, twin.shines, twin.night = self.spent[:], self.shines[:], self.night
        return twin

    def listen(self) -> None:
        self.events = []

    def news(self) -> list[Event]:
        told = self.events
        self.events = None if told is None else []
        return told or []

    def deciders(self) -> list[int]:
        return self.agenda.deciders()

    def legal_actions(self, seat: int) -> list[int]:
        return self.agenda.options(seat)

    def apply(self, seat: int, action: int) -> None:
        answer(self, self.agenda, seat, action)

    def scores(self) -> list[int]:
        return [p.points for p in self.players]

    def places(self) -> list[int]:
        merits = [(p.points, p.lanterns) for p in self.players]
        return [1 + len([other for other in merits if other > merit]) for merit in merits]

    def winners(self) -> list[int]:
        return [seat for seat, place in enumerate(self.places()) if place == 1]

    def returns(self) -> list[float]:
        winners = self.winners()
        return [1.0 / len(winners) if seat in winners else 0.0 for seat in range(len(self.players))]

    def barrier(self, seat: int) -> int:
        return self.players[seat].barrier

    def key(self) -> object:
        tasks = tuple((t.effect.name, t.seat, t.lane) for lane in self.agenda.lanes for t in lane)
        piles = (tuple(self.deck), tuple(self.spent), tuple(self.shines))
        return (tuple(p.key() for p in self.players), piles, tasks, self.night, self.start)

    def in_order(self) -> list[int]:
        """Return the seats from the one that begins this night."""
        return [(self.start + i) % len(self.players) for i in range(len(self.players))]

    # Imagining

    def imagine(self, seat: int, seed: int) -> State:
        """Deal anew the deck, the others' hands and what they sent where."""
        s = self.copy()
        s.chance = fast(seed, LANES)
        others = [p for i, p in enumerate(s.players) if i != seat]
        # Sorted first, so that the deal does not depend on where the moths really are.
        s.deck = sorted(s.deck + [m for p in others for m in p.hand + [p.sent] * bool(p.sent)])
        s.chance.shuffle(TABLE, s.deck)
        for p in others:
            s._deal_anew(p)
        s._ask_anew(seat)
        return s

    def redeal(self, seed: int) -> State:
        """Deal anew the deck only: everything else is known to somebody."""
        s = self.copy()
        s.chance = fast(seed, LANES)
        s.deck.sort()
        s.chance.shuffle(TABLE, s.deck)
        return s

    def _deal_anew(self, p: Player) -> None:
        p.hand = sorted([self.deck.pop() for _ in p.hand])
        if p.sent:
            p.sent, p.lantern = self.deck.pop(), self.chance.below(TABLE, len(LANTERNS))

    def _ask_anew(self, seat: int) -> None:
        """Others have other hands now, so they may answer otherwise."""
        for t in self.agenda.waiting():
            if t.seat != seat:
                assert isinstance(t.effect, Decision)
                self.agenda.asked[t.lane] = t.effect.options(self, t)

    # The verbs

    def light(self) -> None:
        self.night += 1
        self.shines = [1 + self.chance.below(TABLE, FACES) for _ in LANTERNS]
        self._reveal_to_all()
        self._tell({"event": "lit", "round": self.night, "start": self.start, "lanterns": self.lit()})

    def lit(self) -> Shines:
        return {"porch": self.shines[0], "street": self.shines[1]}

    def send(self, seat: int, size: int, lantern: int) -> None:
        p = self.players[seat]
        p.hand.remove(size)
        p.sent, p.lantern = size, lantern
        self._tell({"event": "sent", "seat": seat, "flight": p.flight()})

    def land(self, lantern: int) -> int | None:
        """Show the moths at a lantern, pay the largest that is left, spend them all; return who was paid."""
        moths = [p.sent if p.lantern == lantern else AT_HOME for p in self.players]
        left = [size for size in moths if size and moths.count(size) == 1]
        winner = moths.index(max(left)) if left else None
        if winner is not None:
            self.players[winner].points += self.shines[lantern]
            self.players[winner].lanterns += 1
        self._reveal_to_all()
        self._tell_landing(lantern, moths, winner)
        return winner

    def _tell_landing(self, lantern: int, moths: list[int], winner: int | None) -> None:
        name, points = LANTERNS[lantern], 0 if winner is None else self.shines[lantern]
        self._tell({"event": "landed", "lantern": name, "moths": moths, "winner": winner, "points": points})

    def spend_all_sent(self) -> None:
        for p in self.players:
            insort(self.spent, p.sent)
            p.sent, p.lantern = AT_HOME, 0

    def swap(self, seat: int, size: int) -> None:
        self.players[seat].hand.remove(size)
        insort(self.spent, size)
        self._tell({"event": "swapped", "seat": seat, "size": size})
        self.draw(seat)

    def rest(self, seat: int) -> None:
        self._tell({"event": "rested", "seat": seat})

    def draw(self, seat: int) -> None:
        size = self.deck.pop()
        insort(self.players[seat].hand, size)
        self.players[seat].barrier += 1
        self._tell({"event": "drew", "seat": seat, "size": size})

    def pass_the_start(self) -> None:
        self.start = (self.start + 1) % len(self.players)

    def end(self) -> None:
        self._tell({"event": "ended", "scores": self.scores(), "winners": self.winners()})

    def _reveal_to_all(self) -> None:
        for p in self.players:
            p.barrier += 1

    def _tell(self, event: Event) -> None:
        if self.events is not None:
            self.events.append(event)
