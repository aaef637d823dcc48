"""Evaluation of a position for a seat, from what the seat may see."""

from __future__ import annotations

from typing import Final

from everglow.agenda import NO_CARD, Task
from everglow.games.glow.box.card import COMPANIONS
from everglow.games.glow.box.components import (
    AFTERNOON,
    BLACK,
    COLOURS,
    END,
    LAST_ROUND,
    LATE_MORNING,
    NOON,
    NOTHING,
    REROLLS_TO_TURN,
)
from everglow.games.glow.box.dice import is_black, is_small
from everglow.games.glow.judge.horizon import beyond
from everglow.games.glow.judge.odds import Odds, odds_later, odds_today
from everglow.games.glow.judge.outlook import Outlook, roll_of
from everglow.games.glow.judge.voyage import moored
from everglow.games.glow.judge.worth import Prices, a_day, worth
from everglow.games.glow.rules.morning import RECRUIT, TAKE_COMPANION
from everglow.games.glow.rules.picks import NUMBER_OF, picked
from everglow.games.glow.rules.rolling import FIRST_DIE, ROLLING, SECOND_DIE, SPEND_FOR_TURN, TURN_FACE
from everglow.games.glow.state.player import FIELD_BELOW, Player
from everglow.games.glow.state.state import State
from everglow.rng import TABLE

WIDE: Final = 15.0  # a lead of so much light is halfway to certainty
SMALL_DIE: Final = 1.2  # what one more die does for the day
BLACK_DIE: Final = -2.5  # ... and the black one, to whom it is not harmless
# What a second reroll adds (enumerated for some rolls): so much, and a part of what the first has gained.
ANOTHER: Final = 0.8
MORE: Final = 0.4
MORNING: Final = 9  # decisions at most until they are
KEPT: Final = 64  # outlooks that are remembered at a time


def evaluate(s: State, seat: int) -> float:
    """The forecast lead over the best opponent with the dice as they lie, from -1 to 1."""
    return outlook(s, seat, False)


def foresee(s: State, seat: int) -> float:
    """The same, with all that rerolls may still make of the dice."""
    return outlook(s, seat, True)


def horizon(s: State) -> int:
    """Greedy moves to play until the dice lie; 0 from then on: `foresee` averages over their rerolls."""
    return MORNING if s.phase < LATE_MORNING else 0


def outlook(s: State, seat: int, hopeful: bool) -> float:
    if s.phase == END:
        return verdict(s, seat)
    others = [standing(s, i, False) for i in range(len(s.players)) if i != seat]  # their dice: time is short
    lead = standing(s, seat, hopeful) - max(others)
    return lead / (WIDE + abs(lead))


def verdict(s: State, seat: int) -> float:
    """The game is over: whoever wins is better off than anybody who does not."""
    totals = [p.total() for p in s.players]
    lead = totals[seat] - max([total for i, total in enumerate(totals) if i != seat])
    won = 1.0 if seat in s.winners() else -1.0
    return (won + lead / (WIDE + abs(lead))) / 2 if len(s.winners()) == 1 or won < 0 else 0.0


def standing(s: State, seat: int, hopeful: bool) -> float:
    """The light that a player may expect to have at the end."""
    return Forecast(s, seat, hopeful).total()


class Forecast:
    """Light that a player may expect at the end, in three parts: held, from cards, and from today."""

    def __init__(self, s: State, seat: int, hopeful: bool) -> None:
        p = s.players[seat]
        days = LAST_ROUND - s.round
        self.prices = prices = Prices(p, days, days + (s.phase < LATE_MORNING))
        odds = odds_later(p)
        self.held = p.light + prices.bonus + p.footprints * prices.footprint + p.rerolls * prices.reroll
        self.cards = later(p, odds, prices) - len(p.spells) * prices.spell
        if s.phase < LATE_MORNING:
            self.day = this_morning(s, seat, odds, prices)
        else:
            self.day = today(s, seat, odds, prices, hopeful)

    def total(self) -> float:
        return self.held + self.cards + self.day


def later(p: Player, odds: Odds, prices: Prices) -> float:
    """Value of a player's cards after today, points included."""
    value = 0.0 if p.adventurer == NO_CARD else worth(p.adventurer, odds, prices, prices.days)
    for c in p.companions:
        value += worth(c, odds, prices, prices.days)
    return value


# Before the dice are rolled


def this_morning(s: State, seat: int, odds: Odds, prices: Prices) -> float:
    """A day that begins: with the dice that are taken, or with the best that is left to be taken."""
    p = s.players[seat]
    board = moored(p.boats, prices.days + 1) if s.sea else beyond(p.group, p.camp, prices.days + 1)
    task = recruiting(s, seat)
    if task is None:
        return board + cards_today(p, odds_today(p), prices) + small_dice(p)
    if task.effect is RECRUIT:
        return board + cards_today(p, odds, prices) + take(s, seat, task.memo, odds, prices)
    return board + cards_today(p, odds, prices) + best_take(s, seat, odds, prices)


def cards_today(p: Player, odds: Odds, prices: Prices) -> float:
    value = 0.0 if p.adventurer == NO_CARD else a_day(p.adventurer, odds, prices)
    for c in p.companions:
        value += a_day(c, odds, prices)
    return value


