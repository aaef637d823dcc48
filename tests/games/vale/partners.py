"""Plays that show why creatures work together, one for each reason in the gallery."""

from __future__ import annotations

from everglow.bond import Bond
from everglow.games.vale.box.card import Card
from everglow.games.vale.box.components import BLUE, PURPLE, RED, STONE_NAMES
from everglow.games.vale.rules.cards.earth import TurnAllStonesInto
from everglow.games.vale.rules.effects import Gain, Score, ScorePerStone
from everglow.games.vale.rules.moves import DiscardFromHand, RecoverOne
from everglow.games.vale.texts.sentences import says
from everglow.games.vale.texts.stones import pays_off, raised, scores_value
from everglow.games.vale.texts.together import comes_back

from .pair import THEIRS, Pair, Play, acts, coins, exact, if_there, in_area
from .table import STONES, Table
from .texts.wording import said
from .turns import brought, carry_out, finish_round, next_turn, scored, summon, tame, wealth

LARGE = "eternity, behemoth, gi_rin, sand_giant, poseidon, freyja"  # hand cards that do nothing
PERMANENT = "kappa, gargoyle, phoenix, triton"  # of cost 1, 2, 3 and 4
PLAIN = [
    "lava_giant",
    "poseidon",
    "rock_golem",
    "rudra",
    "gust",
]  # by family; spent once they are summoned


# Stones

CHOICES = [
    ["lose0_1"],
    ["lose1_3", "stones33", "6_to_333", "points4"],
    ["lose2_6", "stone6", "3_to_6", "points4"],
]


def swapped_for(one: Card, colour: int) -> str:
    """The stone that it needs in order to give one of this colour."""
    if says(one, TurnAllStonesInto):
        return "1"
    return {BLUE: "6", PURPLE: "3"}[colour] if one.name == "snail_maiden" else ""


def lasts(card: Card, colour: int) -> bool:
    return pays_off(card, colour) or raised(card)[colour]


def gives_stones(colour: int) -> Play:
    """The one gives stones, the other makes use of them: in points, or by making them worth more."""

    def play(pair: Pair) -> int:
        one, other, first, second = pair.one, pair.other, pair.first, pair.second
        at_once = acts(one.instant, Gain, TurnAllStonesInto)
        from_hand = not lasts(other, colour) and other.instant is not None
        coin = BLUE if colour == PURPLE and not from_hand else PURPLE  # not what is made use of
        price = coins(one, other, coin) if at_once else "", coins(other) if from_hand else ""
        table = Table(
            hand=f"{pair.without(LARGE)}, hestia, {first if at_once else ''}, {second if from_hand else ''}",
            area=f"{'' if at_once else first}, {'' if from_hand else second}",
            stones=f"{if_there(first, price[0])} {if_there(second, price[1])} {swapped_for(one, colour)}",
            marked="leviathan",
            points=9,
        )
        tame(table, "leviathan")
        if at_once:
            summon(table, first, price[0], *CHOICES[colour])
        if not at_once or not (from_hand or lasts(other, colour)):
            next_turn(table, first, "eternity", second, *CHOICES[colour])
        if from_hand:
            summon(table, second, price[1])
        if pays_off(other, colour):
            summon(table, "hestia", table.you.stones)
        scores = says(other, Score, ScorePerStone) or scores_value(other, colour) or pays_off(other, colour)
        return table.you.points if scores else wealth(table)

    return play


def raises_value(colour: int) -> Play:
    def play(pair: Pair) -> int:
        held = f"{STONES[colour]} {STONES[colour]}"
        table = Table(hand=pair.second, area=pair.first, stones=f"{coins(pair.other)} {held}")
        summon(table, pair.second, coins(pair.other))
        return table.you.points

    return play


def makes_room(pair: Pair) -> int:
    """The other takes many stones, or counts those that two sales brought above the limit."""
    other = pair.other
    in_hand = other.instant is not None
    scores = [colour for colour in (BLUE, PURPLE) if scores_value(other, colour)] or [BLUE]
    counting = scores_value(other, scores[0]) or says(other, ScorePerStone, TurnAllStonesInto)
    stone, sold = ("3", "kappa, nessie") if scores == [BLUE] else ("6", "ember, marina")
    taking = "6 6 6 6" if in_hand else "6 6 6"  # one more finds room, many do not
    held = f"6 {stone} {stone} {stone}" if counting else taking
    table = Table(
        hand=pair.second if in_hand else "",
        area=f"{pair.first}, {'' if in_hand else pair.second}",
        stones=held,
        marked=sold if counting else "",
    )
    for card in sold.split(", ") if counting else []:
        table.sell(card)
        carry_out(table)
    summon(table, pair.second, coins(other), "stone6", "stones33")
    finish_round(table, "6_to_333")
    scoring = scores_value(other, scores[0]) or says(other, ScorePerStone)
    return table.you.points if scoring else wealth(table)


