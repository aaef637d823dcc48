"""`python -m benchmarks.routes`: processor milliseconds of the server for every route, into docs/threats.md.

Starts a server, brings a finished game, and sends requests to each route, every time from another address.
The processor time is that of the server's process, read from /proc.
"""

from __future__ import annotations

import asyncio
import re
import sys
import tempfile
from collections.abc import Awaitable, Callable, Sequence
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any, Final

import aiohttp

from benchmarks.idle import played
from benchmarks.load.house import House
from everglow.record_parts import hash_of

PAGE: Final = Path(__file__).parent.parent / "docs" / "threats.md"
TIMES: Final = 40
FEW: Final = 10  # of what has limits of its own
TABLE: Final = {"game": "vale", "seats": 2}
TRY: Final = {"game": "vale", "position": "order"}
HASH: Final = hash_of("nonce")
Send = Callable[[], Awaitable[object]]
Talk = Callable[[], Awaitable[None]]


class Costs:
    """Costs of a server's endpoints, as measured."""

    def __init__(self, house: House) -> None:
        self.house = house
        self.found: dict[str, float] = {}

    async def measure(self, name: str, send: Send, times: int = TIMES) -> None:
        await send()  # what is made once does not count
        before = self.milliseconds()
        for _ in range(times):
            await send()
        self.found[name] = (self.milliseconds() - before) / times

    def milliseconds(self) -> float:
        """Processor time so far of all threads of the server, more exact than clock ticks."""
        threads = Path(f"/proc/{self.house.process.pid}/task").glob("*/schedstat")
        return sum(int(thread.read_text().split()[0]) for thread in threads) / 1e6

    async def measure_each(self, name: str, sends: Sequence[Send]) -> None:
        """Measure requests of which each needs something prepared of its own."""
        waiting = iter(sends)
        await self.measure(name, lambda: next(waiting)(), len(sends) - 1)


class Visitor:
    """Client of a server, from as many addresses as it takes."""

    addresses = 0

    def __init__(self, costs: Costs) -> None:
        self.costs = costs
        self.base = costs.house.base
        self.headers: dict[str, str] = {}
        self.http = aiohttp.ClientSession(cookie_jar=aiohttp.CookieJar(unsafe=True))

    async def __aenter__(self) -> Visitor:
        await self.ask("POST", "/api/me", {"name": "Ann"})
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.http.close()

    def elsewhere(self) -> dict[str, str]:
        Visitor.addresses += 1
        number = Visitor.addresses
        return self.headers | {"X-Forwarded-For": f"10.{number >> 16}.{number >> 8 & 255}.{number & 255}"}

    async def ask(self, method: str, path: str, body: object = None, refused: int = 0) -> Any:
        told = self.elsewhere()
        async with self.http.request(method, self.base + path, json=body, headers=told) as answer:
            text = await answer.text()
            if answer.status >= 400 and answer.status != refused:
                raise SystemExit(f"{method} {path}: {answer.status} {text[:200]}")
            return await answer.json() if answer.content_type == "application/json" else text

    async def measure(
        self,
        method: str,
        path: str,
        body: object = None,
        told: str = "",
        refused: int = 0,
        times: int = TIMES,
    ) -> None:
        name = f"`{method} {told or path}`" + (" (refused)" if refused else "")
        await self.costs.measure(name, lambda: self.ask(method, path, body, refused), times)

    async def opens(self) -> str:
        return str((await self.ask("POST", "/api/tables", TABLE))["code"])

    async def hears(self, path: str) -> None:
        """The first line of what never ends by itself."""
        async with self.http.get(self.base + path, headers=self.elsewhere()) as answer:
            await asyncio.wait_for(answer.content.readline(), 30)

    async def sits(self, code: str) -> At:
        url = f"{self.base}/api/tables/{code}/socket"
        at = At(self, code, await self.http.ws_connect(url, headers=self.elsewhere()))
        await at.ws.receive_str(timeout=30)
        return at

    async def plays(self) -> At:
        """A table with a bot, where the game runs."""
        at = await self.sits(await self.opens())
        await at.says("sit", seat=0)
        await at.says("bot", seat=1, level="spark")
        await at.says("start")
        await at.asked()
        return at


