"""The board for one player: where I am, where I can go and what it takes."""

from __future__ import annotations

from functools import cache

from everglow.english import listed
from everglow.games.glow.box.components import LIGHT, SKULL
from everglow.games.glow.box.realm import SPOT_IDS, SPOTS, Way
from everglow.games.glow.box.sea import ISLAND_IDS, ISLANDS, PASSAGES, Passage
from everglow.games.glow.schema import Player, View
from everglow.games.glow.texts.phrases import amount
from everglow.games.glow.texts.places import (
    PLACES,
    Sailor,
    Walker,
    ashore,
    deeds,
    elements,
    need,
    on_the_way,
    wanted,
)

NEAREST = 3  # so many villages are shown


def board(view: View) -> list[str]:
    """Where a seat could go from here; nothing for spectators, or at the end."""
    if view["seat"] is None or view["phase"] == "end":
        return []
    player = view["players"][view["seat"]]
    return _sea(view, player) if view["board"] == "sea" else _realm(view, player)


def worth(view: View) -> list[str]:
    """The islands that give light at the end, the best first; in the Realm, `board` names the villages."""
    if view["board"] == "realm":
        return []
    islands = sorted([island for island in ISLANDS if island.light], key=lambda island: -island.light)
    return [f"Islands worth {{light}} at the end: {listed([f'{_isle(i.name)} {i.light}' for i in islands])}."]


def whereabouts(player: Player) -> str:
    """Where somebody's markers are."""
    if player["boats"]:
        return f"boats {_fleet(player['boats'])}"
    camp = f", camp at {PLACES[player['camp']]}" if SPOTS[SPOT_IDS[player["camp"]]].village else ""
    return f"at {PLACES[player['group']]}{camp}"


def _fleet(boats: list[str]) -> str:
    """`centre (3) and east`."""
    return listed([f"{_isle(island)}{_several(boats.count(island))}" for island in dict.fromkeys(boats)])


def _isle(island: str) -> str:
    """`far north`, for the far north island."""
    return PLACES[island].removeprefix("the ").removesuffix(" island")


def _several(count: int) -> str:
    return "" if count == 1 else f" ({count})"


def _dice_serve(view: View, player: Player) -> bool:
    """The dice show what they will show on this journey, and it is not over."""
    if view["phase"] == "afternoon":
        return player["travelling"]
    return view["phase"] in ("late_morning", "noon")


# The Realm of Shadows


def _realm(view: View, player: Player) -> list[str]:
    walker = Walker(player, view["phase"] == "afternoon") if _dice_serve(view, player) else None
    here = SPOT_IDS[player["group"]]
    ways = ", ".join([_way(way, walker) for way in SPOTS[here].ways])
    return [f"From {PLACES[player['group']]} you could go to {ways}.", _villages(here)]


def _way(way: Way, walker: Walker | None) -> str:
    """A neighbour: what it takes and brings, and what that means now."""
    spot = SPOTS[way.to]
    cost = [walker.cost(spot)] if walker else []
    return f"{PLACES[spot.name]} ({'; '.join([f'needs {need(spot)}', *cost, *on_the_way(way)])})"


def _villages(here: int) -> str:
    """The shortest ways to the nearest villages, and what their steps take."""
    paths = _shortest(here)
    near = [spot for spot in paths if SPOTS[spot].village and spot != here][:NEAREST]
    return f"Nearest villages: {'; '.join([_path(paths[spot]) for spot in near])}."


def _path(path: list[Way]) -> str:
    village = amount(SPOTS[path[-1].to].village, "light")
    steps = ", ".join([" ".join([need(SPOTS[way.to]), *_printed(way)]) for way in path])
    return f"worth {village} in {'1 step' if len(path) == 1 else f'{len(path)} steps'}: {steps}"


def _printed(way: Way) -> list[str]:
    return [f"({deed} on the way)" for deed in deeds(way.finds, way.count)]


@cache  # the map never changes
def _shortest(here: int) -> dict[int, list[Way]]:
    """By spot: a way with the fewest steps, if possible without harm; the nearest spots come first."""
    paths: dict[int, list[Way]] = {here: []}
    reached = [here]
    for spot in reached:
        for way in SPOTS[spot].ways:
            path = [*paths[spot], way]
            if way.to not in paths:
                reached.append(way.to)
                paths[way.to] = path
            elif _effort(path) < _effort(paths[way.to]):
                paths[way.to] = path
    return paths


def _effort(path: list[Way]) -> tuple[int, int]:
    """Its steps, and how many of them take light or a companion."""
    return len(path), sum([way.finds in (LIGHT, SKULL) for way in path])


# The Sea of Darkness


def _sea(view: View, player: Player) -> list[str]:
    sailor = Sailor(player) if _dice_serve(view, player) else None
    boats = sorted({ISLAND_IDS[island] for island in player["boats"]})
    ways = [PASSAGES[number] for island in boats for number in ISLANDS[island].passages]
    open_ways = [f"  {_passage(way, sailor)}" for way in ways if way.to not in boats]
    shown = f", with {elements(sailor.shown)} on your dice" if sailor else ""
    return [f"Your boats could sail{shown}:", *open_ways]


def _passage(way: Passage, sailor: Sailor | None) -> str:
    """A connection: what it takes and brings, and what that means now."""
    start, to = ISLANDS[way.start], ISLANDS[way.to]
    cost = [sailor.cost(way)] if sailor else []
    worth = [f"worth {amount(to.light, 'light')}"] if to.light else []
    gives = "; ".join([*cost, *ashore(way), *worth])
    route = f"{_isle(start.name)} to {_isle(to.name)} (needs {wanted(way)})"
    return f"{route}: {gives}".removesuffix(": ")
