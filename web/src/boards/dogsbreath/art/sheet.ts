import type { Shown } from "../../../art/game";
import { draftBox, draftTable } from "./draft";

export const furniture: Shown[] = [8, 12].map((places) => [draftBox(places, 4), draftTable(places, 4), 0.6]);
