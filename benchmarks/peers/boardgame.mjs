// A boardgame.io server with its in-memory store and a game of its kind: four players, each of whom sees
// what an Everglow player sees in the middle of a game, and a move that changes it for all of them.
// node boardgame.mjs PORT VIEWS; VIEWS is a file with the four players' views.

import { readFileSync } from "node:fs";
import { createRequire } from "node:module";

const require = createRequire(import.meta.url); // it comes as CommonJS only
const { Server } = require("boardgame.io/server");
const { ActivePlayers } = require("boardgame.io/core");

const [port, file] = process.argv.slice(2);
const views = JSON.parse(readFileSync(file, "utf8"));

const game = {
  name: "table",
  setup: () => ({ moves: 0, views }),
  moves: {
    act: ({ G }, choice) => {
      G.moves += 1;
      G.views.forEach((view) => (view.last = choice));
    },
  },
  turn: { activePlayers: ActivePlayers.ALL },
  disableUndo: true, // or it would keep every state there was
  playerView: ({ G, playerID }) => ({ moves: G.moves, view: G.views[Number(playerID)] }),
};

const server = Server({ games: [game], origins: [] });
server.run({ port: Number(port), callback: () => {} });
