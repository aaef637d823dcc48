"""Wishes for hard positions of Glow, on both boards."""

from __future__ import annotations

from typing import Any

from everglow.games.glow.box.card import COMPANIONS
from everglow.games.glow.box.components import NO_DIE
from everglow.games.glow.box.realm import START
from everglow.games.glow.box.sea import CENTRE
from everglow.games.glow.rules.cards import CARD_IDS

from .wish import OVER, Fullness, Shows, Title, Wish, counted, listed

REALM = {"board": "realm"}
SEA = {"board": "sea"}
BOARDS = ["Realm", "Sea"]
LATE = 7
MOST_COMPANIONS = 8  # one a day; Cromaug goes when he fetches another
MOST_SPELLS = 2  # Xar'gok dies once, and once more when Cromaug has fetched him
BRINGERS = [c for c, companion in enumerate(COMPANIONS) if companion.die != NO_DIE]
REROLLERS = ("lumipili_nature", "lumipili_fire")
KEEPING = {"done": 2, "stop": 1, "turn": 0.5, "break": 20}

# Counting


def legal(s: Any, seat: int) -> int:
    return len(s.legal_actions(seat))


def others(s: Any, seat: int) -> list[Any]:
    return [p for other, p in enumerate(s.players) if other != seat]


def crowd(s: Any, seat: int) -> float:
    """Measure of how much lies on the table: cards and dice everywhere, the own ones above all."""
    p = s.players[seat]
    rest = sum(2 * len(o.companions) + 0.5 * len(o.dice) + len(o.spells) for o in others(s, seat))
    return 3 * len(p.companions) + 2 * len(p.dice) + 3 * len(p.spells) + rest


def boats_out(s: Any) -> int:
    return sum(boat != CENTRE for p in s.players for boat in p.boats)


def islands(s: Any) -> int:
    return len({boat for p in s.players for boat in p.boats})


def camps(s: Any) -> int:
    return sum(p.camp != START for p in s.players)


def days(s: Any) -> list[list[int]]:
    """The companions that every day will bring, seen from before the first one."""
    deck = s.deck[::-1]
    return [deck[day : day + 5] for day in range(0, len(deck), 5)]


# Deals that are worth playing


def brings_dice(s: Any) -> bool:
    """A card that brings a large die on five mornings, the last of them apart, and Kaar."""
    mornings = [set(day) & set(BRINGERS) for day in days(s)]
    kaar = [day for day, cards in enumerate(days(s)) if CARD_IDS["kaar"] in cards]
    return sum(bool(m) for m in mornings[:7]) >= 5 and bool(kaar)


def brings(*names: str) -> Any:
    """These companions come at all."""
    cards = {CARD_IDS[name] for name in names}
    return lambda s: cards <= set(s.deck)


# Words


def holding(s: Any, seat: int) -> str:
    p = s.players[seat]
    rest = listed([len(o.companions) for o in others(s, seat)])
    held = [counted(len(p.companions), "companion"), f"{len(p.dice)} dice"]
    spells = [counted(len(p.spells), "spell")] if p.spells else []
    when = f"on day {s.round} in the {BOARDS[s.sea]}"
    return f"{', '.join(held + spells)} {when}; others have {rest} companions"


def question_title(what: str) -> Title:
    return lambda s, seat: f"Asked {what} ({legal(s, seat)} answers), with {holding(s, seat)}"


def phase_title(what: str, most: str = "") -> Title:
    return lambda s, seat: f"{what} with {holding(s, seat)}" + (f" ({most})" if most else "")


# What is wished for: each has what it shows, and when it shows more


def dice_fullness(s: Any, seat: int) -> float:
    """Dice that wait for the seat on one space of the track count for something, too."""
    p = s.players[seat]
    waiting = max(len(s.track.dice_at(space)) for space in range(5))
    owned = sum(c in BRINGERS for c in p.companions)
    return 20 * len(p.dice) + 5 * waiting + 8 * owned + 0.2 * crowd(s, seat)


def companions_fullness(s: Any, seat: int) -> float:
    return 15 * len(s.players[seat].companions) + 4 * legal(s, seat) + crowd(s, seat)


def spells_fullness(s: Any, seat: int) -> float:
    most = sum(len(p.spells) for p in s.players)
    return 100 * len(s.players[seat].spells) + 5 * most + crowd(s, seat)


def by_choices(weight: float) -> Fullness:
    """Late, many answers, and a crowded table."""
    return lambda s, seat: weight * legal(s, seat) + 8 * s.round + crowd(s, seat)


def graveyard_title(s: Any, seat: int) -> str:
    return f"Cromaug fetches one of {legal(s, seat)} cards of the graveyard, with {holding(s, seat)}"


def all_boats(s: Any, seat: int) -> bool:
    return boats_out(s) >= 13 and islands(s) >= 9


def boats_title(s: Any, seat: int) -> str:
    return f"{boats_out(s)} boats of four players lie on {islands(s)} islands; {holding(s, seat)}"


def boats_fullness(s: Any, seat: int) -> float:
    return 5 * boats_out(s) + 8 * islands(s) + 3 * legal(s, seat) + 0.5 * crowd(s, seat)


def journey_title(s: Any, seat: int) -> str:
    feet = counted(s.players[seat].footprints, "footprint")
    return f"{camps(s)} camps; {legal(s, seat)} answers with {feet}, {holding(s, seat)}"


def journey_fullness(s: Any, seat: int) -> float:
    apart = len({p.camp for p in s.players} | {p.group for p in s.players})
    return float(15 * camps(s) + 4 * apart + 5 * legal(s, seat) + 3 * s.round + crowd(s, seat))


def first_morning(s: Any, seat: int) -> bool:
    return s.round == 1 and not s.graveyard


