"""Wishes for hard positions of the Vale of Eternity."""

from __future__ import annotations

from collections import Counter
from typing import Any

from everglow.games.vale.box.card import CARDS
from everglow.games.vale.box.components import FAMILY_NAMES, POINTS_TO_END
from everglow.games.vale.show.view import question

from .wish import OVER, Fullness, Title, Wish, counted, listed

HOARD = {"summon": 20, "tame": 4, "sell": 3, "release": 0.02, "discard": 0.3, "done": 3}
FULL_HAND = 10
LATE = 8

# Counting


def areas(s: Any) -> list[int]:
    return [len(p.area) for p in s.players]


def others(s: Any, seat: int) -> list[Any]:
    return [p for other, p in enumerate(s.players) if other != seat]


def crowd(s: Any, seat: int) -> float:
    """Measure of how much lies on the table: cards everywhere, the own ones above all."""
    p = s.players[seat]
    own = 2 * len(p.area) + 2 * min(len(p.hand), 12)
    return own + sum(len(o.area) + 0.2 * min(len(o.hand), 10) for o in others(s, seat))


def legal(s: Any, seat: int) -> int:
    return len(s.legal_actions(seat))


def family(s: Any) -> tuple[int, int]:
    """The family with most cards in the display, and how many those are, marked or not."""
    cards = s.display + [c for p in s.players for c in p.marked]
    counted = Counter(CARDS[c].family for c in cards)
    return max(counted.items(), key=lambda item: item[1], default=(0, 0))


def colours(stones: list[int]) -> int:
    return sum(count > 0 for count in stones)


# Words


def holding(s: Any, seat: int) -> str:
    p = s.players[seat]
    rest = listed([len(o.area) for o in others(s, seat)])
    held = [counted(len(p.area), "creature"), counted(len(p.hand), "hand card")]
    return f"{' and '.join(held)} in round {s.round}; others have {rest} creatures"


def question_title(what: str) -> Title:
    return lambda s, seat: f"Asked {what} ({legal(s, seat)} answers), with {holding(s, seat)}"


# What is wished for: each has what it shows, and when it shows more


def full_hand(s: Any, seat: int) -> bool:
    p = s.players[seat]
    return s.round >= 9 and len(p.area) >= 9 and len(p.hand) >= FULL_HAND and min(areas(s)) >= 6


def full_hand_fullness(s: Any, seat: int) -> float:
    p = s.players[seat]
    own = 6 * len(p.area) + 5 * min(len(p.hand), 12)
    return own + sum(2 * len(o.area) + 0.3 * min(len(o.hand), 10) for o in others(s, seat)) + len(p.marked)


def paying(s: Any, seat: int) -> bool:
    p = s.players[seat]
    return sum(p.stones) >= 6 and colours(p.stones) == 3 and len(p.hand) >= 8


def paying_fullness(s: Any, seat: int) -> float:
    p = s.players[seat]
    return float(10 * min(sum(p.stones), 6) + 15 * colours(p.stones) + legal(s, seat) + crowd(s, seat))


def keeping(s: Any, seat: int) -> bool:
    p = s.players[seat]
    return colours(p.stones) == 3 and sum(p.stones) >= p.stone_limit() + 2


def keeping_fullness(s: Any, seat: int) -> float:
    return float(15 * colours(s.players[seat].stones) + 4 * sum(s.players[seat].stones) + crowd(s, seat))


def keeping_title(s: Any, seat: int) -> str:
    p = s.players[seat]
    return f"Asked which {p.stone_limit()} of {sum(p.stones)} stones to keep, with {holding(s, seat)}"


def stones_title(s: Any, seat: int) -> str:
    p = s.players[seat]
    red, blue, purple = p.stones
    asked: Any = question(s, seat)
    cost = asked["cost"]
    stones = f"{red} red, {blue} blue and {purple} purple stones"
    return f"Asked to pay {cost} with {stones}, {holding(s, seat)}"


def full_family(s: Any, seat: int) -> bool:
    return family(s)[1] == 8


def full_family_fullness(s: Any, seat: int) -> float:
    wanted = 5 if s.display else 8  # in the hunt some are still to be marked
    marked = sum(len(p.marked) for p in s.players)
    return 100 * family(s)[1] - 3 * abs(marked - wanted) + crowd(s, seat)


def family_title(s: Any, seat: int) -> str:
    which, count = family(s)
    marked = sum(len(p.marked) for p in s.players)
    return f"{count} {FAMILY_NAMES[which]} cards lie in one lane, {marked} of them marked; {holding(s, seat)}"


def discard_pile(s: Any, seat: int) -> bool:
    return len(s.discarded) >= 25 and legal(s, seat) >= 8


def discard_pile_fullness(s: Any, seat: int) -> float:
    return 3 * legal(s, seat) + len(s.discarded) + 0.2 * crowd(s, seat)


def discard_pile_title(s: Any, seat: int) -> str:
    return f"Asked to take one of {legal(s, seat)} earth cards out of {len(s.discarded)} discarded ones"


def resolution(s: Any, seat: int) -> bool:
    return legal(s, seat) >= 6


def by_choices(weight: float) -> Fullness:
    """Late, many answers, and a crowded table."""
    return lambda s, seat: weight * legal(s, seat) + 3 * s.round + crowd(s, seat)


def last_round(s: Any, seat: int) -> bool:
    return bool(s.round < 10 and max(s.scores()) >= POINTS_TO_END > s.players[seat].score)


def last_round_fullness(s: Any, seat: int) -> float:
    return float(500 * last_round(s, seat) + min(max(s.scores()), 60) + crowd(s, seat))


