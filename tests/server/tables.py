"""Tables without sockets, for tests: people sit down, and the time is whatever they say."""

from collections.abc import Sequence
from typing import TypeAlias, TypeVar

from msgspec import structs

from everglow.game import AnyGame, Seat
from everglow.games import games
from everglow.record import Record
from everglow.record_parts import hash_of
from everglow.rng import Chance, fast
from everglow.server.table.changes import apply, table_from
from everglow.server.table.entries import Acted, AnyEntry, Opened, Sat, Started, Timing
from everglow.server.table.people import Visitor
from everglow.server.table.table import Table
from everglow.server.views.updates import playing

Options: TypeAlias = dict[str, str]
Kind: TypeAlias = tuple[str, Options, int]  # the name of a game, what is agreed on, how many play
T = TypeVar("T")

CODE = "ABCDEF"
SECRET = "what the deal was made of"
KINDS: list[tuple[str, Options]] = [("vale", {}), ("glow", {"board": "realm"}), ("glow", {"board": "sea"})]
KINDS += [(name, {}) for name in games() if name not in dict(KINDS)]  # those that EVERGLOW_GAMES names
EVERY_KIND: list[Kind] = [(name, options, seats) for name, options in KINDS for seats in games()[name].seats]
NAMES = ["Ann", "Bo", "Cy", "Di"]


def person(seat: Seat) -> str:
    return f"person {seat}"


def nonce(seat: Seat) -> str:
    return f"what the browser of {NAMES[seat]} threw in"


def visitor(seat: Seat) -> Visitor:
    return Visitor(person(seat), NAMES[seat])


def first_entry(
    game: str = "vale",
    options: Options | None = None,
    seats: int = 2,
    secret: str = SECRET,
    timing: Timing | None = None,
    **other: object,
) -> Opened:
    """The first entry of a table; other fields by their names."""
    entry = Opened(
        game=game,
        version=games()[game].version,
        options=options or {},
        seats=seats,
        host=person(0),
        public=True,
        timing=timing,
        cover="ember",
        grace=60,
        secret=secret,
    )
    return structs.replace(entry, **other)


def seated(seats: int) -> list[Sat]:
    return [
        Sat(seat=s, person=person(s), name=NAMES[s], nonce=nonce(s), hash=hash_of(nonce(s)))
        for s in range(seats)
    ]


def begun(
    game: str = "vale",
    options: Options | None = None,
    seats: int = 2,
    secret: str = SECRET,
    timing: Timing | None = None,
) -> list[AnyEntry]:
    """The entries of a game that has just begun."""
    return [first_entry(game, options, seats, secret, timing), *seated(seats), Started()]


def a_table(
    game: str = "vale",
    options: Options | None = None,
    seats: int = 2,
    timing: Timing | None = None,
) -> Table:
    """Table at which everybody sits and the first question is asked."""
    return table_from(begun(game, options, seats, timing=timing), CODE)


def kind_id(kind: Kind) -> str:
    name, options, seats = kind
    return "-".join([name, *options.values(), str(seats)])


def a_session(kind: Kind, seed: int) -> tuple[AnyGame, Record, Chance]:
    """Parts of a session: a game, an empty record of it, and a generator for what people do."""
    name, options, seats = kind
    record = Record(name, games()[name].version, NAMES[:seats], f"secret {seed}")
    record.options = dict(options)
    return games()[name], record, fast(seed, 1)


def pick(rng: Chance, items: Sequence[T]) -> T:
    return items[rng.below(0, len(items))]


def played(table: Table, rng: Chance, steps: int = 100_000) -> list[Acted]:
    """Random answers of everybody, until the end or for so many steps; the entries."""
    session = playing(table)
    entries: list[Acted] = []
    while table.deciders() and len(entries) < steps:
        seat = pick(rng, table.deciders())
        name = session.game.codec.action_name(pick(rng, session.state.legal_actions(seat)))
        entries.append(Acted(at=100 * len(entries), seat=seat, name=name))
        apply(table, entries[-1])
    return entries


def over(game: str = "vale", options: Options | None = None, seats: int = 2) -> Table:
    """A game that has been played to its end."""
    table = a_table(game, options, seats)
    played(table, fast(1, 1))
    return table


def asked_first(table: Table) -> tuple[Seat, str]:
    """The first seat that is asked, and the first thing that it may do."""
    seat = table.deciders()[0]
    session = playing(table)
    return seat, session.game.codec.action_name(session.state.legal_actions(seat)[0])
