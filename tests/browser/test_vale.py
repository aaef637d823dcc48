"""The Vale of Eternity in a real browser, as people play it."""

import re

import pytest
from playwright.sync_api import expect

from .conftest import PHONE, TABLET
from .player import (
    CHANGED,
    PRIMARY,
    against_bots,
    changing,
    hurry,
    in_round,
    my_turn,
    over,
    play,
    play_together,
    settled,
    still,
    there,
    wait_until,
    with_friends,
)
from .position import come_to, come_to_saved


def test_a_newcomer_plays_a_whole_game_against_a_bot_by_clicking(visit):
    page = visit(own=True, sound=True, motion="no-preference", pace=0.05)  # with the worker, as at home
    against_bots(page)
    count_stones_in_flight(page)
    play(page, seed=1, until=lambda page: over(page) or page.evaluate("window.flown") > 10)
    assert page.evaluate("window.flown") > 10
    page.emulate_media(reduced_motion="reduce")  # enough has been seen flying
    play(page, seed=1)
    expect(page.locator("[data-room=result] h2")).to_contain_text("win")
    expect(page.locator("[data-sky] span")).to_have_count(0)
    expect(page.locator("[data-room=result] li")).to_have_count(2)
    page.get_by_role("button", name="Play again").click()
    expect(page.get_by_role("button", name="Start the game")).to_be_enabled()
    wait_until(page, THROWN, page.url[-6:])  # into the next deal too


def test_on_a_phone_a_game_against_bots_goes_on_for_rounds(visit):
    page = visit(viewport=PHONE)
    against_bots(page, players=3)
    play(page, seed=2, until=in_round(4))
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]


@pytest.mark.lengthy
def test_two_people_sit_down_and_play_one_of_them_on_a_phone(visit):
    ann, bo = visit(person="Ann"), visit.blank(person="Bo", viewport=PHONE)
    with_friends(ann, players=2)
    bo.goto(ann.url)
    bo.get_by_role("button", name="Sit here").click()
    ann.get_by_role("button", name="Start the game").click()
    play_together((ann, bo), seed=3, until=in_round(4))
    hurry(ann, bo)
    told = {
        ann.locator("[data-room=result] h2").inner_text(),
        bo.locator("[data-room=result] h2").inner_text(),
    }
    assert told in ({"You win!", "Ann wins"}, {"You win!", "Bo wins"})


def test_a_reload_in_the_middle_of_an_effect_brings_back_the_same_question(visit):
    page = visit.blank(person="Mira")
    come_to(page, "vale", "pay")
    asked, seen = (
        page.locator("[data-room=question] [role=status] b").inner_text(),
        page.locator("[data-room=market] [data-card]").count(),
    )
    page.reload()
    expect(page.locator("[data-stones][data-asked]")).to_be_visible()
    assert page.locator("[data-room=question] [role=status] b").inner_text() == asked
    expect(page.locator("[data-room=market] [data-card]")).to_have_count(seen)
    play(page, seed=5, until=lambda page: over(page) or not choosing_stones(page))


def test_a_connection_that_is_lost_in_the_middle_of_an_effect_is_told_and_mended(visit, house):
    page = visit.blank(person="Mira")
    come_to(page, "vale", "pay")
    page.wait_for_load_state("networkidle")  # or the browser complains of a font or drawing that broke off
    house.kill()
    expect(page.locator("[data-banner]")).to_contain_text("connection is lost")
    house.start()
    expect(page.locator("[data-banner]")).to_have_count(0)
    expect(page.locator("[data-stones][data-asked]")).to_be_visible()
    play(page, seed=7, until=lambda page: over(page) or not choosing_stones(page))
    visit.expected.append("ERR_CONNECTION_REFUSED")


def holding_cards(state, seat):
    return state.players[seat].hand


def unable_to_summon(state, seat):
    return holding_cards(state, seat) and not any(state.players[seat].stones)


