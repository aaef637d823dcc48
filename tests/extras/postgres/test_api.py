"""The API as it is described, with PostgreSQL: at one process, and at one of two for tables of the other."""

import pytest

from everglow.server.http.service import Service
from tests.server.http.test_openapi import (  # noqa: F401
    House,
    beside,
    test_every_line_of_somebodys_games_is_as_described,
    test_every_route_answers_as_described,
    test_whatever_is_asked_the_answer_is_as_described,
)


@pytest.fixture(scope="module", params=[1, 2], ids=["one process", "two processes"])
def house(request, postgres, tmp_path_factory):
    data = tmp_path_factory.mktemp("house")
    database = postgres.made(data)
    services = [Service(data, "127.0.0.1", 0, [], database=database) for _ in range(request.param)]
    with beside(services) as loop:
        yield House(services, loop)
