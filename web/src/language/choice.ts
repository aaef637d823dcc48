// Which language somebody reads: what the link says, what they chose, what their browser says.

export const LANGUAGES = ["en", "de", "fr", "nl"] as const;
export type Language = (typeof LANGUAGES)[number];

/** Languages in their own words. */
export const OWN_NAMES: Record<Language, string> = {
  en: "English",
  de: "Deutsch",
  fr: "Français",
  nl: "Nederlands",
};

export const isLanguage = (said: unknown): said is Language => LANGUAGES.includes(said as Language);

/** The first of these wishes that we speak, such as `de` for `de-AT`; English if there is none. */
export function known(wishes: readonly (string | null | undefined)[]): Language {
  return wishes.map((wish) => wish?.split("-")[0]?.toLowerCase()).find(isLanguage) ?? "en";
}
