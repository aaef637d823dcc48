// What the plain table says, beside what every table says.

import { words as common } from "../../words";

export const words = {
  ...common,
  plain: {
    table: "Table",
    choices: "Choices",
    none: "none",
    yes: "yes",
    no: "no",
    choose: "Choose",
    nothing: "Nothing to choose just now.",
    round: (round: number) => `Round ${round}`,
    points: "Points",
    standing: "Points as the table shows them.",
    tie: "",
    over: "The game is over.",
    inspect: {
      title: "State of the table",
      view: "View",
      question: "Question",
      legal: "Legal actions",
      events: "Events of the last step",
      notation: "Notation",
      noNotation: "A position tells every hand: open this in the replay of a finished game to copy it.",
      copy: "Copy",
      copied: "Copied",
    },
  },
};
