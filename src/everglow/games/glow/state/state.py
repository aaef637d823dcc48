"""The verbs that change what is on the table. Nothing else does, so events are told here."""

from __future__ import annotations

from bisect import insort

from everglow.agenda import NO_CARD, answer
from everglow.games.glow.actions import FIRST_COMPANION, TOKEN, TRACK
from everglow.games.glow.box import dice
from everglow.games.glow.box.card import (
    ADVENTURERS,
    CARDS,
    FACE_DOWN,
    FIRST_ADVENTURER,
    REROLLERS,
)
from everglow.games.glow.box.components import (
    BLACK,
    ELEMENT_NAMES,
    ELEMENTS,
    FIREFLY,
    FOOTPRINT,
    LAP,
    LIGHT,
    MEETING_TRACK,
    NOTHING,
    REROLL,
    SYMBOL_NAMES,
    UNUSED,
)
from everglow.games.glow.box.realm import SPOTS
from everglow.games.glow.state.events import Chronicle
from everglow.games.glow.state.imagining import deal_anew
from everglow.rng import TABLE, fast


class State(Chronicle):
    """A game in progress: a position, and the verbs that change it."""

    def copy(self) -> State:
        return State(
            [p.copy() for p in self.players],
            self.track.copy(),
            self.deck[:],
            self.removed,
            self.graveyard[:],
            self.reserve[:],
            self.pile,
            self.box,
            self.agenda.copy(),
            self.chance.copy(),
            self.barriers[:],
            self.sea,
            self.round,
            self.start,
            self.phase,
        )

    def __repr__(self) -> str:
        from everglow.games.glow.codec.notation import (
            notation,  # which knows the state, not the other way round
        )

        return notation(self)

    def apply(self, seat: int, action: int) -> None:
        answer(self, self.agenda, seat, action)

    def imagine(self, seat: int, seed: int) -> State:
        """Copy the state; deal anew what nobody can know, as no seat knows more than another."""
        return self.redeal(seed)

    def redeal(self, seed: int) -> State:
        """Copy the state and deal anew what nobody can know: the deck, removed cards, spells not revealed."""
        s = self.copy()
        s.chance = fast(seed, len(self.players) + 1)
        deal_anew(s)
        return s

    # The verbs: light and tokens

    def gain_light(self, seat: int, count: int, cause: str) -> None:
        p = self.players[seat]
        p.light += count
        if p.light >= LAP:
            p.lapped = True
        if self.events is not None:
            self.tell_change("gained", seat, cause, "light", count)

    def lose_light(self, seat: int, count: int, cause: str) -> None:
        """Light never drops below 0; a larger loss stops there (L1)."""
        p = self.players[seat]
        lost = min(count, p.light)
        p.light -= lost
        if self.events is not None:
            self.tell_change("lost", seat, cause, "light", lost)

    def gain_footprints(self, seat: int, count: int, cause: str) -> None:
        self.players[seat].footprints += count
        if self.events is not None:
            self.tell_change("gained", seat, cause, "footprint", count)

    def lose_footprints(self, seat: int, count: int, cause: str) -> None:
        """Take footprints from a player, at most as many as there are (S3)."""
        p = self.players[seat]
        lost = min(count, p.footprints)
        p.footprints -= lost
        if self.events is not None:
            self.tell_change("lost", seat, cause, "footprint", lost)

    def gain_fireflies(self, seat: int, count: int, cause: str) -> None:
        self.players[seat].fireflies += count
        if self.events is not None:
            self.tell_change("gained", seat, cause, "firefly", count)

    def gain_rerolls(self, seat: int, count: int, cause: str) -> None:
        self.players[seat].rerolls += count
        if self.events is not None:
            self.tell_change("gained", seat, cause, "reroll_token", count)

    def find(self, seat: int, what: int, count: int, place: str) -> None:
        """Take (or below 0 lose) what is printed on a board."""
        if what == FOOTPRINT:
            self.gain_footprints(seat, count, place)
        elif what == FIREFLY:
            self.gain_fireflies(seat, count, place)
        elif what == REROLL:
            self.gain_rerolls(seat, count, place)
        elif what == LIGHT:
            self.lose_light(seat, -count, place)

    # Cards come and go

    def choose_adventurer(self, seat: int, card: int) -> None:
        adventurer = ADVENTURERS[card - FIRST_ADVENTURER]
        p = self.players[seat]
        p.adventurer = card
        for _ in range(adventurer.dice):
            p.hold(dice.unrolled(adventurer.die, card))
        if self.events is not None:
            self.events.append({"event": "chose", "seat": seat, "card": adventurer.name})

    def recruit(self, seat: int, space: int) -> int:
        """Take the companion of a space with all dice and footprints there."""
        card, colours = self.track.companions[space], self.track.clear_dice(space)
        footprints = self.track.footprints[space]
        self.track.companions[space], self.track.footprints[space] = NO_CARD, 0
        p = self.players[seat]
        p.companions.append(card)
        p.footprints += footprints
        for colour in colours:
            p.hold(dice.unrolled(colour))
        if self.events is not None:
            self.tell_recruited(seat, card, space, colours, footprints)
        return card

    def discard(self, seat: int, space: int) -> None:
        """Move a companion from the track into the graveyard; dice and footprints stay."""
        card = self.track.companions[space]
        self.track.companions[space] = NO_CARD
        insort(self.graveyard, card)
        if self.events is not None:
            self.tell_discarded(seat, card, space)

    def clear_companions(self) -> None:
        """Move the companions that nobody took to the graveyard."""
        left = [self.track.companions[space] for space in self.track.occupied()]
        self.track.companions = [NO_CARD] * ELEMENTS
        self.graveyard = sorted(self.graveyard + left)
        if self.events is not None:
            self.events.append({"event": "cleared", "cards": [CARDS[c].name for c in left]})

    def fetch(self, seat: int, card: int, cause: str) -> None:
        """Move a companion from the graveyard to the right end of a row, as a card not resolved yet (C2)."""
        self.graveyard.remove(card)
        p = self.players[seat]
        p.companions.append(card)
        p.resolved &= ~CARDS[card].bit
        if self.events is not None:
            self.tell_graveyard("fetched", seat, cause, card)

    def bury(self, seat: int, card: int, cause: str) -> None:
        """Move a companion from a row into the graveyard, and a Sketal's own die to the reserve (D2)."""
        p = self.players[seat]
        p.companions.remove(card)
        insort(self.graveyard, card)
        if self.events is not None:
            self.tell_graveyard("buried", seat, cause, card)
        d = p.die_of(card)
        if d != NOTHING:
            self._return_die(seat, d)

    def _return_die(self, seat: int, d: int) -> None:
        """Return a die to the reserve; if its face has paid on this journey, this very die paid (J6)."""
        p = self.players[seat]
        p.dice.remove(d)
        face = dice.face_of(d)
        if face < ELEMENTS and p.used[face]:
            p.pay_with(face, -1)
        self.reserve[dice.colour_of(d)] += 1
        if self.events is not None:
            self.tell_returned_die(seat, dice.colour_of(d))

    def take_die(self, seat: int, colour: int, card: int) -> None:
        """A large die of the reserve comes with a Sketal."""
        self.reserve[colour] -= 1
        self.players[seat].hold(dice.unrolled(colour, card))
        if self.events is not None:
            self.tell_took_die(seat, card, colour)

    # The black die

    def roll_black_die(self, seat: int, anywhere: bool) -> None:
        """Roll it until it shows an element, in the morning one where a companion still lies (K1, K2)."""
        self.reserve[BLACK] -= 1
        d = dice.unrolled(BLACK)
        rolled: list[int] = []
        while not rolled or not self._welcomes_black_die(rolled[-1], anywhere):
            d = dice.roll(d, self.chance, TABLE)
            rolled.append(dice.face_of(d))
        self.track.put_die(rolled[-1], BLACK)
        self.raise_barriers()
        if self.events is not None:
            self.tell_black_die(seat, rolled)

    def _welcomes_black_die(self, face: int, anywhere: bool) -> bool:
        return face < ELEMENTS and (anywhere or self.track.companions[face] != NO_CARD)

    def move_black_die(self, seat: int, start: int, to: int) -> None:
        self.track.take_die(start, BLACK)
        self.track.put_die(to, BLACK)
        if self.events is not None:
            self.events.append({"event": "moved_black_die", "seat": seat, "space": ELEMENT_NAMES[to]})

    # Rolling

    def roll_all(self, seat: int) -> None:
        p = self.players[seat]
        p.dice = sorted([dice.roll(d, self.chance, seat + 1) for d in p.dice])
        self.barriers[seat] += 1
        if self.events is not None:
            self.tell_dice("rolled", seat, p.dice)

    def reroll(self, seat: int, d: int) -> None:
        new = dice.roll(d, self.chance, seat + 1)
        self.players[seat].replace(d, new)
        self.barriers[seat] += 1
        if self.events is not None:
            self.tell_die("rerolled", seat, d, new)

    def turn(self, seat: int, d: int, face: int) -> None:
        new = dice.turned(d, face)
        self.players[seat].replace(d, new)
        if self.events is not None:
            self.tell_die("turned", seat, d, new)

    def spend_reroll(self, seat: int, source: int) -> None:
        p = self.players[seat]
        tokens, light = p.rerolls, p.light
        if source == TOKEN:
            p.rerolls -= 1
        elif source == TRACK:
            p.light = p.track_field()
        else:
            p.spent |= REROLLERS[source - FIRST_COMPANION].bit
        if self.events is not None:
            self.tell_spent(seat, source, tokens - p.rerolls, light - p.light)

    # Noon

    def resolve(self, seat: int, card: int, times: int) -> None:
        """Note that a card was resolved: every card at most once a day."""
        self.players[seat].resolved |= CARDS[card].bit
        if self.events is not None:
            self.tell_resolved(seat, card, times)

    def draw_spell(self, seat: int, cause: str) -> None:
        """The top tile, face down: nobody looks at it. Without any left there is none (S6)."""
        if self.pile:
            self.players[seat].spells.append(self.pile[-1] + FACE_DOWN)
            self.pile = self.pile[:-1]
            self.barriers[seat] += 1
            if self.events is not None:
                self.events.append({"event": "drew_spell", "seat": seat, "cause": cause})

    def reveal_spells(self, seat: int) -> None:
        spells = self.players[seat].spells
        for i in range(len(spells)):
            if spells[i] >= FACE_DOWN:
                spells[i] -= FACE_DOWN
                if self.events is not None:
                    self.events.append(
                        {"event": "revealed_spell", "seat": seat, "card": CARDS[spells[i]].name}
                    )

    def resolve_spell(self, seat: int, place: int) -> int:
        """A tile that acts goes to the box (S2)."""
        tile = self._put_into_box(seat, place)
        if self.events is not None:
            self.tell_resolved(seat, tile, 1)
        return tile

    def break_spell(self, seat: int, place: int) -> None:
        """Put a spell into the box without effect; a face-down tile is not looked at (S4)."""
        tile = self._put_into_box(seat, place)
        if self.events is not None:
            self.tell_broken(seat, place + 1, None if tile >= FACE_DOWN else CARDS[tile].name)

    def _put_into_box(self, seat: int, place: int) -> int:
        tile = self.players[seat].spells.pop(place)
        self.box = sorted(self.box + [tile])
        return tile

    # The journey

    def set_out(self, seat: int) -> None:
        """The spot where the group stands counts as entered (J2)."""
        p = self.players[seat]
        p.used = UNUSED
        p.entered = 1 << p.group

    def pay(self, seat: int, footprints: int, place: str) -> None:
        self.players[seat].footprints -= footprints
        if self.events is not None and footprints:
            self.events.append({"event": "paid", "seat": seat, "cause": place, "footprint": footprints})

    def use_die(self, seat: int, element: int) -> None:
        self.players[seat].pay_with(element, 1)
        if self.events is not None:
            self.events.append({"event": "used_die", "seat": seat, "face": SYMBOL_NAMES[element]})

    def arrive(self, seat: int, spot: int) -> None:
        p = self.players[seat]
        p.group = spot
        p.entered |= 1 << spot
        if self.events is not None:
            self.events.append({"event": "went", "seat": seat, "place": SPOTS[spot].name})

    def make_camp(self, seat: int) -> None:
        p = self.players[seat]
        p.camp = p.group
        if self.events is not None:
            self.events.append({"event": "camped", "seat": seat, "place": SPOTS[p.camp].name})

    def sail(self, seat: int, start: int, to: int) -> None:
        p = self.players[seat]
        boats = p.boats[:]
        boats.remove(start)
        p.boats = sorted(boats + [to])
        if self.events is not None:
            self.tell_sailed(seat, start, to)

    # The meeting track in the evening

    def roll_small_dice(self) -> None:
        """Roll the small dice at the start of the game, each onto the space that it shows."""
        for colour in dice.SMALL_DICE:
            self._put_on_track(dice.unrolled(colour), TABLE)

    def put_back_dice(self, seat: int) -> None:
        """Small dice go to the space of their face; special faces are rolled until an element shows."""
        p = self.players[seat]
        small = [d for d in p.dice if dice.is_small(d)]
        p.dice = p.dice[len(small) :]  # owners come first in a die, so small ones are the lowest
        put = [self._put_on_track(d, seat + 1) for d in small]
        if self.events is not None:
            self.tell_dice("put_back_dice", seat, put)

    def _put_on_track(self, d: int, lane: int) -> int:
        while dice.face_of(d) >= ELEMENTS:
            d = dice.roll(d, self.chance, lane)
        self.track.put_die(dice.face_of(d), dice.colour_of(d))
        return d

    def deal(self) -> None:
        """Companions from left to right, then a footprint on every space without a die."""
        for space in MEETING_TRACK:
            self.track.companions[space] = self.deck.pop()
        for space in range(ELEMENTS):
            if not self.track.dice_at(space):
                self.track.footprints[space] += 1
        self.raise_barriers()
        if self.events is not None:
            self.tell_dealt()

    def wake(self, seat: int) -> None:
        """Companions give their rerolls again, and yesterday's noon and journey mean nothing any more."""
        p = self.players[seat]
        p.spent, p.resolved, p.entered = 0, 0, 0
        p.used = UNUSED

    def raise_barriers(self) -> None:
        """Chance or a reveal concerned everybody."""
        for seat in range(len(self.players)):
            self.barriers[seat] += 1
