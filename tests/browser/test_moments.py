"""Moments at a table: a deal, a summon, what others did, the last turn again, the last round and the end."""

import pytest
from playwright.sync_api import expect

from everglow.games.vale import GAME as GAME_OF_VALE

from .conftest import DESKTOP, PHONE, SIZES
from .player import HURRY, PRIMARY, my_turn, play, slow_down, still, wait_until
from .position import brought, come_to

LONGEST = 400  # milliseconds of any motion at a table but that of dice
# Notes at every frame what is told above the table, and what moves for how long.
WATCH = """() => {
  window.seen = { lit: [], large: [], sparks: 0, moved: 0, dealt: 0, home: 0, long: [] };
  const lasts = ({ effect }) => effect.getComputedTiming();
  const look = () => {
    const { seen } = window;
    const note = (list, name) => { if (name && !list.includes(name)) list.push(name); };
    document.querySelectorAll("[data-lit]").forEach(({ dataset }) => note(seen.lit, dataset.lit));
    document.querySelectorAll("[data-large]").forEach((one) => note(seen.large, one.innerText.trim()));
    seen.sparks = Math.max(seen.sparks, document.querySelectorAll("[data-spark]").length);
    for (const one of document.getAnimations()) {
      const { endTime, duration } = lasts(one);
      if (endTime === Infinity || one.playState !== "running") continue;
      seen.moved++;
      if (one.id === "moment" && one.effect.target.closest("[data-room=market]")) seen.dealt++;
      if (one.effect.target.dataset.die) seen.home++;
      if (duration > 400) note(seen.long, `${duration} ${one.effect.target.outerHTML.slice(0, 80)}`);
    }
    requestAnimationFrame(look);
  };
  look();
}"""
WINNER = """() => {
  window.told = [];
  const labelled = () => [...document.querySelectorAll("[aria-label], [title]")];
  const labels = () => labelled().map((one) => one.ariaLabel + one.title);
  const look = () => {
    const end = document.querySelector("[data-room=result]");
    if (end && !("counted" in end.dataset))
      window.told.push([document.title, document.body.innerText, ...labels()].join(" "));
    requestAnimationFrame(look);
  };
  look();
}"""


def look_back(page, kind, wanted, eyes=None):
    """Open a replay before the first step whose events are wanted; which step it is, and whose."""
    code = brought(page, kind)
    steps = page.request.get(f"/api/tables/{code}/replay").json()["steps"]
    number, step = next((i, step) for i, step in enumerate(steps) if wanted(step["events"]))
    page.goto(f"/t/{code}/replay?step={number}&eyes={step['seat'] if eyes is None else eyes}")
    page.wait_for_selector("[data-room=question]")
    still(page)
    page.evaluate(WATCH)
    return step


def kinds(events):
    return {event["event"] for event in events}


def scores_by_summon(events):
    return {"summoned", "scored"} <= kinds(events)


def card_of(step, kind):
    return next(event["card"] for event in step["events"] if event["event"] == kind)


def test_a_summon_lands_its_gain_stands_at_it_and_points_rise_to_the_track(visit):
    page = visit.blank(person="Mira", pace=1, motion="no-preference")
    step = look_back(page, ("vale", {}, 3), scores_by_summon)
    page.keyboard.press("ArrowRight")
    wait_until(page, "() => window.seen.sparks > 0")
    seen = page.evaluate("window.seen")
    assert card_of(step, "summoned") in seen["lit"]
    assert seen["long"] == []


def test_with_reduced_motion_a_summon_is_told_and_nothing_moves(visit):
    page = visit.blank(person="Mira", pace=1)
    step = look_back(page, ("vale", {}, 3), scores_by_summon)
    page.keyboard.press("ArrowRight")
    card = card_of(step, "summoned")
    wait_until(page, "card => window.seen.lit.includes(card)", card)
    expect(page.locator(f"[data-lit={card}]", has_text="+").first).to_be_visible()
    seen = page.evaluate("window.seen")
    assert (seen["moved"], seen["sparks"]) == (0, 0)


@pytest.mark.parametrize("game", ["vale", "glow"])
@pytest.mark.parametrize("size", SIZES)
def test_cards_are_dealt_from_the_deck(visit, game, size):
    page = visit.blank(person="Mira", pace=1, motion="no-preference", viewport=size)
    deals = {"vale": "revealed", "glow": "dealt"}[game]
    look_back(page, (game, {}, 2), lambda events: deals in kinds(events), eyes=0)
    page.keyboard.press("ArrowRight")
    wait_until(page, "() => window.seen.dealt > 0")
    assert page.evaluate("window.seen.long") == []


SLOWLY = 0.005  # of the usual speed: whatever flies is still on its way when it is tapped
# So many cards are on their way, dealt or from another place.
FLYING = """() => document.getAnimations().filter(({ playState, effect }) =>
  playState === "running" && effect.target.matches("[data-card], :has(> [data-card])") &&
  effect.getKeyframes().some(({ transform }) => transform?.includes("translate"))).length"""


