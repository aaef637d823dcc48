"""Sound, measured: rendered in the browser without being heard, then judged by its samples."""

from pathlib import Path

import pytest

import everglow.server

SCALE = [0, 3, 5, 7, 10, 12]  # semitones above D
MOTIFS = ["motif0", "motif1", "motif2", "motif3", "motif4"]
TUNED = [*MOTIFS, "gain", "turn", "last", "chat", "nudge", "end"]
ALL = [*TUNED, "loss", "reaction", "card", "stone", "dice", "knock"]
MEASURE = """(samples, rate) => {
  const D3 = 146.83, part = Math.floor(rate / 4);
  const square = (all) => all.reduce((sum, one) => sum + one * one, 0);
  const power = (all, hz) => {  // Goertzel
    const turn = 2 * Math.cos(2 * Math.PI * hz / rate);
    let [a, b] = [0, 0];
    for (const one of all) [a, b] = [one + turn * a - b, a];
    return a * a + b * b - turn * a * b;
  };
  const strongest = (all) => {
    let best = [0, 0];
    for (let half = -24; half < 96; half++)
      best = [best, [power(all, D3 * 2 ** (half / 24)), half / 2]].reduce((x, y) => (y[0] > x[0] ? y : x));
    return best[1];
  };
  let loud = 0, peak = 0, jump = 0, [low, lower, high] = [0, 0, 0];
  for (let at = 0; at + part <= samples.length; at += part / 2)
    loud = Math.max(loud, Math.sqrt(square(samples.subarray(at, at + part)) / part));
  const k = 1 - Math.exp(-2 * Math.PI * 5000 / rate);
  samples.forEach((one, i) => {
    peak = Math.max(peak, Math.abs(one));
    if (i) jump = Math.max(jump, Math.abs(one - samples[i - 1]));
    low += k * (one - low);
    lower += k * (low - lower);
    high += (one - low) * (one - low);
  });
  return { loud, peak, jump, high: high / square(samples), tone: strongest(samples),
           first: strongest(samples.subarray(0, Math.floor(rate / 7))) };
}"""
RENDERED = f"""async ([file, sounds]) => {{
  const synth = await import(file), measure = {MEASURE}, found = {{}};
  for (const sound of sounds) found[sound] = measure(await synth.rendered(sound), 44100);
  return found;
}}"""
AROUND = f"""async ([file, place]) => {{
  const synth = await import(file), measure = {MEASURE};
  const round = await synth.ambience(place), samples = round.getChannelData(0);
  return {{ ...measure(samples, round.sampleRate), seam: Math.abs(samples.at(-1) - samples[0]) }};
}}"""
PLACE = {  # as loud as any that a game has
    "name": "sea",
    "drone": [-5, -3, 1],
    "air": {"hz": 520, "loud": 0.026, "swells": 4},
    "bells": [{"degree": 8, "at": 3}, {"degree": 10, "at": 17}],
}
ASSETS = Path(everglow.server.__file__).parent / "client" / "assets"


def chunk():
    [found] = ASSETS.glob("synth-*.js")
    return found.name


def compressed(pieces):
    """Bytes of the files whose names begin like this, as they are sent."""
    found = [file for file in ASSETS.glob("*.gz") if file.name.lower().startswith(pieces)]
    return sum(file.stat().st_size for file in found)


@pytest.fixture
def figures(visit):
    return visit().evaluate(RENDERED, [f"/assets/{chunk()}", ALL])


def test_no_sound_clips_and_none_is_shrill_or_clicks(figures):
    for sound, found in figures.items():
        assert 0.01 < found["peak"] < 0.9, (sound, found)
        assert found["jump"] < 0.15, (sound, found)
        assert found["high"] < 0.1, (sound, found)


def test_all_motifs_are_in_one_scale_and_each_begins_on_a_note_of_its_own(figures):
    for sound in TUNED:
        assert figures[sound]["tone"] % 12 in SCALE, (sound, figures[sound])
    assert len({figures[sound]["first"] % 12 for sound in MOTIFS}) == len(MOTIFS)


def test_the_ambience_is_far_quieter_than_what_happens_and_repeats_without_a_click(figures, visit):
    around = visit().evaluate(AROUND, [f"/assets/{chunk()}", PLACE])
    assert 0 < around["peak"] < 0.15
    assert around["loud"] < min(figures[sound]["loud"] for sound in MOTIFS) / 2
    assert around["seam"] < 0.02


def test_sound_is_a_small_file_of_its_own():
    assert compressed("synth-") <= 10_000


@pytest.mark.parametrize(("pieces", "most"), [("vale-", 150_000), ("glow-", 150_000), ("roll-", 45_000)])
def test_a_game_is_a_small_piece_and_so_are_its_dice(pieces, most):
    assert 1_000 < compressed(pieces) <= most


def test_phones_are_silent_until_somebody_asks(visit):
    page = visit(viewport={"width": 390, "height": 844}, has_touch=True, is_mobile=True)
    page.get_by_role("button", name="Settings").first.click()
    group = page.get_by_role("group", name="Sounds")
    assert group.get_by_role("radio", name="Off").is_checked()
