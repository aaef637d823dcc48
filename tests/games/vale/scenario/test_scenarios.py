"""The examples of `scenarios.json`, and what happens to examples that are not in our format."""

import json
from copy import deepcopy
from pathlib import Path

import pytest

from everglow.games.vale import GAME

SCENARIOS = json.loads((Path(__file__).parents[1] / "scenarios.json").read_text())["scenarios"]
BY_ID = {scenario["id"]: scenario for scenario in SCENARIOS}


@pytest.mark.parametrize("scenario", SCENARIOS, ids=lambda scenario: scenario["id"])
def test_the_example_holds(scenario):
    assert GAME.examples.run(scenario) == []


def example(name, **changes):
    """A scenario of the file with some of its parts changed, by dotted path."""
    changed = deepcopy(BY_ID[name])
    for path, value in changes.items():
        *parents, last = [int(key) if key.isdigit() else key for key in path.split("__")]
        place = changed
        for key in parents:
            place = place[key]
        place[last] = value
    return changed


def test_a_wrong_expectation_is_reported_with_what_was_expected_and_what_there_is():
    [line] = GAME.examples.run(example("S004", expect__A__stones=[6]))
    assert line == "A stones: expected [6], got [1, 1, 1, 1]"


def test_an_action_that_should_be_refused_but_is_not_is_reported():
    [line] = GAME.examples.run(example("S004", expect={"legal": False, "reason": "for the test"}))
    assert line == "expected the last action to be refused (for the test)"


def test_an_action_that_is_refused_although_it_should_be_legal_is_reported_with_the_reason():
    line, *_ = GAME.examples.run(example("S018", expect={"A": {"points": 10}}))
    assert "refused" in line
    assert "worth only 3" in line


def test_a_refusal_before_the_last_action_is_reported():
    line, *_ = GAME.examples.run(example("S020", actions__0__pay=[]))
    assert line.startswith("action 1 (release) was refused")


def test_a_question_left_open_is_a_refusal():
    line, *_ = GAME.examples.run(example("S012", actions__0__choices=[]))
    assert "no choice answers it" in line


def test_a_question_with_a_single_answer_may_be_left_open():
    assert GAME.examples.run(example("S080", actions__0__choices=[])) == []


def test_a_choice_that_nobody_asks_for_is_a_refusal():
    line, *_ = GAME.examples.run(example("S004", actions__0__choices=[{"recover": "imp"}]))
    assert "is not asked" in line


def test_keeping_all_stones_without_being_asked_is_fine():
    assert GAME.examples.run(example("S004", actions__0__choices=[{"keep_stones": [1, 1, 1, 1]}])) == []


def test_discarding_nothing_is_fine_where_there_is_nothing_to_discard():
    setup = BY_ID["S096"]["setup"] | {"state": {"A": {"hand": ["cerberus"], "stones": [6]}}}
    scenario = example("S096", setup=setup, actions__0__choices=[{"discard_area": []}])
    assert GAME.examples.run(scenario | {"expect": {"A": {"area": ["cerberus"]}}}) == []


def test_cerberus_may_discard_fewer_than_three():
    scenario = example("S096", actions__0__choices=[{"discard_area": ["troll"]}])
    assert GAME.examples.run(scenario | {"expect": {"A": {"area": ["imp", "kappa", "cerberus"]}}}) == []


def test_an_answer_of_the_wrong_player_is_refused():
    scenario = example("S055", actions__0__choices=[{"player": "A"}, {"discard_area": "hestia"}])
    line, *_ = GAME.examples.run(scenario | {"expect": {"B": {"points": 10}}})
    assert "A answers, not B" in line
    scenario = example("S055", actions__0__choices=[{"player": "A"}, {"discard_area": "hestia", "by": "B"}])
    assert "not your turn" in GAME.examples.run(scenario | {"expect": {"B": {"points": 10}}})[0]


def test_an_action_without_a_player_is_the_deciders():
    actions = [{"do": "sell", "card": "troll"}]
    assert GAME.examples.run(example("S004", actions=actions)) == []


def test_a_payment_with_more_stones_than_anybody_can_hold_is_refused():
    line, *_ = GAME.examples.run(example("S012", actions__0__pay=[1] * 7))
    assert "nobody can hold 7 stones" in line


def test_a_round_that_has_ended_by_itself_is_not_ended_again():
    actions = [*BY_ID["S179"]["actions"][:1], {"by": "A", "do": "end_turn"}, {"by": "B", "do": "end_turn"}]
    expect = {"round": 9, "start_player": "B", "market_size": 0, "discard_has_not": ["agni"], "deck_top": []}
    assert GAME.examples.run(example("S179", actions=[*actions, {"do": "end_round"}], expect=expect)) == []


