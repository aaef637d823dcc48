from __future__ import annotations

import os
from pathlib import Path

import pytest

from everglow.bots.roster import BOTS
from everglow.commands import arguments
from everglow.commands.match import seat_names
from everglow.commands.person import Person
from everglow.games import games
from everglow.record import Record, load, save
from tests.terminal import Terminal, last_question

FIRST = "1\n" * 2000  # always the first choice: every game ends


@pytest.fixture
def terminal(tmp_path: Path) -> Terminal:
    return Terminal(tmp_path / "home")


def play(terminal: Terminal, *argv: object, typed: str = "") -> str:
    """Against a bot that is quick."""
    told = terminal.run("play", "vale", "--bot", "random", *argv, typed=typed)
    assert (told.code, told.err) == (0, "")
    return told.out


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
        ("please", "Not understood: unknown action 'please'; expected a name such as summon:hydra, "),
        ("{fire}", "Not understood: unknown action '{fire}'; expected "),
        ("a\x1bb", "Not understood: unknown action 'a b'; expected "),
        ("summon:hydra", "Not possible: "),
        ("w summon:hydra", "Not possible: "),
        ("summon hydra", "Not possible: "),
        ("w mark:gi_rin", "It is possible now."),
        ("w mark gi rin", "It is possible now."),
        ("w 2", "It is possible now."),
        ("w 7", "Choose a number from 1 to 4, or ? for help."),
        ("w end turn", "Not possible: "),
        ("w nothing", "unknown action 'nothing'; expected a name such as summon:hydra, "),
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
    monkeypatch.setattr(texts, "describe", lambda name: [f"The text of {name}."], raising=False)
    monkeypatch.setattr(texts, "more", lambda *_: ["A pile."], raising=False)
    monkeypatch.setattr(texts, "hints", lambda: ["A hint."], raising=False)
    shown = play(terminal, "--seed", "3", typed="c hydra\nm\n?\n")
    assert "  The text of hydra.\n" in shown
    assert "  A pile.\n" in shown
    assert "  A hint.\n" in shown
    monkeypatch.setattr(texts, "more", lambda *_: [], raising=False)
    assert "  Everything that lies open is on the table: t shows it.\n" in play(terminal, typed="m\n")


def test_help_names_a_few_of_the_actions_that_are_possible(terminal: Terminal) -> None:
    shown = play(terminal, "--seed", "3", "--option", "start=1", typed="?\n")
    names = next(line for line in shown.splitlines() if line.startswith("  mark:"))
    assert len(set(names.split(" or "))) == 3


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
    answers = iter(["one", "another"])
    monkeypatch.setattr(Person, "asked_after", lambda *_: next(answers))
    assert "  What comes then cannot be foreseen.\n" in play(terminal, typed="p 1\n")


def test_a_person_is_not_told_what_others_draw(terminal: Terminal) -> None:
    shown = play(terminal, "--seed", "2", "--players", "4", typed=FIRST)
    drawn = [line for line in shown.splitlines() if line.startswith("  Random") and " draws " in line]
    assert drawn
    assert all(" draws a card" in line for line in drawn)


# Leaving and coming back


@pytest.mark.parametrize("typed", ["1\n1\nq\n", "1\n1\nquit\n", "1\n1\n"])
def test_a_game_goes_on_where_it_was_left(terminal: Terminal, typed: str) -> None:
    left = play(terminal, "--seed", "4", "--players", "3", "--seat", "2", typed=typed)
    assert left.endswith("The game is saved. Go on with:\n  everglow play vale --resume\n")
    back = play(terminal, "--resume", typed="q\n")
    assert last_question(back) == last_question(left)
    assert len(terminal.records()) == 1


def test_a_resumed_game_remembers_what_happened(terminal: Terminal) -> None:
    play(terminal, "--seed", "3", "--option", "start=1", typed="2\n")
    assert "  You mark Gi-rin.\n" in play(terminal, "--resume", typed="l\n")


def test_a_resumed_game_can_be_played_to_its_end(terminal: Terminal) -> None:
    play(terminal, "--seed", "4", typed="1\n1\n1\n")
    assert "The record: " in play(terminal, "--resume", typed=FIRST)
    assert terminal.run("play", "vale", "--resume").code == 2


def test_the_last_game_that_is_not_over_is_resumed(terminal: Terminal) -> None:
    for name, typed in [("Anna", ""), ("Ben", ""), ("Cleo", FIRST)]:
        play(terminal, "--seed", name, "--name", name, typed=typed)
    folder = terminal.records()[0].parent
    (folder / "vale-damaged.json").write_text("{")
    age = ["Anna", "Ben", "Cleo", "{"]
    for path in folder.iterdir():
        time = next(time for time, name in enumerate(age) if name in path.read_text()[:200])
        os.utime(path, (time, time))
    assert "\nBen: " in play(terminal, "--resume")


