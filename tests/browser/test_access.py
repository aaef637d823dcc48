"""Nobody is kept out: axe finds nothing serious, on any screen, at either size."""

from pathlib import Path

import pytest
from playwright.sync_api import expect

from .conftest import DESKTOP, PHONE, SIZES
from .player import play, still, vale, wait_until, with_friends
from .position import come_to, come_to_saved

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
    "/puzzle",
    "/exercises",
    "/me/bots",
    "/nowhere",
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


# Names of buttons that another one has, too; those behind a dialog do not count. Names in the log all show
# their card, and of dice that look alike it does not matter which is chosen.
SAME_NAMES = """() => {
  const said = (id) => document.getElementById(id).innerText;
  const labelled = (one) => one.getAttribute("aria-labelledby")?.split(" ").map(said).join(" ");
  const names = [...(document.querySelector("dialog:modal") ?? document)
    .querySelectorAll("button:enabled, [role=button]")]
    .filter((one) => one.checkVisibility() && !one.closest("[inert], [aria-hidden=true], [role=log]"))
    .filter((one) => !one.dataset.pick?.startsWith("die:"))
    .map((one) => (labelled(one) || one.ariaLabel || one.innerText || one.textContent).trim());
  return names.filter((name, i) => names.indexOf(name) < i);
}"""


# On a card's own sheet one partner may stand in several lists: its buttons do the same.
@pytest.mark.parametrize("path", [path for path in PAGES if "?card=" not in path])
def test_a_page_has_one_first_heading_and_no_two_buttons_of_the_same_name(visit, path):
    page = visit(path, person="Mira")
    page.wait_for_selector("main h1")
    expect(page.locator("h1")).to_have_count(1)
    assert page.evaluate(SAME_NAMES) == []
    visit.expected += ["404", "WebSocket"]  # of a table that does not exist


def test_a_lobby_has_one_first_heading_and_no_two_buttons_of_the_same_name(visit):
    page = visit(person="Mira")
    with_friends(page, players=4)
    expect(page.locator("h1")).to_have_count(1)
    assert page.evaluate(SAME_NAMES) == []


@pytest.mark.parametrize(("game", "question"), [("vale", "action"), ("glow", "take")])
def test_a_table_has_one_first_heading(visit, game, question):
    page = visit.blank(person="Mira")
    come_to(page, game, question)
    expect(page.locator("h1")).to_have_count(1)
    expect(page.locator("h1")).to_contain_text({"vale": "The Vale of Eternity", "glow": "Glow"}[game])


# Buttons with no edge to speak of.
BARE = """all => all.filter((button) => {
  const { borderTopStyle, borderTopWidth } = getComputedStyle(button);
  return borderTopStyle === "none" || parseFloat(borderTopWidth) < 1;
}).map((button) => button.outerHTML.slice(0, 100))"""
OUTLINES = """all => [...new Set(all.map((one) => {
  const { outlineStyle, outlineWidth } = getComputedStyle(one);
  return `${outlineStyle} ${outlineWidth}`;
}))]"""


def check_edges(page, buttons="button:visible"):
    found = page.locator(buttons)
    expect(found).not_to_have_count(0)
    assert found.evaluate_all(BARE) == []


def test_forced_colours_keep_the_edges_of_buttons_on_the_home_page(visit):
    page = visit(person="Mira", forced_colors="active")
    page.locator("[data-deed=friends]").first.click()  # a panel with choices
    check_edges(page)


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize(("game", "question"), [("vale", "action"), ("glow", "take")])
def test_forced_colours_keep_the_edges_of_buttons_and_outline_what_may_be_picked(visit, game, question, size):
    page = visit.blank(person="Mira", forced_colors="active", viewport=size)
    come_to(page, game, question)
    check_edges(page, "[data-bar] button:visible, [data-room=question] button:visible")
    legal, picked = page.locator("[data-legal]:visible"), page.locator("[data-picked]:visible")
    assert legal.evaluate_all(OUTLINES) == ["dashed 2px"]
    legal.first.click()
    expect(picked).not_to_have_count(0)
    assert picked.evaluate_all(OUTLINES) == ["solid 4px"]


def test_on_another_page_the_focus_is_on_its_heading(visit):
    page = visit(person="Mira")
    page.locator("[data-deed=primary]").first.wait_for()
    page.get_by_role("link", name="Rules").first.click()
    expect(page.locator("h1")).to_be_focused()
    page.go_back()
    expect(page.locator("h1")).to_be_focused()


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("position", ["vale-full-hand", "glow-realm-asked-reroll", "glow-sea-asked-sail"])
def test_no_two_buttons_of_a_table_have_the_same_name(visit, position, size):
    page = visit.blank(person="Mira", viewport=size)
    come_to_saved(page, position)
    assert page.evaluate(SAME_NAMES) == []
