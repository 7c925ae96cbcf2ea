// Dog'n Dog: six dogs for six numbers, the red ones in a scarf, and what dogs want.

import { badge, CARD, paper, reverse } from "../../../art/card";
import { card, found, type GameArt } from "../../../art/game";
import { CREAM, INK, PAPER, VERMILION, WHITE } from "../../../art/ink";
import { BEAGLE, BULLDOG, COLLIE, HOUND, RETRIEVER, SAMOYED, SHIBA, SPANIEL } from "../../../art/shapes/breeds";
import { number } from "../../../art/shapes/digits";
import { type Breed, head } from "../../../art/shapes/head";
import { bone, bowl, disc, kennel, paw } from "../../../art/shapes/things";
import { at, BARE, circle, path } from "../../../art/svg";

const DOGS: readonly Breed[] = [SHIBA, BEAGLE, COLLIE, BULLDOG, SAMOYED, HOUND];
const RED_FIELD = "#e0573d";

/** What is held, who holds it, and the field it stands on. */
const THINGS: Record<string, { thing: string; dog: Breed; field: string }> = {
  food: { thing: bowl(), dog: { ...RETRIEVER, mouth: "smile" }, field: "#f5d38a" },
  bone: { thing: bone(), dog: SPANIEL, field: "#bcd0c4" },
  disc: { thing: disc("#7fb0c9"), dog: { ...COLLIE, fur: "#5d4a45", ear: "#5d4a45" }, field: "#cfc3dd" },
};

/** As many paws as the number says. */
function paws(count: number, colour: string): string {
  const places = Array.from({ length: count }, (_, i) => 50 + (i - (count - 1) / 2) * 13.5);
  return places.map((x) => at(x, 123, 0.27, paw(colour))).join("");
}

function scarf(): string {
  return (
    path("M-30 26C-12 38 12 38 30 26L35 35C15 50 -15 50 -35 35Z", VERMILION) +
    path("M-22 38H-21.5M-8 42H-7.5M7.5 42H8M21.5 38H22", "none", `stroke="${WHITE}"`)
  );
}

function dog(value: number, red: boolean): string {
  const breed = DOGS[value - 1] ?? SHIBA;
  const sun = circle(51, 82, 36, red ? CREAM : "#f6dcbb", BARE);
  const figure = at(52, 86, 0.66, (red ? at(0, breed.fluffy ? 6 : 0, 1, scarf()) : "") + head(breed));
  const corner = red ? circle(26, 27, 18, VERMILION, `stroke="${WHITE}" stroke-width="2"`) : "";
  const index = corner + number(value, red ? 26 : 23, 27, red ? 25 : 34, red ? WHITE : INK);
  return paper(red ? RED_FIELD : PAPER, sun + figure + index + paws(value, red ? WHITE : VERMILION));
}

function thing(code: string): string | undefined {
  const held = found(THINGS, code);
  if (!held) return undefined;
  return paper(
    held.field,
    circle(50, 78, 39, PAPER, `${BARE} opacity=".55"`) +
      at(51, 76, 0.68, head(held.dog)) +
      at(51, 109, 0.86, held.thing) +
      badge(26, 27, 18, held.thing, 0.44),
  );
}

export function face(code: string): string {
  const [, value, red] = /^([1-6])(r?)$/.exec(code) ?? [];
  if (value) return dog(Number(value), red === "r");
  return thing(code) ?? card(code, back);
}

export function back(): string {
  return reverse(
    VERMILION,
    CREAM,
    at(50, 66, 1.2, kennel("#a92c18")) +
      at(50, 87, 0.34, head(SHIBA), 2.2) +
      [26, 42, 58, 74].map((x) => at(x, 118, 0.24, paw(CREAM))).join(""),
  );
}

/** The card of the Parent, with the lap it is. */
export function house(lap: number): string {
  return paper("#f5d38a", at(50, 84, 1.25, kennel()) + circle(50, 30, 17, PAPER) + number(lap, 50, 30, 20));
}

export const art: GameArt = { box: () => CARD, face, back };
