"""The coach in the browser: what decided a game, and what decisions cost in the replay."""

import re

import pytest
from playwright.sync_api import expect

from .conftest import DESKTOP, PHONE, SIZES, House, a_device, watched
from .position import bring, brought, over, playing
from .test_access import serious, serious_at_both_sizes
from .test_replay import expect_step, look_back

KINDS = [pytest.param(("vale", {}, 2), id="vale"), pytest.param(("glow", {}, 2), id="glow")]
JUDGED = 120_000  # milliseconds for a whole game, on a machine that is very busy
MINUS = "\N{MINUS SIGN}"
SETTLED = "[data-deep=done], [data-deep=refused], [data-deep=nothing]"
PARTS = ["Start", "Luck", "Own play", "Others", "Rest", "End"]


def coached(visit, kind, size=DESKTOP, query="", **options):
    """The page of the coach about a finished game, when all of it is judged."""
    page = visit.blank(viewport=size, person="Mira", **options)
    page.goto(f"/t/{brought(page, kind)}/coach{query}")
    expect_settled(page)
    return page


def expect_settled(page):
    """All of the game is judged, and no search looks at it again, so that nothing changes any more."""
    expect(page.locator("[data-coach=whole]")).to_be_visible(timeout=JUDGED)
    expect(page.locator(SETTLED)).to_be_visible(timeout=JUDGED)


def percents(page):
    """Everybody's share at the step that is chosen."""
    told = page.locator("section").first.locator("li b").all_inner_texts()
    return [int(share.removesuffix("%")) for share in told]


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("kind", KINDS)
def test_a_game_is_explained_by_curves_a_bridge_moments_and_luck(visit, kind, size):
    page = coached(visit, kind, size, bypass_csp=True)
    expect(page.get_by_role("heading", name="What decided this game")).to_be_visible()
    expect(page.get_by_role("img", name=re.compile("The expected victory over the game"))).to_be_visible()
    assert page.locator("[data-part]").all_inner_texts() == PARTS
    moments = page.locator("[data-moment]")
    expect(moments).to_have_count(3)
    for moment in moments.all():
        expect(moment).to_contain_text("What was better")
        expect(moment).to_contain_text(re.compile(rf"{MINUS}\d+%"))
    expect(page.get_by_text("All luck together is zero.")).to_be_visible()
    expect(page.locator("[data-why]").first).to_contain_text(
        re.compile("at the end of the (turn|round|day) there would have been .* (more|less)", re.IGNORECASE)
    )
    assert page.evaluate("document.documentElement.scrollWidth") <= size["width"]
    assert "\n".join(serious(page)) == ""


def analysis(page):
    """Return what the coach says of the game on this page, which is judged already."""
    return page.request.get(f"/api/tables/{page.url.split('/')[4]}/analysis").json()


@pytest.mark.parametrize("kind", KINDS)
def test_the_luckiest_and_the_unluckiest_chance_are_told_with_their_odds(visit, kind):
    page = coached(visit, kind)
    luck = about_luck(page)
    for name, player in zip(("Ann", "Bo"), analysis(page)["closing"]["players"], strict=True):
        page.get_by_role("radio", name=name).check()
        good, bad = player["luckiest"], player["unluckiest"]
        expect(luck).to_contain_text(
            re.compile(rf"Luckiest *{percent(good)}.*in {good['as_good']} of {good['worlds']} other deals")
        )
        worse = bad["worlds"] - bad["as_good"]
        expect(luck).to_contain_text(
            re.compile(rf"Unluckiest *{percent(bad)}.*Worse in {worse} of {bad['worlds']} other deals")
        )


def about_luck(page):
    return page.locator("section", has=page.get_by_role("heading", name="Luck", exact=True))


def percent(stroke):
    """The share of the victory that a chance gave or took, as the page writes it."""
    change = round(100 * stroke["luck"] / 2**30)
    return re.escape(f"{'+' if change > 0 else MINUS}{abs(change)}%")


@pytest.mark.parametrize("kind", KINDS)
def test_the_coach_says_who_would_have_won_luck_aside(visit, kind):
    page = coached(visit, kind)
    bridges = [player["bridge"] for player in analysis(page)["closing"]["players"]]
    aside = max(range(2), key=lambda seat: bridges[seat]["end"] - bridges[seat]["luck"])
    same = " as well" if bridges[aside]["end"] else ""
    expect(about_luck(page)).to_contain_text(f"Luck aside, {('Ann', 'Bo')[aside]} would have won{same}.")


