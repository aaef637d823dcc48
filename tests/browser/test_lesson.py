"""A first game with a guide beside it, in a real browser."""

import pytest
from playwright.sync_api import expect

from .conftest import DESKTOP, PHONE, SIZES, TABLET
from .glow_player import click_something as click_glow
from .player import GAME, changing, click_something, hurry, my_turn, over, play, still, there
from .test_access import serious

VALE, GLOW = "The Vale of Eternity", "Glow"
ROUNDS = {VALE: 3, GLOW: 2}
CLICKS = {VALE: click_something, GLOW: click_glow}
BOTH = pytest.mark.parametrize("title", [VALE, GLOW], ids=["vale", "glow"])
GUIDE = "[data-guide]"
LIT = "[data-lit='']"  # a moment at a table names the card that it lights
ENDING = "[data-deed=keep]:not([disabled]), [data-deed=stop]:not([disabled])"
LOW = {"width": 360, "height": 640}
LAPTOP = {"width": 1280, "height": 720}
OTHERS = [
    pytest.param(size, id=name) for name, size in (("tablet", TABLET), ("laptop", LAPTOP), ("low", LOW))
]


def learn(page, title):
    """Go from the home page to the first question of a lesson."""
    panel = page.locator("[data-panel]", has_text=title)
    panel.get_by_role("button", name="Learn by playing").click()
    page.wait_for_selector(GAME)
    page.wait_for_selector(GUIDE)
    return page.locator(GUIDE)


def says(page):
    """The key of the hint that is shown; empty if there is none."""
    return page.evaluate("guide => document.querySelector(guide)?.dataset.guide ?? ''", GUIDE)


def covered(page):
    """List what one needs for the answer and cannot see, once the guide has found its place."""
    for _ in range(30):
        if not (found := under_the_guide(page)):
            break
        page.wait_for_timeout(100)
    return found


def under_the_guide(page):
    """List what lies under the guide; a card that its list has scrolled out of sight does not."""
    return page.evaluate(
        """() => {
          const guide = document.querySelector('[data-guide]')?.getBoundingClientRect();
          const under = (box) => guide && box.width && box.left < guide.right && box.right > guide.left
            && box.top < box.bottom && box.top < guide.bottom && box.bottom > guide.top;
          const seen = (thing) => {
            const list = thing.closest('[data-scrolls]')?.getBoundingClientRect();
            const { left, right, width, top, bottom } = thing.getBoundingClientRect();
            const [first, last] = list ? [list.top, list.bottom] : [top, bottom];
            return { left, right, width, top: Math.max(top, first), bottom: Math.min(bottom, last) };
          };
          return [...document.querySelectorAll('[data-legal], [data-room=question], [data-lit]')]
            .filter((thing) => under(seen(thing)))
            .map((thing) => thing.outerHTML.slice(0, 80));
        }"""
    )


def points_at_nothing(page):
    """Whether the hint that is shown lights nothing before it is gone, or for seconds."""
    key = says(page)
    for _ in range(30):
        if there(page, LIT):
            return False
        if says(page) != key:
            return True
        page.wait_for_timeout(100)
    return True


def click_what_is_lit(page):
    """Click where the light lies, as a person does; something else may have been asked meanwhile."""
    lit = page.locator(LIT)
    if box := lit.first.bounding_box() if lit.count() else None:
        with changing(page):
            page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)


def follow(page, title, at_each=lambda _: None, last="known"):
    """Do what the guide says, and anything where it says nothing, until that hint; give its hints."""
    heard = []

    def step(page, rng):
        if page.locator("[data-deed=got]").count() and says(page) == "goal":
            page.locator("[data-deed=got]").click()
        elif there(page, LIT):
            click_what_is_lit(page)
        elif page.locator(ENDING).count():
            page.locator(ENDING).first.click(timeout=2000)
        else:
            CLICKS[title](page, rng)

    def known(page):
        key = says(page)
        if key and key not in heard:
            heard.append(key)
            at_each(page)
        return key == last or over(page)

    play(page, seed=1, until=known, click=step)
    return heard


@pytest.mark.parametrize("size", [*SIZES, *OTHERS])
@BOTH
def test_whoever_follows_the_hints_knows_the_game(visit, title, size):
    page = visit(person="Mira", viewport=size)
    guide = learn(page, title)
    hidden, aimless, rounds = [], [], {}

    def look(page):
        key = says(page)
        rounds[key] = round_of(page)
        aimless.extend([key] if key != "known" and points_at_nothing(page) else [])
        hidden.extend((key, one) for one in covered(page))

    heard = follow(page, title, look)
    assert hidden == []
    assert aimless == (["goal"] if size == LOW else []), "only on a low phone the goal lies over the points"
    assert set(rounds.values()) == set(range(1, ROUNDS[title] + 2)), "each of its rounds has something new"
    assert [key for key, number in rounds.items() if number > ROUNDS[title]] == ["known"]
    assert heard[0] == "goal"
    assert heard[-1] == "known"
    taught = {
        VALE: {"mark", "second", "sell", "tame", "summon", "pay", "resolution", "slots", "partners"},
        GLOW: {"adventurer", "take", "discard", "second"},
    }
    assert taught[title] <= set(heard)
    expect(guide.get_by_role("heading")).to_have_text("You know it now")
    guide.get_by_role("button", name="Play on").click()
    expect(guide).to_have_count(0)
    play(page, seed=1, until=lambda page: round_of(page) > ROUNDS[title] + 1, click=CLICKS[title])


