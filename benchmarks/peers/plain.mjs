// A bare `ws` server: it knows no rules and keeps nothing, but tells four clients what Everglow told them.
// node plain.mjs PORT STORIES; STORIES is a file of games as every seat heard them: [game][step][seat].

import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import { WebSocketServer } from "ws";

const [port, file] = process.argv.slice(2);
const stories = JSON.parse(readFileSync(file, "utf8"));
const tables = new Map();

const http = createServer((_, response) => response.end("{}"));
const sockets = new WebSocketServer({ server: http, perMessageDeflate: false });

sockets.on("connection", (socket, request) => {
  const [, number, seat] = request.url.split("/").map(Number);
  if (!tables.has(number)) tables.set(number, { story: stories[number % stories.length], step: 0, clients: [] });
  const table = tables.get(number);
  table.clients[seat] = socket;
  socket.on("message", (data) => act(table, socket, JSON.parse(data)));
  socket.send(JSON.stringify(table.story[0][seat]));
});

function act(table, socket, action) {
  table.step = (table.step + 1) % table.story.length;
  const told = table.story[table.step];
  table.clients.forEach((client, seat) => client.send(JSON.stringify(told[seat])));
  socket.send(JSON.stringify({ type: "ack", id: action.id }));
}

http.listen(Number(port), "127.0.0.1");
