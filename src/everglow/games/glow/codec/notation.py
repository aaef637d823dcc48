"""A position as one line of text that people can read and that can be read back.

    glow realm round 3 start 1 phase noon barriers 12,9
    | adventurer braccio light 12 footprints 2 fireflies 0 rerolls 1 lapped 0 companions okans kaar
      spells spell_fire~ dice green:air green@braccio:nature orange@sketal_orange: group spot_12 camp start
      boats used 0,0,1,0,0 entered 4097 resolved 0 spent 0
    | ... | track fire:ladawa:red,green:0 water::: ... | reserve red black | graveyard hydra | deck ...
    | removed ... | pile ... | box ... | agenda noon/resolve&0 phase/evening@1 | chance hashed 00ff 3,1,1

(in one line). Players stand in seat order. `~` behind a spell: face down. A die is small unless `@` names
its card, and unrolled if no face follows its colon. The top of deck and pile and the task that comes next
stand first; a task with `&` before its seat lies in that seat's own lane, one with `@` on the table.
"""

from __future__ import annotations

from typing import Any

from everglow.game import BadSave
from everglow.games.glow.box.components import COLOUR_NAMES, COLOURS, MEETING_TRACK
from everglow.games.glow.box.realm import SPOTS
from everglow.games.glow.box.sea import ISLANDS
from everglow.games.glow.codec import saving
from everglow.games.glow.codec.names import SPACES, island_id, spot_id
from everglow.games.glow.state.state import State

HEAD = ["round", "start", "phase", "barriers"]
WORDS = ["companions", "spells", "dice"]
NUMBERS = ["light", "footprints", "fireflies", "rerolls", "lapped", "entered", "resolved", "spent"]
PLAYER = ["adventurer", "light", "footprints", "fireflies", "rerolls", "lapped", *WORDS, "group", "camp"]
PLAYER += ["boats", "used", "entered", "resolved", "spent"]
TABLE = ["track", "reserve", "graveyard", "deck", "removed", "pile", "box", "agenda", "chance"]


EXPECTED = "expected a line such as 'glow realm round 1 ... | adventurer ... | chance ...'"


def notation(s: State) -> str:
    saved = saving.save(s)
    head = f"glow {saved['board']} " + " ".join(f"{word} {_value(saved[word])}" for word in HEAD)
    table = {word: saved[word] for word in ("graveyard", "removed", "box")}
    table |= {"deck": saved["deck"][::-1], "pile": saved["pile"][::-1], "agenda": _write_agenda(saved)}
    table |= {"track": _write_track(saved["track"]), "reserve": _write_colours(saved["reserve"])}
    table["chance"] = [_value(value) for value in saved["chance"].values()]
    players = [_write_player(p) for p in saved["players"]]
    return " | ".join([head, *players, *(" ".join([word, *table[word]]) for word in TABLE)])


def _value(value: Any) -> str:
    return ",".join(map(str, value)) if isinstance(value, list) else str(value)


def _write_player(p: dict[str, Any]) -> str:
    places = {"group": SPOTS[p["group"]].name, "camp": SPOTS[p["camp"]].name}
    places["boats"] = " ".join(ISLANDS[boat].name for boat in p["boats"])
    lists = {word: " ".join(p[word]) for word in WORDS}
    numbers = {word: int(p[word]) for word in NUMBERS}
    known = p | places | lists | numbers | {"adventurer": p["adventurer"] or ""}
    return " ".join(f"{word} {_value(known[word])}".strip() for word in PLAYER)


def _write_track(track: dict[str, Any]) -> list[str]:
    written: list[str] = []
    for space in MEETING_TRACK:
        dice = ",".join(_write_colours(track["dice"][space * COLOURS : (space + 1) * COLOURS]))
        companion = track["companions"][space] or ""
        written.append(f"{SPACES[space]}:{companion}:{dice}:{track['footprints'][space]}")
    return written


def _write_colours(counts: list[int]) -> list[str]:
    return [COLOUR_NAMES[colour] for colour, count in enumerate(counts) for _ in range(count)]


def _write_agenda(saved: dict[str, Any]) -> list[str]:
    lanes = enumerate(saved["agenda"])
    return [_write_task(task, "&" if lane else "@") for lane, tasks in lanes for task in reversed(tasks)]


