"""`everglow play`: a game in the terminal."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from everglow.commands.person import Person
from everglow.games import games
from everglow.record_files import load
from everglow.words.message import verbatim
from tests.commands.session import FIRST, play
from tests.terminal import Terminal, last_question


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_game_is_played_to_its_end(terminal: Terminal, players: int) -> None:
    shown = play(terminal, "--players", players, "--seed", "1", "--seat", players, typed=FIRST)
    [path] = terminal.records()
    record = load(path)
    assert record.verify(games()["vale"]).deciders() == []
    assert [bool(bot) for bot in record.bots] == [True] * (players - 1) + [False]
    assert " wins\n" in shown
    assert f"The record: {path}\n" in shown


def test_the_same_seed_and_the_same_answers_give_the_same_game(terminal: Terminal, tmp_path: Path) -> None:
    for name in ("a.json", "b.json"):
        play(terminal, "--seed", "7", "--record", tmp_path / name, typed=FIRST)
    assert (tmp_path / "a.json").read_text() == (tmp_path / "b.json").read_text()


def test_without_a_seed_every_game_is_another(terminal: Terminal, tmp_path: Path) -> None:
    for name in ("a.json", "b.json"):
        play(terminal, "--record", tmp_path / name)
    assert load(tmp_path / "a.json").secret != load(tmp_path / "b.json").secret


def test_options_and_names_are_agreed_on_at_the_start(terminal: Terminal) -> None:
    shown = play(terminal, "--option", "start=1", "--name", "Anna", "--players", "3")
    assert "Round 1, you begin." in shown
    record = load(terminal.records()[0])
    assert record.options == {"start": "0"}
    assert record.names == ["Anna", "Random A", "Random B"]


def test_a_choice_is_a_number_or_a_name(terminal: Terminal, tmp_path: Path) -> None:
    for name, typed in [("a.json", "2\n"), ("b.json", "MARK:GI_RIN\n")]:
        play(terminal, "--seed", "3", "--option", "start=1", "--record", tmp_path / name, typed=typed)
    assert load(tmp_path / "a.json").actions[0] == (0, "mark:gi_rin")
    assert load(tmp_path / "b.json").actions[0] == (0, "mark:gi_rin")


@pytest.mark.parametrize(
    ("typed", "answer"),
    [
        ("", "Player: mark a card of the display."),
        ("t\n", "Player: mark a card of the display."),
        ("0", "Choose a number from 1 to 4, or ? for help."),
        ("5", "Choose a number from 1 to 4, or ? for help."),
        ("0000000000001", "Choose a number from 1 to 4, or ? for help."),
        ("9" * 5000, "Choose a number from 1 to 4, or ? for help."),
        ("please", "Not understood: unknown action 'please'; expected a name such as mark:"),
        ("{fire}", "Not understood: unknown action '{fire}'; expected "),
        ("x\x1by", "Not understood: unknown action 'x y'; expected "),
        ("summon:hydra", "Not possible: "),
        ("w summon:hydra", "Not possible: "),
        ("summon hydra", "Not possible: "),
        ("w mark:gi_rin", "It is possible now."),
        ("w mark gi rin", "It is possible now."),
        ("w 2", "It is possible now."),
        ("w 7", "Choose a number from 1 to 4, or ? for help."),
        ("w end turn", "Not possible: "),
        ("w nothing", "unknown action 'nothing'; expected a name such as mark:"),
        ("w", "Say which action you miss, by its name: w NAME."),
        ("p 2", "  You mark Gi-rin."),
        ("p", "Say which choice, by its number or name: p 1."),
        ("c", "Say which card, or how its name begins: c NAME."),
        ("c {fire}", "No card begins with '{fire}'."),
        ("p 7", "Choose a number from 1 to 4, or ? for help."),
        ("l", "Round 1, you begin."),
        ("t", "Round 1 of 10"),
        ("?", "  t         the table"),
        ("?", "  mark:"),
    ],
)
def test_whatever_is_typed_gets_an_answer_and_the_question_stays(
    terminal: Terminal, typed: str, answer: str
) -> None:
    shown = play(terminal, "--seed", "3", "--option", "start=1", typed=f"{typed}\n")
    assert answer in shown.partition("\n> ")[2]
    assert load(terminal.records()[0]).actions == []


def test_games_say_more_where_they_are_asked(terminal: Terminal, monkeypatch: pytest.MonkeyPatch) -> None:
    texts = games()["vale"].texts
    monkeypatch.setattr(texts, "describe", lambda name, _: [verbatim(f"The text of {name}.")])
    monkeypatch.setattr(texts, "more", lambda *_: [verbatim("A pile.")])
    monkeypatch.setattr(texts, "hints", [verbatim("A hint.")])
    shown = play(terminal, "--seed", "3", typed="c hydra\nm\n?\n")
    assert "  The text of hydra.\n" in shown
    assert "  A pile.\n" in shown
    assert "  A hint.\n" in shown
    monkeypatch.setattr(texts, "more", lambda *_: [])
    assert "  Everything that lies open is on the table: t shows it.\n" in play(terminal, typed="m\n")


def test_help_names_a_few_of_the_actions_that_are_possible(terminal: Terminal) -> None:
    shown = play(terminal, "--seed", "3", "--option", "start=1", typed="?\n")
    names = next(line for line in shown.splitlines() if line.startswith("  mark:"))
    assert len(set(re.split(", | or ", names))) == 3


# What comes next


def test_a_turn_that_ends_is_previewed_as_such(terminal: Terminal) -> None:
    shown = play(terminal, "--seed", "3", "--option", "start=1", typed="1\n1\n1\n1\np end_turn\n")
    assert "  Then it is no longer your turn; nothing else can be foreseen.\n" in shown


def test_a_preview_tells_what_is_asked_next(terminal: Terminal) -> None:
    shown = play(terminal, "--seed", "3", "--option", "start=1", typed="1\n1\np 1\n1\n")
    foreseen = shown.partition("  Then you are asked: ")[2].partition("\n")[0]
    assert foreseen
    assert last_question(shown).startswith(foreseen)


def test_what_depends_on_chance_is_not_foretold(terminal: Terminal, monkeypatch: pytest.MonkeyPatch) -> None:
    answers = iter([verbatim("one"), verbatim("another")])
    monkeypatch.setattr(Person, "asked_after", lambda *_: next(answers))
    assert "  What comes then cannot be foreseen.\n" in play(terminal, typed="p 1\n")


def test_a_person_is_not_told_what_others_draw(terminal: Terminal) -> None:
    shown = play(terminal, "--seed", "2", "--players", "4", typed=FIRST)
    drawn = [line for line in shown.splitlines() if line.startswith("  Random") and " draws " in line]
    assert drawn
    assert all(" draws a card" in line for line in drawn)
