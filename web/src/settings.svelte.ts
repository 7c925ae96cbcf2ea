// What a person chose for this browser.

export interface Settings {
  name: string;
  /** A language's code, or auto. */
  language: string;
  scheme: "auto" | "light" | "dark";
  speed: "slow" | "normal" | "fast";
  motion: "auto" | "reduced" | "full";
  sound: boolean;
  size: "normal" | "large" | "huge";
}

const PLACE = "houndtable-settings";
const CHOICES: { [K in keyof Settings]: readonly Settings[K][] } = {
  name: [],
  language: ["auto"],
  scheme: ["auto", "light", "dark"],
  speed: ["normal", "slow", "fast"],
  motion: ["auto", "reduced", "full"],
  sound: [false, true],
  size: ["normal", "large", "huge"],
};

/** Settings from what a browser kept: whatever cannot be is as if it had never been chosen. */
export function readSettings(text: string | null): Settings {
  let kept: Record<string, unknown> = {};
  try {
    kept = Object(JSON.parse(text ?? "{}")) as Record<string, unknown>;
  } catch {
    // somebody else wrote there
  }
  const found = Object.entries(CHOICES).map(([name, known]) => {
    const value = kept[name];
    if (name === "language") return [name, /^[a-z]{2,3}$/.test(String(value)) ? value : known[0]];
    if (name === "name") return [name, typeof value === "string" ? value.slice(0, 40) : ""];
    return [name, (known as readonly unknown[]).includes(value) ? value : known[0]];
  });
  return Object.fromEntries(found) as unknown as Settings;
}

export const settings: Settings = $state(readSettings(kept(PLACE)));

/** What the browser keeps under a name; a browser that keeps nothing is fine too. */
export function kept(name: string): string | null {
  try {
    return localStorage.getItem(name);
  } catch {
    return null;
  }
}

export function keep(name: string, text: string): void {
  try {
    localStorage.setItem(name, text);
  } catch {
    // private windows may refuse; the page works without
  }
}

/** The browser keeps nothing but the settings. */
export function unkeepAll(): void {
  try {
    const names = Object.keys(localStorage).filter((name) => name.startsWith("houndtable-") && name !== PLACE);
    for (const name of names) localStorage.removeItem(name);
  } catch {
    // nothing was kept
  }
}

export function keepSettings(): void {
  keep(PLACE, JSON.stringify(settings));
}

/** The page is shown in the chosen colours and text size. */
export function showSettings(): void {
  const root = document.documentElement.dataset;
  root.scheme = settings.scheme;
  root.size = settings.size;
}

/** Whether pieces fade instead of flying. */
export function isCalm(): boolean {
  if (settings.motion !== "auto") return settings.motion === "reduced";
  return matchMedia("(prefers-reduced-motion: reduce)").matches;
}
