import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

// The server serves what lies in its client folder; while you work on the client, vite asks the server.
export default defineConfig({
  plugins: [svelte()],
  build: {
    outDir: "../src/everglow/server/client",
    emptyOutDir: true,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // What every page begins with is one file: each file more costs a first visit its headers, and packs less well.
    rolldownOptions: { output: { codeSplitting: { groups: [{ name: "first", tags: ["$initial"] }] } } },
  },
  server: {
    proxy: {
      "/api": { target: "http://localhost:8080", ws: true },
      "/openapi.json": "http://localhost:8080",
    },
  },
  test: { include: ["tests/**/*.test.ts"], setupFiles: ["tests/setup.ts"], css: true }, // styles are tested too
});
