"""Malformed requests and messages, with PostgreSQL: at the process of a table, and at another one."""

from contextlib import asynccontextmanager

import pytest

from everglow.server.store.postgres import membership
from tests.server.http import test_bad_messages, test_bad_requests
from tests.server.http.test_bad_messages import (  # noqa: F401
    test_a_running_game_does_not_notice_malformed_messages,
    test_seats_that_are_not_there_are_refused,
    test_ten_thousand_random_frames_leave_a_game_as_it_was,
    test_what_is_not_ones_own_is_refused,
)
from tests.server.http.test_bad_requests import (  # noqa: F401
    test_a_socket_without_a_handshake_is_refused,
    test_no_table_comes_of_a_wish_that_cannot_be,
    test_requests_that_are_wrong_are_refused_in_a_sentence,
)
from tests.server.http.test_openapi import lift_limits

from .several import a_house


@asynccontextmanager
async def by_way_of_another(data, chat=None):
    """Two servers: the address of one, and the other, which has all tables."""
    with pytest.MonkeyPatch.context() as patch:
        async with a_house(data) as house:
            owner, other = house.services
            patch.setattr(membership, "chosen", lambda _code, _live: owner.server.store.peers.me)
            owner.server.tables.chat = chat or owner.server.tables.chat
            lift_limits(other.server)
            yield house.base(1), owner


@pytest.fixture(autouse=True, params=["at its process", "by way of another"])
def way(request, monkeypatch):
    if request.param == "by way of another":
        for module in (test_bad_messages, test_bad_requests):
            monkeypatch.setattr(module, "a_server", by_way_of_another)