def with_marked_cards(state, seat):
    return bool(state.players[seat].marked)


def choosing_stones(page):
    """Whether stones are chosen: to pay for what was announced, or to keep of those that are too many."""
    return there(page, "[data-stones][data-asked]")


POSITION = """() => Object.fromEntries(["market", "hand", "area", "me"].map((room) => [
  room,
  [...document.querySelectorAll(`[data-room=${room}]`)].map((part) =>
    [...part.querySelectorAll("[data-card]")].map((card) => card.dataset.card).join() + part.innerText),
]))"""


def holding_markers(state, seat):
    return holding_cards(state, seat) and state.players[seat].area and len(state.players[seat].marked) > 1


def test_undo_brings_back_the_position(visit):
    page = visit.blank(person="Mira")
    come_to(page, "vale", "action", where=holding_markers)
    still(page)
    before = page.evaluate(POSITION)
    assert all(any(parts) for parts in before.values())
    page.locator("[data-room=market] [data-legal]").first.click()
    page.locator(PRIMARY).click()
    wait_until(page, f"before => JSON.stringify(({POSITION})()) !== JSON.stringify(before)", before)
    expect(page.get_by_role("log")).to_contain_text("You tame")
    page.get_by_role("button", name="Undo").click()
    wait_until(page, f"before => JSON.stringify(({POSITION})()) === JSON.stringify(before)", before)


# Whether a text has this colour of ours.
COLOURED = """(text, name) => {
  const sample = document.body.appendChild(document.createElement("i"));
  sample.style.color = `var(${name})`;
  const { color } = getComputedStyle(sample);
  sample.remove();
  return getComputedStyle(text).color === color;
}"""


def test_whoever_pays_too_much_is_told_before(visit):
    page = visit.blank(person="Mira")
    come_to_saved(page, "vale-paying")
    button, unused = page.locator(PRIMARY), page.locator("[data-pick^='stones:']:not([aria-pressed=true])")
    expect(button).not_to_contain_text("lost")
    while unused.count():
        unused.first.click()
    told = button.locator("small")
    expect(told).to_contain_text("lost")
    assert told.evaluate(COLOURED, "--warn"), "it is not amber"


def test_what_does_not_glow_says_why(visit):
    page = visit.blank(person="Mira")
    come_to(page, "vale", "action", where=unable_to_summon)
    card = page.locator("[data-room=hand] [data-card][aria-disabled=true]").first
    card.hover()  # it lies still
    card.click(force=True)
    expect(page.locator("[data-room=question][data-refused]")).to_be_visible()


def test_a_round_can_be_played_by_keyboard_alone(visit):
    page = visit(person="Mira")
    page.wait_for_selector("[data-panel]")
    tab_to(page, "article:has-text('Vale') button:has-text('Play against bots')")
    page.keyboard.press("Enter")
    tab_to(page, "article:has-text('Vale') button:has-text('Deal the cards')")
    page.keyboard.press("Enter")
    page.wait_for_selector("[data-sky]", state="attached")
    for _ in range(200):
        if page.get_by_role("img", name="Round 2 of 10").count():
            return
        if my_turn(page):
            tab_to(page, KEYS)
            with changing(page):
                page.keyboard.press("Enter")
        else:
            page.evaluate(CHANGED)
    raise AssertionError("the first round did not end")


@pytest.mark.parametrize(("key", "told"), [("s", "You sell"), ("t", "You tame")])
def test_a_key_sells_or_tames_the_card_that_is_picked(visit, key, told):
    page = visit.blank(person="Mira")
    come_to(page, "vale", "action", where=with_marked_cards)
    page.locator("[data-room=market] [data-legal]").first.click()
    page.keyboard.press(key)
    expect(page.locator("[role=log]")).to_contain_text(told)


KEYS = (
    "[data-card][data-legal], [data-seat][data-legal],"
    " [data-room=question] button:enabled:not([data-deed=undo], [data-deed=drop])"
)


