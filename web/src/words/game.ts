// How a game reads to a person: events, moves, questions, options, in one language (src/houndtable/words/speech.py).

import type { FluentBundle } from "@fluent/bundle";
import type { GameInfo } from "../api";
import type { Json, Told, View, Viewer } from "../protocol/messages";
import { kindOf, matching, Sayer, slug, type Forms, type Message } from "./saying";

/** What a game tells of itself that its words need. */
export type Declared = Pick<GameInfo, "phrases" | "events" | "moves"> & { board: Pick<GameInfo["board"], "facts" | "piece"> };

/** The attribute of a move that says what follows from it. */
const MORE = "more";

function eventKey(name: string): string {
  return `event-${slug(name)}`;
}

/** The words of one game in one language. The one who reads (`me`, null for a spectator) is "you". */
export class GameWords extends Sayer {
  private readonly facts: Forms;
  private readonly seated: Set<string>;

  constructor(
    bundles: FluentBundle[],
    readonly game: Declared,
    names: string[] = [],
    me: Viewer = null,
  ) {
    const events = Object.entries(game.events).map(([name, forms]) => [eventKey(name), forms] as const);
    super(bundles, { ...game.phrases, ...Object.fromEntries(events) }, names, me);
    const { facts } = game.board;
    this.facts = Object.fromEntries(facts.map(({ name, form }) => [name, form]));
    this.seated = new Set(facts.filter(({ per_seat }) => per_seat).map(({ name }) => name));
  }

  /** The same for a reader at a table. */
  to(names: string[], me: Viewer): GameWords {
    return new GameWords(this.bundles, this.game, names, me);
  }

  /** What a piece is called; `?` is one that is not known. */
  piece(text: string): string {
    return String(this.term(kindOf(this.game.board.piece), text)[""]);
  }

  /** A move as an offer: "play 2 vanilla and 2 sage", with what follows from it if the game says so. */
  move(text: string): string {
    const reader = this.to(this.names, null);
    const offer = this.offer(text);
    return reader.say(offer) + (reader.attributes(offer[0]).includes(MORE) ? reader.say(offer, MORE) : "");
  }

  /** The move as a message; where the game does not say how it reads, its text. */
  override offer(move: string): Message {
    for (const { key, pattern } of this.game.moves) {
      const found = matching(move, pattern, this.forms[key] ?? {});
      if (found) return [key, found];
    }
    return super.offer(move);
  }

  /** What the person has to decide now. */
  ask(view: View): string {
    const key = `ask-${slug(view.step)}`;
    if (!this.has(key)) return this.read("ask");
    const reader = this.to(this.names, view.seat);
    return reader.format(key, reader.values(this.plain(view, view.seat), this.facts));
  }

  /** What happened, as this person may see it. */
  event(told: Told): string {
    const { event, says, ...facts } = told;
    return this.why(says?.length ? says : [[eventKey(event), facts as Record<string, Json>]]);
  }

  /** Why a move is not lawful, or looks good; a line for each message. */
  why(messages: Message[]): string {
    return messages.map((message) => this.say(message)).join("\n");
  }

  /** A reason for points. */
  line(name: string): string {
    return this.reason(name);
  }

  /** What a place is called. */
  zone(name: string): string {
    return this.labelled(`zone-${slug(name)}`, name);
  }

  /** What a fact of a view is called. */
  fact(name: string): string {
    return this.labelled(`fact-${name}`, name);
  }

  /** What an option is called, what it is about, and what can be chosen. */
  option(name: string): string {
    return this.labelled(`option-${slug(name)}`, name);
  }

  optionAbout(name: string): string {
    return this.format(`option-${slug(name)}`, {}, "about");
  }

  choice(option: string, value: string | number): string {
    return this.labelled(`option-${slug(option)}-${slug(String(value))}`, String(value));
  }

  /** A message, or a plain word where nobody wrote it: a game may be new. */
  private labelled(key: string, word: string): string {
    return this.has(key) ? this.read(key) : word.replaceAll("_", " ");
  }

  /** The facts of a view that can be said; of what each seat has, that of one seat. */
  private plain(view: View, seat: Viewer): Record<string, Json> {
    const found: Record<string, Json> = {};
    for (const name of Object.keys(this.facts).filter((name) => name in view.facts)) {
      const value = view.facts[name]!;
      if (!this.seated.has(name) || !Array.isArray(value)) found[name] = value;
      else if (seat !== null) found[name] = value[seat]!;
    }
    return found;
  }
}