# Creatures that are counted, returned, taken, looked for


def scores_for(pair: Pair) -> int:
    in_hand = pair.other.instant is not None
    table = Table(
        hand=pair.second if in_hand else "",
        area=f"{in_area(pair.first)}, {'' if in_hand else pair.second}",
        stones=coins(pair.other, pair.one),
    )
    summon(table, pair.second)
    if not in_hand:
        finish_round(table, pair.second)
    return scored(table, pair.other.name)


def returns_to_hand(pair: Pair) -> int:
    """Next round it can be summoned again."""
    table = Table(hand="hestia", area=f"{pair.first}, {pair.second}", stones="6")
    next_turn(table, pair.second, pair.first)
    return int(table.can_summon(pair.one.name))


def taken_from_discard_pile(pair: Pair) -> int:
    table = Table(area=pair.second, discard=f"{pair.first}, hestia")
    finish_round(table)
    return int(pair.one.name in table.you.hand)


def looks_for_cost(pair: Pair) -> int:
    needed = dict(enumerate(PERMANENT.split(", "), start=1))
    needed[pair.one.cost] = in_area(pair.first)
    table = Table(hand=pair.second, area=", ".join(needed.values()))
    summon(table, pair.second)
    return table.you.points


def high_cost_scores(pair: Pair) -> int:
    """Points with the first card, or with Griffon in its place, whose cost of 7 is not high yet."""
    returned = says(pair.other, RecoverOne)
    there = pair.first or "griffon"
    table = Table(
        hand=f"{pair.second}, {'' if returned else there}",
        area=there if returned else "",
        stones=coins(pair.other),
    )
    summon(table, pair.second)
    return table.you.points


# Summoning


def summons_free(pair: Pair) -> int:
    """Summon the other one without stones, with only a creature for each of its wishes."""
    table = Table(
        hand=f"{pair.first}, {pair.second}, hestia",
        area="ifrit",
        their_area=pair.without(THEIRS),
        stones=if_there(pair.first, coins(pair.one)),
    )
    summon(table, pair.first, "hestia", pair.other.name)
    return len(table.events("summoned", seat=0, card=pair.other.name))


def makes_cheaper(pair: Pair) -> int:
    """The stones are too few without the discount."""
    assert pair.one.permanent is not None
    cost = max(pair.other.cost - pair.one.permanent.discounts([0] * 5)[pair.other.family], 0)
    table = Table(hand=pair.second, area=pair.first, stones=exact(cost))
    return int(table.can_summon(pair.other.name))


def cheaper_again(pair: Pair) -> int:
    """Count how often the stones are enough, in this round and the next."""
    cost = pair.other.cost - 1
    stones = f"{exact(cost)} {exact(cost)}"
    table = Table(
        hand=pair.second, area=pair.first, stones=stones if len(stones.split()) <= 4 else f"6 {exact(cost)}"
    )
    summon(table, pair.second)
    next_turn(table)
    summon(table, pair.second)
    return len(table.events("summoned", seat=0, card=pair.other.name))


def more_creatures(pair: Pair) -> int:
    """Besides the one that helps: where it is left out, a plain creature of its family takes its place."""
    prize = pair.without("tidal, ember" if pair.one.name == "dragon_egg" else "charybdis").split(", ")[0]
    lasting = pair.one.permanent is not None
    plain = "" if pair.first or not in_area(pair.one.name) else PLAIN[pair.one.family]
    table = Table(
        hand=f"{'' if lasting else pair.first}, {pair.second}, kappa, hestia, {prize}",
        area=f"{pair.first if lasting else ''}, {plain}",
        their_area="nessie",
        stones=f"{coins(pair.other)} {if_there('' if lasting else pair.first, coins(pair.one))}",
    )
    if not lasting:
        summon(table, pair.first, "hestia", prize)
    if table.you.cost("kappa") == 0:
        summon(table, "kappa")
    summon(table, pair.second)
    finish_round(table, pair.second)
    return scored(table, pair.other.name)


def summoned_again(pair: Pair) -> int:
    """Summon it in this round and the next; Hestia, who takes its place, stays where she is."""
    colours = [colour for colour in (RED, BLUE, PURPLE) if pays_off(pair.other, colour)]
    stone = STONES[colours[0]] if colours else "1"
    pay = " ".join(sorted([stone, "6"])) if pair.one.cost else ""  # nobody pays for what costs nothing
    table = Table(hand=pair.first or "hestia", area=pair.second, stones=f"{pay} {pay}")
    summon(table, pair.first or "hestia", pay)
    next_turn(table)
    summon(table, pair.first or "hestia", pay)
    return scored(table, pair.other.name)


# Hand, deck and discard pile