class At:
    """A connection to a table."""

    def __init__(self, visitor: Visitor, code: str, ws: aiohttp.ClientWebSocketResponse) -> None:
        self.visitor = visitor
        self.code = code
        self.ws = ws
        self.question: dict[str, Any] = {}

    async def says(self, kind: str, **fields: object) -> None:
        """Ask, and read until it is answered; as often as a connection may ask."""
        await self.ws.send_json({"type": kind, "id": 7, **fields})
        while (await self.hear()).get("id") != 7:
            pass
        await asyncio.sleep(0.06)

    async def hear(self) -> dict[str, Any]:
        message: dict[str, Any] = await self.ws.receive_json(timeout=30)
        self.question = message.get("question") or self.question
        return message

    async def asked(self) -> None:
        while not self.question.get("legal"):
            await self.hear()

    async def answers(self, kind: str = "act", **fields: object) -> None:
        await self.says(kind, question=self.question["number"], **fields)

    async def acts_and_takes_back(self) -> None:
        await self.answers(name=self.question["legal"][0])
        await self.answers("undo")

    async def measure(self, name: str, talk: Talk, times: int = FEW) -> None:
        await self.visitor.costs.measure(f"socket: {name}", talk, times)

    def saying(self, *requests: dict[str, Any]) -> Talk:
        async def talk() -> None:
            for request in requests:
                await self.says(**request)

        return talk


# Over HTTP


async def looking(visitor: Visitor) -> None:
    for path in ("/", "/health", "/healthz", "/metrics", "/openapi.json", "/api/games", "/api/tables"):
        await visitor.measure("GET", path)
    for path in ("/api/bots", "/api/me", "/api/me/devices", "/api/me/bots"):
        await visitor.measure("GET", path)
    await visitor.measure("POST", "/api/positions", TRY)


async def whole_games(visitor: Visitor, record: dict[str, Any]) -> None:
    code = (await visitor.ask("POST", "/api/records", record))["code"]
    for part in ("", "/events", "/record"):
        await visitor.measure("GET", f"/api/tables/{code}{part}", told=f"/api/tables/CODE{part}")
    await visitor.measure("GET", f"/api/tables/{code}/replay", told="/api/tables/CODE/replay", times=FEW)
    await visitor.measure(
        "GET", f"/api/tables/{code}/position?step=3", told="/api/tables/CODE/position", times=FEW
    )
    for part in ("analysis", "analysis/deep"):
        await judged(visitor, f"/api/tables/{code}/{part}")
        await visitor.measure("GET", f"/api/tables/{code}/{part}", told=f"/api/tables/CODE/{part}", times=FEW)
    branch = {"step": 3, "seat": 0, "level": "spark"}
    await visitor.measure("POST", f"/api/tables/{code}/branch", branch, "/api/tables/CODE/branch", times=FEW)
    await visitor.measure("POST", "/api/records", record, times=FEW)
    for path in ("/api/me/profile", "/api/me/insight", "/api/me/games"):
        await visitor.measure("GET", path, times=FEW)


async def judged(visitor: Visitor, path: str) -> None:
    """Wait until a game is judged: its analysis is stored then."""
    known, whole = 0, False
    while not whole:
        told = await visitor.ask("GET", f"{path}?known={known}")
        known += (told["opening"] is not None) + len(told["turns"])
        whole = told["closing"] is not None


async def hints(visitor: Visitor) -> None:
    """Ask for a hint and for a mark; what judging costs, the processes of bots pay."""
    at = await visitor.plays()
    while len(at.question["legal"]) < 2:
        await at.answers(name=at.question["legal"][0])
        await at.asked()
    wish = {"question": at.question["number"]}
    await visitor.measure("POST", f"/api/tables/{at.code}/hint", wish, "/api/tables/CODE/hint", times=FEW)
    await at.answers(name=at.question["legal"][0])
    await visitor.measure("POST", f"/api/tables/{at.code}/mark", wish, "/api/tables/CODE/mark", times=FEW)


async def training(visitor: Visitor) -> None:
    puzzle = (await visitor.ask("GET", "/api/training"))["day"]
    posed = {"puzzle": puzzle, "actions": []}
    await visitor.measure("GET", "/api/training")
    await visitor.measure("POST", "/api/training/position", posed)
    answered = posed | {"actions": await spent(visitor, puzzle)}
    await visitor.measure("POST", "/api/training/answer", answered)
    branch = {"puzzle": puzzle, "level": "spark"}
    await visitor.measure("POST", "/api/training/branch", branch, times=FEW)


