"""The action vocabulary: an action is one int, a verb's base plus its operand.

A reroll is split into short questions, so that the vocabulary stays small: every way of spending one to
three rerolls on one or two of up to eighteen dice would be thousands of actions, most of them never legal.

- `reroll:token`, `reroll:track`, `reroll:lumipili_fire`: which reroll to spend; or `turn`, or `done`.
- After `reroll:...`, the dice, one at a time: `pick:green_air` is a small green die that shows air,
  `pick:large_green_air` one of the adventurer's, `pick:sketal_green_air` the one that belongs to that Sketal.
  Those three differ, since a Sketal's die leaves with it; dice that agree in all of this are
  interchangeable, so they share one action. The second pick is not below the first, so that no pair is
  reached twice; `only` ends it with one die.
- After `turn`: the three rerolls to spend (`reroll:...`), ascending for the same reason and not asked where
  there is only one way; then the die (`pick:...`) and the face it shall show (`face:water`).
"""

from __future__ import annotations

from typing import Final

ADVENTURER: Final = 0  # + number of the adventurer
TAKE: Final = 7  # + space
DIE: Final = 12  # + colour of a large die in the reserve
BLACK_TO: Final = 17  # + space
LEAVE_BLACK: Final = 22
DISCARD: Final = 23  # + space
# Late morning
SPEND: Final = 28  # + source of a reroll
TURN: Final = 32
PICK: Final = 33  # + number of the die in `rules/picks.py`
ONLY: Final = 137
FACE: Final = 138  # + symbol
DONE: Final = 146
# Noon
RESOLVE: Final = 147  # + id of a companion or an adventurer
RESOLVE_SPELL: Final = 200  # + place of the tile
FETCH: Final = 207  # + companion
# Afternoon
GO: Final = 253  # + spot
SAIL: Final = 314  # + passage
LOSE: Final = 342  # + companion
BREAK: Final = 388  # + place of the tile
STOP: Final = 395
NUM_ACTIONS: Final = 396

# Where rerolls come from; the companions follow in the order of their ids.
TOKEN: Final = 0
TRACK: Final = 1
FIRST_COMPANION: Final = 2
SOURCES: Final = 4
