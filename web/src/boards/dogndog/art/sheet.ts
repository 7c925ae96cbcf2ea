import { CARD } from "../../../art/card";
import type { Shown } from "../../../art/game";
import { house } from "./index";

export const furniture: Shown[] = [1, 2].map((lap) => [CARD, house(lap), 1]);