def fills_the_hand(pair: Pair) -> int:
    """Gain with the first card, or with a plain creature that lies or is summoned in its place."""
    one, other = pair.one, pair.other
    at_once = one.active is None
    in_hand = other.instant is not None
    there = pair.first or "surtr"
    hand = {"young_forest_spirit": "kappa", "harpy": "" if comes_back(one) else "kappa"}.get(other.name, "")
    table = Table(
        hand=f"{there if at_once else ''}, {pair.second if in_hand else ''}, {hand}",
        area=f"{'' if at_once else there}, {'' if in_hand else pair.second}, {target(one)}",
        stones=f"{coins(one)} {coins(other)}" if at_once else coins(other),
        discard="troll",
    )
    if at_once:
        summon(table, there, coins(one), "draw", "points4", "incubus")
    if not in_hand:
        finish_round(table, there, "incubus", pair.second)
    elif not at_once:
        next_turn(table, there, "incubus")
    if says(other, DiscardFromHand) and in_hand:
        return int(table.can_summon(other.name))
    summon(table, pair.second, coins(other))
    return scored(table, other.name) + brought(table, other.name)


def target(one: Card) -> str:
    """Somebody whom it can return to the hand."""
    return "incubus" if says(one, RecoverOne) else ""


def takes_stones_when_tamed(pair: Pair) -> int:
    table = Table(area=pair.second, marked=pair.first)
    if pair.first:
        tame(table, pair.first)
    return wealth(table)


def discards_for_another(pair: Pair) -> int:
    """The goblin gets from the hand or an area into the discard pile, and from there into the hand."""
    at_once, from_area = pair.one.instant is not None, pair.one.name in ("cerberus", "gust")
    table = Table(
        hand=f"{pair.first if at_once else ''}, hestia, {'' if from_area else 'goblin'}",
        area=f"{'' if at_once else pair.first}, {pair.second}, {'goblin' if from_area else ''}",
        stones=coins(pair.one),
    )
    summon(table, pair.first, "goblin", "you", "done")
    finish_round(table, pair.first, "goblin")
    return len(table.events("fetched", seat=0, card="goblin"))


def lies_on_the_deck(pair: Pair) -> int:
    in_hand = pair.other.instant is not None
    table = Table(
        hand=f"{pair.first}, {pair.second if in_hand else ''}",
        area="" if in_hand else pair.second,
        stones=f"{coins(pair.one)} {coins(pair.other)}",
    )
    summon(table, pair.first)
    summon(table, pair.second, "draw")
    finish_round(table)
    return len(table.events("drew", seat=0, card=pair.one.name))


# Texts of others


def copies(pair: Pair) -> int:
    """A table at which every text can be carried out; the copier says what it got from it."""
    in_hand = pair.other.instant is not None
    table = Table(
        hand=f"hestia, balog, {pair.second if in_hand else ''}",
        area=f"{in_area(pair.first)}, {pair.without(PERMANENT) if in_hand else pair.second}",
        stones="3 6 6 6" if in_hand else "1 3 6",
        discard=pair.without("troll, basilisk"),
        their_area=pair.without(THEIRS),
        their_points=20,
    )
    if in_hand:
        summon(table, pair.second, coins(pair.other), pair.one.name)
    else:
        finish_round(table, pair.second, pair.one.name)
    return brought(table, pair.other.name)


def activates(pair: Pair) -> int:
    """Gain from activating the first card before the resolution begins."""
    table = Table(
        hand=f"hestia, agni, {pair.second}",
        area=pair.first,
        stones="1 3 6 6",
        discard=pair.without("troll, basilisk"),
        their_points=20,
    )
    summon(table, pair.second, coins(pair.other))
    return brought(table, pair.one.name)


PLAYS: dict[str, Play] = {
    **{f"It gives {{{name}}} stones": gives_stones(colour) for colour, name in enumerate(STONE_NAMES)},
    **{f"It makes {{{name}}} stones worth": raises_value(colour) for colour, name in enumerate(STONE_NAMES)},
    "that these score for.": scores_for,
    "that these return to the hand": returns_to_hand,
    "that these take out of the discard pile": taken_from_discard_pile,
    "It makes room for the stones": makes_room,
    "Its high cost is worth points": high_cost_scores,
    "It summons without paying": summons_free,
    "It makes these cheaper": makes_cheaper,
    "It makes every summon cheaper": cheaper_again,
    "It brings more creatures into the area": more_creatures,
    "It comes back to be summoned again": summoned_again,
    "It brings cards into the hand": fills_the_hand,
    "These take stones when it is tamed": takes_stones_when_tamed,
    "It puts cards on the discard pile": discards_for_another,
    "It lies on top of the deck": lies_on_the_deck,
    "Its cost is one that these look for": looks_for_cost,
    "These can copy its effect": copies,
    "These activate it once more": activates,
}


def play_of(bond: Bond[Card]) -> Play:
    """The play in which a bond shows; every bond has exactly one."""
    told = said(bond.helps)
    found = [play for phrase, play in PLAYS.items() if phrase in told]
    assert len(found) == 1, f"{len(found)} plays show that {told!r}; expected one in PLAYS"
    return found[0]