def test_every_step_of_the_curves_is_a_click_away_from_the_replay(visit):
    page = coached(visit, ("vale", {}, 2))
    assert sorted(percents(page)) == [0, 100]
    slider = page.get_by_label("Step of the game")
    slider.fill("7")
    assert sum(percents(page)) == pytest.approx(100, abs=2)
    link = page.get_by_role("link", name=re.compile("in the replay"))
    step = re.search(r"\d+", link.inner_text())[0]
    link.click()
    page.wait_for_selector("[data-transport]")
    expect_step(page, step)
    page.go_back()
    picture = page.get_by_role("img", name=re.compile("The expected victory"))
    picture.click()
    expect(page).to_have_url(re.compile(r"/replay\?step=\d+&eyes=all"))


def test_another_player_is_looked_at_on_the_whole_page(visit):
    page = coached(visit, ("vale", {}, 2))
    for name in ("Bo", "Ann"):
        page.get_by_role("radio", name=name).check()
        expect(page.locator("[data-moment]").first).to_contain_text(f"What {name} did")


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("kind", KINDS)
def test_a_moment_can_be_looked_at_and_tried_again(visit, kind, size):
    page = coached(visit, kind, size)
    moment = page.locator("[data-moment]").first
    link = moment.get_by_role("link", name="Look at it").get_attribute("href")
    step = re.search(r"step=(\d+)", link)[1]
    page.goto(link)
    expect(page.locator("[data-ghost]")).to_be_visible()
    page.get_by_role("button", name="Hide").click()
    expect(page.locator("[data-ghost]")).to_have_count(0)
    page.go_back()
    moment.get_by_role("button", name="Try it").click()
    sheet = page.get_by_role("dialog")
    expect(sheet).to_contain_text(step)
    sheet.get_by_role("button", name="Play on").click()
    expect(page.locator("[data-room=question]")).to_be_visible()
    expect(page).to_have_url(re.compile(r"/t/[A-Z0-9]{6}$"))


def test_the_page_about_the_end_leads_to_it_and_a_running_game_has_none(visit):
    page = visit.blank(person="Mira")
    page.goto(f"/t/{brought(page, ('vale', {}, 2))}/end")
    page.get_by_role("link", name="What decided it").click()
    expect_settled(page)
    visit.expected.append("400 (Bad Request)")
    told = page.request.post("/api/tables", data={"game": "vale", "seats": 2}).json()
    page.goto(f"/t/{told['code']}/coach")
    expect(page.locator("main h1")).to_be_visible()
    expect(page.locator("[data-coach]")).to_have_count(0)


def a_page_of(chromium, data, idle, size):
    """A page at a server of its own that has time for what nobody asked for, or never has any."""
    program = (
        f"import sys; from everglow.server.live.workers import Workers; Workers.leisure = lambda _: {idle};"
        "from everglow.cli import main; sys.exit(main())"
    )
    house, complaints = House(str(data), ("-c", program)), []
    context = a_device(chromium, house, viewport=size, bypass_csp=True)
    page = watched(context, complaints)
    page.request.post("/api/me", data={"name": "Mira"})
    yield page
    context.close()
    house.stop()
    assert complaints == []


@pytest.fixture
def idle(chromium, tmp_path, size):
    yield from a_page_of(chromium, tmp_path, True, size)


@pytest.fixture
def crowded(chromium, tmp_path, size):
    yield from a_page_of(chromium, tmp_path, False, size)


def expect_looked_at_again(page):
    """A search has looked at the costliest moments of a game, and the page stays so."""
    expect(page.locator("[data-deep=done]")).to_have_text(
        re.compile(r"A search has looked at the \d+ costliest moments again\."), timeout=JUDGED
    )
    expect(page.get_by_role("button", name="Look deeper")).to_have_count(0)
    told = page.locator("[data-moment]").all_inner_texts()
    assert "\n".join(serious(page)) == ""
    page.reload()
    expect(page.locator("[data-deep=done]")).to_be_visible(timeout=JUDGED)
    assert page.locator("[data-moment]").all_inner_texts() == told


@pytest.mark.parametrize("size", SIZES)
def test_a_search_looks_again_at_the_costliest_moments_by_itself(idle, size):
    idle.goto(f"/t/{bring(idle, playing(over('vale', {}, 2)).record)}/coach")
    expect(idle.locator("[data-deep=begun]")).to_contain_text("…", timeout=JUDGED)
    expect_looked_at_again(idle)


