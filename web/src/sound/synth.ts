// Makes sound of notes with what the browser has: nothing is recorded, nothing is loaded. This file comes when
// somebody hears something for the first time.

import { LOOP, pitch, SOUNDS, type Ambience, type Note, type Sound } from "./notes";

const ATTACK = 0.012; // seconds: shorter ones click
const ROOM = 1.3; // seconds until the room is silent
const WET = 0.28; // of what the room gives back
const SHRILL = 3800; // hertz above which everything fades
const QUIET = 0.5; // of a sound at full volume
const FADE = 2.5; // seconds in which an ambience comes or goes
const RATE = 22_050; // of an ambience: it has nothing high in it

/** Where notes go in: a soft ceiling, a low pass and a small room lie between here and the ear. */
export interface Stage {
  audio: BaseAudioContext;
  dry: AudioNode;
  wet: AudioNode;
  volume: GainNode;
}

export function stage(audio: BaseAudioContext, volume: number): Stage {
  const ceiling = new DynamicsCompressorNode(audio, {
    threshold: -14,
    ratio: 8,
    attack: 0.004,
    release: 0.2,
  });
  const dry = new BiquadFilterNode(audio, { type: "lowpass", frequency: SHRILL, Q: 0.5 });
  const wet = new ConvolverNode(audio, { buffer: room(audio.sampleRate), disableNormalization: false });
  const back = new GainNode(audio, { gain: WET });
  const out = new GainNode(audio, { gain: volume });
  dry.connect(ceiling);
  wet.connect(back).connect(ceiling);
  ceiling.connect(out).connect(audio.destination);
  return { audio, dry, wet, volume: out };
}

/** Plays a sound now; how loud, of 1. */
export function play(on: Stage, sound: Sound, loud = 1): void {
  const now = on.audio.currentTime + 0.005;
  for (const note of SOUNDS[sound]) sing(on, { ...note, loud: note.loud * loud }, now + note.at);
}

/** Seconds until a sound has faded, with its room. */
export const lengthOf = (sound: Sound): number =>
  Math.max(...SOUNDS[sound].map(({ at, lasts }) => at + lasts)) + ROOM;

function sing(on: Stage, note: Note, begin: number): void {
  const struck = shaped(on, note, begin);
  const end = begin + note.lasts + 0.05;
  if (note.of === "air") return start(hiss(on.audio), band(on.audio, note.hz, struck), begin, end);
  const tone = new OscillatorNode(on.audio, {
    frequency: note.hz,
    type: note.of === "wood" ? "triangle" : "sine",
  });
  start(tone, struck, begin, end);
  if (note.of === "bell") overtone(on, note, begin);
}

/** A soft octave above, which fades first: glass, not metal. */
function overtone(on: Stage, note: Note, begin: number): void {
  const above = { ...note, hz: 2 * note.hz, loud: 0.22 * note.loud, lasts: 0.4 * note.lasts };
  const tone = new OscillatorNode(on.audio, { frequency: above.hz });
  start(tone, shaped(on, above, begin), begin, begin + above.lasts + 0.05);
}

function start(source: AudioScheduledSourceNode, into: AudioNode, begin: number, end: number): void {
  source.connect(into);
  source.start(begin);
  source.stop(end);
}

/** Struck, then fading away. */
function shaped(on: Stage, note: Note, begin: number): AudioNode {
  const gain = new GainNode(on.audio, { gain: 0 });
  gain.gain.setValueAtTime(0, begin);
  gain.gain.linearRampToValueAtTime(note.loud * QUIET, begin + ATTACK);
  gain.gain.exponentialRampToValueAtTime(0.0001, begin + note.lasts);
  gain.connect(on.dry);
  gain.connect(on.wet);
  return gain;
}

const band = (audio: BaseAudioContext, hz: number, into: AudioNode): AudioNode => {
  const filter = new BiquadFilterNode(audio, { type: "bandpass", frequency: hz, Q: 0.9 });
  filter.connect(into);
  return filter;
};

const hisses = new Map<number, AudioBuffer>(); // by rate: every die that knocks hisses
function hiss(audio: BaseAudioContext): AudioBufferSourceNode {
  const { sampleRate } = audio;
  if (!hisses.has(sampleRate)) hisses.set(sampleRate, noise(sampleRate, 0.5));
  return new AudioBufferSourceNode(audio, { buffer: hisses.get(sampleRate)!, loop: true });
}

