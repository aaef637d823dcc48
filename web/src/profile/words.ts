// What only the page about oneself says.

export const words = {
  title: "My games",
  whoami: "You are nobody here yet. Say a name when you first play.",
  nothing: "No finished games yet. When you have played one, you find it here.",
  loading: "Looking through your games …",
  name: {
    title: "Your name",
    change: "Change it",
    done: (name: string) => `From now on you are ${name}. Tables where you sit already keep the old name.`,
  },
  results: {
    title: "Results",
    against: "Against",
    games: "Games",
    won: "Won",
    points: "Points",
    places: "Places",
    players: (n: number) => `${n} players`,
    people: "people",
    brought: "bots of people",
    mixed: "people and bots",
    bot: (level: string) => `bots, ${level}`,
    share: (won: number, games: number) => `${won} (${Math.round((100 * won) / games)} %)`,
    placed: (counts: number[]) =>
      counts
        .map((count, i) => (count ? `${count} × ${["1st", "2nd", "3rd", "4th"][i]}` : ""))
        .filter(Boolean)
        .join(", "),
  },
  games: {
    title: "Games",
    with: (names: string[]) => `with ${names.join(", ")}`,
    place: (place: number, of: number) => (place === 1 ? "won" : `${place} of ${of}`),
    more: (n: number) => `Show ${n} more`,
    download: "Download all my games",
  },
  cards: {
    title: "Favourite cards",
    told: (times: number, won: number) =>
      `${times === 1 ? "once" : `${times} times`}, ${won === 1 ? "1 win" : `${won} wins`}`,
  },
  devices: "Your devices",
  ownDevices: {
    this: "this device",
    unknown: "A device",
    used: (seconds: number) => {
      if (seconds < 7200) return "used just now";
      if (seconds < 129600) return `last used ${Math.round(seconds / 3600)} h ago`;
      return `last used ${Math.round(seconds / 86400)} days ago`;
    },
    end: "Sign out",
    endThis: (device: string) => `Sign out: ${device}`,
    others: "Sign out all other devices",
  },
  bots: "Programs of yours that play at the tables here, each with a token of its own.",
  farewell: {
    title: "Delete everything",
    about:
      "Your name, your devices, your bots, what you said and all games that you played alone with bots are deleted. Games with others stay theirs, with somebody nameless in your place; where a game still runs, a bot plays on for you.",
    begin: "Delete everything of mine …",
    confirm: (name: string) => `This cannot be taken back. Type your name, ${name}, to do it.`,
    yes: "Delete me",
    no: "Keep me",
  },
};
