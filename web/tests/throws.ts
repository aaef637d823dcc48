// Every die with every face that it can show.

import type { Colour, Face } from "../src/games/glow/box/cards";
import { DICE } from "../src/games/glow/box/palette";

const ELEMENTS: Face[] = ["fire", "water", "earth", "air", "nature"];

export const COLOURS_AND_FACES = (Object.keys(DICE) as Colour[]).flatMap((colour) =>
  [...new Set([...ELEMENTS, DICE[colour].home])].map((face): [Colour, Face] => [colour, face]),
);
