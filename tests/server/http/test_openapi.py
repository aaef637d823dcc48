"""Truth of the API's description: /openapi.json against the real endpoints."""

import asyncio
import random
import threading
from contextlib import contextmanager

import msgspec
import pytest
import requests
import schemathesis
from hypothesis import HealthCheck, settings
from schemathesis.core.parameters import ParameterLocation
from schemathesis.specs.openapi.checks import positive_data_acceptance

from everglow.record_parts import FinishedGame
from everglow.server.http.openapi import document
from everglow.server.http.routes import ROUTES
from everglow.server.http.service import Service
from everglow.server.live.limits import Allowances

from ..guests import makes
from ..people import PATIENCE, Person, a_server, begin, leave, over_sockets

PLENTY = (1e9, 1e9)
SETTINGS = settings(
    max_examples=25,
    derandomize=True,  # the same cases every time
    deadline=None,
    database=None,
    suppress_health_check=list(HealthCheck),
)

schema = schemathesis.openapi.from_dict(document(ROUTES))
STREAMS = ["join_table", "hear_events", "hear_table"]  # no answer, but a talk
OPERATIONS = {found.ok().definition.raw["operationId"]: found.ok() for found in schema.get_all_operations()}


def of_people(name):
    """Whether an operation is for people; test_bot_api.py tests those for bots."""
    return name not in STREAMS and OPERATIONS[name].definition.raw["tags"] not in (["bots"], ["guests"])


ANSWERING = [name for name in OPERATIONS if of_people(name)]


def test_it_is_openapi_3_1():
    schema.validate()
    assert document(ROUTES)["openapi"].startswith("3.1.")


def test_every_route_has_a_name_and_a_sentence_of_its_own():
    assert len(OPERATIONS) == len({route.handler.__doc__ for route in ROUTES}) == len(ROUTES)


@over_sockets
async def test_every_route_is_described_and_whatever_is_described_is_a_route(tmp_path):
    async with a_server(tmp_path) as (base, service), Person(base, "") as visitor:
        told = await visitor.get("/openapi.json")
        described = {(path, method) for path, methods in told["paths"].items() for method in methods}
        routes = {
            (route.resource.canonical, route.method.lower())
            for route in service.runner.app.router.routes()
            if route.method != "HEAD" and route.handler != service.server.page
        }
        assert routes - {("/assets", "get")} == described


class House:
    """Servers beside us, since schemathesis knows no asyncio; Ann has played there, and is playing.

    Where there are several, the last one is asked, and another one has the tables.
    """

    def __init__(self, services, loop):
        self.services = services
        self.base = services[-1].addresses()[-1]
        asyncio.run_coroutine_threadsafe(self.evening(), loop).result(PATIENCE)

    async def evening(self):
        """One game to the end, and one that has begun; nobody is slowed down."""
        for service in self.services:
            lift_limits(service.server)
        async with Person(self.base, "Ann") as ann, Person(self.base, "Bo") as bo:
            over, begun = await self.begun([ann, bo]), await self.begun([ann, bo])
            [alone] = await self.begun([ann], bots=["spark"], options={"start": "0"})
            [answered] = await self.begun([ann], bots=["spark"], options={"start": "0"})
            await answered.act(answered.question["legal"][0])
            self.alone = {"hint": alone.code, "mark": answered.code}  # with bots
            await asyncio.gather(*[table.play(random.Random(seat)) for seat, table in enumerate(over)])
            self.codes = [over[0].code, begun[0].code]
            self.record = await ann.get(f"/api/tables/{self.codes[0]}/record")
            self.turn = await self.spent(ann)
            self.bot = await makes(ann)
            self.cookies = {kept.key: kept.value for kept in ann.http.cookie_jar}
            await leave([*over, *begun, alone, answered])

    async def begun(self, people, **wishes):
        tables = await begin(people, **wishes)
        while tables[0].code not in self.services[0].server.tables.rooms:
            await leave(tables)
            tables = await begin(people, **wishes)
        return tables

    async def spent(self, somebody):
        """The puzzle of today with a turn that is over: always the first answer that is legal."""
        turn = {"puzzle": (await somebody.get("/api/training"))["day"], "actions": []}
        while not (posed := await somebody.post("/api/training/position", turn))["over"]:
            turn["actions"].append(posed["question"]["legal"][0])
        return turn

    def link(self):
        return requests.post(f"{self.base}/api/me/link", cookies=self.cookies, timeout=PATIENCE).json()

    def another_device(self):
        """The cookie of one more of Ann's devices, which may be forgotten."""
        claimed = requests.post(f"{self.base}/api/me/claim", json=self.link(), timeout=PATIENCE)
        return claimed.cookies.get_dict()

    def whose(self, path):
        """Ann's cookie, but where it is lost one of another device, and where she is, a namesake's."""
        if path != "/api/me/delete":
            return self.another_device() if path == "/api/me/forget" else self.cookies
        named = requests.post(f"{self.base}/api/me", json={"name": "Ann"}, timeout=PATIENCE)
        return named.cookies.get_dict()

    def wishes(self, operation):
        """Requests that can succeed at an endpoint, for each of the tables."""
        bodies = {
            "hint": {"question": 0},
            "mark": {"question": 0},
            "introduce": {"name": "Ann"},
            "choose_language": {"language": "nl"},
            "choose_face": {"avatar": "owl", "colour": "sky"},
            "claim_link": self.link(),
            "forget_person": {"name": "Ann"},
            "open_table": {"game": "glow", "seats": 3},
            "bring_record": self.record,
            "go_on": {"step": 0, "seat": 0, "level": "ember"},
            "try_position": {"game": "vale", "position": "hunt"},
            "pose": {"puzzle": self.turn["puzzle"]},
            "solve": self.turn,
            "play_on": {"puzzle": self.turn["puzzle"], "level": "ember"},
        }
        name = operation.definition.raw["operationId"]
        body = bodies.get(name)
        known = {"body": body, "media_type": "application/json"} if body else {}
        whole = name in ("go_on", "tell_position", "judge_game", "judge_game_again")  # of a game that is over
        if name == "judge_game_again":
            self.judge(self.codes[0])
        codes = self.codes[:1] if whole else [self.alone[name]] if name in self.alone else self.codes
        at = [{"code": code} for code in codes] if "{code}" in operation.path else [{}]
        if "{device}" in operation.path:
            at = [{"device": self.another_device()["everglow"].partition(".")[0]}]
        return [operation.Case(path_parameters=where, **known) for where in at]

    def judge(self, code):
        """Have a game judged."""
        known, whole = 0, False
        while not whole:
            path = f"{self.base}/api/tables/{code}/analysis?known={known}"
            told = requests.get(path, cookies=self.cookies, timeout=PATIENCE).json()
            known += (told["opening"] is not None) + len(told["turns"])
            whole = told["closing"] is not None

    def ask(self, case):
        """A code that could be one is that of a real table; what a table refuses may look quite right."""
        if "code" in (case.path_parameters or {}) and case.meta.generation.mode.is_positive:
            case.path_parameters["code"] = self.codes[0]
        return case.call_and_validate(
            self.base, timeout=PATIENCE, excluded_checks=[positive_data_acceptance], **self.known(case)
        )

    def known(self, case):
        """Credentials by which the server knows who asks."""
        if case.path.startswith("/api/bot"):
            return {"headers": {"Authorization": f"Bearer {self.bot['token']}"}}
        return {} if unknown(case) else {"cookies": self.whose(case.path)}


