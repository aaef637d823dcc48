// Numbers and days as the language of the page writes them.

import { locale } from "./language.svelte";

/** A number with so many digits behind the point or comma. */
export const number = (value: number, digits = 0): string =>
  new Intl.NumberFormat(locale(), { minimumFractionDigits: digits, maximumFractionDigits: digits }).format(
    value,
  );

/** A number as it is, such as 0.5 or 2. */
export const plain = (value: number): string => new Intl.NumberFormat(locale()).format(value);

export const percent = (share: number): string =>
  new Intl.NumberFormat(locale(), { style: "percent" }).format(share);

/** Points that were won or lost, with a minus that is as wide as a figure. */
export const signed = (points: number): string => `${points < 0 ? "−" : ""}${Math.abs(points)}`;

/** The day of a time in seconds, without its year. */
export const day = (seconds: number): string =>
  new Intl.DateTimeFormat(locale(), { day: "numeric", month: "short" }).format(seconds * 1000);
