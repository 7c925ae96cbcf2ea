// The tables somebody was at in this browser, newest first.

import { keep, kept } from "./settings.svelte";

const PLACE = "houndtable-tables";
const MOST = 12;

export function recentTables(): string[] {
  try {
    const list: unknown = JSON.parse(kept(PLACE) ?? "[]");
    return Array.isArray(list) ? list.filter((one) => typeof one === "string").slice(0, MOST) : [];
  } catch {
    return [];
  }
}

export function remember(table: string): void {
  keep(PLACE, JSON.stringify([table, ...recentTables().filter((one) => one !== table)].slice(0, MOST)));
}

export function forget(table: string): void {
  keep(PLACE, JSON.stringify(recentTables().filter((one) => one !== table)));
}
