// The creatures for the gallery: what they are searched, filtered and sorted by.

import { fromJson } from "../../../wire/json";
import emblems from "../emblems.json";
import "../box/icons";
import type { InLibrary } from "../../../generated/library";
import type { Details, Keyword } from "../../../generated/vale-pages";
import library from "../../../generated/library-vale.json";
import { searched, type Collection, type Facet, type Item, type Known } from "../../../gallery/collection";
import { say } from "../../../language/language.svelte";
import Card from "../cards/Card.svelte";
import { CARDS, FAMILIES, familyName, KINDS, kindName, ORDER, SLOTS, STONES } from "../box/families";
import Sales from "./Sales.svelte";
import { spoken } from "../words/spoken";
import Text from "../words/Text.svelte";
import { words } from "../words/words";

const printed = fromJson<Record<string, InLibrary & Details>>(library);
const DEAREST = 12; // what the dearest creature costs
const COSTS: Record<string, [number, number]> = { low: [0, 2], middle: [3, 5], high: [6, 8], top: [9, 99] };
const DEEDS: Record<Keyword, string> = {
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
    kind: words.valeGallery.kind({ family: card.family, cost: card.cost }),
    text: searched(spoken(id)),
    facets: {
      family: [card.family],
      effect: card.effects,
      cost: costs(card.cost),
      does: printed[id]!.deeds,
      gives: printed[id]!.stones,
    },
    ranks: { cost: card.cost, dear: -card.cost },
  };
}

const known = (id: string): Known => ({
  partners: printed[id]!.partners.map(({ why, cards }) => ({ why: say(why), cards })),
  rulings: printed[id]!.rulings,
});

function facets(): Facet[] {
  const says = words.valeGallery;
  return [
    {
      name: "family",
      title: says.family,
      values: ORDER.map((family) => ({
        value: family,
        label: familyName(family),
        icon: FAMILIES[family].icon,
        tint: family,
      })),
    },
    {
      name: "effect",
      title: says.effect,
      values: SLOTS.map((slot) => ({ value: slot, label: kindName(slot), icon: KINDS[slot].icon })),
    },
    {
      name: "cost",
      title: says.cost,
      values: Object.entries(COSTS).map(([value, [least, most]]) => ({
        value,
        label: most > DEAREST ? says.costsMore({ least }) : says.costs({ least, most }),
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
      values: Object.entries(DEEDS).map(([value, icon]) => ({
        value,
        label: says.deeds[value as keyof typeof DEEDS],
        icon,
      })),
    },
  ];
}

// Whatever is in words is asked for anew, since the language may change.
const collection: Collection = {
  game: "vale",
  get title() {
    return words.valeGallery.title;
  },
  get items() {
    return Object.keys(CARDS).map(item);
  },
  get facets() {
    return facets();
  },
  groups: "family",
  get orders() {
    const { cost, dear } = words.valeGallery.orders;
    return [
      { name: "cost", title: cost },
      { name: "dear", title: dear },
    ];
  },
  get known() {
    return Object.fromEntries(Object.keys(CARDS).map((id) => [id, known(id)]));
  },
  texts: (id) =>
    CARDS[id]!.effects.map((slot) => ({
      title: `${kindName(slot)}.`,
      icon: KINDS[slot].icon,
      text: CARDS[id]!.text(slot),
    })),
  spoken: (id) => spoken(id),
  emblem: (id) => ({ icon: EMBLEMS[id]!, tint: CARDS[id]!.family }),
  Card,
  Text,
  get rooms() {
    const title = words.valeGallery.stonesRoom;
    return [{ name: "stones", title, icon: emblems.deeds.worth, show: Sales }];
  },
};

export default collection;
