"""The table in words."""

import re

from everglow.games.glow import GAME
from everglow.words.wording import Wording
from tests.games.glow.table import Table
from tests.games.glow.texts.wording import TEXTS, all_in_words, line, shown
from tests.laws.play import questions

# The table


def test_the_table_shows_everything_open():
    table = Table(
        "green@braccio:nature green@braccio:fire red:nature",
        "likyar, dvol_3",
        adventurer="braccio",
        light=21,
        footprints=1,
        fireflies=1,
        rerolls=2,
        spells="spell_fire, spell_water~",
        group="spot_11",
        camp="village_12",
        their_companions="kaar, donillilu",
        their_dice="air",
        their_spells="spell_water, spell_earth~",
        phase="rolling",
        round=3,
        track="fire::red,black air:::1",
        black="out",
        reserve="green red",
        graveyard="okans, snarexe",
        pile="spell_earth",
        deck="torkos",
    )
    assert shown(table) == [
        "Day 3 of 8, late morning, Realm of Shadows; Ana starts; waiting for all.",
        "Deck: 1, B on top; graveyard: 2; spell pile: 1; reserve: green, red.",
        "Meeting track: 1 red die and 1 black die at fire; 1 footprint at air.",
        "Bo: 10 light (14 if it ended now); no fireflies for 2 companions; at the start field.",
        "  Dice: 1 air",
        "  Kaar, Donillilu, Water Spell, a face-down spell",
        "From no-water spot 1 you could go to air spot 2 (needs air; pay 1 footprint; route: take 1 "
        "firefly), earth spot 1 (needs earth; pay 1 footprint; route: lose 5 light), nature spot 2 (needs "
        "nature; uses 1 nature die).",
        "Nearest villages: worth 20 light in 3 steps: earth (lose 5 light on the way), earth, 3 footprints; "
        "worth 12 light in 3 steps: nature, nature, 1 footprint; worth 8 light in 5 steps: air (take 1 "
        "firefly on the way), air, no fire, water, 1 footprint.",
        "Ana (you): 21 light (48 if it ended now); 1 footprint and 2 reroll tokens; 3 fireflies for "
        "2 companions; at no-water spot 1, camp at the village worth 12 light.",
        "  Dice: 2 nature (small red, large green); 1 fire (large green)",
        "  Braccio: 2 nature: +1 footprint, +3 light; 2 large green dice; +1 light at the end (now met)",
        "  Likyar: nature and fire: +1 reroll, +1 light; 2 fireflies (now met)",
        "  Dvol 3: air: +1 light; +3 light at the end",
        "  Spells: 1 Fire Spell (2 fire: lose 6 light), 2 face down",
    ]


def test_you_come_last_and_the_others_clockwise():
    table = Table(phase="afternoon", players=4)
    heads = [text.split(":")[0] for text in shown(table, 1) if re.match("Ana|Bo|Cleo|Dmitri", text)]
    assert heads == ["Cleo", "Dmitri", "Ana", "Bo (you)"]


def test_nobody_is_told_to_wait_for_themselves():
    table = Table(phase="afternoon", players=3).say("stop", who="them")
    assert shown(table, 0)[0].endswith("; waiting for Ana and Cleo.")
    table.say("stop", who="third")
    assert shown(table, 0)[0].endswith("; Ana starts.")
    assert shown(table, 1)[0].endswith("; waiting for Ana.")


def test_the_dice_of_others_are_counted():
    theirs = Table(their_dice="light_3 light_3 fire", phase="rolling")
    assert "  Dice: 1 fire, +3 light on 2 dice" in shown(theirs)
    cursed = Table(their_dice="fire black:fire", black="out", phase="rolling")
    assert "  Dice: none that counts; the black die fire: fire does not count" in shown(cursed)
    unrolled = Table(their_dice="green: green: red:", phase="morning", track="fire:okans air:kaar")
    assert "  Dice: 2 green and 1 red" in shown(unrolled)


