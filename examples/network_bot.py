"""A bot for Everglow's Bot API in some fifty lines: it waits for challenges and plays both games.

    python3 examples/network_bot.py http://localhost:8080 everglow_bot_...

It needs nothing but Python; docs/bot-api.md says what there is to hear and to do.
"""

import json
import random
import sys
import time
from collections.abc import Callable, Iterator
from http.client import HTTPException
from threading import Thread
from typing import Any, TypeAlias
from urllib.error import HTTPError
from urllib.request import Request, urlopen

Json: TypeAlias = dict[str, Any]
DISLIKES = ["recover", "release", "discard", "lose", "break", "end_turn"]  # kinds of actions, the worst last
playing: set[str] = set()


def choose(names: list[str]) -> str:
    """Choose at random, but rather nothing that one may regret."""
    return min(names, key=lambda name: (*[name.startswith(bad) for bad in DISLIKES[::-1]], random.random()))


def ask(path: str, body: Json | None = None) -> Any:
    """The answer to a POST, or a stream to be read."""
    headers = {"Authorization": f"Bearer {sys.argv[2]}", "Content-Type": "application/json"}
    data = None if body is None else json.dumps(body).encode()
    return urlopen(Request(f"{sys.argv[1]}/api/bot/{path}", data, headers), timeout=30)


def lines(path: str) -> Iterator[Json]:
    """Read a stream line by line; its empty lines only say that it is alive."""
    yield from (json.loads(line) for line in ask(path) if line.strip())
    raise ConnectionError("a stream has ended")


def persist(deed: Callable[..., Any], *args: Any) -> Any:
    """Streams break off and servers are started anew; but what was refused stays refused."""
    while True:
        try:
            return deed(*args)
        except HTTPError as error:
            if error.code not in (429, 500, 502, 503):
                return print(f"refused: {error.read().decode()}", file=sys.stderr)
        except (OSError, HTTPException) as error:
            print(f"trying again: {error}", file=sys.stderr)
        time.sleep(1)


def play(code: str) -> None:
    for message in lines(f"tables/{code}"):
        question = message.get("question") or {}
        if "legal" in question:
            answer = {"question": question["number"], "name": choose(question["legal"])}
            persist(ask, f"tables/{code}/act", answer)
        if message.get("reveal"):
            return


def listen() -> None:
    for event in lines("events"):
        if event["type"] == "challenge":
            persist(ask, f"challenges/{event['challenge']['id']}/accept", {})
        elif event["type"] in ("seated", "started") and event["table"]["code"] not in playing:
            playing.add(event["table"]["code"])
            Thread(target=persist, args=(play, event["table"]["code"]), daemon=True).start()


if __name__ == "__main__":
    persist(listen)
