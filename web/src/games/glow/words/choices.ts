// The two halves of an answer in words: what is done, and after a colon what that takes and brings.

/** What an answer takes and brings; all of it where there is no colon. */
export const detailOf = (text: string): string => text.replace(/^.*?:\s/, "");

/** What is done, as a sentence. */
export const deedOf = (text: string): string => text.replace(/\s?:\s.*/s, ".");
