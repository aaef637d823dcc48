/** What a button that picks something says of itself, to people and to programs. */
export const picks = (name: string, picked: boolean) =>
  ({
    type: "button",
    "data-pick": name,
    "data-legal": "",
    "data-picked": picked ? "" : undefined,
    "aria-pressed": picked,
  }) as const;
