"""Output for people: colours and symbols on a terminal, plain words everywhere else."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from contextlib import AbstractContextManager, nullcontext
from io import TextIOWrapper
from typing import Any

from rich.cells import cell_len
from rich.columns import Columns
from rich.console import Console
from rich.containers import Lines
from rich.table import Table
from rich.text import Text

from everglow.game import Icon
from everglow.words.languages import ENGLISH
from everglow.words.message import Message
from everglow.words.wording import NAMED, Wording

MARKER = re.compile(r"\{(\w+)(?::(\w+))?\}")  # an icon, and the grammatical form of its word
WIDEST = 100  # longer lines are hard to read
MOST_COLUMNS = 6
NUMBER = 6  # width of a number in a column, with blanks
SHIELD = "\ue000"  # never printed: behind a brace, it keeps a name from being read as a marker
SOFT_HYPHEN = "\u00ad"  # where a long word may be broken; terminals would show it
NO_BREAK = re.compile("[\u00a0\u202f]")  # spaces of French and of numbers
GLUE = "\ue001"  # printed as a space at which no line is broken; rich breaks at no-break spaces too


class Glued(Text):
    """Text that is never wrapped at a glue character."""

    def wrap(self, *args: Any, **options: Any) -> Lines:
        lines = super().wrap(*args, **options)
        for line in lines:
            line.plain = line.plain.replace(GLUE, " ")
        return lines


class Screen:
    """Output stream of lines, in a language.

    Texts carry `{markers}` for icons, which are shown as the stream allows.
    """

    def __init__(self, plain: bool = False, stderr: bool = False, language: str = ENGLISH) -> None:
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
        self.wording = Wording(language)
        self.icons: dict[str, Icon] = {}
        self.kind = ""  # of the things that name the icons
        _never_fail(self.console.file)

    def sit_down(
        self, game: str, icons: dict[str, Icon], names: Sequence[str] = (), you: int | None = None
    ) -> None:
        """Speak to a seat, or a spectator, of a game with these icons and names."""
        self.wording = Wording(self.wording.language, [literal(name) for name in names], you)
        self.icons = icons
        self.kind = f"{game}_icon"

    def word(self, message: Message) -> str:
        """A message as a line; markers in it are those of icons."""
        return self.wording.say(message)

    def text(self, line: str, style: str = "") -> Text:
        """Replace the markers of a line by icons or words."""
        text = Glued(style=style)
        at = 0
        for marker in MARKER.finditer(line):
            text.append(self._before(line[at : marker.start()]))
            self._icon(text, marker)
            at = marker.end()
        return text.append(self._shown(line[at:]))

    def _shown(self, words: str) -> str:
        """Return what is printed of some words; where lines are wrapped, no-break spaces become glue."""
        parts = NO_BREAK.split(words.replace(SHIELD, ""))
        return (" " if self.plain else GLUE).join([printable(part) for part in parts])

    def _before(self, words: str) -> str:
        """Glue a number to the icon after it. Piped output is never wrapped."""
        shown = self._shown(words)
        counts = shown.endswith(" ") and shown[-2:-1].isdecimal()
        return shown[:-1] + GLUE if counts and not self.plain else shown

    def _icon(self, text: Text, marker: re.Match[str]) -> None:
        icon = self.icons.get(marker[1])
        if icon is None:
            text.append(marker[0])
        elif self.words:
            word = self._icon_word(marker[1], marker[2] or NAMED)
            text.append(_apart(text.plain, word, marker.string[marker.end() :]))
        else:
            text.append(icon.symbol, icon.colour)

    def _icon_word(self, marker: str, form: str = NAMED) -> str:
        return self.wording.thing(self.kind, marker, form)

    def tell(self, message: Message, style: str = "", lead: str = "") -> None:
        """Print a message that has no icons: whatever people or files have put into it is no marker."""
        self.say(literal(self.word(message)), style, lead)

    def say(self, line: str = "", style: str = "", lead: str = "") -> None:
        """Print a line after its lead; on a terminal, wrap it with a small indent."""
        if self.plain:
            self.console.print(lead, self.text(line), sep="", soft_wrap=True)
        else:
            indent = len(line) - len(line.lstrip())
            self._wrapped(self.text(line[indent:], style), lead, indent)

    def _wrapped(self, text: Text, lead: str, indent: int) -> None:
        first = lead + " " * indent
        margin = " " * (len(first) + (0 if lead.strip() else 2))
        width = min(self.console.width, WIDEST) - len(margin)
        for number, part in enumerate(text.wrap(self.console, max(20, width))):
            part.rstrip()
            self.console.print(margin if number else first, part, sep="", soft_wrap=True)

    def rows(self, draw: Callable[[], None]) -> int:
        """Count the lines that drawing something would take."""
        with self.console.capture() as caught:
            draw()
        return caught.get().count("\n")

    def room(self) -> int | None:
        """Height of the terminal in lines; None if there is no limit."""
        return None if self.plain else self.console.height

    def drawn(self, lines: list[str]) -> None:
        """Print a drawing without wrapping its lines."""
        for line in lines:
            text = self.text(line)
            text.plain = text.plain.replace(GLUE, " ")
            self.console.print(text, soft_wrap=True)

    def busy(self, doing: str) -> AbstractContextManager[object]:
        """Show a spinner on a terminal while something takes time."""
        return nullcontext() if self.plain else self.console.status(self.text(doing, "dim"))

    def rule(self, note: str = "") -> None:
        """Print a separator: a line on a terminal, with a note near its end, else an empty line."""
        width = min(self.console.width, WIDEST)
        end = self._shown(f" {note} ──" if note else "").replace(GLUE, " ")
        across = "" if self.plain else "─" * (width - cell_len(end)) + end
        self.console.print(across, style="dim", soft_wrap=True)

    def legend(self) -> None:
        """Explain the symbols, if any are shown."""
        if not self.words:
            shown = {
                icon.symbol: f"{{{marker}}} {self._icon_word(marker)}"
                for marker, icon in reversed(self.icons.items())
            }
            told = [self.text(line) for line in reversed(shown.values())]  # singular and plural only once
            self.console.print(Columns(told, padding=(0, 2)))

    def numbered(self, lines: list[str], close: bool = False) -> None:
        """Print numbered lines, in columns if there are many short ones or they have to stand close."""
        cells = [self.text(line) for line in lines]
        if self.plain:
            for number, cell in enumerate(cells, 1):
                self.console.print(f"{number}. ", cell, sep="", soft_wrap=True)
        else:
            self._grid(cells, self._most_columns(cells) if close else self._columns(cells))

    def _grid(self, cells: list[Text], columns: int) -> None:
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
        """Number of columns; short lists have one, which is easiest to read."""
        widest = max(cell.cell_len for cell in cells) + 6
        return 1 if len(cells) <= 9 else max(1, min(4, self.console.width // widest))

    def _most_columns(self, cells: list[Text]) -> int:
        """Number of columns that fit side by side, each as wide as it has to be; one alone is wrapped."""
        for columns in range(min(MOST_COLUMNS, len(cells)), 1, -1):
            rows = -(-len(cells) // columns)
            parts = [cells[start : start + rows] for start in range(0, len(cells), rows)]
            widths = [max(cell.cell_len for cell in part) + NUMBER for part in parts]
            if sum(widths) <= self.console.width:
                return columns
        return 1


def printable(text: str) -> str:
    """Replace control characters: names and titles come from files of other people."""
    text = text.replace(SOFT_HYPHEN, "")
    return text if text.isprintable() else "".join(c if c.isprintable() else " " for c in text)


def literal(text: str) -> str:
    """Escape braces, so that names are shown as people wrote them."""
    return text.replace("{", "{" + SHIELD)


def aligned(rows: Sequence[tuple[str, str]]) -> list[str]:
    """Set labels and what they name in two columns."""
    width = max([len(label) for label, _ in rows], default=0)
    return [f"{label:<{width}}  {value}" for label, value in rows]


def _apart(before: str, word: str, after: str) -> str:
    """Add spaces where a word would touch its neighbours. Letters behind it make it a compound word."""
    lead = " " if before[-1:].isalnum() else ""
    tail = " " if after[:1].isdecimal() else ""
    return lead + word + tail


def _never_fail(stream: object) -> None:
    """Replace characters that the stream's encoding cannot write."""
    if isinstance(stream, TextIOWrapper):
        stream.reconfigure(errors="replace")
