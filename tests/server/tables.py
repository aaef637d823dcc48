"""Tables without sockets, for tests: people sit down, and the time is whatever they say."""

from everglow.games import games
from everglow.record import Record, hash_of
from everglow.rng import fast
from everglow.server.table.changes import apply, table_from
from everglow.server.table.entries import Acted, Opened, Sat, Started, Timing
from everglow.server.table.people import Visitor

CODE = "ABCDEF"
SECRET = "what the deal was made of"
KINDS = [("vale", {}), ("glow", {"board": "realm"}), ("glow", {"board": "sea"})]
KINDS += [(name, {}) for name in games() if name not in dict(KINDS)]  # those that EVERGLOW_GAMES names
EVERY_KIND = [(name, options, seats) for name, options in KINDS for seats in games()[name].seats]
NAMES = ["Ann", "Bo", "Cy", "Di"]


def person(seat):
    return f"person {seat}"


def nonce(seat):
    return f"what the browser of {NAMES[seat]} threw in"


def visitor(seat):
    return Visitor(person(seat), NAMES[seat])


def opened(game="vale", options=None, seats=2, secret=SECRET, timing=None, **other):
    fields = {
        "version": games()[game].version,
        "options": options or {},
        "host": person(0),
        "public": True,
        "cover": "ember",
        "grace": 60,
    }
    return Opened(game=game, seats=seats, secret=secret, timing=timing, **(fields | other))


def seated(seats):
    return [
        Sat(seat=s, person=person(s), name=NAMES[s], nonce=nonce(s), hash=hash_of(nonce(s)))
        for s in range(seats)
    ]


def begun(game="vale", options=None, seats=2, secret=SECRET, timing=None):
    """The entries of a game that has just begun."""
    return [opened(game, options, seats, secret, timing), *seated(seats), Started()]


def a_table(game="vale", options=None, seats=2, secret=SECRET, timing=None):
    """Everybody sits and the first question is asked."""
    return table_from(begun(game, options, seats, secret, timing), CODE)


def a_clocked_table(*kind):
    return a_table(*kind, timing=Timing(600, 10))


def kind_id(kind):
    name, options, seats = kind
    return "-".join([name, *options.values(), str(seats)])


def a_session(kind, seed):
    """What a session needs: a game, an empty record of it, and a generator for what people do."""
    name, options, seats = kind
    record = Record(name, games()[name].version, NAMES[:seats], f"secret {seed}")
    record.options = dict(options)
    return games()[name], record, fast(seed, 1)


def pick(rng, found):
    return found[rng.below(0, len(found))]


def played(table, rng, steps=100_000):
    """Random answers of everybody, until the end or for so many steps; the entries."""
    entries = []
    while table.deciders() and len(entries) < steps:
        seat = pick(rng, table.deciders())
        name = table.session.game.codec.action_name(pick(rng, table.session.state.legal_actions(seat)))
        entries.append(Acted(at=100 * len(entries), seat=seat, name=name))
        apply(table, entries[-1])
    return entries


def over(*kind):
    """A game that has been played to its end."""
    table = a_table(*kind)
    played(table, fast(1, 1))
    return table


def asked_first(table):
    """The first seat that is asked, and the first thing that it may do."""
    seat = table.deciders()[0]
    return seat, table.session.game.codec.action_name(table.session.state.legal_actions(seat)[0])
