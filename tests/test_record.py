"""Records: chance that can be checked, replaying, undo and verifying."""

from __future__ import annotations

from hashlib import sha256
from typing import Any, cast

import pytest

from everglow import record as records
from everglow.game import AnyGame, Game
from everglow.record_parts import BadRecord
from tests.records import GAME, new, played, reread

# Chance that everybody can check


def test_the_commitment_is_the_sha256_of_the_secret() -> None:
    assert new("abc").commitment == sha256(b"abc").hexdigest()


def test_the_seed_is_a_hash_over_the_hashes_of_secret_and_nonces_in_seat_order() -> None:
    record = new("abc")
    record.nonces = ["x", "y"]
    hashes = sha256(b"abc").digest() + sha256(b"x").digest() + sha256(b"y").digest()
    assert record.seed() == int(sha256(hashes).hexdigest(), 16)


@pytest.mark.parametrize("nonces", [["y", "x"], ["xy", ""], ["", "xy"], ["x", "y "]])
def test_other_nonces_or_another_order_make_another_seed(nonces: list[str]) -> None:
    record, other = new(), new()
    record.nonces, other.nonces = ["x", "y"], nonces
    assert record.seed() != other.seed()


def test_the_same_record_gives_the_same_game() -> None:
    record = played()
    assert GAME.codec.save(record.replay(GAME)) == GAME.codec.save(reread(record).replay(GAME))


# Replaying


def test_a_replay_stops_after_as_many_actions_as_asked_for() -> None:
    assert GAME.codec.save(played().replay(GAME, upto=20)) == GAME.codec.save(played(20).replay(GAME))


def test_a_replay_can_tell_what_happened() -> None:
    assert played(20).replay(GAME, events=True).events


def test_an_action_that_is_not_legal_is_named_with_its_number_seat_and_reason() -> None:
    record = played(20)
    record.add(0, "summon:hydra")
    with pytest.raises(BadRecord, match=r"^action 21: 'summon:hydra' is not legal for seat 0: ."):
        record.replay(GAME)


def test_an_unknown_action_is_named_with_its_number() -> None:
    record = played(3)
    record.add(0, "fly")
    with pytest.raises(BadRecord, match=r"^action 4: unknown action 'fly'"):
        record.replay(GAME)


def test_a_seat_that_does_not_exist_has_no_legal_action() -> None:
    record = new()
    record.add(9, "end_turn")
    with pytest.raises(BadRecord, match=r"^action 1: 'end_turn' is not legal for seat 9"):
        record.replay(GAME)


def test_what_is_not_legal_is_not_applied() -> None:
    record, state = played(20), played(20).replay(GAME)
    before = GAME.codec.save(state)
    with pytest.raises(BadRecord):
        list(records.follow(GAME, state, [records.Move(0, "summon:hydra")]))
    assert GAME.codec.save(state) == before
    assert len(record.actions) == 20


def test_another_rules_version_is_refused() -> None:
    record = played(3)
    record.rules_version = "0"
    with pytest.raises(BadRecord, match=r"^rules_version: expected '1', not '0'$"):
        record.replay(GAME)


def test_another_game_is_refused() -> None:
    record = played(3)
    record.game = "chess"
    with pytest.raises(BadRecord, match=r"^game: expected 'vale', not 'chess'$"):
        record.start(GAME)


def test_a_number_of_seats_that_the_game_is_not_for_is_refused() -> None:
    with pytest.raises(BadRecord, match="2 to 4 players, not 1"):
        new(seats=1).start(GAME)


# Taking back


def test_actions_that_were_taken_back_do_not_stand() -> None:
    record = played(10)
    record.undo(3)
    assert record.standing() == played(7).actions
    assert len(record.actions) == 10


def test_play_goes_on_after_an_undo() -> None:
    record, longer = played(10), played(12)
    record.undo(2)
    for move in longer.actions[8:]:
        record.add(*move)
    record.undo(1)
    record.undo(1)
    assert record.standing() == played(10).actions
    assert GAME.codec.save(reread(record).verify(GAME)) == GAME.codec.save(played(10).replay(GAME))


def test_a_game_whose_end_is_taken_back_has_no_result() -> None:
    record = played()
    record.undo(1)
    assert record.result is None
    record.verify(GAME)


