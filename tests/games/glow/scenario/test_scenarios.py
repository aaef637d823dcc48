"""The examples of the rules, and what is said about files that are none."""

import copy
import json
from pathlib import Path

import pytest

from everglow.games.glow import GAME

FILE = json.loads((Path(__file__).parents[1] / "scenarios.json").read_text(encoding="utf-8"))
EXAMPLES = {example["id"]: example for example in FILE["scenarios"]}


@pytest.mark.parametrize("example", EXAMPLES.values(), ids=list(EXAMPLES))
def test_an_example_holds(example):
    assert GAME.examples.run(example) == []


def test_an_example_of_glow_is_recognised_by_its_players_who_have_names():
    assert GAME.examples.recognises(EXAMPLES["noon_braccio_two_pairs"])
    assert not GAME.examples.recognises({"setup": {"players": []}})
    assert not GAME.examples.recognises({})


def scenario(actions, expect, phase="noon", **setup):
    position = {"players": {"P1": {}}} | setup
    return {"id": "x", "phase": phase, "setup": position, "actions": actions, "expect": expect}


def p1(do, **rest):
    return {"do": do, "player": "P1", **rest}


def small(id, face, color="red"):
    return {"id": id, "color": color, "size": "small", "face": face}


def test_a_difference_is_told_with_expected_and_actual():
    example = copy.deepcopy(EXAMPLES["noon_braccio_two_pairs"])
    example["expect"]["players"]["P1"]["light"] = 99
    assert GAME.examples.run(example) == ["players P1 light: expected 99, got 16"]


def test_a_refused_action_is_told_with_its_reason():
    found = GAME.examples.run(scenario([p1("noon", order=["okans"])], {}))
    assert found == ["action 1 (noon) was refused: resolve:okans: the game is over"]


def test_a_legal_action_that_should_not_be_is_told():
    found = GAME.examples.run(scenario([p1("journey", path=[], expect_illegal=True)], {}))
    assert found == ["action 1 (journey) was expected to be refused, but it is legal"]


TWO = {"players": {"P1": {}, "P2": {}}, "turn_order": ["P1", "P2"]}
TRACK = {"fire": {"companion": "okans", "dice": ["red"]}, "air": {"companion": "kaar"}, "earth": {}}
DICE = [small("s1", "air"), small("s2", "fire"), {"id": "u", "color": "green", "size": "small", "face": None}]
SKETAL = {"id": "k", "color": "green", "size": "large", "face": "fire", "from": "sketal_green"}
SEA = {"P1": {"boats": ["island_00"] * 3 + ["island_01"], "companions": ["okans"]}}
SKULL = {
    "P1": {"group": "spot_15", "footprints": 1, "companions": ["okans"], "spells": [{"id": "spell_fire"}]}
}
CROMAUG = {"P1": {"companions": ["okans"], "dice": [small("a", "nature")]}, "P2": {"companions": ["cromaug"]}}

