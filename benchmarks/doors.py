"""`python -m benchmarks.doors`: processor milliseconds of the server for every door, into docs/threats.md.

Starts a server, brings a finished game, and knocks at each door some times, every time from another address.
The processor time is that of the server's process, read from /proc.
"""

from __future__ import annotations

import asyncio
import re
import sys
import tempfile
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any, Final

import aiohttp

from benchmarks.idle import played
from benchmarks.load.house import House

PAGE: Final = Path(__file__).parent.parent / "docs" / "threats.md"
TIMES: Final = 60
SPOKEN: Final[dict[str, dict[str, Any]]] = {
    "sit": {"type": "sit", "seat": 0},
    "resync": {"type": "resync"},
    "act (refused)": {"type": "act", "question": 0, "name": "end_turn"},
}
Knock = Callable[[], Awaitable[None]]


class Visit:
    """Somebody at the doors of a server, from as many addresses as it takes."""

    def __init__(self, house: House, http: aiohttp.ClientSession) -> None:
        self.house = house
        self.http = http
        self.costs: dict[str, float] = {}
        self.number = 0

    def address(self) -> dict[str, str]:
        self.number += 1
        return {"X-Forwarded-For": f"10.{self.number >> 16}.{self.number >> 8 & 255}.{self.number & 255}"}

    async def ask(self, method: str, path: str, body: object = None) -> Any:
        told = self.address()
        async with self.http.request(method, self.house.base + path, json=body, headers=told) as answer:
            text = await answer.text()
            if answer.status >= 400:
                raise SystemExit(f"{method} {path}: {answer.status} {text[:200]}")
            return await answer.json() if answer.content_type == "application/json" else text

    async def measure(self, name: str, knock: Knock, times: int = TIMES) -> None:
        await knock()  # what is made once does not count
        before = self.house.seconds()
        for _ in range(times):
            await knock()
        self.costs[name] = (self.house.seconds() - before) / times * 1000

    async def door(self, method: str, path: str, body: object = None, told: str = "") -> None:
        async def knock() -> None:
            await self.ask(method, path, body)

        await self.measure(f"`{method} {told or path}`", knock)


async def said(ws: aiohttp.ClientWebSocketResponse, request: dict[str, Any]) -> None:
    """Ask, and read until it is answered."""
    await ws.send_json({**request, "id": 7})
    while '"id":7' not in await ws.receive_str(timeout=30):
        pass


async def reading(visit: Visit, code: str, mine: str) -> None:
    for path in (
        "/",
        "/health",
        "/healthz",
        "/metrics",
        "/openapi.json",
        "/api/games",
        "/api/tables",
        "/api/bots",
    ):
        await visit.door("GET", path)
    for path in ("/api/me", "/api/me/devices", "/api/me/profile", "/api/me/games"):
        await visit.door("GET", path)
    for part in ("", "/events", "/record", "/replay"):
        await visit.door("GET", f"/api/tables/{code}{part}", told=f"/api/tables/CODE{part}")
    await visit.door("GET", f"/api/tables/{mine}/qr.svg", told="/api/tables/CODE/qr.svg")


async def changing(visit: Visit, record: dict[str, Any]) -> None:
    await visit.door("POST", "/api/me", {"name": "Ann"})
    await visit.door("POST", "/api/me/link")

    async def brings() -> None:
        await visit.ask("POST", "/api/records", record)

    await visit.measure("`POST /api/records`", brings, 10)

    async def opens() -> None:
        await visit.ask("POST", "/api/tables", {"game": "vale", "seats": 2})

    await visit.measure("`POST /api/tables`", opens, 20)


async def talking(visit: Visit, code: str) -> None:
    url = f"{visit.house.base}/api/tables/{code}/socket"

    async def connects() -> None:
        async with visit.http.ws_connect(url, headers=visit.address()) as ws:
            await ws.receive_str(timeout=30)

    await visit.measure("`GET /api/tables/CODE/socket`", connects)
    async with visit.http.ws_connect(url, headers=visit.address()) as ws:
        for kind, request in SPOKEN.items():

            async def asks(request: dict[str, Any] = request) -> None:
                await said(ws, request)
                await asyncio.sleep(0.06)  # as often as a connection may ask

            await visit.measure(f"socket: `{kind}`", asks, 40)


async def costs(data: str) -> dict[str, float]:
    command = [sys.executable, "-m", "everglow", "serve", "--port", "PORT", "--data", data, "--quiet"]
    jar = aiohttp.CookieJar(unsafe=True)
    record = played("vale", {}, 2, 1).to_json()
    async with (
        House([*command, "--proxy", "127.0.0.1"]) as house,
        aiohttp.ClientSession(cookie_jar=jar) as http,
    ):
        visit = Visit(house, http)
        await visit.ask("POST", "/api/me", {"name": "Ann"})
        code = (await visit.ask("POST", "/api/records", record))["code"]
        mine = (await visit.ask("POST", "/api/tables", {"game": "vale", "seats": 2}))["code"]
        await reading(visit, code, mine)
        await talking(visit, mine)
        await changing(visit, record)
        return visit.costs


def table(found: dict[str, float]) -> str:
    rows = sorted(found.items(), key=lambda row: -row[1])
    return "\n".join(["| door | ms |", "|---|---:|", *[f"| {name} | {cost:.1f} |" for name, cost in rows]])


if __name__ == "__main__":
    with tempfile.TemporaryDirectory() as data:
        told = table(asyncio.run(costs(data)))
    text = re.sub(r"(?s)\| door \|.*?\n(?=\n)", lambda _: told + "\n", PAGE.read_text())
    PAGE.write_text(text)
    print(told)
