"""The board for one player: where I am, where I can go and what it takes."""

from __future__ import annotations

from functools import cache

from everglow.games.glow.box.components import LIGHT, SKULL
from everglow.games.glow.box.realm import SPOT_IDS, SPOTS, Way
from everglow.games.glow.box.sea import ISLAND_IDS, ISLANDS, PASSAGES, Passage
from everglow.games.glow.schema import Player, View
from everglow.games.glow.texts.places import Sailor, Walker, ashore, deeds, need, on_the_way, wanted
from everglow.games.glow.words.generated import messages as m
from everglow.words.message import Message

NEAREST = 3  # so many villages are shown


def board(view: View) -> list[Message]:
    """List where a seat could go from here; nothing for spectators, or at the end."""
    if view["seat"] is None or view["phase"] == "end":
        return []
    player = view["players"][view["seat"]]
    return _sea(view, player) if view["board"] == "sea" else _realm(view, player)


def worth(view: View) -> list[Message]:
    """The islands that give light at the end, the best first; in the Realm, `board` names the villages."""
    if view["board"] == "realm":
        return []
    islands = sorted([island for island in ISLANDS if island.light], key=lambda island: -island.light)
    told = [m.island_worth(place=island.name, light=island.light) for island in islands]
    return [m.islands_worth(islands=told)]


def whereabouts(player: Player) -> Message:
    """Say where somebody's markers are."""
    if player["boats"]:
        return m.boats(boats=_fleet(player["boats"]))
    if SPOTS[SPOT_IDS[player["camp"]]].village:
        return m.at_place_with_camp(place=player["group"], camp=player["camp"])
    return m.at_place(place=player["group"])


def _fleet(boats: list[str]) -> list[Message]:
    return [m.boats_at(place=island, count=boats.count(island)) for island in dict.fromkeys(boats)]


def _dice_serve(view: View, player: Player) -> bool:
    """Whether the dice show what they will show on this journey, and it is not over."""
    if view["phase"] == "afternoon":
        return player["travelling"]
    return view["phase"] in ("late_morning", "noon")


# The Realm of Shadows


def _realm(view: View, player: Player) -> list[Message]:
    walker = Walker(player, view["phase"] == "afternoon") if _dice_serve(view, player) else None
    here = SPOT_IDS[player["group"]]
    ways = [_way(way, walker) for way in SPOTS[here].ways]
    return [m.ways(place=player["group"], ways=ways), _villages(here)]


def _way(way: Way, walker: Walker | None) -> Message:
    """A neighbour: what it takes and brings, and what that means now."""
    spot = SPOTS[way.to]
    cost = [walker.cost(spot)] if walker else []
    return m.way(place=spot.name, parts=[m.needs(what=need(spot)), *cost, *on_the_way(way)])


def _villages(here: int) -> Message:
    """The shortest ways to the nearest villages, and what their steps take."""
    paths = _shortest(here)
    near = [spot for spot in paths if SPOTS[spot].village and spot != here][:NEAREST]
    return m.villages(paths=[_path(paths[spot]) for spot in near])


def _path(path: list[Way]) -> Message:
    return m.path(light=SPOTS[path[-1].to].village, steps=[_step(way) for way in path])


def _step(way: Way) -> Message:
    """Say what the step needs, and what is printed on its route."""
    needed, printed = need(SPOTS[way.to]), deeds(way.finds, way.count)
    return m.step_with(need=needed, deed=printed[0]) if printed else needed


@cache  # the map never changes
def _shortest(here: int) -> dict[int, list[Way]]:
    """Find the shortest way to each spot, if possible without harm; the nearest spots come first."""
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
    """Count the steps of a way, and those of them that take light or a companion."""
    return len(path), sum([way.finds in (LIGHT, SKULL) for way in path])


# The Sea of Darkness


def _sea(view: View, player: Player) -> list[Message]:
    sailor = Sailor(player) if _dice_serve(view, player) else None
    boats = sorted({ISLAND_IDS[island] for island in player["boats"]})
    ways = [PASSAGES[number] for island in boats for number in ISLANDS[island].passages]
    open_ways = [m.indented(line=_passage(way, sailor)) for way in ways if way.to not in boats]
    return [m.passages_with_dice(count=sailor.shown) if sailor else m.passages(), *open_ways]


def _passage(way: Passage, sailor: Sailor | None) -> Message:
    """A connection: what it takes and brings, and what that means now."""
    start, to = ISLANDS[way.start], ISLANDS[way.to]
    cost = [sailor.cost(way)] if sailor else []
    worth = [m.worth(light=to.light)] if to.light else []
    parts = [*cost, *ashore(way), *worth]
    return m.passage(start=start.name, place=to.name, needed=wanted(way), parts=parts)
