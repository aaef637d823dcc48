"""The end over the table: first the count, then the winner."""

import pytest
from playwright.sync_api import expect

from .conftest import SIZES
from .position import brought

# Every headline that is drawn, and how much of the window's width the golden button takes below the first.
WATCH = """
window.headlines = [];
new MutationObserver(() => {
  const told = document.querySelector("[data-room=result] h2")?.textContent.trim();
  if (!told || window.headlines.at(-1)?.told === told) return;
  const button = document.querySelector("[data-room=result] [data-deed=primary]");
  const { left, right } = button?.getBoundingClientRect() ?? {};
  window.headlines.push({ told, left, right });
}).observe(document, { subtree: true, childList: true, characterData: true });
"""


@pytest.mark.parametrize("size", SIZES)
def test_the_winner_is_named_only_after_the_count(visit, size):
    page = visit("/about", person="Mira", viewport=size, motion="no-preference")
    code = brought(page, ("glow", {}, 4))
    page.add_init_script(WATCH)
    page.goto(f"/t/{code}")
    expect(page.locator("[data-room=result][data-counted] h2")).to_contain_text("win")
    counting, won = page.evaluate("window.headlines")
    assert counting["told"] == "Counting …"
    assert "win" in won["told"]
    assert counting["left"] >= 0
    assert counting["right"] - counting["left"] <= 400
    assert counting["right"] <= size["width"]