def round_of(page):
    """The number of the round or day."""
    return page.evaluate(
        """() => Number((document.querySelector('[data-now]') ?? document.querySelector('[data-progress] b'))
          ?.innerText.match(/\\d+/)?.[0] ?? 0)"""
    )


def ended(page):
    """Whether the guide has nothing more to teach."""
    return says(page) == "known" or over(page)


def clicks_anything(title):
    """Somebody who clicks whatever there is, and now and then closes what lies over the table."""

    def click(page, rng):
        sheet = page.locator("[data-room=inspector] [data-deed=close]")
        if sheet.count() and rng.random() < 0.3:
            return sheet.first.click(timeout=2000)
        return CLICKS[title](page, rng)

    return click


@pytest.mark.lengthy
@pytest.mark.parametrize("seed", range(2))
@pytest.mark.parametrize("size", SIZES)
@BOTH
def test_a_lesson_never_gets_stuck_whatever_is_clicked(visit, title, size, seed):
    page = visit(person="Mira", viewport=size)
    learn(page, title)
    play(page, seed=seed, until=ended, click=clicks_anything(title))
    assert not over(page)


def test_a_hint_is_gone_when_it_is_done_and_points_at_one_thing_after_the_other(visit):
    page = visit(person="Mira")
    learn(page, VALE)
    assert says(page) == "goal"
    page.locator("[data-deed=got]").click()
    salamander = page.locator("[data-pick='display:salamander']")
    expect(page.locator(GUIDE)).to_contain_text("Salamander")
    assert overlap(page, salamander) > 0.9
    salamander.click()
    expect(page.locator(GUIDE)).to_contain_text("Now press the golden button")
    expect(page.locator(LIT)).to_have_count(1)
    page.locator("[data-room=question] [data-deed=primary]").click()
    expect(page.locator("[data-guide=mark]")).to_have_count(0)
    expect(page.locator("[data-guide=second]")).to_be_visible()
    page.reload()
    expect(page.locator("[data-guide=second]")).to_be_visible()


HIDE = """() => {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync("[data-room=market] [data-legal] { display: none }");
  document.adoptedStyleSheets.push(sheet);
}"""


@pytest.mark.parametrize("size", SIZES)
@BOTH
def test_the_guide_says_nothing_of_what_is_not_there(visit, title, size):
    page = visit(person="Mira", viewport=size)
    guide = learn(page, title)
    page.evaluate(HIDE)
    page.locator("[data-deed=got]").click()
    expect(page.locator("[data-guide='']")).to_contain_text(f"1 of {ROUNDS[title]}")
    expect(guide.get_by_role("heading")).to_have_count(0)
    expect(page.locator(LIT)).to_have_count(0)
    page.evaluate("() => { document.adoptedStyleSheets = [] }")
    page.keyboard.press("Shift")  # it looks again
    expect(guide.get_by_role("heading")).to_be_visible()
    expect(page.locator(LIT)).not_to_have_count(0)


def overlap(page, thing):
    """The part of something that the light covers."""
    expect(page.locator(LIT)).to_have_count(1)
    lit, box = page.locator(LIT).bounding_box(), thing.bounding_box()
    sides = [
        min(lit[at] + lit[along], box[at] + box[along]) - max(lit[at], box[at])
        for at, along in (("x", "width"), ("y", "height"))
    ]
    return max(0, sides[0]) * max(0, sides[1]) / (box["width"] * box["height"])


def test_the_light_keeps_nobody_from_doing_something_else(visit):
    page = visit(person="Mira")
    learn(page, VALE)
    page.locator("[data-deed=got]").click()
    expect(page.locator("[data-guide=mark]")).to_be_visible()
    page.locator("[data-pick='display:tidal']").click()
    page.locator("[data-room=question] [data-deed=primary]").click()
    expect(page.locator("[data-guide=second]")).to_be_visible()


def test_on_a_phone_the_guide_leads_to_what_lies_behind_a_tab(visit):
    page = visit(person="Mira", viewport=PHONE)
    learn(page, VALE)
    page.locator("[data-deed=got]").click()
    page.locator("[data-tab=area]").click()
    expect(page.locator(GUIDE)).to_contain_text("behind this tab")
    assert overlap(page, page.locator("[data-tab=market]")) > 0.9
    click_what_is_lit(page)
    expect(page.locator(GUIDE)).to_contain_text("Salamander")


def test_on_a_phone_the_guide_keeps_its_place_when_it_has_nothing_to_say(visit):
    page = visit(person="Mira", viewport=PHONE)
    guide = learn(page, VALE)
    speaking = guide.bounding_box()
    for key in ("goal", "mark", "second"):
        page.locator(f"[data-guide={key}] [data-deed=got]").click()
    expect(page.locator("[data-guide='']")).to_contain_text("1 of 3")
    assert guide.bounding_box() == speaking