def test_the_board_is_shown_once_the_dice_are_rolled():
    track = {"track": "fire:okans air:kaar"}
    assert not [text for text in shown(Table(phase="morning", **track)) if "you could go" in text]
    for phase in ("rolling", "noon", "afternoon"):
        table = Table("nature", "okans", phase=phase)
        assert [text for text in shown(table) if "you could go" in text]


def test_fireflies_are_compared_with_companions():
    assert "; 1 firefly for 1 companion; " in line(Table("air", "ladawa", phase="rolling"), "Ana")
    assert "; no companions; " in line(Table("air", phase="rolling"), "Ana")
    assert "; 2 fireflies, no companions; " in line(Table("air", fireflies=2, phase="rolling"), "Ana")


def test_companions_wait_at_the_meeting_track():
    table = Table(phase="morning", track="fire:ladawa:red,green:1 air:okans")
    assert shown(table)[2:5] == [
        "Meeting track:",
        "  fire Ladawa with 1 green die, 1 red die and 1 footprint: 2 fire: +4 light; 1 firefly",
        "  air Okans: nature: +1 reroll, +1 light; lose 2 light at the end",
    ]


def test_before_the_roll_dice_show_nothing():
    dice = "green@braccio:nature green: red@sketal_any:fire"
    table = Table(dice, "sketal_any", phase="morning", track="fire:okans air:kaar")
    assert line(table, "Dice:") == "Dice: small green, Multicoloured Sketal's red, large green"


def test_before_the_adventurers_are_chosen_there_is_little_to_see():
    s = GAME.new(2, 1, {"start": "0"})
    lines = all_in_words(TEXTS.table(GAME.show.view(s, 0)))
    assert lines[2:] == [
        "Bo: 10 light (20 if it ended now); 2 reroll tokens; no companions; at the start field.",
        "Ana (you): 10 light (20 if it ended now); no companions; at the start field.",
    ]


def test_the_black_die_shows_what_it_cancels():
    dice = "fire fire air black:fire"
    assert line(Table(dice, "okans", black="out", phase="rolling"), "Dice:") == (
        "Dice: 1 air (small red); 2 fire (small red, small red), cancelled; the black die fire: fire does "
        "not count"
    )
    assert line(Table(dice, "kaar", black="out", phase="rolling"), "Dice:").endswith(
        "; the black die fire: harmless, with Kaar"
    )
    assert line(Table("minus_light_2", black="out", phase="rolling"), "Dice:") == (
        "Dice: the black die: 2 light lost at noon"
    )


def test_a_die_that_was_fetched_at_noon_is_not_rolled_yet():
    table = Table("air nature nature", "cromaug, okans", adventurer="braccio", graveyard="sketal_red, kaar")
    table.resolve("cromaug").say("fetch:sketal_red")
    assert line(table, "Dice:") == (
        "Dice: 2 nature (small red, small red); 1 air (small red); not rolled yet: Red Sketal's"
    )


def test_noon_shows_which_cards_are_resolved():
    table = Table("earth earth", "tamnuca_light, tamnuca_footprint, okans").resolve("tamnuca_light")
    assert line(table, "Light Tamnuca").endswith("1 firefly (resolved)")
    assert line(table, "Footprint Tamnuca").endswith("at the end (now met 2 times)")
    assert line(table, "Okans").endswith("at the end")


def test_the_afternoon_shows_which_dice_are_used_and_where_the_group_has_been():
    table = Table("nature nature", phase="afternoon").go("spot_44")
    assert line(table, "Dice:") == "Dice: 2 nature (small red, small red), 1 used"
    assert "the start field (needs nothing; entered today already)" in line(table, "From nature spot 5 you")
    assert "nature spot 6 (needs nature; uses 1 nature die)" in line(table, "From nature spot 5 you")


