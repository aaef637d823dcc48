// The Vale told from its end: points by family, and what everybody did.

import "../box/icons";
import type { Event, PointsEvent } from "../../../generated/vale";
import { counted, type Account, type Source } from "../../../end/account";
import { CARDS, FAMILIES, familyName, ORDER, STONES } from "../box/families";
import type { View } from "../turn/turn.svelte";
import { cover } from "../cover/words";
import { words } from "../words/words";

const FIRST = { icon: "lantern-flame", colour: "#b4b2cc", detail: "" };
const OTHER = { icon: "open-book", mid: "#97a0d8" };

export const account: Account<View, Event> = {
  get title() {
    return cover.cover.title;
  },
  point: "round-star",
  get points() {
    return words.valeEnd.pointsName;
  },
  round: (round) => words.vale.roundNow({ round }),
  phase: (phase) => (words.vale.phases as Record<string, string>)[phase] ?? phase,
  standing: (view: View) => view.players.map(({ points }) => points),
  standingHint: "",
  sources: (view: View, events) =>
    view.players.map(({ points }, seat) => {
      const earned = byFamily(events, seat);
      const begun = points - earned.reduce((sum, source) => sum + source.points, 0);
      const first = { ...FIRST, name: words.valeEnd.begun, points: begun };
      return [first, ...earned].filter(({ points }) => points !== 0);
    }),
  deeds(events, seats) {
    const says = words.valeEnd.deeds;
    return [
      { name: says.summoned, counts: counted(events, seats, "summoned") },
      { name: says.tamed, counts: counted(events, seats, "tamed") },
      { name: says.sold, counts: counted(events, seats, "sold") },
      { name: says.activated, counts: counted(events, seats, "activated") },
      { name: says.released, counts: counted(events, seats, "released") },
      { name: says.drawn, counts: counted(events, seats, "drew") },
      { name: says.taken, counts: counted(events, seats, "took", stones) },
      { name: says.paid, counts: counted(events, seats, "paid", stones) },
      { name: says.back, counts: counted(events, seats, "put_back", stones) },
      { name: says.lost, counts: counted(events, seats, "lost", points) },
    ];
  },
};

/** So many stones, or points, an event is about. */
const stones = (event: Event) =>
  "stones" in event ? STONES.reduce((sum, colour) => sum + (event.stones[colour] ?? 0), 0) : 0;
const points = (event: Event) => ("points" in event ? event.points : 0);

function byFamily(events: Event[], seat: number): Source[] {
  const own = events
    .filter((event): event is PointsEvent => event.event === "scored" || event.event === "lost")
    .filter((event) => event.seat === seat);
  const worth = ({ event, points }: PointsEvent) => (event === "lost" ? -points : points);
  return [...ORDER, null].map((family) => {
    const here = own.filter(({ cause }) => (CARDS[cause]?.family ?? null) === family);
    const { icon, mid } = family ? FAMILIES[family] : OTHER;
    const name = family ? familyName(family) : words.valeEnd.rules;
    const points = here.reduce((sum, event) => sum + worth(event), 0);
    return { name, icon, colour: mid, points, detail: detail(here, worth) };
  });
}

function detail(events: PointsEvent[], worth: (event: PointsEvent) => number): string {
  const cards = new Map<string, number>();
  for (const event of events) {
    const name = CARDS[event.cause]?.name ?? words.valeEnd.rules;
    cards.set(name, (cards.get(name) ?? 0) + worth(event));
  }
  return [...cards]
    .sort((a, b) => b[1] - a[1])
    .map(([name, points]) => words.valeEnd.earned({ name, points: `${points}`.replace("-", "−") }))
    .join(", ");
}