@pytest.mark.parametrize("back", [-1, 0, 11])
def test_only_actions_that_stand_can_be_taken_back(back: int) -> None:
    with pytest.raises(ValueError, match=r"^expected to take back 1 to 10 actions, not "):
        played(10).undo(back)


@pytest.mark.parametrize(
    ("undos", "complaint"),
    [
        ([{"after": 11, "back": 1}], "undo 1: expected after to be 0 to 10"),
        ([{"after": 4, "back": 5}], "undo 1: expected back to be 1 to 4"),
        ([{"after": 4, "back": 0}], "undo 1: expected back to be 1 to 4"),
        ([{"after": 4, "back": 1}, {"after": 3, "back": 1}], "undo 2: expected after to be 4 to 10"),
        ([{"after": 4, "back": 3}, {"after": 5, "back": 3}], "undo 2: expected back to be 1 to 2"),
        ([{"after": 4}], "undo 1: expected numbers after and back"),
        ([4], "undo 1: expected numbers after and back"),
    ],
)
def test_an_undo_must_find_what_it_takes_back(undos: list[object], complaint: str) -> None:
    with pytest.raises(BadRecord) as raised:
        reread(played(10), undos=undos)
    assert str(raised.value) == complaint


# Verifying


@pytest.mark.parametrize("moves", [0, 25, 10_000])
def test_an_honest_record_verifies_at_any_time(moves: int) -> None:
    record = reread(played(moves))
    assert bool(record.verify(GAME).deciders()) == (record.result is None)


def test_a_commitment_to_another_secret_is_noticed() -> None:
    with pytest.raises(BadRecord, match=r"^commitment: expected the SHA-256 of the secret$"):
        reread(played(), secret="another").verify(GAME)


def test_a_changed_nonce_deals_other_cards() -> None:
    with pytest.raises(BadRecord, match=r"^action \d+: "):
        reread(played(), nonces=["", "x"]).verify(GAME)


RESULT: dict[str, list[float]] = played().result or {}
POINTS = "{} and {} points".format(*RESULT["scores"])
RETURNS = "returns of {} and {}".format(*RESULT["returns"])


@pytest.mark.parametrize(
    ("result", "complaint"),
    [
        (None, f"{POINTS}, not none"),
        ({}, f"{POINTS}, not none"),
        ({"scores": []}, f"{POINTS}, not none"),
        ({"scores": [99, 0, 1]}, f"{POINTS}, not 99, 0 and 1"),
        (RESULT | {"scores": [99, 0]}, f"{POINTS}, not 99 and 0"),
        (RESULT | {"returns": [0.5, 0.5]}, f"{RETURNS}, not 0.5 and 0.5"),
        (RESULT | {"winner": 1}, "scores and returns and nothing else"),
    ],
)
def test_a_wrong_result_is_told_in_words(result: object, complaint: str) -> None:
    with pytest.raises(BadRecord) as raised:
        reread(played(), result=result).verify(GAME)
    assert str(raised.value) == f"result: expected {complaint}"


def test_a_result_while_the_game_lasts_is_noticed() -> None:
    with pytest.raises(BadRecord, match=r"^result: expected none while the game lasts$"):
        reread(played(5), result=RESULT).verify(GAME)


class Counted:
    """A codec that counts the actions that are asked for."""

    def __init__(self) -> None:
        self.actions = 0

    def __getattr__(self, name: str) -> Any:
        return getattr(GAME.codec, name)

    def action(self, name: str) -> int:
        self.actions += 1
        return GAME.codec.action(name)


def test_every_action_is_played_once_however_much_was_taken_back() -> None:
    record, codec = played(40), Counted()
    game: AnyGame = Game(GAME.rules, GAME.show, GAME.judge, cast("Any", codec), GAME.examples, GAME.texts)
    for _ in range(50):
        record.undo(1)
        record.add(*record.actions[-1])
    record.verify(game)
    assert codec.actions == len(record.actions) == 90


def test_an_action_that_was_taken_back_must_have_been_legal_too() -> None:
    record = played(10)
    record.add(0, "summon:hydra")
    record.undo(1)
    record.replay(GAME)
    with pytest.raises(BadRecord, match=r"^action 11: 'summon:hydra'"):
        record.verify(GAME)
