"""The log: events in words."""

import pytest

from everglow.games.glow import GAME
from everglow.games.glow.box.card import CARDS
from tests.games.glow.table import Table
from tests.games.glow.texts.wording import TEXTS, in_words, name_of, said


def logged(table, kind=""):
    return [in_words(TEXTS.log(event)) for event in table.state.events if kind in ("", event["event"])]


# The log


def test_the_log_names_the_card_that_makes_it_happen():
    table = Table("water water earth earth", "wapoki, zellyf_5, sketal_green, tamnuca_light")
    table.state.events.clear()
    table.resolve("tamnuca_light", "zellyf_5", "sketal_green")
    assert logged(table)[:7] == [
        "Ana resolves Light Tamnuca (2 times).",
        "Ana gains 2 light (Light Tamnuca).",
        "Ana resolves Zellyf 5.",
        "Ana loses 2 light (Zellyf 5).",
        "Ana resolves Green Sketal.",
        "Ana puts Green Sketal into the graveyard.",
        "Ana gains 2 light (Green Sketal).",
    ]


def test_a_die_that_goes_back_is_told():
    table = Table("earth green@sketal_green:earth", "sketal_green").resolve("sketal_green")
    assert "Ana returns the large green die to the reserve." in logged(table)


def test_whoever_has_nothing_loses_nothing():
    table = Table("water water", "zellyf_5", light=0).resolve("zellyf_5")
    assert "Ana loses no light (Zellyf 5)." in logged(table)


def test_die_faces_are_named_by_their_dice():
    table = Table("footprints_2 light_3 minus_light_2", phase="noon")
    assert logged(table)[:3] == [
        "Ana takes 2 footprints (purple die).",
        "Ana gains 3 light (yellow die).",
        "Ana loses 2 light (black die).",
    ]


def test_the_morning_is_told():
    track = "fire:sketal_green:red:1 air:kaar::1 water:hymoros::1 earth:ladawa nature:okans"
    table = Table(phase="morning", track=track, rolls="minus_light_2 fire earth air air")
    table.say("take:fire", "discard:water").say("take:air", who="them")
    assert logged(table)[:6] == [
        "Ana takes Green Sketal from fire with 1 red die and 1 footprint.",
        "Ana takes the large green die (Green Sketal).",
        "Ana puts Hymoros of water into the graveyard.",
        "Bo takes Kaar from air with 1 footprint.",
        "Bo rolls -2 light, then fire, then earth with the black die, which goes to earth.",
        "Okans and Ladawa go to the graveyard.",
    ]


def test_a_companion_that_comes_alone_is_told_without_more():
    table = Table(phase="morning", companions="kaar", track="fire:ladawa air:okans", black="fire")
    table.say("take:fire", "black:air")
    assert logged(table)[:2] == ["Ana moves the black die to air.", "Ana takes Ladawa from fire."]


def test_companions_that_are_left_go_to_the_graveyard_one_or_several():
    one = {"event": "cleared", "cards": ["okans"]}
    assert said(TEXTS.log(one)) == "Okans goes to the graveyard."
    assert said(TEXTS.log({"event": "cleared", "cards": []})) == ""


def test_a_roll_is_counted_by_symbol():
    dice = [{"colour": "green", "of": None, "face": face} for face in ("fire", "nature", "fire")]
    rolled = {"event": "rolled", "seat": 1, "dice": dice}
    assert in_words(TEXTS.log(rolled)) == "Bo rolls 1 nature and 2 fire."
    rolled["dice"] = [*dice[:1], {"colour": "black", "of": None, "face": "fire"}]
    assert in_words(TEXTS.log(rolled)) == "Bo rolls 1 fire and fire with the black die."
    assert said(TEXTS.log(rolled | {"dice": []})) == "Bo rolls no dice."


def test_rerolls_are_told_with_what_was_spent():
    table = Table("green:air red:fire", "lumipili_fire", rerolls=1, phase="rolling", rolls="water fire")
    table.say("reroll:token", "pick:green_air", "only", "reroll:track", "pick:red_fire", "only")
    assert logged(table) == [
        "Ana spends a reroll token.",
        "Ana rerolls the small green die from air to water.",
        "Ana goes back to 9 light for a reroll.",
        "Ana rerolls the small red die from fire to fire.",
    ]
    table.say("reroll:lumipili_fire")
    assert logged(table)[-1] == "Ana uses today's reroll of Fire Lumipili."


def test_a_turned_die_is_told():
    table = Table("purple:air", rerolls=3, light=0, phase="rolling")
    table.say("turn", "face:footprints_2")
    assert logged(table)[-1] == "Ana turns the small purple die from air to 2 footprints."


