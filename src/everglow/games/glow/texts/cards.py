"""What is printed on the cards, in our words. Cards of one kind are told apart by what is printed on them."""

from __future__ import annotations

from typing import Final

from everglow.games.glow.box.card import CARDS, DECK_NAMES, Card, Companion, Spell
from everglow.games.glow.rules.cards import CARD_IDS
from everglow.games.glow.schema import Die
from everglow.games.glow.texts.phrases import words
from everglow.games.glow.texts.wording import CardText, written

NAMES: Final[dict[str, str]] = {
    "likyar": "Likyar",
    "thoape": "Thoape",
    "torke_triple": "Triple Torke",
    "tamnuca_light": "Light Tamnuca",
    "ladawa": "Ladawa",
    "mindaroo_no_nature_water": "No-Nature-Water Mindaroo",
    "mindaroo_no_air_fire": "No-Air-Fire Mindaroo",
    "donillilu": "Donillilu",
    "oshra_no_nature": "No-Nature Oshra",
    "xargok": "Xar'gok",
    "briki_6": "Briki 6",
    "briki_5": "Briki 5",
    "sketal_orange": "Orange Sketal",
    "sketal_light_blue": "Light Blue Sketal",
    "sketal_green": "Green Sketal",
    "sketal_dark_blue": "Dark Blue Sketal",
    "sketal_red": "Red Sketal",
    "lumipili_nature": "Nature Lumipili",
    "snarexe": "Snarexe",
    "kaar": "Kaar",
    "hymoros": "Hymoros",
    "dvol_minus_5": "Dvol Minus 5",
    "okans": "Okans",
    "brikix": "Brikix",
    "zzibelu": "Zzibelu",
    "torke_pair": "Pair Torke",
    "torkos": "Torkos",
    "wapoki": "Wapoki",
    "tamnuca_footprint": "Footprint Tamnuca",
    "zellyf_5": "Zellyf 5",
    "zellyf_0": "Zellyf 0",
    "biraii_light": "Light Biraii",
    "biraii_footprint": "Footprint Biraii",
    "dvol_4": "Dvol 4",
    "dvol_3": "Dvol 3",
    "okanios": "Okanios",
    "gluach": "Gluach",
    "drel_no_fire": "No-Fire Drel",
    "oshra_no_earth": "No-Earth Oshra",
    "drel_no_air": "No-Air Drel",
    "cromaug": "Cromaug",
    "kapaoro": "Kapaoro",
    "kapao_5": "Kapao 5",
    "sketal_any": "Multicoloured Sketal",
    "lumipili_fire": "Fire Lumipili",
    "kapao_4": "Kapao 4",
    # Adventurers
    "braccio": "Braccio",
    "taetyss": "Taetyss",
    "eoles": "Eoles",
    "pocana": "Pocana",
    "moloch": "Moloc'h",
    "noctiluca": "Noctiluca",
    "orium": "Orium",
    # Spell tiles
    "spell_nature": "Nature Spell",
    "spell_water": "Water Spell",
    "spell_air_skull": "Air Skull Spell",
    "spell_fire": "Fire Spell",
    "spell_earth": "Earth Spell",
    "spell_triple": "Triple Spell",
}

CARD_TEXTS: Final[dict[str, CardText]] = {
    card: written(CARDS[number], NAMES[card]) for card, number in CARD_IDS.items()
}


def card_name(card: str) -> str:
    return NAMES[card]


def tile_name(tile: str | None) -> str:
    """A spell tile as anybody sees it."""
    return "face down" if tile is None else card_name(tile)


def short_text(card: str) -> str:
    """All slots of a card in one line; it may be empty."""
    return "; ".join([" ".join(lines) for lines in CARD_TEXTS[card].short.values()])


def lasting_text(card: str) -> str:
    """What a card is good for besides its effect, in one line; it may be empty."""
    short = CARD_TEXTS[card].short
    return "; ".join([" ".join(short[slot]) for slot in ("ability", "points") if slot in short])


def describe(name: str) -> list[str]:
    """Everything about the cards whose name or id begins so, or about the one that is called exactly so."""
    said = words(name).strip().lower()
    exact = [card for card in NAMES if said in _called(card)]
    begun = [card for card in NAMES if said and any([own.startswith(said) for own in _called(card)])]
    return [line for card in exact or begun for line in _in_full(card)]


def _called(card: str) -> list[str]:
    return [NAMES[card].lower(), words(card)]


def _in_full(card: str) -> list[str]:
    texts = [f"  {text}" for text in CARD_TEXTS[card].full.values()]
    return [f"{NAMES[card]}, {_sort(CARDS[CARD_IDS[card]])}:", *texts]


def _sort(card: Card) -> str:
    if isinstance(card, Companion):
        return f"a companion of deck {DECK_NAMES[card.deck]}"
    return "a spell tile" if isinstance(card, Spell) else "an adventurer"


def die_name(die: Die) -> str:
    """`small green die`, `large green die` of an adventurer, `Green Sketal's die`, `black die`."""
    return f"{whose_die(die)} die"


def whose_die(die: Die) -> str:
    """What tells a die from others, before the word `die`."""
    colour, owner = words(die["colour"]), die["of"]
    if owner is None:
        return colour if colour == "black" else f"small {colour}"
    if not owner.startswith("sketal"):
        return f"large {colour}"
    return f"{card_name(owner)}'s{f' {colour}' if owner == 'sketal_any' else ''}"
