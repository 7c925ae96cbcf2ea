// Dragons: a head from the front, one that sits with its wings spread, and one that sleeps in a ring.

import { CREAM, INK, WHITE } from "../ink";
import { at, BARE, both, circle, ellipse, FINE, path } from "../svg";

export interface Scales {
  readonly skin: string;
  readonly belly: string;
  readonly wing: string;
}

export const LEAF: Scales = { skin: "#6aa35c", belly: "#dbe6a4", wing: "#3f7a4e" };
export const RUST: Scales = { skin: "#d65a3c", belly: "#f7cf8d", wing: "#9c3325" };
export const MIST: Scales = { skin: "#8fa9bd", belly: "#e3ecef", wing: "#5b7894" };

export interface Mood {
  readonly asleep?: boolean;
  readonly roaring?: boolean;
}

/** The head, about 100 wide around 0 0. */
export function dragonHead({ skin, belly, wing }: Scales, { asleep, roaring }: Mood = {}): string {
  const open = both(ellipse(-14, -9, 7, 8, WHITE, FINE) + ellipse(-13, -8, 2.4, 5.5, INK, BARE));
  const shut = both(path("M-21 -8Q-14 -1 -8 -8"));
  const jaw = roaring
    ? path("M-17 22H17C17 42 -17 42 -17 22Z", INK, FINE) + path("M-14 22L-10 29L-6 22M14 22L10 29L6 22", WHITE, FINE)
    : path("M-15 24Q0 33 15 24", "none", FINE) + both(path("M-11 27L-8 33L-5 29", WHITE, FINE));
  return (
    both(path("M-12 -30C-16 -44 -28 -52 -35 -50C-30 -44 -30 -34 -27 -22Z", CREAM)) +
    both(path("M-28 -14L-50 -22L-44 -8L-52 4L-29 8Z", wing)) +
    path(
      "M0 -37C20 -37 33 -25 33 -9C33 0 29 5 29 13C29 29 17 37 0 37" +
        "S-29 29 -29 13C-29 5 -33 0 -33 -9C-33 -25 -20 -37 0 -37Z",
      skin,
    ) +
    path("M0 -35L7 -24L0 -13L-7 -24Z", wing, BARE) +
    ellipse(0, 18, 23, 15, belly, BARE) +
    both(ellipse(-8, 11, 2.4, 3.2, INK, BARE)) +
    jaw +
    (asleep ? shut : open + both(path("M-24 -20L-8 -16")))
  );
}

/** A dragon that sits, wings spread, about 130 wide; 0 0 is its throat. */
export function sitting(scales: Scales, mood: Mood = {}): string {
  const { skin, belly, wing } = scales;
  const bars = [30, 40, 50].map((y) => `M${-12 - (y - 30) * 0.1} ${y}Q0 ${y + 5} ${12 + (y - 30) * 0.1} ${y}`).join("");
  return (
    both(
      path(
        "M-16 16C-34 -14 -54 -16 -64 -6C-58 -2 -58 6 -60 14" +
          "C-52 12 -47 18 -48 26C-40 24 -34 30 -34 38C-28 34 -22 36 -18 42Z",
        wing,
      ),
    ) +
    path("M20 50C40 58 52 50 50 36L44 38L52 22L62 36L56 36C60 58 40 72 14 62Z", skin) +
    path("M0 6C20 6 30 26 30 44C30 58 20 64 0 64S-30 58 -30 44C-30 26 -20 6 0 6Z", skin) +
    path("M0 20C12 20 17 32 17 44C17 56 10 60 0 60S-17 56 -17 44C-17 32 -12 20 0 20Z", belly, BARE) +
    path(bars, "none", FINE) +
    both(path("M-30 54C-34 64 -26 66 -20 66H-10C-6 66 -6 58 -12 56", skin)) +
    at(0, -12, 0.8, dragonHead(scales, mood))
  );
}

/** A dragon asleep in a ring, tail to nose, about 84 wide around 0 0. */
export function curled(scales: Scales): string {
  const { skin, belly, wing } = scales;
  const spikes = [-150, -120, -90, -60, -30, 0, 30].map((angle) => {
    const point = (turn: number, r: number): string => {
      const a = ((angle + turn) * Math.PI) / 180;
      return `${(Math.cos(a) * r).toFixed(1)} ${(Math.sin(a) * r).toFixed(1)}`;
    };
    return path(`M${point(-9, 38)}L${point(0, 49)}L${point(9, 38)}Z`, wing);
  });
  return (
    spikes.join("") +
    circle(0, 0, 40, skin) +
    circle(0, 0, 30, "none", `stroke="${belly}" stroke-width="5" stroke-dasharray="7 5" stroke-linecap="butt"`) +
    circle(0, 0, 19, CREAM) +
    path("M10 40C28 40 38 32 42 20C44 14 50 12 54 16C50 18 50 22 52 26L42 30C38 38 28 44 12 44Z", wing) +
    at(-8, 36, 0.62, dragonHead(scales, { asleep: true }))
  );
}
