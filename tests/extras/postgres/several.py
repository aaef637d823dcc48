"""Several servers on one database, in the process of a test, each at a port of its own."""

from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from typing import TypeVar

from everglow.server.http.service import Service
from tests.server.keeping import keeping
from tests.server.people import Person
from tests.server.process import eventually

T = TypeVar("T")


class House:
    """Several servers, each at a port of its own."""

    def __init__(self, data: Path) -> None:
        self.data = data
        self.services: list[Service] = []

    async def open(self) -> Service:
        service = Service(self.data, "127.0.0.1", 0, [], database=keeping().database(self.data))
        await service.__aenter__()
        self.services.append(service)
        await eventually(self._known, "the processes do not know each other")
        return service

    def _known(self) -> bool:
        found = [service.server.store.peers for service in self.services]
        return all(peers is not None and len(peers.live) == len(found) for peers in found)

    async def close(self, service: Service) -> None:
        self.services.remove(service)
        await service.__aexit__()

    def base(self, number: int) -> str:
        return self.services[number].addresses()[-1]

    def owner(self, code: str) -> Service:
        """The service that has a table in memory; there is only one."""
        [found] = [service for service in self.services if code in service.server.tables.rooms]
        return found

    def others(self, code: str) -> list[Service]:
        return [service for service in self.services if code not in service.server.tables.rooms]


@asynccontextmanager
async def a_house(data: Path, count: int = 2) -> AsyncIterator[House]:
    house = House(data)
    try:
        for _ in range(count):
            await house.open()
        yield house
    finally:
        for service in list(house.services):
            await house.close(service)


async def everywhere(house: House, begins: Callable[[], Awaitable[T]]) -> list[T]:
    """Begin tables until every server has one."""
    found = []
    while not all(service.server.tables.rooms for service in house.services):
        found.append(await begins())
    return found


@asynccontextmanager
async def screens(house: House, name: str) -> AsyncIterator[list[Person]]:
    """One person with a browser for each server, and one cookie."""
    async with AsyncExitStack() as stack:
        first = await stack.enter_async_context(Person(house.base(0), name))
        found = [first]
        for number in range(1, len(house.services)):
            other = await stack.enter_async_context(Person(house.base(number), ""))
            other.http.cookie_jar.update_cookies({c.key: c.value for c in first.http.cookie_jar})
            other.name = name
            found.append(other)
        yield found
