// The creatures for the gallery: what they are searched, filtered and sorted by.

import { fromJson } from "../../../wire/json";
import emblems from "../emblems.json";
import "../box/icons";
import library from "../../../generated/library-vale.json";
import type { Collection, Item, Known } from "../../../gallery/collection";
import Card from "../cards/Card.svelte";
import { CARDS, FAMILIES, KINDS, ORDER, SLOTS, STONES } from "../box/families";
import Sales from "./Sales.svelte";
import { plain, spoken } from "../words/spoken";
import Text from "../words/Text.svelte";
import { words } from "../words/words";

const says = words.vale.gallery;
const known = fromJson<Record<string, Known & { stones: string[]; deeds: string[] }>>(library);
const COSTS: Record<string, [number, number]> = { low: [0, 2], middle: [3, 5], high: [6, 8], top: [9, 99] };
const DEEDS: Record<string, string> = {
  points: "round-star",
  cards: emblems.actions.draw,
  returns: "anticlockwise-rotation",
  discards: emblems.actions.discard,
  summons: emblems.actions.summon,
  repeats: emblems.actions.activate,
  pays: emblems.actions.sell,
  others: "three-friends",
  cheaper: emblems.deeds.cheaper,
  worth: emblems.deeds.worth,
};

const EMBLEMS = emblems.creatures as Record<string, string>;
const TINTS = { red: "gfire", blue: "water", purple: "dragon" };

const costs = (cost: number) =>
  Object.keys(COSTS).filter((name) => COSTS[name]![0] <= cost && cost <= COSTS[name]![1]);

function item(id: string): Item {
  const card = CARDS[id]!;
  return {
    id,
    name: card.name,
    kind: says.kind(FAMILIES[card.family].name, card.cost),
    text: plain(spoken(id)).toLowerCase(),
    facets: {
      family: [card.family],
      effect: SLOTS.filter((slot) => card.full[slot]),
      cost: costs(card.cost),
      does: known[id]!.deeds,
      gives: known[id]!.stones,
    },
    ranks: { cost: card.cost, dear: -card.cost },
  };
}

const collection: Collection = {
  game: "vale",
  title: words.home.creatures,
  items: Object.keys(CARDS).map(item),
  facets: [
    {
      name: "family",
      title: says.family,
      values: ORDER.map((family) => ({
        value: family,
        label: FAMILIES[family].name,
        icon: FAMILIES[family].icon,
        tint: family,
      })),
    },
    {
      name: "effect",
      title: says.effect,
      values: SLOTS.map((slot) => ({ value: slot, label: KINDS[slot].name, icon: KINDS[slot].icon })),
    },
    {
      name: "cost",
      title: says.cost,
      values: Object.entries(COSTS).map(([value, [least, most]]) => ({
        value,
        label: says.costs(least, most),
      })),
    },
    {
      name: "gives",
      title: says.gives,
      values: STONES.map((value) => ({
        value,
        label: says.stones[value],
        icon: emblems.deeds.worth,
        tint: TINTS[value],
      })),
    },
    {
      name: "does",
      title: says.does,
      values: Object.entries(DEEDS).map(([value, icon]) => ({ value, label: says.deeds[value]!, icon })),
    },
  ],
  groups: "family",
  orders: [
    { name: "cost", title: says.orders.cost },
    { name: "dear", title: says.orders.dear },
  ],
  known,
  texts: (id) =>
    SLOTS.filter((slot) => CARDS[id]!.full[slot]).map((slot) => ({
      title: `${KINDS[slot].name}.`,
      icon: KINDS[slot].icon,
      text: CARDS[id]!.full[slot]!,
    })),
  spoken: (id) => spoken(id),
  emblem: (id) => ({ icon: EMBLEMS[id]!, tint: CARDS[id]!.family }),
  Card,
  Text,
  rooms: [{ name: "stones", title: says.stonesRoom, icon: emblems.deeds.worth, show: Sales }],
};

export default collection;
