"""Question at the terminal with its choices, notes and map, below a table that leaves room for it."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Final, NamedTuple

from everglow.commands.match import Match
from everglow.commands.story import Story
from everglow.commands.words.generated import messages as m
from everglow.console import Screen
from everglow.game import Action, GameQuestion, GameView, Seat
from everglow.words.message import Message

FULL, COLUMNS, BRIEF, BRIEFEST = range(4)  # how choices are listed
PROMPT: Final = 1  # the line where people type
# Brevity of the table and form of the choices; the first that fit are taken.
SHORTER: Final[Sequence[tuple[int | None, int]]] = [
    *[(brevity, FULL) for brevity in range(4)],
    *[(brevity, COLUMNS) for brevity in (3, 4)],
    *[(brevity, BRIEF) for brevity in range(3, 7)],
    *[(brevity, BRIEFEST) for brevity in range(3, 7)],
]


class Form(NamedTuple):
    """Form of a question: what is shown, and how briefly."""

    table: int | None  # brevity; None for no table
    choices: int
    map: bool


class Asking:
    """Shows a seat what it is asked."""

    def __init__(self, match: Match, seat: Seat, story: Story, screen: Screen) -> None:
        self.match = match
        self.seat = seat
        self.story = story
        self.screen = screen

    def show(self, with_table: bool) -> None:
        """Print the question, and the table above it, as briefly as the terminal demands."""
        self._draw_first_that_fits(self._forms(with_table))

    def show_in_full(self) -> None:
        """Print the question with whole choices, even if they do not fit."""
        self._draw_first_that_fits([form for form in self._forms(False) if form.choices == FULL])

    def _draw_first_that_fits(self, forms: list[Form]) -> None:
        """If none fits, draw the last of them."""
        room = self.screen.room()
        for form in forms:
            draw = partial(self._draw, form)
            if room is None or self.screen.rows(draw) + PROMPT <= room:
                break
        draw()

    def legal(self) -> list[Action]:
        """Return the legal actions in the order in which people read them."""
        return self.match.game.texts.ordered(self.match.state.legal_actions(self.seat))

    def _forms(self, with_table: bool) -> list[Form]:
        """List what could be shown, the best first: the map matters more than many words."""
        shorter = SHORTER if with_table else [(None, choices) for choices in (FULL, COLUMNS, BRIEF, BRIEFEST)]
        forms = [Form(brevity, choices, False) for brevity, choices in shorter]
        mapped = [form._replace(map=True) for form in forms if form.choices != BRIEFEST]
        return (mapped if self._map() else []) + forms

    def _draw(self, form: Form) -> None:
        texts, asked = self.match.game.texts, self._question()
        if form.table is not None:
            self.story.print_table(form.table, "t")
        self.screen.say()
        if form.map:
            self.screen.drawn(self.screen.wording.all(self._map()))
        choices = self._choices(form.choices)
        shortened = [self.screen.word(m.question_shortened())] * (choices != self._choices(FULL))
        self.screen.say(" ".join([self.screen.word(texts.ask(asked)), *shortened]), "bold")
        for note in texts.notes(self._view(), asked):
            self.screen.say(self.screen.word(note))
        self.screen.numbered(choices, close=form.choices != FULL)

    def _choices(self, how: int) -> list[str]:
        """Word the choices, at full length or more briefly."""
        said, brevity = self.match.game.texts.choice, max(0, how - COLUMNS)
        state = self.match.state
        return [self.screen.word(said(state, self.seat, action, brevity)) for action in self.legal()]

    def _map(self) -> list[Message]:
        """A map beside a question that is about one; none where everything is said in words."""
        if self.screen.words:
            return []
        return self.match.game.texts.sketch(self._view(), self._question())

    def _view(self) -> GameView:
        view: GameView = self.match.game.show.view(self.match.state, self.seat)
        return view

    def _question(self) -> GameQuestion:
        question: GameQuestion | None = self.match.game.show.question(self.match.state, self.seat)
        assert question is not None
        return question
