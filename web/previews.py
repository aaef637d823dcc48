"""Draws the pictures of link previews from the covers on the home page: `python web/previews.py ADDRESS`.

ADDRESS is that of a server that runs. The pictures are written to web/public; they are drawn again by hand
when a cover changes.
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Final

from playwright.sync_api import Page, ViewportSize, sync_playwright

PUBLIC: Final = Path(__file__).parent / "public"
SIZE: ViewportSize = {"width": 1200, "height": 630}
GAMES: Final = {"vale": "The Vale of Eternity", "glow": "Glow"}
STYLE: Final = """
  #preview { position: fixed; inset: 0; z-index: 9999; display: grid; place-items: center;
    background: radial-gradient(90% 90% at 50% 35%, #2b2f63, #10132b 60%, #080a18); color: #fbf4e4; }
  #preview .shown { position: absolute; inset: 0 0 150px 0; display: flex; justify-content: space-evenly;
    align-items: center; }
  #preview .pic { width: 520px; height: auto; background: none; border: 0; overflow: visible;
    zoom: var(--z); box-shadow: none; }
  #preview .pic::before, #preview .pic::after { display: none; }
  #preview > h1 { position: absolute; bottom: 52px; margin: 0; width: 100%; text-align: center;
    font: 700 72px/1 "Alegreya SC", var(--display, serif); }
  #preview > p { position: absolute; bottom: 18px; margin: 0; opacity: .8;
    font: 500 24px/1 system-ui, sans-serif; }
"""
SHOW: Final = """([games, title, zoom]) => {
  document.querySelector("#preview")?.remove();
  const whole = document.createElement("div");
  whole.id = "preview";
  whole.style.setProperty("--z", zoom);
  const shown = document.createElement("div");
  shown.className = "shown";
  for (const game of games)
    shown.append(document.querySelector(`.pic.${game}`).cloneNode(true));
  const name = document.createElement("h1"), more = document.createElement("p");
  name.textContent = title;
  more.textContent = "Everglow · play with friends or bots, in your browser";
  whole.append(shown, name, more);
  document.body.append(whole);
}"""


def draw(page: Page, games: list[str], title: str, zoom: float, name: str) -> None:
    page.evaluate(SHOW, [games, title, zoom])
    page.wait_for_timeout(500)
    page.screenshot(path=PUBLIC / name, type="jpeg", quality=80)


def main(address: str) -> None:
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path="/usr/bin/chromium", args=["--no-sandbox"])
        page = browser.new_context(viewport=SIZE, bypass_csp=True, reduced_motion="reduce").new_page()
        page.goto(address)
        page.wait_for_selector(".pic.glow .cover")
        page.add_style_tag(content=STYLE)
        for game, title in GAMES.items():
            draw(page, [game], title, 1.6, f"preview-{game}.jpg")
        draw(page, list(GAMES), "Everglow", 1.1, "preview.jpg")
        browser.close()


if __name__ == "__main__":
    main(sys.argv[1])
