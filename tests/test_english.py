"""English grammar that the texts of all games share."""

import pytest

from everglow.english import clause, second_person


@pytest.mark.parametrize(
    ("said", "to_you"),
    [("marks a card", "mark a card"), ("goes on", "go on"), ("copies Hydra", "copy Hydra"), ("wins", "win")],
)
def test_verbs_agree_with_you(said, to_you):
    assert second_person(said) == to_you


def test_only_whoever_does_it_is_you():
    assert clause(1, "loses 2", ["Ana", "Bo"], 1) == "You lose 2"
    assert clause(1, "loses 2", ["Ana", "Bo"], 0) == clause(1, "loses 2", ["Ana", "Bo"], None) == "Bo loses 2"
