// Moves of the draft in words: the server's sentences name places, here the cards have names.

import type { Language } from "../../i18n/index.svelte";
import type { Offer, View } from "../../protocol/messages";
import { cardsOf } from "../../table/pieces";
import { factsOf } from "./facts";
import { name } from "./names";
import { placeOf, rowAndColumn } from "./reading";
import { ALL } from "./words";

export function says({ move, says }: Offer, view: View, language: Language): string {
  const w = ALL[language];
  const words = move.split(" ");
  const verb = words[0];
  const { columns } = factsOf(view);
  const place = placeOf(words.at(-1)!, columns);
  if (place === null) return says;
  if (verb === "flip") return w.flip(...rowAndColumn(place, columns));
  const card = name(cardsOf(view, "grid")[place]!, language);
  return verb === "take" ? w.take(card) : w.turnDown(card);
}
