// Everything the client itself says, in English. What only one game's table says lies beside that table, in its
// words.ts, so that nobody loads it before; the games' own words come with their messages.
// Another language is another such catalogue: components know the names of words, never the words.

/** What a number or a text of the API must be. */
interface Limits {
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  exclusiveMaximum?: number;
}

export const words = {
  title: "Everglow",
  home: {
    hello: (name: string | null) =>
      name ? `Good evening, ${name}. What shall we play?` : "What shall we play?",
    about: "With friends or with bots. Free, no ads, nothing to install.",
    bots: "Play against bots",
    friends: "Play with friends",
    learn: "Learn by playing",
    learnHint:
      "A first game against an easy bot, with a guide beside it. You can leave the guide at any time.",
    begin: "Begin",
    rules: "Rules",
    aboutUs: "About",
    creatures: "Creatures",
    cards: "Cards",
    games: "Games",
    motion: (on: boolean) => (on ? "Motion on" : "Motion off"),
    go: "Deal the cards",
    openTable: "Open the table",
    players: "Players",
    level: "Opponents",
    back: "Back",
    yourName: "Your name",
    namePrompt: "What shall we call you at the table?",
    save: "That is me",
    join: "Join a table",
    joinHint: "Link or code",
    joinButton: "Join",
    continue: "Continue",
    nothing: "No games yet this evening. Start one against bots.",
    open: "Open tables",
    noOpen: "Nobody is waiting for players just now.",
    watch: "Watch",
    noWatch: "No games to watch just now.",
    wrongCode: "A code has six letters and numbers, such as K7MQ2P.",
    running: "running",
    freeSeats: (n: number) => (n === 0 ? "ready to start" : n === 1 ? "1 free seat" : `${n} free seats`),
  },
  about: {
    title: "About Everglow",
    paragraphs: [
      "Everglow is an unofficial fan project. It is not connected with or endorsed by the authors, artists or publishers of the games, and contains none of their text or art. If you enjoy the games, buy them.",
      "Icons by Lorc, Delapouite and contributors of game-icons.net, used under CC BY 3.0; shading was added. Stones, motifs, scenery, seat shapes and the logo are our own.",
      "Fonts: Alegreya SC, Almendra and Atkinson Hyperlegible, under the SIL Open Font License 1.1.",
      "The code is under the MIT license.",
    ],
  },
  docs: {
    title: "The table server's API",
    link: "For programs: the API of this server",
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
      if (of.maxLength)
        return `${of.minLength ? `${of.minLength} to` : "at most"} ${of.maxLength} characters`;
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
  },
  devices: {
    other: "Play on another device",
    link: "Personal link",
    once: (copied: boolean) => `${copied ? "Copied. " : ""}It works once, for 15 minutes.`,
    title: "Your other device",
    question: "Play on this device too?",
    hint: "This link makes this browser yours, with all your games.",
    yes: "Yes, this is my device",
  },
  games: {
    vale: {
      title: "The Vale of Eternity",
      facts: ["2–4 players", "up to 10 rounds", "70 creatures"],
      about:
        "Hunt creatures, sell them for stones or tame them, and build a chain of effects that outgrows everyone else's.",
    },
    glow: {
      title: "Glow",
      facts: ["2–4 players", "8 days", "2 maps"],
      about: "Gather a company, roll its dice, and carry the light through the dark.",
    },
  } as Record<string, { title: string; facts: string[]; about: string }>,
  options: {
    start: { title: "Who begins", values: { random: "chance" } },
    board: { title: "Board", values: { realm: "Realm of Shadows", sea: "Sea of Darkness" } },
    adventurers: { title: "Adventurers", values: { chosen: "in turn order", random: "by chance" } },
  } as Record<string, { title: string; values: Record<string, string> }>,
  lobby: {
    free: "Free seat",
    sit: "Sit here",
    move: "Move here",
    level: "Level",
    seats: "Seats",
    taken: (taken: number, of: number) => `${taken} of ${of} seats taken`,
    link: "Link",
    qr: "QR code of the link",
    addBot: "Add a bot",
    remove: "Remove",
    stand: "Leave the seat",
    host: "host",
    bot: "bot",
    you: "you",
    here: "here",
    away: "away",
    invite: "Invite friends",
    inviteHint: "Anyone with the link can take a free seat. No account needed.",
    copy: "Copy link",
    copied: "Copied",
    options: "Options",
    start: "Start the game",
    takeASeat: "Take a free seat, or watch.",
    waitingForHost: "The host starts the game.",
    waitingForPeople: "Waiting for people. Invite friends, or add bots to the free seats.",
    ready: "Everybody is here. Start when you like.",
    cover: (level: string) => `If somebody is away, ${level} plays for them until they are back.`,
    code: "Code",
    seat: (n: number) => `seat ${n}`,
    clock: "Clock",
    noClock: "none",
    minutes: (n: number) => `${n} min`,
    whoMayCome: "Who may come",
    listed: "anybody",
    unlisted: "with the link",
    coverLabel: "Plays for the absent",
    chat: "Chat",
    say: "Say something",
    send: "Send",
    watching: (n: number) => (n === 1 ? "1 person watches" : `${n} people watch`),
  },
  table: {
    you: "You",
    yourTurn: "your turn",
    thinks: (name: string) => `${name} is thinking.`,
    waitsForWorker: (name: string) => `${name} waits until another bot has finished.`,
    several: (names: string) => `Waiting for ${names}.`,
    planning: "Look around while you wait; nothing needs you now.",
    undo: "Undo",
    endTurn: "End turn",
    log: "Log",
    rules: "Rules",
    rule: "The rule",
    ruleOf: (phase: string) => `${phase}: the rule`,
    aboutCard: "Rules and partners",
    chat: "Chat",
    home: "Home",
    coveredAway: "A bot plays for you. Take your seat back whenever you like.",
    takeBack: "Play on myself",
    lost: (seconds: number) =>
      `The connection is lost. The table stays as it is; trying again in ${seconds} s.`,
    tryNow: "Try now",
    over: "The game is over",
    overHint: "Look around as long as you like.",
    results: "Results",
    rematch: "Play again",
    record: "Keep the record",
    spectator: "You are watching.",
    connecting: "Coming to the table …",
    goOn: "Go to the new table",
    close: "Close",
    look: "Look at the table",
    checkCode: "Check the code, or start a table of your own.",
    tab: (mine: boolean) => `${mine ? "Your turn · " : ""}Everglow`,
    notice: "It is your turn.",
    tellMe: "Tell me when it is my turn",
    players: (n: number) => `${n} players`,
    pace: "Pace of bots",
    paces: { instant: "Instant", normal: "Normal", slow: "Slow" },
    yourTime: "your time",
    happened: "What happened",
    parts: "Parts of the table",
    choices: (n: number) => (n === 1 ? "choice" : "choices"), // the number stands before it
    others: "Others",
    win: (names: string[]) => `${names.join(" and ")} ${names.length > 1 ? "win" : "wins"}`,
    waitsForBot: "waits for a free bot",
    botPlays: "a bot plays",
    bot: (level: string) => `bot · ${level}`,
    lookedAt: "The card you look at",
  },
  // Creatures are drawn on the first page too, so what a card says is here and not with the Vale's table.
  creature: {
    families: { fire: "Fire", water: "Water", earth: "Earth", wind: "Wind", dragon: "Dragon" },
    kinds: { instant: "Instant", permanent: "Lasting", active: "Each round" },
    colours: { red: "red", blue: "blue", purple: "purple" },
    stone: (colour: string, worth: number) => `${colour} stone, worth ${worth}`,
    now: (cost: number) => `now ${cost}`,
    about: (name: string, family: string, cost: number, now?: number) =>
      `${name}, ${family}, cost ${cost}${now === undefined ? "" : `, now ${now}`}.`,
  },
  wire: {
    unreachable: "The server cannot be reached. Is it still running?",
    nonsense: "The server did not understand that.",
    none: "There is no connection just now.",
    lost: "The connection was lost.",
  },
};
