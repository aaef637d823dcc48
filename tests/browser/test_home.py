"""The first page: how much is loaded, and what it offers to whom."""

import pytest
from playwright.sync_api import expect

from everglow.words.languages import LANGUAGES

from .conftest import SIZES, a_device
from .player import against_bots, play, vale, wait_until

MOST = 200_000  # bytes of a first visit, fonts included
SHIFTED = """
window.shifted = 0;
new PerformanceObserver((list) => {
  for (const { value } of list.getEntries()) window.shifted += value;
}).observe({ type: "layout-shift", buffered: true });
"""
FACES = ["Atkinson Hyperlegible", "Alegreya SC"]
LETTERS = "AaÄäÖöÜüßÉéÈèÊêËëÀàÂâÇçÎîÏïÔôÙùÛûŒœ„“”‚‘’«»–—…0123456789+−×·"  # noqa: RUF001
# A letter that a font lacks is as wide as in the font that stands in for it.
LACKING = """async ([face, letters]) => {
  await Promise.all([400, 700].map((weight) => document.fonts.load(`${weight} 40px "${face}"`, letters)));
  const pen = document.createElement("canvas").getContext("2d");
  const wide = (letter, other) =>
    ((pen.font = `700 40px "${face}", ${other}`), pen.measureText(letter).width);
  return [...letters].filter((letter) => wide(letter, "monospace") !== wide(letter, "serif"));
}"""


def loading(page):
    """Bytes that come over the network for this page, by request, with the cache off."""
    wire = page.context.new_cdp_session(page)
    sizes = {}
    wire.on(
        "Network.loadingFinished", lambda told: sizes.update({told["requestId"]: told["encodedDataLength"]})
    )
    wire.send("Network.enable")
    wire.send("Network.setCacheDisabled", {"cacheDisabled": True})
    return sizes


@pytest.fixture
def newcomer(house, chromium):
    """A page on a device that was never here; nothing is opened yet."""
    contexts = []

    def open_page(size, **options):
        contexts.append(context := a_device(chromium, house, viewport=size, **options))
        context.add_init_script(SHIFTED)
        return context.new_page()

    yield open_page
    for context in contexts:
        context.close()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("size", SIZES)
def test_a_first_visit_loads_little_and_nothing_moves_meanwhile(newcomer, size, language):
    page = newcomer(size, locale=language)
    sizes = loading(page)
    page.goto("/")
    page.locator("[data-panel]").first.wait_for()
    page.wait_for_load_state("networkidle")
    page.evaluate("document.fonts.ready.then(() => true)")
    assert page.evaluate("document.documentElement.lang") == language
    assert 50_000 < sum(sizes.values()) <= MOST
    assert page.evaluate("window.shifted") <= 0.02


@pytest.mark.parametrize("size", SIZES)
def test_nothing_moves_when_our_letters_come_late(newcomer, size):
    page, held = newcomer(size), []
    page.route("**/*.woff2", lambda letters: held.append(letters))
    page.goto("/", wait_until="commit")  # the rest waits for the letters
    page.locator("[data-panel]").first.wait_for()
    page.evaluate("new Promise(requestAnimationFrame)")
    assert held
    for letters in held:
        letters.continue_()
    page.unroute("**/*.woff2")
    page.evaluate("document.fonts.ready.then(() => new Promise(requestAnimationFrame))")
    assert page.evaluate("window.shifted") <= 0.002


@pytest.mark.parametrize("face", FACES)
def test_our_fonts_have_every_letter_of_four_languages(visit, face):
    assert visit().evaluate(LACKING, [face, LETTERS]) == []


def test_learning_is_golden_for_whoever_has_never_played_and_bots_afterwards(visit, veteran):
    page = visit(person="Nova")
    expect(vale(page).locator("[data-deed=primary]")).to_contain_text("Learn")
    page = visit(storage_state=veteran[0])
    expect(vale(page).locator("[data-deed=primary]")).to_contain_text("bots")


