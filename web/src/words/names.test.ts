import { expect, test } from "vitest";
import { calledBy } from "./index.svelte";

test("who has no name is called by the words of the page, not by those of the server", () => {
  expect(calledBy([{ name: "Player 1" }, { name: "Ada" }, { name: "Player 1" }])).toEqual(["player", "Ada", "Player 1"]);
});
