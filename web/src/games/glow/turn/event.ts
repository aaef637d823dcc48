// What happens in this game, as its log and animations read it.

import type { GameEvent } from "../../../wire/game";

export type Event = GameEvent & { seat: number } & Record<string, any>;
