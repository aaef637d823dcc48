"""Where people read: colours and symbols on a terminal, plain words everywhere else."""

from __future__ import annotations

import re
from io import TextIOWrapper

from rich.columns import Columns
from rich.console import Console
from rich.table import Table
from rich.text import Text

from everglow.game import Icon

MARKER = re.compile(r"\{(\w+)\}")
WIDEST = 100  # longer lines are hard to read


class Screen:
    """One stream of lines. Texts carry `{markers}` for icons, which are shown as the stream allows."""

    def __init__(self, plain: bool = False, stderr: bool = False) -> None:
        self.console = Console(
            stderr=stderr,
            highlight=False,
            markup=False,
            emoji=False,
            force_terminal=False if plain else None,
            no_color=True if plain else None,
        )
        self.plain = plain or not self.console.is_terminal or self.console.is_dumb_terminal
        self.words = self.plain or self.console.no_color  # symbols that differ in colour only need it
        self.icons: dict[str, Icon] = {}
        _never_fail(self.console.file)

    def text(self, line: str, style: str = "") -> Text:
        """A line with its markers replaced."""
        text = Text(style=style)
        at = 0
        for marker in MARKER.finditer(line):
            text.append(printable(line[at : marker.start()]))
            self._icon(text, marker)
            at = marker.end()
        return text.append(printable(line[at:]))

    def _icon(self, text: Text, marker: re.Match[str]) -> None:
        icon = self.icons.get(marker[1])
        if icon is None:
            text.append(marker[0])
        elif self.words:
            text.append(_apart(text.plain, icon.word, marker.string[marker.end() :]))
        else:
            text.append(icon.symbol, icon.colour)

    def say(self, line: str = "", style: str = "", lead: str = "") -> None:
        """A line after its lead; on a terminal, what does not fit goes on below, a little to the right."""
        if self.plain:
            self.console.print(lead, self.text(line), sep="", soft_wrap=True)
        else:
            self._wrapped(self.text(line, style), lead)

    def _wrapped(self, text: Text, lead: str) -> None:
        indent = len(text.plain) - len(text.plain.lstrip())
        first = lead + " " * indent
        margin = " " * (len(first) + (0 if lead.strip() else 2))
        width = min(self.console.width, WIDEST) - len(margin)
        for number, part in enumerate(text[indent:].wrap(self.console, max(20, width))):
            part.rstrip()
            self.console.print(margin if number else first, part, sep="", soft_wrap=True)

    def rule(self) -> None:
        """Something else begins: a line across, or an empty one."""
        across = "" if self.plain else "─" * min(self.console.width, WIDEST)
        self.console.print(across, style="dim", soft_wrap=True)

    def legend(self) -> None:
        """What the symbols mean, if there are any."""
        if not self.words:
            told = [self.text(f"{{{marker}}} {icon.word}") for marker, icon in self.icons.items()]
            self.console.print(Columns(told, padding=(0, 2)))

    def numbered(self, lines: list[str]) -> None:
        """Numbered lines, side by side where they are many and short."""
        cells = [self.text(line) for line in lines]
        if self.plain:
            for number, cell in enumerate(cells, 1):
                self.console.print(f"{number}. ", cell, sep="", soft_wrap=True)
        else:
            self._grid(cells)

    def _grid(self, cells: list[Text]) -> None:
        columns = self._columns(cells)
        rows = -(-len(cells) // columns)
        grid = Table.grid(padding=(0, 1))
        for column in range(columns):
            grid.add_column(justify="right", style="bold", width=4 if column else 3)
            grid.add_column(max_width=WIDEST)
        for row in range(rows):
            numbers = range(row, len(cells), rows)
            grid.add_row(*[part for n in numbers for part in (str(n + 1), cells[n])])
        self.console.print(grid)

    def _columns(self, cells: list[Text]) -> int:
        """Short lists are easiest to read from top to bottom."""
        widest = max(cell.cell_len for cell in cells) + 6
        return 1 if len(cells) <= 9 else max(1, min(4, self.console.width // widest))


def printable(text: str) -> str:
    """Without control characters: names and titles come from files of other people."""
    return text if text.isprintable() else "".join(c if c.isprintable() else " " for c in text)


def _apart(before: str, word: str, after: str) -> str:
    """A word that does not run into its neighbours."""
    lead = " " if before[-1:].isalnum() else ""
    tail = " " if after[:1].isalnum() else ""
    return lead + word + tail


def _never_fail(stream: object) -> None:
    """What a stream cannot write is replaced, whatever its encoding."""
    if isinstance(stream, TextIOWrapper):
        stream.reconfigure(errors="replace")
