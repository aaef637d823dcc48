// Every die with every face that it can show.

import { FACES, type Colour, type Face } from "../src/games/glow/box/cards";

export const COLOURS_AND_FACES = (Object.keys(FACES) as Colour[]).flatMap((colour) =>
  [...new Set(FACES[colour])].map((face): [Colour, Face] => [colour, face]),
);
