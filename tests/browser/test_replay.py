"""Looking back: a finished game step by step, told in full at its end, and played on from any step."""

import json
import re

import pytest
from playwright.sync_api import expect

from tests.server.tables import over

from .conftest import DESKTOP, PHONE, SIZES
from .player import my_turn, still
from .position import brought
from .test_access import serious, serious_at_both_sizes

KINDS = [
    pytest.param(("vale", {}, 3), id="vale"),
    pytest.param(("glow", {"board": "realm"}, 3), id="realm"),
    pytest.param(("glow", {"board": "sea"}, 2), id="sea"),
]


def look_back(visit, kind, query="", size=DESKTOP, **options):
    page = visit.blank(viewport=size, person="Mira", **options)
    page.goto(f"/t/{brought(page, kind)}/replay{query}")
    page.wait_for_selector("[data-transport]")
    page.wait_for_selector("[data-room=question]")
    return page


def step(page):
    return int(page.locator("[data-transport] [data-count]").inner_text().split()[0])


def expect_step(page, number):
    expect(page.locator("[data-transport] [data-count]")).to_have_text(re.compile(rf"^{number} of"))


def expect_round(page, number):
    expect(page.locator("[data-rounds] [aria-current]")).to_have_text(str(number))


def last(page):
    return int(page.locator("[data-transport] [data-count]").inner_text().split()[-1])


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("kind", KINDS)
def test_a_game_can_be_looked_back_at_by_everybody_from_its_first_step_to_its_last(visit, kind, size):
    page = look_back(visit, kind, size=size, bypass_csp=True)
    expect(page.locator("[data-room=question] [role=status] b")).to_have_text("The game begins.")
    page.get_by_role("button", name="One step on").click()
    expect_step(page, 1)
    # A phone has no room for the two buttons of rounds: there one goes by their numbers.
    for number in (2, 3, 4):
        name = f"To round {number}" if size == PHONE else "To the next round"
        page.get_by_role("button", name=name, exact=True).click()
    expect_round(page, 4)
    assert page.evaluate("document.documentElement.scrollWidth") <= size["width"]
    assert "\n".join(serious(page)) == ""
    page.keyboard.press("End")
    expect_step(page, last(page))
    expect(page.locator("[data-room=question] [role=status]")).to_contain_text(
        re.compile("wins?|over", re.IGNORECASE)
    )
    assert page.locator("[data-legal]").count() == 0  # nothing can be done here, so nothing glows


def test_it_plays_by_itself_at_the_speed_one_likes_and_pauses(visit):
    page = look_back(visit, ("vale", {}, 2), own=True)
    page.clock.install()
    page.reload()
    page.get_by_label("Speed").first.select_option("8")
    page.get_by_role("button", name="Play", exact=True).click()
    expect(page.locator("[data-transport] [data-count]")).to_have_text(re.compile(r"^([6-9]|\d\d+) of"))
    page.get_by_role("button", name="Pause").click()
    stood = step(page)
    page.clock.fast_forward(60_000)
    still(page)
    assert step(page) == stood


def test_everything_goes_by_keyboard(visit):
    page = look_back(visit, ("vale", {}, 2))
    keys, eyes = page.keyboard, page.get_by_label("Seen by")
    for key, expected in [
        ("ArrowRight", 1),
        ("ArrowRight", 2),
        ("ArrowLeft", 1),
        ("End", last(page)),
        ("Home", 0),
    ]:
        keys.press(key)
        expect_step(page, expected)
    keys.press("Shift+ArrowRight")
    expect_round(page, 2)
    second = step(page)
    keys.press("PageDown")
    keys.press("PageUp")
    expect_step(page, second)
    keys.press("2")
    expect(eyes).to_have_value("1")
    keys.press("0")
    expect(eyes).to_have_value("all")
    keys.press("+")
    expect(page.get_by_label("Speed").first).to_have_value("2")
    keys.press("Space")
    expect(page.get_by_role("button", name="Pause")).to_be_visible()
    keys.press("Space")
    expect(page.get_by_role("button", name="Play", exact=True)).to_be_visible()


