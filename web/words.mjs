// Says messages as the browser does, for tests that compare it with the terminal (tests/words). Reads JSON lines
// {places, english, language, forms, names, me, key, args, pattern?, moves?}: the catalogues' files in order, those in English for
// what the language lacks, the forms of the key's arguments (or, by key, of all messages), the players' names and who
// reads; with a `pattern`, `args` is the text of a move that has it. `moves` are the
// game's, {key, pattern} each, for arguments that are moves. A line without a key is what all later ones share.
// Prints the sentence of each other line as JSON.
import { readFileSync } from "node:fs";
import { createInterface } from "node:readline";
import { rolldown } from "rolldown";

const build = await rolldown({ input: new URL("src/words/saying.ts", import.meta.url).pathname, logLevel: "silent" });
const { output } = await build.generate({ format: "esm" });
const { bundle, matching, Sayer } = await import(`data:text/javascript;base64,${Buffer.from(output[0].code).toString("base64")}`);

const kept = new Map();

function bundled(language, places) {
  const name = `${language} ${places.join(" ")}`;
  if (!kept.has(name)) kept.set(name, bundle(language, places.map((place) => readFileSync(place, "utf8"))));
  return kept.get(name);
}

class Speaker extends Sayer {
  moves = [];

  offer(move) {
    for (const { key, pattern } of this.moves) {
      const found = matching(move, pattern, this.forms[key] ?? {});
      if (found) return [key, found];
    }
    return super.offer(move);
  }
}

function said({ places, english = [], language, forms = {}, names = [], me = null, key, args = {}, pattern, moves = [] }) {
  const bundles = [bundled(language, places), ...(english.length ? [bundled("en", english)] : [])];
  const isByKey = Object.values(forms).some((one) => typeof one === "object");
  const all = isByKey ? forms : { [key]: forms };
  const found = pattern === undefined ? args : matching(args, pattern, all[key] ?? {});
  const speaker = new Speaker(bundles, all, names, me);
  speaker.moves = moves;
  return found && speaker.say([key, found]);
}

let shared = {};
for await (const line of createInterface({ input: process.stdin })) {
  const asked = line.trim() ? JSON.parse(line) : shared;
  if (asked.key === undefined) shared = asked;
  else console.log(JSON.stringify(said({ ...shared, ...asked })));
}
