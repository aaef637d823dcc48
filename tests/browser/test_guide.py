"""The guide of a first game: its place, what it lights, and its way out, which is always seen."""

import re
from pathlib import Path

import pytest
from playwright.sync_api import expect

from .conftest import DESKTOP, PHONE
from .player import hurry, still
from .position import come_to, with_choice
from .test_lesson import BOTH, GUIDE, LIT, LOW, VALE, click_what_is_lit, follow, learn, says

WEB = Path(__file__).parents[2] / "web/src"
GOLDEN = "[data-room=question] [data-deed=primary]"
STOP = "[data-deed=unguide]"
AROUND = 5  # pixels between a thing and its light

# What is told at a wide table and not spread out to be read beside it; a card's own parts count with it.
COVERED = """() => {
  const guide = document.querySelector('[data-guide]').getBoundingClientRect();
  const told = ':is([data-room=dice], [data-room=others], [data-room=me], [data-bar])'
    + ' :is(img, b, a, button, [role=img]), [data-pick], [data-card]';
  return [...document.querySelectorAll(told)]
    .filter((one) => one.checkVisibility() && !one.closest('[data-room=inspector], [data-room=log]'))
    .filter((one) => {
      const box = one.getBoundingClientRect();
      return box.left < guide.right && box.right > guide.left && box.top < guide.bottom
        && box.bottom > guide.top && box.width;
    })
    .map((one) => one.outerHTML.slice(0, 90));
}"""


def in_language(page, language):
    """Open the table in another language, with its guide."""
    page.goto(f"{page.url.split('?')[0]}?lang={language}")
    page.wait_for_function("language => document.documentElement.lang === language", arg=language)
    expect(page.locator(f"{GUIDE} h2")).to_be_visible()
    still(page)


def told_under_the_guide(page):
    """List what the guide covers, once it has found its place."""
    for _ in range(30):
        if not (found := page.evaluate(COVERED) if page.locator(GUIDE).count() else []):
            break
        page.wait_for_timeout(100)
    return found


@BOTH
def test_at_a_desk_the_guide_covers_nothing_of_the_table_in_german(visit, title):
    page = visit(person="Mira", viewport=DESKTOP)
    learn(page, title)
    in_language(page, "de")
    expect(page.locator("[data-line]")).to_have_count(1)
    rows = page.locator(f"{GUIDE} ol li").evaluate_all("all => all.map((one) => one.offsetTop)")
    assert len(rows) == 4
    assert len(set(rows)) == 1, "the steps of a turn stand in one row"
    hidden = []
    follow(page, title, lambda page: hidden.extend((says(page), one) for one in told_under_the_guide(page)))
    assert hidden == []


def longest_hint(language):
    """The longest hint of both games in a language."""
    files = [WEB / f"games/{game}/words/{language}/{game}Lesson.ftl" for game in ("glow", "vale")]
    hints = [hint for file in files for hint in re.findall(r"\.text = (.+)", file.read_text())]
    return max((re.sub(r"\{.*?\}", "Salamander", hint) for hint in hints), key=len)


@pytest.mark.parametrize("size", [PHONE, LOW], ids=["phone", "low"])
def test_the_way_out_of_the_guide_is_seen_below_the_longest_hint(visit, size):
    page = visit(person="Mira", viewport=size)
    learn(page, VALE)
    unseen = []
    for language in ("en", "de", "fr", "nl"):
        in_language(page, language)
        text = longest_hint(language)
        page.evaluate(
            "([guide, text]) => document.querySelector(`${guide} p`).textContent = text", [GUIDE, text]
        )
        still(page)
        hit = page.locator(STOP).evaluate(
            """button => {
              const [box, guide] = [button, button.closest('[data-guide]')]
                .map((one) => one.getBoundingClientRect());
              const lies = document.elementFromPoint((box.left + box.right) / 2, box.bottom - 6) === button;
              return lies && box.top >= guide.top && box.bottom <= guide.bottom && box.right <= guide.right;
            }"""
        )
        unseen.extend([] if hit else [language])
    assert unseen == []


@BOTH
def test_no_guide_stands_beside_a_result(visit, title):
    page = visit(person="Mira")
    learn(page, title)
    hurry(page)
    page.wait_for_load_state("networkidle")  # the guide comes after the table
    still(page)
    expect(page.locator("[data-room=result]")).to_be_visible()
    expect(page.locator(GUIDE)).to_have_count(0)


def look_of(page, button):
    """Tell how a button is painted."""
    still(page)
    return page.locator(button).evaluate("button => getComputedStyle(button).backgroundImage")


def test_what_the_guide_asks_for_is_golden_and_what_it_pays_is_said(visit):
    page = visit(person="Mira")
    learn(page, VALE)
    follow(page, VALE, last="sell")
    click_what_is_lit(page)
    expect(page.locator("[data-asks=sell]")).to_have_count(1)
    asked, plain = look_of(page, "[data-deed=sell]"), look_of(page, GOLDEN)
    assert asked != plain
    page.locator("[data-deed=got]").click()
    expect(page.locator("[data-asks=sell]")).to_have_count(0)
    assert (look_of(page, "[data-deed=sell]"), look_of(page, GOLDEN)) == (plain, asked)
    page.locator("[data-deed=sell]").click()
    follow(page, VALE, last="summon")
    expect(page.locator("[data-asks='']")).to_have_count(1)
    assert look_of(page, GOLDEN) == plain, "the end of the turn is not what is asked for"
    follow(page, VALE, last="pay")
    expect(page.locator(GOLDEN)).to_contain_text("Pay 1")


def test_all_that_a_hint_names_is_bright(visit):
    page = visit(person="Mira")
    learn(page, VALE)
    follow(page, VALE, last="second")
    expect(page.locator(LIT).first).to_be_visible()
    market = page.locator("[data-room=market]").bounding_box()
    tops = page.locator("[data-bright] path").evaluate_all(
        "all => all.map((path) => Number(path.getAttribute('d').split(/[ h]/)[1]))"
    )
    assert any(abs(top - (market["y"] - AROUND)) < 2 for top in tops)


def has_walked(state, seat):
    """Tell whether dice have paid on the journey, and it may go on."""
    return with_choice(state, seat) and any(state.players[seat].used)


def test_dice_that_have_paid_are_not_counted(visit):
    page = visit.blank(person="Mira")
    come_to(page, "glow", "go", where=has_walked)
    counts = page.locator("[data-room=dice] header b")
    expect(counts).to_have_count(5)
    dice = page.locator("[data-room=dice] [data-pick^='die:']").evaluate_all(
        "all => all.map((die) => die.getAttribute('aria-label'))"
    )
    unspent = [said for said in dice if "used" not in said]
    assert len(unspent) < len(dice)
    assert sum(map(int, counts.all_inner_texts())) <= len(unspent)


def test_on_a_phone_the_card_that_is_meant_has_its_name_and_then_lies_in_sight(visit):
    page = visit(person="Mira", viewport=PHONE)
    learn(page, VALE)
    page.locator("[data-guide=goal] [data-deed=got]").click()
    expect(page.locator(LIT)).to_have_count(1)
    card = page.locator("[data-pick='display:salamander']")
    named = page.locator("[data-named]", has_text="Salamander")
    expect(card.locator("[data-heading]").or_(named).filter(visible=True).first).to_be_visible()
    follow(page, VALE, last="end")
    expect(page.locator("[data-room=area] [data-card=salamander]")).to_be_visible()
