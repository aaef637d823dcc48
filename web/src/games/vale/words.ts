// What the table of the Vale says, beside what every table says. Loaded with the table.

import { words as common } from "../../words";

/** What is done, as a part of a sentence and as a button. */
const deeds: Record<string, string> = {
  mark: "mark",
  sell: "sell",
  tame: "tame",
  summon: "summon",
  release: "release",
  activate: "activate",
  copy: "copy",
  recover: "return to hand",
  discard: "discard",
  take: "take",
};
const buttons: Record<string, string> = {
  mark: "Mark",
  tame: "Tame",
  summon: "Summon",
  release: "Release",
  activate: "Activate",
  copy: "Copy",
  recover: "Return to hand",
  discard: "Discard",
  take: "Take",
};
const either = (verbs: string[]) => verbs.map((verb) => deeds[verb] ?? verb).join(" or ");

export const words = {
  ...common,
  vale: {
    title: "The Vale of Eternity",
    round: "Round",
    roundNow: (round: number) => `Round ${round}`,
    roundOf: (round: number) => `Round ${round} of 10`,
    phases: { hunt: "Hunt", action: "Action", resolution: "Resolution" },
    points: (told: string) => `Points: ${told}`,
    ofSixty: "of 60",
    tie: "Of those with equal points, the one with more creatures wins.",
    starts: "starts the round",
    thinking: "thinking",
    choose: "Choose",
    cardsInHand: (n: number) => (n === 1 ? "card in hand" : "cards in hand"), // the number stands before it

    market: "Market",
    emptyFamily: "none",
    emptyMarket: "The market is empty until the next round.",
    marked: (name: string) => `Marked by ${name}.`,
    sells: "sells for",
    familySells: (family: string) => `${family}, sells for`,
    sellsFor: "Sells for",
    sellFor: "Sell for",

    area: (own: boolean) => (own ? "Your area" : "Area"),
    areaTab: "Area",
    emptyArea: "No creature is in your area yet. Summon one from your hand.",
    creatures: (n: number, of: number) => `${n} of ${of} creatures`,
    free: (n: number) => (n === 1 ? "1 free place" : `${n} free places`),
    hand: (own: boolean) => (own ? "Your hand" : "Hand"),
    handTab: "Hand",
    cards: (n: number) => (n === 1 ? "1 card" : `${n} cards`),
    emptyHand: "Your hand is empty. Tame a marked card.",
    hiddenHand: "The hand is hidden.",
    noHand: "The hand is empty.",
    mayActivate: "At resolution you may activate",

    stones: "Stones",
    yourStones: "Your stones",
    noStones: "no stones",
    worth: (value: number) => `worth ${value}`,
    full: "Full: whatever is too much is put back.",
    deck: "deck",
    discard: "discard",
    deckOf: (n: number) => `deck ${n}`,
    discardOf: (n: number) => `discard ${n}`,
    pile: "Discard pile",
    emptyPile: "No card was discarded yet.",

    either,
    ask: (card: string, verbs: string[]) => `${card}: ${either(verbs)}?`,
    button: (verb: string) => buttons[verb] ?? verb,
    pay: "Pay",
    keep: "Keep these",
    done: "Done",
    may: {
      market: "tame or sell what you marked",
      hand: "summon a glowing card from your hand",
      area: "release a creature",
    },
    youMay: (parts: string[]) => `You may ${parts.join(", ")}.`,
    nothingLeft: "Nothing is left but to end your turn.",
    activate: "Activate your glowing creatures in any order.",

    toKeep: "Stones to keep",
    toPay: "Stones to pay",
    less: (colour: string) => `one ${colour} less`,
    more: (colour: string) => `one ${colour} more`,
    keeping: (kept: number, of: number) => `keep ${kept} of ${of}`,
    tooLittle: (worth: number, cost: number) => `${worth} of ${cost}: ${cost - worth} more needed`,
    tooMuch: (worth: number, cost: number) => `${worth} for ${cost}, no change`,
    exactly: (cost: number) => `exactly ${cost}`,
    rules: "the rules", // what earned points, if no card did
  },
};