def test_whoever_interrupts_can_go_on_later(terminal: Terminal, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupt(_: str) -> str:
        raise KeyboardInterrupt

    monkeypatch.setattr("builtins.input", interrupt)
    told = terminal.run("play", "vale")
    assert told.code == 130
    assert told.out.endswith("The game is saved. Go on with:\n  everglow play vale --resume\n")
    assert len(terminal.records()) == 1


def test_a_new_game_reminds_of_one_that_is_not_over(terminal: Terminal) -> None:
    assert "--resume)" not in play(terminal)
    assert "(An earlier game is not over: everglow play vale --resume)" in play(terminal)


def test_a_record_kept_elsewhere_is_named_for_resuming(terminal: Terminal, tmp_path: Path) -> None:
    shown = play(terminal, "--record", tmp_path / "game.json")
    assert f"everglow play vale --resume {tmp_path / 'game.json'}\n" in shown
    assert terminal.records() == []


def test_a_record_is_never_overwritten_by_a_new_game(terminal: Terminal, tmp_path: Path) -> None:
    play(terminal, "--record", tmp_path / "game.json")
    told = terminal.run("play", "vale", "--record", tmp_path / "game.json")
    assert told.code == 2
    assert "exists already; go on with it by --resume" in told.err


def test_anybodys_game_can_be_taken_over_at_any_seat(terminal: Terminal, tmp_path: Path) -> None:
    game = games()["vale"]
    save(Record(game.name, game.version, ["Anna", "Ben"], "secret"), tmp_path / "game.json")
    play(terminal, "--resume", tmp_path / "game.json", "--seat", "2", typed="1\n")
    assert load(tmp_path / "game.json").bots == ["random", ""]
    play(terminal, "--resume", tmp_path / "game.json", typed="1\n")
    assert load(tmp_path / "game.json").bots == ["random", ""]


def test_a_resumed_game_is_not_written_before_somebody_acts(terminal: Terminal, tmp_path: Path) -> None:
    play(terminal, "--option", "start=1", "--record", tmp_path / "game.json")
    os.utime(tmp_path / "game.json", (1, 1))
    play(terminal, "--resume", tmp_path / "game.json", typed="t\n")
    assert (tmp_path / "game.json").stat().st_mtime == 1


def test_a_game_that_is_over_is_not_resumed(terminal: Terminal, tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    play(terminal, "--seed", "1", "--record", path, typed=FIRST)
    os.utime(path, (1, 1))
    told = terminal.run("play", "vale", "--resume", path)
    assert told == (
        2,
        "",
        f"everglow: {path}: this game is over; look at it with: everglow replay {path}\n",
    )
    assert path.stat().st_mtime == 1


# How Everglow is called


@pytest.mark.parametrize(
    ("found", "argv", "called"),
    [
        ("/usr/bin/everglow", ".venv/bin/everglow", "everglow"),
        (None, ".venv/bin/everglow", ".venv/bin/everglow"),
        (None, "/my tools/everglow", "'/my tools/everglow'"),
        (None, "/site-packages/everglow/__main__.py", "python -m everglow"),
    ],
)
def test_commands_are_told_as_the_user_can_call_them(
    monkeypatch: pytest.MonkeyPatch, found: str | None, argv: str, called: str
) -> None:
    monkeypatch.setattr("shutil.which", lambda _: found)
    monkeypatch.setattr("sys.argv", [argv])
    monkeypatch.setattr("sys.orig_argv", ["python", "-m", "everglow"])
    assert arguments.program() == called


# Who plays


def test_the_opponent_is_the_one_in_the_middle_unless_told_otherwise(terminal: Terminal) -> None:
    assert "(default: lantern)" in " ".join(terminal.run("play", "--help").out.split())
    assert terminal.run("play", "vale", "--option", "start=1").code == 0
    assert load(terminal.records()[0]).bots == ["", "lantern"]


@pytest.mark.parametrize(
    ("typed", "opponent"), [("5\n", "star"), ("Ember\n", "ember"), ("\n", "lantern"), ("9\n\n", "lantern")]
)
def test_a_person_at_a_terminal_is_offered_the_levels(
    terminal: Terminal, monkeypatch: pytest.MonkeyPatch, typed: str, opponent: str
) -> None:
    monkeypatch.setattr("everglow.commands.opponents.at_a_terminal", lambda: True)
    told = terminal.run("play", "vale", "--option", "start=1", typed=typed)
    assert "spark: for your first game" in told.out
    assert ("Choose a number from 1 to 5" in told.out) == typed.startswith("9")
    assert load(terminal.records()[0]).bots == ["", opponent]


def test_whoever_leaves_before_choosing_an_opponent_leaves_no_game_behind(
    terminal: Terminal, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("everglow.commands.opponents.at_a_terminal", lambda: True)
    assert terminal.run("play", "vale").code == 130
    assert terminal.records() == []


def test_a_file_may_not_choose_a_program_to_run(terminal: Terminal, tmp_path: Path) -> None:
    record = Record("vale", "1", ["Anna", "Guest"], "secret")
    record.bots = ["", "process:touch owned"]
    save(record, tmp_path / "game.json")
    told = terminal.run("play", "vale", "--resume", tmp_path / "game.json")
    assert told.code == 2
    assert "say by --bot NAME who shall play" in told.err
    assert terminal.run("play", "vale", "--resume", tmp_path / "game.json", "--bot", "random").code == 0


@pytest.mark.parametrize("person", ["Random", "random", "Random A", "RANDOM B", "Random (bot)", "Anna"])
@pytest.mark.parametrize("bots", [["", "random"], ["random", "", "random"], ["", *list(BOTS)[:3]]])
def test_no_two_players_have_the_same_name(person: str, bots: list[str]) -> None:
    names = seat_names(bots, person)
    assert names[bots.index("")] == person
    assert len({name.casefold() for name in names}) == len(bots)


@pytest.mark.parametrize("colour", [{}, {"FORCE_COLOR": "1"}])
def test_a_name_is_shown_as_it_was_written(tmp_path: Path, colour: dict[str, str]) -> None:
    shown = play(Terminal(tmp_path, **colour), "--seed", "1", "--name", "{fire}", typed=FIRST)
    assert shown.count("{fire}") > 20


def test_on_a_terminal_the_game_is_shown_in_colours(tmp_path: Path) -> None:
    terminal = Terminal(tmp_path, FORCE_COLOR="1")
    shown = play(terminal, "--seed", "1", "--players", "4", typed=FIRST)
    assert "\x1b[" in shown
    assert "{" not in shown
    assert play(terminal, "--plain").count("\x1b") == 0


# Taking back


def first_step(game: str, tmp_path: Path, typed: str, bot: str = "random") -> tuple[str, Record]:
    """What is shown and written down where somebody begins a game of two."""
    path = tmp_path / f"{game}.json"
    terminal = Terminal(tmp_path / "home")
    told = terminal.run(
        "play", game, "--bot", bot, "--seed", "3", "--option", "start=1", "--record", path, typed=typed
    )
    assert (told.code, told.err) == (0, "")
    return told.out, load(path)


@pytest.mark.parametrize("word", ["z", "undo", "Z"])
def test_an_answer_is_taken_back_with_what_bots_answered(tmp_path: Path, word: str) -> None:
    shown, record = first_step("vale", tmp_path, f"1\n{word}\n")
    assert "You take back your last answer." in shown
    assert len(record.actions) == 3  # mine, and two of the bot
    assert record.standing() == []
    assert last_question(shown) == last_question(shown.partition("\n> ")[0] + "\n> ")


def test_the_same_position_gets_the_same_answer_of_a_bot(tmp_path: Path) -> None:
    _, record = first_step("vale", tmp_path, "1\nz\n2\nz\n1\n")
    assert record.standing() == record.actions[:3]
    assert len(record.actions) == 9


def test_a_bot_does_not_remember_what_was_taken_back(tmp_path: Path) -> None:
    _, straight = first_step("vale", tmp_path / "a", "2\n1\n")
    _, crooked = first_step("vale", tmp_path / "b", "1\nz\n2\n1\n")
    assert crooked.standing() == straight.standing()


def test_before_the_first_answer_there_is_nothing_to_take_back(tmp_path: Path) -> None:
    assert "There is nothing to take back yet." in first_step("vale", tmp_path, "z\n")[0]


def test_chance_is_not_taken_back(tmp_path: Path) -> None:
    shown, record = first_step("glow", tmp_path, "1\n" * 3 + "z\n" * 5)
    assert "This cannot be taken back: " in shown
    assert record.standing()


def test_an_answer_is_taken_back_in_a_game_that_goes_on(terminal: Terminal, tmp_path: Path) -> None:
    first_step("vale", tmp_path, "1\n")
    shown = play(terminal, "--resume", tmp_path / "vale.json", typed="z\n")
    assert "You take back your last answer." in shown
    assert load(tmp_path / "vale.json").standing() == []


def test_what_is_taken_back_stays_in_the_record_and_the_game_is_verified(tmp_path: Path) -> None:
    shown, record = first_step("vale", tmp_path, "1\nz\n" * 3 + FIRST)
    assert len(record.undos) == 3
    assert record.verify(games()["vale"]).deciders() == []
    assert " wins\n" in shown


def test_answers_of_guests_are_not_taken_back(tmp_path: Path) -> None:
    shown, record = first_step("vale", tmp_path, "1\nz\n", bot="everglow.bots.random_bot:RandomBot")
    assert "This cannot be taken back: " in shown
    assert record.undos == []


# Seats and help


def test_people_count_seats_from_one(terminal: Terminal) -> None:
    shown = play(terminal, "--players", "3", "--seat", "3", "--option", "start=3", "--name", "Anna")
    assert "Round 1, you begin." in shown
    record = load(terminal.records()[0])
    assert record.options == {"start": "2"}
    assert record.names.index("Anna") == 2
    assert terminal.run("play", "vale", "--seat", "0").code == 2


@pytest.mark.parametrize("game", games())
def test_help_has_an_example_of_each_game(terminal: Terminal, game: str) -> None:
    assert f"  everglow play {game}\n" in terminal.run("play", "--help").out
