// Whether the coach may be asked at this table, for the bar and the menu, which know no turn.

import { getContext, setContext } from "svelte";
import type { Asked } from "./asked.svelte";

const KEY = Symbol("hinting");

export const shareTurn = (turn: Asked): Asked => setContext(KEY, turn);

/** The turn of the table around a component, if there is one. */
export const sharedTurn = (): Asked | undefined => getContext<Asked | undefined>(KEY);
