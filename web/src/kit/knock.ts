// Something hits something at the table: it is heard, and felt where a device can do that.

import { settings } from "../settings.svelte";
import { impact } from "../sound/voice";

const FELT = 3; // softer ones are only heard

/** How hard, from 1 to 9. */
export function knock(force: number): void {
  impact(force);
  if (settings.vibration && force >= FELT) navigator.vibrate?.(2 * force);
}
