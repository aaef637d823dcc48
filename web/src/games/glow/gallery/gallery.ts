// Adventurers, companions, spells, dice and boards for the gallery.

import emblems from "../emblems.json";
import type { InLibrary } from "../../../generated/library";
import told from "../../../generated/library-glow.json";
import { searched, type Collection, type Facet, type Item, type Known } from "../../../gallery/collection";
import { say } from "../../../language/language.svelte";
import { fromJson } from "../../../wire/json";
import AnyCard from "../cards/AnyCard.svelte";
import AllDice from "./AllDice.svelte";
import {
  ADVENTURERS,
  cardOf,
  COMPANIONS,
  nameOf,
  slotsOf,
  SPELLS,
  textOf,
  TRACK,
  type Card,
} from "../box/cards";
import Defs from "../box/Defs.svelte";
import "../box/icons";
import { emblem, SYMBOLS, tint, TINTS, TOKENS } from "../box/palette";
import RealmRoom from "./RealmRoom.svelte";
import SeaRoom from "./SeaRoom.svelte";
import { plain, spoken } from "../words/spoken";
import Text from "../words/Text.svelte";
import { words } from "../words/words";

const ICONS = { effect: "rolling-dices", ability: TOKENS.take, points: TOKENS.light_end };
const KINDS = ["adventurer", "A", "B", "spell"] as const;
const GIVES = { light: "lt", footprint: "ft", firefly: "fl", reroll: "rr" } as const;

const kindOf = (id: string) =>
  id in ADVENTURERS ? "adventurer" : id in SPELLS ? "spell" : COMPANIONS[id]!.deck;

function given(card: Card): string[] {
  const gifts = card.gives.filter(({ count }) => count === undefined || count > 0).map(({ what }) => what);
  return card.gives.some(({ count }) => count !== undefined && count < 0) ? [...gifts, "loss"] : gifts;
}

function brings(id: string): string[] {
  const companion = COMPANIONS[id];
  return [
    ...(companion?.die || id in ADVENTURERS ? ["die"] : []),
    ...(companion?.reroll ? ["daily"] : []),
    ...(companion?.fireflies ? ["fireflies"] : []),
    ...(companion?.kaar ? ["kaar"] : []),
  ];
}

function item(id: string): Item {
  const card = cardOf(id);
  return {
    id,
    name: nameOf(id),
    kind: words.glowGallery.kinds[kindOf(id)],
    text: searched(plain(spoken(id))),
    facets: {
      kind: [kindOf(id)],
      needs: [...(card.when?.all ?? []), ...(card.when?.same ? ["same"] : [])],
      bars: card.when?.none ?? [],
      gives: given(card),
      brings: brings(id),
    },
    ranks: { points: -card.points, fireflies: -(COMPANIONS[id]?.fireflies ?? 0) },
  };
}

const elements = () =>
  TRACK.map((value) => ({
    value,
    label: words.glow.space[value],
    icon: SYMBOLS[value],
    tint: TINTS[value],
  }));

const facets = (): Facet[] => {
  const says = words.glowGallery;
  return [
    {
      name: "kind",
      title: says.kind,
      values: KINDS.map((value) => ({ value, label: says.groups[value] })),
    },
    {
      name: "needs",
      title: says.needs,
      values: [...elements(), { value: "same", label: says.same, icon: "rolling-dices", tint: "wild" }],
    },
    { name: "bars", title: says.bars, values: elements() },
    {
      name: "gives",
      title: says.gives,
      values: [
        ...(Object.keys(GIVES) as (keyof typeof GIVES)[]).map((value) => ({
          value,
          label: words.glow.goods[value],
          icon: TOKENS[value],
          tint: GIVES[value],
        })),
        { value: "skull", label: says.skull, icon: TOKENS.skull },
        { value: "fetch", label: says.fetch, icon: TOKENS.bury },
        { value: "spells", label: says.spells, icon: TOKENS.spell },
        { value: "loss", label: says.loss, icon: "broken-tablet" },
      ],
    },
    {
      name: "brings",
      title: says.brings,
      values: [
        { value: "die", label: says.die, icon: TOKENS.any_die },
        { value: "daily", label: says.daily, icon: TOKENS.reroll },
        { value: "fireflies", label: words.glow.goods.firefly, icon: TOKENS.firefly },
        { value: "kaar", label: says.kaar, icon: emblems.pieces.black_die },
      ],
    },
  ];
};

/** What the game knows of a card, as messages. */
const library = fromJson<Record<string, InLibrary>>(told);

/** Partners with their reasons in words, and rulings. */
const known = (): Record<string, Known> =>
  Object.fromEntries(
    Object.entries(library).map(([id, { partners, rulings }]) => [
      id,
      { partners: partners.map(({ why, cards }) => ({ why: say(why), cards })), rulings },
    ]),
  );

// Words are asked for each time, since the language may change.
const collection: Collection = {
  game: "glow",
  get title() {
    return words.glowGallery.title;
  },
  get items() {
    return [...Object.keys(ADVENTURERS), ...Object.keys(COMPANIONS), ...Object.keys(SPELLS)].map(item);
  },
  get facets() {
    return facets();
  },
  groups: "kind",
  get orders() {
    return (["points", "fireflies"] as const).map((name) => ({
      name,
      title: words.glowGallery.orders[name],
    }));
  },
  get known() {
    return known();
  },
  texts: (id) => slotsOf(id).map((slot) => ({ title: "", icon: ICONS[slot], text: textOf(id, slot) })),
  spoken: (id) => spoken(id),
  emblem: (id) => ({ icon: emblem(id), tint: tint(id) }),
  Card: AnyCard,
  Defs,
  Text,
  get rooms() {
    const { realm, sea } = words.glowGallery.rooms;
    return [
      { name: "dice", title: words.glow.dice, icon: "rolling-dices", show: AllDice },
      { name: "realm", title: realm, icon: emblems.phases.afternoon, show: RealmRoom },
      { name: "sea", title: sea, icon: TOKENS.boat, show: SeaRoom },
    ];
  },
};

export default collection;
