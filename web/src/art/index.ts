// The door to the art. A game's pictures are found where they lie, in `boards/<game>/art/`, and loaded when they are
// needed: its pieces when its table is opened, its scene when the home page shows it.

import { found, type GameArt } from "./game";

export type { GameArt } from "./game";
export { LOGO, logo } from "./logo";
export { svg } from "./svg";

const ARTS = import.meta.glob<{ art: GameArt }>("../boards/*/art/index.ts");
const SCENES = import.meta.glob<{ scene: () => string }>("../boards/*/art/scene.ts");

export const SCENE = "0 0 320 200";

/** The pictures of a game; of one that has none, its pieces by their names. */
export async function artOf(game: string): Promise<GameArt> {
  return (await (found(ARTS, `../boards/${game}/art/index.ts`) ?? (() => import("./generic")))()).art;
}

/** The picture of a game for the home page; of one that has none, a room with its title on the wall. */
export async function sceneOf(game: string, title: string): Promise<string> {
  const load = found(SCENES, `../boards/${game}/art/scene.ts`);
  return load ? (await load()).scene() : (await import("./generic")).scene(title);
}
