"""Nobody is kept out: axe finds nothing serious, on any screen, at either size."""

from pathlib import Path

import pytest
from playwright.sync_api import expect

from .conftest import DESKTOP, PHONE
from .player import play, still, vale, wait_until, with_friends
from .position import come_to

AXE = Path(__file__).parents[2] / "web/node_modules/axe-core/axe.min.js"
VIOLATIONS = """([part, options]) =>
    axe.run(part, {...options, resultTypes: ["violations"]}).then(found => found.violations)"""
# A frame that scrolls takes the focus a moment after it has more than it shows (kit/scrolling.ts).
REACHABLE = """() => [...document.querySelectorAll("[data-scrolls]")].every((frame) =>
    (frame.scrollHeight <= frame.clientHeight + 1 && frame.scrollWidth <= frame.clientWidth + 1) ||
    frame.tabIndex >= 0 || frame.querySelector("a[href], button, input, select, textarea, [tabindex]"))"""
PAGES = [
    "/",
    "/about",
    "/rules/vale",
    "/rules/glow",
    "/cards/vale",
    "/cards/vale?card=hydra",
    "/cards/glow",
    "/cards/glow?card=cromaug",
    "/cards/glow?room=dice",
    "/cards/glow?room=realm",
    "/cards/glow?room=sea",
    "/me",
    "/docs",
    "/t/ABCDEF",
]


def violations(page, part, **options):
    """The rules that axe finds broken there, each with the places where."""
    wait_until(page, REACHABLE)
    if not page.evaluate("'axe' in window"):
        page.evaluate(AXE.read_text(encoding="utf-8"))
    return page.evaluate(VIOLATIONS, [part, options])


def serious(page, part="html"):
    """List the violations that axe calls serious or critical in a part of the page, in words."""
    return [
        f"{rule['id']}: {node['html'][:160]}"
        for rule in violations(page, part)
        if rule["impact"] in ("serious", "critical")
        for node in rule["nodes"]
    ]


def at_both_sizes(page, look, *part):
    """All that is found on a desktop and then on a phone, at which the page stays."""
    found = []
    for size in (DESKTOP, PHONE):
        page.set_viewport_size(size)
        still(page)
        found += look(page, *part)
    return found


def serious_at_both_sizes(page, part="html"):
    """The same at both sizes, each with its width."""
    return at_both_sizes(
        page, lambda page: [f"{page.viewport_size['width']} wide, {told}" for told in serious(page, part)]
    )


@pytest.mark.parametrize("path", PAGES)
def test_pages_can_be_used_by_everybody(visit, path):
    page = visit(path, bypass_csp=True)
    page.wait_for_selector("main")
    part = "dialog" if "?card=" in path else "html"  # it lies over the cards, which are looked at without it
    page.wait_for_selector(part)
    assert "\n".join(serious_at_both_sizes(page, part)) == ""
    visit.expected += ["404", "WebSocket"]  # of a table that does not exist


@pytest.mark.parametrize(
    ("path", "shown"),
    [
        ("/", "main h2"),
        ("/about", "main h1"),
        ("/rules", "main li b"),
        ("/rules/vale", "main h1"),
        ("/cards/glow", "main nav a"),
    ],
)
def test_a_german_page_says_that_titles_are_english(visit, path, shown):
    page = visit(path, own=True, locale="de", bypass_csp=True)
    titles = page.locator(f"{shown} [lang=en]")
    expect(titles.first).to_be_visible()
    expect(page.locator("html")).to_have_attribute("lang", "de")
    assert set(titles.all_inner_texts()) <= {"Everglow", "The Vale of Eternity", "Glow"}
    expect(page.get_by_role("link", name="Everglow", exact=True)).to_have_attribute("lang", "en")
    assert "\n".join(serious(page)) == ""  # what a language says is the same at every size


def test_a_german_lobby_and_table_say_that_titles_are_english(visit):
    page = visit(person="Mira", own=True, locale="de", bypass_csp=True)
    vale(page).locator("[data-deed=friends]").click()
    vale(page).locator("[data-deed=primary]").click()
    expect(page.locator("h1 [lang=en]")).to_have_text("The Vale of Eternity")
    assert "\n".join(serious(page)) == ""
    come_to(page, "vale", "action", turn=5)
    expect(page.locator("[data-bar] h1 [lang=en]")).to_have_text("The Vale of Eternity")
    assert "\n".join(serious(page)) == ""


def test_the_lobby_and_the_table_can_be_used_by_everybody(visit):
    page = visit(person="Mira", bypass_csp=True)
    with_friends(page)
    page.wait_for_selector("text=Invite friends")
    assert "\n".join(serious_at_both_sizes(page)) == ""
    come_to(page, "vale", "action", turn=5)
    assert "\n".join(serious_at_both_sizes(page)) == ""
    come_to(page, "vale", "action", turn=10)
    play(page, seed=1)
    result = "[data-room=result]"  # it lies over the table, which was looked at
    assert "\n".join(serious_at_both_sizes(page, result)) == ""


def test_the_focus_goes_to_the_question_when_its_button_disappears(visit):
    page = visit.blank(person="Mira")
    come_to(page, "vale", "mark")
    page.locator("[data-deed=primary]").evaluate("button => button.removeAttribute('disabled')")
    page.locator("[data-deed=primary]").focus()
    page.locator("[data-deed=primary]").evaluate("button => button.remove()")
    expect(page.locator("[data-room=question]")).to_be_focused()


def test_a_page_has_one_first_heading(visit):
    page = visit.blank(person="Mira")
    come_to(page, "vale", "action")
    expect(page.locator("h1")).to_have_count(1)
    expect(page.locator("h1")).to_contain_text("The Vale of Eternity")


def test_forced_colours_keep_the_edges_of_buttons(visit):
    page = visit.blank(person="Mira", forced_colors="active")
    come_to(page, "vale", "action")
    edges = page.locator("[data-bar] button:visible, [data-room=question] button:visible").evaluate_all(
        "all => all.map(button => parseFloat(getComputedStyle(button).borderTopWidth))"
    )
    assert edges
    assert min(edges) >= 1


def test_on_another_page_the_focus_is_on_its_heading(visit):
    page = visit(person="Mira")
    page.locator("[data-deed=primary]").first.wait_for()
    page.get_by_role("link", name="Rules").first.click()
    expect(page.locator("h1")).to_be_focused()
    page.go_back()
    expect(page.locator("h1")).to_be_focused()
