// What is heard at the table, as notes: a few soft tones in one scale (pentatonic, on D), and air for what rustles.

export interface Note {
  hz: number; // of a tone, or around which noise rustles
  at: number; // seconds after the beginning
  lasts: number;
  loud: number; // of 1
  of: "sine" | "triangle" | "air";
}

export type Sound = "card" | "stone" | "dice" | "turn" | "chat" | "end";

const tone = (hz: number, at: number, lasts: number, loud: number): Note => ({
  hz,
  at,
  lasts,
  loud,
  of: "sine",
});
const air = (hz: number, at: number, lasts: number, loud: number): Note => ({
  hz,
  at,
  lasts,
  loud,
  of: "air",
});
const wood = (hz: number, at: number, loud: number): Note => ({ hz, at, lasts: 0.07, loud, of: "triangle" });

export const SOUNDS: Record<Sound, Note[]> = {
  card: [air(2400, 0, 0.09, 0.25), wood(196, 0.05, 0.3)],
  stone: [tone(1174.7, 0, 0.16, 0.16), tone(2637, 0.01, 0.09, 0.06), wood(587.3, 0, 0.14)],
  dice: [0, 0.06, 0.13, 0.22, 0.34].flatMap((at, i) => [
    air(1300 + 220 * (i % 3), at, 0.04, 0.3 - 0.045 * i),
    wood(330 - 18 * i, at, 0.22 - 0.03 * i),
  ]),
  turn: [tone(587.3, 0, 0.7, 0.2), tone(880, 0.12, 0.9, 0.17), tone(1174.7, 0.24, 1.1, 0.07)],
  chat: [tone(880, 0, 0.12, 0.14), tone(1318.5, 0.08, 0.2, 0.1)],
  end: [293.7, 440, 587.3, 740, 880, 1174.7].map((hz, i) =>
    tone(hz, 0.11 * i, 1.9 - 0.15 * i, 0.2 - 0.02 * i),
  ),
};
