"""News over the table for a moment: who says something, who is away, where a game came from."""

from playwright.sync_api import expect

from .conftest import PHONE
from .player import GAME, my_turn, wait_until
from .position import brought, come_to

ALLOWS = """window.Notification = class {
  static permission = "default";
  static requestPermission = async () => "granted";
}"""


def two_at_a_table(visit, **device):
    """Mira, who plays against bots, and somebody who watches her."""
    mira = visit.blank(person="Mira")
    come_to(mira, "vale", "action", players=3)
    watcher = visit(mira.url, **device)
    watcher.wait_for_selector(GAME)
    return mira, watcher


def test_a_saying_is_shown_at_the_seat_of_whoever_says_it(visit):
    mira, watcher = two_at_a_table(visit)
    mira.locator("[data-room=log]").get_by_role("button", name="Chat").click()
    mira.fill("#say", "well met")
    mira.keyboard.press("Enter")
    saying = watcher.locator("[data-news=saying]")
    expect(saying).to_have_text("well met")
    me = watcher.locator("[data-room=me]").bounding_box()
    assert me["y"] <= saying.bounding_box()["y"] <= me["y"] + me["height"]


def test_whoever_left_is_away_on_a_phone_too(visit):
    mira, watcher = two_at_a_table(visit, viewport=PHONE)
    expect(watcher.locator("[data-chip][data-gone]")).to_have_count(0)
    mira.goto("/about")
    gone = watcher.locator("[data-chip][data-gone]")
    expect(gone).to_contain_text("away")
    expect(gone.get_by_text("Mira", exact=True)).to_be_visible()  # the name stays beside it


def two_who_play(visit):
    """Two people at a table of their own; first the one who is asked."""
    ann, bo = visit.blank(person="Ann"), visit.blank(person="Bo")
    code = ann.request.post("/api/tables", data={"game": "vale", "seats": 2, "public": False}).json()["code"]
    for page in (ann, bo):
        page.goto(f"/t/{code}")
        page.locator("[data-deed=primary]").click()
        expect(page.locator("[data-deed=stand]")).to_be_visible()
    ann.locator("[data-deed=primary]").click()
    for page in (ann, bo):
        page.wait_for_selector(GAME)
    wait_until(ann, "() => document.querySelector('[data-room=question][data-region]') !== null")
    return (ann, bo) if my_turn(ann) else (bo, ann)


def test_whoever_waits_for_somebody_away_lets_a_bot_play_and_they_are_told(visit):
    asked, other = two_who_play(visit)
    table = asked.url
    asked.goto("/about")
    expect(other.locator(GAME)).to_contain_text("A bot plays in")
    other.locator("[data-deed=wait]").click()
    expect(other.locator("[data-deed=wait]")).to_have_count(0)
    other.locator("[data-deed=more]").click()
    other.locator("[data-menu] [data-deed=cover]").click()
    wait_until(other, "() => document.querySelector('[data-room=question][data-waits]') === null")
    asked.goto(table)
    expect(asked.get_by_role("heading", name="While you were away")).to_be_visible()
    expect(other.locator("[data-room=log]")).to_contain_text("back")


def test_a_bot_takes_over_and_a_game_is_resigned_from_the_menu(visit):
    page, other = two_who_play(visit)
    for deed in ("more", "hand_over"):
        page.locator(f"[data-deed={deed}]").click()
    wait_until(other, "() => document.querySelector('[data-room=question][data-waits]') === null")
    page.locator("[data-banner] [data-deed=back]").click()
    page.get_by_role("dialog", name="While you were away").get_by_role("button").click()
    for deed in ("more", "resign", "resign_sure"):
        page.locator(f"[data-deed={deed}]").click()
    page.locator("[data-deed=more]").click()
    expect(page.locator("[data-deed=resign]")).to_have_count(0)


def test_the_note_on_a_game_from_elsewhere_can_be_closed(visit):
    page = visit.blank(person="Mira")
    page.goto(f"/t/{brought(page, ('vale', {}, 2))}")
    note = page.get_by_role("note")
    expect(note).to_be_visible()
    note.locator("[data-deed=close]").click()
    expect(note).to_have_count(0)


def test_the_bell_says_what_it_will_do_before_it_goes(visit):
    page = visit.blank(person="Mira")
    page.add_init_script(ALLOWS)
    come_to(page, "vale", "action")
    page.locator("[data-deed=more]").click()
    page.locator("[data-deed=tell-me]").click()
    expect(page.locator("[data-menu] [role=status]")).to_be_visible()
    expect(page.locator("[data-deed=tell-me]")).to_have_count(0)
