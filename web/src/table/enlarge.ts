// Larger text, as far as the table still has room for all that must be seen.

/** The least room of each shell, in pixels of the usual size: width and height. */
const WIDE = { width: 700, height: 600 };
const ROOMY = { width: 1180, height: 690 }; // a wide table with its log beside it
const PHONE = { width: 340, height: 600 };
const SIDEWAYS = { width: 700, height: 360 };

/** Whether a window has room for the wide table with text so much larger. */
export const isWide = (width: number, height: number, text: number) =>
  width >= WIDE.width * text && height >= WIDE.height * text;

/** Whether a narrow table, in its own pixels, lies on its side and is so high that a card in full has a place of its own. */
export const hasRoomAside = (width: number, height: number) => height >= 480 && width >= height * (5 / 4);

function least(width: number, height: number, text: number): { width: number; height: number } {
  if (!isWide(width, height, text)) return width > height ? SIDEWAYS : PHONE;
  return width > 1.2 * height ? ROOMY : WIDE;
}

/** How much larger than usual a table is drawn: as much as is wished, or as there is room for. */
export function enlarged(wish: number, width: number, height: number): number {
  const room = least(width, height, wish);
  return Math.max(1, Math.min(wish, width / room.width, height / room.height));
}
