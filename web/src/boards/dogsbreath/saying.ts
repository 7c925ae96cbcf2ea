// Moves of the draft in words: the server's sentences name places, here the cards have names.

import type { Constants } from "../../api";
import type { Language } from "../../i18n/index.svelte";
import type { Offer, View } from "../../protocol/messages";
import { cardsOf } from "../../table/pieces";
import { fixedOf } from "./facts";
import { name } from "./names";
import { placeOf, rowAndColumn } from "./reading";
import { ALL } from "./words";

export function says({ move, says }: Offer, view: View, constants: Constants, language: Language): string {
  const w = ALL[language];
  const words = move.split(" ");
  const verb = words[0];
  const { columns } = fixedOf(constants);
  const place = placeOf(words.at(-1)!, columns);
  if (place === null) return says;
  if (verb === "flip") return w.flip(...rowAndColumn(place, columns));
  const card = name(cardsOf(view, "grid")[place]!, language);
  return verb === "take" ? w.take(card) : w.turnDown(card);
}
