// What the table of the Vale says, beside what every table says. Loaded with the table.

import { catalogue } from "../../../language/language.svelte";
import { words as common } from "../../../words";

const own = catalogue("vale-table");

// Until the common words are Fluent files too; then `catalogue("common", "vale-table")`.
export const words = {
  ...common,
  get vale() {
    return own.vale;
  },
  get valeTurn() {
    return own.valeTurn;
  },
  get valeLesson() {
    return own.valeLesson;
  },
  get valeEnd() {
    return own.valeEnd;
  },
  get valeGallery() {
    return own.valeGallery;
  },
};