@pytest.mark.parametrize("size", [LOW, {"width": 844, "height": 390}], ids=["upright", "on its side"])
def test_on_a_low_phone_the_guide_speaks_in_the_row_of_the_seats_which_are_back_when_it_is_silent(
    visit, size
):
    page = visit(person="Mira", viewport=size)
    guide = learn(page, VALE)
    row, seats = page.locator("[data-seats]"), page.locator("[data-chip]")
    speaking = row.bounding_box()
    expect(seats.first).to_be_hidden()
    expect(guide).to_have_css("top", f"{speaking['y']:g}px")
    said = guide.bounding_box()
    assert (said["x"], said["width"]) == (speaking["x"], speaking["width"])
    assert said["y"] + said["height"] <= speaking["y"] + speaking["height"]
    for key in ("goal", "mark", "second"):
        page.locator(f"[data-guide={key}] [data-deed=got]").click()
    expect(page.locator("[data-guide='']")).to_contain_text("1 of 3")
    expect(seats.first).to_be_visible()
    assert row.bounding_box() == speaking
    assert guide.bounding_box()["y"] >= seats.first.bounding_box()["y"] + seats.first.bounding_box()["height"]


def test_every_hint_is_announced_once(visit):
    page = visit(person="Mira")
    learn(page, VALE)
    page.evaluate(
        """() => {
          window.announced = [];
          const live = document.querySelector('[data-guide] [aria-live=polite]');
          new MutationObserver(() => window.announced.push(live.innerText.trim()))
            .observe(live, { childList: true, characterData: true, subtree: true });
        }"""
    )
    page.locator("[data-deed=got]").click()
    expect(page.locator("[data-guide=mark]")).to_be_visible()
    page.set_viewport_size({"width": 1400, "height": 880})  # it stands elsewhere, and says nothing new
    page.locator("[data-pick='display:salamander']").hover()
    still(page)
    assert len([said for said in page.evaluate("window.announced") if said.startswith("HUNT")]) <= 1


@pytest.mark.parametrize("size", SIZES)
@BOTH
def test_from_home_to_the_first_move_it_takes_three_clicks_and_a_name(visit, title, size):
    page = visit(viewport=size)
    clicks = []
    page.expose_function("clicked", lambda: clicks.append(1))
    page.evaluate("addEventListener('click', (event) => event.isTrusted && event.detail && clicked(), true)")
    panel = page.locator("[data-panel]", has_text=title)
    panel.get_by_role("button", name="Learn by playing").click()
    page.keyboard.type("Mira")
    page.keyboard.press("Enter")
    page.wait_for_selector(GAME)
    page.locator("[data-room=market] [data-legal]").first.click()
    golden = page.locator("[data-room=question] [data-deed=primary]:not([disabled]):not([data-deaf])")
    meant = golden.inner_text().splitlines()[0]
    golden.click()
    expect(page.locator("[data-guide=goal]")).to_have_count(0)  # the goal stands in nobody's way
    assert len(clicks) <= 3
    page.set_viewport_size(DESKTOP)  # where the log is always in sight
    # A bot's answer may already have followed, and a deal: then it cannot be undone any more.
    expect(page.locator("[role=log]")).to_contain_text(f"You {meant[0].lower()}{meant[1:]}")


def test_whoever_leaves_the_guide_plays_on_and_is_not_guided_again(visit):
    page = visit(person="Mira")
    guide = learn(page, VALE)
    guide.get_by_role("button", name="Stop guiding").click()
    expect(guide).to_have_count(0)
    page.reload()
    page.wait_for_selector(GAME)
    expect(guide).to_have_count(0)
    play(page, seed=2, until=lambda page: my_turn(page) and round_of(page) > 1)


@pytest.mark.parametrize("size", SIZES)
@BOTH
def test_the_guide_can_be_used_by_everybody(visit, title, size):
    page = visit(person="Mira", viewport=size, bypass_csp=True)
    learn(page, title)
    still(page)
    assert "\n".join(serious(page)) == ""
    page.locator("[data-deed=got]").click()
    expect(page.locator(LIT)).not_to_have_count(0)
    still(page)
    assert "\n".join(serious(page)) == ""


@pytest.mark.lengthy
def test_who_knows_the_game_begins_a_new_one_by_chance(visit):
    page = visit(person="Mira", viewport=DESKTOP)
    guide = learn(page, VALE)
    lesson = page.url
    play(page, seed=3, until=lambda page: says(page) == "known")
    guide.get_by_role("button", name="A new game").click()
    page.wait_for_url(lambda url: url != lesson)
    page.wait_for_selector(GAME)
    expect(guide).to_have_count(0)


def test_a_lesson_that_is_over_says_that_its_deal_was_prepared(visit):
    page = visit(person="Mira")
    learn(page, GLOW)
    hurry(page)
    page.goto(f"{page.url}/end")
    expect(page.get_by_text("Prepared deal")).to_be_visible()
