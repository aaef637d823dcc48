// A table that comes is shown when it lies still: its parts measure first how much room they have.

const LONGEST = 1000; // milliseconds from the first picture on; a slow machine shows what it has
const PARTS = "[data-room], [data-card], .top > *";

/** Where all parts lie now; empty while there are none. */
function picture(whole: HTMLElement): string {
  const boxes = [...whole.querySelectorAll(PARTS)].map((part) => part.getBoundingClientRect());
  return boxes.map(({ x, y, width, height }) => [x, y, width, height].map(Math.round).join()).join(" ");
}

/** Keeps a table transparent until two pictures agree and its fonts are there. */
export function arrival(whole: HTMLElement): { destroy: () => void } {
  let [before, began, frame] = ["", 0, 0];
  const show = () => whole.removeAttribute("data-arriving");
  const look = () => {
    const now = picture(whole);
    if (now && !began) began = performance.now();
    const still = now !== "" && now === before && document.fonts.status === "loaded";
    if (still || (began && performance.now() - began > LONGEST)) return show();
    before = now;
    frame = requestAnimationFrame(look);
  };
  whole.setAttribute("data-arriving", ""); // app.css makes it transparent
  frame = requestAnimationFrame(look);
  return { destroy: () => cancelAnimationFrame(frame) };
}
