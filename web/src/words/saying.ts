// Saying a message: its arguments become texts by their forms, then Fluent makes the sentence. The terminal does exactly
// the same in src/houndtable/words/saying.py; what a form gives is written down in docs/words.md.

import { FluentBundle, FluentNumber, FluentResource } from "@fluent/bundle";
import type { Json, Message } from "../protocol/messages";

export type { Message } from "../protocol/messages";
export type Value = string | number;
export type Values = Record<string, Value>;
/** The form of each argument, by its name. */
export type Forms = Record<string, string>;

/** The key of a message that is no more than its text. */
const TEXT = "text";
const NUMBER = /\d+/g;
/** Shows what stands between thousands, and before decimals. */
const EXAMPLE = /^1(.*)234(.*)5$/;
const THOUSANDS = /\B(?=(\d{3})+$)/g;
const MINUS = "\u2212";
const CELL = /^r(\d+)c(\d+)$/;

/** All messages of these files, in one language. */
export function bundle(language: string, sources: string[]): FluentBundle {
  const made = new FluentBundle(language, { useIsolating: false });
  for (const text of sources) made.addResource(new FluentResource(text), { allowOverrides: true }); // a game says its own title
  return made;
}

/** A number in a message, as the language writes it. Cases of the message are still told apart by its value. */
class Figure extends FluentNumber {
  constructor(
    value: number,
    readonly written: string,
  ) {
    super(value);
  }

  override toString(): string {
    return this.written;
  }
}

/** The messages of some catalogues in one language, and in others where that one lacks any. `forms` says of what form the
 *  arguments of a message are; `names` are the players' names by seat, and `me` is who reads. */
export class Sayer {
  constructor(
    readonly bundles: FluentBundle[],
    readonly forms: Record<string, Forms> = {},
    readonly names: string[] = [],
    readonly me: number | null = null,
  ) {}

  /** Whether there is such a message. */
  has(key: string): boolean {
    return this.bundles.some((one) => one.hasMessage(key));
  }

  /** The message as a sentence, or what one of its attributes says. */
  say([key, args]: Message, attribute = ""): string {
    if (key === TEXT) return String(args.text);
    return this.format(key, this.values(args, Object.hasOwn(this.forms, key) ? this.forms[key]! : {}), attribute);
  }

  /** A message whose arguments are numbers and texts already. */
  read(key: string, values: Values = {}): string {
    return this.format(key, values);
  }

  /** The message with these values; its key where nobody wrote it. */
  format(key: string, values: Values, attribute = ""): string {
    for (const one of this.bundles) {
      const found = one.getMessage(key);
      const pattern = attribute ? found?.attributes[attribute] : found?.value;
      if (pattern !== undefined && pattern !== null) return one.formatPattern(pattern, this.args(values), []);
    }
    return key;
  }

  /** A whole number as the language writes it. */
  number(value: number): string {
    const digits = String(Math.abs(value));
    const text = digits.length > 3 ? digits.replace(THOUSANDS, EXAMPLE.exec(this.read("number-example"))?.[1] ?? "") : digits;
    return value < 0 ? MINUS + text : text;
  }

  /** Values as Fluent takes them. */
  private args(values: Values): Record<string, string | Figure> {
    const numbers = Object.entries(values).map(([name, value]) => [name, typeof value === "string" ? value : new Figure(value, this.number(value))]);
    return Object.fromEntries(numbers) as Record<string, string | Figure>;
  }

  /** A value as it reads. */
  written(value: Value): string {
    return typeof value === "string" ? value : this.number(value);
  }

  /** The further forms that a message has in this language. */
  attributes(key: string): string[] {
    const found = this.bundles.find((one) => one.hasMessage(key))?.getMessage(key);
    return Object.keys(found?.attributes ?? {});
  }

