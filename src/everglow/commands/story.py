"""Game told in words, as one seat or a spectator may know it."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Final

from everglow.commands.words.generated import messages as m
from everglow.console import Screen, literal
from everglow.game import AnyGame, GameEvent, Seat, State
from everglow.words.message import Message, verbatim

SHORTEST: Final = 6  # the table of fewest words


class Story:
    """Tells what happens to a state, shows the table, and says how it ended."""

    def __init__(
        self, game: AnyGame, state: State, names: list[str], seat: Seat | None, screen: Screen
    ) -> None:
        self.game = game
        self.state = state
        self.names = names
        self.seat = seat
        self.screen = screen
        screen.sit_down(game.name, game.texts.icons, names, seat)

    def news(self, events: Sequence[GameEvent]) -> list[str]:
        """Return log lines of events, as far as this seat may know them."""
        return self.lines([self.game.show.redact(event, self.seat) for event in events])

    def lines(self, events: Sequence[GameEvent]) -> list[str]:
        """Return log lines of events. An event with a round's number begins one, after an empty line."""
        lines: list[str] = []
        for event in events:
            message = self.game.texts.log(event)
            lines += [""] * ("round" in event) + ([self.screen.word(message)] if message else [])
        return lines

    def show_title(self, title: Message | None = None) -> None:
        """Print a title, or only the game's."""
        self.screen.tell(title or verbatim(self.game.texts.title), "bold")

    def show_table(self, room: int | None = None) -> None:
        """Print the table, shortened to the given number of lines."""
        for brevity in range(SHORTEST + 1):
            draw = partial(self.print_table, brevity, "t all")
            if room is None or self.screen.rows(draw) <= room:
                break
        draw()

    def print_table(self, brevity: int, more: str) -> None:
        """Print the table; the line above it says what to type for more than a short one."""
        self.screen.rule(self.screen.word(m.table_shortened(key=more)) if brevity else "")
        for line in self.game.texts.table(self.game.show.view(self.state, self.seat), brevity):
            self.screen.say(self.screen.word(line))

    def show_end(self) -> None:
        """Print the table and, if the game is over, the final scores."""
        self.show_table()
        if not self.state.deciders():
            self.screen.say()
            for line in self.outcome():
                self.screen.say(line, "bold")

    def outcome(self) -> list[str]:
        """Return the final scores, best first, and who has won."""
        scores, returns, names = self.state.scores(), self.state.returns(), self.names
        order = sorted(range(len(names)), key=self.state.places().__getitem__)
        width = max(len(name) for name in names)
        return [
            f"{literal(names[seat].ljust(width))}  {scores[seat]:>3}  {self._verdict(returns[seat])}".rstrip()
            for seat in order
        ]

    def _verdict(self, share: float) -> str:
        if share == 0:
            return ""
        return self.screen.word(m.verdict_won() if share == 1 else m.verdict_shared())
