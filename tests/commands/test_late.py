"""Late positions at a terminal of 80 columns and 24 lines."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from everglow.games import games
from everglow.games.glow.box.realm import SPOTS, Spot
from everglow.record_files import save
from everglow.words.languages import LANGUAGES
from everglow.words.wording import Wording
from tests.rooms.position import FOLDER, Position
from tests.terminal import Terminal

CARDS = {"vale": "creature", "glow": "glow_card"}  # kinds of things
ENGLISH = Wording("en", ["Ana", "Ben"], 0)
FULL = ["vale-full-hand", "glow-most-dice", "glow-most-companions"]
SEA = ["glow-sea-all-boats", "glow-sea-asked-sail"]
LONG = [  # where most is to be read, measured over all positions
    "glow-graveyard",
    "glow-graveyard-of-four",
    "glow-realm-asked-fetch",
    "glow-realm-asked-first-die",
    "glow-realm-journey",
    "glow-sea-asked-fetch",
    "glow-sea-asked-first-die",
    "glow-sea-asked-turn-die",
    "vale-asked-discard-hand",
    "vale-asked-free-summon",
    "vale-asked-release",
    "vale-full-family-marked",
    "vale-keeping",
    "vale-paying",
]
RULE = re.compile(r"─{20,}")  # above the table; a note may follow
ESCAPES = re.compile(r"\x1b\[[0-9;?]*[a-zA-Z]")


def shown(tmp_path: Path, name: str, typed: str = "", *argv: str, **env: str) -> str:
    """Output for somebody who goes on from a saved position against bots."""
    position = Position.load(FOLDER / f"{name}.json")
    record = position.record()
    record.bots = ["" if seat == position.seat else "random" for seat in range(position.seats)]
    save(record, tmp_path / "game.json")
    terminal = Terminal(tmp_path, **{"COLUMNS": "80", "LINES": "24", **env})
    told = terminal.run("play", position.game, "--resume", tmp_path / "game.json", *argv, typed=typed)
    assert (told.code, told.err) == (0, "")
    return ESCAPES.sub("", told.out)


def drawn(tmp_path: Path, name: str, typed: str = "", *argv: str, **env: str) -> list[str]:
    """The lines that a terminal shows since it was last given something to read, its prompt included."""
    told = shown(tmp_path, name, typed, *argv, FORCE_COLOR="1", **env).rpartition("\n> ")[0]
    last = [rule.start() for rule in RULE.finditer(told)][-1]
    return [*told[last:].splitlines(), "> "]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", [*FULL, *SEA, *LONG])
def test_table_and_question_fit_a_small_terminal(tmp_path: Path, name: str, language: str) -> None:
    lines = drawn(tmp_path, name, "", "--lang", language)
    assert len(lines) <= 24
    assert max(len(line) for line in lines) <= 80


@pytest.mark.parametrize("name", [*FULL, *SEA, *LONG])
def test_a_large_terminal_shows_all_of_it(tmp_path: Path, name: str) -> None:
    lines = drawn(tmp_path, name, LINES="99")
    assert lines[0] == "─" * 80
    assert not any("(a: in full)" in line for line in lines)


def test_a_table_that_is_shortened_says_how_to_see_more(tmp_path: Path) -> None:
    assert drawn(tmp_path, "vale-paying")[0].endswith("─ shortened; t shows more ──")
    assert drawn(tmp_path, "vale-full-hand", "t\n")[0].endswith("─ shortened; t all shows more ──")


def test_choices_in_brief_are_told_in_full_to_whoever_asks(tmp_path: Path) -> None:
    brief = drawn(tmp_path, "glow-sea-all-boats")
    full = drawn(tmp_path, "glow-sea-all-boats", "a\n")
    assert any(line.endswith("(a: in full)") for line in brief)
    assert any(" 1 south-east to centre: " in line for line in brief)
    assert any(" 1 Sail from the south-east island to the centre island: " in line for line in full)


def test_choices_stand_in_columns_where_they_are_many(tmp_path: Path) -> None:
    lines = drawn(tmp_path, "vale-paying")
    assert any(re.search(r"^  1 .*\(worth 6\) +13 ", line) for line in lines)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_map_has_no_character_that_a_terminal_cannot_show(tmp_path: Path, language: str) -> None:
    lines = drawn(tmp_path, "glow-realm-journey", "", "--lang", language)
    assert not any("\ue000" <= character <= "\uf8ff" for character in "".join(lines))


def test_a_question_that_is_asked_again_has_the_screen_to_itself(tmp_path: Path) -> None:
    told = shown(tmp_path, "glow-sea-asked-turn-die", "\n", "--lang", "de", FORCE_COLOR="1")
    assert told.count("Den kleinen grünen Würfel drehen") == 1


@pytest.mark.parametrize("name", [*FULL, *SEA])
def test_the_table_alone_fits_too(tmp_path: Path, name: str) -> None:
    lines = drawn(tmp_path, name, "t\n")
    assert len(lines) <= 24
    assert max(len(line) for line in lines) <= 80


def test_all_of_the_table_is_told_to_whoever_asks_for_it(tmp_path: Path) -> None:
    assert not any("Goblin Soldier" in line for line in drawn(tmp_path, "vale-full-hand", "t\n"))
    assert any("Goblin Soldier" in line for line in drawn(tmp_path, "vale-full-hand", "t all\n"))


@pytest.mark.parametrize("name", FULL)
def test_a_pipe_is_told_everything(tmp_path: Path, name: str) -> None:
    position = Position.load(FOLDER / f"{name}.json")
    game = games()[position.game]
    told = shown(tmp_path, name)
    player = game.show.view(position.state(), position.seat)["players"][position.seat - 1]
    for card in [*player.get("area", []), *player.get("companions", [])]:
        assert ENGLISH.thing(CARDS[position.game], card) in told


# Rolling


def test_whoever_rolls_is_told_what_noon_would_give(tmp_path: Path) -> None:
    told = shown(tmp_path, "glow-most-dice", "t\n1\n")
    noon = (
        "  At noon: Donillilu, Footprint Biraii 4 times, Multicoloured Sketal, No-Earth Oshra. "
        "Together: +5 light, +6 footprints, +4 fireflies, +1 reroll token; "
        "Multicoloured Sketal would leave.\n"
    )
    assert told.count(noon) == 2  # with the next question again
    assert "  Dice that count: 6 nature, 2 air, 4 fire\n" in told


def test_companions_are_listed_in_the_order_of_the_track(tmp_path: Path) -> None:
    told = shown(tmp_path, "glow-realm-asked-take")
    spaces = re.findall(r"^\d+\. Take .*? from (\w+) with", told, re.MULTILINE)
    assert len(spaces) > 1
    assert spaces == [space for space in ("fire", "water", "earth", "air", "nature") if space in spaces]


# The map


def test_a_journey_shows_the_neighbourhood(tmp_path: Path) -> None:
    lines = drawn(tmp_path, "glow-realm-journey")
    assert any("[♣6]" in line for line in lines)
    assert any("^3+1∴" in line for line in lines)


@pytest.mark.parametrize("name", SEA)
def test_the_sea_is_drawn_when_asked_for(tmp_path: Path, name: str) -> None:
    told = shown(tmp_path, name, "n\n", FORCE_COLOR="1")
    assert "far south-west" in told.rpartition("[2 east]")[0].rpartition("> ")[2]


@pytest.mark.parametrize("argv", [["--plain"], []])
def test_in_words_there_is_no_map(tmp_path: Path, argv: list[str]) -> None:
    told = shown(tmp_path, "glow-realm-journey", "n\n", *argv)
    assert "No map is drawn here: t tells where everybody is." in told
    assert "From nature spot 6 you could go to " in told


def test_a_game_without_a_board_has_no_map(tmp_path: Path) -> None:
    assert "No map is drawn here" in shown(tmp_path, "vale-full-hand", "n\n", FORCE_COLOR="1")


@pytest.mark.parametrize("spot", SPOTS, ids=lambda spot: spot.name)
def test_every_neighbour_is_on_the_map(spot: Spot) -> None:
    glow = games()["glow"]
    view = glow.show.view(glow.new(2, 1), 0)
    view["players"][0]["group"] = spot.name
    told = "\n".join(ENGLISH.all(glow.texts.sketch(view)))
    for way in spot.ways:
        assert label(SPOTS[way.to]) in told


def label(spot: Spot) -> str:
    if spot.village:
        return f"^{spot.village}"
    return ENGLISH.thing("glow_place", spot.name, "short").replace("no-", "!").replace(" spot ", "")


def test_where_a_group_was_today_it_does_not_go_again(tmp_path: Path) -> None:
    lines = drawn(tmp_path, "glow-realm-journey", "go spot_46\n")
    assert any("[♣7]" in line for line in lines)
    assert any("♣6x" in line for line in lines)
