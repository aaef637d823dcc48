"""A table for tests: a position in one line that says only what matters, and verbs to play on.

Cards are named in lists such as `"okans, kaar"`; a spell with `~` behind it lies face down.
Dice are named in words: `"air"` is a small red die that shows air, `"green:air"` a small green one,
`"green@sketal_green:air"` that Sketal's, `"green:"` one that was not rolled yet.
What belongs to the others is written clockwise with bars between them: `their_dice="air | fire fire"`.
"""

from __future__ import annotations

from itertools import zip_longest
from typing import Any

from everglow.agenda import Decision, IllegalAction, Task, advance
from everglow.games.glow.box import dice as d
from everglow.games.glow.box.card import CARDS
from everglow.games.glow.box.components import COLOUR_NAMES, SYMBOL_NAMES
from everglow.games.glow.box.realm import SPOTS
from everglow.games.glow.box.sea import ISLANDS
from everglow.games.glow.codec.building import build
from everglow.games.glow.codec.names import NAMES, action, island_id, space_id, spot_id, symbol_id
from everglow.games.glow.codec.saving import count_colours, save_die, save_tile, track_of
from everglow.games.glow.rules.phases import tasks_of_day
from everglow.games.glow.rules.rolling import ROLLING
from everglow.games.glow.state.state import State
from everglow.rng import Scripted, fast

SEATS = ["you", "them", "third", "fourth"]
SPECIAL = {"footprints_2": "purple", "light_3": "yellow@orium", "minus_light_2": "black"}
PHASES = {"morning": "morning", "rolling": "late_morning", "noon": "noon", "afternoon": "afternoon"}
FIRST_TASK = {
    "morning": "morning/take",
    "rolling": "phase/noon",
    "noon": "phase/noon",
    "afternoon": "phase/afternoon",
}


class Table:
    """Two to four players; it is noon unless told, and unused companions are in the deck."""

    def __init__(
        self,
        dice: str = "",
        companions: str = "",
        *,
        adventurer: str = "pocana",
        light: int = 10,
        footprints: int = 0,
        fireflies: int = 0,
        rerolls: int = 0,
        spells: str = "",
        group: str = "start",
        camp: str = "start",
        boats: str = "",
        their_dice: str = "",
        their_companions: str = "",
        their_spells: str = "",
        players: int = 2,
        phase: str = "noon",
        round: int = 1,
        start: str = "you",
        track: str = "",  # such as "fire:okans:red,green:1, air:kaar"
        black: str = "reserve",  # or the space where it lies, or "out" where a player holds it
        reserve: str | None = None,  # otherwise it holds every large die that no Sketal has
        graveyard: str = "",
        pile: str = "",  # top first
        deck: str | None = None,  # top first; otherwise it holds every unused companion
        rolls: str | None = None,  # what dice will show; otherwise by chance
    ) -> None:
        you: dict[str, Any] = {"adventurer": adventurer, "light": light, "footprints": footprints}
        you |= {"fireflies": fireflies, "rerolls": rerolls, "group": spot_id(group), "camp": spot_id(camp)}
        you |= belongings(dice, companions, spells) | {"boats": [island_id(name) for name in boats.split()]}
        theirs = [field.split("|") for field in (their_dice, their_companions, their_spells)]
        told = [you, *(belongings(*fields) for fields in zip_longest(*theirs, fillvalue=""))]
        position: dict[str, Any] = {"players": told + [{}] * (players - len(told))}
        position |= {"board": "sea" if boats else "realm", "round": round, "start": SEATS.index(start)}
        position |= {"phase": PHASES[phase], "track": track_of(read_space(word) for word in track.split())}
        position |= {"graveyard": listed(graveyard), "pile": listed(pile)[::-1]}
        position |= {} if reserve is None else {"reserve": count_colours(reserve.split())}
        position |= {} if deck is None else {"deck": listed(deck)[::-1]}
        position |= {} if black in ("reserve", "out") else {"black": black}
        seats = len(position["players"])
        chance = fast(1, seats + 1) if rolls is None else Scripted([side(word) for word in rolls.split()])
        self.state = build(position, chance)
        self.state.events = []
        self._schedule(phase)
        advance(self.state, self.state.agenda)

    def _schedule(self, phase: str) -> None:
        """The phase that is asked for, and all after it until the evening; rolling begins after the roll."""
        s = self.state
        tasks = tasks_of_day(s)
        s.agenda.schedule(tasks[[task.effect.name for task in tasks].index(FIRST_TASK[phase]) :])
        if phase == "rolling":
            for seat in range(len(s.players)):
                s.agenda.push(Task(ROLLING, seat, lane=seat + 1))

    # Who is asked what

    def question(self, who: str = "you") -> str | None:
        """The kind of the question that waits for somebody."""
        task = self.state.agenda.waiting_for(SEATS.index(who))
        if task is None:
            return None
        assert isinstance(task.effect, Decision)
        return task.effect.kind()

    def options(self, who: str = "you") -> set[str]:
        """The answers, by name."""
        return {NAMES[answer] for answer in self.state.legal_actions(SEATS.index(who))}

    @property
    def deciders(self) -> set[str]:
        return {SEATS[seat] for seat in self.state.deciders()}

    # What players say

    def say(self, *names: str, who: str = "you") -> Table:
        """Answer one question after the other."""
        for name in names:
            if name not in self.options(who):
                raise IllegalAction(f"{who} cannot say {name}; expected one of {sorted(self.options(who))}")
            self.state.apply(SEATS.index(who), action(name))
        return self

    def resolve(self, *cards: str) -> Table:
        return self.say(*[f"resolve:{card}" for card in cards])

    def go(self, *spots: str) -> Table:
        return self.say(*[f"go:{spot}" for spot in spots])

    # What lies on the table

    @property
    def you(self) -> Seat:
        return Seat(self.state, 0)

    @property
    def them(self) -> Seat:
        return Seat(self.state, 1)

    @property
    def third(self) -> Seat:
        return Seat(self.state, 2)

    @property
    def graveyard(self) -> set[str]:
        return {CARDS[c].name for c in self.state.graveyard}

    @property
    def reserve(self) -> set[str]:
        return {COLOUR_NAMES[c] for c, count in enumerate(self.state.reserve) if count}

    @property
    def box(self) -> list[str]:
        return [save_tile(spell) for spell in self.state.box]

    @property
    def black_at(self) -> str:
        space = self.state.track.black_space()
        return "nowhere" if space < 0 else SYMBOL_NAMES[space]

    def space(self, name: str) -> tuple[str | None, list[str], int]:
        """The companion, the dice and the footprints of a space."""
        track, space = self.state.track, space_id(name)
        companion = track.companions[space]
        dice: list[str] = [COLOUR_NAMES[colour] for colour in track.dice_at(space)]
        return None if companion < 0 else CARDS[companion].name, dice, track.footprints[space]

    @property
    def over(self) -> bool:
        return not self.state.deciders()

    def events(self, kind: str, **fields: Any) -> list[dict[str, Any]]:
        """Events so far, of one kind and with these fields."""
        assert self.state.events is not None
        told: list[Any] = [event for event in self.state.events if event["event"] == kind]
        return [event for event in told if fields.items() <= event.items()]


