"""Glow in a real browser, as people play it."""

import re
from itertools import cycle

import pytest
from playwright.sync_api import expect

from .conftest import DESKTOP, PHONE
from .glow_player import against_bots, from_home, phase, play, press_until
from .player import CHANGED, GAME, changing, my_turn, over, play_together, there
from .position import come_to, come_to_saved, with_choice
from .test_access import serious, serious_at_both_sizes

LIT = "[data-pick^='card:'][data-legal]"  # companions and spells

ENDING = "[data-deed=keep], [data-deed=stop]"
TRACK = "[data-pick^='track:'][data-legal]"
ANSWERS = "[data-legal], [data-room=question] button:not([data-deed=undo])"
TAKEN = "[data-pick^='track:'][data-picked]"
DAY = """(day) => document.querySelector(`[aria-label^='${day} of']`) !== null ||
  [...document.querySelectorAll("[data-progress] b")].some((told) => told.textContent.includes(day))"""


def on_day(number):
    """Whether that day has come, on either screen."""
    return lambda page: over(page) or page.evaluate(DAY, f"Day {number}")


def able_to_go_back(state, seat):
    return state.players[seat].light > 2


def resolving(page):
    """Whether it is noon, and I have a card to resolve."""
    return my_turn(page) and there(page, LIT) and phase("Noon")(page)


@pytest.mark.lengthy
def test_a_newcomer_plays_a_whole_game_in_the_realm_by_clicking(visit):
    page = visit(own=True, sound=True, motion="no-preference")  # with the worker, as at home
    from_home(page)
    play(page, seed=1, until=on_day(2))
    page.emulate_media(reduced_motion="reduce")  # enough has been seen moving
    play(page, seed=1)
    page.emulate_media(reduced_motion="no-preference")
    expect(page.locator("[data-room=result] h2")).to_contain_text("win")
    expect(page.locator("[data-room=result] li")).to_have_count(2)
    page.get_by_role("button", name="Play again").click()
    expect(page.get_by_role("button", name="Start the game")).to_be_enabled()


@pytest.mark.lengthy
def test_the_last_days_on_the_sea_are_played_by_clicking_and_their_end_can_be_used_by_everybody(visit):
    """A whole game there is played by `make rooms`: only its evenings differ from those in the realm."""
    page = visit.blank(person="Mira", bypass_csp=True)
    come_to(page, "glow", "take", turn=6, players=3, board="sea")
    expect(page.get_by_role("group", name="Map of the Sea of Darkness")).to_have_count(1)
    play(page, seed=2)
    expect(page.locator("[data-room=result] li")).to_have_count(3)
    expect(page.locator("[data-room=result]")).to_contain_text("Islands")
    assert "\n".join(serious(page, "[data-room=result]")) == ""


def test_nothing_needed_is_behind_a_scroll_on_a_desktop(visit):
    page = visit.blank(person="Mira")
    for day, asked in zip(range(2, 9), cycle(["take", "reroll", "resolve", "go"]), strict=False):
        come_to(page, "glow", asked, turn=day, players=4, board="realm")
        assert page.evaluate("document.documentElement.scrollHeight") <= DESKTOP["height"]
        for part in ("[data-room=question]", "[data-room=me]", "[data-room=others]", "[data-room=map]"):
            box = page.locator(part).first.bounding_box()
            assert box["y"] + box["height"] <= DESKTOP["height"], part


@pytest.mark.lengthy
def test_on_a_phone_a_game_goes_on_for_days(visit):
    page = visit.blank(viewport=PHONE, person="Mira", has_touch=True)
    against_bots(page, players=3)
    play(page, seed=3, until=on_day(3))
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]


def test_on_a_phone_the_part_where_i_have_to_act_opens_by_itself(visit):
    page = visit.blank(viewport=PHONE, person="Mira")
    against_bots(page, players=3, adventurers="random")
    for part, tab in (("Morning", "Track"), ("Roll", "Company"), ("Journey", "Map")):
        play(page, seed=17, until=phase(part))
        expect(page.locator("[data-tab][aria-current]")).to_contain_text(tab)