def tab_to(page, wanted):
    """Press Tab, as somebody without a mouse, until the focus is where it is wanted."""
    for _ in range(150):
        page.keyboard.press("Tab")
        if page.locator(wanted).and_(page.locator(":focus")).count():
            return
    raise AssertionError(f"Tab does not lead to {wanted}")


def test_f6_goes_from_part_to_part_and_arrows_from_card_to_card(visit):
    page = visit.blank(person="Mira")
    come_to(page, "vale", "mark", where=holding_cards)
    parts = []
    for _ in range(3):
        page.keyboard.press("F6")
        parts.append(page.evaluate("document.activeElement.closest('[data-region]').className"))
    assert len(set(parts)) == 3
    page.locator("[data-room=market] [data-card]").first.focus()
    page.keyboard.press("ArrowRight")
    expect(page.locator("[data-room=market] [data-card]").nth(1)).to_be_focused()


def test_on_a_phone_every_part_can_be_looked_at_before_deciding(visit):
    page = visit(viewport=PHONE)
    against_bots(page, players=3)
    play(page, seed=14, until=settled(my_turn))
    for part in ("Area", "Hand", "Others", "Log", "Display"):
        page.locator("[data-tabs]").get_by_role("button", name=part).click()
        expect(page.locator("[data-tab][aria-current]")).to_contain_text(part)


@pytest.mark.parametrize("height", [900, 768, 720])
def test_on_a_laptop_nothing_needed_is_behind_a_scroll(visit, height):
    page = visit.blank(viewport={"width": 1366, "height": height}, person="Mira")
    come_to(page, "vale", "action", turn=6, players=4, where=holding_cards)
    page.wait_for_selector("[data-room=hand] [data-card]")
    assert (
        page.locator("[data-room=hand] [data-card]").first.evaluate(
            "node => node.getBoundingClientRect().bottom"
        )
        <= height
    )
    assert page.evaluate("document.documentElement.scrollHeight") <= height


def test_whoever_pastes_a_link_or_types_a_code_comes_to_the_table(visit):
    ann = visit(person="Ida")
    with_friends(ann)
    code = ann.url.rsplit("/", 1)[1]
    for typed in (f"{ann.url}?from=mail", f" {code[:3].lower()} {code[3:].lower()} "):
        bo = visit()
        bo.fill("#code", typed)
        bo.get_by_role("button", name="Join").click()
        expect(bo).to_have_url(ann.url)
    bo.goto("/")
    bo.fill("#code", "abc")
    bo.get_by_role("button", name="Join").click()
    expect(bo.get_by_role("alert")).to_contain_text("six letters")


def test_at_twice_the_size_everything_can_still_be_reached(visit):
    page = visit.blank(viewport={"width": 720, "height": 450}, person="Mira")
    come_to(page, "vale", "action", turn=3)
    assert page.evaluate("document.documentElement.scrollWidth") <= 720
    expect(page.get_by_role("button", name="Log")).to_be_in_viewport()


def test_the_words_of_every_creature_fit_on_its_card(visit):
    page = visit("/cards/vale", motion="no-preference")  # the other setting lets sizes change by and by
    page.wait_for_selector("[data-cards] [data-card]")
    # In another font everything is wider, and a browser loads a font when it first draws with it.
    page.evaluate(
        "async () => void (await Promise.allSettled([...document.fonts].map((face) => face.load())))"
    )
    still(page)
    assert page.locator("[data-cards] [data-card]").count() == 70
    assert {width: overflow(page, width) for width in (100, 107, 117)} == {100: [], 107: [], 117: []}


def overflow(page, width):
    """The creatures whose words do not fit on a card of that width, once the page has settled."""
    page.evaluate(
        """(width) => document.querySelectorAll("[data-cards] [data-card]")
            .forEach((card) => card.style.setProperty("--cw", width + "px"))""",
        width,
    )
    for _ in range(20):
        still(page)
        if not (found := page.evaluate(TOO_LONG)):
            break
    return found


