"""The tests of every kind of store, with PostgreSQL."""

# ruff: noqa: F403
from tests.server.live.test_crashes import *
from tests.server.live.test_erasure import *
from tests.server.live.test_own_puzzles import *
from tests.server.store.test_lists import *
from tests.server.store.test_store import *
