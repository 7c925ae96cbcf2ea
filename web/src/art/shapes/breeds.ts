// The dogs of the house, by name: every game borrows from here, so that they are met again.

import { CARAMEL, CARAMEL_DARK, CARAMEL_LIGHT, CHOCOLATE, CREAM, GREY, SLATE, WHITE } from "../ink";
import type { Breed } from "./head";

export const SHIBA: Breed = {
  fur: "#e0a05a",
  ear: "#e0a05a",
  muzzle: WHITE,
  ears: "point",
  cheeks: "#fbeed6",
  brows: "#fbeed6",
};
export const BEAGLE: Breed = {
  fur: CREAM,
  ear: CARAMEL_DARK,
  muzzle: WHITE,
  ears: "hang",
  patch: CARAMEL,
  mouth: "tongue",
};
export const COLLIE: Breed = { fur: SLATE, ear: SLATE, muzzle: WHITE, ears: "fold", blaze: WHITE };
export const BULLDOG: Breed = { fur: "#cfc4b2", ear: GREY, muzzle: WHITE, ears: "bat", patch: SLATE, mouth: "calm" };
export const SAMOYED: Breed = { fur: WHITE, ear: WHITE, muzzle: CREAM, ears: "point", fluffy: true, mouth: "tongue" };
export const HOUND: Breed = { fur: "#5d4a45", ear: "#46363a", muzzle: CARAMEL, ears: "long", brows: CARAMEL };
export const RETRIEVER: Breed = { fur: CARAMEL_LIGHT, ear: CARAMEL, muzzle: CREAM, ears: "hang" };
export const SPANIEL: Breed = { fur: "#8d5a35", ear: CHOCOLATE, muzzle: CREAM, ears: "long", blaze: CREAM };
export const THIEF: Breed = { fur: "#b9ab97", ear: "#b9ab97", muzzle: WHITE, ears: "fold", mask: "#46363a" };
export const MASTIFF: Breed = { fur: "#a9784a", ear: CHOCOLATE, muzzle: "#5d4a45", ears: "fold", mouth: "teeth" };
