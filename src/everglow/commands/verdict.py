"""Analysis of a game in words: a bridge for every player, curves, the moments that mattered, and luck."""

from __future__ import annotations

from typing import Final

from rich.table import Table

from everglow.coach.analysis import Coach
from everglow.coach.parts import Analysis, Bridge, JudgedTurn, Player, Stroke
from everglow.coach.shares import POINT, WHOLE
from everglow.coach.summary import cost, slip
from everglow.coach.telling import alike, word_answers
from everglow.coach.turns import Turn
from everglow.commands.numbers import decimal
from everglow.commands.words.generated import messages as m
from everglow.console import Screen, literal, printable
from everglow.game import Action, Seat
from everglow.words.message import Message, verbatim

BARS: Final = "▁▂▃▄▅▆▇█"
WIDTH: Final = 24  # characters of a curve
PARTS: Final = ("start", "luck", "own", "others", "unexplained", "end")


class Verdict:
    """Shows an analysis on a screen."""

    def __init__(self, coach: Coach, found: Analysis, names: list[str], screen: Screen) -> None:
        self.coach = coach
        self.game = coach.game
        self.found = found
        self.names = names
        self.screen = screen
        screen.sit_down(self.game.name, self.game.texts.icons, names)

    def show(self) -> None:
        judge = self.found["opening"]["judge"]
        self.screen.tell(m.analyse_title(game=self.game.texts.title, judge=judge), "bold")
        self.show_bridges()
        self.screen.tell(m.analyse_points(), "dim")
        self.show_moments()
        self.show_luck()

    # One bridge a player

    def show_bridges(self) -> None:
        rows = [self.row(seat, player) for seat, player in enumerate(self.found["closing"]["players"])]
        if self.screen.plain:
            for line in in_columns([self.headings(), *rows]):
                self.screen.say(literal(line))
        else:
            self.screen.console.print(as_table(self.headings(), rows))

    def headings(self) -> list[str]:
        said = [m.analyse_player(), *[m.analyse_part(part=part) for part in PARTS]]
        return [self.screen.word(one) for one in [*said, m.analyse_rate(), m.analyse_curve()]]

    def row(self, seat: Seat, player: Player) -> list[str]:
        name, rate = printable(self.names[seat]), decimal(self.screen.wording, player["error_rate"], 1)
        return [name, *self.cells(player["bridge"]), rate, sparkline(self.curve(seat))]

    def cells(self, bridge: Bridge) -> list[str]:
        parts = [bridge["luck"], bridge["own"], bridge["others"], bridge["unexplained"]]
        changes = [self.points(part, "+") for part in parts]
        return [self.points(bridge["start"]), *changes, self.points(bridge["end"])]

    def points(self, share: int, sign: str = "-") -> str:
        return decimal(self.screen.wording, share / POINT, 1, sign)

    def curve(self, seat: Seat) -> list[int]:
        return [point["shares"][seat] for point in self.found["opening"]["curve"]]

    # Moments that mattered

    def show_moments(self) -> None:
        moments = self.found["closing"]["moments"]
        self.screen.say()
        self.screen.tell(m.analyse_moments(count=len(moments)), "bold")
        for number in moments:
            self.show_moment(self.coach.played.turns[number - 1], self.found["turns"][number - 1])

    def show_moment(self, turn: Turn, judged: JudgedTurn) -> None:
        lost, error = self.points(cost(judged)), self.points(2 * judged["error"])
        kind = slip(cost(judged))
        said = m.analyse_moment(
            round=judged["round"], seat=turn.seat, step=judged["steps"][0], lost=lost, error=error, slip=kind
        )
        self.screen.say(self.screen.word(said))
        better = [self.game.codec.action(name) for name in judged["better"]]
        same = alike(turn.actions, better)
        self.screen.say(self.screen.word(m.analyse_done(steps=self.word_steps(turn, turn.actions, same))))
        self.screen.say(self.screen.word(m.analyse_better(steps=self.word_steps(turn, better, same))))

    def word_steps(self, turn: Turn, actions: list[Action], same: int) -> list[Message]:
        return word_answers(self.game, turn.before, turn.seat, actions, same) or [verbatim("")]

    # Luck

    def show_luck(self) -> None:
        self.screen.say()
        self.screen.tell(m.analyse_luck(), "bold")
        for seat, player in enumerate(self.found["closing"]["players"]):
            for reveal in (player["luckiest"], player["unluckiest"]):
                if reveal is not None:
                    self.screen.say(self.screen.word(self.reveal(seat, reveal)))

    def reveal(self, seat: Seat, reveal: Stroke) -> Message:
        """Say what chance did to a seat, and how often it would have been as kind or as unkind."""
        luck, worlds = self.points(reveal["luck"], "+"), reveal["worlds"]
        times = reveal["as_good"] if reveal["luck"] > 0 else worlds - reveal["as_good"]
        if reveal["turn"] == 0:
            return m.analyse_deal(seat=seat, luck=luck, kind=reveal["luck"] > 0, times=times, worlds=worlds)
        judged = self.found["turns"][reveal["turn"] - 1]
        return m.analyse_reveal(
            seat=seat,
            luck=luck,
            round=judged["round"],
            step=judged["steps"][-1],
            kind=reveal["luck"] > 0,
            times=times,
            worlds=worlds,
        )


def sparkline(curve: list[int]) -> str:
    """Draw shares as bars, the last one in any case."""
    taken = [curve[at * (len(curve) - 1) // (WIDTH - 1)] for at in range(WIDTH)]
    return "".join(BARS[min(len(BARS) - 1, share * len(BARS) // WHOLE)] for share in taken)


def in_columns(rows: list[list[str]]) -> list[str]:
    """Set rows in columns, numbers to the right, names and curves to the left."""
    widths = [max(len(cell) for cell in column) for column in zip(*rows, strict=True)]
    return ["  ".join(padded(row, widths)).rstrip() for row in rows]


def padded(row: list[str], widths: list[int]) -> list[str]:
    left = {0, len(row) - 1}
    return [
        cell.ljust(width) if at in left else cell.rjust(width)
        for at, (cell, width) in enumerate(zip(row, widths, strict=True))
    ]


def as_table(headings: list[str], rows: list[list[str]]) -> Table:
    table = Table(*headings, box=None, pad_edge=False)
    for column in table.columns[1:-1]:
        column.justify = "right"
    for row in rows:
        table.add_row(*row)
    return table
