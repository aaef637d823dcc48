from __future__ import annotations

import re

import pytest

from everglow.commands.words.generated import messages as m
from everglow.console import Screen, aligned, literal, printable
from everglow.game import Icon

ICONS = {"red": Icon("●", "bright_red"), "blue": Icon("▲", "blue")}
WORDS = {"vale_icon": {"red": {"name": "red", "en": "reden"}, "blue": {"name": "blue"}}}


@pytest.fixture(autouse=True)
def named_icons(monkeypatch: pytest.MonkeyPatch) -> None:
    """The words behind the icons, one of them with a grammatical form."""
    monkeypatch.setattr("everglow.words.wording.things", lambda _: WORDS)


@pytest.fixture
def colours(monkeypatch: pytest.MonkeyPatch) -> None:
    """Pretend that this is a terminal in colours, 40 wide."""
    monkeypatch.setenv("FORCE_COLOR", "1")
    monkeypatch.setenv("TERM", "xterm-256color")
    monkeypatch.setenv("COLUMNS", "40")
    monkeypatch.delenv("NO_COLOR", raising=False)


def screen(plain: bool = False) -> Screen:
    shown = Screen(plain)
    shown.sit_down("vale", ICONS, ["{red}", "Bo"], 1)
    return shown


@pytest.mark.parametrize(
    ("line", "words"),
    [
        ("take 2 {red} stones", "take 2 red stones"),
        ("{red}{red}{blue}", "red red blue"),
        ("2{red}, 1{blue}", "2 red, 1 blue"),
        ("{red}2", "red 2"),
        ("({red})", "(red)"),
        ("2 {red:en}", "2 reden"),
        ("2 {blue:en}", "2 blue"),
        ("{green} [bold]", "{green} [bold]"),
    ],
)
def test_in_a_pipe_markers_are_words_that_stand_apart(
    capsys: pytest.CaptureFixture[str], line: str, words: str
) -> None:
    screen().say(line)
    assert capsys.readouterr().out == f"{words}\n"


@pytest.mark.usefixtures("colours")
def test_on_a_terminal_markers_are_coloured_symbols(capsys: pytest.CaptureFixture[str]) -> None:
    screen().say("2 {red}")
    assert capsys.readouterr().out == "2 \x1b[91m●\x1b[0m\n"


@pytest.mark.usefixtures("colours")
def test_a_symbol_has_no_grammar(capsys: pytest.CaptureFixture[str]) -> None:
    screen().say("2 {red:en}")
    assert capsys.readouterr().out == "2 \x1b[91m●\x1b[0m\n"


@pytest.mark.usefixtures("colours")
def test_the_legend_names_every_symbol(capsys: pytest.CaptureFixture[str]) -> None:
    screen().legend()
    assert re.sub(r"\x1b\[\d*m", "", capsys.readouterr().out).split() == ["●", "red", "▲", "blue"]


@pytest.mark.parametrize("plain", [True, False])
@pytest.mark.usefixtures("colours")
def test_names_of_people_are_no_markers(capsys: pytest.CaptureFixture[str], plain: bool) -> None:
    shown = screen(plain)
    shown.say(shown.word(m.thinks(seat=0)))
    shown.tell(m.record_is(file="{blue}"))
    assert capsys.readouterr().out == "{red} thinks\nThe record: {blue}\n"


@pytest.mark.usefixtures("colours")
def test_plain_means_plain_also_on_a_terminal(capsys: pytest.CaptureFixture[str]) -> None:
    screen(plain=True).say("2 {red}", "bold")
    assert capsys.readouterr().out == "2 red\n"


@pytest.mark.usefixtures("colours")
def test_without_colours_symbols_become_words(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("NO_COLOR", "1")
    screen().say("2 {red}")
    assert capsys.readouterr().out == "2 red\n"


def test_a_pipe_gets_every_line_in_one_piece(capsys: pytest.CaptureFixture[str]) -> None:
    screen().say("word " * 100, lead="  ")
    assert capsys.readouterr().out.count("\n") == 1


@pytest.mark.usefixtures("colours")
def test_on_a_terminal_long_lines_go_on_to_the_right_of_their_beginning(
    capsys: pytest.CaptureFixture[str],
) -> None:
    screen().say("one two three four five six seven eight nine")
    screen().say("one two three four five six seven eight nine", lead="  7  ")
    assert capsys.readouterr().out.splitlines() == [
        "one two three four five six seven",
        "  eight nine",
        "  7  one two three four five six seven",
        "     eight nine",
    ]


@pytest.mark.usefixtures("colours")
def test_a_number_and_the_icon_after_it_stay_together(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("NO_COLOR", "1")
    words = "one two three four five six seven"
    screen().say(f"{words} 12 {{red}} stones")
    screen().numbered([f"{words} 2 {{red}} stones"])
    shown = re.sub(r"\x1b\[\d*m", "", capsys.readouterr().out)
    assert [line.rstrip() for line in shown.splitlines()] == [
        words,
        "  12 red stones",
        f"  1 {words}",
        "    2 red stones",
    ]


@pytest.mark.usefixtures("colours")
def test_no_line_is_broken_at_a_space_that_does_not_break(capsys: pytest.CaptureFixture[str]) -> None:
    screen().say("one two three four five six seven\u00a0eight\u202f!")
    assert capsys.readouterr().out.splitlines() == ["one two three four five six", "  seven eight !"]


def test_soft_hyphens_are_not_shown(capsys: pytest.CaptureFixture[str]) -> None:
    screen().say("Flammen\u00adfuchs")
    assert capsys.readouterr().out == "Flammenfuchs\n"


def test_labels_stand_in_a_column() -> None:
    assert aligned([("a", "1"), ("long", "2")]) == ["a     1", "long  2"]
    assert aligned([]) == []


@pytest.mark.parametrize("plain", [True, False])
@pytest.mark.usefixtures("colours")
def test_what_is_literal_has_no_icons(capsys: pytest.CaptureFixture[str], plain: bool) -> None:
    screen(plain).say(literal("2 {red} {{blue}}"))
    assert capsys.readouterr().out == "2 {red} {{blue}}\n"


@pytest.mark.usefixtures("colours")
def test_few_choices_are_listed_from_top_to_bottom_and_many_side_by_side(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("NO_COLOR", "1")
    screen().numbered(["yes", "no"])
    few = capsys.readouterr().out
    screen().numbered([f"choice {n}" for n in range(1, 11)])
    many = capsys.readouterr().out
    assert len(few.splitlines()) == 2
    assert len(many.splitlines()) == 5
    assert "choice 1 " in many.splitlines()[0]
    assert "choice 6" in many.splitlines()[0]


def test_a_pipe_gets_one_choice_a_line(capsys: pytest.CaptureFixture[str]) -> None:
    screen().numbered(["{red}"] * 12)
    assert capsys.readouterr().out.splitlines() == [f"{n}. red" for n in range(1, 13)]


def test_control_characters_of_others_never_reach_the_terminal(capsys: pytest.CaptureFixture[str]) -> None:
    screen().say("a\x1b[2J{red}\x07b\nc")
    assert capsys.readouterr().out == "a [2J red b c\n"
    assert printable("fine") == "fine"


def test_only_a_terminal_shows_that_something_goes_on(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("FORCE_COLOR", "1")
    for plain in (True, False):
        screen = Screen(plain)
        with screen.console.capture() as caught, screen.busy("Star thinks"):
            pass
        assert ("Star thinks" in caught.get()) != plain
