import { expect, test } from "vitest";
import { preferred } from "./words/index.svelte";
import { readSettings } from "./settings.svelte";

test("nothing kept, or nonsense, means the usual settings", () => {
  const usual = readSettings(null);
  expect(usual).toEqual({
    name: "",
    language: "auto",
    scheme: "auto",
    speed: "normal",
    motion: "auto",
    sound: false,
    size: "normal",
  });
  for (const text of ["", "{", "3", "null", '{"speed":"sideways","name":4,"sound":"yes"}']) {
    expect(readSettings(text)).toEqual(usual);
  }
});

test("what was chosen is kept", () => {
  const text = JSON.stringify({ name: "Ada", language: "de", speed: "fast", sound: true });
  expect(readSettings(text)).toMatchObject({ name: "Ada", language: "de", speed: "fast", sound: true, scheme: "auto" });
});

test("the first language the browser likes that we speak is taken", () => {
  const known = ["en", "de", "ja"];
  expect(preferred(["fr", "de", "en"], known)).toBe("de");
  expect(preferred(["ja"], known)).toBe("ja");
  expect(preferred(["fr"], known)).toBe("en");
});
