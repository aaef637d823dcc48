"""Chance: the same on every platform, fair, and apart for every lane."""

import itertools
import json

import pytest

from everglow.rng import TABLE, Chance, Scripted, ScriptEnded, fast, hashed, load, stream

# The first words of BLAKE2b in counter mode with a key of 32 zeros, and of sfc32.
HASHED_0 = [0xFFC93388, 0xBAAC37C1, 0xB0E9DB36]
HASHED_0_WORDS_16_TO_18 = [0xFDA7603D, 0x0FB02BFA, 0xE6455374]
HASHED_0_LANE_2 = [0x4A4A29AF, 0xE7345EAA]
HASHED_MOST = [0x2B6F9213, 0x01A601F7]
FAST_1 = [0x1A55383E, 0x249FB8E8, 0x62027656]
FAST_1_LANE_2 = [0x24250175, 0x40703024]
FAST_5 = [0xE1E41864, 0xDA28F5F9, 0x4F212E0F]

KINDS = [pytest.param(hashed, id="hashed"), pytest.param(fast, id="fast")]


def words(chance, lane, count):
    return [chance.word(lane) for _ in range(count)]


# The same everywhere


def test_hashed_chance_is_the_same_on_every_platform():
    assert words(hashed(0, 1), TABLE, 3) == HASHED_0


def test_hashed_chance_goes_on_after_a_block_of_16_words():
    assert words(hashed(0, 1), TABLE, 18)[15:] == HASHED_0_WORDS_16_TO_18


def test_hashed_chance_has_a_stream_for_every_lane():
    assert words(hashed(0, 3), 2, 2) == HASHED_0_LANE_2


def test_a_seed_has_up_to_256_bits():
    assert words(hashed(2**256 - 1, 1), TABLE, 2) == HASHED_MOST


@pytest.mark.parametrize("seed", [-1, 2**256])
def test_a_seed_out_of_range_is_refused(seed):
    with pytest.raises(ValueError, match="a seed must be a whole number from 0 to 2\\^256 - 1"):
        hashed(seed, 1)


def test_fast_chance_is_the_same_on_every_platform():
    assert words(fast(1, 1), TABLE, 3) == FAST_1


def test_fast_chance_has_a_stream_for_every_lane():
    assert words(fast(1, 3), 2, 2) == FAST_1_LANE_2


def test_every_half_of_a_fast_seed_matters():
    assert len({tuple(words(fast(seed, 1), TABLE, 2)) for seed in (0, 1, 2**32, 2**32 + 1)}) == 4


@pytest.mark.parametrize("kind", KINDS)
def test_words_have_32_bits(kind):
    drawn = words(kind(3, 1), TABLE, 2000)
    assert 0 <= min(drawn) < 2**24
    assert 2**32 - 2**24 < max(drawn) < 2**32


# Lanes


@pytest.mark.parametrize("kind", KINDS)
def test_what_a_lane_draws_does_not_depend_on_what_another_drew_first(kind):
    apart, mixed = kind(9, 3), kind(9, 3)
    expected = [words(apart, lane, 40) for lane in range(3)]
    drawn = [[], [], []]
    for lane in [2, 0, 1, 1, 0, 2] * 20:
        drawn[lane].append(mixed.word(lane))
    assert drawn == expected


@pytest.mark.parametrize("kind", KINDS)
def test_lanes_differ_from_each_other(kind):
    chance = kind(9, 3)
    assert len({tuple(words(chance, lane, 3)) for lane in range(3)}) == 3


# Copies and saved games


@pytest.mark.parametrize("kind", KINDS)
def test_a_copy_goes_on_like_the_original(kind):
    chance = kind(4, 2)
    words(chance, 1, 5)
    twin = chance.copy()
    assert words(twin, 1, 30) == words(chance, 1, 30)
    assert words(twin, 0, 3) == words(chance, 0, 3)


@pytest.mark.parametrize("kind", KINDS)
def test_drawing_from_a_copy_leaves_the_original_alone(kind):
    chance, same = kind(4, 1), kind(4, 1)
    words(chance.copy(), TABLE, 5)
    assert words(chance, TABLE, 5) == words(same, TABLE, 5)


@pytest.mark.parametrize("kind", KINDS)
def test_saved_chance_goes_on_like_the_original(kind):
    chance = kind(4, 2)
    words(chance, 1, 21)
    again = load(json.loads(json.dumps(chance.save())))
    assert words(again, 1, 30) == words(chance, 1, 30)
    assert words(again, 0, 3) == words(chance, 0, 3)


@pytest.mark.parametrize("kind", KINDS)
def test_what_was_saved_does_not_change_any_more(kind):
    chance = kind(4, 1)
    saved = chance.save()
    before = json.dumps(saved)
    words(chance, TABLE, 5)
    words(load(saved), TABLE, 5)
    assert json.dumps(saved) == before


# Numbers below n


def test_numbers_below_6_are_the_same_on_every_platform():
    chance = hashed(0, 1)
    assert [chance.below(TABLE, 6) for _ in range(8)] == [4, 3, 4, 3, 0, 1, 0, 3]


def test_a_word_that_would_make_some_numbers_likelier_is_thrown_away():
    """Words without a fair share, 2^32 mod n of 2^32: the first word is the smallest of them."""
    assert hashed(0, 1).below(TABLE, HASHED_0[0]) == HASHED_0[1]