@pytest.mark.parametrize("size", SIZES)
def test_a_tap_ends_a_deal(visit, size):
    page = visit.blank(person="Mira", pace=1, motion="no-preference", viewport=size)
    look_back(page, ("vale", {}, 2), lambda events: "revealed" in kinds(events), eyes=0)
    slow_down(page, SLOWLY)
    page.keyboard.press("ArrowRight")
    wait_until(page, f"() => ({FLYING})() > 0")
    page.locator("[data-room=question]").click(force=True)
    wait_until(page, f"() => ({FLYING})() === 0")


def can_pick_again(state, seat):
    """Tell whether that seat may tame one of two cards now, and the other one then."""
    return sum(name.startswith("tame:") for name in names_of(state, seat)) > 1


def names_of(state, seat):
    return [GAME_OF_VALE.codec.action_name(action) for action in state.legal_actions(seat)]


def test_a_tap_on_a_card_ends_the_flight_of_another_and_picks_it(visit):
    page = visit.blank(person="Mira", pace=1, motion="no-preference")
    come_to(page, "vale", "action", where=can_pick_again)
    mine = page.locator("[data-room=market] [data-legal]")
    mine.first.click()
    slow_down(page, SLOWLY)
    page.locator(PRIMARY).click()
    wait_until(page, f"() => ({FLYING})() > 0")
    mine.first.click(force=True)
    wait_until(page, f"() => ({FLYING})() === 0")
    expect(page.locator("[data-room=market] [data-picked]")).to_have_count(1)


def test_with_reduced_motion_cards_lie_there_at_once(visit):
    page = visit.blank(person="Mira", pace=1)
    step = look_back(page, ("vale", {}, 2), lambda events: "revealed" in kinds(events), eyes=0)
    page.keyboard.press("ArrowRight")
    for card in next(event for event in step["events"] if event["event"] == "revealed")["cards"]:
        expect(page.locator(f"[data-room=market] [data-card={card}]")).to_be_visible()
    assert page.evaluate("window.seen.moved") == 0


def watch_others(page, players=2):
    """Act until others do something, which is then shown large."""
    come_to(page, "vale", "mark", turn=2, players=players)
    page.evaluate(WATCH)
    play(page, seed=1, until=lambda page: page.evaluate("window.seen.large.length > 0"))


@pytest.mark.parametrize("size", SIZES)
def test_what_others_did_is_shown_large_and_covers_no_question(visit, size):
    page = visit.blank(person="Mira", pace=2.5, motion="no-preference", viewport=size)
    page.add_init_script(OVER_THE_QUESTION)
    watch_others(page)
    assert page.evaluate("window.met") == []
    assert page.locator("[data-moments]").evaluate("layer => getComputedStyle(layer).pointerEvents") == "none"


def test_with_reduced_motion_what_others_did_is_told_large_and_nothing_moves(visit):
    page = visit.blank(person="Mira", pace=1)
    watch_others(page)
    seen = page.evaluate("window.seen")
    assert all(seen["large"])
    assert (seen["moved"], seen["sparks"]) == (0, 0)


OVER_THE_QUESTION = """
window.met = [];
const meets = (a, b) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
const watch = () => {
  const large = document.querySelector("[data-large]")?.getBoundingClientRect();
  const question = document.querySelector("[data-room=question]")?.getBoundingClientRect();
  if (large && question && meets(large, question)) window.met.push([large.top, large.bottom, question.top]);
  requestAnimationFrame(watch);
};
requestAnimationFrame(watch);
"""


def test_a_press_ends_what_is_told(visit):
    page = visit.blank(person="Mira", pace=2.5, motion="no-preference")
    watch_others(page)
    page.evaluate(
        "document.querySelector('[data-scene], body').dispatchEvent("
        "new PointerEvent('pointerdown', { bubbles: true }))"
    )
    expect(page.locator("[data-large]")).to_have_count(0)


def answered(page):
    """I have answered, others have acted since, and I am asked again."""
    come_to(page, "vale", "mark", turn=2)
    page.evaluate(WATCH)
    play(page, seed=1, until=lambda page: not my_turn(page))
    play(
        page,
        seed=1,
        until=lambda page: (
            my_turn(page) and page.evaluate("document.querySelector('[data-deed=retell]').disabled === false")
        ),
    )


def test_the_last_turn_is_shown_again_by_button_and_by_key(visit):
    page = visit.blank(person="Mira", pace=1)
    answered(page)
    large = page.locator("[data-large][role=status]")
    page.locator("[data-deed=retell]").click()
    expect(large).to_be_visible()
    page.keyboard.press("Escape")
    expect(large).to_have_count(0)
    page.keyboard.press("l")
    expect(large).to_be_visible()


PICKED = "() => [...document.querySelectorAll('[data-picked]')].map((one) => one.dataset.pick)"


def test_a_tap_that_ends_the_last_turn_does_nothing_else(visit):
    page = visit.blank(person="Mira", pace=1)
    answered(page)
    page.keyboard.press("Escape")  # whatever was picked is dropped
    picked = page.evaluate(PICKED)
    again = page.locator("[data-large][role=status]")
    page.keyboard.press("l")
    expect(again).to_be_visible()
    page.locator("[data-legal]:not([data-picked]):visible").first.click()
    expect(again).to_have_count(0)
    assert page.evaluate(PICKED) == picked


