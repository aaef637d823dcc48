// Where cards lie in a room of a given size: as large as they can be, all of them in sight if that is possible.

export interface Plan {
  width: number; // of a card, in pixels
  height: number;
  columns: number;
  gap: number;
  left: number; // before the first card
  scrolls: "" | "x" | "y"; // they do not fit: the room scrolls
}

export interface Room {
  width: number;
  height: number;
}

export interface Wish {
  least?: number; // pixels that a card is wide at least
  rows?: number; // so many rows at most
  few?: number; // cards keep their size up to so many
  gap?: number;
  centred?: boolean;
}

const TALL = 1.62; // a card is at most so high for its width
const WIDE = 0.8; // and at most so wide for its height
const HIGH = 48; // pixels: in more rows than would be best, a card is as high as that at least
const LOW = { wide: 1.05, width: 112 }; // in a low room it may be wider, up to so many pixels

const widest = (height: number) => Math.max(height * WIDE, Math.min(height * LOW.wide, LOW.width));

/** Choose the number of rows in which the cards are largest; the gaps shrink before the cards do. */
export function arrange(count: number, room: Room, wish: Wish = {}): Plan {
  const { least = 60, rows = 1, few = 1, gap = 8, centred = false } = wish;
  const planned = Math.max(count, few);
  const plans = Array.from({ length: Math.min(rows, planned) }, (_, i) =>
    inRows(planned, i + 1, room, count > 9 ? Math.min(6, gap) : gap),
  );
  const wide = ({ columns, gap }: Plan) =>
    columns === 1 || (room.width - gap * (columns - 1)) / columns >= least;
  const best = [largest(plans), largest(plans.filter((plan) => wide(plan) && plan.height >= HIGH))].find(
    (plan) => plan && wide(plan),
  );
  if (!best) return scrolling(count, room, least, rows, gap);
  const taken = best.columns * (best.width + best.gap) - best.gap;
  return { ...best, left: centred ? Math.max(0, (room.width - taken) / 2) : 0 };
}

const largest = (plans: Plan[]): Plan | undefined =>
  plans.reduce<Plan | undefined>(
    (a, b) => (a && b.width * b.height <= a.width * a.height * 1.02 ? a : b),
    undefined,
  );

function inRows(count: number, rows: number, room: Room, gap: number): Plan {
  const columns = Math.max(1, Math.ceil(count / rows));
  const across = (room.width - gap * (columns - 1)) / columns;
  const down = (room.height - (gap + 3) * (rows - 1)) / rows;
  const width = Math.max(0, Math.min(across, widest(down)));
  const height = Math.max(0, Math.min(down, width * TALL));
  return { width, height, columns, gap, left: 0, scrolls: "" };
}

function scrolling(count: number, room: Room, least: number, rows: number, gap: number): Plan {
  if (rows === 1) return { width: least, height: room.height, columns: count, gap: 6, left: 0, scrolls: "x" };
  const columns = Math.max(1, Math.floor((room.width + gap) / (least + gap)));
  const width = (room.width - gap * (columns - 1)) / columns;
  return { width, height: width * 1.3, columns, gap, left: 0, scrolls: "y" };
}

/** Where a card lies, from the upper left corner of the room. */
export function spot({ width, height, columns, gap, left }: Plan, i: number): { x: number; y: number } {
  return {
    x: left + (i % columns) * (width + gap),
    y: Math.floor(i / columns) * (height + gap + 3),
  };
}