def _write_task(task: list[Any], mark: str) -> str:
    effect, seat, card, memo = task
    return f"{effect}{mark}{seat}" + (f":{card}" if card else "") + (f"#{memo}" if memo else "")


def read(line: str) -> State:
    """The position of a line; BadSave if it is not one."""
    try:
        return saving.load(_read(line))
    except (KeyError, IndexError) as error:
        raise BadSave(f"{EXPECTED}: a word is missing or unknown ({error})") from error
    except ValueError as error:
        raise BadSave(f"{EXPECTED}: {error}") from error


def _read(line: str) -> dict[str, Any]:
    head, players, table = _sections(line)
    named = _fields(head[2:], HEAD)
    return {
        "board": head[1],
        "round": int(named["round"][0]),
        "start": int(named["start"][0]),
        "phase": named["phase"][0],
        "barriers": _numbers(named["barriers"]),
        "players": [_read_player(_fields(words, PLAYER)) for words in players],
        "track": saving.track_of(_read_space(word) for word in table["track"]),
        "reserve": saving.count_colours(table["reserve"]),
        "agenda": _read_agenda(table["agenda"], len(players)),
        "chance": _read_chance(table["chance"]),
        "deck": table["deck"][::-1],
        "pile": table["pile"][::-1],
        **{word: table[word] for word in ("graveyard", "removed", "box")},
    }


def _sections(line: str) -> tuple[list[str], list[list[str]], dict[str, list[str]]]:
    """The words of the head, of each player, and of each part of the table."""
    sections = [section.split() for section in line.strip().split("|")]
    titles = [words[0] if words else "" for words in sections]
    players = len(sections) - len(TABLE) - 1
    if players < 1 or titles[0] != "glow" or titles[players + 1 :] != TABLE:
        raise ValueError("some sections are missing")
    table = {words[0]: words[1:] for words in sections[players + 1 :]}
    return sections[0], sections[1 : players + 1], table


def _fields(words: list[str], names: list[str]) -> dict[str, list[str]]:
    """The words that follow each name."""
    fields: dict[str, list[str]] = {name: [] for name in names}
    into: list[str] = []
    for word in words:
        if word in fields:
            into = fields[word]
        else:
            into.append(word)
    return fields


def _numbers(words: list[str]) -> list[int]:
    return [int(number) for number in words[0].split(",")]


def _read_player(fields: dict[str, list[str]]) -> dict[str, Any]:
    numbers = {word: int(fields[word][0]) for word in NUMBERS}
    return {
        **numbers,
        **{word: fields[word] for word in WORDS},
        "adventurer": fields["adventurer"][0] if fields["adventurer"] else None,
        "lapped": bool(numbers["lapped"]),
        "group": spot_id(fields["group"][0]),
        "camp": spot_id(fields["camp"][0]),
        "boats": [island_id(name) for name in fields["boats"]],
        "used": _numbers(fields["used"]),
    }


def _read_space(word: str) -> tuple[str, str | None, list[str], int]:
    name, companion, colours, count = word.split(":")
    return name, companion or None, colours.split(",") if colours else [], int(count)


def _read_agenda(words: list[str], seats: int) -> list[list[list[Any]]]:
    lanes: list[list[list[Any]]] = [[] for _ in range(seats + 1)]
    for word in reversed(words):
        task = _read_task(word)
        lanes[task[1] + 1 if "&" in word else 0].append(task)
    return lanes


def _read_task(word: str) -> list[Any]:
    rest, _, memo = word.partition("#")
    effect, _, place = rest.replace("&", "@").partition("@")
    seat, _, card = place.partition(":")
    return [effect, int(seat), card or None, int(memo or 0)]


def _read_chance(words: list[str]) -> dict[str, Any]:
    kind, *values = words
    names = {"hashed": ["key", "drawn"], "fast": ["words"], "scripted": ["results"]}.get(kind, [])
    chance: dict[str, Any] = {"kind": kind}
    for name, value in zip(names, values, strict=True):
        chance[name] = value if name == "key" else [int(number) for number in value.split(",")]
    return chance
