// What dogs care for, each about 60 wide and high around 0 0.

import {
  BLUSH,
  CARAMEL_DARK,
  CARAMEL_LIGHT,
  CHOCOLATE,
  CREAM,
  GOLD,
  GOLD_DARK,
  GREEN,
  INK,
  PAPER,
  VERMILION,
  WHITE,
} from "../ink";
import { BARE, both, circle, ellipse, FINE, path, tube, turned } from "../svg";

export function bone(fill = WHITE): string {
  const half = "C20 -16 32 -16 31 -6C31 -3 29 0 27 0C31 1 33 10 25 12C19 13 17 9 17 6";
  const other = "C-20 16 -32 16 -31 6C-31 3 -29 0 -27 0C-31 -1 -33 -10 -25 -12C-19 -13 -17 -9 -17 -6";
  return turned(-28, path(`M-17 -6H17${half}H-17${other}Z`, fill));
}

export function biscuit(fill = CARAMEL_LIGHT): string {
  const petals =
    "M0 -27C8 -27 9 -20 13 -19S22 -20 25 -13S20 -5 20 0S28 7 25 14S16 17 13 19S8 27 0 27" +
    "S-9 21 -13 19S-22 20 -25 13S-20 5 -20 0S-28 -7 -25 -14S-16 -17 -13 -19S-8 -27 0 -27Z";
  const holes = [-9, 9].map((y) => both(circle(-8, y, 2.6, INK, BARE))).join("");
  return path(petals, fill) + holes + circle(0, 0, 2.6, INK, BARE);
}

/** A bowl heaped with kibble. */
export function bowl(fill = VERMILION, food = CARAMEL_DARK): string {
  const kibble = path(
    "M-24 -2C-24 -10 -18 -14 -13 -12C-11 -20 -2 -20 1 -16C6 -22 15 -18 15 -12C22 -13 25 -8 24 -2Z",
    food,
  );
  return (
    kibble +
    path("M-28 -2H28L23 20Q22 23 19 23H-19Q-22 23 -23 20Z", fill) +
    path("M-7 10L7 10M-5 8V12M5 8V12", "none", `stroke="${PAPER}"`)
  );
}

export function ball(fill = GREEN): string {
  return (
    circle(0, 0, 25, fill) + path("M-19 -16C-6 -10 -6 10 -19 16M19 -16C6 -10 6 10 19 16", "none", `stroke="${PAPER}"`)
  );
}

/** A flying disc, seen from slightly above. */
export function disc(fill = GOLD): string {
  return (
    path("M-30 0C-30 -12 -16 -18 0 -18S30 -12 30 0V6C30 18 16 22 0 22S-30 18 -30 6Z", fill) +
    ellipse(0, 0, 30, 16, fill) +
    ellipse(0, -1, 17, 8, PAPER, FINE)
  );
}

export function paw(fill = INK): string {
  return (
    path("M0 2C8 2 17 12 15 19C13 25 6 22 0 22S-13 25 -15 19C-17 12 -8 2 0 2Z", fill, BARE) +
    both(ellipse(-7.5, -11, 5, 7.5, fill, BARE) + ellipse(-18, 0, 4.6, 6.6, fill, BARE))
  );
}

export function heart(fill = VERMILION): string {
  return path("M0 24C-34 2 -28 -22 -13 -22C-6 -22 -2 -18 0 -13C2 -18 6 -22 13 -22C28 -22 34 2 0 24Z", fill);
}

export function trophy(): string {
  return (
    both(tube("M-16 -18H-26C-28 -4 -22 2 -13 3", GOLD_DARK, 8.5)) +
    path("M-18 -24H18C18 -4 12 8 0 8S-18 -4 -18 -24Z", GOLD) +
    path("M-10 -19C-10 -8 -8 -2 -4 2", "none", `stroke="${WHITE}"`) +
    path("M-4 8V16H4V8", GOLD_DARK) +
    path("M-13 24V19Q-13 16 -10 16H10Q13 16 13 19V24Z", CHOCOLATE)
  );
}

