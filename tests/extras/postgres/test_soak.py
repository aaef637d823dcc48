"""A short evening of the club on PostgreSQL, and on three processes; for longer: `make soak POSTGRES=1`."""

import asyncio
import os
import signal
from time import monotonic

from tests.soak.club import Club
from tests.soak.test_checks import (  # noqa: F401
    spend_evening,
    test_a_club_plays_on_a_server_that_is_killed,
)

from .crew import Crew

LATE = 2.0  # seconds after which a silent process counts as ended


class ClubOfSeveral(Club):
    """A club on three processes, of which one is killed now and then."""

    def __init__(self, data, *args):
        super().__init__(data, *args)
        self.server = Crew(data, 3, LATE)

    async def crash(self, moments):
        for moment in moments:
            await asyncio.sleep(max(0.0, self.began + moment - monotonic()))
            os.kill(self.rng.choice(self.server.members()), signal.SIGKILL)
            self.check_log()
            self.count["kills"] += 1

    def failures(self, log):
        """A process that ended is a warning, and no more."""
        return [line for line in log.splitlines() if '"level": "error"' in line or "Traceback" in line]


def test_a_club_plays_on_three_processes_of_which_some_are_killed(tmp_path):
    spend_evening(ClubOfSeveral(tmp_path, 9, 1, 0.05))
