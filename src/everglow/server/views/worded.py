"""Sentences beside messages, for programs that ask for them with `?lang=`.

Every object that carries messages gets a field `words`, with sentences under the same names.
"""

from __future__ import annotations

from typing import Final

import msgspec

from everglow.server.views.messages import TableTold
from everglow.words.wording import Wording

# Messages, or lists of them.
CARRY: Final = (
    "log",
    "missed",
    "text",
    "choices",
    "reason",
    "frozen",
    "way",
    "better_way",
    "rival",
    "more",
    "fewer",
)
OF_GAMES: Final = {"view", "asked", "events", "patch", "gives", "plan"}  # a game's own: no messages in it


def wording_at(table: TableTold, language: str) -> Wording:
    """Wording of a table's messages for whoever was told of it."""
    mine = [seat for seat, chair in enumerate(table.chairs) if chair.you]
    return Wording(language, [chair.name for chair in table.chairs], mine[0] if mine else None)


def in_words(told: object, wording: Wording) -> dict[str, object]:
    """An answer or a message, which is an object of JSON, with sentences."""
    plain: dict[str, object] = msgspec.to_builtins(told)
    return _object(plain, wording)


def _worded(value: object, wording: Wording) -> object:
    if isinstance(value, list | tuple):
        return [_worded(one, wording) for one in value]
    return _object(value, wording) if isinstance(value, dict) else value


def _object(value: dict[str, object], wording: Wording) -> dict[str, object]:
    worded = {name: one if name in OF_GAMES else _worded(one, wording) for name, one in value.items()}
    said = {name: _said(worded[name], wording) for name in CARRY if name in worded}
    words = {name: sentence for name, sentence in said.items() if sentence}
    return worded | {"words": words} if words else worded


def _said(value: object, wording: Wording) -> str | list[str] | None:
    """A message as a sentence, a list of them as a list; None for anything else, such as what people say."""
    if not isinstance(value, list) or not value:
        return None
    if isinstance(value[0], str):
        return wording.say((value[0], value[1]))
    return [wording.say((name, arguments)) for name, arguments in value]
