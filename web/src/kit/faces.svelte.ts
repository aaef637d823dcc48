// How people look: an emblem and a colour. A seat keeps its shape whatever its colour is.

import type { ChairTold } from "../generated/messages";
import { SEATS } from "./seats";

export type Avatar = Exclude<NonNullable<ChairTold["avatar"]>, "">;
export type Colour = Exclude<NonNullable<ChairTold["colour"]>, "">;

export const EMBLEMS: Record<Avatar, string> = {
  fox: "fox-head",
  deer: "deer",
  hedgehog: "hedgehog",
  frog: "frog",
  owl: "barn-owl",
  squirrel: "squirrel",
  raven: "raven",
  turtle: "turtle",
  unicorn: "unicorn",
  fairy: "fairy",
  dragon: "dragon-head",
  bear: "bear-head",
};

export const COLOURS: Record<Colour, string> = {
  gold: "#ffcf6b",
  teal: "#4fe0cf",
  rose: "#ff8fa8",
  violet: "#b9a2ff",
  sky: "#8ec5ff",
  leaf: "#86dc8f",
  ember: "#ffa066",
  snow: "#eef0ff",
};

const NOBODY = "hooded-figure";
const BOT = "vintage-robot";
const worn = $state<{ avatars: (Avatar | "")[]; long: number[] }>({ avatars: [], long: [] });

/** Dress all seats of the page as whoever sits there chose; returns how to take it off again. */
export function wear(chairs: ChairTold[]): () => void {
  const { style } = document.documentElement;
  worn.avatars = chairs.map(({ avatar }) => avatar ?? "");
  chairs.forEach(({ colour }, seat) => {
    if (colour) style.setProperty(`--seat-${seat}`, COLOURS[colour]);
    else style.removeProperty(`--seat-${seat}`);
  });
  return () => {
    worn.avatars = [];
    SEATS.forEach((_, seat) => style.removeProperty(`--seat-${seat}`));
  };
}

/** Put an hourglass beside the seats that take long. */
export function turnHourglasses(long: number[]): void {
  worn.long = long;
}
export const thinksLong = (seat: number): boolean => worn.long.includes(seat);

/** The emblem of a seat on this page; nothing where nobody chose one. */
export const emblemAt = (seat: number): string => {
  const avatar = worn.avatars[seat];
  return avatar ? EMBLEMS[avatar] : "";
};

/** The emblem of whoever sits there: bots have their own. */
export const emblemOf = ({ avatar, level, owner }: ChairTold): string =>
  level || owner ? BOT : avatar ? EMBLEMS[avatar] : NOBODY;