def two_people(visit):
    ann, bo = visit.blank(person="Ann"), visit.blank(person="Bo")
    wish = {"game": "glow", "seats": 2, "options": {"adventurers": "random"}, "public": False}
    code = ann.request.post("/api/tables", data=wish).json()["code"]
    for page in (ann, bo):
        page.goto(f"/t/{code}")
        page.get_by_role("button", name="Sit here").first.click()
        expect(page.get_by_role("button", name="Leave the seat")).to_be_visible()
    ann.get_by_role("button", name="Start the game").click()
    for page in (ann, bo):
        page.wait_for_selector(GAME)
    return ann, bo


def recruit_both(ann, bo):
    """Play until both have rolled their dice."""
    rolling = phase("Roll")
    for _ in range(60):
        for page in (ann, bo):
            if my_turn(page) and not rolling(page):
                play(page, seed=4, until=lambda page: rolling(page) or not my_turn(page))
        if rolling(ann) and rolling(bo):
            return
        ann.evaluate(CHANGED)
    raise AssertionError("they did not come to roll")


@pytest.mark.parametrize("first", [0, 1])
def test_two_people_roll_at_the_same_time_and_answer_in_any_order(visit, first):
    people = two_people(visit)
    recruit_both(*people)
    quick, slow = people[first], people[1 - first]
    quick.locator("[data-deed=keep]").click()
    expect(quick.locator("[data-room=question][data-waits]")).to_contain_text("is thinking")
    expect(slow.locator("[data-seat]")).to_contain_text("done")
    slow.keyboard.press("Escape")  # a die that was clicked while the phase began
    slow.locator("button[data-pick='die:0']").click()
    expect(slow.locator("[data-pick^='die:'][data-picked]")).to_have_count(1)
    slow.locator("[data-deed=keep]").click()
    for page in people:
        expect(page.locator("[aria-current=step]")).not_to_have_text("Roll")


@pytest.mark.lengthy
def test_two_people_play_for_days(visit):
    ann, bo = two_people(visit)
    play_together((ann, bo), seed=5, until=on_day(3), play=play)
    lights = "[data-seat] [data-light], [data-room=me] [data-light]"
    points = [[told.split()[0] for told in page.locator(lights).all_inner_texts()] for page in (ann, bo)]
    assert sorted(points[0]) == sorted(points[1])
    assert len(points[0]) == 2


def test_a_reload_in_the_middle_of_noon_brings_back_the_same_cards(visit):
    page = visit.blank(person="Mira")
    come_to(page, "glow", "resolve", turn=2, where=with_choice, board="realm")
    lit = page.locator(LIT).evaluate_all("cards => cards.map(card => card.dataset.card)")
    prompt = page.locator("[data-room=question] [role=status] b").inner_text()
    page.reload()
    page.wait_for_selector(GAME)
    expect(page.locator(LIT)).to_have_count(len(lit))
    assert lit
    assert page.locator("[data-room=question] [role=status] b").inner_text() == prompt
    play(page, seed=7, until=lambda page: over(page) or not resolving(page))


def test_a_reroll_says_its_price_and_rolls_the_chosen_dice(visit):
    page = visit.blank(person="Mira")
    come_to(page, "glow", "reroll", turn=2, where=able_to_go_back, board="realm")
    gold = page.locator("[data-deed=primary]")
    expect(gold).to_be_disabled()
    page.locator("[data-pick='source:track']").click()
    page.locator("[data-pick='die:0']").click()
    price = re.search(r"(\d+) → (\d+)", gold.inner_text())
    expect(page.locator("[data-room=me] > [data-light]")).to_contain_text(price[1])
    gold.click()
    expect(page.locator("[data-room=me] > [data-light]")).to_contain_text(price[2])
    expect(page.locator("[role=log] li").last).to_contain_text(re.compile(r"You reroll .+ from \w+ to \w+"))


def test_what_the_present_dice_would_do_is_seen_while_rolling(visit):
    page = visit.blank(person="Mira")
    come_to(page, "glow", "reroll", turn=2, board="realm")
    expect(page.locator("[data-foretold]")).to_contain_text("At noon")
    for told in page.locator("[data-room=company] [data-card]:has([data-noon])").all():
        met = "hit" in told.get_attribute("class").split()
        assert ("not met" in told.locator("[data-noon]").inner_text()) != met
    assert page.locator("[data-room=company] [data-noon]").count() > 0


