// What this person prefers, kept in this browser.

const KEY = "everglow";
const usual = { pace: 1, still: false, level: "lantern", players: 2, guide: true };

function remembered(): typeof usual {
  try {
    return { ...usual, ...JSON.parse(localStorage.getItem(KEY) ?? "{}") };
  } catch {
    return { ...usual };
  }
}

export const settings = $state(remembered());

export function remember(): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(settings));
  } catch {
    // a browser that keeps nothing still plays
  }
}

/** Whether things should not move: the system says so, or the person. */
export const still = () => settings.still || matchMedia("(prefers-reduced-motion: reduce)").matches;
