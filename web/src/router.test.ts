import { expect, test } from "vitest";
import { pageOf, paths } from "./router.svelte";

const at = (path: string): unknown => pageOf(new URL(path, "http://houndtable.example"));

test("every path of ours leads to its page", () => {
  expect(at(paths.home)).toEqual({ name: "home" });
  expect(at(paths.settings)).toEqual({ name: "settings" });
  expect(at(paths.new("chess"))).toEqual({ name: "new", game: "chess" });
  expect(at(paths.rules("chess", "3.2"))).toEqual({ name: "rules", game: "chess", clause: "3.2" });
  expect(at(paths.table("T1", "key"))).toEqual({ name: "table", table: "T1", key: "key", token: "" });
  expect(at(paths.comeBack("T1", "token"))).toEqual({ name: "table", table: "T1", key: "", token: "token" });
  expect(at(paths.replay("T1", 2, 7))).toEqual({ name: "replay", table: "T1", seat: 2, at: 7 });
  expect(at(paths.replay("T1"))).toEqual({ name: "replay", table: "T1", seat: null, at: null });
});

test("whatever cannot be understood is no page, and breaks nothing", () => {
  for (const path of ["/table", "/table/a/b", "/odd", "/new/", "/%E0%A4%A"]) expect(at(path)).toEqual({ name: "nowhere" });
  expect(at("/replay/T1?seat=x&at=-3")).toEqual({ name: "replay", table: "T1", seat: null, at: null });
});
