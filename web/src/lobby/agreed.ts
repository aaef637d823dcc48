// What was agreed on for a game, in words.

import { words } from "../words";

export const agreed = (options: Record<string, string>): string[] =>
  Object.entries(options).map(told).filter(Boolean);

/** Nothing where there is no news: that chance says who begins, or that it is somebody's seat. */
function told([name, value]: [string, string]): string {
  const option = words.options[name];
  return option?.told?.[value] ?? option?.values[value] ?? "";
}
