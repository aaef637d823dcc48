"""The companions, deck by deck."""

from __future__ import annotations

from everglow.games.glow.box.card import A, B, Companion
from everglow.games.glow.box.components import (
    AIR,
    ANY_DIE,
    DARK_BLUE,
    EARTH,
    FIRE,
    GREEN,
    LIGHT_BLUE,
    NATURE,
    ORANGE,
    RED,
    WATER,
)
from everglow.games.glow.box.conditions import Same, Shows, ShowsWithout, Three, Two, Without
from everglow.games.glow.rules.effects import (
    CastSpells,
    FetchCompanion,
    Fireflies,
    Footprints,
    Light,
    Lose,
    Rerolls,
    Skull,
)

DECK_A: list[Companion] = [
    # Nature and fire: a reroll and 1 light.
    Companion("likyar", A, fireflies=2, when=Shows(NATURE, FIRE), gives=[Rerolls(1), Light(1)]),
    # Water and earth: a firefly and 2 light.
    Companion("thoape", A, when=Shows(WATER, EARTH), gives=[Fireflies(1), Light(2)]),
    # Three of a kind: 4 light.
    Companion("torke_triple", A, when=Same(3), gives=[Light(4)]),
    # Earth: 1 light.
    Companion("tamnuca_light", A, fireflies=1, when=Shows(EARTH), gives=[Light(1)]),
    # Two fire: 4 light.
    Companion("ladawa", A, fireflies=1, when=Two(FIRE), gives=[Light(4)]),
    # No nature and no water: 4 light.
    Companion("mindaroo_no_nature_water", A, fireflies=2, when=Without(NATURE, WATER), gives=[Light(4)]),
    # No air and no fire: 6 light.
    Companion("mindaroo_no_air_fire", A, when=Without(AIR, FIRE), gives=[Light(6)]),
    # No water: a reroll and 2 light.
    Companion("donillilu", A, when=Without(WATER), gives=[Rerolls(1), Light(2)]),
    # No nature: 3 light.
    Companion("oshra_no_nature", A, when=Without(NATURE), gives=[Light(3)]),
    # Two fire: it dies; everybody else gets a spell.
    Companion("xargok", A, points=-1, when=Two(FIRE), gives=[Skull(), CastSpells()]),
    # Two water: it dies; a footprint.
    Companion("briki_6", A, points=6, when=Two(WATER), gives=[Skull(), Footprints(1)]),
    # Air and fire: it dies; 2 footprints.
    Companion("briki_5", A, points=5, when=Shows(AIR, FIRE), gives=[Skull(), Footprints(2)]),
    # Brings the large orange die. Three water: it dies; lose 4 light.
    Companion("sketal_orange", A, points=1, die=ORANGE, when=Three(WATER), gives=[Skull(), Lose(4)]),
    # Brings the large light blue die. Three nature: it dies; lose 4 light.
    Companion("sketal_light_blue", A, points=1, die=LIGHT_BLUE, when=Three(NATURE), gives=[Skull(), Lose(4)]),
    # Brings the large green die. Two earth: it dies; 2 light.
    Companion("sketal_green", A, die=GREEN, when=Two(EARTH), gives=[Skull(), Light(2)]),
    # Brings the large dark blue die. Three fire: it dies; lose 5 light.
    Companion("sketal_dark_blue", A, points=1, die=DARK_BLUE, when=Three(FIRE), gives=[Skull(), Lose(5)]),
    # Brings the large red die. Three air: it dies; lose 4 light.
    Companion("sketal_red", A, points=1, die=RED, when=Three(AIR), gives=[Skull(), Lose(4)]),
    # A reroll every day. Two nature: it dies; 2 footprints.
    Companion("lumipili_nature", A, reroll=True, when=Two(NATURE), gives=[Skull(), Footprints(2)]),
    # Four of a kind: it dies; 10 light.
    Companion("snarexe", A, fireflies=1, when=Same(4), gives=[Skull(), Light(10)]),
    # Brings the black die into play, and protects you from it.
    Companion("kaar", A, points=4, kaar=True),
    # Water: a footprint.
    Companion("hymoros", A, points=-2, fireflies=1, when=Shows(WATER), gives=[Footprints(1)]),
    # Air: a footprint and 1 light.
    Companion("dvol_minus_5", A, points=-5, when=Shows(AIR), gives=[Footprints(1), Light(1)]),
    # Nature: a reroll and 1 light.
    Companion("okans", A, points=-2, when=Shows(NATURE), gives=[Rerolls(1), Light(1)]),
]

