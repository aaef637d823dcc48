// Where a card's picture is set: each place draws what lies behind the emblem and what stands before it.

import * as fire from "./fire";
import * as water from "./water";
import * as earth from "./earth";
import * as wind from "./wind";
import * as dragons from "./dragons";
import * as way from "./way";
import type { Draw } from "./ground";

export const PLACES = { ...fire, ...water, ...earth, ...wind, ...dragons, ...way } satisfies Record<
  string,
  Draw
>;
export type PlaceName = keyof typeof PLACES;
