// Nine small monsters after a dragon's gold, about 80 wide and high around 0 0. Each has something as often as its
// number says: one eye, two heads, three eyes, four arms, five points, six legs, seven spots, eight arms, nine teeth.

import { BLUSH, GOLD, INK, WHITE } from "../../../art/ink";
import { BARE, both, circle, ellipse, FINE, path, ring, tube } from "../../../art/svg";

function eye(x: number, y: number, r: number): string {
  return (
    circle(x, y, r, WHITE, FINE) +
    circle(x + r * 0.12, y + r * 0.12, r * 0.5, INK, BARE) +
    circle(x - r * 0.12, y - r * 0.18, r * 0.18, WHITE, BARE)
  );
}

function smile(y: number, wide: number): string {
  return path(`M${-wide} ${y}Q0 ${y + wide * 0.9} ${wide} ${y}`, "none", FINE);
}

function feet(x: number, y: number, fill: string): string {
  return both(ellipse(-x, y, 9, 5, fill));
}

function one(): string {
  const fur = "#7fb6c9";
  return (
    path("M0 -22C-2 -30 4 -34 2 -40") +
    feet(10, 32, fur) +
    path("M0 -24C20 -24 27 -8 27 8C27 24 16 31 0 31S-27 24 -27 8C-27 -8 -20 -24 0 -24Z", fur) +
    eye(0, -2, 13) +
    smile(16, 8)
  );
}

function two(): string {
  const fur = "#ea9fa8";
  return (
    feet(16, 37, fur) +
    path(
      "M-35 -20A16 16 0 1 1 -8 -10C-5 2 5 2 8 -10A16 16 0 1 1 35 -20" +
        "C40 -4 32 4 32 20C32 34 20 37 0 37S-32 34 -32 20C-32 4 -40 -4 -35 -20Z",
      fur,
    ) +
    both(eye(-21, -20, 8) + path("M-27 -7Q-21 -2 -15 -7", "none", FINE) + path("M-21 -36V-43")) +
    ellipse(0, 22, 14, 8, WHITE, `${BARE} opacity=".45"`)
  );
}

function three(): string {
  const fur = "#f0c257";
  return (
    feet(14, 34, fur) +
    path("M-6 -34C-3 -40 3 -40 6 -34L36 24C39 31 35 34 29 34H-29C-35 34 -39 31 -36 24Z", fur) +
    eye(0, -14, 8) +
    both(eye(-12, 5, 8)) +
    path("M-14 20H14L10 26L5 20L0 26L-5 20L-10 26Z", WHITE, FINE)
  );
}

function four(): string {
  const fur = "#a98cc4";
  const arms =
    path("M-24 -6C-36 -6 -38 -16 -40 -26", "none") +
    path("M-24 10C-36 10 -40 18 -42 26", "none") +
    circle(-40, -28, 5, fur) +
    circle(-42, 28, 5, fur);
  return (
    both(arms) +
    feet(11, 36, fur) +
    path("M-26 -18C-26 -38 26 -38 26 -18V22C26 38 -26 38 -26 22Z", fur) +
    both(eye(-10, -12, 9)) +
    path("M-12 8H12C12 20 -12 20 -12 8Z", INK, BARE) +
    path("M-8 8V13H-3V8M8 8V13H3V8", WHITE, BARE)
  );
}

function five(): string {
  const fur = "#f0955a";
  const tips = ring(5, 0, 4, 44);
  const dips = ring(10, 0, 4, 24).filter((_, i) => i % 2 === 1);
  const outline = tips.map(
    (tip, i) =>
      `${tip.x.toFixed(1)} ${tip.y.toFixed(1)}L${(dips[i]?.x ?? 0).toFixed(1)} ${(dips[i]?.y ?? 0).toFixed(1)}`,
  );
  return (
    `<path d="M${outline.join("L")}Z" fill="${fur}" stroke-width="16" stroke="${INK}"/>` +
    `<path d="M${outline.join("L")}Z" fill="${fur}" stroke-width="9.5" stroke="${fur}"/>` +
    both(eye(-10, -2, 8)) +
    smile(13, 9) +
    both(circle(-19, 10, 3.6, BLUSH, BARE))
  );
}

