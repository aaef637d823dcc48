// What was agreed on for a game, in words.

import { optionOf } from "../games";

export const agreed = (game: string, options: Record<string, string>): string[] =>
  Object.entries(options)
    .map(([name, value]) => told(game, name, value))
    .filter(Boolean);

/** Nothing where there is no news: that chance says who begins, or that it is somebody's seat. */
function told(game: string, name: string, value: string): string {
  const option = optionOf(game, name);
  return option.told?.[value] ?? option.values[value] ?? "";
}