def test_all_hands_are_open_or_one_looks_through_the_eyes_of_a_player(visit):
    page = look_back(visit, ("vale", {}, 3), "?step=90")
    page.locator("[data-seat]").last.click()
    shown = page.locator("[data-room=inspector] [data-hand] [data-card]")
    expect(shown.first).to_be_visible()
    page.get_by_label("Seen by").select_option("Bo")
    expect(page.locator("[data-room=me]")).to_contain_text("Bo")
    expect(shown).to_have_count(0)
    expect(page.locator("[data-room=hand] h3")).not_to_contain_text("Your")  # it is Bo's


def test_a_link_leads_to_its_step_and_its_eyes(visit):
    page = look_back(visit, ("vale", {}, 2), "?step=30&eyes=1")
    expect_step(page, 30)
    expect(page.get_by_label("Seen by")).to_have_value("1")
    page.keyboard.press("ArrowRight")
    expect(page).to_have_url(re.compile(r"/replay\?step=31&eyes=1$"))
    page.get_by_role("button", name="More about this replay").click()
    page.evaluate("navigator.clipboard.writeText = (text) => Promise.resolve((window.copied = text))")
    page.get_by_role("button", name="Copy link to this step").click()
    expect(page.get_by_role("button", name="Copied")).to_be_visible()
    page.goto(page.evaluate("window.copied"))
    page.wait_for_selector("[data-transport]")
    expect_step(page, 31)


def test_a_record_is_kept_as_a_file_and_brought_to_another_house_from_the_home_page(visit, tmp_path):
    page = look_back(visit, ("glow", {"board": "sea"}, 2))
    page.get_by_role("button", name="More about this replay").click()
    with page.expect_download() as download:
        page.get_by_role("link", name="Keep the record").click()
    kept = tmp_path / "game.json"
    download.value.save_as(kept)
    assert json.loads(kept.read_text())["game"] == "glow"
    cy = visit(person="Cy")
    cy.locator("details[data-deed=more] summary").click()
    cy.get_by_label("Bring a record").set_input_files(kept)
    cy.wait_for_selector("[data-transport]")
    cy.goto("/")
    cy.locator("section", has_text="Finished games").get_by_role("link").first.click()
    cy.wait_for_selector("[data-transport]")


def test_what_is_no_record_is_told_in_a_sentence(visit, tmp_path):
    page = visit(person="Dee")
    (tmp_path / "no.json").write_text("this is not one")
    page.locator("details[data-deed=more] summary").click()
    page.get_by_label("Bring a record").set_input_files(tmp_path / "no.json")
    expect(page.get_by_role("alert")).to_have_text("This file is not a record of a game.")


def test_a_game_that_is_not_there_is_told_in_a_sentence(visit):
    page = visit("/t/ABCDEF/replay")
    expect(page.get_by_role("heading")).to_have_text("There is no table ABCDEF.")
    page.goto("/t/ABCDEF/end")
    expect(page.get_by_role("heading")).to_have_text("There is no table ABCDEF.")
    visit.expected.append("404")


# Chance


def test_a_brought_game_fits_together_and_one_with_another_secret_does_not_match(visit):
    page = visit.blank(person="Mira")
    code = brought(page, ("vale", {}, 2))
    page.goto(f"/t/{code}/end")
    page.wait_for_selector("[data-verdict]")
    expect(page.locator("[data-verdict]")).to_contain_text("Fits together")

    def forge(route):
        told = route.fetch().json()
        told["reveal"]["secret"] = "another"
        route.fulfill(json=told)

    page.route("**/replay", forge)
    page.reload()
    page.wait_for_selector("[data-verdict]")
    expect(page.locator("[data-verdict]")).to_contain_text("Does not match")
    expect(page.locator("[data-finding=false]")).to_have_count(1)


# The end in full