REFUSED = {
    "taking out of turn": ([{"do": "take", "player": "P2", "space": "fire"}], TWO | {"track": TRACK}),
    "taking twice": ([p1("take", space="fire"), p1("take", space="air")], {"track": TRACK}),
    "taking after the morning": ([{"do": "end_morning"}, p1("take", space="fire")], {"track": TRACK}),
    "taking after rolling": (
        [p1("reroll", source="track", dice=["s1"], faces=["air"]), p1("take", space="fire")],
        {"track": TRACK, "players": {"P1": {"dice": DICE}}},
    ),
    "choosing a die that comes with nobody": ([p1("take", space="fire", die="red")], {"track": TRACK}),
    "no die for the multicoloured Sketal": (
        [p1("take", space="fire")],
        {"track": {"fire": {"companion": "sketal_any"}}},
    ),
    "a purple die for it": (
        [p1("take", space="fire", die="purple")],
        {"track": {"fire": {"companion": "sketal_any"}}},
    ),
    "moving a black die that is not there": (
        [p1("take", space="fire", move_black_to="air")],
        {"track": TRACK},
    ),
    "three dice": (
        [p1("reroll", source="track", dice=["s1", "s2", "u"], faces=["air"] * 3)],
        {"players": {"P1": {"dice": DICE}}},
    ),
    "a die twice": (
        [p1("reroll", source="track", dice=["s1", "s1"], faces=["air"] * 2)],
        {"players": {"P1": {"dice": DICE}}},
    ),
    "a die not rolled yet": (
        [p1("reroll", source="track", dice=["u"], faces=["air"])],
        {"players": {"P1": {"dice": DICE}}},
    ),
    "a companion that gives no rerolls": (
        [p1("reroll", source={"companion": "okans"}, dice=["s1"], faces=["air"])],
        {"players": {"P1": {"dice": DICE, "companions": ["okans"]}}},
    ),
    "turning for two": (
        [p1("turn", die="s1", face="fire", sources=["track", "track"])],
        {"players": {"P1": {"dice": DICE}}},
    ),
    "rerolling after noon": (
        [p1("noon", order=[]), p1("reroll", source="track", dice=["s1"], faces=["air"])],
        {"players": {"P1": {"dice": DICE}}},
    ),
    "noon twice": ([p1("noon", order=[]), p1("noon", order=[])], {}),
    "leaving out a met card": (
        [p1("noon", order=[])],
        {"players": {"P1": {"companions": ["okans"], "dice": [small("s", "nature")]}}},
    ),
    "a spell that is not there": ([p1("noon", order=["spell_fire"])], {}),
    "taking nobody with Cromaug": (
        [p1("noon", order=["cromaug"])],
        {"players": {"P1": {"companions": ["cromaug"], "dice": [small("s", "air")]}}, "graveyard": ["okans"]},
    ),
    "taking somebody from an empty graveyard": (
        [p1("noon", order=["cromaug"], choices={"cromaug": {"take": "okans"}})],
        {"players": {"P1": {"companions": ["cromaug"], "dice": [small("s", "air")]}}},
    ),
    "going before others although Cromaug is there": (
        [{"do": "noon", "player": "P2", "order": []}],
        {"players": CROMAUG, "turn_order": ["P1", "P2"]},
    ),
    "giving up nobody": ([p1("journey", path=[{"to": "spot_16"}])], {"players": SKULL}),
    "breaking a spell that is not there": (
        [p1("journey", path=[{"to": "spot_16", "break_spell": 7}])],
        {"players": SKULL},
    ),
    "giving up somebody for nothing": (
        [p1("journey", path=[{"to": "spot_18", "discard": "okans"}])],
        {"players": SKULL},
    ),
    "going on after making camp": (
        [p1("journey", path=[{"to": "village_3"}]), p1("journey", path=[{"to": "spot_57"}])],
        {"players": {"P1": {"group": "spot_60", "footprints": 2}}},
    ),
    "sailing where no connection is": (
        [p1("sail", **{"from": "island_00", "to": "island_02"})],
        {"players": SEA},
    ),
    "sailing nowhere": ([p1("sail", **{"from": "island_00", "to": "island_00"})], {"players": SEA}),
}


@pytest.mark.parametrize(("actions", "setup"), REFUSED.values(), ids=list(REFUSED))
def test_the_rules_refuse(actions, setup):
    last = actions[-1] | {"expect_illegal": True}
    assert GAME.examples.run(scenario([*actions[:-1], last], {}, **setup)) == []
    assert len(GAME.examples.run(scenario(actions, {}, **setup))) == 1


