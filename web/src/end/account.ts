// What a game can tell of itself when it is over. Each game has its own, beside its table.

export type Event = Record<string, any>;

/** Where points came from. */
export interface Source {
  name: string;
  icon: string;
  colour: string;
  points: number; // fewer than none if they were lost
  detail: string; // what earned them, one by one
}

/** Something that was done or had, and how often by each seat. */
export interface Deed {
  name: string;
  counts: number[];
}

export interface Account {
  title: string;
  point: string; // its icon
  points: string; // what they are called
  round: (round: number) => string;
  standing: (view: any) => number[]; // everybody's points as the view lies
  standingHint: string;
  sources: (view: any, events: Event[]) => Source[][]; // by seat; together they are the points
  deeds: (events: Event[], seats: number) => Deed[];
}

/** How often each seat did what these events tell, or how much they say of it. */
export function counted(
  events: Event[],
  seats: number,
  kind: string | string[],
  weigh: (event: Event) => number = () => 1,
): number[] {
  const counts = Array<number>(seats).fill(0);
  for (const event of events)
    if ([kind].flat().includes(event.event) && event.seat !== undefined) counts[event.seat]! += weigh(event);
  return counts;
}