def begins_the_last_round(events):
    return any(event["event"] == "revealed" and event["round"] == 10 for event in events)


def begins_the_second_day(events):
    return any(event["event"] == "dealt" and event["round"] == 2 for event in events)


def test_dice_walk_home_in_the_evening_and_companions_glow_in_the_valley(visit):
    page = visit.blank(person="Mira", pace=1, motion="no-preference")
    look_back(page, ("glow", {}, 2), begins_the_second_day, eyes=0)
    page.keyboard.press("ArrowRight")
    wait_until(page, "() => window.seen.home > 0")
    assert page.evaluate("window.seen.long") == []
    expect(page.locator("[data-scene] [data-light]")).not_to_have_count(0)


@pytest.mark.parametrize("size", SIZES)
def test_the_last_round_is_announced(visit, size):
    page = visit.blank(person="Mira", pace=1, viewport=size)
    look_back(page, ("vale", {}, 2), begins_the_last_round, eyes=0)
    page.keyboard.press("ArrowRight")
    expect(page.locator("[data-news=ending]")).to_have_text("The last round")
    still(page)
    assert page.evaluate("window.seen.moved") == 0, "with reduced motion"


def finish(page, game, asked, players=3):
    """Play a game to its end by another connection; the address of its table."""
    come_to(page, game, asked, turn=6, players=players)
    table = page.url
    page.goto("/health")
    page.evaluate(HURRY, table.rsplit("/", 1)[1])
    page.evaluate("window.hurried")
    return table


@pytest.mark.parametrize(("game", "asked"), [("vale", "action"), ("glow", "take")])
def test_nobody_is_told_the_winner_before_the_count_is_over(visit, game, asked):
    page = visit.blank(person="Mira", pace=1, motion="no-preference")
    table = finish(page, game, asked)
    page.add_init_script(f"({WINNER})()")
    page.goto(table)
    headline = page.locator("[data-room=result][data-counted] h2")
    expect(headline).to_contain_text("win")
    won = headline.inner_text().strip()
    told = page.evaluate("window.told")
    assert told, "there was no count"
    assert [one for one in told if won in one or " win" in one or " ahead of " in one] == []


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("pressed", ["[data-deed=primary]", "a[href='/']"], ids=["golden", "house"])
def test_a_tap_ends_the_count_and_presses_nothing(visit, size, pressed):
    page = visit.blank(person="Mira", pace=1, motion="no-preference", viewport=size)
    page.goto(finish(page, "glow", "take"))
    page.wait_for_selector("[data-room=result]:not([data-counted])")
    page.locator(f"[data-room=result] {pressed}").click()
    expect(page.locator("[data-room=result][data-counted]")).to_be_visible()
    expect(page.get_by_role("button", name="Play again")).to_be_visible()
    assert page.url.split("/t/")[1].isalnum()


def test_with_reduced_motion_the_whole_result_is_there_at_once(visit):
    page = visit.blank(person="Mira", pace=1)
    table = finish(page, "vale", "action")
    page.add_init_script(f"addEventListener('DOMContentLoaded', {WATCH})")
    page.goto(table)
    expect(page.locator("[data-room=result][data-counted] h2")).to_contain_text("win")
    expect(page.locator("[data-room=best] [data-card]")).not_to_have_count(0)
    assert page.evaluate("window.seen.moved") == 0


def test_in_a_game_of_two_the_others_creatures_are_cards(visit):
    for size, shown in ((DESKTOP, True), ({"width": 1280, "height": 720}, True), (PHONE, False)):
        page = visit.blank(person="Mira", viewport=size)
        seat = come_to(page, "vale", "action", where=others_have_creatures)
        theirs = page.locator("[data-room=theirs] [data-card]:visible")
        expect(theirs).not_to_have_count(0) if shown else expect(theirs).to_have_count(0)
        assert seat in (0, 1)


def others_have_creatures(state, seat):
    return GAME_OF_VALE.show.view(state, seat)["players"][1 - seat]["area"]


# The hour of the sky, and how much of the night and of the dawn is seen.
SKY = """(night) => {
  const shade = (one) => Number(getComputedStyle(one).opacity);
  return [Number(night.dataset.hour), shade(night), shade(night.nextElementSibling)];
}"""


@pytest.mark.parametrize("game", ["vale", "glow"])
def test_the_sky_goes_from_dusk_over_the_night_to_dawn(visit, game):
    page = visit.blank(person="Mira")
    code = brought(page, (game, {}, 2))
    last = len(page.request.get(f"/api/tables/{code}/replay").json()["steps"])
    seen = []
    for step in (0, last // 2, last - 1):
        page.goto(f"/t/{code}/replay?step={step}&eyes=0")
        seen.append(page.locator("[data-hour]").evaluate(SKY))
    (dusk, dark_at_first, _), (night, dark, bright), (dawn, dark_at_last, bright_at_last) = seen
    assert dusk < night < dawn
    assert dark > max(dark_at_first, dark_at_last), "it is not darkest in the middle"
    assert bright_at_last > bright, "the sun does not come"
