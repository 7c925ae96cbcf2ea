// The few marks everything is drawn with. Each function returns markup; nothing has an id, a style or a script, so that
// any number of pieces can stand on one page under a strict content policy.

import { INK } from "./ink";

/** The line all outlines have, in units of a card that is 100 wide. */
export const LINE = 3;
/** For what has no outline, and for finer lines inside a shape. */
export const BARE = 'stroke="none"';
export const FINE = 'stroke-width="2"';

export interface Point {
  readonly x: number;
  readonly y: number;
}

const n = (value: number): string => String(Math.round(value * 100) / 100);

export function path(d: string, fill = "none", more = ""): string {
  return `<path d="${d}"${paint(fill, more)}/>`;
}

export function circle(x: number, y: number, r: number, fill = "none", more = ""): string {
  return `<circle cx="${n(x)}" cy="${n(y)}" r="${n(r)}"${paint(fill, more)}/>`;
}

export function ellipse(x: number, y: number, rx: number, ry: number, fill = "none", more = ""): string {
  return `<ellipse cx="${n(x)}" cy="${n(y)}" rx="${n(rx)}" ry="${n(ry)}"${paint(fill, more)}/>`;
}

export function rect(x: number, y: number, w: number, h: number, r: number, fill = "none", more = ""): string {
  return `<rect x="${n(x)}" y="${n(y)}" width="${n(w)}" height="${n(h)}" rx="${n(r)}"${paint(fill, more)}/>`;
}

function paint(fill: string, more: string): string {
  return (fill === "none" ? "" : ` fill="${fill}"`) + (more && ` ${more}`);
}

/** A tail, an arm, a cable: a line so wide, ink on both sides. */
export function tube(d: string, fill: string, width: number): string {
  return (
    path(d, "none", `stroke-width="${n(width)}"`) + path(d, "none", `stroke="${fill}" stroke-width="${n(width - 5.5)}"`)
  );
}

/** A shape drawn around 0 0, put in its place; its outline keeps the common line, however it is scaled. */
export function at(x: number, y: number, scale: number, inner: string, line = LINE): string {
  const size = scale === 1 ? "" : ` scale(${n(scale)})`;
  const width = scale === 1 && line === LINE ? "" : ` stroke-width="${n(line / scale)}"`;
  return `<g transform="translate(${n(x)} ${n(y)})${size}"${width}>${inner}</g>`;
}

export function turned(degrees: number, inner: string): string {
  return degrees ? `<g transform="rotate(${n(degrees)})">${inner}</g>` : inner;
}

/** The shape as a mirror shows it. */
export function mirrored(inner: string): string {
  return `<g transform="scale(-1 1)">${inner}</g>`;
}

/** The shape and its mirror image: two ears, two eyes. */
export function both(inner: string): string {
  return inner + mirrored(inner);
}

/** Everything is drawn inside this: warm ink, round ends and corners. */
export function inked(inner: string): string {
  const ends = 'stroke-linecap="round" stroke-linejoin="round"';
  return `<g fill="none" stroke="${INK}" stroke-width="${LINE}" ${ends}>${inner}</g>`;
}

/** So many points around a middle, the first one on top, clockwise. */
export function ring(count: number, x: number, y: number, rx: number, ry = rx): Point[] {
  return Array.from({ length: count }, (_, i) => {
    const angle = (i / count) * 2 * Math.PI;
    return { x: x + rx * Math.sin(angle), y: y - ry * Math.cos(angle) };
  });
}

/** A whole picture. It is decoration: what it shows is said in words by the control that holds it. */
export function svg(box: string, inner: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}" aria-hidden="true" focusable="false">${inner}</svg>`;
}
