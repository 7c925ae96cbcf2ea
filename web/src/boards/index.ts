// The boards, each found in its game's folder and loaded when such a table is opened. A game without one is played at
// the generic board, with its own pictures if it has some.

import { artOf } from "../art";
import { found } from "../art/game";
import type { Pictures } from "../markdown";
import type { Board } from "./board";
import { generic } from "./generic";

const BOARDS = import.meta.glob<{ board: Board }>(["./*/index.ts", "!./generic/index.ts"]);

const PICTURES = import.meta.glob<{ pictures: Pictures }>("./*/art/pictures.ts");

/** The pictures of a game's rulebook; none where nobody drew any. */
export async function picturesOf(game: string): Promise<Pictures> {
  const load = found(PICTURES, `./${game}/art/pictures.ts`);
  return load ? (await load()).pictures : {};
}

export async function boardOf(game: string): Promise<Board> {
  const load = found(BOARDS, `./${game}/index.ts`);
  if (load) return (await load()).board;
  const { face, box } = await artOf(game);
  return { ...generic, face, box };
}
