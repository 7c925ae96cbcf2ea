// Writes the art to be looked at, one page a game and one for the house, and the favicon:
//
//     node web/art_sheet.mjs [FOLDER]        (build/art unless told; npm ci in web/ first)
//
// `chromium --headless --screenshot=house.png --window-size=1400,2600 build/art/house.html` makes a picture of a page.

import { mkdirSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { createServer } from "vite";

const web = import.meta.dirname;
const folder = resolve(process.argv[2] ?? join(web, "..", "build", "art"));
const server = await createServer({
  root: web,
  configFile: false,
  server: { middlewareMode: true },
  appType: "custom",
  logLevel: "error",
});
try {
  const { favicon, sheets } = await server.ssrLoadModule("/src/art/sheet.ts");
  mkdirSync(folder, { recursive: true });
  for (const [name, page] of await sheets()) writeFileSync(join(folder, `${name}.html`), page);
  writeFileSync(join(web, "src", "art", "favicon.svg"), favicon());
  console.log(`Wrote the sheets to ${folder}.`);
} finally {
  await server.close();
}