/** The same noise every time, so that a sound can be measured. */
function noise(rate: number, seconds: number): AudioBuffer {
  const buffer = new AudioBuffer({ length: Math.round(rate * seconds), sampleRate: rate });
  let seed = 1;
  const next = () => (seed = (seed * 48_271) % 2_147_483_647) / 1_073_741_823.5 - 1;
  buffer.copyToChannel(Float32Array.from({ length: buffer.length }, next), 0);
  return buffer;
}

/** What a small room of wood gives back: noise that fades, the high parts first. */
function room(rate: number): AudioBuffer {
  const buffer = noise(rate, ROOM);
  const samples = buffer.getChannelData(0);
  let low = 0;
  samples.forEach((sample, i) => {
    const left = 1 - i / samples.length;
    low += (0.12 + 0.5 * left ** 4) * (sample - low);
    samples[i] = low * left ** 3;
  });
  return buffer;
}

/** One round of an ambience, made once; then it only has to be repeated, which costs next to nothing. */
export function ambience(place: Ambience, rate = RATE): Promise<AudioBuffer> {
  const audio = new OfflineAudioContext(1, LOOP * rate, rate);
  for (const [i, degree] of place.drone.entries()) drone(audio, degree, i);
  swell(audio, place.air);
  const on = { audio, dry: audio.destination, wet: audio.destination, volume: new GainNode(audio) };
  for (const { degree, at } of place.bells)
    sing(on, { hz: pitch(degree), at, lasts: 4, loud: 0.016, of: "bell" }, at);
  return audio.startRendering();
}

/** Whole numbers of waves fit into a round, so that its end meets its beginning. */
const whole = (hz: number) => Math.round(hz * LOOP) / LOOP;

function drone(audio: OfflineAudioContext, degree: number, i: number): void {
  const tone = new OscillatorNode(audio, { frequency: whole(pitch(degree)) });
  const breath = new OscillatorNode(audio, { frequency: (i + 1) / LOOP });
  const depth = new GainNode(audio, { gain: 0.006 });
  const gain = new GainNode(audio, { gain: 0.012 });
  breath.connect(depth).connect(gain.gain);
  tone.connect(gain).connect(audio.destination);
  tone.start();
  breath.start();
}

function swell(audio: OfflineAudioContext, { hz, loud, swells }: Ambience["air"]): void {
  const source = new AudioBufferSourceNode(audio, { buffer: noise(audio.sampleRate, LOOP) });
  const low = new BiquadFilterNode(audio, { type: "lowpass", frequency: hz, Q: 0.3 });
  const tide = new OscillatorNode(audio, { frequency: swells / LOOP });
  const gain = new GainNode(audio, { gain: loud });
  tide.connect(new GainNode(audio, { gain: 0.6 * loud })).connect(gain.gain);
  source.connect(low).connect(gain).connect(audio.destination);
  source.start();
  tide.start();
}

/** An ambience that is heard, until it is left. Nobody notices when it is late, so it has a slow context of its own. */
export class Surroundings {
  private readonly audio = new AudioContext({ latencyHint: "playback", sampleRate: RATE });
  private readonly gain = new GainNode(this.audio, { gain: 0 });

  constructor(round: AudioBuffer, volume: number) {
    const source = new AudioBufferSourceNode(this.audio, { buffer: round, loop: true });
    source.connect(this.gain).connect(this.audio.destination);
    source.start();
    this.fade(volume);
  }

  fade(volume: number): void {
    const { currentTime } = this.audio;
    this.gain.gain.cancelScheduledValues(currentTime);
    this.gain.gain.setTargetAtTime(volume, currentTime, FADE / 4);
  }

  leave(): void {
    this.fade(0);
    setTimeout(() => void this.audio.close(), 1000 * FADE);
  }
}

/** A sound as samples, for whoever measures it. */
export async function rendered(sound: Sound, rate = 44_100): Promise<Float32Array> {
  const audio = new OfflineAudioContext(1, Math.ceil(lengthOf(sound) * rate), rate);
  play(stage(audio, 1), sound);
  return (await audio.startRendering()).getChannelData(0);
}