def test_the_easiest_bots_are_offered_first_then_those_that_were_chosen_last(visit):
    page = visit(person="Nova")
    vale(page).locator("[data-deed=bots]").click()
    levels = vale(page).get_by_role("group", name="Opponents").get_by_role("radio")
    expect(levels.first).to_be_checked()
    assert [
        level.evaluate("radio => radio.closest('label').innerText.split('\\n')[0]") for level in levels.all()
    ] == [
        "first game",
        "easy",
        "fair",
        "hard",
        "hardest",
    ]
    levels.nth(1).check()
    vale(page).locator("[data-deed=primary]").click()
    page.wait_for_url("**/t/*")
    page.goto("/")
    vale(page).locator("[data-deed=bots]").click()
    expect(levels.nth(1)).to_be_checked()


def test_the_map_is_chosen_against_bots_too(visit):
    page = visit(person="Nova")
    panel = page.locator("[data-panel]", has_text="Glow")
    panel.locator("[data-deed=bots]").click()
    panel.get_by_role("radio", name="Sea of Darkness").check()
    panel.locator("[data-deed=primary]").click()
    page.wait_for_url("**/t/*")
    code = page.url[-6:]
    assert page.request.get(f"/api/tables/{code}").json()["options"]["board"] == "sea"


def test_games_that_wait_for_me_come_first_the_oldest_golden(visit):
    page = visit(person="Nova")
    codes = []
    for _ in range(2):
        page.goto("/")
        against_bots(page, level="spark")
        play(
            page,
            seed=1,
            until=lambda page: (
                page.locator("[data-room=question][data-region]:not([data-waits])").count() > 0
            ),
        )
        codes.append(page.url[-6:])
    page.goto("/")
    page.locator("[data-panel]").first.wait_for()
    turns = page.locator("[aria-labelledby=mine] [data-deed]")
    assert [link.get_attribute("href")[-6:] for link in turns.all()] == codes
    expect(page.locator("main [data-deed=primary]")).to_have_count(1)
    expect(turns.first).to_have_attribute("data-deed", "primary")


def test_a_finished_game_tells_who_won_with_how_many_points(visit, veteran):
    page = visit(storage_state=veteran[0])
    code = veteran[1].split("/")[2]
    tables = page.request.get("/api/tables?list=finished").json()["tables"]
    scores = next(table["scores"] for table in tables if table["code"] == code)
    row = page.locator(f"a[href='/t/{code}/replay']")
    expect(row).to_contain_text("won")
    expect(row).to_contain_text(" : ".join(map(str, sorted(scores, reverse=True))))


def test_the_focus_stays_where_somebody_chooses(visit):
    page = visit(person="Nova")
    vale(page).locator("[data-deed=bots]").click()
    wait_until(page, "() => document.activeElement.closest('[data-panel]') !== null")
    vale(page).locator("[data-deed=back]").click()
    wait_until(page, "() => document.activeElement.closest('[data-panel]') !== null")


@pytest.mark.parametrize("path", ["/nowhere", "/rules/chess", "/cards/chess", "/t/ABC"])
def test_an_unknown_address_shows_the_way_home(visit, path):
    page = visit(path)
    page.locator("main [data-deed=home]").click()
    expect(page.locator("[data-panel]")).to_have_count(2)
    visit.expected.append("404")


@pytest.mark.parametrize("kind", ["rules", "cards"])
def test_rules_and_cards_let_one_choose_the_game(visit, kind):
    page = visit(f"/{kind}")
    page.locator(f"main a[href='/{kind}/glow']").click()
    expect(page).to_have_url(f"{page.url.split('/' + kind)[0]}/{kind}/glow")


def test_a_long_list_is_shown_a_few_tables_at_a_time(visit):
    page = visit("/", person="Mira")
    hosts = [visit("/about", person=f"Host {number}") for number in range(3)]
    for host in hosts:
        for _ in range(3):
            assert host.request.post("/api/tables", data={"game": "vale", "seats": 2}).ok
    page.reload()
    lobbies = page.locator("[data-list=open] li")
    expect(lobbies).to_have_count(5)
    page.locator("[data-deed=more-open]").click()
    expect(lobbies.nth(5)).to_be_visible()


def test_many_games_of_mine_leave_room_for_the_next_one(visit):
    page = visit("/", person="Mira")
    for _ in range(7):
        assert page.request.post("/api/tables", data={"game": "vale", "seats": 2}).ok
    page.reload()
    mine = page.locator("[aria-labelledby=mine] li")
    expect(mine).to_have_count(5)
    page.locator("[data-deed=more-waiting]").click()
    expect(mine).to_have_count(7)