def small_dice(p: Player) -> float:
    value = 0.0
    for d in p.dice:
        if is_black(d):
            value += 0.0 if p.protected() else BLACK_DIE
        elif is_small(d):
            value += SMALL_DIE
    return value


def recruiting(s: State, seat: int) -> Task[State] | None:
    """Find the player's open task of this morning: to take a companion, or to recruit the chosen one."""
    for task in s.agenda.lanes[TABLE]:
        if task.seat == seat and (task.effect is TAKE_COMPANION or task.effect is RECRUIT):
            return task
    return None


def best_take(s: State, seat: int, odds: Odds, prices: Prices) -> float:
    """The best companion of the track, with its dice and footprints."""
    best = 0.0
    for space in s.track.occupied():
        best = max(best, take(s, seat, space, odds, prices))
    return best


def take(s: State, seat: int, space: int, odds: Odds, prices: Prices) -> float:
    c = s.track.companions[space]
    value = worth(c, odds, prices, prices.days + 1) + prices.footprint * s.track.footprints[space]
    value += prices.lit(COMPANIONS[c].fireflies - 1) - prices.bonus
    for colour in range(BLACK):
        value += SMALL_DIE * s.track.dice[space * COLOURS + colour]
    if s.track.dice[space * COLOURS + BLACK] and not s.players[seat].protected():
        value += BLACK_DIE
    return value


# After the dice are rolled


def today(s: State, seat: int, odds: Odds, prices: Prices, hopeful: bool) -> float:
    """Value of noon and of the journey."""
    p = s.players[seat]
    lane = s.agenda.lanes[seat + 1]
    if s.phase == LATE_MORNING:
        view = outlook_of(s, p, odds, prices)
        return rolling(s, seat, view) if hopeful and lane else view.of(roll_of(p.dice))
    view = Outlook(p, odds, prices, s.graveyard)
    if s.phase == NOON:
        return view.noon(p.shown(), 0)
    if s.phase == AFTERNOON and lane:
        return view.travel(p.shown(), p.footprints, 0)
    return moored(p.boats, prices.days) if s.sea else beyond(p.group, p.camp, prices.days)


_outlooks: Final[dict[tuple[object, ...], Outlook]] = {}  # while dice are rolled; emptied when too many


def outlook_of(s: State, p: Player, odds: Odds, prices: Prices) -> Outlook:
    """Rerolls change nothing of it, so it is shared by all positions of a late morning."""
    numbers = (p.adventurer, p.footprints, p.fireflies, p.group, p.camp, s.round, odds.pool)
    lists = (tuple(p.companions), tuple(p.spells), tuple(p.boats), tuple(s.graveyard))
    name: tuple[object, ...] = (numbers, lists)
    known = _outlooks.get(name)
    if known is None:
        if len(_outlooks) >= KEPT:
            _outlooks.clear()
        known = _outlooks[name] = Outlook(p, odds, prices, s.graveyard)
    return known


def rolling(s: State, seat: int, view: Outlook) -> float:
    """Value of the dice with rerolls to come, by the question that is open."""
    p = s.players[seat]
    dice = sorted(p.dice, key=pick_number)  # second picks come after first ones
    costs = cheapest(p, view.prices)
    task = s.agenda.lanes[seat + 1][-1]
    if task.effect is ROLLING:
        return may_reroll(dice, costs, view)
    if task.effect is FIRST_DIE:
        return with_more(view.hope(dice), dice, costs, view)
    if task.effect is SECOND_DIE:
        first = dice.index(picked(p, task.memo))
        return with_more(view.best_second(dice, first), dice, costs, view)
    if task.effect is TURN_FACE:
        return view.best_turn(dice, [picked(p, task.memo)])
    to_spend = task.memo % (REROLLS_TO_TURN + 1) if task.effect is SPEND_FOR_TURN else 0
    return view.turn(dice) - sum(costs[:to_spend])


def pick_number(d: int) -> int:
    return NUMBER_OF.get(d, -1)


def may_reroll(dice: list[int], costs: list[float], view: Outlook) -> float:
    """The dice as they are, or after rerolls, or with one of them turned."""
    best = view.of(roll_of(dice))
    if costs and dice:
        best = max(best, with_more(view.hope(dice), dice, costs[1:], view) - costs[0])
        if len(costs) >= REROLLS_TO_TURN:
            best = max(best, view.turn(dice) - sum(costs[:REROLLS_TO_TURN]))
    return best


def with_more(hope: float, dice: list[int], costs: list[float], view: Outlook) -> float:
    """Value to hope for from a reroll, and from another one after it if that is worth its cost."""
    if not costs:
        return hope
    gained = max(0.0, hope - view.of(roll_of(dice)))
    return hope + max(0.0, ANOTHER + MORE * gained - costs[0])


def cheapest(p: Player, prices: Prices) -> list[float]:
    """List the costs of the next rerolls, the cheapest first: nothing, a token, or light."""
    costs = [0.0] * len(p.ready()) + [prices.reroll] * min(p.rerolls, 3)
    light = p.light
    for _ in range(3):
        field = NOTHING if p.lapped else FIELD_BELOW[light]
        if field == NOTHING:
            break
        costs.append(float(light - field))
        light = field
    costs.sort()
    return costs
