// What is heard at the table, as data: soft tones of one scale (D F G A C), air for what rustles, wood for what knocks.

export interface Note {
  hz: number; // of a tone, or around which noise rustles
  at: number; // seconds after the beginning
  lasts: number;
  loud: number; // of 1
  of: "tone" | "bell" | "wood" | "air";
}

/** A degree of the scale: 0 is D, then F, G, A, C; 5 is the next D, -5 the one below. */
export type Degree = number;

/** A quiet place: a drone that breathes, air that swells, and now and then a bell. It repeats after some seconds. */
export interface Ambience {
  name: string;
  drone: Degree[];
  air: { hz: number; loud: number; swells: number }; // how often it swells before it repeats
  bells: { degree: Degree; at: number }[]; // in seconds
}

export type Motif = "motif0" | "motif1" | "motif2" | "motif3" | "motif4"; // one for each family or element of a game
export type Sound =
  | Motif
  | "card"
  | "stone"
  | "dice"
  | "knock"
  | "gain"
  | "loss"
  | "turn"
  | "last"
  | "chat"
  | "reaction"
  | "nudge"
  | "end";

export const LOOP = 24; // seconds of an ambience
export const SEMITONES = [0, 3, 5, 7, 10]; // of the scale
const LOWEST = 146.83; // D3, in hertz

export function pitch(degree: Degree): number {
  const octave = Math.floor(degree / SEMITONES.length);
  const step = SEMITONES[degree - octave * SEMITONES.length]!;
  return LOWEST * 2 ** (octave + step / 12);
}

const tone = (degree: Degree, at: number, lasts: number, loud: number): Note => ({
  hz: pitch(degree),
  at,
  lasts,
  loud,
  of: "tone",
});
const bell = (...note: Parameters<typeof tone>): Note => ({ ...tone(...note), of: "bell" });
const air = (hz: number, at: number, lasts: number, loud: number): Note => ({
  hz,
  at,
  lasts,
  loud,
  of: "air",
});
const wood = (degree: Degree, at: number, loud: number): Note => ({
  ...tone(degree, at, 0.09, loud),
  of: "wood",
});

/** Three bells that begin on the note of a family: fire D, water F, earth G, wind A, the fifth C. */
const motif = (first: Degree, second: Degree, third: Degree): Note[] => [
  wood(first - 5, 0, 0.22),
  bell(first, 0.02, 1.3, 0.3),
  bell(second, 0.16, 1.1, 0.18),
  bell(third, 0.32, 1.5, 0.15),
];

export const SOUNDS: Record<Sound, Note[]> = {
  motif0: motif(0, 3, 5),
  motif1: motif(1, 0, 3),
  motif2: motif(2, 4, 2),
  motif3: motif(3, 5, 8),
  motif4: motif(4, 6, 9),
  card: [air(1500, 0, 0.1, 0.3), wood(2, 0.05, 0.3)],
  stone: [bell(10, 0, 0.22, 0.16), wood(5, 0, 0.16)],
  dice: [0, 0.06, 0.13, 0.22, 0.34].flatMap((at, i) => [
    air(1000 + 150 * (i % 3), at, 0.05, 0.34 - 0.05 * i),
    wood(3 - (i % 2), at, 0.26 - 0.035 * i),
  ]),
  knock: [air(1100, 0, 0.05, 0.3), wood(2, 0, 0.3)],
  gain: [bell(8, 0, 0.5, 0.16), bell(10, 0.07, 0.8, 0.14)],
  loss: [tone(0, 0, 0.45, 0.22), wood(-5, 0, 0.34), tone(-1, 0.1, 0.6, 0.16)],
  turn: [bell(5, 0, 0.9, 0.22), bell(8, 0.14, 1.3, 0.2)],
  last: [bell(0, 0, 1.6, 0.24), bell(3, 0.3, 1.6, 0.2), bell(0, 0.6, 1.8, 0.2)],
  chat: [bell(8, 0, 0.2, 0.12), bell(9, 0.08, 0.3, 0.1)],
  reaction: [tone(7, 0, 0.14, 0.14), tone(10, 0.07, 0.2, 0.12)],
  nudge: [bell(8, 0, 0.4, 0.2), bell(5, 0.16, 0.4, 0.18), bell(8, 0.32, 0.8, 0.2)],
  end: [0, 3, 5, 7, 8, 10].map((degree, i) => bell(degree, 0.13 * i, 2.3 - 0.12 * i, 0.22 - 0.018 * i)),
};
