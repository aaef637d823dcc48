"""The law of the screen holds at a sample of the gallery (`make rooms` sees all), and it can be broken."""

import pytest

from .gallery import scenes
from .law import LARGE, Look
from .visit import looked_at, standing_at

PHONE, SMALL_PHONE, ON_ITS_SIDE = Look(390, 844), Look(360, 640), Look(844, 390)
TABLET, LAPTOP, DESKTOP, MONITOR = Look(820, 1180), Look(1280, 720), Look(1440, 900), Look(2560, 1440)
SAMPLE = {  # each has shown a defect of issue 18
    "vale-full-hand": [LAPTOP, DESKTOP, MONITOR, TABLET],  # the hand was off the screen
    "vale-paying": [DESKTOP, PHONE, Look(1440, 900, longer=True)],  # three colours wrapped the bar
    "vale-full-hand with a clock": [SMALL_PHONE, ON_ITS_SIDE],  # the way out was pushed away
    "vale-asked-mark, picked": [PHONE, LAPTOP],  # the Sell button fell apart; rows were cut when picked
    "vale-full-hand, watched": [DESKTOP],
    "vale-over, looked back": [DESKTOP],  # the replay's bar covered the hand
    "glow-most-dice": [LAPTOP, DESKTOP, TABLET, PHONE],
    "glow-most-companions": [DESKTOP, SMALL_PHONE, Look(1440, 900, text=LARGE)],
    "glow-graveyard": [LAPTOP, PHONE],  # the choice hid dice and question
    "glow-sea-all-boats with a clock": [LAPTOP, PHONE],  # the clock cut the phases
    "glow-realm-over": [PHONE, DESKTOP],  # the own line was hidden
    "glow lobby full, as host": [LAPTOP, PHONE],  # Start was below the fold
    "vale lobby with a free seat, as a stranger": [LAPTOP, PHONE],
    "vale lesson": [DESKTOP, PHONE],
}
BROKEN = {  # a style that breaks the law, and the sentence it must lead to
    "cut": "[data-room=question] { width: 60px; overflow: hidden }",
    "outside": ".whole { width: 1600px }",
    "small": "[data-room=question] * { font-size: 9px !important }",
    "overlap": "[data-room=market] h3 { position: fixed !important; left: 300px; top: 300px }",
    "golden": "[data-deed=primary] { position: fixed !important; left: 3000px }",
    "question": "[data-room=question] { transform: translateY(-2000px) }",
    "pick": "[data-legal] { transform: translateX(1500px) !important }",
    "hidden scroll": "[data-room=log] * { overflow-y: auto; max-height: 30px; scrollbar-width: none }",
}


def scene_called(name):
    return next(scene for scene in scenes() if scene.name == name)


@pytest.mark.parametrize("name", SAMPLE)
def test_nothing_is_cut_off(house, chromium, name):
    scene, found = scene_called(name), []
    for text in {look.text for look in SAMPLE[name]}:
        looks = [look for look in SAMPLE[name] if look.text == text]
        with standing_at(chromium, house, scene, text) as page:
            found += [f"{look}: {one}" for look, told in looked_at(page, scene, looks) for one in told]
    assert found == []


@pytest.mark.parametrize("law", BROKEN)
def test_a_style_that_breaks_the_law_is_noticed(house, chromium, law):
    scene = scene_called("vale-full-hand")
    with standing_at(chromium, house, scene) as page:
        page.evaluate(
            "style => { const sheet = new CSSStyleSheet(); sheet.replaceSync(style);"
            " document.adoptedStyleSheets.push(sheet) }",
            BROKEN[law],
        )
        [(_, found)] = looked_at(page, scene, [DESKTOP])
    assert any(one.startswith(f"{law}:") for one in found), found
