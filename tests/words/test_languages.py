"""Every language says everything that English says, and nothing in English."""

from __future__ import annotations

import json
import subprocess
from pathlib import Path

import pytest

from everglow.words.languages import LANGUAGES
from everglow.words.wording import Wording, things
from tests.words.english import english_in
from tests.words.spoken import NAMES, spoken
from words.bundle import read_bundle
from words.source import folders

ROOT = Path(__file__).parents[2]
OTHERS = [language for language in LANGUAGES if language != "en"]
GAMES = ["vale", "glow"]


@pytest.fixture(scope="module")
def bundles():
    return [read_bundle(folder) for folder in folders()]


@pytest.mark.parametrize("language", OTHERS)
def test_nothing_is_left_untranslated(bundles, language):
    missing = [
        f"{said.source.path}:{said.entry.line}" for bundle in bundles for said in bundle.missing(language)
    ]
    assert missing == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_whole_games_are_worded(game, language):
    messages = spoken(game)
    assert len(messages) > 1000
    for you in (None, 0):
        wording = Wording(language, NAMES, you)
        for message in messages:
            sentence = wording.say(message)
            assert sentence.strip() or not message[1]
            assert "{$" not in sentence
            assert "None" not in sentence


@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize("game", GAMES)
def test_no_english_is_left_in_whole_games(game, language):
    wording = Wording(language, NAMES, 0)
    for message in spoken(game):
        assert not english_in(wording.say(message), language), wording.say(message)


@pytest.mark.parametrize("language", OTHERS)
def test_no_english_is_left_in_what_cards_say(language):
    for kind, named in things(language).items():
        for thing, texts in named.items():
            assert not english_in(" ".join(texts.values()), language), (kind, thing)


@pytest.mark.parametrize("game", GAMES)
def test_the_browser_words_every_message_as_python_does(game, tmp_path):
    """Node runs the functions that the browser runs, on the messages of 200 games."""
    for language in LANGUAGES:
        wording = Wording(language, NAMES, 1)
        pairs = [[message, wording.say(message)] for message in spoken(game)]
        (tmp_path / f"{language}.json").write_text(json.dumps({"names": NAMES, "you": 1, "pairs": pairs}))
    script = ROOT / "tests" / "words" / "compare.ts"
    done = subprocess.run(
        [ROOT / ".venv" / "bin" / "node", script, game, tmp_path, *LANGUAGES],
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout[-2000:] + done.stderr[-2000:]
    assert f"compared {len(LANGUAGES) * len(spoken(game))}" in done.stdout
