import { expect, test } from "vitest";
import { reasonOf } from "./reasons";

test("numbers stand where the words say, unknown reasons as they are", () => {
  const german = { "last in round {}": "Letzter in Runde {}", ron: "Ron" };
  expect(reasonOf("last in round 12", german)).toBe("Letzter in Runde 12");
  expect(reasonOf("ron", german)).toBe("Ron");
  expect(reasonOf("constructor", {})).toBe("constructor");
});