@pytest.mark.parametrize("size", SIZES)
def test_a_busy_server_says_so_and_a_search_looks_again_if_somebody_asks(crowded, size):
    crowded.goto(f"/t/{bring(crowded, playing(over('vale', {}, 2)).record)}/coach")
    refused = crowded.locator("[data-deep=refused]")
    expect(refused).to_contain_text("The server has other things to do now.", timeout=JUDGED)
    deeper = crowded.get_by_role("button", name="Look deeper")
    assert deeper.bounding_box()["height"] >= 44
    assert crowded.evaluate("document.documentElement.scrollWidth") <= size["width"]
    assert "\n".join(serious(crowded)) == ""
    deeper.click()
    expect_looked_at_again(crowded)


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("kind", KINDS)
def test_the_replay_tells_what_decisions_cost_and_leads_to_each(visit, kind, size):
    page = look_back(visit, kind, size=size, bypass_csp=True)
    expect(page.locator("[data-cost]")).to_have_count(0)
    page.get_by_role("button", name="More about this replay").click()
    page.get_by_role("button", name="What decisions cost").click()
    expect(page.locator("[data-decisions=whole]")).to_be_visible(timeout=JUDGED)
    decisions = page.locator("[data-decision]")
    costs = [int(re.search(rf"{MINUS}(\d+)%", told)[1]) for told in decisions.all_inner_texts()]
    assert costs == sorted(costs, reverse=True)
    assert costs[0] > 0
    assert "\n".join(serious(page)) == ""
    step = int(decisions.first.get_attribute("data-decision"))
    decisions.first.click()
    expect_step(page, step - 1)
    page.keyboard.press("Escape")
    better = page.get_by_role("complementary", name="What was better")
    expect(better).to_contain_text("did")
    names = page.locator("[data-ghost]").get_attribute("data-ghost").split()
    expect(better.get_by_role("listitem")).to_have_count(len(names))
    expect(page.locator("[data-framed] rect").first).to_be_visible()
    assert "\n".join(serious(page)) == ""
    page.get_by_role("button", name="One step on").click()
    expect_step(page, step)
    expect(better).to_have_count(0)


COVERS_NOTHING = """() => {
  const box = document.querySelector("[data-ghost]")?.getBoundingClientRect();
  const frames = [...document.querySelectorAll("[data-framed] rect")];
  return !!box && frames.length > 0 && frames.every((framed) => {
    const { left, top, right, bottom } = framed.getBoundingClientRect();
    return left >= box.right || right <= box.left || top >= box.bottom || bottom <= box.top;
  });
}"""


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("kind", KINDS)
def test_the_better_way_is_told_beside_its_cards_and_covers_none_of_them(visit, kind, size):
    page = coached(visit, kind, size)
    framed = []
    for name in ("Ann", "Bo"):
        page.get_by_role("radio", name=name).check()
        expect(page.locator("[data-moment]").first).to_contain_text(f"What {name} did")
        looks = page.get_by_role("link", name="Look at it")
        expect(looks).to_have_count(3)
        links = [look.get_attribute("href") for look in looks.all()]
        for link in links:
            page.goto(link)
            page.wait_for_function(COVERS_NOTHING, timeout=JUDGED)
            framed.append(page.locator("[data-framed] rect").count())
        page.goto(f"/t/{brought(page, kind)}/coach")
        expect_settled(page)
    assert max(framed) > 1


@pytest.mark.parametrize("kind", KINDS)
def test_the_cost_of_a_step_stands_beside_its_number(visit, kind):
    page = look_back(visit, kind)
    while not (told := analysis(page))["closing"]:
        pass
    judged = [turn["judged"] for turn in told["turns"]]
    worst = max((cost, step) for one in judged for cost, step in zip(one["costs"], one["steps"], strict=True))
    page.get_by_role("button", name="More about this replay").click()
    page.get_by_role("button", name="What decisions cost").click()
    expect(page.locator("[data-decisions=whole]")).to_be_visible(timeout=JUDGED)
    page.keyboard.press("Escape")
    page.get_by_label("Step", exact=True).fill(str(worst[1]))
    expect(page.locator("[data-cost]")).to_have_text(f"{MINUS}{round(100 * worst[0] / 2**30)}%")


def test_it_speaks_german_and_is_open_to_everybody(visit):
    page = coached(visit, ("glow", {}, 2), PHONE, "?lang=de", bypass_csp=True)
    expect(page.get_by_role("heading", name="Was diese Partie entschied")).to_be_visible()
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
    assert "\n".join(serious_at_both_sizes(page)) == ""