class Seat:
    """Belongings of a player, in the words of the tests."""

    def __init__(self, state: State, seat: int) -> None:
        self.player = state.players[seat]
        self.light = self.player.light
        self.footprints = self.player.footprints
        self.fireflies = self.player.fireflies
        self.rerolls = self.player.rerolls
        self.total = self.player.total()
        self.companions = [CARDS[c].name for c in self.player.companions]
        self.spells = [save_tile(spell) for spell in self.player.spells]
        self.dice = [save_die(die) for die in self.player.dice]
        self.faces = sorted(die.partition(":")[2] for die in self.dice)
        self.group = SPOTS[self.player.group].name
        self.camp = SPOTS[self.player.camp].name
        self.boats = [ISLANDS[boat].name for boat in self.player.boats]


def listed(names: str) -> list[str]:
    return [name.strip() for name in names.split(",") if name.strip()]


def belongings(dice: str, companions: str, spells: str) -> dict[str, Any]:
    cards = {"companions": listed(companions), "spells": listed(spells)}
    return cards | {"dice": [die(word) for word in dice.split()]}


def die(word: str) -> str:
    return word if ":" in word else f"{SPECIAL.get(word, 'red')}:{word}"


def read_space(word: str) -> tuple[str, str | None, list[str], int]:
    name, companion, colours, footprints = [*word.split(":"), "", "", ""][:4]
    return name, companion or None, colours.split(",") if colours else [], int(footprints or 0)


def side(symbol: str) -> int:
    """The side of a die that shows this symbol."""
    return d.side_of(symbol_id(symbol))


def rolling(dice: str = "air fire", companions: str = "", **position: Any) -> Table:
    """A table in the late morning, when dice are rolled again."""
    return Table(dice, companions, phase="rolling", **position)


def afternoon(dice: str = "", companions: str = "", **position: Any) -> Table:
    """A table in the afternoon, when groups travel."""
    return Table(dice, companions, phase="afternoon", **position)
