// What the page about the API says. It stays English in every language, as the documents that it shows.

/** What a number or a text of the API must be. */
interface Limits {
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  exclusiveMaximum?: number;
}

export const docs = {
  title: "The table server's API",
  contents: "Contents",
  find: "Find",
  hint: "record, POST, TableTold …",
  count: (doors: number, types: number) =>
    `${doors} ${doors === 1 ? "address" : "addresses"}, ${types} ${types === 1 ? "type" : "types"}`,
  version: (version: string, license: string) => `Version ${version}, ${license} license.`,
  document: "The same for programs: /openapi.json",
  parameters: "In the address",
  body: "You send",
  answer: (status: string, phrase: string) => `You get ${status} ${phrase}`,
  refusals: (statuses: string[]) => `Refusals: ${statuses.join(", ")}`,
  try: "Try it",
  empty: "Nothing stands in it.",
  limits: (of: Limits) => {
    const most = of.maximum ?? (of.exclusiveMaximum ?? Infinity) - 1;
    if (of.maxLength) return `${of.minLength ? `${of.minLength} to` : "at most"} ${of.maxLength} characters`;
    if (of.minimum === undefined) return "";
    return most < 2 ** 31 - 1 ? `${of.minimum} to ${most}` : `${of.minimum} or more`;
  },
  optional: (value: unknown) =>
    value === undefined || value === "" ? "optional" : `optional, else ${JSON.stringify(value)}`,
  who: (security: Record<string, unknown>[]) => {
    if (security.some((scheme) => scheme.bearer)) return "With the token of a program.";
    if (!security.some((scheme) => scheme.cookie)) return "For anybody.";
    return security.length > 1
      ? "For anybody; with a cookie you may see more."
      : "With a cookie: say your name first, by POST /api/me.";
  },
  asked: { title: "Messages you may send", about: "On the WebSocket of a table, one JSON a frame." },
  said: {
    title: "Messages you are told",
    about: "On the same WebSocket; whatever has a seq is numbered without gaps.",
  },
  types: { title: "Types", about: "All that stands in requests, answers and messages." },
};
