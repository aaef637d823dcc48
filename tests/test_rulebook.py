"""The rules as the client shows them: whatever the table may lead to is there, at an address of its own."""

import importlib.util
import re
from pathlib import Path

import pytest

from everglow.games import games
from everglow.games.glow.box.components import PHASE_NAMES
from everglow.games.glow.texts import rulings as glow
from everglow.games.glow.texts.client import NAMES as GLOW_NAMES
from everglow.games.glow.texts.wishes import ANSWERS
from everglow.games.vale.texts import rulings as vale
from everglow.games.vale.texts.client import NAMES as VALE_NAMES
from everglow.games.vale.texts.wishes import REASONS

from .laws.play import questions

ROOT = Path(__file__).parents[1]
TEXTS = {"vale": vale, "glow": glow}
PHASES = {"vale": ["hunt", "action", "resolution"], "glow": PHASE_NAMES[:-1]}


def load_rulebook(game):
    path = ROOT / "web" / "rulebook.py"
    spec = importlib.util.spec_from_file_location("rulebook", path)
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module, module.rulebook(ROOT / "docs" / "rules" / f"{game}.md")


def anchors(game):
    module, book = load_rulebook(game)
    return module.anchors(book)


@pytest.mark.parametrize("game", TEXTS)
def test_every_ruling_has_an_address_and_no_two_have_the_same(game):
    page = (ROOT / "docs" / "rules" / f"{game}.md").read_text(encoding="utf-8")
    cited = set(re.findall(r"\b[A-Z]{1,2}\d{1,2}[a-z]?\b", page))
    found = anchors(game)
    assert cited <= set(found)
    assert len(found) == len(set(found))


def test_the_vale_has_its_thirty_two_rulings():
    assert {f"R{number:02}" for number in range(1, 33)} <= set(anchors("vale"))


@pytest.mark.parametrize("game", TEXTS)
def test_every_phase_of_the_progress_bar_has_a_rule(game):
    assert {phase.replace("_", "-") for phase in PHASES[game]} <= set(anchors(game))


@pytest.mark.parametrize("game", TEXTS)
def test_every_rule_behind_a_question_or_a_refusal_is_there(game):
    texts = TEXTS[game]
    assert {texts.UNASKED, *texts.QUESTIONS.values(), *texts.WISHES.values()} <= set(anchors(game))


def test_every_kind_of_question_has_a_rule():
    assert set(vale.QUESTIONS) == {kind for kind, _ in REASONS}
    assert set(glow.QUESTIONS) == set(ANSWERS)


@pytest.mark.parametrize("game", TEXTS)
def test_every_refusal_in_play_leads_to_a_rule(game):
    known = set(anchors(game))
    rules = games()[game]
    verbs = {
        rules.codec.action_name(action).partition(":")[0]: action for action in range(rules.codec.num_actions)
    }
    for state in questions(rules, seats=3, seed=1):
        for seat in range(3):
            for action in verbs.values():
                assert rules.texts.rule(state, seat, rules.codec.action_name(action)) in known


@pytest.mark.parametrize(
    ("game", "names"),
    [("vale", VALE_NAMES), ("glow", GLOW_NAMES)],
)
def test_every_card_leads_to_rules_that_are_there(game, names):
    module, book = load_rulebook(game)
    named = module.mentioning(book, names)
    for card in names:
        rulings = [*named[card], *TEXTS[game].rulings(card)]
        assert rulings
        assert set(rulings) <= set(module.entries(book))


@pytest.mark.parametrize("game", TEXTS)
def test_every_position_shows_a_rule_that_is_there(game):
    assert {position["rule"] for position in games()[game].examples.positions()} <= set(anchors(game))


def test_a_longer_name_hides_a_shorter_one_in_it():
    module, book = load_rulebook("vale")
    found = module.mentioning(book, {"genie": "Genie", "genie_exalted": "Genie Exalted"})
    assert found["genie"] == ["R14"]
    assert "R13" in found["genie_exalted"]


