// Every message that the client asks for is written, with the arguments it is given, in every language; and what is
// written is asked for.

import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { HOUSE, LANGUAGES } from "./testing";

const SOURCES = join(import.meta.dirname, "..");
const FILES = readdirSync(SOURCES, { recursive: true, encoding: "utf8" })
  .filter((file) => /\.(ts|svelte)$/.test(file) && !file.includes(".test."))
  .map((file) => ({ file, text: readFileSync(join(SOURCES, file), "utf8") }));
const ENDINGS = /-(is|count|or|commas)$/;
/** A call with a literal key: `t("key", {`, `w.read("key"`, `t(`key-${part}``. */
const CALLS = /\b(?:t|w\.read)\(\s*(?:"([^"]+)"|`([^`]+)`)(,\s*)?/g;
/** Keys that are chosen between before they are asked for. */
const QUOTED = /"([a-z]+(?:-[a-z0-9]+)+)"/g;

/** The text of each message, by its key. */
function messages(folder: string, language: string): Map<string, string> {
  const text = readFileSync(join(HOUSE, "words", folder, `${language}.ftl`), "utf8");
  const found = text.split(/^(?=[a-z])/m).slice(1);
  return new Map(found.map((one) => [/^[a-zA-Z0-9_-]+/.exec(one)![0], one.replace(/^#.*$/gm, "")]));
}

/** The variables of a message, without the endings of their forms. */
function variables(message: string): string[] {
  const found = [...message.matchAll(/\$([a-zA-Z0-9_-]+)/g)].map(([, name]) => name!.replace(ENDINGS, ""));
  return [...new Set(found)].sort();
}

/** The names in the object that begins here. */
function named(text: string): string[] | null {
  if (!text.startsWith("{")) return [];
  let depth = 0;
  let flat = "";
  for (const letter of text) {
    if ("{([".includes(letter)) depth += 1;
    if (depth === 1) flat += letter;
    if ("})]".includes(letter)) depth -= 1;
    if (depth === 0) break;
  }
  if (flat.includes("...")) return null;
  return flat
    .slice(1)
    .split(",")
    .flatMap((part) => /^\s*([a-zA-Z_]\w*)/.exec(part)?.[1] ?? [])
    .sort();
}

const web = messages("web", "en");
const known = new Map([...messages("common", "en"), ...web]);
const calls = FILES.filter(({ file }) => !file.startsWith("words")).flatMap(({ file, text }) =>
  [...text.matchAll(CALLS)].map((call) => ({
    file,
    key: call[1] ?? call[2]!,
    given: named(call[3] === undefined ? "" : text.slice(call.index + call[0].length)),
  })),
);
const ofPage = calls.filter(({ key }) => !/^(board|tip)-/.test(key));

test("every message is written, and has the arguments it is given", () => {
  expect(ofPage.length).toBeGreaterThan(150);
  for (const { file, key, given } of ofPage) {
    const where = `${file}: ${key}`;
    const pattern = new RegExp(`^${key.replace(/\$\{[^}]*\}/g, "[a-z0-9-]+")}$`);
    const found = [...known].filter(([one]) => pattern.test(one));
    expect(found.length, where).toBeGreaterThan(0);
    for (const [, message] of found) {
      const wanted = variables(message);
      if (key.includes("${")) for (const name of wanted) expect(given ?? wanted, where).toContain(name);
      else expect(given ?? wanted, where).toEqual(wanted);
    }
  }
});

test("every message of the pages is asked for", () => {
  const exact = new Set(FILES.flatMap(({ text }) => [...text.matchAll(QUOTED)].map(([, key]) => key!)));
  const made = calls.filter(({ key }) => key.includes("${")).map(({ key }) => new RegExp(`^${key.replace(/\$\{[^}]*\}/g, "[a-z0-9-]+")}$`));
  const paragraphs = /^(.*)-\d$/;
  const unused = [...web.keys()].filter(
    (key) => !exact.has(key) && !made.some((one) => one.test(key)) && !exact.has(paragraphs.exec(key)?.[1] ?? ""),
  );
  // what only games' own boards read
  expect(unused.filter((key) => !["play-cards", "play-hand-of"].includes(key))).toEqual([]);
});

test.each(LANGUAGES)("%s has the same messages in the same order, with no other arguments", (language) => {
  const here = messages("web", language);
  expect([...here.keys()]).toEqual([...web.keys()]);
  for (const [key, message] of here) {
    for (const name of variables(message)) expect(variables(web.get(key)!), key).toContain(name);
  }
});

test("no message of the pages has the key of a game's", () => {
  const taken = /^(title|about|odds)$|^(primer|card|zone|fact|ending|step|option|move|ask|event|reason|hint|line|tip|table|board|odds)-/;
  expect([...web.keys()].filter((key) => taken.test(key))).toEqual([]);
  for (const game of readdirSync(join(HOUSE, "games"))) {
    let text = "";
    try {
      text = readFileSync(join(HOUSE, "games", game, "words", "en.ftl"), "utf8");
    } catch {
      continue;
    }
    expect([...text.matchAll(/^[a-z][a-zA-Z0-9_-]*/gm)].map(([key]) => key).filter((key) => web.has(key))).toEqual([]);
  }
});

test("no component holds a word of its own", () => {
  const held = FILES.filter(({ file }) => file.endsWith(".svelte") && !/^boards\/(?!generic|[A-Z])/.test(file)).flatMap(({ file, text }) => {
    const markup = text.replace(/<(script|style)[\s\S]*?<\/\1>/g, "").replace(/<!--[\s\S]*?-->/g, "");
    const bare = plain(markup).replace(/<[^>]*>/g, " ").replace(/Houndtable/g, " ");
    return (bare.match(/[A-Za-z]{2,}/g) ?? []).map((word) => `${file}: ${word}`);
  });
  expect(held).toEqual([]);
});

/** The markup without what is in braces. */
function plain(markup: string): string {
  let depth = 0;
  let found = "";
  for (const letter of markup) {
    if (letter === "{") depth += 1;
    if (depth === 0) found += letter;
    if (letter === "}") depth -= 1;
  }
  return found;
}