def over(s: Any, seat: int) -> bool:
    return not s.deciders()


def over_fullness(s: Any, seat: int) -> float:
    return float(sum(s.scores()) + crowd(s, seat) + 100 * (seat not in s.winners()))


def over_title(s: Any, seat: int) -> str:
    return f"The game is over, with {listed(s.scores())} light; {holding(s, seat)}"


def late(least: int, day: int = LATE) -> Shows:
    """Late in the game, with so many answers to choose from."""
    return lambda s, seat: s.round >= day and legal(s, seat) >= least


def question_wish(
    board: dict[str, str],
    kind: str,
    what: str,
    least: int = 2,
    seats: int = 4,
    needs: tuple[str, ...] = (),
    day: int = LATE,
    **habits: float,
) -> Wish:
    """A question of a kind on a board, with as much around it as can be."""
    return Wish(
        "glow",
        f"{board['board']}-asked-{kind.replace('_', '-')}",
        kind,
        late(least, day),
        by_choices(20 if kind == "take" else 3),  # the first of the morning has all five
        question_title(what),
        seats=seats,
        options=board,
        habits=KEEPING | habits,
        deal=brings(*needs) if needs else None,
    )


def asked_everything(board: dict[str, str]) -> list[Wish]:
    """Every kind of question that both boards have."""
    return [
        question_wish(board, "adventurer", "for an adventurer", least=4, day=1),
        question_wish(board, "take", "to take a companion", least=5),
        question_wish(board, "discard", "to discard a companion", least=4, seats=2),
        question_wish(board, "black", "where to move the black die", least=5, needs=("kaar",)),
        question_wish(board, "die", "for the colour of a Sketal's die", needs=("sketal_any",), day=5),
        question_wish(board, "reroll", "to reroll or turn dice", least=4),
        question_wish(board, "first_die", "for a first die to reroll", least=5, reroll=5),
        question_wish(board, "second_die", "for a second die to reroll", least=5, reroll=5),
        question_wish(board, "spend", "which rerolls to spend", least=3, needs=REROLLERS, turn=10),
        question_wish(board, "turn_die", "for a die to turn", least=5, turn=10),
        question_wish(board, "face", "for the face to turn a die to", least=6, turn=10),
        question_wish(board, "resolve", "which card to resolve", least=5),
        question_wish(board, "fetch", "whom Cromaug shall fetch", least=6, needs=("cromaug",)),
        question_wish(board, "skull", "whom to give up for a skull", least=5, stop=0.2),
    ]


GLOW = [
    Wish(
        "glow",
        "most-dice",
        "reroll",
        lambda s, seat: len(s.players[seat].dice) >= 14,
        dice_fullness,
        phase_title("Rolling", "18 is the most: 9 small, 3 of Pocana, 5 of Sketals, the black one"),
        options=REALM,
        habits=KEEPING | {f"face:{name}": 5.0 for name in ("water",)} | {"adventurer:pocana": 50.0},
        deal=brings_dice,
    ),
    Wish(
        "glow",
        "most-companions",
        "resolve",
        lambda s, seat: len(s.players[seat].companions) == MOST_COMPANIONS and legal(s, seat) >= 5,
        companions_fullness,
        phase_title("Noon", "8 is the most: one a day"),
        options=REALM,
        habits=KEEPING,
    ),
    Wish(
        "glow",
        "most-spells",
        "resolve",
        lambda s, seat: len(s.players[seat].spells) == MOST_SPELLS,
        spells_fullness,
        phase_title("Noon", "2 is the most: Xar'gok dies, and again when Cromaug has fetched him"),
        options=SEA,
        habits=KEEPING | {"break": 0.001, "fetch:xargok": 100.0, "resolve:spell": 0.1},
        deal=brings("xargok", "cromaug"),
    ),
    Wish(
        "glow",
        "graveyard",
        "fetch",
        lambda s, seat: legal(s, seat) >= 25,
        by_choices(20),
        graveyard_title,
        seats=2,
        options=REALM,
        habits=KEEPING,
        deal=brings("cromaug"),
    ),
    Wish(
        "glow",
        "graveyard-of-four",
        "fetch",
        lambda s, seat: legal(s, seat) >= 15,
        by_choices(20),
        graveyard_title,
        options=SEA,
        habits=KEEPING | {"stop": 0.1},
        deal=brings("cromaug"),
    ),
    Wish(
        "glow",
        "sea-all-boats",
        "sail",
        all_boats,
        boats_fullness,
        boats_title,
        options=SEA,
        habits=KEEPING | {"stop": 0.1},
    ),
    Wish(
        "glow",
        "realm-journey",
        "go",
        lambda s, seat: s.round >= LATE and camps(s) == 4 and legal(s, seat) >= 3,
        journey_fullness,
        journey_title,
        options=REALM,
        habits=KEEPING | {"stop": 0.5},
    ),
    *[
        Wish(
            "glow",
            f"{board['board']}-over",
            OVER,
            over,
            over_fullness,
            over_title,
            options=board,
            habits=KEEPING,
        )
        for board in (REALM, SEA)
    ],
    *[
        Wish(
            "glow",
            f"{board['board']}-early",
            "take",
            first_morning,
            first_morning,
            lambda s, seat: (
                f"Day {s.round} of two players in the {BOARDS[s.sea]}, {legal(s, seat)} companions"
            ),
            seats=2,
            options=board,
        )
        for board in (REALM, SEA)
    ],
    *asked_everything(REALM),
    *asked_everything(SEA),
    question_wish(REALM, "go", "where to go", least=3, stop=0.5),
    question_wish(SEA, "sail", "where to sail", least=4, stop=0.1),
]
