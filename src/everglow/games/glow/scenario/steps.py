"""The actions of a scenario, carried out as answers to the questions of the rules."""

from __future__ import annotations

from typing import Any

from everglow.agenda import Effect, Task, advance, empty
from everglow.complaints.scenario import BadScenario, Refused, unknown
from everglow.complaints.words.generated import messages as shared
from everglow.games.glow.actions import (
    BLACK_TO,
    BREAK,
    DIE,
    DISCARD,
    FACE,
    FETCH,
    GO,
    LEAVE_BLACK,
    LOSE,
    ONLY,
    PICK,
    RESOLVE,
    RESOLVE_SPELL,
    SPEND,
    STOP,
    TAKE,
    TURN,
)
from everglow.games.glow.box import dice
from everglow.games.glow.box.card import FIRST_SPELL, NUM_COMPANIONS, NUM_TILES
from everglow.games.glow.box.components import (
    AFTERNOON,
    BLACK,
    ELEMENTS,
    END,
    LAST_ROUND,
    LATE_MORNING,
    MORNING,
    NOON,
    REROLLS_TO_TURN,
)
from everglow.games.glow.box.realm import SPOTS
from everglow.games.glow.codec.names import (
    NAMES,
    action,
    card_id,
    companion_id,
    island_id,
    space_id,
    spot_id,
    symbol_id,
)
from everglow.games.glow.codec.saving import placed
from everglow.games.glow.rules.journey import JOURNEY
from everglow.games.glow.rules.morning import morning
from everglow.games.glow.rules.noon import DIE_FACES, coupled, met_cards, met_spells
from everglow.games.glow.rules.phases import daybreak, end, prepare
from everglow.games.glow.rules.picks import NUMBER_OF
from everglow.games.glow.rules.rolling import ROLLING
from everglow.games.glow.rules.sailing import SAILING
from everglow.games.glow.scenario.setting import (
    Setting,
    check_keys,
    face,
    large_colour,
    reroll_source,
    script,
    side,
)
from everglow.games.glow.show.view import question
from everglow.games.glow.state.state import State
from everglow.games.glow.texts import wishes
from everglow.games.glow.words.generated import messages as m
from everglow.rng import TABLE, Scripted


