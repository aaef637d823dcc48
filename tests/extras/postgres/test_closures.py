"""The tests of closures by the operator, with PostgreSQL."""

from tests.server.store.test_closures import *  # noqa: F403