HOLDS = {
    "a coloured Sketal may name its die": (
        [p1("take", space="fire", die="green")],
        {
            "reserve": ["red"],
            "players": {
                "P1": {
                    "dice": [{"color": "green", "size": "large", "unrolled": True} | {"from": "sketal_green"}]
                }
            },
        },
        {"track": {"fire": {"companion": "sketal_green"}}, "reserve": ["red", "green"]},
    ),
    "the reserve holds what no Sketal has": (
        [],
        {"reserve": ["red", "orange", "dark_blue", "light_blue"], "black_die": "reserve"},
        {"players": {"P1": {"companions": ["sketal_green"], "dice": [SKETAL]}}},
    ),
    "the pile holds what nobody has": (
        [],
        {"players": {"P1": {"spells": [{"id": "spell_fire", "face_up": False}], "adventurer": None}}},
        {"players": {"P1": {"spells": [{"id": "spell_fire", "face_up": False}]}}},
    ),
    "the black die lies where it is said": ([], {"black_die": "air"}, {"black_die": "air"}),
    "the black die lies where the track says": (
        [],
        {"black_die": "air", "reserve": []},
        {"track": {"air": {"dice": ["black"]}}, "reserve": []},
    ),
    "a face-down spell can be broken": (
        [p1("journey", path=[{"to": "spot_16", "break_spell": 0}])],
        {"box": ["spell_fire"], "options": ["village_12"], "players": {"P1": {"spells": []}}},
        {
            "players": {
                "P1": SKULL["P1"] | {"footprints": 2, "spells": [{"id": "spell_fire", "face_up": False}]}
            }
        },
    ),
    "a boat looks around": (
        [p1("journey", path=[])],
        {"options": ["island_02"]},
        {"players": SEA},
    ),
    "a boat gives up a companion": (
        [p1("sail", **{"from": "island_01", "to": "island_02"}, discard="okans")],
        {"graveyard": ["okans"], "options": []},
        {"players": SEA},
    ),
    "an adventurer can be expected": (
        [],
        {"players": {"P1": {"adventurer": "orium"}}, "round": 3},
        {"players": {"P1": {"adventurer": "orium"}}, "round": 3},
    ),
    "Kaar's owner leaves the black die": (
        [p1("take", space="fire")],
        {"black_die": "P1"},
        {
            "players": {"P1": {"companions": ["kaar"]}},
            "track": {"fire": {"companion": "okans"}},
            "black_die": "fire",
        },
    ),
    "those with nothing to resolve may be left out before Cromaug": (
        [{"do": "noon", "player": "P2", "order": []}],
        {},
        {"players": {"P1": {}, "P2": {"companions": ["cromaug"]}}, "turn_order": ["P1", "P2"]},
    ),
    "dice without ids, and cards that did not act": (
        [p1("noon", order=[])],
        {"activations": {"okans": 0}},
        {"players": {"P1": {"dice": [{"color": "red", "size": "small", "face": "fire"}]}}},
    ),
    "a Sketal taken by Cromaug chooses its die": (
        [p1("noon", order=["cromaug"], choices={"cromaug": {"take": "sketal_any", "die": "red"}})],
        {"reserve": ["green"]},
        {
            "players": {"P1": {"companions": ["cromaug"], "dice": [small("s", "air")]}},
            "graveyard": ["sketal_any"],
            "reserve": ["red", "green"],
        },
    ),
}


@pytest.mark.parametrize(("actions", "expect", "setup"), HOLDS.values(), ids=list(HOLDS))
def test_it_holds_that(actions, expect, setup):
    assert GAME.examples.run(scenario(actions, expect, **setup)) == []


BAD = {
    "unknown 'weather'; expected one of turn_order": scenario([], {}, weather="rain"),
    "unknown 'hat'; expected one of adventurer": scenario([], {}, players={"P1": {"hat": 1}}),
    "unknown player 'P9'; expected one of P1": scenario([{"do": "take", "player": "P9"}], {}),
    "unknown action 'fly'; expected one of take": scenario([p1("fly")], {}),
    "unknown 'speed'; expected one of do": scenario([p1("noon", order=[], speed=3)], {}),
    "not a scenario of Glow: 'order' is missing": scenario([p1("noon")], {}),
    "unknown 'nemo'; expected one of likyar": scenario([], {}, graveyard=["nemo"]),
    "expected every card in one place, but 'okans' is in 2": scenario([], {}, graveyard=["okans", "okans"]),
    "expected a number from 0 up, not -1": scenario([], {}, players={"P1": {"light": -1}}),
    "unknown expectation 'mood'; expected one of players": scenario([], {"mood": 1}),
    "is no die of Glow": scenario([], {}, players={"P1": {"dice": [small("x", "air", "yellow")]}}),
    "a red die has no face 'light_3'": scenario([], {}, players={"P1": {"dice": [small("x", "light_3")]}}),
    "unknown 's9'; expected one of s1": scenario(
        [p1("turn", die="s9", face="air", sources=["track"] * 3)], {}, players={"P1": {"dice": DICE}}
    ),
    "unknown 'luck'; expected one of token, track, companion": scenario(
        [p1("reroll", source="luck", dice=["s1"], faces=["air"])], {}, players={"P1": {"dice": DICE}}
    ),
    "the script has no more results": scenario([p1("take", space="air")], {}, track=TRACK),
    "expected five different companions to deal": scenario([{"do": "evening", "deal": ["okans"]}], {}),
    "expected a black die among the dice of 'P1'": scenario([], {}, black_die="P1"),
}


@pytest.mark.parametrize(("message", "example"), BAD.items(), ids=list(BAD))
def test_what_is_no_scenario_is_told_in_a_sentence(message, example):
    with pytest.raises(ValueError, match=r"Glow|expected") as error:
        GAME.examples.run(example)
    assert message in str(error.value)


