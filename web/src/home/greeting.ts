// How somebody is greeted, by the hour where they are.

export type Hour = "morning" | "day" | "evening" | "night";

export function hourOf(hours: number): Hour {
  if (hours < 5) return "night";
  if (hours < 12) return "morning";
  return hours < 18 ? "day" : "evening";
}
