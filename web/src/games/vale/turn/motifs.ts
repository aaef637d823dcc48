// Every family has a motif of its own, which is heard when one of its creatures comes.

import type { Motif } from "../../../sound/notes";
import { CARDS, type Family } from "../box/families";

const MOTIFS: Record<Family, Motif> = {
  fire: "motif0",
  water: "motif1",
  earth: "motif2",
  wind: "motif3",
  dragon: "motif4",
};

export const motifOf = (card: string): Motif => MOTIFS[CARDS[card]!.family];
