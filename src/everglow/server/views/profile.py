"""A person's profile: results by opponents, and favourite cards."""

from __future__ import annotations

from collections import Counter
from typing import Final, NamedTuple

import msgspec

from everglow.game import AnyGame, GameEvent, Seat
from everglow.server.table.changes import table_from
from everglow.server.table.entries import decode_entry
from everglow.server.table.listing import Listing
from everglow.server.table.table import OVER

LIKED: Final = 8  # cards of a game
PEOPLE: Final = "people"
BROUGHT: Final = "brought"  # bots that people brought
MIXED: Final = "mixed"  # people and bots, or bots of several levels


class Played(msgspec.Struct):
    """A finished game of somebody's; a place of 1 is a win."""

    code: str
    game: str
    names: list[str]
    seat: Seat
    place: int
    scores: list[int]
    options: dict[str, str]
    hints: bool  # the coach helped: it counts nowhere else


class Against(msgspec.Struct):
    """Results against people, against bots of one level, against bots that people brought, or a mixture."""

    game: str
    seats: int
    opponents: str  # people, brought, mixed, or a level
    games: int
    won: int
    points: float  # in the mean
    places: list[int]  # how often first, second ...


class CardLiked(msgspec.Struct):
    """A card that came to somebody often, and how many of those games they won."""

    game: str
    card: str
    times: int
    won: int


class Profile(msgspec.Struct):
    """Games that somebody played here, the latest first; cards by how often."""

    games: list[Played]
    against: list[Against]
    cards: list[CardLiked]


class Digest(NamedTuple):
    """A finished game as far as profiles need it."""

    people: list[str]  # by seat; "" for bots of the house
    levels: list[str]  # by seat: of the bot, or that somebody brought it; "" for people
    scores: list[int]
    returns: list[float]
    places: list[int]
    cards: list[Counter[str]]  # by seat: what came to it, and how often
    hints: bool = False  # the coach helped
    covered: frozenset[int] = frozenset()  # steps that bots answered, from 1

    def opponents(self, seat: Seat) -> str:
        """Return who the others were: people, bots of one level or of people, or a mixture."""
        others = {level or PEOPLE for other, level in enumerate(self.levels) if other != seat}
        return others.pop() if len(others) == 1 else MIXED


def digest_of(lines: list[bytes], code: str) -> Digest | None:
    """Summarise a game; None, for it does not count, if it has other rules or went on from another."""
    table = table_from([decode_entry(line) for line in lines], code) if lines else None
    if table is None or table.branch or table.session is None or table.status() != OVER:
        return None
    people = [chair.person for chair in table.chairs]
    levels = [BROUGHT if chair.owner else chair.level for chair in table.chairs]
    state = table.session.state
    cards = cards_of(table.session.game, table.session.log.events(), len(table.chairs))
    hints = bool(table.hinted)
    covered = frozenset(at for at, step in enumerate(table.session.steps, 1) if step.bot)
    return Digest(people, levels, state.scores(), state.returns(), state.places(), cards, hints, covered)


def cards_of(game: AnyGame, events: list[GameEvent], seats: int) -> list[Counter[str]]:
    cards: list[Counter[str]] = [Counter() for _ in range(seats)]
    for event in events:
        if joined := game.show.joined(event):
            seat, card = joined
            cards[seat][card] += 1
    return cards


def profile_of(games: list[tuple[Listing, Digest]], person: str) -> Profile:
    """Build the profile of a person, from games in which they sat: opening a table does not count."""
    played = [(at, digest, digest.people.index(person)) for at, digest in games if person in digest.people]
    alone = [(listing, digest, seat) for listing, digest, seat in played if not digest.hints]
    return Profile(
        [one_played(listing, digest, seat) for listing, digest, seat in played],
        results(alone),
        liked(alone),
    )


def one_played(listing: Listing, digest: Digest, seat: Seat) -> Played:
    return Played(
        listing.code,
        listing.game,
        listing.names,
        seat,
        digest.places[seat],
        digest.scores,
        listing.options,
        digest.hints,
    )


def results(played: list[tuple[Listing, Digest, Seat]]) -> list[Against]:
    """Group results by game, number of seats and opponents, in this order."""
    rows: dict[tuple[str, int, str], Against] = {}
    for listing, digest, seat in played:
        seats = len(digest.scores)
        key = listing.game, seats, digest.opponents(seat)
        row = rows.setdefault(key, Against(*key, games=0, won=0, points=0, places=[0] * seats))
        row.places[digest.places[seat] - 1] += 1
        row.points += (digest.scores[seat] - row.points) / (row.games + 1)
        row.games += 1
        row.won += digest.returns[seat] > 0
    return [rows[key] for key in sorted(rows)]


def liked(played: list[tuple[Listing, Digest, Seat]]) -> list[CardLiked]:
    """Return what came to the person most often, by game, and in how many of those games they won."""
    times: dict[str, Counter[str]] = {}
    won: dict[str, Counter[str]] = {}
    for listing, digest, seat in played:
        times.setdefault(listing.game, Counter()).update(digest.cards[seat])
        if digest.returns[seat] > 0:
            won.setdefault(listing.game, Counter()).update(set(digest.cards[seat]))
    return [
        CardLiked(game, card, count, won.get(game, Counter())[card])
        for game in sorted(times)
        for card, count in times[game].most_common(LIKED)
    ]
