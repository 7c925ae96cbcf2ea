import type { Shown } from "../../../art/game";
import { PILE, pileMat } from "./mat";

export const furniture: Shown[] = [[PILE, pileMat(), 1.2]];
