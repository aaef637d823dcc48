"""The table as lines: for a terminal, and for a screen reader."""

from __future__ import annotations

from everglow.games.vale.box.components import STONE_NAMES
from everglow.games.vale.rules.cards import CARD_IDS
from everglow.games.vale.schema import HandCard, Player, View
from everglow.games.vale.texts.phrases import card, family, short_effects, stones_in_brief
from everglow.games.vale.words.generated import messages as m
from everglow.words.message import Message
from everglow.words.shared import victory


def table(view: View, brevity: int = 0) -> list[Message]:
    """Show round and piles, the display, everybody's things, the own hand.

    The shorter it is, the less is told: first of others' areas, then of the own one, then of the hand, then
    of everybody else; in the end only what a question does not tell.
    """
    if brevity > 3:
        return _in_brief(view, brevity)
    lines = [_now(view), _piles(view)] + _display(view, brevity > 1)
    for seat in range(len(view["players"])):
        lines += _player(view, seat, brevity)
    return lines + _hand(view, brevity > 2)


def _in_brief(view: View, brevity: int) -> list[Message]:
    """Show others by their points, then no cards that could be chosen, then only stones and points."""
    me = view["seat"]
    lines = [_now(view)] * (brevity < 6) + _display(view, True) * (brevity < 5) + [_standings(view)]
    if me is None:
        return lines
    player = view["players"][me]
    own = [_possessions(player, me), m.indented(line=_area_in_brief(player))][: 1 if brevity > 5 else 2]
    return lines + own + _hand(view, True) * (brevity < 5)


def _standings(view: View) -> Message:
    """The points of the others, in one line."""
    seats = [seat for seat in range(len(view["players"])) if seat != view["seat"]]
    return m.standings(
        standings=[m.standing(seat=seat, points=view["players"][seat]["points"]) for seat in seats]
    )


def _now(view: View) -> Message:
    if view["phase"] == "end":
        return m.table_over(round=view["round"], victory=victory(view["winners"]))
    waiting = [seat for seat in view["deciders"] if seat != view["seat"]]  # whoever is asked knows it
    return m.table_now(
        round=view["round"],
        rounds=view["rounds"],
        phase=view["phase"],
        start=view["start"],
        waiting=waiting,
    )


def _piles(view: View) -> Message:
    return m.table_piles(deck=view["deck"], top=view["deck_top"], discarded=len(view["discarded"]))


def _display(view: View, brief: bool) -> list[Message]:
    """Show the display sorted by family, cards with a marker too."""
    heads = {name: card_head(name) for name in view["display"]}
    for seat, player in enumerate(view["players"]):
        heads |= {name: _marked(name, seat) for name in player["marked"]}
    shown = sorted(heads, key=lambda name: CARD_IDS[name])
    if brief and shown:
        return [m.display_in_brief(cards=[heads[name] for name in shown])]
    return [m.display_is()] * bool(shown) + [card_line(name, heads[name]) for name in shown]


def card_line(name: str, head: Message) -> Message:
    return m.indented(line=m.card_line(head=head, effects=short_effects(name)))


def card_head(name: str) -> Message:
    return m.card_head(card=name, family=family(name), cost=card(name).cost)


def _marked(name: str, seat: int) -> Message:
    return m.card_marked(card=name, family=family(name), cost=card(name).cost, seat=seat)


# Players


def _player(view: View, seat: int, brevity: int) -> list[Message]:
    player, own = view["players"][seat], seat == view["seat"]
    if not own and brevity:
        return [_possessions(player, seat, brief=True)]
    if own and player["area"] and brevity < 2:
        return [_possessions(player, seat), *_area(player)]
    return [_possessions(player, seat), m.indented(line=_area_in_brief(player))]


def _possessions(player: Player, seat: int, brief: bool = False) -> Message:
    return m.player_has(
        seat=seat,
        points=player["points"],
        stones=stones_in_brief(player["stones"]),
        worth=_worth(player),
        limit=player["stone_limit"],
        cards=player["hand_size"],
        creatures=len(player["area"]) if brief else None,
        slots=player["area_limit"],
    )


def _worth(player: Player) -> int:
    return sum(player["stones"][colour] * player["stone_values"][colour] for colour in STONE_NAMES)


def _area(player: Player) -> list[Message]:
    title = m.area_is(creatures=len(player["area"]), slots=player["area_limit"])
    creatures = [card_line(name, _creature(name, player)) for name in player["area"]]
    return [m.indented(line=line) for line in [title, *creatures]]


def _creature(name: str, player: Player) -> Message:
    if name not in player["activated"]:
        return card_head(name)
    return m.card_activated(card=name, family=family(name), cost=card(name).cost)


def _area_in_brief(player: Player) -> Message:
    acted = player["activated"]
    creatures = [
        m.creature_in_brief(card=name, family=family(name), activated=name in acted)
        for name in player["area"]
    ]
    return m.area_in_brief(creatures=len(creatures), slots=player["area_limit"], cards=creatures)


def _hand(view: View, brief: bool) -> list[Message]:
    held = None if view["seat"] is None else view["players"][view["seat"]]["hand"]
    heads = {one["card"]: _held(one) for one in held or []}
    if brief and heads:
        return [m.hand_in_brief(cards=list(heads.values()))]
    return [m.hand_is()] * bool(heads) + [card_line(name, head) for name, head in heads.items()]


def _held(held: HandCard) -> Message:
    """Name a card in hand, with what it costs now if that is not what is printed."""
    name, cost = held["card"], card(held["card"]).cost
    if held["cost"] == cost:
        return card_head(name)
    return m.card_costs_now(card=name, family=family(name), cost=cost, now=held["cost"])
