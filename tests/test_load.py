"""The crowd that measures the server hears every word, and its figures are what they say."""

import asyncio
import json
import os
import subprocess
import sys

import pytest
from benchmarks.load import instructions
from benchmarks.load.awaited import Wait, planned_games, summarise
from benchmarks.load.coached import Company, finished_games
from benchmarks.load.crowd import Crowd, Table
from benchmarks.load.house import seconds
from benchmarks.load.line import Line
from benchmarks.load.report import BEGIN, END, added, beside_analyses, coached, written
from benchmarks.load.served import Stretch, percentiles
from benchmarks.load.speeches import BoardgameIo, Plain

from everglow.games import games

BUSY = 0.3  # seconds of a processor
HANDSHAKE = b"HTTP/1.1 101 Switching Protocols\r\n\r\n"


def frame(text):
    size = len(text)
    if size < 126:
        return bytes([0x81, size]) + text
    length = (
        bytes([126]) + size.to_bytes(2, "big") if size < 1 << 16 else bytes([127]) + size.to_bytes(8, "big")
    )
    return b"\x81" + length + text


@pytest.mark.parametrize("cut", [1, 2, 3, 7, 100_000])
def test_messages_are_heard_whole_however_they_arrive(cut):
    said = [b"a", b"b" * 125, b"c" * 126, b"d" * 70_000, b""]
    stream = HANDSHAKE + b"".join(frame(text) for text in said)

    async def listen():
        heard = []
        line = Line(heard.append)
        for at in range(0, len(stream), cut):
            line.data_received(stream[at : at + cut])
        return heard

    assert asyncio.run(listen()) == said


def question_message(*legal, number=3):
    message = {"type": "update", "question": {"number": number, "legal": legal}}
    return json.dumps(message, separators=(",", ":")).encode()


def test_an_answer_is_one_of_the_legal_ones_with_the_number_of_its_question():
    said = Plain("").answer(question_message("tame:hydra", number=7), 0, lambda legal: legal[0])
    assert json.loads(said) == {"type": "act", "id": 1, "question": 7, "name": "tame:hydra"}


def test_whoever_is_not_asked_says_nothing():
    assert Plain("").answer(question_message(), 0, lambda legal: legal[0]) is None
    assert Plain("").answer(b'{"type":"update","question":null}', 0, lambda legal: legal[0]) is None


def test_a_move_at_boardgame_io_follows_the_state_that_was_told():
    told = b'42/table,["update","12",{"G":{"view":{}},"_stateID":34},[]]'
    said = BoardgameIo("").answer(told, 2, lambda moves: moves[0])
    name, move, state, match, player = json.loads(said.removeprefix(b"42/table,"))
    assert (name, state, match, player) == ("update", 34, "12", "2")
    assert move["payload"]["playerID"] == "2"


class Wire:
    def __init__(self):
        self.said = []
        self.closed = False

    def say(self, message):
        self.said.append(message)

    def close(self):
        self.closed = True


def a_table():
    crowd = Crowd(Plain(""))
    table = Table(crowd, 0)
    table.lines = [Wire() for _ in range(4)]
    table.heard = [question_message("a"), question_message(), question_message(), question_message()]
    crowd.tables = [table]
    return crowd, table


def test_an_action_is_over_when_the_last_of_the_four_has_heard_of_it():
    crowd, table = a_table()
    assert table.act(due=0.0)
    for seat in range(3):
        table.hear(seat, question_message())
    table.hear(0, b'{"type":"ack","id":1}')
    assert not crowd.latencies
    table.hear(3, question_message("b"))
    assert len(crowd.latencies) == len(crowd.acks) == 1


def test_a_table_whose_game_is_over_rests():
    crowd, table = a_table()
    table.heard = [question_message()] * 4
    asyncio.run(crowd.flat_out(0))
    assert crowd.tables == []
    assert not any(line.said for line in table.lines)


class Alone(Plain):
    async def gather(self, table, number):
        table.number = number


def test_a_crowd_that_begins_anew_has_left_its_old_tables():
    crowd, table = a_table()
    crowd.speech = Alone("")
    asyncio.run(crowd.begin_anew(3))
    assert [other.number for other in crowd.tables] == [0, 1, 2]
    assert table not in crowd.tables
    assert all(line.closed for line in table.lines)


