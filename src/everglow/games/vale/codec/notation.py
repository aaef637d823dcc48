"""A position as one line of text that people can read and that can be read back.

    vale round 3 start 1 decks 0 barriers 12
    | points 12 stones 1,0,2 hand imp kappa~0 area troll marked gust | ... | display agni
    | deck tengu! odin | discard hydra | agenda phase/end@1 rule/summon@0:kappa#0 | chance hashed 00ff 3

(in one line). Players stand in seat order. `~0` behind a card of a hand: drawn unseen from deck number 0.
The deck's top and the task that comes next stand first; `!` behind the top card: everybody knows it.
"""

from __future__ import annotations

from typing import Any

from everglow.game import BadSave
from everglow.games.vale.codec import saving
from everglow.games.vale.state.state import State

EXPECTED = "expected a line such as 'vale round 1 ... | points 1 ... | display ... | chance ...'"


def notation(s: State) -> str:
    saved = saving.save(s)
    head = "vale " + " ".join(f"{word} {saved[word]}" for word in ("round", "start", "decks", "barriers"))
    players = [_write_player(p) for p in saved["players"]]
    return " | ".join([head, *players, *_write_table(saved)])


def _write_player(p: dict[str, Any]) -> str:
    hand = [f"{c}~{p['secrets'][c]}" if c in p["secrets"] else c for c in p["hand"]]
    stones = ",".join(str(n) for n in p["stones"])
    return f"points {p['points']} stones {stones} " + _words(hand=hand, area=p["area"], marked=p["marked"])


def _words(**sections: list[str]) -> str:
    return " ".join(" ".join([name, *words]) for name, words in sections.items())


def _write_table(saved: dict[str, Any]) -> list[str]:
    deck = saved["deck"][::-1]
    if saved["top_known"]:
        deck[0] += "!"
    agenda = [_write_task(task) for task in reversed(saved["agenda"][0])]
    piles = {"display": saved["display"], "deck": deck, "discard": saved["discarded"], "agenda": agenda}
    return [_words(**{name: words}) for name, words in piles.items()] + [_write_chance(saved["chance"])]


def _write_task(task: list[Any]) -> str:
    effect, seat, card, memo = task
    return f"{effect}@{seat}" + (f":{card}" if card else "") + (f"#{memo}" if memo else "")


def _write_chance(chance: dict[str, Any]) -> str:
    values = [",".join(map(str, v)) or "-" if isinstance(v, list) else str(v) for v in chance.values()]
    return " ".join(["chance", *values])


def read(line: str) -> State:
    """The position of a line; BadSave if it is not one."""
    try:
        return saving.load(_read(line))
    except ValueError as error:
        raise BadSave(f"{EXPECTED}: {error}") from error


def _read(line: str) -> dict[str, Any]:
    head, *players, display, deck, discard, agenda, chance = _sections(line)
    deck, known = _read_deck(deck)
    return _pairs(head) | {
        "top_known": known,
        "players": [_read_player(p) for p in players],
        "display": display,
        "deck": deck,
        "discarded": discard,
        "agenda": [[_read_task(task) for task in reversed(agenda)]],
        "chance": _read_chance(chance),
    }


def _sections(line: str) -> list[list[str]]:
    """The words of each section; the tables' and agenda's without the section's name."""
    sections = [section.split() for section in line.strip().split("|")]
    titles = [words[0] if words else "" for words in sections]
    if (
        len(titles) < 8
        or titles[0] != "vale"
        or titles[-5:] != ["display", "deck", "discard", "agenda", "chance"]
    ):
        raise ValueError(
            "expected a line such as: vale round 1 ... | points 1 ... | display ... | chance ..."
        )
    players = len(sections) - 6
    return [sections[0][1:], *sections[1 : players + 1], *(words[1:] for words in sections[players + 1 :])]


def _pairs(words: list[str]) -> dict[str, int]:
    return {name: int(value) for name, value in zip(words[::2], words[1::2], strict=True)}


def _read_player(words: list[str]) -> dict[str, Any]:
    places: dict[str, list[str]] = {"points": [], "stones": [], "hand": [], "area": [], "marked": []}
    into = places["points"]
    for word in words:
        if word in places:
            into = places[word]
        else:
            into.append(word)
    return _player(places)


def _player(places: dict[str, list[str]]) -> dict[str, Any]:
    hand = [card.partition("~") for card in places["hand"]]
    return {
        "points": int("".join(places["points"])),
        "stones": [int(n) for n in "".join(places["stones"]).split(",")],
        "hand": [card for card, _, _ in hand],
        "secrets": {card: int(deck) for card, secret, deck in hand if secret},
        "area": places["area"],
        "marked": places["marked"],
    }


def _read_deck(words: list[str]) -> tuple[list[str], bool]:
    known = bool(words) and words[0].endswith("!")
    return [word.removesuffix("!") for word in reversed(words)], known


def _read_task(word: str) -> list[Any]:
    rest, _, memo = word.partition("#")
    effect, _, place = rest.partition("@")
    seat, _, card = place.partition(":")
    return [effect, int(seat), card or None, int(memo or 0)]


def _read_chance(words: list[str]) -> dict[str, Any]:
    kind, *values = words
    names = {"hashed": ["key", "drawn"], "fast": ["words"], "scripted": ["results"]}.get(kind, [])
    chance: dict[str, Any] = {"kind": kind}
    for name, value in zip(names, values, strict=True):
        chance[name] = value if name == "key" else [int(n) for n in value.split(",") if n != "-"]
    return chance
