// Compares the wordings of the browser with those of Python: node compare.ts GAME FOLDER LANGUAGE...

import { readFileSync } from "node:fs";
import { Wording, type Message, type Vocabulary } from "../../web/src/language/wording.ts";

const [game, folder, ...languages] = process.argv.slice(2) as [string, string, ...string[]];
const words = "../../web/src/generated/words";

async function vocabulary(language: string): Promise<Vocabulary> {
  const bundles = await Promise.all(["everglow", game].map(async (name) => [name, (await import(`${words}/${name}/${language}.ts`)).default]));
  return {
    language,
    sentences: Object.fromEntries(bundles.map(([name, { sentences }]) => [name, sentences])),
    things: Object.assign({}, ...bundles.map(([, { things }]) => things)),
  };
}

let compared = 0;
for (const language of languages) {
  const { names, you, pairs } = JSON.parse(readFileSync(`${folder}/${language}.json`, "utf8"));
  const wording = new Wording(await vocabulary(language), names, you);
  for (const [message, python] of pairs as [Message, string][]) {
    const browser = wording.say(message);
    if (browser !== python) {
      console.error(`${language} ${JSON.stringify(message)}\n  Python:  ${python}\n  browser: ${browser}`);
      process.exit(1);
    }
    compared++;
  }
}
console.log(`compared ${compared}`);
