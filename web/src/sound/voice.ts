// Plays notes with what the browser has; nothing is recorded, nothing is loaded.

import { settings } from "../settings.svelte";
import { SOUNDS, type Note, type Sound } from "./notes";

const SOON = 70; // milliseconds in which the same sound is heard once
const ATTACK = 0.008; // seconds: shorter ones click
let context: AudioContext | undefined;
let hiss: AudioBuffer | undefined;
const heard = new Map<Sound, number>();

/** Browsers, and people, want silence before the first touch. */
export function wake(): void {
  if (settings.sound && "AudioContext" in window) context ??= new AudioContext();
  void context?.resume();
}

export function ring(sound: Sound): void {
  if (!context || !settings.sound || settings.volume === 0) return;
  const now = performance.now();
  if (now - (heard.get(sound) ?? -SOON) < SOON) return;
  heard.set(sound, now);
  for (const note of SOUNDS[sound]) play(context, note);
}

function play(audio: AudioContext, note: Note): void {
  const begin = audio.currentTime + note.at;
  const source = note.of === "air" ? rustle(audio) : string(audio, note.hz, note.of);
  source.connect(note.of === "air" ? band(audio, note, begin) : shaped(audio, note, begin));
  source.start(begin);
  source.stop(begin + note.lasts + 0.05);
}

function string(audio: AudioContext, hz: number, type: OscillatorType): OscillatorNode {
  return new OscillatorNode(audio, { frequency: hz, type });
}

function rustle(audio: AudioContext): AudioBufferSourceNode {
  hiss ??= noise(audio);
  return new AudioBufferSourceNode(audio, { buffer: hiss });
}

function noise(audio: AudioContext): AudioBuffer {
  const buffer = new AudioBuffer({ length: audio.sampleRate / 2, sampleRate: audio.sampleRate });
  buffer.copyToChannel(
    Float32Array.from({ length: buffer.length }, () => 2 * Math.random() - 1),
    0,
  );
  return buffer;
}

function band(audio: AudioContext, note: Note, begin: number): AudioNode {
  const filter = new BiquadFilterNode(audio, { type: "bandpass", frequency: note.hz, Q: 0.9 });
  filter.connect(shaped(audio, note, begin));
  return filter;
}

/** Struck, then fading away. */
function shaped(audio: AudioContext, note: Note, begin: number): AudioNode {
  const gain = new GainNode(audio, { gain: 0 });
  gain.gain.setValueAtTime(0, begin);
  gain.gain.linearRampToValueAtTime(note.loud * settings.volume * 0.5, begin + ATTACK);
  gain.gain.exponentialRampToValueAtTime(0.0001, begin + note.lasts);
  gain.connect(audio.destination);
  return gain;
}
