// What the game tells of its table, as the client reads it.

import type { Colour, Element, Face } from "../box/cards";

export interface DieTold {
  colour: Colour;
  of: string | null; // the card that a large one belongs to
  face: Face | null;
}

export interface Player {
  adventurer: string | null;
  light: number;
  lapped: boolean;
  footprints: number;
  fireflies: number;
  reroll_tokens: number;
  rerolls_left: number;
  reroll_field: number | null;
  ready: string[];
  companions: string[];
  resolved: string[];
  spells: (string | null)[];
  dice: DieTold[];
  counting: Record<Face, number>;
  used: Record<Element, number>;
  acting: Record<string, number>;
  paying_out: { light?: number; footprint?: number };
  group: string;
  camp: string;
  entered: string[];
  boats: string[];
  score: Record<"before" | "cards" | "board" | "fireflies" | "footprints" | "total", number>;
  travelling: boolean;
}

export interface Space {
  space: Element;
  companion: string | null;
  dice: Colour[];
  footprints: number;
}

export interface View {
  game: "glow";
  seat: number | null;
  board: "realm" | "sea";
  round: number;
  phase: "setup" | "morning" | "late_morning" | "noon" | "afternoon" | "evening" | "end";
  start: number;
  deciders: number[];
  winners: number[];
  deck: number;
  spell_pile: number;
  deck_back: "A" | "B" | null;
  graveyard: string[];
  reserve: Colour[];
  track: Space[];
  players: Player[];
}

/** The way to a far spot, as the game plans it: its steps, and what they take and give. */
export interface Trip {
  steps: string[]; // names of actions
  dice: Element[];
  footprints?: number;
  lacking?: number; // footprints
  light?: number; // lost
  skulls?: number;
  fireflies?: number;
  rerolls?: number;
}
