import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

const GAME = /src\/games\/(\w+)\/(?!.*words\/)/;
const GROUPS = [
  { name: "first", tags: ["$initial" as const], priority: 3 },
  { name: (id: string) => GAME.exec(id)?.[1], debugName: "a game", minShareCount: 2, priority: 1 },
  { name: "shared", test: /src\/(?!generated|games)(?!.*words\/)/, minShareCount: 2, priority: 2 },
];

// The server serves what lies in its client folder; while you work on the client, vite asks the server.
export default defineConfig({
  plugins: [svelte()],
  build: {
    outDir: "../src/everglow/server/client",
    emptyOutDir: true,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // Each file more costs a visit its headers and a request, and packs less well. So there is one file for what
    // every page begins with, one for what several pages share, and one for what several parts of a game share.
    rolldownOptions: { output: { codeSplitting: { groups: GROUPS } } },
  },
  server: {
    proxy: {
      "/api": { target: "http://localhost:8080", ws: true },
      "/openapi.json": "http://localhost:8080",
    },
  },
  test: { include: ["tests/**/*.test.ts"], setupFiles: ["tests/setup.ts"], css: true }, // styles are tested too
});
