// Pictures for what a page has to say besides the game, 200 by 120, on no ground of their own: they stand on any room.

import { CARAMEL, CARAMEL_DARK, EMBER, GOLD, GREEN, GREY, SKY, VERMILION, WHITE } from "./ink";
import { rump } from "./shapes/breath";
import { BEAGLE, COLLIE, RETRIEVER, SHIBA, SPANIEL } from "./shapes/breeds";
import { coat, walking } from "./shapes/dachshund";
import { head } from "./shapes/head";
import { sittingDog } from "./shapes/sitting";
import { bone, heart, trophy } from "./shapes/things";
import { at, BARE, ellipse, FINE, inked, path, rect, tube, turned } from "./svg";

export const MOMENT = "0 0 200 120";

function shadow(x: number, wide: number): string {
  return ellipse(x, 111, wide, 5, CARAMEL_DARK, `${BARE} opacity=".3"`);
}

const MOMENTS = {
  /** Something is on its way. */
  loading: () => shadow(104, 72) + at(52, 82, 0.9, walking(coat(0), 88)),

  /** Nobody here yet; somebody is waited for. */
  waiting: () =>
    shadow(100, 70) +
    path("M40 110C34 74 62 52 104 54C146 56 170 80 164 110Z", RETRIEVER.fur) +
    tube("M160 98C178 98 184 84 176 78C170 74 166 80 168 86", RETRIEVER.fur, 11) +
    path("M128 110C122 92 138 80 154 88", "none", FINE) +
    at(66, 80, 0.74, head({ ...RETRIEVER, mouth: "calm", asleep: true })) +
    letter(108, 40, 12) +
    letter(124, 26, 9) +
    letter(136, 15, 7),

  /** The line is cut, and is being mended. */
  cut: () =>
    shadow(84, 56) +
    at(84, 56, 0.78, head({ ...BEAGLE, mouth: "calm" })) +
    tube("M-4 100C24 118 40 84 84 80C100 79 108 84 114 92", GREY, 9) +
    tube("M204 84C184 78 172 104 150 102", GREY, 9) +
    path(
      "M114 92L121 94M113 93L118 100M150 102L143 99M150 102L144 107",
      "none",
      `stroke="${GOLD}" stroke-width="2.5"`,
    ) +
    path("M126 84L130 76M134 90L142 84M132 106L134 115", "none", `stroke="${EMBER}"`),

  /** There is nothing at this address. */
  nowhere: () =>
    ellipse(100, 106, 62, 12, CARAMEL_DARK) +
    at(98, 64, 0.84, rump(SPANIEL)) +
    path("M38 108C38 92 60 88 72 96C86 90 112 92 124 97C140 88 162 94 162 108Z", "#a9713f") +
    path("M52 66L46 58M44 80L34 76M150 64L157 55M158 78L168 74", "none", `stroke="${CARAMEL}" stroke-width="4"`) +
    at(164, 98, 0.5, bone()),

  /** A list that has nothing in it. */
  empty: () =>
    shadow(104, 70) +
    at(78, 46, 0.72, sittingDog({ breed: COLLIE, collar: VERMILION })) +
    path("M118 92H170L165 108Q164 111 161 111H127Q124 111 123 108Z", SKY) +
    ellipse(144, 92, 26, 5.5, "#5b7894"),

  /** Somebody has won. */
  won: () =>
    confetti() +
    shadow(100, 62) +
    at(84, 46, 0.74, sittingDog({ breed: { ...SHIBA, mouth: "tongue" }, collar: VERMILION })) +
    at(144, 84, 0.94, trophy()),

  /** Something went wrong on our side. */
  trouble: () =>
    shadow(100, 64) +
    at(84, 46, 0.72, sittingDog({ breed: { ...BEAGLE, mouth: "calm" }, collar: SKY })) +
    path("M132 110L136 82H164L168 110Z", "#cf8c68") +
    path("M134 96L146 90L152 100L166 94", "none", FINE) +
    path("M150 82C150 66 158 62 164 52M150 72C146 66 140 64 136 66", "none", `stroke="${GREEN}" stroke-width="4"`) +
    at(168, 48, 0.3, heart(WHITE), 2.4),
} as const;

/** A Z, drawn so that it needs no font. */
function letter(x: number, y: number, size: number): string {
  return path(`M${x} ${y}h${size}l${-size} ${size}h${size}`, "none", 'stroke="currentColor"');
}

function confetti(): string {
  const bits = [
    [24, 30, GOLD],
    [40, 62, VERMILION],
    [30, 92, GREEN],
    [126, 22, VERMILION],
    [150, 34, GREEN],
    [176, 52, GOLD],
    [184, 86, SKY],
    [56, 16, SKY],
    [100, 6, GOLD],
  ] as const;
  return bits.map(([x, y, fill], i) => at(x, y, 1, turned(i * 37, rect(-4, -2.5, 8, 5, 1, fill, BARE)))).join("");
}

export type Moment = keyof typeof MOMENTS;
export const ALL_MOMENTS = Object.keys(MOMENTS) as Moment[];

export function moment(kind: Moment): string {
  return inked(MOMENTS[kind]());
}