def test_a_refusal_ends_the_measurement():
    _, table = a_table()
    with pytest.raises(SystemExit, match="not possible"):
        table.hear(0, b'{"type":"refused","id":1,"reason":"that is not possible now"}')


def test_percentiles():
    assert percentiles([n / 100 for n in range(100, 0, -1)]) == (0.51, 1.0)


def test_processor_time_is_that_of_all_processes_also_of_those_that_ended():
    before = seconds(os.getpid())
    subprocess.run(
        [sys.executable, "-c", f"import time\nwhile time.process_time() < {BUSY}: pass"], check=True
    )
    assert seconds(os.getpid()) - before > BUSY / 2


def test_only_what_lies_between_the_marks_is_written_anew():
    page = f"before\n{BEGIN}old\n{END}after\n"
    assert written(page, "new\n") == f"before\n{BEGIN}\nnew\n\n{END}after\n"
    assert written(written(page, "new\n"), "new\n") == written(page, "new\n")
    other = f"<!-- other -->\nold\n{END}" + page
    assert written(other, "new\n", "<!-- other -->\n") == f"<!-- other -->\n\nnew\n\n{END}" + page


def test_instructions_are_those_of_the_dump_by_thread(tmp_path):
    for name, text in [("1-01", "summary: 900\n\ntotals: 1200\n"), ("1-02", "totals: 300\n"), ("2-01", "")]:
        (tmp_path / f"counts.{name}").write_text(text)
    found = instructions.counts(tmp_path / "counts")
    assert found == {1: 1200, 2: 300}
    assert instructions.summarise("vale", 10, found) == (
        "vale: 150 instructions an action (the event loop 120, the store 30), of 10 actions"
    )


@pytest.mark.parametrize("name", ["vale", "glow"])
def test_games_that_are_brought_to_be_judged_are_over_and_check_out(name):
    one, other = (next(finished_games(name, number)) for number in (0, 7))
    assert not one.verify(games()[name]).deciders()
    assert one.to_json()["actions"] != other.to_json()["actions"]


@pytest.mark.parametrize("name", ["vale", "glow"])
def test_games_of_planners_are_over_and_check_out(name):
    assert not next(planned_games(name)).verify(games()[name]).deciders()


def test_waits_are_told_by_their_middle_and_the_longest():
    line = summarise("vale", [Wait(0.1, 1.0), Wait(0.3, 3.0), Wait(0.2, 2.0)])
    assert line == "vale, 3 games: first curve 0.20 s (worst 0.30), whole 2.00 s (worst 3.00)"


def test_latencies_beside_analyses_are_the_middle_of_the_rounds():
    def stretch(p99):
        return Stretch(500.0, (0.001, p99), (0.002, 2 * p99), 0.4, 0.1)

    alone, beside = (
        [stretch(p99) for p99 in rounds] for rounds in ((0.9, 0.003, 0.004), (0.005, 0.8, 0.006))
    )
    found = Company("vale", alone, beside, 7)
    *_, first, second = coached([found], 500.0)
    assert first == "| vale, alone | 1.0 ms, 4.0 ms | 2.0 ms, 8.0 ms | 0.40 | 0 |"
    assert second == "| vale, 10 analyses at a time | 1.0 ms, 6.0 ms | 2.0 ms, 12.0 ms | 0.40 | 7 |"


def test_what_analyses_add_is_told_by_round_with_an_interval():
    alone = [Stretch(500.0, (0.001, 0.002), (0.001, p99), 0.4, 0.1) for p99 in (0.002, 0.004, 0.003)]
    beside = [Stretch(500.0, (0.001, 0.002), (0.001, p99), 0.4, 0.1) for p99 in (0.003, 0.004, 0.005)]
    told = "vale: +1.0 ms (-1.5 to +3.5) at the p99 of everybody's update; by round +1.0, +0.0, +2.0"
    assert added(Company("vale", alone, beside, 7)) == f"- {told}"
    assert beside_analyses([Company("vale", alone, beside, 7)], 500.0).endswith(f"| 7 |\n\n- {told}\n")
