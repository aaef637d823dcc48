// Every element has a motif of its own, which is heard when a companion joins from its space.

import type { Motif } from "../../../sound/notes";
import type { Element } from "../box/cards";

export const MOTIFS: Record<Element, Motif> = {
  fire: "motif0",
  water: "motif1",
  earth: "motif2",
  air: "motif3",
  nature: "motif4",
};
