// Vite serves the client as `make dev` does, in front of the server whose address is given; it says where.
// Run in web/: node ../tests/browser/vite.mjs http://localhost:8080 /tmp/cache

import { createRequire } from "node:module";
import { pathToFileURL } from "node:url";

const [target, cacheDir] = process.argv.slice(2);
const { createServer } = await import(
  pathToFileURL(createRequire(`${process.cwd()}/`).resolve("vite")).href
);
const vite = await createServer({
  cacheDir,
  logLevel: "error",
  server: { port: 5300, proxy: { "/api": { target, ws: true } } },
});
await vite.listen();
console.log(vite.resolvedUrls.local[0]);
