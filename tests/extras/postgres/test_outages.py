"""PostgreSQL is killed and started again under load: nothing acknowledged is lost, nothing is there twice."""

import asyncio

from tests.server.house import House, spend_evening


class Outages(House):
    """A house whose server runs on, while its database is killed."""

    def __init__(self, postgres, *args):
        super().__init__(*args)
        self.postgres = postgres

    async def crash(self, kills):
        for kill in range(1, kills + 1):
            await asyncio.sleep(self.rng.uniform(0, 0.5))
            await asyncio.to_thread(self.postgres.kill)
            await asyncio.to_thread(self.postgres.start)
            self.check_log()
            await self.everybody_goes_on()
            self.say(f"kill {kill}: {self.summary()}")
        self.closing = True

    def check_errors(self, told):
        """Nobody needs to know of an outage, unless it takes longer than the server has patience."""
        assert "Traceback" not in told, told


def test_nothing_acknowledged_is_lost_when_postgresql_is_killed(postgres, tmp_path):
    lines = []
    house = asyncio.run(spend_evening(Outages(postgres, tmp_path, 1, lines.append), 5))
    assert len(lines) == 5
    assert {diary.record["game"] for diary in house.diaries.values()} == {"vale", "glow"}
    assert any(name == "" for diary in house.diaries.values() for name in diary.acked.values())