def test_the_colour_of_a_sketals_die_is_picked_and_then_confirmed(visit):
    page = visit.blank(person="Mira")
    come_to_saved(page, "glow-realm-asked-die")
    colour = page.locator("[data-pick^='reserve:']").last
    expect(page.locator("[data-deed=primary]")).to_be_disabled()
    colour.click()
    expect(colour).to_have_attribute("data-picked", "true")
    name = colour.inner_text().split()[-1]
    gold = page.locator("[data-deed=primary]")
    expect(gold).to_contain_text(name)
    gold.click()
    expect(page.locator("[role=log]")).to_contain_text(f"You take the large {name} die")


def test_the_map_can_be_enlarged_while_rolling(visit):
    page = visit.blank(viewport={"width": 1280, "height": 720}, person="Mira")
    come_to(page, "glow", "reroll")
    small = page.locator("[data-room=map]").bounding_box()
    page.locator("[data-deed=enlarge]").click()
    large = page.locator("dialog[data-room=map]").bounding_box()
    assert large["width"] >= 2 * small["width"]
    page.keyboard.press("Escape")
    expect(page.locator("dialog[data-room=map]")).to_have_count(0)


def test_the_graveyard_can_be_looked_through(visit):
    page = visit.blank(person="Mira")
    come_to(page, "glow", "take", turn=2, board="realm")
    page.get_by_role("button", name=re.compile("Graveyard")).click()
    expect(page.locator("[data-room=graveyard] [data-card]").first).to_be_visible()
    expect(page.locator("[data-room=question]")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator("[data-room=graveyard]")).to_have_count(0)


def test_a_day_can_be_played_by_keyboard_alone(visit):
    page = visit.blank(person="Mira")
    against_bots(page)
    press_until(page, "Enter", "[data-pick^='card:'][data-legal]")
    page.keyboard.press("Enter")  # a second time does it
    expect(page.locator(TRACK).first).to_be_visible()
    press_until(page, "Enter", TRACK)
    expect(page.locator(TAKEN)).to_have_count(1)
    page.keyboard.press("e")
    for _ in range(200):
        if on_day(2)(page):
            break
        if my_turn(page) and page.locator(ENDING).count():
            press_until(page, "Enter", ENDING, lasts=False)
        elif my_turn(page) and page.locator("[data-room=question] [data-deed=primary]").is_enabled():
            with changing(page):
                page.keyboard.press("e")
        elif my_turn(page):
            press_until(page, "Enter", ANSWERS, lasts=False)
        else:
            page.evaluate(CHANGED)
    assert on_day(2)(page)


def test_numbers_choose_spaces_and_dice(visit):
    page = visit.blank(person="Mira")
    come_to(page, "glow", "take")
    expect(page.locator(TAKEN)).to_have_count(0)
    free = page.locator("[data-space]").evaluate_all(
        "all => all.findIndex(one => one.querySelector('[data-legal]'))"
    )
    page.keyboard.press(str(free + 1))
    expect(page.locator(TAKEN)).to_have_count(1)
    come_to(page, "glow", "reroll", where=with_choice)
    expect(page.locator("[data-pick^='die:'][data-picked]")).to_have_count(0)
    page.keyboard.press("1")
    expect(page.locator("[data-pick^='die:'][data-picked]")).to_have_count(1)


# At sea only the map is another, which is beside every question on a desktop, and before the last on a phone.
PARTS_OF_THE_DAY = {"realm": ["adventurer", "take", "reroll", "resolve", "go"], "sea": ["resolve", "sail"]}


@pytest.mark.parametrize("board", PARTS_OF_THE_DAY)
def test_every_part_of_the_day_can_be_used_by_everybody(visit, board):
    page = visit.blank(person="Mira", bypass_csp=True)
    found = []
    for day, asked in enumerate(PARTS_OF_THE_DAY[board], 1):
        come_to(page, "glow", asked, turn=day, board=board)
        found += [f"{asked}: {told}" for told in serious_at_both_sizes(page)]
    assert "\n".join(found) == ""
