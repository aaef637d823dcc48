// Drawings for the rules, by the address of what they show.

import type { Component } from "svelte";
import "../box/icons";
import Anatomy from "./FigureCard.svelte";
import Kinds from "./FigureKinds.svelte";
import Marking from "./FigureMarking.svelte";
import Slots from "./FigureSlots.svelte";
import Values from "./FigureValues.svelte";
import Worth from "./FigureWorth.svelte";
import Sales from "./FigureSales.svelte";
import Parts from "./FigureTable.svelte";

const figures: Record<string, Component> = {
  "in-two-minutes": Parts,
  cards: Anatomy,
  stones: Worth,
  slots: Slots,
  hunt: Marking,
  R31: Sales,
  effects: Kinds,
  R03: Values,
};
export default figures;
