"""Plays that show why cards work together, one for each reason in the gallery.

A play takes two cards that may be partners and returns two numbers: what they get together, and what one gets
without the other, or with a plain card in its place. Partners get more together.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from functools import cache
from typing import Any

from everglow.bond import Bond
from everglow.games.glow.box.card import ADVENTURERS, COMPANIONS, SPELLS, Card, Companion
from everglow.games.glow.box.components import COLOUR_NAMES, ELEMENTS, NO_DIE, SYMBOL_NAMES
from everglow.games.glow.box.conditions import Same, Shows, ShowsWithout
from everglow.games.glow.box.dice import SIDES, side
from everglow.games.glow.codec.names import card_id
from everglow.games.glow.words.generated import messages as m
from everglow.words.message import Message

from .table import Table

Play = Callable[[Card, Card], tuple[int, int]]

PLAIN = "tamnuca_light"  # a companion with its own firefly and none to spare


# A day at the table


def noon(dice: list[str], cards: list[Card], **more: str) -> Table:
    """Resolve everything that these dice meet, in the order of the cards."""
    table = at_noon(dice, cards, **more)
    resolve_all(table, cards)
    return table


def at_noon(dice: list[str], cards: list[Card], **more: str) -> Table:
    """Table at noon with nothing resolved yet; whoever brings a large die has one, which was not rolled."""
    has_die = [card.name for card in cards if isinstance(card, Companion) and card.die != NO_DIE]
    large = [f"red@{name}:" for name in has_die if not any(f"@{name}:" in word for word in dice)]
    return table_with(cards, dice=" ".join([*dice, *large]), footprints=9, **more)


def table_with(cards: list[Card], companions: str = "", **more: Any) -> Table:
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
    while table.question() in ("resolve", "fetch", "die"):
        wishes = [f"{verb}:{card.name}" for card in cards for verb in ("resolve", "fetch")]
        options = table.options()
        table.say(*([wish for wish in wishes if wish in options] or sorted(options))[:1])


def acts(table: Table, card: Card) -> int:
    """Count the occasions on which a card was resolved."""
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


def without(dice: Counter[str], element: int) -> Counter[str]:
    return Counter({symbol: count for symbol, count in dice.items() if symbol != SYMBOL_NAMES[element]})


def gains(card: Card, dice: list[str]) -> bool:
    """Whether one has more after it acted on these dice."""
    fetched = "kaar" if card.name == "zellyf_0" else "zellyf_0"
    before, after = at_noon(dice, [card]), noon(dice, [card], graveyard=fetched)
    return points(after) > points(before)


def both_act(one: Card, other: Card, dice: Counter[str]) -> bool:
    """Whether these dice serve both of them, and one is glad of it."""
    table = noon(listed(dice), [one, other], graveyard="kaar")
    return all(acts(table, card) and gains(card, listed(dice)) for card in (one, other))


def serves_both(element: int) -> Play:
    """They act on fewer dice than they would need one after the other, and never without this element."""

    def play(one: Card, other: Card) -> tuple[int, int]:
        dice = asks(one) | asks(other)
        rest = noon(listed(without(dice, element)), [one, other])
        serves = both_act(one, other, dice) and not acts(rest, one) and not acts(rest, other)
        return (asks(one) + asks(other)).total() if serves else 0, dice.total()

    return play


def likes_equal_dice(one: Card, other: Card) -> tuple[int, int]:
    """Equal dice serve both, whichever symbol they show; the other alone would need as many again."""
    count = max(asks(one).total(), asks(other).total())
    serve = all(both_act(one, other, Counter({symbol: count})) for symbol in ("fire", "earth"))
    return (asks(one) + asks(other)).total() if serve else 0, count


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
    """Count the sides of such a die on which the other acts, if the rest of its dice show what they shall."""
    rest = asks(other) - Counter([SYMBOL_NAMES[element]])
    number = [*map(str, COLOUR_NAMES)].index(colour)
    words = [f"{colour}@{one.name}:{SYMBOL_NAMES[side(number, turn)]}" for turn in range(SIDES)]
    return sum(acts(noon([*listed(rest), word], [other, one], graveyard="kaar"), other) for word in words)


def brings_die(element: int) -> Play:
    """Partner of cards for which more sides of its die serve than of one that shows each element once."""

    def play(one: Card, other: Card) -> tuple[int, int]:
        own, purple = colour_brought(one.name), "purple"
        return sides_that_serve(one, other, element, own), sides_that_serve(one, other, element, purple)

    return play


def fares_better_without(element: int) -> Play:
    """Such dice cost each of them something, and both of them more than either alone."""

    def play(one: Card, other: Card) -> tuple[int, int]:
        costs = [lost_by([card], dreaded(card), without(dreaded(card), element)) for card in (one, other)]
        both = lost_by([one, other], dreaded(one) | dreaded(other), liked(one) | liked(other))
        return both if min(costs) > 0 else 0, max(costs)

    def dreaded(card: Card) -> Counter[str]:
        shown: Counter[str] = Counter([SYMBOL_NAMES[element]])
        return asks(card) | shown

    def liked(card: Card) -> Counter[str]:
        return asks(card) if isinstance(card.when, ShowsWithout) else Counter()

    return play


def lost_by(cards: list[Card], wild: Counter[str], calm: Counter[str]) -> int:
    """Points that the wild day costs beside the calm one."""
    days = [noon(listed(dice), cards, companions="kaar") for dice in (calm, wild)]
    return points(days[0]) - points(days[1])


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
    """Gifts of a card that leaves, is fetched, and leaves once more; and without the other card."""
    dice = listed(asks(one) + asks(other))
    return gifts(noon(dice, [one, other]), one), gifts(noon(dice, [one]), one)


def gifts(table: Table, card: Card) -> int:
    """Count how often it has given light or footprints."""
    return len(table.events("gained", seat=0, cause=card.name))


def hands_out(one: Card, other: Card) -> tuple[int, int]:
    there, gone = [noon(listed(asks(one)), cards, pile=other.name) for cards in ([one], [])]
    return len(there.them.spells), len(gone.them.spells)


SYMBOLS = SYMBOL_NAMES[:ELEMENTS]
PLAYS: list[tuple[Message, Play]] = [
    *[(m.share_dice(element=symbol), serves_both(e)) for e, symbol in enumerate(SYMBOLS)],
    (m.like_equal_dice(), likes_equal_dice),
    *[
        (m.brings_dice_for(colour=COLOUR_NAMES[e], element=symbol), brings_die(e))
        for e, symbol in enumerate(SYMBOLS)
    ],
    *[(m.dread_dice(element=symbol), fares_better_without(e)) for e, symbol in enumerate(SYMBOLS)],
    (m.gives_rerolls_to(), rolls_again),
    (m.brings_any_die_for(), die_of_choice),
    (m.has_fireflies_for(), fireflies_to_spare),
    (m.is_fetched_by(), fetched_from_graveyard),
    (m.hands_out(), hands_out),
]


def play_of(bond: Bond[Card]) -> Play:
    """The play in which a bond shows; every bond has exactly one."""
    found = [play for reason, play in PLAYS if reason == bond.helps]
    assert len(found) == 1, f"{len(found)} plays show {bond.helps!r}; expected one in PLAYS"
    return found[0]
