// What is heard: sounds and an ambience, as far as the person wants them. Browsers, and people, want silence before
// the first touch; until then nothing is made or loaded. While nothing is to be heard, nothing runs.

import { settings } from "../settings.svelte";
import type { Ambience, Sound } from "./notes";
import type { Stage, Surroundings } from "./synth";

const SOON = 70; // milliseconds in which the same sound is heard once
const STRONGEST = 9; // of an impact
const HAILS: Sound[] = ["turn", "nudge"]; // heard behind other pages too: they call somebody back
type Synth = typeof import("./synth");

let touched = false;
let audio: AudioContext | undefined;
let playing: { synth: Synth; on: Stage } | undefined;
let loading: Promise<void> | undefined;
let place: Ambience | null = null; // where we are
let around: { place: Ambience; surroundings: Promise<Surroundings> } | undefined; // what is heard of it
let resting: ReturnType<typeof setTimeout> | undefined;
let until = 0; // when the last sound has faded, by the clock of the page
const heard = new Map<Sound, number>();

const audible = () => settings.sound !== "off" && settings.volume > 0;

/** Somebody touches the page: from now on browsers let us be heard. */
export async function wake(): Promise<void> {
  if (!(navigator.userActivation?.hasBeenActive ?? true)) return; // the finger is not lifted yet
  touched = true;
  if (audible() && "AudioContext" in window) await begin();
}

function begin(): Promise<void> {
  audio ??= new AudioContext({ latencyHint: "interactive" });
  loading ??= import("./synth").then((synth) => {
    playing = { synth, on: synth.stage(audio!, settings.volume) };
    document.addEventListener("visibilitychange", tune);
    tune();
  });
  return loading;
}

/** The settings, the page or the place have changed. */
export function tune(): void {
  if (!playing) return;
  playing.on.volume.gain.value = settings.volume;
  surround();
  rest();
}

export function ring(sound: Sound, loud = 1): void {
  if (!touched || !audible() || !playing || (document.hidden && !HAILS.includes(sound))) return;
  const now = performance.now();
  if (now - (heard.get(sound) ?? -SOON) < SOON) return;
  heard.set(sound, now);
  until = Math.max(until, now + 1000 * playing.synth.lengthOf(sound));
  void audio?.resume();
  const { synth, on } = playing;
  setTimeout(() => synth.play(on, sound, loud)); // after the step that is heard was drawn into the page
  rest();
}

/** Something hits the table: how hard, from 1 to 9. */
export function impact(force: number): void {
  ring("knock", Math.min(1, Math.max(0.15, force / STRONGEST)));
}

/** We are somewhere else; null: nowhere. */
export function stayAt(ambience: Ambience | null): void {
  place = ambience;
  tune();
}

function surround(): void {
  const wanted = settings.sound === "all" && audible() && !document.hidden ? place : null;
  if (around && around.place === wanted)
    return void around.surroundings.then((heard) => heard.fade(settings.volume));
  void around?.surroundings.then((heard) => heard.leave());
  around = wanted ? { place: wanted, surroundings: arrive(wanted) } : undefined;
}

async function arrive(at: Ambience): Promise<Surroundings> {
  const { synth } = playing!;
  return new synth.Surroundings(await synth.ambience(at), settings.volume);
}

/** Sound costs processor time even in silence: it is stopped when nothing is to be heard for now. */
function rest(): void {
  clearTimeout(resting);
  const left = audible() ? Math.max(0, until - performance.now()) : 0;
  resting = setTimeout(() => void audio?.suspend(), left);
}