export function poo(fill = CARAMEL_DARK): string {
  return (
    path(
      "M-3 -27C6 -22 2 -16 8 -13C16 -10 12 -4 12 -2C22 2 20 9 17 10C29 12 28 25 18 25H-18" +
        "C-28 25 -29 12 -17 10C-20 6 -19 0 -11 -3C-15 -10 -10 -14 -6 -15C-2 -17 -1 -21 -3 -27Z",
      fill,
    ) + path("M-9 -2C-2 1 6 0 10 -3M-15 11C-6 14 8 14 15 11", "none", FINE)
  );
}

export function coin(): string {
  return circle(0, 0, 25, GOLD) + circle(0, 0, 18, "none", `stroke="${GOLD_DARK}" stroke-width="2.5"`) + pawPrint();
}

function pawPrint(): string {
  return `<g transform="translate(0 -2) scale(.56)">${paw(CARAMEL_DARK)}</g>`;
}

/** A haunch on its bone. */
export function meat(fill = "#c4553f"): string {
  return (
    path("M8 10L18 20C16 25 20 29 24 27C25 31 32 29 30 24C29 20 25 20 23 20L13 9Z", WHITE) +
    path("M-24 -18C-14 -30 10 -26 16 -10C20 2 14 12 6 14C-8 18 -20 14 -25 2C-28 -6 -28 -13 -24 -18Z", fill) +
    path("M-17 -10C-12 -18 -2 -19 4 -15", "none", `stroke="${BLUSH}"`)
  );
}

export function carrot(): string {
  return (
    path("M8 -10C4 -22 10 -28 14 -26C14 -32 22 -32 22 -26C28 -28 32 -22 26 -18C32 -14 26 -8 12 -10Z", GREEN) +
    path("M-22 27C-28 24 -10 -14 0 -15C10 -17 17 -10 15 0C13 10 -16 30 -22 27Z", "#ec8b36") +
    path("M-5 -4L3 1M-11 8L-5 12M6 -3L10 0", "none", FINE)
  );
}

export function kennel(roof = VERMILION, wall = CREAM): string {
  return (
    path("M-23 -4V27H23V-4L0 -24Z", wall) +
    path("M-11 27V12C-11 -2 11 -2 11 12V27Z", CHOCOLATE) +
    path("M-32 3L-4 -27Q0 -31 4 -27L32 3Q34 7 29 9Q27 9 25 7L0 -17L-25 7Q-29 10 -32 7Z", roof)
  );
}

export function flame(outer: string, inner: string): string {
  return (
    path(
      "M2 -32C4 -20 22 -12 22 8C22 21 12 28 0 28S-22 21 -22 8" +
        "C-22 -4 -14 -8 -13 -18C-6 -14 -4 -10 -4 -6C2 -12 4 -22 2 -32Z",
      outer,
    ) +
    path("M1 -6C2 2 11 4 11 14C11 22 6 25 0 25S-11 22 -11 14C-11 8 -7 6 -6 1C-2 3 0 5 0 7C2 3 2 -2 1 -6Z", inner, BARE)
  );
}

export function charcoal(fill: string, glint: string): string {
  return (
    path("M-24 4L-14 -19L8 -24L24 -8L22 14L4 24L-18 20Z", fill) +
    path("M-12 -14L-2 -4L-18 6M-2 -4L18 -6M-2 -4L4 18", "none", `stroke="${glint}" stroke-width="2.5"`)
  );
}

export function sun(fill = GOLD): string {
  const rays =
    "M0 -27V-22M0 22V27M-27 0H-22M22 0H27M-19 -19L-15.5 -15.5M15.5 15.5L19 19M-19 19L-15.5 15.5M15.5 -15.5L19 -19";
  return path(rays) + circle(0, 0, 14, fill);
}

export function moon(fill = CREAM): string {
  return path("M8 -25C-14 -24 -26 -6 -20 10C-14 26 8 29 21 15C6 17 -6 10 -7 -3C-8 -13 0 -22 8 -25Z", fill);
}
