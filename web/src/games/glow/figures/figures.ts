// Drawings for the rules, by the address of what they show.

import type { Component } from "svelte";
import Boards from "./FigureRealm.svelte";
import Conditions from "./FigureConditions.svelte";
import Defs from "../box/Defs.svelte";
import Dice from "./FigureDice.svelte";
import "../box/icons";
import Lantern from "./FigureCard.svelte";
import Reroll from "./FigureReroll.svelte";
import Sailing from "./FigureSea.svelte";
import Track from "./FigureTrack.svelte";
import Parts from "./FigureTable.svelte";

const figures: Record<string, Component> = {
  "": Defs, // what drawings refer to
  "in-two-minutes": Parts,
  cards: Lantern,
  dice: Dice,
  "late-morning": Reroll,
  conditions: Conditions,
  R1: Track,
  journey: Boards,
  sailing: Sailing,
};
export default figures;
