"""Positions in which somebody decides are judged, and the time of it is told."""

from benchmarks.judgement import cost, main, positions, told

from everglow.bots.judges import judge_of
from everglow.games import games

VALE = games()["vale"]


def test_every_position_of_a_game_asks_somebody():
    met = positions(VALE, 3)
    assert len(met) > 50
    assert all(world.deciders() for world in met)


def test_a_judgement_costs_something_at_every_seat():
    met, asked = positions(VALE, 3)[:20], []
    judge = judge_of(VALE)
    assert cost(lambda world, seat: asked.append(seat) or judge(world, seat), met, 3) > 0
    assert asked == [0, 1, 2] * 20


def test_the_middle_and_the_best_round_are_told():
    assert told("vale, net", [3.0, 1.0, 2.0]) == "vale, net: 2.0 µs a judgement (1.0 at best)"


def test_tables_of_two_three_and_four_are_measured(capsys):
    main(1)
    lines = capsys.readouterr().out.splitlines()
    tables = [f"{name}, {seats} players" for name in games() for seats in (2, 3, 4)]
    assert [line.split(": ")[0] for line in lines] == [
        f"{table}, {judge}" for table in tables for judge in ("net", "by hand")
    ]