def last_round_title(s: Any, seat: int) -> str:
    return f"Acting in the last round, since somebody has {max(s.scores())} points, with {holding(s, seat)}"


def first_round(s: Any, seat: int) -> bool:
    return bool(s.round == 1)


def both_full(s: Any, seat: int) -> bool:
    return s.round >= 9 and min(areas(s)) >= 7


def over(s: Any, seat: int) -> bool:
    return not s.deciders()


def over_fullness(s: Any, seat: int) -> float:
    return float(sum(s.scores()) + crowd(s, seat) + 100 * (seat not in s.winners()))


def over_title(s: Any, seat: int) -> str:
    return f"The game is over after round {s.round}, with {listed(s.scores())} points"


def question_wish(
    name: str, kind: str, what: str, habits: dict[str, float], least: int = 2, text: str = ""
) -> Wish:
    """A question of a kind, asked by a certain rule or text if there are several; the fuller the better."""

    def fits(s: Any, seat: int) -> bool:
        return text in s.agenda.waiting_for(seat).effect.name

    return Wish(
        "vale",
        f"asked-{name}",
        kind,
        lambda s, seat: s.round >= LATE and legal(s, seat) >= least and fits(s, seat),
        lambda s, seat: by_choices(3)(s, seat) + 300 * fits(s, seat),
        question_title(what),
        habits=HOARD | habits,
    )


def one_family(name: str) -> dict[str, float]:
    """Sell one family and keep all others: then the discard pile becomes a deck of that family."""
    sold = {f"sell:{c.name}": 500.0 for c in CARDS if FAMILY_NAMES[c.family] == name}
    return {"sell": 0.05, "tame": 10.0, "summon": 1.0, "release": 0.0001} | sold


def summoning(*cards: str) -> dict[str, float]:
    """Get these cards and summon them."""
    return {f"{verb}:{card}": 300.0 for card in cards for verb in ("mark", "tame", "summon")} | {
        f"sell:{card}": 0.01 for card in cards
    }


DRAWING = summoning("griffon", "hippogriff", "pegasus", "sylph", "dandelion_spirit", "horned_salamander")
FREE_SUMMONERS = ("young_forest_spirit", "dragon_egg")
DISCARDERS = ("boulder", "ember", "gust", "marina", "leviathan")

VALE = [
    Wish(
        "vale",
        "full-hand",
        "action",
        full_hand,
        full_hand_fullness,
        lambda s, seat: f"Acting with {holding(s, seat)}",
        habits=HOARD | DRAWING,
    ),
    Wish("vale", "paying", "pay", paying, paying_fullness, stones_title, habits=HOARD | summoning("hestia")),
    Wish("vale", "keeping", "keep", keeping, keeping_fullness, keeping_title, habits=HOARD),
    Wish(
        "vale",
        "full-family",
        "mark",
        full_family,
        full_family_fullness,
        family_title,
        habits=one_family("fire"),
    ),
    Wish(
        "vale",
        "full-family-marked",
        "action",
        full_family,
        full_family_fullness,
        family_title,
        habits=one_family("earth"),
    ),
    Wish(
        "vale",
        "discard-pile",
        "take",
        discard_pile,
        discard_pile_fullness,
        discard_pile_title,
        habits={"sell": 30, "release": 0.02} | summoning("mimic"),
    ),
    Wish(
        "vale",
        "resolution",
        "resolution",
        resolution,
        by_choices(12),
        lambda s, seat: f"{legal(s, seat)} creatures can be activated, with {holding(s, seat)}",
        habits=HOARD,
    ),
    Wish(
        "vale",
        "last-round",
        "action",
        last_round,
        last_round_fullness,
        last_round_title,
        habits=HOARD,
    ),
    Wish("vale", "over", OVER, over, over_fullness, over_title, habits=HOARD),
    Wish(
        "vale",
        "early",
        "mark",
        first_round,
        first_round,
        lambda s, seat: f"Round {s.round} of two players; {counted(legal(s, seat), 'card')} to hunt",
        seats=2,
    ),
    Wish(
        "vale",
        "two-players-late",
        "action",
        both_full,
        full_hand_fullness,
        lambda s, seat: f"Two players; acting with {holding(s, seat)}",
        seats=2,
        habits=HOARD | DRAWING,
    ),
    question_wish("mark", "mark", "to mark a card", {}, 4),
    question_wish(
        "release", "pay", "to pay for a release", {"release": 3.0, **summoning("hestia")}, 5, "rule/release"
    ),
    question_wish("recover", "recover", "to recover a creature", summoning("aeris", "balog", "asmodeus"), 3),
    question_wish("discard-hand", "discard_hand", "to discard a hand card", summoning("medusa"), 6),
    question_wish(
        "discard-area", "discard_area", "to discard a creature of a family", summoning(*DISCARDERS)
    ),
    question_wish("player", "player", "to choose a player", summoning("goblin", *DISCARDERS)),
    question_wish("free-summon", "free_summon", "to summon a card free", summoning(*FREE_SUMMONERS), 3),
    question_wish("copy-instant", "copy", "to copy an instant text", summoning("scorch"), 3, "instant"),
    question_wish("copy-active", "copy", "to copy an active text", summoning("genie_exalted"), 3, "active"),
    question_wish("choose", "choose", "to choose two of four options", summoning("hydra"), 3, "hydra"),
    question_wish(
        "discard-up-to", "discard_up_to", "to discard up to three creatures", summoning("cerberus"), 6
    ),
    question_wish("activate", "activate", "to activate everything", summoning("genie"), 4),
]
