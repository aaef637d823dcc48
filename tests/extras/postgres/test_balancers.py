"""Load balancers as deploy/ sets them up, before two servers: only addresses are other ones here."""

import asyncio
import os
import random
import re
import shutil
import subprocess
from contextlib import contextmanager
from pathlib import Path

import aiohttp
import pytest

from tests.server.people import Person, begin, leave, over_sockets
from tests.server.process import PATIENCE, Process, eventually, free_port

from .several import a_house

DEPLOY = Path(__file__).parents[3] / "deploy"
ONE, TWO = "10.0.0.5:8080", "10.0.0.6:8080"  # of the servers in our files
BUFFERS = 2, 6, 4  # the first Caddy with the name that our file has


def nginx(folder, port, servers):
    lines = "\n".join(f"server {server} max_fails=1 fail_timeout=2s;" for server in servers)
    text = re.sub(r"server everglow:8080 .*", lines, (DEPLOY / "nginx.conf").read_text())
    file = written(folder, text.replace("listen 80;", f"listen 127.0.0.1:{port};"))
    return ["nginx", "-p", folder, "-c", file, "-g", f"daemon off; user root; pid {folder}/pid;"]


def haproxy(folder, port, servers):
    text = read_for(DEPLOY / "haproxy.cfg", servers)
    return ["haproxy", "-f", written(folder, text.replace("bind :80", f"bind 127.0.0.1:{port}"))]


def caddy(folder, port, servers):
    text = read_for(DEPLOY / "Caddyfile", servers).replace("play.example", f"http://127.0.0.1:{port}")
    if version_of_caddy() < BUFFERS:
        text = text.replace("request_buffers 64KiB", "buffer_requests")
    file = written(folder, "{\n\tadmin off\n}\n" + text)  # or it listens at another port, too
    return ["caddy", "run", "--config", file, "--adapter", "caddyfile"]


def version_of_caddy():
    told = subprocess.run(["caddy", "version"], capture_output=True, text=True, check=True, timeout=PATIENCE)
    return tuple(map(int, re.search(r"(\d+)\.(\d+)\.(\d+)", told.stdout).groups()))


def read_for(file, servers):
    """Read a file of ours, with other addresses of the servers."""
    return file.read_text().replace(ONE, servers[0]).replace(TWO, servers[1])


def written(folder, text):
    (folder / "balancer").write_text(text)
    return folder / "balancer"


@contextmanager
def running(program, folder, servers):
    """Run a load balancer; give its address."""
    if not shutil.which(program.__name__):
        pytest.skip(f"there is no {program.__name__} here: make balancers")
    port = free_port()
    command = [str(word) for word in program(folder, port, servers)]
    with (folder / "said").open("w") as said:
        process = subprocess.Popen(command, stdout=said, stderr=said, env={**os.environ, "HOME": str(folder)})
    try:
        yield f"http://127.0.0.1:{port}"
    finally:
        process.terminate()
        process.wait(PATIENCE)


async def answers(base):
    try:
        async with aiohttp.request("GET", f"{base}/healthz") as answer:
            return answer.status == 200
    except aiohttp.ClientError:
        return False


async def play(base, seed):
    """Two people play a game from its beginning to its end."""
    async with Person(base, "Ann") as ann, Person(base, "Bo") as bo:
        tables = await begin([ann, bo], "vale")
        await asyncio.gather(*[table.play(random.Random(seed + seat)) for seat, table in enumerate(tables)])
        assert tables[0].reveal == tables[1].reveal is not None
        await leave(tables)


@pytest.mark.parametrize("program", [nginx, haproxy, caddy])
@over_sockets
async def test_people_play_by_way_of_a_load_balancer_also_when_a_server_stops(tmp_path, program):
    async with a_house(tmp_path) as house:
        servers = [house.base(number).removeprefix("http://") for number in range(2)]
        with running(program, tmp_path, servers) as base:
            await eventually(lambda: answers(base), (tmp_path / "said").read_text())
            await play(base, 1)
            await house.close(house.services[0])
            await eventually(lambda: answers(base), "no server answers any more")
            await play(base, 2)


class Server(Process):
    """`everglow serve` on a machine of its own, as far as it knows."""

    def __init__(self, data):
        super().__init__(data, "--internal", "127.0.0.1", "--proxy", "127.0.0.1")


@pytest.mark.parametrize("program", [nginx, haproxy, caddy])
@over_sockets
async def test_people_play_on_by_way_of_a_load_balancer_when_a_server_is_killed(tmp_path, program):
    """Play goes on also in the moment before the load balancer notices."""
    servers = [Server(tmp_path) for _ in range(2)]
    try:
        for server in servers:
            await server.start()
        addresses = [server.base.removeprefix("http://") for server in servers]
        with running(program, tmp_path, addresses) as base:
            await eventually(lambda: answers(base), (tmp_path / "said").read_text())
            await play(base, 1)
            servers[0].kill()
            await play(base, 2)
            await servers[0].start()
            await play(base, 3)
    finally:
        for server in servers:
            server.end()
