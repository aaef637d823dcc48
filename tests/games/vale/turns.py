"""Turns that play themselves, for tests that want to see how a position ends, not how it is played."""

from __future__ import annotations

from .table import Table, count


def worth(table: Table, stones: str) -> int:
    return sum(number * value for number, value in zip(count(stones), table.you.values, strict=True))


def wealth(table: Table) -> int:
    """Value of your stones."""
    return worth(table, table.you.stones)


def answer(table: Table, *wishes: str) -> None:
    """The first wish that is legal; otherwise keep the best stones, pay the fewest, tame, end the turn."""
    options = sorted(table.options)
    wished = [wish for wish in wishes if wish in options]
    tamed = [word for word in options if word.startswith("tame ")]
    if table.question == "keep":
        options.sort(key=lambda stones: -worth(table, stones))
    elif wished:
        options = wished
    elif table.question == "pay":
        options.sort(key=lambda stones: worth(table, stones))
    elif table.question == "action":
        options = tamed or ["end turn"]
    table.choose(options[0])


def carry_out(table: Table, *wishes: str) -> None:
    """Answer all questions inside of an action."""
    while table.question not in ("action", "resolution"):
        answer(table, *wishes)


def tame(table: Table, card: str) -> None:
    table.tame(card)
    carry_out(table)


def summon(table: Table, card: str, *wishes: str) -> None:
    """Summon it if there is such a card and nothing forbids it."""
    if card and table.can_summon(card):
        table.summon(card)
        carry_out(table, *wishes)


def finish_round(table: Table, *wishes: str) -> None:
    """Let everybody end the turn and activate what must be, in the order of the wishes."""
    this = table.round
    while not table.over and table.round == this:
        answer(table, *wishes)


def next_turn(table: Table, *wishes: str) -> None:
    """Play on to your action turn of the next round."""
    finish_round(table, *wishes)
    while (table.decider, table.question) != ("you", "action"):
        answer(table)


def scored(table: Table, cause: str) -> int:
    """The points that a card has brought you."""
    return sum(event["points"] for event in table.events("scored", seat=0, cause=cause))


def brought(table: Table, cause: str) -> int:
    """Count how often a card has brought you something."""
    return sum(len(table.events(kind, seat=0, cause=cause)) for kind in ("scored", "took", "drew", "fetched"))


def marking_order(table: Table) -> list[str | None]:
    """Mark cards until the hunt is over, and return who marked, in order."""
    order = []
    while table.question == "mark":
        order.append(table.decider)
        table.mark(min(table.options))
    return order