DECK_B: list[Companion] = [
    # Three earth: it dies.
    Companion("brikix", B, points=4, fireflies=1, when=Three(EARTH), gives=[Skull()]),
    # Air and earth: 5 light.
    Companion("zzibelu", B, fireflies=1, when=Shows(AIR, EARTH), gives=[Light(5)]),
    # Two of a kind: 2 light.
    Companion("torke_pair", B, fireflies=1, when=Same(2), gives=[Light(2)]),
    # Three of a kind: 6 light.
    Companion("torkos", B, points=2, when=Same(3), gives=[Light(6)]),
    # Nature and water: a firefly and 2 light.
    Companion("wapoki", B, points=2, fireflies=1, when=Shows(NATURE, WATER), gives=[Fireflies(1), Light(2)]),
    # Earth: a footprint.
    Companion("tamnuca_footprint", B, points=2, when=Shows(EARTH), gives=[Footprints(1)]),
    # Two water: lose 2 light.
    Companion("zellyf_5", B, points=5, when=Two(WATER), gives=[Lose(2)]),
    # Water: 3 light.
    Companion("zellyf_0", B, when=Shows(WATER), gives=[Light(3)]),
    # Fire: a firefly and 1 light.
    Companion("biraii_light", B, points=1, fireflies=1, when=Shows(FIRE), gives=[Fireflies(1), Light(1)]),
    # Fire: a firefly and a footprint.
    Companion("biraii_footprint", B, fireflies=2, when=Shows(FIRE), gives=[Fireflies(1), Footprints(1)]),
    # Three air: 3 light.
    Companion("dvol_4", B, points=4, when=Three(AIR), gives=[Light(3)]),
    # Air: 1 light.
    Companion("dvol_3", B, points=3, when=Shows(AIR), gives=[Light(1)]),
    # Three nature: 5 light.
    Companion("okanios", B, points=3, when=Three(NATURE), gives=[Light(5)]),
    # Water and no earth: 6 light.
    Companion("gluach", B, fireflies=2, when=ShowsWithout(WATER, EARTH), gives=[Light(6)]),
    # No fire: 2 light.
    Companion("drel_no_fire", B, points=3, when=Without(FIRE), gives=[Light(2)]),
    # No earth: 3 light.
    Companion("oshra_no_earth", B, points=2, fireflies=1, when=Without(EARTH), gives=[Light(3)]),
    # No air: 4 light.
    Companion("drel_no_air", B, points=2, when=Without(AIR), gives=[Light(4)]),
    # Air: it dies; take another companion from the graveyard.
    Companion("cromaug", B, points=-1, when=Shows(AIR), gives=[Skull(), FetchCompanion()]),
    # Three of a kind: it dies.
    Companion("kapaoro", B, points=5, when=Same(3), gives=[Skull()]),
    # Two air: it dies.
    Companion("kapao_5", B, points=5, when=Two(AIR), gives=[Skull()]),
    # Brings a large die of your choice. Two nature: it dies; 2 footprints.
    Companion("sketal_any", B, points=2, die=ANY_DIE, when=Two(NATURE), gives=[Skull(), Footprints(2)]),
    # A reroll every day. Two fire: it dies; 6 light.
    Companion("lumipili_fire", B, points=1, reroll=True, when=Two(FIRE), gives=[Skull(), Light(6)]),
    # Two water: it dies; 2 footprints.
    Companion("kapao_4", B, points=4, when=Two(WATER), gives=[Skull(), Footprints(2)]),
]
