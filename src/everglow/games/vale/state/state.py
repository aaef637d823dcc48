"""State of the table, and the verbs that change it. Nothing else does, so events are told here."""

from __future__ import annotations

from bisect import insort
from typing import Final

from everglow.agenda import NO_CARD, Agenda, Decision, Effect, Task, answer
from everglow.games.vale.actions import KEEP, STONES, exactly
from everglow.games.vale.box.card import CARDS
from everglow.games.vale.box.components import LAST_ROUND, POINTS_TO_END, SALE, STONE_LIMIT
from everglow.games.vale.state.events import Chronicle, some
from everglow.games.vale.state.player import Player
from everglow.rng import TABLE, Chance, fast


class State(Chronicle):
    """A game in progress: the table, and what is still to be done."""

    def __init__(
        self,
        players: list[Player],
        deck: list[int],
        discarded: list[int],
        display: list[int],
        agenda: Agenda[State],
        chance: Chance,
        round: int,
        start: int,
        decks: int = 0,
        top_known: bool = False,
        barriers: int = 0,
    ) -> None:
        self.players = players
        self.deck = deck  # the last card is on top
        self.discarded = discarded  # ascending: the order of the pile means nothing
        self.display = display  # the hunted cards without a marker, ascending: sorted by family
        self.agenda = agenda
        self.chance = chance
        self.round = round
        self.start = start
        self.decks = decks  # how often the discard pile has become a new deck
        self.top_known = top_known  # everybody saw Tengu go on top of the deck
        self.barriers = barriers
        self.unsettled = False  # somebody may hold too many stones
        self.events = None

    def copy(self) -> State:
        return State(
            [p.copy() for p in self.players],
            self.deck[:],
            self.discarded[:],
            self.display[:],
            self.agenda.copy(),
            self.chance.copy(),
            self.round,
            self.start,
            self.decks,
            self.top_known,
            self.barriers,
        )

    def __repr__(self) -> str:
        from everglow.games.vale.codec.notation import (
            notation,  # which knows the state, not the other way round
        )

        return notation(self)

    def deciders(self) -> list[int]:
        return self.agenda.deciders()

    def legal_actions(self, seat: int) -> list[int]:
        return self.agenda.options(seat)

    def apply(self, seat: int, action: int) -> None:
        answer(self, self.agenda, seat, action)

    def scores(self) -> list[int]:
        return [p.score for p in self.players]

    def places(self) -> list[int]:
        """Rank players by points; among equals by creatures; those who are still equal share a place."""
        merits = [(p.score, len(p.area)) for p in self.players]
        return [1 + len([other for other in merits if other > merit]) for merit in merits]

    def winners(self) -> list[int]:
        return [seat for seat, place in enumerate(self.places()) if place == 1]

    def returns(self) -> list[float]:
        winners = self.winners()
        return [1.0 / len(winners) if seat in winners else 0.0 for seat in range(len(self.players))]

    def barrier(self, seat: int) -> int:
        return self.barriers

    def key(self) -> object:
        players = [
            (p.score, tuple(p.stones), tuple(p.hand), tuple(sorted(p.secrets.items())), tuple(sorted(p.area)))
            + (tuple(p.marked),)
            for p in self.players
        ]
        tasks = [(t.effect.name, t.seat, t.card, t.memo) for t in self.agenda.lanes[TABLE]]
        piles = (tuple(self.deck), tuple(self.discarded), tuple(self.display), self.top_known, self.decks)
        return (tuple(players), tuple(tasks), piles, self.round, self.start)

    def imagine(self, seat: int, seed: int) -> State:
        """Copy the state; deal anew all but what `seat` knows: its hand, cards openly taken, Tengu on top."""
        s = self.copy()
        s.chance = fast(seed, 1)
        s._deal_anew(seat)
        while not s._credible(seat):
            s._deal_anew(seat)
        return s

    def redeal(self, seed: int) -> State:
        """Copy the state and deal anew what nobody knows: the deck, but for Tengu on top. Hands stay."""
        s = self.copy()
        s.chance = fast(seed, 1)
        pool = sorted(s._unseen_deck())  # so that what is dealt does not depend on how the cards really lie
        s.chance.shuffle(TABLE, pool)
        s.deck = pool + s.deck[len(pool) :]
        return s

    def _deal_anew(self, seat: int) -> None:
        """A card drawn from an earlier deck cannot be one that was seen in the discard pile since."""
        for deck in range(self.decks + 1):
            pool = [
                c for i, p in enumerate(self.players) if i != seat for c in p.secrets if p.secrets[c] == deck
            ]
            if deck == self.decks:
                self._deal(seat, deck, pool + self._unseen_deck())
            elif pool:
                self._deal(seat, deck, pool)

    def _unseen_deck(self) -> list[int]:
        return self.deck[:-1] if self.top_known else self.deck

    def _deal(self, seat: int, deck: int, pool: list[int]) -> None:
        pool.sort()  # so that what is dealt does not depend on where the cards really are
        self.chance.shuffle(TABLE, pool)
        for i, p in enumerate(self.players):
            if i != seat:
                p.swap_secrets(deck, pool)
        if deck == self.decks:
            self.deck = pool + self.deck[len(self._unseen_deck()) :]

    def _credible(self, seat: int) -> bool:
        """Whether nobody is asked what could not have been asked: whoever summoned an egg holds a dragon."""
        for t in self.agenda.waiting():
            if t.seat != seat:
                effect = t.effect
                assert isinstance(effect, Decision)
                if not effect.possible(self, t):
                    return False
                self.agenda.asked[t.lane] = effect.options(self, t)
        return True

    # The verbs: points

    def score(self, seat: int, points: int, cause: int) -> None:
        before = self.players[seat].score
        self.players[seat].score += points
        if self.events is not None and points > 0:
            self.tell_points("scored", seat, points, cause)
            if before < POINTS_TO_END <= before + points and self.round < LAST_ROUND:
                self.events.append({"event": "reached_end", "seat": seat, "points": before + points})

    def lose(self, seat: int, points: int, cause: int) -> None:
        """The score never goes below 0; a loss is cut off there."""
        lost = min(points, self.players[seat].score)
        self.players[seat].score -= lost
        if self.events is not None and lost > 0:
            self.tell_points("lost", seat, lost, cause)

    # Stones

    def gain(self, seat: int, stones: list[int], cause: int) -> None:
        held = self.players[seat].stones
        for colour in range(3):
            held[colour] += stones[colour]
        self.unsettled = True
        if self.events is not None:
            self.tell_stones("took", seat, stones, cause)

    def put_back(self, seat: int, stones: list[int], cause: int) -> None:
        held = self.players[seat].stones
        for colour in range(3):
            held[colour] -= stones[colour]
        if self.events is not None and stones != [0, 0, 0]:
            self.tell_stones("put_back", seat, stones, cause)

    def pay(self, seat: int, stones: list[int], card: int) -> None:
        held = self.players[seat].stones
        for colour in range(3):
            held[colour] -= stones[colour]
        if self.events is not None:
            named = CARDS[card].name
            self.events.append({"event": "paid", "seat": seat, "card": named, "stones": some(stones)})

    def interrupts(self, lane: int) -> None:
        """Stones over the limit are put back at once, before anything else."""
        if self.unsettled:
            self.unsettled = False
            for seat, p in enumerate(self.players):
                if p.stones_held() > STONE_LIMIT and p.stones_held() > p.stone_limit():
                    self.agenda.push(Task(KEEP_STONES, seat))

    # The display

    def reveal(self, cards: int) -> None:
        """Reveal as many cards as there are; picks for which there is no card are lost."""
        revealed: list[int] = []
        while len(revealed) < cards and self.can_draw():
            revealed.append(self._top_card())
        self.display = sorted(self.display + revealed)
        if self.events is not None:
            names = [CARDS[c].name for c in sorted(revealed)]
            self.events.append(
                {"event": "revealed", "round": self.round, "start": self.start, "cards": names}
            )

    def mark(self, seat: int, card: int) -> None:
        self.display.remove(card)
        insort(self.players[seat].marked, card)
        if self.events is not None:
            self.tell_card("marked", seat, card)

    def sell(self, seat: int, card: int) -> None:
        self.players[seat].marked.remove(card)
        insort(self.discarded, card)
        if self.events is not None:
            self.tell_card("sold", seat, card)
        self.gain(seat, SALE[CARDS[card].family], card)

    def tame(self, seat: int, card: int) -> None:
        self.players[seat].marked.remove(card)
        self.players[seat].hold(card)
        if self.events is not None:
            self.tell_card("tamed", seat, card)

    # Hand and area

    def announce(self, seat: int, card: int) -> None:
        """Announce a card: from now on everybody knows that it is there."""
        self.players[seat].show(card)
        if self.events is not None:
            self.tell_card("announced", seat, card)

    def put_into_area(self, seat: int, card: int) -> None:
        p = self.players[seat]
        p.let_go(card)
        p.area.append(card)
        if self.events is not None:
            self.tell_card("summoned", seat, card)

    def recover(self, seat: int, card: int, cause: int) -> None:
        self._leave_area(seat, card)
        self.players[seat].hold(card)
        if self.events is not None:
            self.tell_move("recovered", seat, card, cause)

    def discard_from_area(self, seat: int, card: int, cause: int) -> None:
        self._leave_area(seat, card)
        insort(self.discarded, card)
        if self.events is not None:
            self.tell_discard(seat, card, cause, "area")

    def release(self, seat: int, card: int) -> None:
        self._leave_area(seat, card)
        insort(self.discarded, card)
        if self.events is not None:
            self.tell_card("released", seat, card)

    def discard_from_hand(self, seat: int, card: int, cause: int) -> None:
        self.players[seat].let_go(card)
        insort(self.discarded, card)
        if self.events is not None:
            self.tell_discard(seat, card, cause, "hand")

    def _leave_area(self, seat: int, card: int) -> None:
        self.players[seat].area.remove(card)
        self.unsettled = True  # it may have been Hestia

    # Deck and discard pile

    def can_draw(self) -> bool:
        return len(self.deck) > 0 or len(self.discarded) > 0

    def draw(self, seat: int, cause: int) -> None:
        self._fill_deck()
        known = self.everybody_knows_top()
        card = self._top_card()
        p = self.players[seat]
        p.hold(card)
        if not known:
            p.secrets[card] = self.decks
        if self.events is not None:
            self.tell_drew(seat, card, cause, known)

    def take_from_discard(self, seat: int, card: int, cause: int) -> None:
        self.discarded.remove(card)
        self.players[seat].hold(card)
        if self.events is not None:
            self.tell_move("fetched", seat, card, cause)

    def put_on_deck(self, seat: int, card: int) -> None:
        self._leave_area(seat, card)
        self.deck.append(card)
        self.top_known = True
        if self.events is not None:
            self.tell_card("put_on_deck", seat, card)

    def everybody_knows_top(self) -> bool:
        """Tengu lies there, or the last card of a deck of which nobody has drawn one unseen."""
        if self.top_known or len(self.deck) != 1:
            return self.top_known
        return not any([self.decks in p.secrets.values() for p in self.players])

    def _fill_deck(self) -> None:
        if not self.deck:
            self._shuffle_discard_pile()

    def _top_card(self) -> int:
        self._fill_deck()
        self.top_known = False
        self.barriers += 1
        return self.deck.pop()

    def _shuffle_discard_pile(self) -> None:
        self.deck = self.discarded
        self.discarded = []
        self.decks += 1
        self.chance.shuffle(TABLE, self.deck)
        if self.events is not None:
            self.events.append({"event": "shuffled", "count": len(self.deck)})

    # Suppositions: cards lifted from one place to another and put back, so that rules can look ahead

    def suppose_summoned(self, seat: int, card: int) -> None:
        self.players[seat].hand.remove(card)
        self.players[seat].area.append(card)

    def unsuppose_summoned(self, seat: int, card: int) -> None:
        self.players[seat].area.pop()
        self.players[seat].hold(card)

    def suppose_discarded(self, seat: int, card: int) -> None:
        self.players[seat].hand.remove(card)
        insort(self.discarded, card)

    def unsuppose_discarded(self, seat: int, card: int) -> None:
        self.discarded.remove(card)
        self.players[seat].hold(card)

    def suppose_gone(self, seat: int, card: int) -> int:
        """The place in the area that the card has left."""
        place = self.players[seat].area.index(card)
        insort(self.discarded, self.players[seat].area.pop(place))
        return place

    def unsuppose_gone(self, seat: int, card: int, place: int) -> None:
        self.discarded.remove(card)
        self.players[seat].area.insert(place, card)


class KeepStones(Decision[State]):
    """Stone limit: choose what to keep, the new stones included; the rest goes back."""

    def kind(self) -> str:
        return "keep"

    def picks(self, s: State, t: Task[State]) -> int:
        return s.players[t.seat].stone_limit()

    def options(self, s: State, t: Task[State]) -> list[int]:
        p = s.players[t.seat]
        return exactly(p.stones, p.stone_limit(), KEEP)

    def choose(self, s: State, t: Task[State], action: int) -> None:
        held, kept = s.players[t.seat].stones, STONES[action - KEEP]
        s.put_back(t.seat, [held[colour] - kept[colour] for colour in range(3)], NO_CARD)


KEEP_STONES: Final[Effect[State]] = KeepStones()