def test_a_cited_ruling_is_a_link_and_a_source_is_set_apart():
    _, book = load_rulebook("vale")
    entries = {entry["id"]: entry for chapter in book["chapters"] for entry in chapter["entries"]}
    assert '<a href="#R08">R08</a>' in entries["R07"]["html"]
    assert entries["R02"]["sources"] == ["cards"]
    assert "cards]" not in entries["R02"]["html"]
    assert "cards" not in entries["R10"]["text"]


ENGLISH = """# The Game

## The round

**Hunt.**
Mark a card.

**R01 Ties.**
See R02.

**R02 Ends.**
At 60.
"""
GERMAN = """# Das Spiel

## Die Runde

**Jagd.**
Markiere eine Karte.

**R01 Gleichstand.**
Siehe R02.

**R02 Ende.**
Bei 60.
"""


def books(tmp_path, german):
    module, _ = load_rulebook("vale")
    (tmp_path / "en.md").write_text(ENGLISH)
    (tmp_path / "de.md").write_text(german)
    return module, module.rulebook(tmp_path / "en.md")


def test_a_translated_page_has_the_addresses_of_the_english_one(tmp_path):
    module, english = books(tmp_path, GERMAN)
    german = module.translated(tmp_path / "de.md", english)
    assert module.anchors(german) == module.anchors(english)
    assert module.entries(german)["hunt"] == "Jagd"
    assert '<a href="#R02">R02</a>' in german["chapters"][1]["entries"][1]["html"]


@pytest.mark.parametrize(
    ("german", "expected"),
    [
        (GERMAN.replace("**R02 Ende.**\nBei 60.\n", ""), "expected 'Ends' in English, found nothing"),
        (GERMAN.replace("R01 G", "R03 G"), "expected 'Ties' in English, found 'Gleichstand'"),
        (GERMAN + "\n## Mehr\n", "expected 'no more' in English, found 'Mehr'"),
    ],
)
def test_a_translated_page_with_other_rules_is_refused(tmp_path, german, expected):
    module, english = books(tmp_path, german)
    with pytest.raises(module.Misaligned, match=re.escape(expected)):
        module.translated(tmp_path / "de.md", english)


@pytest.mark.parametrize("game", TEXTS)
def test_the_rules_begin_with_what_one_needs_for_a_first_game(game):
    _, book = load_rulebook(game)
    first = book["chapters"][1]
    assert first["id"] == "in-two-minutes"
    assert "wins" in first["text"]
    assert book["chapters"][0]["sources"] == first["sources"] == []


@pytest.mark.parametrize("game", TEXTS)
def test_every_ruling_has_a_title_and_tells_where_it_comes_from(game):
    _, book = load_rulebook(game)
    rulings = [
        e
        for chapter in book["chapters"]
        for e in chapter["entries"]
        if re.fullmatch(r"[A-Z]{1,2}\d+", e["id"])
    ]
    assert all(entry["title"] for entry in rulings)
    assert all(entry["sources"] for entry in rulings)


# One word for a thing: what these languages call otherwise, in rules and on cards.
UNSAID = {
    "en": r"\bpermanent",
    "de": r"\b[Pp]ermanent|\bFamilie",
    "fr": r"\bdurable",
    "nl": r"\bblijvend|\bfamilie",
}


@pytest.mark.parametrize("language", UNSAID)
def test_one_word_stands_for_one_thing_everywhere(language):
    folder = ROOT / "docs" / "rules" / (language if language != "en" else "")
    texts = {page: page.read_text(encoding="utf-8") for page in folder.glob("*.md")}
    for words in [*ROOT.glob(f"src/everglow/games/vale/words/{language}/*.ftl")] + [
        *ROOT.glob(f"web/src/games/vale/**/words/{language}/*.ftl")
    ]:
        said = words.read_text(encoding="utf-8").splitlines()
        values = [
            re.sub(r"\{[^}]*\}", "", line.partition("=")[2]) for line in said if not line.startswith("#")
        ]
        texts[words] = "\n".join(values)
    found = [f"{page}: {word}" for page, text in texts.items() for word in re.findall(UNSAID[language], text)]
    assert found == []
