"""The panel for those who build a game: in development, a key shows what the server told, and the state."""

import json
import os
import signal
import subprocess
import sys
from pathlib import Path
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import expect

from everglow.games import games

from .conftest import House
from .player import GAME
from .position import brought, come_to

HERE = Path(__file__).parent
WEB = HERE.parents[1] / "web"
KEY = "`"
KIND = ("vale", {}, 2)
SETTINGS = {"EVERGLOW_INTERPRETED": "1", "EVERGLOW_DEVELOPMENT": "1"}


@pytest.fixture(scope="module")
def developed(tmp_path_factory):
    """A server as `make dev` runs it."""
    house = House(str(tmp_path_factory.mktemp("developed")), **SETTINGS)
    yield house
    house.stop()


@pytest.fixture(scope="module")
def workshop(developed, tmp_path_factory):
    """The address of Vite in front of that server, as `make dev` runs it."""
    path = f"{Path(sys.executable).parent}{os.pathsep}{os.environ['PATH']}"
    command = ["node", str(HERE / "vite.mjs"), developed.address, str(tmp_path_factory.mktemp("vite"))]
    env = os.environ | {"PATH": path}
    # A session of its own: `node` is a script that starts the real one, and both have to be stopped.
    vite = subprocess.Popen(
        command, cwd=WEB, env=env, stdout=subprocess.PIPE, text=True, start_new_session=True
    )
    assert vite.stdout is not None
    yield vite.stdout.readline().strip().rstrip("/")
    os.killpg(vite.pid, signal.SIGTERM)
    vite.communicate()


@pytest.fixture
def page(visit, workshop):
    page = visit.blank(person="Mira", own=True, base_url=workshop)
    page.context.grant_permissions(["clipboard-read", "clipboard-write"], origin=workshop)
    return page


def heard(page):
    """Collect the messages that a page is sent from now on."""
    messages = []
    page.on("websocket", lambda socket: socket.on("framereceived", lambda m: messages.append(json.loads(m))))
    return messages


def shown(page, part):
    """A part of the panel, as the text that it shows."""
    return page.get_by_role("dialog").get_by_role("region", name=part, exact=True).locator("pre")


def last(messages, *kinds):
    return next(one for one in reversed(messages) if one["type"] in kinds)


def check_panel(page, told, view, events):
    """Check that the panel, opened with its key, shows just what was told; and close it."""
    page.keyboard.press(KEY)
    expect(page.get_by_role("dialog", name="State of the table")).to_be_visible()
    found = [json.loads(shown(page, part).inner_text()) for part in ("Question", "Legal actions", "View")]
    assert found == [told["question"]["asked"], told["question"]["legal"], view]
    assert json.loads(shown(page, "Events of the last step").inner_text()) == events
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)


def test_the_panel_shows_what_the_server_told_before_and_after_a_step(page, workshop):
    come_to(page, "vale", "action", turn=8)
    messages = heard(page)
    page.goto(f"{workshop}{urlsplit(page.url).path}?plain")
    page.wait_for_selector(f"{GAME}:not([data-waits])")
    welcome = last(messages, "welcome")
    check_panel(page, welcome, welcome["view"], [])
    page.locator("[data-pick^='choice:tame']").first.click()
    page.locator("[data-deed=primary]:not([data-deaf])").click()
    expect(page.locator("[data-deed=undo]")).to_be_enabled()
    update = last(messages, "update")
    page.reload()  # the whole view as it is now
    page.wait_for_selector(f"{GAME}:not([data-waits])")
    now = last(messages, "welcome")
    assert now["question"] == update["question"] != welcome["question"]
    check_panel(page, now, now["view"], [])


def test_the_panel_shows_the_events_of_the_last_step(page, workshop):
    come_to(page, "vale", "action", turn=8)
    messages = heard(page)
    page.goto(f"{workshop}{urlsplit(page.url).path}?plain")
    page.locator("[data-pick^='choice:tame']").first.click()
    page.locator("[data-deed=primary]:not([data-deaf])").click()
    expect(page.locator("[data-deed=undo]")).to_be_enabled()
    page.keyboard.press(KEY)
    events = last(messages, "update")["events"]
    assert "tamed" in [event["event"] for event in events]
    assert json.loads(shown(page, "Events of the last step").inner_text()) == events


def test_the_state_in_the_panel_can_be_loaded_and_looks_as_the_table_does(page, workshop):
    seat = come_to(page, "vale", "action", turn=8)
    messages = heard(page)
    page.goto(f"{workshop}{urlsplit(page.url).path}?plain")
    page.wait_for_selector(f"{GAME}:not([data-waits])")
    page.keyboard.press(KEY)
    expect(page.get_by_role("dialog")).to_contain_text("not the true one")
    codec, show = games()["vale"].codec, games()["vale"].show
    saved = json.loads(shown(page, "State").inner_text())
    welcome = last(messages, "welcome")
    for state in (codec.load(saved), codec.read(shown(page, "Notation").inner_text())):
        assert json.loads(json.dumps(show.view(state, seat))) == welcome["view"]
        legal = [codec.action_name(action) for action in state.legal_actions(seat)]
        assert legal == welcome["question"]["legal"]


def test_in_a_replay_the_panel_has_the_true_state_and_its_notation_to_copy(page, workshop):
    code = brought(page, KIND)
    notation = page.request.get(f"/api/tables/{code}/position?step=3").json()["notation"]
    saved = page.request.get(f"/api/tables/{code}/state?step=3").json()
    page.goto(f"{workshop}/t/{code}/replay?plain&step=3")
    expect(page.locator("#plain-table")).to_be_visible()
    page.keyboard.press(KEY)
    expect(shown(page, "Notation")).to_have_text(notation)
    assert json.loads(shown(page, "State").inner_text()) == saved["state"]
    expect(page.get_by_role("dialog")).not_to_contain_text("not the true one")
    part = page.get_by_role("region", name="Notation")
    part.get_by_role("button", name="Copy").click()
    expect(part.get_by_role("button", name="Copied")).to_be_visible()
    assert page.evaluate("navigator.clipboard.readText()") == notation


def test_what_is_served_has_no_such_panel(visit):
    page = visit.blank(person="Mira")
    come_to(page, "vale", "action", turn=8)
    page.keyboard.press(KEY)
    page.keyboard.press(",")  # by the time that this key has opened the settings, that one would have, too
    expect(page.get_by_role("dialog")).to_have_count(1)
    expect(page.get_by_role("dialog", name="State of the table")).to_have_count(0)
