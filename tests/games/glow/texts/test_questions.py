"""Questions and their answers in words."""

from functools import cache

import pytest

from everglow.agenda import Decision
from everglow.games.glow import GAME
from everglow.games.glow.codec.names import NAMES as ACTIONS
from everglow.games.glow.rules.cards import EFFECTS
from everglow.games.glow.texts.choices import VERBS
from everglow.games.glow.texts.questions import WANTED
from tests.games.glow.table import Table
from tests.games.glow.texts.wording import TEXTS, all_choices, in_words, is_clean, plain, said

KINDS = [effect.kind() for effect in EFFECTS.values() if isinstance(effect, Decision)]


def ask(table, seat=0):
    """The question as a sentence for the seat."""
    return in_words(TEXTS.ask(GAME.show.question(table.state, seat)))


def choices(table, seat=0):
    return [plain(text) for text in all_choices(table.state, seat)]


# Questions


@pytest.mark.parametrize("kind", KINDS)
def test_every_question_of_rules_and_cards_can_be_put(kind):
    question = {"kind": kind, "seat": 1, "card": "cromaug", "text": "cromaug", "picks": 2, "picked": None}
    assert is_clean(said(TEXTS.ask(question)))
    assert said(TEXTS.ask(question)).startswith("Bo, Cromaug: ")


def test_no_question_is_written_that_nobody_asks():
    assert {*WANTED, "spend"} == set(KINDS)


def test_every_action_has_a_verb_that_can_be_said():
    assert {name.partition(":")[0] for name in ACTIONS} == set(VERBS)


@cache
def first_choices(**options):
    s = GAME.new(2, 1, {"start": "0", **options})
    return [plain(text) for text in all_choices(s, 0)]


def test_adventurers_are_offered_with_what_they_can_do():
    assert first_choices()[0] == (
        "Choose Braccio: 2 nature: +1 footprint, +3 light; 2 large green dice; +1 light at the end"
    )
    assert first_choices(adventurers="random")[0].startswith("Take ")


def test_a_companion_is_taken_with_everything_at_its_space():
    table = Table(phase="morning", track="fire:ladawa:red,green,green:2 air:okans nature:kaar::1")
    assert ask(table) == "Ana: take a companion, with everything at its space."
    assert choices(table) == [
        "Take Kaar from nature with 1 footprint: brings the black die, protects you from it; +4 light "
        "at the end",
        "Take Okans from air with nothing else: nature: +1 reroll, +1 light; lose 2 light at the end",
        "Take Ladawa from fire with 2 green dice, 1 red die and 2 footprints: 2 fire: +4 light; 1 firefly",
    ]


def test_a_sketal_whose_die_is_gone_says_so():
    track = "fire:sketal_green::1 air:sketal_red::1 water:sketal_any::1"
    assert dieless(Table(phase="morning", track=track)) == [False, False, False]
    assert dieless(Table(phase="morning", track=track, reserve="green")) == [False, True, False]
    assert dieless(Table(phase="morning", track=track, reserve="")) == [True, True, True]


def dieless(table):
    """Whether each choice says of its companion that no such die is in the reserve."""
    return [choice.endswith("; no such die is in the reserve") for choice in choices(table)]


def test_the_multicoloured_sketal_asks_for_a_die():
    track = "fire:sketal_any::1 air:okans water:hymoros"
    table = Table(phase="morning", track=track, reserve="green dark_blue").say("take:fire")
    assert ask(table) == "Ana, Multicoloured Sketal: take a large die from the reserve."
    assert choices(table)[1] == "Take the large dark blue die from the reserve"


def test_the_owner_of_kaar_is_asked_where_the_black_die_shall_go():
    track = "fire:ladawa::1 air:okans::1 water:hymoros::1"
    table = Table(phase="morning", companions="kaar", track=track, black="fire").say("take:fire")
    assert ask(table) == (
        "Ana: move the black die before you take the companion, or leave it, since you own Kaar."
    )
    assert choices(table) == [
        "Move the black die to nature, where nobody lies",
        "Move the black die to water, where Hymoros lies",
        "Move the black die to air, where Okans lies",
        "Move the black die to earth, where nobody lies",
        "Leave the black die and take it: Kaar protects you",
    ]


def test_two_players_discard_a_companion():
    track = "fire:ladawa::1 air:okans water:hymoros"
    table = Table(phase="morning", track=track).say("take:fire")
    assert ask(table) == "Ana: put a companion of the meeting track into the graveyard."
    assert choices(table)[1] == "Put Okans of air into the graveyard"