async def spent(visitor: Visitor, puzzle: str) -> list[str]:
    """A whole turn: always the first answer that is legal."""
    actions: list[str] = []
    while True:
        posed = await visitor.ask("POST", "/api/training/position", {"puzzle": puzzle, "actions": actions})
        if posed["over"]:
            return actions
        actions.append(posed["question"]["legal"][0])


async def tables(visitor: Visitor) -> None:
    code = await visitor.opens()
    await visitor.measure("GET", f"/api/tables/{code}/qr.svg", told="/api/tables/CODE/qr.svg")
    challenge, told = {"bot": "nobody", "seat": 0}, "/api/tables/CODE/challenges"
    await visitor.measure("POST", f"/api/tables/{code}/challenges", challenge, told, refused=400)
    await visitor.measure("POST", "/api/tables", TABLE, times=FEW)

    async def connects() -> None:
        await (await visitor.sits(code)).ws.close()

    await visitor.costs.measure("`GET /api/tables/CODE/socket`", connects)


async def devices(visitor: Visitor, others: list[Visitor]) -> None:
    costs = visitor.costs
    await visitor.measure("POST", "/api/me", {"name": "Ann"})
    await visitor.measure("PUT", "/api/me", {"language": "nl"})
    await visitor.measure("PUT", "/api/me/face", {"avatar": "owl", "colour": "sky"})
    await visitor.measure("POST", "/api/me/link", times=FEW)
    links = [await visitor.ask("POST", "/api/me/link") for _ in others]
    claims = [claiming(other, link["token"]) for other, link in zip(others, links, strict=True)]
    await costs.measure_each("`POST /api/me/claim`", claims)
    half = len(others) // 2
    forgets = [asking(other, "POST", "/api/me/forget") for other in others[:half]]
    await costs.measure_each("`POST /api/me/forget`", forgets)
    listed = (await visitor.ask("GET", "/api/me/devices"))["devices"]
    ends = [f"/api/me/devices/{one['id']}" for one in listed if not one["this"]]
    await costs.measure_each(
        "`DELETE /api/me/devices/DEVICE`", [asking(visitor, "DELETE", one) for one in ends]
    )
    await visitor.measure("DELETE", "/api/me/devices", times=FEW)


def asking(visitor: Visitor, method: str, path: str, body: object = None) -> Send:
    return lambda: visitor.ask(method, path, body)


def claiming(visitor: Visitor, token: str) -> Send:
    return asking(visitor, "POST", "/api/me/claim", {"token": token})


async def leaving(visitors: list[Visitor]) -> None:
    for visitor in visitors:
        await visitor.opens()
    deletes = [asking(visitor, "POST", "/api/me/delete", {"name": "Ann"}) for visitor in visitors]
    await visitors[0].costs.measure_each("`POST /api/me/delete`", deletes)


async def own_bots(visitor: Visitor) -> dict[str, Any]:
    """Measure what people do with their bots; return one bot that stays."""
    costs, made = visitor.costs, list[Any]()

    async def makes() -> None:
        made.append(await visitor.ask("POST", "/api/me/bots", {"name": f"Rover {len(made)}"}))

    await costs.measure("`POST /api/me/bots`", makes, 8)
    bot: dict[str, Any] = made.pop()
    removals = [asking(visitor, "DELETE", f"/api/me/bots/{one['bot']}") for one in made]
    await costs.measure_each("`DELETE /api/me/bots/BOT`", removals)
    path = f"/api/me/bots/{bot['bot']}/token"
    await visitor.measure("POST", path, told="/api/me/bots/BOT/token", times=FEW)
    return dict(await visitor.ask("POST", path))


async def bot_routes(bot: Visitor) -> None:
    await bot.measure("GET", "/api/bot")
    await bot.measure("POST", "/api/bot/tables", TABLE, times=FEW)
    code = (await bot.ask("POST", "/api/bot/tables", TABLE))["code"]
    await bot.costs.measure("`GET /api/bot/events`", lambda: bot.hears("/api/bot/events"), FEW)
    await bot.costs.measure("`GET /api/bot/tables/CODE`", lambda: bot.hears(f"/api/bot/tables/{code}"), FEW)
    for deed in ("accept", "decline"):
        path = f"/api/bot/challenges/nothing/{deed}"
        await bot.measure("POST", path, told=f"/api/bot/challenges/CHALLENGE/{deed}", refused=404)
    sit = f"/api/bot/tables/{code}/sit"
    await bot.measure("POST", sit, {"seat": 0, "hash": HASH}, "/api/bot/tables/CODE/DEED", times=FEW)


