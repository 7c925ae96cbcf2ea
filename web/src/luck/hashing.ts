// Hashes and the stream of luck, as docs/fairness.md tells them. Loaded only when somebody sits down or a game is over:
// WebCrypto has no hashes on a page that comes over plain http, so this brings its own.

import { hmac } from "@noble/hashes/hmac.js";
import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, concatBytes, hexToBytes, utf8ToBytes } from "@noble/hashes/utils.js";

const TAG = "Houndtable seed";
const NUMBERS = 2 ** 32;

/** The hash that a server publishes of its secret, both as hexadecimal digits. */
export function commitmentTo(secret: string): string {
  return bytesToHex(sha256(hexToBytes(secret)));
}

/** The hash that a seat publishes of its seed; it is of no use in another seat or at another table. */
export function seedHash(commitment: string, seat: number, seed: string): string {
  return bytesToHex(sha256(utf8ToBytes(`${TAG}\n${commitment}\n${seat}\n${seed}`)));
}

/** The numbers that a secret and the seeds fix together. */
export class LuckStream {
  private readonly key: Uint8Array;
  private readonly seeds: Uint8Array;
  private block = 0;
  private words: number[] = [];

  constructor(secret: string, seeds: string[]) {
    this.key = hexToBytes(secret);
    this.seeds = sha256(concatBytes(...seeds.map((seed) => sha256(utf8ToBytes(seed)))));
  }

  /** The next 32 bits. */
  word(): number {
    if (!this.words.length) {
      const counter = new Uint8Array(8);
      new DataView(counter.buffer).setUint32(4, this.block);
      const digest = hmac(sha256, this.key, concatBytes(this.seeds, counter));
      const bytes = new DataView(digest.buffer, digest.byteOffset);
      this.words = Array.from({ length: 8 }, (_, at) => bytes.getUint32(4 * at));
      this.block += 1;
    }
    return this.words.shift()!;
  }

  /** A number from 0 to n - 1, all alike. */
  below(n: number): number {
    const fair = NUMBERS - (NUMBERS % n);
    let word = this.word();
    while (word >= fair) word = this.word();
    return word % n;
  }

  /** How the cards lay before the shuffle that left them like this. */
  before(cards: string[]): string[] {
    const lay = [...cards];
    const swaps: [number, number][] = [];
    for (let at = lay.length - 1; at > 0; at--) swaps.push([at, this.below(at + 1)]);
    for (const [one, other] of swaps.reverse()) [lay[one], lay[other]] = [lay[other]!, lay[one]!];
    return lay;
  }
}