def test_when_the_journey_is_over_the_board_shows_what_tomorrow_may_need():
    table = Table("nature", phase="afternoon").go("spot_44").say("stop")
    assert table.question("them") == "go"
    assert "nature spot 6 (needs nature)" in line(table, "From nature spot 5 you")


def test_a_village_next_door_is_one_step_away():
    table = Table(group="spot_13", phase="afternoon", footprints=1)
    assert "worth 20 light in 1 step: 3 footprints; " in line(table, "Nearest villages")
    assert "the village worth 20 light (needs 3 footprints; you lack 2 footprints)" in line(
        table, "From earth spot 2"
    )


def test_the_sea_shows_boats_and_connections():
    boats = "island_00 island_00 island_04 island_09"
    table = Table("air fire water", boats=boats, footprints=1, phase="afternoon")
    assert line(table, "Ana").endswith("boats centre (2), far south-east and north-west.")
    sea = shown(table)
    start = sea.index("Your boats could sail, with 3 different elements on your dice:")
    assert sea[start + 1 : start + 9] == [
        "  centre to east (needs 1 or 2 elements): closed; take 2 footprints",
        "  centre to south-east (needs 3 elements): free; take 2 fireflies",
        "  centre to south-west (needs 1 or 2 elements): closed; take 1 reroll token; worth 2 light",
        "  centre to west (needs 3 elements): free",
        "  centre to north (needs 4 elements): pay 1 footprint; take 1 reroll token",
        "  far south-east to south-east (needs 1 or 2 elements): closed; take 2 fireflies",
        "  north-west to west (needs 1 or 2 elements and 1 footprint): closed",
        "  north-west to north (needs 1 or 2 elements and 1 footprint): closed; take 1 reroll token",
    ]
    assert sea[start + 9].startswith("Ana (you): ")


def test_the_sea_counts_elements_in_words():
    boats = "island_01 island_04 island_09 island_00"
    assert "Your boats could sail, with 1 element on your dice:" in shown(
        Table("air", boats=boats, phase="afternoon")
    )
    table = Table(boats=boats, phase="afternoon")
    assert "Your boats could sail, with no elements on your dice:" in shown(table)
    assert line(table, "east to north-east") == (
        "east to north-east (needs any number of elements): free; put a companion into the graveyard or "
        "break a spell"
    )
    table.say("stop")
    assert line(table, "centre to west") == "centre to west (needs 3 elements)"


def test_past_the_end_of_the_score_track_there_are_no_more_rerolls():
    assert "no more rerolls from the score track" in line(Table("air", light=104, phase="rolling"), "Ana")


def test_spectators_see_the_table_without_a_board_of_their_own():
    table = Table("fire", "okans", phase="rolling")
    assert not [text for text in shown(table, None) if "you" in text.split()]


def test_the_table_shows_the_winners_at_the_end():
    table = Table("air", "okans", light=30, footprints=2, deck="", phase="afternoon")
    table.say("stop").say("stop", who="them")
    assert shown(table)[0] == "The game is over after day 1. Ana wins."
    assert shown(table)[1].startswith("Deck: 0; graveyard: 0; spell pile: 0; reserve: green, ")
    assert line(table, "Ana").startswith(
        "Ana (you): 34 light at the end (before 30, cards 2, board 0, fireflies 0, footprints 2);"
    )
    assert [text for text in shown(table) if text.startswith("Bo: ")]


def test_a_space_without_a_companion_tells_what_lies_there():
    """Play at random: at length while companions wait, in one line where there is little room."""
    told = dict.fromkeys((0, 3), "")
    for state in questions(GAME, 2, 3):
        for brevity in told:
            lines = GAME.texts.table(GAME.show.view(state, 0), brevity)
            told[brevity] += "\n".join([Wording("en", ["Ana", "Ben"], 0).say(line) for line in lines])
    assert "{water} 1 dark blue die and 1 orange die\n" in told[0]
    assert "; 1 dark blue die and 1 orange die at {water}" in told[3]
    assert "Okans with 1 green die at {earth}" in told[3]