TOO_LONG = """() => [...document.querySelectorAll("[data-cards] [data-card]")].filter((card) => {
  const [face, name, words] = ["face", "heading", "words"]
    .map((part) => card.querySelector(`[data-${part}]`));
  return words.getBoundingClientRect().bottom > face.getBoundingClientRect().bottom + 1
    || name.scrollWidth > name.clientWidth;
}).map((card) => card.dataset.card)"""


def test_on_a_tablet_whoever_chooses_a_player_can_confirm_it(visit):
    page = visit.blank(person="Mira", viewport=TABLET)
    come_to_saved(page, "vale-asked-player")
    page.locator("[data-pick^='players:'][data-legal]").first.click()
    page.locator(PRIMARY).click()
    expect(page.locator("[data-pick^='players:'][data-legal]")).to_have_count(0)


def test_the_options_of_a_card_stay_while_a_refusal_is_told(visit):
    page = visit.blank(person="Mira")
    come_to_saved(page, "vale-asked-choose")
    page.locator("[data-room=hand] [data-card]").first.click(force=True)  # it is said to be disabled
    expect(page.locator("[data-room=question][data-refused]")).to_be_visible()
    page.locator("[data-pick^='options:'][data-legal]").first.click()
    expect(page.locator(PRIMARY)).to_be_enabled()


def test_the_title_says_when_it_is_my_turn(visit):
    page = visit()
    against_bots(page)
    play(page, seed=10, until=settled(my_turn))
    expect(page).to_have_title(re.compile("Your turn"))


def test_chat_reaches_the_others(visit):
    ann = visit(person="Cleo")
    with_friends(ann)
    ann.get_by_label("Say something").fill("Good evening")
    ann.get_by_role("button", name="Send").click()
    bo = visit(new_path(ann), person="Dan")
    expect(bo.get_by_text("Good evening")).to_be_visible()


def test_the_host_chooses_and_everybody_sees_it(visit):
    ann = visit(person="Eva")
    with_friends(ann, players=2)
    bo = visit(new_path(ann), person="Finn")
    ann.get_by_role("group", name="Players").get_by_role("radio", name="3").check()
    ann.get_by_role("group", name="Clock").get_by_role("radio", name="5 min").check()
    expect(bo.get_by_text("5 min")).to_be_visible()
    bo.get_by_role("button", name="Sit here").last.click()
    ann.get_by_role("group", name="Who begins").get_by_role("radio", name="Finn").check()
    ann.locator("[data-deed=bot]").click()
    ann.locator("[data-deed=level]").select_option("spark")
    ann.get_by_role("button", name="Start the game").click()
    expect(bo.locator("[data-room=question][data-region]:not([data-waits])")).to_be_visible()
    expect(ann.get_by_text("5:00").first).to_be_visible()


def test_nobody_loses_a_seat_when_the_host_changes_their_mind(visit):
    page = visit(person="Gus")
    with_friends(page, players=3)
    page.get_by_role("button", name="Move here").last.click()
    page.get_by_role("group", name="Players").get_by_role("radio", name="2").click()
    expect(page.get_by_role("status")).to_contain_text("Gus would have no seat")
    expect(page.get_by_role("group", name="Players").get_by_role("radio", name="3")).to_be_checked()


THROWN = "code => JSON.parse(localStorage.getItem('everglow-pledges'))[code]?.offered"


def count_stones_in_flight(page):
    page.wait_for_selector("[data-sky]", state="attached")
    page.evaluate(
        """() => {
            window.flown = 0;
            const count = (change) => (window.flown += change.addedNodes.length);
            const seen = new MutationObserver((changes) => changes.forEach(count));
            seen.observe(document.querySelector("[data-sky]"), { childList: true });
        }"""
    )


def new_path(page):
    return "/" + page.url.split("/", 3)[3]
