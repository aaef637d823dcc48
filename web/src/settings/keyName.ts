// Keys as they are printed on keyboards.

import { words } from "../words";

export const keyName = (key: string): string =>
  ({
    Escape: words.keys.escape,
    "Shift+F6": words.keys.shiftF6,
    ArrowRight: "→",
    ArrowLeft: "←",
  })[key] ?? key;
