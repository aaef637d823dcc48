"""Words in `en`, made by `make words`; not to be edited."""

from __future__ import annotations

SENTENCES = {
}
THINGS = {
    'glow_icon': {
        'nature': {'name': 'nature'},
        'water': {'name': 'water'},
        'air': {'name': 'air'},
        'fire': {'name': 'fire'},
        'earth': {'name': 'earth'},
        'footprints_2': {'name': '2 footprints'},
        'light_3': {'name': '+3 light'},
        'minus_light_2': {'name': '-2 light'},
        'light': {'name': 'light'},
        'footprint': {'name': 'footprint'},
        'footprints': {'name': 'footprints'},
        'firefly': {'name': 'firefly'},
        'fireflies': {'name': 'fireflies'},
        'reroll': {'name': 'reroll'},
        'rerolls': {'name': 'rerolls'},
        'skull': {'name': 'skull'},
    },
}