def test_the_next_round_begins_with_the_next_action():
    actions = [{"do": "end_round"}, {"do": "reveal"}]
    assert GAME.examples.run(example("S036", actions=actions, expect={"round": 5, "market_size": 6})) == []


def test_an_unfinished_round_is_finished_before_it_ends():
    expect = {
        "A": {"hand": ["imp"], "area": ["medusa"]},
        "round": 5,
        "game_over": False,
        "activatable": {"A": []},
    }
    setup = BY_ID["S024"]["setup"] | {"state": {"A": {"hand": ["imp", "kappa"], "area": ["medusa"]}}}
    actions = [{"by": "A", "do": "activate", "card": "medusa", "choices": [{"discard_hand": "kappa"}]}]
    scenario = example("S024", setup=setup, actions=[*actions, {"do": "end_round"}], expect=expect)
    assert GAME.examples.run(scenario) == []


def test_a_hunt_goes_on_after_the_markers_that_lie_there():
    setup = BY_ID["S169"]["setup"] | {
        "state": {"A": {"marked": ["agni"]}, "B": {"marked": ["troll"]}},
        "market_unmarked": ["hydra", "odin", "imp", "kappa"],
    }
    actions = [{"by": "C", "do": "mark", "card": "hydra"}, {"by": "C", "do": "mark", "card": "odin"}]
    expect = {"C": {"marked": ["hydra", "odin"]}, "market_size": 6}
    assert GAME.examples.run(example("S169", setup=setup, actions=actions, expect=expect)) == []


def test_an_example_of_this_game_lists_its_players():
    assert GAME.examples.recognises(BY_ID["S004"])
    assert not GAME.examples.recognises({"setup": {"players": {}}})
    assert not GAME.examples.recognises({})


def test_remarks_may_stand_anywhere():
    scenario = example("S012", setup__note="early", setup__state__A__comment="poor", expect__title="Hydra")
    scenario["actions"][0] |= {"reason": "to see it"}
    scenario["actions"][0]["choices"][0] |= {"note": "both"}
    assert GAME.examples.run(scenario) == []


BAD = {
    "unknown 'hidra'; expected one of .*, hydra, ": example("S004", actions__0__card="hidra"),
    "unknown 'drgon'; expected one of ": example("S004", setup__state__A__hand=["drgon"]),
    "unknown player 'Z'": example("S004", actions__0__by="Z"),
    "unknown player 'Y'": example("S045", expect__stone_values={"Y": {}}),
    "unknown phase 'dusk'": example("S004", setup__phase="dusk"),
    "unknown action 'steal'": example("S004", actions__0__do="steal"),
    "unknown 'wish'; expected one of by, keep_stones": example("S012", actions__0__choices=[{"wish": 1}]),
    "unknown option 'gold'": example("S012", actions__0__choices=[{"options": ["gold", "draw"]}]),
    "unknown '5'; expected one of 1, 3, 6": example("S004", setup__state__A__stones=[5]),
    "unknown 'gold'": example("S004", setup__state__A__gold=1),
    "unknown expectation 'gold'": example("S004", expect__gold=1),
    "unknown expectation 'mood'": example("S004", expect__A={"mood": 1}),
    "is in 2 places": example("S004", setup__discard=["troll"]),
    "unknown 'ruond'; expected one of round, phase": example("S004", setup__ruond=1),
    "unknown 'crad'; expected one of by, do, card": example("S004", actions__0__crad="troll"),
    "no choice; expected exactly one of keep_stones": example("S012", actions__0__choices=[{"by": "A"}]),
    "players: expected 2 to 4 names": {"setup": {}},
    "players: expected a list, not 'AB'": example("S004", setup__players="AB"),
    "round: expected a number from 0 up, not '3'": example("S004", setup__round="3"),
    "points: expected a number from 0 up, not -1": example("S004", setup__state__A__points=-1),
    "hand: expected a list, not 'imp'": example("S004", setup__state__A__hand="imp"),
    "pay: expected a list, not 3": example("S012", actions__0__pay=3),
    "A: expected names and values, not 'rich'": example("S004", setup__state__A="rich"),
    "action 1: expected names and values, not 'sell'": example("S004", actions=["sell"]),
    "not a scenario of The Vale of Eternity: 'do' is missing": example("S004", actions=[{"by": "A"}]),
    "something is of the wrong kind": example("S004", actions=5),
}


@pytest.mark.parametrize("complaint", BAD)
def test_what_is_not_in_our_format_is_named(complaint):
    with pytest.raises(ValueError, match=complaint):
        GAME.examples.run(BAD[complaint])
