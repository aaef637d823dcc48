"""Words in `fr`, made by `make words`; not to be edited."""

from __future__ import annotations

SENTENCES = {
}
THINGS = {
    'vale_icon': {
        'red': {'name': 'red'},
        'blue': {'name': 'blue'},
        'purple': {'name': 'purple'},
        'fire': {'name': 'fire'},
        'water': {'name': 'water'},
        'earth': {'name': 'earth'},
        'wind': {'name': 'wind'},
        'dragon': {'name': 'dragon'},
        'instant': {'name': 'instant'},
        'permanent': {'name': 'lasting'},
        'active': {'name': 'each-round'},
        'points': {'name': 'points'},
        'point': {'name': 'point'},
    },
}