class Steps:
    """A position and how far everybody's day has gone. Phases go on only when the scenario says so."""

    def __init__(self, setting: Setting, s: State, ids: list[dict[str, int]]) -> None:
        self.setting = setting
        self.s = s
        self.ids = ids
        self.looking = 0  # the seat whose options are looked at: it travelled last
        self._new_day()

    def _new_day(self) -> None:
        self.reached = [MORNING] * len(self.s.players)  # by seat: the phase of the day
        self.recruiting = False  # the morning has begun
        self.in_turn_order = False  # Cromaug was there when noon began
        self.s.agenda = empty(len(self.s.players), patient=True)

    def _drop(self, *lanes: int) -> None:
        """Forget what is left to do in these lanes."""
        old = self.s.agenda
        self.s.agenda = empty(len(self.s.players), patient=True)
        for lane in [lane for lane in range(len(old.lanes)) if lane not in lanes]:
            self.s.agenda.asked[lane] = old.asked[lane]
            for task in old.lanes[lane]:
                self.s.agenda.push(task)

    def copy(self) -> Steps:
        twin = Steps(self.setting, self.s.copy(), [ids.copy() for ids in self.ids])
        twin.s.agenda = self.s.agenda.copy()  # a new day has nothing to do, this one may have
        twin.reached, twin.looking = self.reached[:], self.looking
        twin.recruiting, twin.in_turn_order = self.recruiting, self.in_turn_order
        return twin

    def act(self, step: dict[str, Any]) -> None:
        """Carry out an action; Refused if the rules do not allow it."""
        do = step["do"]
        if do not in VERBS:
            raise unknown("action", do, VERBS)
        verb, keys = VERBS[do]
        check_keys(step, ["do", "player", "expect_illegal"] + keys)
        verb(self, step)

    def _seat(self, step: dict[str, Any]) -> int:
        return self.setting.seat(step["player"])

    # Questions and answers

    def _asked(self, seat: int) -> str:
        """The kind of the question that waits for a seat."""
        asked = question(self.s, seat)
        return "" if asked is None else str(asked["kind"])

    def _answer(self, seat: int, answer: int) -> None:
        reason = wishes.why_not(self.s, seat, NAMES[answer])
        if reason is not None:
            raise Refused(shared.wrong_at(place=NAMES[answer], complaint=reason))
        self.s.apply(seat, answer)

    def _reach(self, seat: int, phase: int, effect: Effect[State]) -> bool:
        """Go on to a phase of a seat's day, if it is not there yet; the morning is over then."""
        if self.reached[seat] > phase:
            raise Refused(m.example_phase_over())
        if self.reached[seat] == phase:
            return False
        self.reached[seat] = phase
        self.s.phase = phase
        self._drop(TABLE, seat + 1)
        self.s.agenda.push(Task(effect, seat, lane=seat + 1))
        return True

    def _go_on(self) -> None:
        advance(self.s, self.s.agenda)

    # Morning

    def _recruit(self, seat: int) -> None:
        if self.reached[seat] > MORNING:
            raise Refused(m.example_morning_over())
        if not self.recruiting:
            self.recruiting = True
            self.s.phase = MORNING
            self.s.agenda.schedule(morning(self.s))
            self._go_on()

    def _take(self, step: dict[str, Any]) -> None:
        seat = self._seat(step)
        self._recruit(seat)
        self.s.chance = script(step.get("black_rolls", []), BLACK)
        self._answer(seat, TAKE + space_id(step["space"]))
        self._move_black_die(seat, step.get("move_black_to"))
        self._choose_die(seat, step.get("die"))

    def _move_black_die(self, seat: int, to: Any) -> None:
        if self._asked(seat) == "black":
            self._answer(seat, LEAVE_BLACK if to is None else BLACK_TO + space_id(to))
        elif to is not None:
            raise Refused(m.example_black_not_yours())

    def _choose_die(self, seat: int, colour: Any) -> None:
        if self._asked(seat) == "die":
            self._answer(seat, DIE + large_colour(colour))
        elif colour is not None and large_colour(colour) != self._brought(seat):
            raise Refused(m.example_no_die_to_choose())

    def _brought(self, seat: int) -> int:
        """The colour of the die that the newest companion of a seat has brought."""
        d = self.s.players[seat].die_of(self.s.players[seat].companions[-1])
        return dice.colour_of(d) if d >= 0 else d

    def _discard_from_track(self, step: dict[str, Any]) -> None:
        seat = self._seat(step)
        self._recruit(seat)
        self._answer(seat, DISCARD + space_id(step["space"]))

    def _end_morning(self, step: dict[str, Any]) -> None:
        self._drop(TABLE)
        self.recruiting = True
        self.s.clear_companions()

    # Late morning

    def _roll(self, seat: int) -> None:
        if self._reach(seat, LATE_MORNING, ROLLING):
            self._go_on()

    def _reroll(self, step: dict[str, Any]) -> None:
        seat = self._seat(step)
        self._roll(seat)
        names = step["dice"]
        if len(names) not in (1, 2) or len(set(names)) < len(names):
            raise Refused(m.example_reroll_dice())
        rolls = sorted(self._rolls(seat, names, step["faces"]))
        self.s.chance = Scripted([dice.side_of(symbol) for _, symbol, _ in rolls])
        self._answer(seat, SPEND + reroll_source(step["source"]))
        for answer in [pick for pick, _, _ in rolls] + [ONLY][: 2 - len(rolls)]:
            self._answer(seat, answer)
        for _, symbol, name in rolls:
            self.ids[seat][name] = dice.turned(self.ids[seat][name], symbol)

    def _rolls(self, seat: int, names: list[str], results: list[str]) -> list[tuple[int, int, str]]:
        """List for each die how it is picked, what it will show, and its name here."""
        if len(names) != len(results):
            raise BadScenario(m.example_faces(dice=len(names), faces=len(results)))
        rolls: list[tuple[int, int, str]] = []
        for name, result in zip(names, results, strict=True):
            d = self._die(seat, name)
            rolls.append((self._pick(d), face(result, dice.colour_of(d)), name))
        return rolls

    def _die(self, seat: int, name: str) -> int:
        if name in self.ids[seat]:
            return self.ids[seat][name]
        if any(name in ids for ids in self.ids):
            raise Refused(m.example_others_die(name=name))
        raise unknown("key", name, self.ids[seat])

    def _pick(self, d: int) -> int:
        if d not in NUMBER_OF:
            raise Refused(m.example_unrolled())
        return PICK + NUMBER_OF[d]

    def _turn(self, step: dict[str, Any]) -> None:
        seat = self._seat(step)
        self._roll(seat)
        sources = sorted(reroll_source(source) for source in step["sources"])
        if len(sources) != REROLLS_TO_TURN:
            raise Refused(m.example_turn_price(rerolls=REROLLS_TO_TURN))
        d, symbol = self._die(seat, step["die"]), symbol_id(step["face"])
        for answer in [TURN, *(SPEND + source for source in sources), self._pick(d), FACE + symbol]:
            self._answer(seat, answer)
        self.ids[seat][step["die"]] = dice.turned(d, symbol)

    # Noon

    def _noon(self, step: dict[str, Any]) -> None:
        seat, choices = self._seat(step), step.get("choices", {})
        self._begin_noon(seat)
        for name in step["order"]:
            choice = choices.get(name, {})
            check_keys(choice, ["take", "die", "black_rolls"])
            self.s.chance = script(choice.get("black_rolls", []), BLACK)
            self._answer(seat, self._card(seat, name))
            self._fetch(seat, choice)
        if self._asked(seat):
            left = [NAMES[answer] for answer in self.s.legal_actions(seat)]
            raise Refused(m.example_resolve_too(left=left))

    def _begin_noon(self, seat: int) -> None:
        """Begin noon; if Cromaug was there then, whoever has something to resolve keeps their turn (N5)."""
        if NOON not in self.reached and AFTERNOON not in self.reached:
            self.in_turn_order = coupled(self.s)
        order = self.s.turn_order()
        for earlier in order[: order.index(seat)] if self.in_turn_order else []:
            if self.reached[earlier] < NOON and self._has_to_resolve(earlier):
                raise Refused(m.example_comes_first(seat=earlier))
        if not self._reach(seat, NOON, DIE_FACES):
            raise Refused(m.example_phase_over())
        self._go_on()

    def _has_to_resolve(self, seat: int) -> bool:
        p = self.s.players[seat]
        return len(met_cards(p, p.shown())) + len(met_spells(p, p.shown())) > 0

    def _card(self, seat: int, name: str) -> int:
        card = card_id(name)
        if card < FIRST_SPELL:
            return RESOLVE + card
        places = [place for place, tile in enumerate(self.s.players[seat].spells) if tile == card]
        if not places:
            raise Refused(m.example_not_face_up(name=name))
        return RESOLVE_SPELL + places[0]

    def _fetch(self, seat: int, choice: dict[str, Any]) -> None:
        take = choice.get("take")
        if self._asked(seat) == "fetch":
            if take is None:
                raise Refused(m.example_must_take())
            self._answer(seat, FETCH + companion_id(take))
            self._choose_die(seat, choice.get("die"))
        elif take is not None:
            raise Refused(m.example_none_to_take())

    # Afternoon

    def _travel(self, seat: int) -> None:
        if self._reach(seat, AFTERNOON, SAILING if self.s.sea else JOURNEY):
            self.s.set_out(seat)
            self._go_on()
        self.looking = seat

    def look_around(self) -> None:
        """Set out, if nobody has yet, to see where the way could lead."""
        if self.s.phase != END and self.reached[self.looking] < AFTERNOON:
            self._travel(self.looking)

    def _journey(self, step: dict[str, Any]) -> None:
        seat = self._seat(step)
        self._travel(seat)
        for stage in step["path"]:
            check_keys(stage, ["to", "discard", "break_spell"])
            self._answer(seat, GO + spot_id(stage["to"]))
            self._give_up(seat, stage)
        if step["path"] and SPOTS[self.s.players[seat].group].village:
            self._answer(seat, STOP)

    def _sail(self, step: dict[str, Any]) -> None:
        seat, start, to = self._seat(step), step["from"], step["to"]
        self._travel(seat)
        name = f"sail:{start}-{to}"
        if island_id(start) == island_id(to) or name not in NAMES:
            raise Refused(m.example_no_connection(start=start, to=to))
        self._answer(seat, action(name))
        self._give_up(seat, step)

    def _give_up(self, seat: int, choice: dict[str, Any]) -> None:
        companion, place = choice.get("discard"), choice.get("break_spell")
        if self._asked(seat) != "skull":
            if companion is not None or place is not None:
                raise Refused(m.example_nothing_to_give_up())
        elif companion is not None:
            self._answer(seat, LOSE + self._given_up(companion))
        elif place is not None and 0 <= place < NUM_TILES:
            self._answer(seat, BREAK + place)
        else:
            raise Refused(m.example_must_give_up())

    def _given_up(self, name: str) -> int:
        card = card_id(name)
        if card >= NUM_COMPANIONS:
            raise Refused(m.example_only_companions())
        return card

    # Evening, and the end

    def _evening(self, step: dict[str, Any]) -> None:
        self._new_day()
        self.s.deck = self._deck(step)
        if not self.s.deck:
            return end(self.s)
        self.s.chance = Scripted(self._evening_rolls(step.get("rerolls", {})))
        self.s.clear_companions()
        prepare(self.s)

    def _deck(self, step: dict[str, Any]) -> list[int]:
        """The companions to be dealt; none means that the deck is empty, as it is after the last day."""
        if self.s.round >= LAST_ROUND:
            return []
        deal = [companion_id(name) for name in step["deal"]]
        if len(deal) not in (0, ELEMENTS) or set(deal) & set(placed(self.s)) or len(set(deal)) < len(deal):
            raise BadScenario(m.example_deal())
        return deal[::-1]

    def _evening_rolls(self, rerolls: dict[str, list[str]]) -> list[int]:
        """List rolls in the order in which dice are put back: by seat, small dice as they lie in the pool."""
        rolls: list[int] = []
        for seat, p in enumerate(self.s.players):
            for d in [d for d in p.dice if dice.is_small(d) and dice.face_of(d) >= ELEMENTS]:
                names = [name for name in rerolls if self.ids[seat].get(name) == d]
                rolls += [side(result, dice.colour_of(d)) for name in names[:1] for result in rerolls[name]]
        return rolls

    def _start_round(self, step: dict[str, Any]) -> None:
        self._new_day()
        daybreak(self.s)

    def _final_scoring(self, step: dict[str, Any]) -> None:
        end(self.s)


# The actions of the format, and what they say besides the player.
VERBS = {
    "take": (Steps._take, ["space", "die", "move_black_to", "black_rolls"]),
    "discard_from_track": (Steps._discard_from_track, ["space"]),
    "end_morning": (Steps._end_morning, []),
    "reroll": (Steps._reroll, ["source", "dice", "faces"]),
    "turn": (Steps._turn, ["die", "face", "sources"]),
    "noon": (Steps._noon, ["order", "choices"]),
    "journey": (Steps._journey, ["path"]),
    "sail": (Steps._sail, ["from", "to", "discard", "break_spell"]),
    "evening": (Steps._evening, ["rerolls", "deal"]),
    "start_round": (Steps._start_round, []),
    "final_scoring": (Steps._final_scoring, []),
}