def test_remarks_for_people_may_stand_anywhere():
    scenario = copy.deepcopy(FILE["scenarios"][0]) | {"note": "why this matters", "tags": ["sketal"]}
    scenario["setup"]["note"] = scenario["actions"][0]["comment"] = "as printed"
    assert GAME.examples.run(scenario) == []


def dice_after_taking(*expected):
    track = {"fire": {"companion": "likyar", "dice": ["red"]}}
    return GAME.examples.run(
        scenario([p1("take", space="fire")], {"players": {"P1": {"dice": list(expected)}}}, track=track)
    )


def test_expected_dice_are_compared_by_what_is_listed_of_them():
    unrolled = {"color": "red", "size": "small", "face": None, "unrolled": True}
    assert dice_after_taking(unrolled) == []
    assert dice_after_taking({"id": "whatever", "color": "red"}) == []
    assert dice_after_taking(unrolled | {"unrolled": False})
    assert dice_after_taking(unrolled | {"size": "large"})
    assert dice_after_taking(unrolled, unrolled)
    assert dice_after_taking()


def test_an_adventurer_cannot_be_given_up():
    die = {"id": "L1", "color": "red", "size": "large", "face": "air", "from": "pocana"}
    player = {"adventurer": "pocana", "companions": ["likyar"], "group": "spot_15", "dice": [die]}
    step = p1("journey", path=[{"to": "spot_16", "discard": "pocana"}], expect_illegal=True)
    assert GAME.examples.run(scenario([step], {}, players={"P1": player})) == []


def test_nobody_rerolls_the_dice_of_somebody_else():
    players = {"P1": {"dice": [small("a", "air")], "reroll_tokens": 1}, "P2": {"dice": [small("b", "fire")]}}
    step = p1("reroll", source="token", dice=["b"], faces=["air"], expect_illegal=True)
    assert GAME.examples.run(scenario([step], {}, players=players)) == []


def test_a_large_die_that_belongs_to_no_card_is_the_adventurers():
    die = {"id": "L1", "color": "red", "size": "large", "face": "air"}
    expect = {"players": {"P1": {"dice": [die | {"from": "pocana"}]}}}
    player = {"adventurer": "pocana", "dice": [die]}
    assert GAME.examples.run(scenario([], expect, players={"P1": player})) == []
    assert (
        GAME.examples.run(scenario([], {"players": {"P1": {"dice": [die]}}}, players={"P1": {"dice": [die]}}))
        == []
    )


def test_the_way_is_seen_also_before_anybody_sets_out():
    player = {"group": "start", "dice": [small("a", "fire")]}
    assert GAME.examples.run(scenario([], {"options": ["spot_01"]}, players={"P1": player})) == []


def test_a_reroll_needs_a_face_for_every_die():
    players = {"P1": {"dice": [small("a", "air"), small("b", "air")], "reroll_tokens": 1}}
    step = p1("reroll", source="token", dice=["a", "b"], faces=["air"])
    with pytest.raises(ValueError, match="expected a face for each of 2 dice, not 1"):
        GAME.examples.run(scenario([step], {}, players=players))


def test_with_cromaug_noon_follows_the_turn_order_of_the_day():
    cromaugs = {"companions": ["cromaug", "oshra_no_nature"], "dice": [small("a", "fire")]}
    players = {"P1": cromaugs, "P2": {"companions": ["drel_no_fire"], "dice": [small("b", "water")]}}
    deal = ["likyar", "thoape", "torke_triple", "ladawa", "kaar"]
    night = [{"do": "evening", "deal": deal}, {"do": "start_round"}]
    first = {"do": "noon", "player": "P2", "order": ["drel_no_fire"]}
    second = p1("noon", order=["oshra_no_nature"])
    large = {"size": "large", "from": "pocana"}
    for player in players.values():
        player["dice"] = [die | large for die in player["dice"]]
    turns = {"players": players, "turn_order": ["P1", "P2"], "round": 3}
    assert GAME.examples.run(scenario([*night, first, second], {"turn_order": ["P2", "P1"]}, **turns)) == []
    assert GAME.examples.run(scenario([*night, second | {"expect_illegal": True}, first], {}, **turns)) == []


def test_an_evening_must_say_what_is_dealt():
    with pytest.raises(ValueError, match="'deal' is missing"):
        GAME.examples.run(scenario([{"do": "evening"}], {}, round=3))


def test_something_of_the_wrong_kind_is_told_in_a_sentence():
    with pytest.raises(ValueError, match="not a scenario of Glow: something is of the wrong kind"):
        GAME.examples.run(scenario([], {}, players={"P1": 5}))