@pytest.mark.parametrize("size", SIZES)
def test_what_four_players_did_is_seen_without_scrolling_sideways(visit, size):
    page = visit.blank(person="Mira", locale="de-DE", viewport=size)
    page.goto(f"/t/{brought(page, ('vale', {}, 4))}/end")
    tables = page.get_by_role("table")
    expect(tables).to_have_count(1)
    wider = "all => all.filter(({ parentElement: frame }) => frame.scrollWidth > frame.clientWidth).length"
    assert tables.evaluate_all(wider) == 0


@pytest.mark.parametrize("kind", KINDS)
def test_the_end_is_told_in_full_to_everybody(visit, kind):
    page = visit.blank(person="Mira", bypass_csp=True)
    page.goto(f"/t/{brought(page, kind)}/end")
    page.wait_for_selector("[data-verdict]")
    scores = [told.split()[0] for told in page.locator("[data-score]").all_inner_texts()]
    for tables in page.get_by_text("As a table").all():
        tables.click()
    assert page.locator("[data-total] td").all_inner_texts() == scores  # sources together are the points
    assert "\n".join(serious_at_both_sizes(page)) == ""
    for size in (PHONE, DESKTOP):
        page.set_viewport_size(size)
        assert page.evaluate("document.documentElement.scrollWidth") <= size["width"]


def test_a_turning_point_leads_to_its_step(visit):
    page = visit.blank(person="Mira")
    page.goto(f"/t/{brought(page, ('vale', {}, 3))}/end")
    turn = page.locator("ol a").first
    wanted = re.search(r"step=(\d+)", turn.get_attribute("href"))[1]
    turn.click()
    page.wait_for_selector("[data-transport]")
    assert int(wanted) > 0
    expect_step(page, wanted)


def test_the_end_is_shared_as_an_image(visit):
    page = visit.blank(person="Mira")
    page.goto(f"/t/{brought(page, ('glow', {'board': 'realm'}, 3))}/end")
    with page.expect_download() as download:
        page.get_by_role("button", name="Share as an image").click()
    assert download.value.suggested_filename.endswith(".png")
    with open(download.value.path(), "rb") as file:
        assert file.read(8) == b"\x89PNG\r\n\x1a\n"


def test_a_game_of_ones_own_is_verified_and_tells_how_long_one_thought(visit, veteran):
    kept, table = veteran
    page = visit(table, storage_state=kept)
    page.get_by_role("link", name="Look back").click()
    page.wait_for_selector("[data-verdict]")
    expect(page.locator("[data-verdict]")).to_contain_text("Verified")
    expect(page.locator("[data-finding] b")).to_have_text(["✓"] * 5)
    times = page.locator("section", has_text="Time to think")
    expect(times.locator("tbody tr")).to_have_count(1)  # bots do not think
    expect(times.locator("tbody th")).to_contain_text("Mira")
    page.get_by_role("link", name="Replay").click()
    page.wait_for_selector("[data-transport]")


# Going on from a step


@pytest.mark.parametrize(
    ("kind", "size"), [(("vale", {}, 3), DESKTOP), (("glow", {"board": "realm"}, 2), PHONE)]
)
def test_one_plays_on_from_a_step_against_bots(visit, kind, size):
    session = over(*kind).session
    [asked, *_] = session.record.replay(session.game, 40).deciders()
    page = look_back(visit, kind, f"?step=40&eyes={asked}", size=size, bypass_csp=True)
    page.get_by_role("button", name="Continue from here").click()
    page.get_by_role("radio", name="ember").wait_for()
    assert "\n".join(serious(page, "dialog")) == ""
    page.get_by_role("radio", name="ember").check()
    page.get_by_role("button", name="Play on").click()
    page.wait_for_selector("[data-branch]")
    expect(page.locator("[data-bar] [data-deed=leave]")).to_be_in_viewport(ratio=1)
    page.wait_for_selector("[data-room=question][data-region]:not([data-waits])")
    assert my_turn(page)
    assert page.locator("[data-transport]").count() == 0
