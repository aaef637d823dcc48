"""Game told in words, as one seat or a spectator may know it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from everglow.console import Screen, literal
from everglow.game import AnyGame, Event, Seat, State

SHORTEST: Final = 4  # the table of fewest words


class Story:
    """Tells what happens to a state, shows the table, and says how it ended."""

    def __init__(
        self, game: AnyGame, state: State, names: list[str], seat: Seat | None, screen: Screen
    ) -> None:
        self.game = game
        self.state = state
        self.people = names
        self.names = [literal(name) for name in names]  # as texts are given them
        self.seat = seat
        self.screen = screen
        screen.icons = game.texts.icons

    def news(self, events: Sequence[Event]) -> list[str]:
        """Return log lines of events, as far as this seat may know them."""
        return self.lines([self.game.show.redact(event, self.seat) for event in events])

    def lines(self, events: Sequence[Event]) -> list[str]:
        """Return log lines of events. An event with a round's number begins one, after an empty line."""
        lines: list[str] = []
        for event in events:
            line = self.game.texts.log(event, self.names, self.seat)
            lines += [""] * ("round" in event) + [line] * bool(line)
        return lines

    def show_title(self, more: str = "") -> None:
        self.screen.say(self.game.texts.title + more, "bold")

    def show_table(self, room: int | None = None) -> None:
        """Print the table, shortened to the given number of lines."""
        brevity = 0
        while room is not None and brevity < SHORTEST and self.screen.rows(self._teller(brevity)) > room:
            brevity += 1
        self._teller(brevity)()

    def _teller(self, brevity: int) -> Callable[[], None]:
        def tell() -> None:
            self.screen.rule()
            for line in self.game.texts.table(view, self.names, brevity):
                self.screen.say(line)

        view = self.game.show.view(self.state, self.seat)
        return tell

    def show_end(self) -> None:
        """Print the table and, if the game is over, the final scores."""
        self.show_table()
        if not self.state.deciders():
            self.screen.say()
            for line in self.outcome():
                self.screen.say(line, "bold")

    def outcome(self) -> list[str]:
        """Print the final scores, best first, and who has won."""
        scores, returns, names = self.state.scores(), self.state.returns(), self.people
        order = sorted(range(len(names)), key=self.state.places().__getitem__)
        width = max(len(name) for name in names)
        return [
            f"{literal(names[seat].ljust(width))}  {_points(scores[seat])}{_verdict(returns[seat])}".rstrip()
            for seat in order
        ]


def _points(score: int) -> str:
    """Format points, as wide for one as for many."""
    return f"{score:>3} {'point' if score == 1 else 'points':<6}"


def _verdict(share: float) -> str:
    if share == 0:
        return ""
    return "  wins" if share == 1 else "  shares the victory"