# Over a socket


async def gathering(visitor: Visitor) -> None:
    at = await visitor.sits(await visitor.opens())
    agree = {"kind": "agree", "options": {}, "seats": 2, "public": True, "timing": None, "cover": "spark"}
    await at.measure("`sit`", at.saying({"kind": "sit", "seat": 0, "hash": HASH}))
    await at.measure("`say`", at.saying({"kind": "say", "text": "hello"}), 5)
    await at.measure("`react`", at.saying({"kind": "react", "reaction": "cheer"}), 5)
    await at.measure("`agree`", at.saying(agree))
    bot = {"kind": "bot", "seat": 1, "level": "spark"}
    await at.measure("`bot`, then `remove`", at.saying(bot, {"kind": "remove", "seat": 1}))
    await at.measure(
        "`stand`, then `sit`", at.saying({"kind": "stand"}, {"kind": "sit", "seat": 0, "hash": HASH})
    )
    await at.measure("`resync`", at.saying({"kind": "resync"}))


async def playing(visitor: Visitor) -> None:
    at = await visitor.plays()
    name = at.question["legal"][0]
    for kind in ("preview", "why"):
        await at.measure(f"`{kind}`", at.saying({"kind": kind, "name": name}))
    await at.measure("`odds`", at.saying({"kind": "odds", "name": "card:hydra"}))
    for kind in ("cover", "wait", "nudge"):
        await at.measure(f"`{kind}` (refused)", at.saying({"kind": kind, "seat": 1}))
    await at.measure("`rematch` (refused)", at.saying({"kind": "rematch"}))
    await at.measure("`act`, then `undo`", at.acts_and_takes_back)
    await at.measure("`leave`, then `back`", at.saying({"kind": "leave"}, {"kind": "back"}))
    resigning = [(await visitor.plays()).saying({"kind": "resign"}) for _ in range(4)]
    await visitor.costs.measure_each("socket: `resign`", resigning)


async def beginning(visitor: Visitor) -> None:
    tables = [await visitor.sits(await visitor.opens()) for _ in range(6)]
    for at in tables:
        await at.says("sit", seat=0, hash=HASH)
        await at.says("bot", seat=1, level="spark")
    requests = {"kind": "start"}, {"kind": "disclose", "nonce": "nonce"}
    begins = [at.saying(*requests) for at in tables]
    await visitor.costs.measure_each("socket: `start`, then `disclose`", begins)


async def costs(data: str) -> dict[str, float]:
    command = [sys.executable, "-m", "everglow", "serve", "--port", "PORT", "--data", data, "--quiet"]
    record = dict(played("vale", {}, 2, 1).to_json())
    async with House([*command, "--proxy", "127.0.0.1"]) as house, AsyncExitStack() as stack:
        found = Costs(house)
        ann = [await stack.enter_async_context(Visitor(found)) for _ in range(40)]
        for work in (looking, training, tables, gathering, playing, hints, beginning):
            await work(ann.pop())
        await whole_games(ann.pop(), record)
        await devices(ann.pop(), [await stack.enter_async_context(Visitor(found)) for _ in range(12)])
        bot, token = ann.pop(), await own_bots(ann.pop())
        bot.headers = {"Authorization": f"Bearer {token['token']}"}
        await bot_routes(bot)
        await leaving(ann[:12])
        return found.found


def table(found: dict[str, float]) -> str:
    rows = sorted(found.items(), key=lambda row: -row[1])
    return "\n".join(["| route | ms |", "|---|---:|", *[f"| {name} | {cost:.1f} |" for name, cost in rows]])


if __name__ == "__main__":
    with tempfile.TemporaryDirectory() as data:
        told = table(asyncio.run(costs(data)))
    text = re.sub(r"(?s)\| route \|.*?\n(?=\n)", lambda _: told + "\n", PAGE.read_text())
    PAGE.write_text(text)
    print(told)
