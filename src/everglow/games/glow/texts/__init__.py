"""Texts of the game: everything it says to people, as messages; `words/` has their wordings."""

from everglow.games.glow.texts.cards import describe
from everglow.games.glow.texts.choices import choice, ordered
from everglow.games.glow.texts.hints import HINTS
from everglow.games.glow.texts.holdings import holding, holdings
from everglow.games.glow.texts.icons import ICONS
from everglow.games.glow.texts.log import log
from everglow.games.glow.texts.more import more
from everglow.games.glow.texts.noon import notes
from everglow.games.glow.texts.odds import odds
from everglow.games.glow.texts.questions import ask
from everglow.games.glow.texts.rulings import rule
from everglow.games.glow.texts.sketch import sketch
from everglow.games.glow.texts.table import table
from everglow.games.glow.texts.wishes import why_not
from everglow.games.glow.words.generated import messages as m
from everglow.words.generated import messages as shared

__all__ = ["ask", "choice", "describe", "hints", "holding", "holdings", "icons", "log"]
__all__ += ["more", "notes", "odds", "options", "ordered", "rule", "sketch", "table", "title", "why_not"]

title = "Glow"
icons = ICONS
options = {
    "board": m.about_board(),
    "adventurers": m.about_adventurers(),
    "start": shared.about_start(),
}
hints = HINTS
