// What the guide of a first game says besides its marks. Loaded with it.

import { words as common } from "../words";

export const words = {
  ...common,
  lesson: {
    guide: "Guide",
    got: "Got it",
    stop: "Stop guiding",
    again: "What is this?",
  },
};
