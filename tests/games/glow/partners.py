"""Plays that show why cards work together, one for each reason in the gallery.

A play takes two cards that may be partners and returns two numbers: what they get together, and what one gets
without the other, or with a plain card in its place. Partners get more together.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from functools import cache

from everglow.bond import Bond
from everglow.games.glow.card import ADVENTURERS, COMPANIONS, SPELLS, Card, Companion
from everglow.games.glow.components import COLOUR_NAMES, NO_DIE, SYMBOL_NAMES
from everglow.games.glow.conditions import Same, Shows, ShowsWithout
from everglow.games.glow.dice import SIDES, side
from everglow.games.glow.names import card_id

from .table import Table

Play = Callable[[Card, Card], tuple[int, int]]

PLAIN = "tamnuca_light"  # a companion with its own firefly and none to spare


# A day at the table


def noon(dice: list[str], cards: list[Card], **more: str) -> Table:
    """Everything that these dice meet is resolved, in the order of the cards."""
    table = at_noon(dice, cards, **more)
    resolve_all(table, cards)
    return table


def at_noon(dice: list[str], cards: list[Card], **more: str) -> Table:
    """Nothing is resolved yet; whoever brings a large die has one, which was not rolled."""
    has_die = [card.name for card in cards if isinstance(card, Companion) and card.die != NO_DIE]
    large = [f"red@{name}:" for name in has_die if not any(f"@{name}:" in word for word in dice)]
    return table_with(cards, dice=" ".join([*dice, *large]), footprints=9, **more)


def table_with(cards: list[Card], companions: str = "", **more: object) -> Table:
    own = [card.name for card in cards if card in ADVENTURERS]
    row = [card.name for card in cards if card in COMPANIONS]
    tiles = [card.name for card in cards if card in SPELLS]
    return Table(
        adventurer=(own or ["pocana"])[0],
        companions=", ".join([*row, companions]),
        spells=", ".join(tiles),
        **more,
    )


def resolve_all(table: Table, cards: list[Card]) -> None:
    while table.asked() in ("resolve", "fetch", "die"):
        wishes = [f"{verb}:{card.name}" for card in cards for verb in ("resolve", "fetch")]
        options = table.options()
        table.say(*([wish for wish in wishes if wish in options] or sorted(options))[:1])


def acts(table: Table, card: Card) -> int:
    """On how many occasions a card was resolved."""
    return len(table.events("resolved", seat=0, card=card.name))


def points(table: Table) -> int:
    """Light, footprints, cards and large dice that are left; fireflies are another matter."""
    return table.you.total - table.you.player.firefly_points() + len(large_dice(table))


def large_dice(table: Table) -> list[str]:
    return [word for word in table.you.dice if "@" in word]


# Dice


def asks(card: Card) -> Counter[str]:
    """The fewest dice that meet its condition."""
    when = card.when
    if isinstance(when, Shows):
        return Counter({SYMBOL_NAMES[element]: count for element, count in when.needs})
    if isinstance(when, ShowsWithout):
        return Counter([SYMBOL_NAMES[when.element]])
    return Counter({"fire": when.count} if isinstance(when, Same) else {})


def listed(dice: Counter[str]) -> list[str]:
    return sorted(dice.elements())


def gains(card: Card, dice: list[str]) -> bool:
    """Whether one has more after it acted on these dice."""
    before, after = at_noon(dice, [card]), noon(dice, [card], graveyard="zellyf_0")
    return points(after) > points(before)


def shares_dice(one: Card, other: Card) -> tuple[int, int]:
    """Both act, and gladly, on fewer dice than they would need one after the other."""
    dice = asks(one) | asks(other)
    table = noon(listed(dice), [one, other], graveyard="kaar")
    both = all(acts(table, card) and gains(card, listed(dice)) for card in (one, other))
    return (asks(one) + asks(other)).total() if both else 0, dice.total()


@cache
def colour_brought(name: str) -> str:
    """The colour of the large die that comes with a card."""
    if name in [card.name for card in ADVENTURERS]:
        table = Table(adventurer=name)
        table.state.choose_adventurer(0, card_id(name))
    else:
        table = Table(phase="morning", track=f"fire:{name} water:kaar").say("take:fire")
    return table.you.dice[0].partition("@")[0]


def sides_that_serve(one: Card, other: Card, element: int, colour: str) -> int:
    """On how many sides of such a die the other acts, if the rest of its dice show what they shall."""
    rest = asks(other) - Counter([SYMBOL_NAMES[element]])
    number = COLOUR_NAMES.index(colour)
    words = [f"{colour}@{one.name}:{SYMBOL_NAMES[side(number, turn)]}" for turn in range(SIDES)]
    return sum(acts(noon([*listed(rest), word], [other, one], graveyard="kaar"), other) for word in words)


def brings_die(element: int) -> Play:
    """More sides of its die serve than of one that shows each element once."""

    def play(one: Card, other: Card) -> tuple[int, int]:
        own, purple = colour_brought(one.name), "purple"
        return sides_that_serve(one, other, element, own), sides_that_serve(one, other, element, purple)

    return play


def fares_better_without(element: int) -> Play:
    """A day with such dice costs both of them more, beside one without, than it costs either alone."""

    def play(one: Card, other: Card) -> tuple[int, int]:
        calm = Counter[str]()
        for card in (one, other):
            calm |= asks(card) if isinstance(card.when, ShowsWithout) else Counter()
        wild = asks(one) | asks(other) | Counter([SYMBOL_NAMES[element]])

        def cost(*cards: Card) -> int:
            days = [noon(listed(dice), list(cards), companions="kaar") for dice in (calm, wild)]
            return points(days[0]) - points(days[1])

        return cost(one, other), max(cost(one), cost(other))

    return play


def die_of_choice(one: Card, other: Card) -> tuple[int, int]:
    """One die is missing; hers comes in the colour that one wishes for."""
    missing = min(asks(other))
    rest = listed(asks(other) - Counter([missing]))
    table = Table(phase="morning", track=f"fire:{one.name} water:kaar").say("take:fire", "die:red")
    brought = f"{table.you.dice[0].partition(':')[0]}:{missing}"
    with_it = noon([*rest, brought], [other, one])
    return acts(with_it, other), acts(noon(rest, [other]), other)


def rolls_again(one: Card, other: Card) -> tuple[int, int]:
    """One die is wrong and no light is left to pay for a reroll; a token may be from the day before."""
    return acts_after_rerolls(other, [one, other], tokens(one)), acts_after_rerolls(other, [other], 0)


def tokens(one: Card) -> int:
    return noon(listed(asks(one)), [one]).you.rerolls


def acts_after_rerolls(card: Card, cards: list[Card], rerolls: int) -> int:
    missing = min(asks(card))
    rest = asks(card) - Counter([missing])
    wrong = min({"water", "earth"} - {missing})
    table = table_with(
        cards,
        dice=" ".join([*listed(rest), f"green:{wrong}"]),
        phase="rolling",
        light=0,
        rerolls=rerolls,
        rolls=missing,
    )
    found = sorted(option for option in table.options() if option.startswith("reroll:"))
    if found:
        table.say(found[0], f"pick:green_{wrong}", "only")
    table.say("done").say("done", who="them")
    resolve_all(table, [card])
    return acts(table, card)


# Cards


def fireflies_to_spare(one: Card, other: Card) -> tuple[int, int]:
    """The bonus at the end, after two days with the dice that it asks for; or beside a plain companion."""
    given = sum(noon(listed(asks(one)), [one]).you.fireflies for _ in range(2))
    row = [one.name if one in COMPANIONS else PLAIN, other.name]
    together = Table(companions=", ".join(row), fireflies=given)
    apart = Table(companions=f"{PLAIN}, {other.name}")
    return together.you.player.firefly_points(), apart.you.player.firefly_points()


def fetched_from_graveyard(one: Card, other: Card) -> tuple[int, int]:
    """It leaves with its gift, is fetched, and leaves with it once more."""
    dice = listed(asks(one) + asks(other))
    return acts(noon(dice, [one, other]), one), acts(noon(dice, [one]), one)


def hands_out(one: Card, other: Card) -> tuple[int, int]:
    there, gone = [noon(listed(asks(one)), cards, pile=other.name) for cards in ([one], [])]
    return len(there.them.spells), len(gone.them.spells)


PLAYS: dict[str, Play] = {
    "die serves these too": shares_dice,
    "These like equal dice": shares_dice,
    **{f"has a second {{{SYMBOL_NAMES[e]}}} side": brings_die(e) for e in range(5)},
    **{f"These fare better without {{{SYMBOL_NAMES[e]}}}": fares_better_without(e) for e in range(5)},
    "It gives rerolls": rolls_again,
    "It brings a die of your choice": die_of_choice,
    "It has fireflies to spare": fireflies_to_spare,
    "It leaves with a gift": fetched_from_graveyard,
    "It hands out these tiles": hands_out,
}


def play_of(bond: Bond[Card]) -> Play:
    """The play in which a bond shows; every bond has exactly one."""
    found = [play for phrase, play in PLAYS.items() if phrase in bond.helps]
    assert len(found) == 1, f"{len(found)} plays show that {bond.helps!r}; expected one in PLAYS"
    return found[0]
