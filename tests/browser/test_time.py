"""Time at the table: my own answer at once, others' at their pace, no press for what was not seen."""

import json

import pytest
from playwright.sync_api import expect

from .conftest import SIZES
from .glow_player import play
from .player import still, there, wait_until
from .position import come_to, last_of_the_morning

KEEP = "[data-deed=keep]"
DICE = "[data-rolling] [data-legal][data-pick^=die]"  # those that I may choose
SLOW = 2.5  # of the paces that one can choose


def with_rerolls(state, seat):
    """They can pay for another roll in more than one way, and nobody else has begun."""
    return len(state.legal_actions(seat)) > 2 and len(state.deciders()) == len(state.players)


class Held:
    """Others' steps, kept back from a page until it may have them at once, with my own after them."""

    def __init__(self, page):
        self.steps = []
        self.passes = 0  # so many more
        page.route_web_socket("**/socket", self.route)

    def route(self, socket):
        self.socket = socket
        socket.connect_to_server().on_message(self.hear)

    def hear(self, message):
        if '"update"' not in message or self.passes:
            self.passes -= '"update"' in message
            return self.socket.send(message)
        self.steps.append(message)

    def done(self):
        """Whether the others wait for one seat alone."""
        changes = [change for step in self.steps for change in json.loads(step)["patch"]]
        asked = [change["value"] for change in changes if change["path"] == "/deciders"]
        return bool(asked) and len(asked[-1]) == 1

    def wait(self, page):
        """Wait until the others have answered."""
        for _ in range(1200):
            if self.done():
                return
            page.wait_for_timeout(50)
        raise AssertionError("the others never answered")

    def release(self):
        self.passes = 1
        for step in self.steps:
            self.socket.send(step)


def about_to_roll(state, seat):
    """Tell whether dice are thrown whatever they take, and they and others can pay for another roll."""
    return last_of_the_morning(state, seat) and all(
        many_may_reroll(state.copy(), seat, action) for action in state.legal_actions(seat)
    )


def many_may_reroll(state, seat, action):
    state.apply(seat, action)
    return len(state.legal_actions(seat)) > 2 and len(state.deciders()) > 2


@pytest.mark.parametrize("size", SIZES)
def test_a_question_that_i_answered_is_gone_at_once_although_others_steps_wait(visit, size):
    page = visit.blank(viewport=size, person="Mira", pace=SLOW, motion="no-preference")
    held = Held(page)
    held.passes = 1  # what I take; the others answer as soon as the dice lie
    come_to(page, "glow", "take", players=4, where=about_to_roll)
    play(page, until=lambda page: there(page, KEEP))
    held.wait(page)
    still(page)  # a press while dice roll would only end that
    expect(page.locator("[data-deaf]")).to_have_count(0)
    held.release()
    page.locator(KEEP).click()
    expect(page.locator(DICE)).to_have_count(0, timeout=2500)  # they would take more


def test_a_second_press_right_after_a_roll_does_not_end_it(visit):
    page = visit.blank(person="Mira", pace=1, motion="no-preference")
    come_to(page, "glow", "reroll", where=with_rerolls)
    page.keyboard.press("1")
    expect(page.locator("[data-rolling] [data-picked][data-pick^=die]")).to_have_count(1)
    page.keyboard.press("e")
    wait_until(page, "() => document.querySelector('[data-rolling] [data-tumbling]') !== null")
    page.keyboard.press("e")
    page.keyboard.press("e")
    expect(page.locator("[data-deaf]")).to_have_count(0)
    assert page.locator(DICE).count() > 0
