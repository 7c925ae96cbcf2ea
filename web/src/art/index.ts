// The door to the art: a game's pictures are loaded when its table is opened, its scene when the home page shows it.

import { found, type GameArt } from "./game";

export type { GameArt } from "./game";
export { LOGO, logo } from "./logo";
export { svg } from "./svg";

const GAMES: Record<string, () => Promise<{ art: GameArt }>> = {
  dachs: () => import("./dachs"),
  dogndog: () => import("./dogndog"),
  drachensachen: () => import("./drachensachen"),
  dogsbreath: () => import("./dogsbreath"),
  herecomesthedog: () => import("./herecomesthedog"),
};

const SCENES: Record<string, () => Promise<{ scene: () => string }>> = {
  dachs: () => import("./scenes/dachs"),
  dogndog: () => import("./scenes/dogndog"),
  drachensachen: () => import("./scenes/drachensachen"),
  dogsbreath: () => import("./scenes/dogsbreath"),
  herecomesthedog: () => import("./scenes/herecomesthedog"),
};

export const SCENE = "0 0 320 200";

/** The pictures of a game; of one that has none, its pieces by their names. */
export async function artOf(game: string): Promise<GameArt> {
  return (await (found(GAMES, game) ?? (() => import("./generic")))()).art;
}

/** The picture of a game for the home page. */
export async function sceneOf(game: string): Promise<string> {
  const load = found(SCENES, game);
  return load ? (await load()).scene() : (await artOf(game)).scene();
}
