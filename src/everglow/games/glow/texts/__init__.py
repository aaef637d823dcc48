"""Everything the game says to people, as messages; `words/` has their wordings."""

from everglow.games.glow.texts.cards import describe
from everglow.games.glow.texts.choices import choice, ordered
from everglow.games.glow.texts.hints import HINTS
from everglow.games.glow.texts.icons import ICONS
from everglow.games.glow.texts.log import log
from everglow.games.glow.texts.more import more
from everglow.games.glow.texts.noon import notes
from everglow.games.glow.texts.questions import ask
from everglow.games.glow.texts.rulings import rule
from everglow.games.glow.texts.sketch import sketch
from everglow.games.glow.texts.table import table
from everglow.games.glow.texts.wishes import why_not

__all__ = ["ask", "choice", "describe", "hints", "icons", "log", "more", "notes", "ordered", "rule"]
__all__ += ["sketch", "table", "title", "why_not"]

title = "Glow"
icons = ICONS
hints = HINTS