  /** The arguments as Fluent takes them; one that was not told is hidden. */
  values(args: Record<string, Json>, forms: Forms): Values {
    const found: Values = {};
    for (const name of Object.keys({ ...forms, ...args })) {
      const value = Object.hasOwn(args, name) ? args[name] : undefined;
      if (value === undefined) {
        found[name] = "";
        found[`${name}-is`] = "hidden";
      } else {
        Object.assign(found, prefixed(name, this.value(value, forms[name] || formOf(value))));
      }
    }
    return found;
  }

  /** What an argument gives, by the endings of its names: "" is the text itself, "is" what can be chosen by. */
  value(value: Json, form: string): Values {
    const [outer, inner] = parted(form);
    if (value === null) return { "": "", is: "none" };
    if (outer === "list" && inner === "seat") return this.seats(array(value).filter((seat) => typeof seat === "number"));
    if (outer === "list") {
      const found = this.joined(array(value).map((item) => this.value(item, inner)));
      return inner.startsWith("term:") ? { ...found, tally: this.tally(array(value), inner)[""]! } : found;
    }
    if (outer === "tally") return this.tally(array(value), inner);
    if (outer === "lines") return this.lines(array(value));
    if (outer === "seat" && typeof value === "number") {
      return { "": this.name(value), is: value === this.me ? "you" : "other" };
    }
    if (outer.startsWith("term:")) return this.term(kindOf(outer), String(value));
    if (outer === "message") {
      const [key, args] = value as Message;
      return { "": this.say([key, args]), is: key };
    }
    if (outer === "move") return { "": this.say(this.offer(String(value))), is: "some" };
    if (outer === "cell") {
      const found = CELL.exec(String(value));
      return { "": found ? this.read("cell", { row: Number(found[1]), column: Number(found[2]) }) : String(value) };
    }
    if (typeof value === "boolean") return { "": value ? "yes" : "no", is: value ? "yes" : "no" };
    return typeof value === "number" ? { "": value, is: "some" } : { "": String(value), is: slug(String(value)) };
  }

  /** A move as a message: for a game to say. */
  offer(move: string): Message {
    return [TEXT, { text: move }];
  }

  /** A player: by name, or by number where nobody is named. */
  name(seat: number): string {
    if (seat === this.me) return this.read("you");
    return this.names[seat] ?? this.read("player", { number: seat + 1 });
  }

  /** A player among several, where a language may say more than the name. */
  listedName(seat: number): string {
    return seat === this.me ? this.name(seat) : this.read("player-in-list", { name: this.name(seat) });
  }

  /** What a piece or a word is called, with the further forms the language has for it. */
  term(kind: string, word: string): Values {
    const is = slug(word) || "hidden";
    const key = `${kind}-${is}`;
    const found: Values = { "": this.has(key) ? this.format(key, {}) : word, is };
    for (const name of this.attributes(key)) found[name] = this.format(key, {}, name);
    return found;
  }

  /** A list, in each of the forms that all of its items have. */
  joined(items: Values[]): Values {
    const is = items.length === 0 ? "none" : items.length === 1 ? "one" : "several";
    const found: Values = { "": "", is, count: items.length };
    for (const name of Object.keys(items[0] ?? { "": "" }).filter((name) => name !== "is")) {
      found[name] = this.listed(items.map((item) => this.written(item[name] ?? item[""]!)), "list-and");
    }
    const texts = items.map((item) => this.written(item[""]!));
    return { ...found, or: this.listed(texts, "list-or"), commas: this.listed(texts, "list-comma") };
  }

  /** The texts with what stands between them: before the last one it may be another word. */
  listed(texts: string[], last: string): string {
    const [first = "", ...rest] = texts;
    return rest.reduce((found, next, at) => {
      const values = { first: found, "first-is": at === 0 ? "one" : "several", next };
      return this.read(at === rest.length - 1 ? last : "list-comma", values);
    }, first);
  }

  /** Players, whoever reads first of them. */
  seats(seats: number[]): Values {
    const order = [...seats.filter((seat) => seat === this.me), ...seats.filter((seat) => seat !== this.me)];
    const mine = this.me !== null && seats.includes(this.me);
    const many = seats.length === 0 ? "none" : seats.length === 1 ? "one" : "several";
    const found = this.joined(order.map((seat) => ({ "": this.listedName(seat) })));
    return { ...found, is: !mine ? many : many === "one" ? "you" : "you-too" };
  }

