// What the table of the Vale says, beside what every table says. Loaded with the table.

import { words as common } from "../../../words";

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
const buttons: Record<string, (name: string) => string> = {
  mark: (name) => `Mark ${name}`,
  sell: () => "Sell for",
  tame: (name) => `Tame ${name}`,
  summon: (name) => `Summon ${name}`,
  release: (name) => `Release ${name}`,
  activate: (name) => `Activate ${name}`,
  copy: (name) => `Copy ${name}`,
  recover: (name) => `${name} to hand`,
  discard: (name) => `Discard ${name}`,
  take: (name) => `Take ${name}`,
  seat: (name) => `Choose ${name}`,
  option: () => "Do this",
};
const either = (verbs: string[]) => verbs.map((verb) => deeds[verb] ?? verb).join(" or ");

export const words = {
  ...common,
  vale: {
    title: "The Vale of Eternity",
    round: "Round",
    roundNow: (round: number) => `Round ${round}`,
    roundOf: (round: number, of: number) => `Round ${round} of ${of}`,
    phases: { hunt: "Hunt", action: "Action", resolution: "Resolution" },
    points: (told: string) => `Points: ${told}`,
    tie: "Of those with equal points, the one with more creatures wins.",
    starts: "starts the round",
    thinking: "thinking",
    inHand: (n: number) => `${n} in hand`,
    inArea: (n: number) => (n === 1 ? "creature" : "creatures"), // the number stands before it
    open: (name: string) => `Look at ${name}'s creatures`,
    noCreatures: (name: string) => `${name} has no creature yet.`,
    cardsInHand: (n: number) => (n === 1 ? "card in hand" : "cards in hand"), // the number stands before it

    market: "Market",
    marked: (name: string) => `Marked by ${name}.`,
    sells: "sells for",
    familySells: (family: string) => `${family}, sells for`,

    area: (own: boolean) => (own ? "Your area" : "Area"),
    areaTab: "Area",
    creatures: (n: number, of: number) => `${n} of ${of} creatures`,
    free: (n: number) => (n === 1 ? "1 free place" : `${n} free places`),
    hand: (own: boolean) => (own ? "Your hand" : "Hand"),
    handTab: "Hand",
    cards: (n: number) => (n === 1 ? "1 card" : `${n} cards`),
    emptyHand: "Your hand is empty. Tamed cards come here.",
    hiddenHand: "The hand is hidden.",
    noHand: "The hand is empty.",
    atResolution: "At resolution",
    acting: (n: number) => (n === 1 ? "1 acts" : `${n} act`),
    acts: "acts", // a creature whose yield is chosen later
    resolutionHint: "What your creatures bring at resolution if nothing changes before.",
    comesHere: "comes here",
    yourself: "Yourself",

    stones: "Stones",
    lastRound: "This is the last round.",
    mayEnd: (name: string | null, points: number) =>
      `${name === null ? "You have" : `${name} has`} ${points}: the game ends with this round, unless that changes.`,
    held: (n: number, limit: number) => `${n} of ${limit}`,
    worth: (value: number) => `worth ${value}`,
    stone: (colour: string, worth: number, number: number) => `Stone ${number}: ${colour}, worth ${worth}`,
    deck: "deck",
    discard: "discard",
    deckOf: (n: number) => `deck ${n}`,
    discardOf: (n: number) => `discard ${n}`,
    pile: "Discard pile",
    emptyPile: "No card was discarded yet.",

    either,
    ask: (card: string, verbs: string[]) => `${card}: ${either(verbs)}?`,
    /** The golden button: what it does with what is picked, and what that costs. */
    button: (verb: string, name: string, cost?: number) =>
      (buttons[verb] ?? ((card: string) => card))(name) + (cost === undefined ? "" : ` · ${cost}`),
    sell: "Sell",
    payFor: (cost: number, name: string) => `Pay ${cost} for ${name}.`,
    payRelease: (cost: number, name: string) => `Pay ${cost} to release ${name}.`,
    keep: (n: number) => `Keep these ${n}`,
    notEnough: "other stones",
    done: "Done",
    /** What the golden button will be for, while nothing is picked. */
    standby: {
      mark: "Mark",
      choose: "Do this",
      player: "Choose",
      discard_hand: "Discard",
      discard_area: "Discard",
      free_summon: "Summon",
      copy: "Copy",
      recover: "To hand",
      take: "Take",
      activate: "Activate",
      resolution: "Activate",
    } as Record<string, string>,
    answered: "Nothing could be activated, so your resolution ended by itself.",
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
    keeping: (kept: number, of: number) => `${kept} of ${of} picked. Tap your stones to keep others.`,
    tooLittle: (lacking: number) => `${lacking} more needed. Tap your stones.`,
    exactly: (stones: string, cost: number) =>
      `${stones} pays exactly ${cost}. Tap your stones to pay otherwise.`,
    nothingToPay: "It costs nothing now.",
    /** What a step would waste: on the golden button, and in full. */
    waste: {
      overpaid: (n: number) => (n === 1 ? "1 is lost" : `${n} are lost`),
      tooMany: (n: number) => (n === 1 ? "1 is put back" : `${n} are put back`),
      idle: () => "does nothing",
    } as Record<string, (n: number) => string>,
    wasted: {
      overpaid: (n: number) => `Worth ${n} too much, and there is no change.`,
      tooMany: (n: number) =>
        n === 1 ? "You cannot hold one of these stones." : `You cannot hold ${n} of these stones.`,
      idle: () => "Its instant effect would do nothing now.",
    } as Record<string, (n: number) => string>,
    rules: "the rules", // what earned points, if no card did
    pointsName: "points",
    begun: "At the beginning",
    earned: (name: string, points: number) => `${name} ${points < 0 ? "−" : ""}${Math.abs(points)}`,
    deeds: {
      summoned: "Creatures summoned",
      tamed: "Creatures tamed",
      sold: "Creatures sold",
      activated: "Activations",
      released: "Creatures released",
      drawn: "Cards drawn",
      taken: "Stones taken",
      paid: "Stones paid",
      back: "Stones put back",
      lost: "Points lost",
    },
    // A guided first game: by the kind of question, when it comes for the first time.
    lesson: {
      goal: {
        title: "The goal",
        text: "Whoever has most points at the end wins. The game ends after a round at whose end somebody has 60 or more, or after ten rounds. Creatures bring points: hunt them, sell some for stones, and pay with stones for those you summon.",
        rule: "the-round",
        at: "track",
      },
      mark: {
        title: "Hunt",
        text: "Four creatures are revealed. Mark one: click a glowing card, then Mark. Everybody marks two; what you mark you may sell or keep. Tidal, the dragon, sells for a purple stone worth 6.",
        rule: "hunt",
        at: "market",
      },
      action: {
        title: "Action",
        text: "Do as many things as you like: sell or tame what you marked, summon from your hand, release what you no longer need. A free place is needed to summon, one more each round. End turn when both markers are gone.",
        rule: "action",
        at: "hand",
      },
      pay: {
        title: "Paying",
        text: "Choose the stones that are worth the cost or more. There is no change, so pay exactly if you can. The cheapest way is chosen already.",
        rule: "R01",
        at: "question",
      },
      keep: {
        title: "Too many stones",
        text: "You may hold four stones. Choose which ones to keep; the others go back.",
        rule: "R05",
        at: "question",
      },
      resolution: {
        title: "Resolution",
        text: "Creatures with the circle of arrows act once each round. Activate those that glow, in the order you like; what can act must act.",
        rule: "resolution",
        at: "area",
      },
      choose: {
        title: "A choice",
        text: "This creature lets you choose. The buttons say what each choice does.",
        rule: "R16",
        at: "question",
      },
      player: {
        title: "Somebody is chosen",
        text: "Choose a player at the top. You may be one of them, if you have such a creature.",
        rule: "R17",
        at: "others",
      },
      recover: {
        title: "Back to the hand",
        text: "A creature comes back to your hand and can be summoned again, with its instant effect.",
        rule: "R12",
        at: "area",
      },
      wait: {
        title: "The others",
        text: "Now somebody else plays. Point at any card to read it, and look at the log to see what happened.",
        rule: "the-round",
        at: "log",
      },
      over: {
        title: "The end",
        text: "With 60 points at the end of a round, or after ten rounds, most points win. Another game from here is dealt by chance.",
        rule: "R29",
      },
    },
    figures: {
      card: [
        "Top left: what it costs, in the shape of its family.",
        "Top right: the family once more.",
        "Below the name: an instant effect has a bolt, a lasting one a loop without end, one for each round a circle of arrows.",
      ],
      marking: "Three players mark in the order 1, 2, 3, 3, 2, 1.",
      together: (names: string[]) => names.join(" and "),
    },
    gallery: {
      kind: (family: string, cost: number) => `${family} · cost ${cost}`,
      family: "Family",
      effect: "Effect",
      cost: "Cost",
      costs: (least: number, most: number) => (most > 12 ? `${least} and more` : `${least} to ${most}`),
      gives: "Gives",
      stones: { red: "red stones", blue: "blue stones", purple: "purple stones" },
      does: "Does",
      deeds: {
        points: "scores",
        cards: "brings cards",
        returns: "returns to the hand",
        discards: "discards",
        summons: "summons free",
        repeats: "repeats effects",
        pays: "gives something up",
        others: "meets other players",
        cheaper: "makes cheaper",
        worth: "changes stones",
      } as Record<string, string>,
      orders: { cost: "cheapest first", dear: "dearest first" },
      stonesRoom: "Stones",
      stonesTitle: "Three stones, five families",
      stonesAbout:
        "A stone has as many sides as it is worth; the round one is worth 1. Whoever sells a marked card takes the stones of its family.",
      worthOf: (value: number) => `worth ${value}`,
    },
  },
};