def test_rerolls_say_what_they_cost():
    table = Table("air", "lumipili_fire", rerolls=2, light=21, phase="rolling")
    assert ask(table) == "Ana: reroll or turn dice, or be done for today."
    assert choices(table) == [
        "Reroll 1 or 2 dice: spend a reroll token (you have 2)",
        "Reroll 1 or 2 dice: go back from 21 to 19 light",
        "Reroll 1 or 2 dice: use today's reroll of Fire Lumipili",
        "Turn a die to a face you choose: spend 3 rerolls: up to 2 reroll tokens, today's reroll of Fire "
        "Lumipili, going back from 21 to 19, 16 or 13 light",
        "Done: keep your dice as they are",
    ]


def test_dice_are_picked_one_after_the_other():
    dice = "green:air green@braccio:air green@sketal_green:air black:fire"
    table = Table(dice, "sketal_green", rerolls=1, phase="rolling").say("reroll:token")
    assert ask(table) == (
        "Ana: choose the first die to reroll; a second one can only be its like or listed below it."
    )
    assert choices(table) == [
        "Reroll the small green die (air)",
        "Reroll the black die (fire)",
        "Reroll the large green die (air)",
        "Reroll Green Sketal's die (air)",
    ]
    table.say("pick:black_fire")
    assert ask(table) == "Ana: choose a second die to reroll, or only reroll the first."
    assert choices(table) == [
        "Reroll the large green die (air) too",
        "Reroll Green Sketal's die (air) too",
        "Reroll only the black die (fire)",
    ]


def test_turning_a_die_takes_several_questions():
    table = Table("purple:air red:fire", rerolls=2, light=10, phase="rolling").say("turn")
    assert ask(table) == "Ana: spend rerolls to turn a die, 3 to go."
    assert choices(table) == ["Spend a reroll token (you have 2)", "Go back from 10 to 9 light"]
    table.say("reroll:token")
    assert ask(table) == "Ana: spend rerolls to turn a die, 2 to go."
    table.say("reroll:token")
    assert ask(table) == "Ana: choose a die to turn."
    assert choices(table) == ["Turn the small red die (fire)", "Turn the small purple die (air)"]
    table.say("pick:purple_air")
    assert ask(table) == "Ana: choose the face that it shall show."
    assert choices(table)[-1] == "Turn the small purple die from air to 2 footprints"
    assert choices(table)[2] == "Turn the small purple die from air to air (as it is)"


@pytest.mark.parametrize(
    ("held", "price"),
    [
        ({"light": 10}, "go back from 10 to 5 light"),
        ({"light": 0, "rerolls": 5}, "spend 3 reroll tokens"),
        ({"light": 2, "rerolls": 1}, "spend 1 reroll token, then go back from 2 to 0 light"),
        (
            {"light": 104, "rerolls": 2, "companions": "lumipili_fire"},
            "spend 2 reroll tokens, then use today's reroll of Fire Lumipili",
        ),
        (
            {"light": 10, "rerolls": 1},
            "spend 3 rerolls: up to 1 reroll token, going back from 10 to 7 or 5 light",
        ),
        (
            {"light": 10, "companions": "lumipili_fire"},
            "spend 3 rerolls: today's reroll of Fire Lumipili, going back from 10 to 7 or 5 light",
        ),
        (
            {"light": 104, "rerolls": 3, "companions": "lumipili_fire"},
            "spend 3 rerolls: up to 3 reroll tokens, today's reroll of Fire Lumipili",
        ),
    ],
)
def test_the_price_of_turning_a_die_names_what_it_takes(held, price):
    assert f"Turn a die to a face you choose: {price}" in choices(Table("air", phase="rolling", **held))


def test_resolving_a_card_says_what_it_does_how_often():
    table = Table(
        "water water water water earth earth", "zellyf_5, hymoros, sketal_green, briki_6, donillilu"
    )
    assert ask(table) == "Ana: resolve a card; in any order, but all whose condition is met."
    assert choices(table) == [
        "Resolve Briki 6: this companion goes to the graveyard, then take 1 footprint (gone with it: "
        "+6 light at the end)",
        "Resolve Green Sketal: this companion goes to the graveyard, then gain 2 light (gone with it: brings "
        "the large green die)",
        "Resolve Hymoros (4 times): take 4 footprints",
        "Resolve Zellyf 5 (2 times): lose 4 light",
    ]


def test_equal_spells_are_told_apart_by_their_place():
    table = Table("fire fire fire", spells="spell_triple, spell_water~, spell_triple")
    assert choices(table) == [
        "Resolve Triple Spell, your spell 1: lose 7 light",
        "Resolve Triple Spell, your spell 3: lose 7 light",
    ]


