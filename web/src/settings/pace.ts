// What the pace of bots is called.

import { words } from "../words";

const PACES: Record<number, "instant" | "normal" | "slow"> = { 0: "instant", 1: "normal", 2.5: "slow" };

export const paceName = (pace: number): string => words.settings.paces[PACES[pace]!];