def test_spells_are_told_without_being_named_before_they_are_revealed():
    table = Table("fire fire", "xargok", pile="spell_water").resolve("xargok")
    assert "Bo takes a spell, face down (Xar'gok)." in logged(table)
    revealed = {"event": "revealed_spell", "seat": 1, "card": "spell_water"}
    assert said(TEXTS.log(revealed)) == "Bo turns up Water Spell."


@pytest.mark.parametrize(
    ("spell", "told"), [("spell_fire", "Fire Spell"), ("spell_fire~", "a face-down spell")]
)
def test_a_broken_spell_is_told_as_it_lay(spell, told):
    table = Table("air", "okans", spells=spell, group="spot_15", phase="afternoon")
    assert f"Ana breaks {told}." in logged(table.go("spot_16").say("break:1"))


def test_the_journey_is_told_with_what_is_found_on_the_way():
    table = Table("earth water", group="spot_11", footprints=4, phase="afternoon")
    table.go("spot_12", "spot_13", "village_20").say("stop")
    assert [text for text in logged(table) if text] == [
        "Ana loses 5 light (on the way).",
        "Ana goes to earth spot 1.",
        "Ana pays 1 footprint for earth spot 2.",
        "Ana goes to earth spot 2.",
        "Ana pays 3 footprints for the village worth 20 light.",
        "Ana goes to the village worth 20 light.",
        "Ana makes camp at the village worth 20 light.",
    ]


def test_whom_a_skull_of_the_board_takes_is_told():
    table = Table("air", "okans, kaar", group="spot_15", phase="afternoon").go("spot_16").say("lose:okans")
    assert "Ana puts Okans into the graveyard (a skull on the board)." in logged(table)


def test_a_voyage_is_told_with_what_is_found_there():
    table = Table("air", boats="island_00 island_00 island_00 island_00", phase="afternoon")
    assert logged(table.say("sail:island_00-island_01")) == [
        "Ana sails from the centre island to the east island.",
        "Ana takes 2 footprints (the east island).",
    ]


def test_cromaugs_companion_is_told():
    table = Table("air", "cromaug", graveyard="okans, kaar").resolve("cromaug").say("fetch:okans")
    assert "Ana takes Okans from the graveyard (Cromaug)." in logged(table)


def test_the_evening_is_told():
    back = {"event": "put_back_dice", "seat": 0}
    dice = [{"colour": colour, "of": None, "face": face} for colour, face in (("dark_blue", "fire"),) * 2]
    dice.append({"colour": "red", "of": None, "face": "nature"})
    assert in_words(TEXTS.log(back | {"dice": dice})) == (
        "Ana puts the small dice back: 1 red die on nature, 2 dark blue dice on fire."
    )
    assert said(TEXTS.log(back | {"dice": []})) == ""


def test_a_day_begins_with_its_companions():
    dealt = {"event": "dealt", "round": 2, "start": 1, "companions": {"fire": "okans", "air": "kaar"}}
    assert in_words(TEXTS.log(dealt)) == (
        "Day 2, Bo begins. At the meeting track: Okans at fire and Kaar at air."
    )


def test_adventurers_are_told_whether_chosen_or_dealt():
    s = GAME.new(2, 1, {"adventurers": "random"}, events=True)
    names = [name_of(CARDS[p.adventurer].name) for p in s.players]
    assert [said(TEXTS.log(event)) for event in s.events[:2]] == [
        f"Ana plays {names[0]}.",
        f"Bo plays {names[1]}.",
    ]


def test_the_end_names_all_scores_and_the_winners():
    alone = {"event": "game_ended", "winners": [1], "scores": [40, 61]}
    assert said(TEXTS.log(alone)) == "The game is over: Ana 40 and Bo 61. Bo wins."
    shared = {"event": "game_ended", "winners": [0, 2], "scores": [61, 3, 61]}
    assert said(TEXTS.log(shared)) == (
        "The game is over: Ana 61, Bo 3 and Cleo 61. Ana and Cleo share the victory."
    )
    assert said(TEXTS.log(shared), 2) == (
        "The game is over: Ana 61, Bo 3 and you 61. Ana and you share the victory."
    )
    assert said(TEXTS.log(alone), 1) == "The game is over: Ana 40 and you 61. You win."


def test_whoever_does_something_is_you_to_themselves():
    went = {"event": "camped", "seat": 1, "place": "spot_10"}
    assert said(TEXTS.log(went), 1) == said(TEXTS.log(went)).replace("Bo makes", "You make")
    dealt = {"event": "dealt", "round": 2, "start": 1, "companions": {"fire": "okans"}}
    assert in_words(TEXTS.log(dealt), 1) == "Day 2, you begin. At the meeting track: Okans at fire."


def test_the_last_day_is_announced():
    dealt = {"event": "dealt", "round": 8, "start": 1, "companions": {"fire": "okans"}}
    assert in_words(TEXTS.log(dealt)).startswith("Day 8, the last one, Bo begins.")
