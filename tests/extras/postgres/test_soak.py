"""A short evening of the club on PostgreSQL; for longer: `make soak POSTGRES=1`."""

from tests.soak.test_checks import test_a_club_plays_on_a_server_that_is_killed  # noqa: F401