function six(): string {
  const fur = "#8dbb62";
  const legs =
    [-20, 0, 20].map((x) => path(`M${x} 20V35M${x} 35H${x + 6}`)).join("") +
    [-10, 10, 30].map((x) => path(`M${x} 18V33M${x} 33H${x + 6}`)).join("");
  return (
    legs +
    path("M-30 -28C-34 -36 -38 -38 -42 -36M-16 -30C-14 -38 -10 -42 -6 -40") +
    circle(26, 8, 15, fur) +
    circle(4, 8, 17, fur) +
    circle(-18, -6, 24, fur) +
    eye(-27, -10, 8) +
    eye(-9, -10, 8) +
    path("M-27 5Q-18 13 -9 5", "none", FINE)
  );
}

function seven(): string {
  const fur = "#d97fa6";
  const spots = [
    [-30, 8],
    [-23, -12],
    [-8, -27],
    [9, -27],
    [24, -12],
    [31, 8],
    [0, 25],
  ].map(([x = 0, y = 0]) => circle(x, y, 4.6, "#8e3f6b", BARE));
  return (
    both(path("M-22 -28C-32 -32 -36 -40 -32 -46C-24 -46 -16 -40 -14 -34Z", GOLD)) +
    feet(16, 37, fur) +
    path("M0 -38C28 -38 40 -16 40 6C40 28 26 37 0 37S-40 28 -40 6C-40 -16 -28 -38 0 -38Z", fur) +
    spots.join("") +
    both(eye(-11, -6, 9)) +
    smile(9, 10)
  );
}

function eight(): string {
  const fur = "#e0705a";
  const arm = (x: number, bend: number): string =>
    tube(`M${x} 8C${x * 1.2} 24 ${x * 1.2 + bend} 24 ${x * 1.35 + bend} 36`, fur, 11);
  return (
    both(arm(-4, -1) + arm(-12, -4) + arm(-20, -5) + arm(-26, -7)) +
    path("M0 -40C24 -40 34 -22 32 -2C30 14 18 16 0 16S-30 14 -32 -2C-34 -22 -24 -40 0 -40Z", fur) +
    both(eye(-12, -12, 9)) +
    circle(0, 6, 4.5, INK, BARE) +
    both(ellipse(-23, 2, 4.5, 3, BLUSH, BARE))
  );
}

function nine(): string {
  const fur = "#6a7fb5";
  const tooth = Array.from({ length: 9 }, (_, i) => `L${-20 + i * 5} 17L${-17.5 + i * 5} 10`).join("");
  return (
    both(path("M-20 -30C-34 -32 -42 -42 -38 -50C-28 -50 -18 -44 -12 -36Z", WHITE)) +
    both(ellipse(-40, 14, 8, 12, fur)) +
    feet(18, 40, fur) +
    path(
      "M0 -42L8 -36L18 -38L22 -29L32 -26L32 -15L40 -7L37 3L42 13L36 21L36 32L24 34L14 40L0 36" +
        "L-14 40L-24 34L-36 32L-36 21L-42 13L-37 3L-40 -7L-32 -15L-32 -26L-22 -29L-18 -38L-8 -36Z",
      fur,
    ) +
    both(eye(-13, -12, 10) + path("M-25 -24L-7 -20")) +
    path("M-24 8H24C24 32 -24 32 -24 8Z", INK, FINE) +
    path(`M-22.5 10${tooth}`, WHITE, BARE)
  );
}

const MONSTERS = [one, two, three, four, five, six, seven, eight, nine];

/** The monster with this number. */
export function monster(value: number): string {
  return MONSTERS[value - 1]?.() ?? "";
}