  /** Equal items counted. */
  tally(items: Json[], form: string): Values {
    const counts = new Map<string, number>();
    for (const item of items) counts.set(String(item), (counts.get(String(item)) ?? 0) + 1);
    const kind = kindOf(form);
    const texts = [...counts].map(([word, count]) => ({
      "": this.format(`${kind}-counted`, { count, ...prefixed("item", this.term(kind, word)) }),
    }));
    return { ...this.joined(texts), count: items.length };
  }

  /** Reasons for points, one after the other, and their sum. */
  lines(lines: Json[]): Values {
    const all = lines as { name: string; points: number }[];
    const texts = this.joined(
      all.map(({ name, points }) => ({ "": this.read("score-line", { reason: this.reason(name), points }) })),
    );
    return { ...texts, "": texts.commas!, total: all.reduce((total, { points }) => total + points, 0) };
  }

  /** A reason for points; its numbers are arguments. One that nobody knows is told as it is. */
  reason(name: string): string {
    const key = `line-${slug(name.replace(NUMBER, "n"))}`;
    const [n, m] = name.match(NUMBER) ?? [];
    const numbers: Values = { ...(n === undefined ? {} : { n: Number(n) }), ...(m === undefined ? {} : { m: Number(m) }) };
    return this.has(key) ? this.read(key, numbers) : name;
  }
}

/** A text as part of a key: letters and digits, all else is a dash. */
export function slug(text: string): string {
  return (text.match(/[A-Za-z0-9]+/g) ?? []).join("-").toLowerCase();
}

/** The form of an argument that nobody declared: numbers and texts, lists of texts, and a message within. */
function formOf(value: Json): string {
  if (!Array.isArray(value)) return "text";
  return value.length === 2 && value[1] instanceof Object && !Array.isArray(value[1]) ? "message" : "list text";
}

/** A form, and that of what is in it. */
function parted(form: string): [string, string] {
  const at = form.indexOf(" ");
  return at < 0 ? [form, ""] : [form.slice(0, at), form.slice(at + 1)];
}

/** How the keys of a term's words begin. */
export function kindOf(form: string): string {
  return form.replace(/^term:/, "");
}

function array(value: Json): Json[] {
  if (!Array.isArray(value)) throw new Error(`no list: ${JSON.stringify(value)}`);
  return value;
}

function prefixed(name: string, values: Values): Values {
  return Object.fromEntries(Object.entries(values).map(([part, value]) => [part ? `${name}-${part}` : name, value]));
}

/** The arguments of a move that has this pattern; null if it has not. */
export function matching(text: string, pattern: string, forms: Forms): Record<string, Json> | null {
  const words = text.split(/\s+/).filter(Boolean);
  const parts = pattern.split(/\s+/).filter(Boolean);
  const found: Record<string, Json> = {};
  for (const [place, part] of parts.entries()) {
    if (part.endsWith("*}")) {
      const name = part.slice(1, -2);
      const rest = words.slice(place);
      if (!rest.length) return null;
      found[name] = rest.map((word) => argument(word, forms[name]!));
      return found;
    }
    const word = words[place];
    if (word === undefined) return null;
    if (part.startsWith("{")) {
      const form = forms[part.slice(1, -1)]!;
      if (form === "cell" && !CELL.test(word)) return null;
      found[part.slice(1, -1)] = argument(word, form);
    } else if (!part.split("/").includes(word)) return null;
  }
  return words.length === parts.length ? found : null;
}

/** A word of a move as an argument: a number where one is wanted, wherever it stands in the word. */
function argument(word: string, form: string): Json {
  const digits = /\d+/.exec(word)?.[0];
  return (form === "number" || form === "seat") && digits !== undefined ? Number(digits) : word;
}