def test_the_air_skull_spell_names_its_victim():
    buried = "your rightmost companion goes to the graveyard, without any effect of its own"
    spell = "Resolve Air Skull Spell, your spell 1"
    table = Table("air air", "okans, kaar", spells="spell_air_skull")
    assert choices(table) == [f"{spell}: {buried}: Kaar"]
    assert choices(Table("air air", spells="spell_air_skull")) == [f"{spell}: {buried}: nobody"]


def test_cromaug_asks_for_a_companion():
    table = Table("air", "cromaug", graveyard="okans, snarexe, sketal_red", reserve="green")
    table.resolve("cromaug")
    assert ask(table) == "Ana, Cromaug: take a companion from the graveyard."
    assert choices(table) == [
        "Take Red Sketal from the graveyard: 3 air: skull, lose 4 light; brings the large red die; +1 light "
        "at the end; no such die is in the reserve",
        "Take Snarexe from the graveyard: 4 alike: skull, +10 light; 1 firefly",
        "Take Okans from the graveyard: nature: +1 reroll, +1 light; lose 2 light at the end",
    ]


def test_a_group_hears_what_each_step_takes_and_gives():
    table = Table("earth nature", group="spot_11", footprints=1, phase="afternoon")
    assert ask(table) == "Ana: go on to a neighbouring spot, or stop."
    assert choices(table) == [
        "Go to air spot 2: pay 1 footprint; route: take 1 firefly",
        "Go to earth spot 1: uses 1 earth die; route: lose 5 light",
        "Go to nature spot 2: uses 1 nature die",
        "Stay at no-water spot 1",
    ]
    assert choices(table.go("spot_15")) == [
        "Go to air spot 3: pay 1 footprint; route: put a companion into the graveyard or break a spell",
        "Go to nature spot 3: pay 1 footprint",
        "Stop at nature spot 2",
    ]


def test_a_forbidden_symbol_is_free_or_takes_a_footprint():
    assert choices(Table("air", group="spot_07", phase="afternoon"))[0] == "Go to no-fire spot 1: free"
    cursed = Table("fire", group="spot_07", footprints=1, phase="afternoon")
    assert choices(cursed)[1] == "Go to no-fire spot 1: pay 1 footprint"


def test_villages_take_a_toll_and_a_stop_there_makes_camp():
    table = Table(group="spot_32", footprints=2, phase="afternoon")
    assert "Go to the village worth 8 light: pay 1 footprint; take 1 firefly" in choices(table)
    assert choices(table.go("village_8"))[-1] == "Stop at the village worth 8 light: camp here"
    resting = Table(group="village_8", phase="afternoon")
    assert choices(resting) == ["Stay at the village worth 8 light"]
    assert choices(Table("nature", group="spot_44", phase="afternoon"))[0] == "Go to the start field: free"


def test_a_skull_asks_for_a_companion_or_a_spell():
    table = Table(
        "air", "okans, donillilu", spells="spell_fire, spell_water~", group="spot_15", phase="afternoon"
    )
    table.go("spot_16")
    assert ask(table) == "Ana: put a companion into the graveyard or break a spell, for a skull."
    assert choices(table) == [
        "Put Donillilu into the graveyard",
        "Put Okans into the graveyard: lose 2 light at the end (gone with it)",
        "Break your spell 1, Fire Spell",
        "Break your spell 2, face down",
    ]


def test_boats_hear_what_each_passage_takes_and_gives():
    boats = "island_00 island_03 island_06 island_01"
    table = Table("air fire", boats=boats, footprints=4, phase="afternoon")
    assert ask(table) == "Ana: sail with one boat, or stay."
    assert choices(table) == [
        "Sail from the centre island to the west island: pay 1 footprint",
        "Sail from the centre island to the north island: pay 2 footprints; take 1 reroll token",
        "Sail from the east island to the north-east island: free; put a companion into the graveyard or "
        "break a spell",
        "Sail from the south-east island to the far south-east island: free; take 1 footprint; worth 5 "
        "light instead of 0",
        "Sail from the south-east island to the south island: pay 4 footprints; worth 4 light instead of 0",
        "Sail from the south-west island to the south island: pay 4 footprints; worth 4 light instead of 2",
        "Sail from the south-west island to the far south-west island: pay 2 footprints; take 1 reroll token",
        "Leave your boats where they are",
    ]


def test_resolving_a_card_says_what_it_does_to_others_and_to_the_graveyard():
    told = choices(Table("fire fire air", "xargok, cromaug, okans", graveyard="dvol_3"))
    assert "then every other player takes a spell tile, face down" in told[0]
    assert "then take another companion of your choice from the graveyard" in told[1]