def test_what_is_thrown_away_is_reckoned_exactly():
    """6700417 divides 2^32 + 1, so the words without a fair share are as many as can be."""
    assert hashed(0, 1).below(TABLE, 6700417) == HASHED_0[1] % 6700417


def test_the_last_fair_word_is_used():
    assert hashed(0, 1).below(TABLE, HASHED_0[0] + 1) == HASHED_0[0]


def test_every_word_is_fair_when_n_is_a_power_of_2():
    assert hashed(0, 1).below(TABLE, 2**32) == HASHED_0[0]


def test_a_number_below_1_is_0():
    assert hashed(0, 1).below(TABLE, 1) == 0


@pytest.mark.parametrize("kind", KINDS)
def test_every_number_below_n_comes_up(kind):
    chance = kind(2, 1)
    assert {chance.below(TABLE, 7) for _ in range(200)} == set(range(7))


# A stream alone


def test_a_stream_is_what_fast_chance_draws_from():
    one = stream(1)
    assert [one.word() for _ in range(3)] == FAST_1


def test_a_stream_has_lanes_too():
    other = stream(1, 2)
    assert [other.word() for _ in range(2)] == FAST_1_LANE_2


def test_numbers_below_6_of_a_stream_are_the_same_on_every_platform():
    one = stream(5)
    assert [one.below(6) for _ in range(8)] == [4, 5, 5, 1, 0, 1, 2, 1]


def test_a_stream_throws_away_the_first_word_without_a_fair_share_and_no_other():
    assert stream(5).below(FAST_5[0]) == FAST_5[1]
    assert stream(5).below(FAST_5[0] + 1) == FAST_5[0]


def test_drawing_from_the_copy_of_a_stream_leaves_the_original_alone():
    one = stream(5)
    twin = one.copy()
    assert twin.word() == FAST_5[0]
    assert [one.word(), one.word()] == FAST_5[:2]
    assert twin.word() == FAST_5[1]


# Shuffling


@pytest.mark.parametrize("kind", KINDS)
def test_shuffling_keeps_every_item(kind):
    items = list(range(70))
    kind(5, 1).shuffle(TABLE, items)
    assert items != list(range(70))
    assert sorted(items) == list(range(70))


def test_a_shuffle_is_the_same_on_every_platform():
    items = list(range(10))
    hashed(5, 1).shuffle(TABLE, items)
    assert items == [2, 1, 4, 8, 7, 0, 9, 3, 5, 6]


def test_every_order_is_equally_likely():
    """Four items take numbers below 4, 3 and 2: each of the 24 results is another order."""
    orders = set()
    for results in itertools.product(range(4), range(3), range(2)):
        items = [0, 1, 2, 3]
        Chance.shuffle(Scripted(list(results)), TABLE, items)
        orders.add(tuple(items))
    assert len(orders) == 24


@pytest.mark.parametrize("items", [[], [3]])
def test_nothing_is_drawn_for_what_cannot_be_shuffled(items):
    before = items[:]
    Chance.shuffle(Scripted([]), TABLE, items)  # a script without results allows no drawing
    assert items == before


# Scripts


def test_a_script_says_what_comes():
    script = Scripted([2, 0])
    assert [script.below(TABLE, 3), script.below(TABLE, 1)] == [2, 0]


def test_a_script_that_has_ended_says_so():
    with pytest.raises(ScriptEnded, match="asked for a number below 4, but the script has no more results"):
        Scripted([]).below(TABLE, 4)


@pytest.mark.parametrize("result", [4, -1])
def test_a_script_cannot_say_what_could_not_happen(result):
    with pytest.raises(ScriptEnded, match=f"says {result} where a number below 4 was expected"):
        Scripted([result]).below(TABLE, 4)


def test_a_script_leaves_piles_in_the_order_in_which_they_were_written():
    items = [3, 1, 2]
    Scripted([]).shuffle(TABLE, items)
    assert items == [3, 1, 2]


def test_a_copied_script_goes_on_by_itself():
    script = Scripted([1, 2])
    script.copy().below(TABLE, 3)
    assert script.below(TABLE, 3) == 1


def test_a_saved_script_goes_on_like_the_original():
    script = Scripted([1, 2, 0])
    script.below(TABLE, 3)
    again = load(json.loads(json.dumps(script.save())))
    assert [again.below(TABLE, 3) for _ in range(2)] == [2, 0]


def test_chance_must_say_where_its_words_come_from():
    for ask in (lambda: Chance().word(TABLE), Chance().copy, Chance().save):
        with pytest.raises(NotImplementedError):
            ask()


# Damaged saves


@pytest.mark.parametrize(
    ("saved", "expected"),
    [
        ({"kind": "hashed", "key": "00", "drawn": [0]}, "expected a key of 32 bytes, not 1"),
        ({"kind": "hashed", "key": "00" * 32, "drawn": [-1]}, "expected numbers of 32 bits, not -1"),
        ({"kind": "fast", "words": [1.5, 2, 3, 4]}, "expected numbers of 32 bits, not 1.5"),
        ({"kind": "dice"}, "unknown chance 'dice'; expected hashed, fast or scripted"),
    ],
)
def test_damaged_chance_is_refused_with_what_was_expected(saved, expected):
    with pytest.raises(ValueError, match=expected):
        load(saved)


def test_chance_says_how_many_lanes_it_serves():
    assert hashed(1, 3).serves(3)
    assert not hashed(1, 3).serves(2)
    assert fast(1, 2).serves(2)
    assert not fast(1, 2).serves(3)
    assert Scripted([]).serves(5)