def lift_limits(server):
    server.allowances.requests = server.allowances.guesses = server.allowances.imports = (
        server.tables.chat
    ) = Allowances(*PLENTY)
    server.allowances.first_guesses = server.allowances.introductions = server.allowances.openings = (
        server.allowances.deletions
    ) = server.allowances.requests
    server.allowances.answers = server.training.answers = server.allowances.requests
    budgets = server.allowances.budgets
    budgets.people = budgets.strangers = budgets.neighbours = server.allowances.requests


def unknown(case):
    """Whether it tries to come in with a wrong cookie or token, or with none."""
    ways = (ParameterLocation.COOKIE, ParameterLocation.HEADER)
    return any(found.mode.is_negative for way in ways if (found := case.meta.components.get(way)))


@contextmanager
def beside(services):
    """Run servers in a thread of their own; its loop."""
    loop = asyncio.new_event_loop()
    thread = threading.Thread(target=loop.run_forever, daemon=True)  # nobody waits for one that hangs
    thread.start()
    try:
        for service in services:
            asyncio.run_coroutine_threadsafe(service.__aenter__(), loop).result(PATIENCE)
        yield loop
    finally:
        for service in services:
            asyncio.run_coroutine_threadsafe(service.__aexit__(), loop).result(PATIENCE)
        loop.call_soon_threadsafe(loop.stop)
        thread.join(PATIENCE)
        loop.close()


@pytest.fixture(scope="module")
def house(tmp_path_factory):
    services = [Service(tmp_path_factory.mktemp("house"), "127.0.0.1", 0, [])]
    with beside(services) as loop:
        yield House(services, loop)


@pytest.mark.parametrize("name", ANSWERING)
def test_every_route_answers_as_described(house, name):
    for case in house.wishes(OPERATIONS[name]):
        answer = case.call_and_validate(house.base, cookies=house.whose(case.path))
        assert str(answer.status_code) == next(iter(OPERATIONS[name].definition.raw["responses"]))


def test_every_line_of_somebodys_games_is_as_described(house):
    told = requests.get(f"{house.base}/api/me/games", cookies=house.cookies, timeout=PATIENCE)
    games = [msgspec.json.decode(line, type=FinishedGame) for line in told.content.splitlines()]
    assert house.record["secret"] in [game["secret"] for game in games]


@schema.exclude(operation_id=STREAMS[1:]).parametrize()
@SETTINGS
def test_whatever_is_asked_the_answer_is_as_described(house, case):
    answer = house.ask(case)
    assert answer.status_code != 429
    assert answer.status_code != 401 or unknown(case)
