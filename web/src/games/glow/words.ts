// What the table of Glow says, beside what every table says. Loaded with the table.

import { words as common } from "../../words";

type Found = { what: string; count?: number } | null;
const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
const found = (finds: Found) =>
  !finds
    ? ""
    : finds.what === "skull"
      ? "{skull} takes a companion or a spell"
      : `${(finds.count ?? 1) < 0 ? "−" : "+"}${Math.abs(finds.count ?? 1)} {${finds.what}}`;
const different = (least: number, most: number) =>
  least === 0
    ? "anything will do"
    : least === most
      ? `${least} different elements`
      : `${least} to ${most} different elements`;

export const words = {
  ...common,
  glow: {
    title: "Glow",
    tie: "Of those with equal light, the one with more reroll tokens wins.",
    chooseDice: "Choose one or two dice first, then what pays for the roll.",
    chooseOneDie: "Choose the one die that shall be turned, then turn it.",
    space: { fire: "Fire", water: "Water", earth: "Earth", air: "Air", nature: "Nature" },
    took: (name: string, card: string) => `${name} took ${card}`,
    buried: (card: string) => `${card} went to the graveyard`,
    emptySpace: "Nobody is here any more",
    nothingThere: "nothing",
    notes: {
      die: (colour: string) => `brings the large ${colour} die`,
      anyDie: "brings a large die of your choice",
      noDie: "its die is not in the reserve: you get none",
      black: "the black die curses you today",
      kaarMoves: "Kaar: you may move the black die first",
      kaarComes: "brings the black die, and protects you",
      thenDiscard: "then you send one of the others to the graveyard",
      dieLeaves:
        "Its large die goes back at once and no longer counts, neither for later cards nor on the way.",
      spell: "It acts once and goes to the box.",
      rightmost: (name: string) =>
        `It hits your rightmost companion: ${name}. You may resolve that one first.`,
      coupled: "Cromaug is among the companions: noon is resolved one after the other.",
    },
    putBlack: "Put the black die here",
    leaveBlack: "Leave it: Kaar protects me",
    sources: {
      token: (left: number) => `token (${left} left)`,
      track: (from: number, to: number | null) => `track: back from ${from} to ${to}`,
      card: (name: string) => `${name}, once a day`,
    },
    rollWith: (dice: number) =>
      dice === 0
        ? "Choose dice to roll again"
        : dice === 1
          ? "Roll this die again with"
          : "Roll these two again with",
    turnFor: "Turn one die (3 rerolls)",
    faces: "Which face shall it show?",
    spend: (left: number) => (left === 1 ? "Spend one more reroll:" : `Spend ${left} rerolls:`),
    noRerolls: "No rerolls are left today.",
    atNoon: "At noon these dice give",
    nothingAtNoon: "nothing yet",
    met: (times: number) => (times > 1 ? `met ×${times}` : "met"),
    notMet: "not met",
    resolved: "resolved",
    faceDown: "Spell, face down",
    tileDown: "Spell tile, face down",
    company: "Your company",
    companyOf: (name: string) => `Company of ${name}`,
    yourDice: "Your dice",
    usedDice: "dimmed: used on this journey",
    reserve: "Reserve",
    graveyard: "Graveyard",
    deck: (back: string | null) => (back ? `Deck ${back}` : "Deck"),
    endedNow: "If it ended now",
    parts: {
      before: "Light",
      cards: "Cards",
      board: { realm: "Camp", sea: "Islands" },
      fireflies: (have: number, need: number) => `Fireflies ${have}/${need}`,
      footprints: "Footprints",
      total: "Total",
    },
    nextStep: "Next step",
    nowhere: "Nowhere to go from here.",
    notTravelling: "The journey begins in the afternoon.",
    steps: (n: number) => (n === 1 ? "1 step" : `${n} steps`),
    map: "Map",
    meeting: "Meeting track",
    done: "Keep these dice",
    stop: "Stop here",
    camp: "Camp here",
    stay: "Stay here",
    moor: "Leave the boats",
    rollAgain: "Roll again",
    rollOnly: "Roll only this one",
    turnThis: "Turn this die",
    resolveAll: (n: number) => `Resolve all ${n}`,
    resolveGains: (n: number) => `Resolve the ${n} gains first`,
    verbs: {
      adventurer: (name: string) => `Play ${name}`,
      take: (name: string) => `Recruit ${name}`,
      discard: (name: string) => `Discard ${name}`,
      black: () => "Put it there",
      die: () => "Take this die",
      resolve: (name: string) => `Resolve ${name}`,
      lose: (name: string) => `Give up ${name}`,
      break: () => "Break the spell",
      fetch: (name: string) => `Take ${name}`,
      go: () => "Go there",
      sail: () => "Sail there",
    } as Record<string, (name: string) => string>,
    asks: {
      take: "Recruit one companion.",
      black: "Move the black die, or leave it?",
      discard: "Send one companion to the graveyard.",
      reroll: "Roll dice again, or keep them.",
      first_die: "Choose the dice to roll again.",
      second_die: "Choose a second die, or roll only one.",
      resolve: "Resolve your cards.",
      go: "Journey on, or stop here.",
      sail: "Sail with one boat, or stay.",
      skull: "Give up a companion or a spell.",
    } as Record<string, string>,
    hints: {
      adventurer: "Its large dice are yours for the whole game.",
      take: "You also take the dice and footprints of its space.",
      discard: "With two players the start player sends one away; its dice stay.",
      black: "Kaar is with you, so the die may go to any other space first.",
      die: "It stays as long as the Sketal does.",
      reroll: "Tap one or two dice, then what pays for the roll.",
      first_die: "The reroll is spent: choose one or two dice.",
      second_die: "Choose a second die, or roll only the first.",
      turn_die: "Three rerolls are spent: choose the die.",
      face: "Special faces are allowed.",
      spend: "Any mix of sources will do.",
      resolve: "What glows must be resolved; the order is yours.",
      fetch: "You must take one, if there is one.",
      skull: "A skull wants a companion for the graveyard, or a spell for the box.",
      go: "Glowing spots are in reach. You camp only where you stop in a village.",
      sail: "A buoy tells how many different elements the dice must show.",
    } as Record<string, string>,
    waitingFor: (n: number) =>
      n
        ? `Waiting for ${["", "one other", "two others", "three others"][n] ?? `${n} others`}.`
        : "A moment …",
    busy: {
      setup: "chooses",
      morning: "recruits",
      late_morning: "rolls",
      noon: "resolves",
      afternoon: "travels",
      evening: "",
      end: "",
    } as Record<string, string>,
    ready: "done",
    standby: {
      take: "Recruit",
      adventurer: "Choose",
      discard: "Discard",
      resolve: "Resolve",
    } as Record<string, string>,
    choose: "Choose",
    wait: "Wait",
    day: "Day",
    dayNow: (day: number) => `Day ${day}`,
    dayOf: (day: number, days: number) => `Day ${day} of ${days}`,
    phases: {
      setup: "Setup",
      morning: "Morning",
      late_morning: "Roll",
      noon: "Noon",
      afternoon: "Journey",
      evening: "Evening",
      end: "End",
    },
    tabs: { track: "Track", map: "Map", party: "Party" },
    adventurers: "Adventurers",
    back: (deck: string, count?: number) =>
      count === undefined ? `Deck ${deck}` : `Deck ${deck}, ${count === 1 ? "1 card" : `${count} cards`}`,
    said: {
      resolved: "Resolved.",
      met: (times: number) => (times === 1 ? "Met, 1 time." : `Met, ${times} times.`),
      notMet: "Not met.",
    },
    joins: "joins here",
    lying: "Lying here",
    dice: "Dice",
    noDice: "no dice",
    diceInReserve: "Dice in the reserve",
    emptyReserve: "The reserve is empty.",
    colours: {
      green: "green",
      dark_blue: "dark blue",
      light_blue: "light blue",
      red: "red",
      orange: "orange",
      purple: "purple",
      yellow: "yellow",
      black: "black",
    } as Record<string, string>,
    smallDie: (colour: string) => `small ${colour} die`,
    largeDie: (colour: string) => `large ${colour} die`,
    blackDie: "black die",
    shows: (face: string) => `shows ${face}`,
    notRolled: "not rolled",
    cancelled: "cancelled by the black die",
    used: "used",
    goods: { light: "light", footprint: "footprints", firefly: "fireflies", reroll: "rerolls" },
    owned: {
      light: (n: number) => `${n} light`,
      footprint: (n: number) => (n === 1 ? "1 footprint" : `${n} footprints`),
      firefly: (n: number) => (n === 1 ? "1 firefly" : `${n} fireflies`),
      reroll: (n: number) => (n === 1 ? "1 reroll" : `${n} rerolls`),
    },
    rerollTokens: (n: number) => (n === 1 ? "1 reroll token" : `${n} reroll tokens`),
    firefliesFor: (n: number, companions: number) =>
      `${n === 1 ? "1 firefly" : `${n} fireflies`} for ${companions === 1 ? "1 companion" : `${companions} companions`}`,
    zoomIn: "Zoom in",
    zoomOut: "Zoom out",
    maps: { realm: "Map of the Realm of Shadows", sea: "Map of the Sea of Darkness" },
    light: (told: string) => `Light: ${told}`,
    rerollField: (field: number) => `Reroll field ${field}`,
    passage: (from: string, to: string, cost: string) => `${from && `from ${from} `}to ${to}: ${cost}`,
    anyNumber: "any", // of different elements
    place: {
      island: (place: string) => place.replace(/^the /, ""),
      shortly: (place: string) => place.replace(/^the | island$/g, ""),
      pass: (element: string) => `No-${element} pass`,
      village: (light: number) => `Village worth ${light}`,
      start: "Start",
    },
    takes: (n: number) => (n === 1 ? "−1 {footprint}" : `−${n} {footprints}`),
    toll: (n: number) => (n === 1 ? "1 {footprint}" : `${n} {footprints}`),
    without: (marker: string) => `no {${marker}}`,
    winds: ["east", "south-east", "south", "south-west", "west", "north-west", "north", "north-east"],
    or: ", or: ",
    startPlayer: "start player",
    noCompanions: "Nobody follows you yet.",
    emptyGraveyard: "Nobody lies here yet.",
    free: "free",
    skip: "Show everything",
    earned: "Light on the way",
    account: {
      light: "light",
      standing: "As if the game had ended there, with everything that counts at the end.",
      begun: "At the beginning",
      noon: "Cards at noon",
      places: "Places",
      dice: "Dice",
      rerolls: "Spent on rerolls",
      cards: "Cards at the end",
      board: "Camp or islands",
      fireflies: "Fireflies",
      footprints: "Footprints",
      recruited: "Companions met",
      buried: "Companions lost",
      resolved: "Cards resolved",
      rerolled: "Dice rolled again",
      turned: "Dice turned",
      travelled: "Steps travelled",
      paid: "Footprints paid",
      spells: "Spells drawn",
    },
    // A guided first game: by the kind of question, when it comes for the first time.
    lesson: {
      adventurer: {
        title: "Your adventurer",
        text: "Choose who you are. Its large dice are yours for the whole game, and the line below its name tells what they should show. Pocana has three dice and no wishes: good for a start.",
        rule: "what-is-agreed-on",
      },
      take: {
        title: "Morning",
        text: "Take a companion, with all dice and footprints of its space. Read the line at its foot: what dice must show, and what it gives then.",
        rule: "morning",
      },
      discard: {
        title: "One has to go",
        text: "With two players whoever starts sends one more companion to the graveyard. Its dice stay for tomorrow.",
        rule: "morning",
      },
      die: {
        title: "A large die",
        text: "A Sketal brings a large die. It stays as long as the Sketal does.",
        rule: "D1",
      },
      reroll: {
        title: "Late morning",
        text: "Your dice are rolled. Choose one or two and pay with a token, a companion or a few steps back on the river of light; or keep them. Above your cards stands what they would give.",
        rule: "late-morning",
      },
      resolve: {
        title: "Noon",
        text: "Every card that glows must be resolved, in the order you like. The gains have no order: resolve them in one go. A skull means that the companion leaves.",
        rule: "noon",
      },
      go: {
        title: "Afternoon",
        text: "Walk along the routes. A spot takes a die that shows its element, a crossed-out one wants none, and a footprint stands in for either. Stop in a village to camp: only the camp counts at the end.",
        rule: "afternoon",
      },
      sail: {
        title: "Afternoon",
        text: "One boat may sail. The buoy tells how many different elements your dice must show.",
        rule: "sailing",
      },
      skull: {
        title: "A skull on the way",
        text: "It wants a companion for the graveyard, or a spell. Choose who stays behind.",
        rule: "J5",
      },
      fetch: {
        title: "Out of the graveyard",
        text: "Cromaug brings somebody back. Choose a companion.",
        rule: "C1",
      },
      wait: {
        title: "The others",
        text: "Somebody else is still busy. Point at a card to read it; the panel at the side shows where you would stand if it ended now.",
        rule: "who-decides-when",
      },
      over: {
        title: "The end",
        text: "Light, the points of your cards, your camp, fireflies and footprints are added up. Another game from here is dealt by chance.",
        rule: "final-scoring",
      },
    },
    figures: {
      card: [
        "In the sunburst: its points at the end.",
        "Opposite: its fireflies, a daily reroll, or the die that it brings.",
        "Below: what the dice must show, and what it gives then.",
      ],
      times: (n: number) => (n === 0 ? "does not act" : n === 1 ? "acts once" : `acts ${n} times`),
      people: ["Ana", "Bo"],
    },
    gallery: {
      title: "Adventurers, companions, spells",
      kind: "Kind",
      kinds: {
        adventurer: "Adventurer",
        A: "Companion, deck A",
        B: "Companion, deck B",
        spell: "Spell tile",
      } as Record<string, string>,
      groups: {
        adventurer: "Adventurers",
        A: "Companions A",
        B: "Companions B",
        spell: "Spells",
      } as Record<string, string>,
      needs: "Asks for",
      same: "equal dice",
      bars: "Forbids",
      gives: "Gives",
      skull: "it dies",
      fetch: "fetches the dead",
      spells: "casts spells",
      loss: "losses",
      brings: "Brings",
      die: "dice",
      daily: "a daily reroll",
      kaar: "the black die",
      orders: { points: "most points first", fireflies: "most fireflies first" },
      rooms: { realm: "Realm", sea: "Sea" },
      diceTitle: "Eight colours of dice",
      diceAbout:
        "Every die shows the five elements. Its sixth side is the element of its colour once more, or something special; a small disc in its corner tells which.",
      boxed: (owner: string | null, own: number, reserve: number, small: number) =>
        [
          owner ? `${own} large with ${owner}` : "",
          reserve ? `${reserve} large in the reserve` : "",
          small ? `${small} small` : "",
        ]
          .filter(Boolean)
          .join(" · "),
      realmAbout:
        "A group walks along the routes: a spot takes a die that shows its element, a crossed-out element must be on no die, and 1 footprint stands in for either. Camp in a village for its light at the end.",
      seaAbout:
        "Four boats start in the middle. A buoy tells how many different elements the dice must show to sail there; every island is worth its light at the end.",
      village: (place: string, _: number, toll: number, finds: Found) =>
        `${capital(place)}: ${[toll ? `toll ${toll} ${toll === 1 ? "{footprint}" : "{footprints}"}` : "no toll", found(finds)].filter(Boolean).join(", ")}`,
      spot: (place: string, finds: Found) => `${capital(place)}: ${found(finds)}`,
      route: (one: string, other: string, finds: Found) => `Between ${one} and ${other}: ${found(finds)}`,
      island: (place: string, light: number, finds: Found) =>
        `${capital(place)}: ${[`${light} {light}`, found(finds)].filter(Boolean).join(", ")}`,
      passage: (one: string, other: string, least: number, most: number, toll: number) =>
        `${capital(one)} to ${other}: ${[different(least, most), toll ? `toll ${toll} ${toll === 1 ? "{footprint}" : "{footprints}"}` : ""].filter(Boolean).join(", ")}`,
    },
  },
};
