// Pieces that fly: drawn over the table, never in the way of a hand.

import { tick } from "svelte";
import type { Board } from "../boards/board";
import type { View } from "../protocol/messages";
import { isCalm, settings } from "../settings.svelte";
import { anchors } from "./anchors";
import { moved, type Place } from "./moved";

const TIMES = { slow: 520, normal: 280, fast: 180 };
const CALM = 180;

function boxOf({ zone, owner, place }: Place): DOMRect | null {
  const element = anchors.find(zone, owner, place);
  const box = element?.getBoundingClientRect();
  return box && box.width > 0 ? box : null;
}

/** A picture of the piece, lying over everything and touchable by nobody. */
function ghost(board: Board, card: string, width: number): SVGSVGElement {
  const svg = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  svg.setAttribute("viewBox", board.box(card));
  svg.setAttribute("aria-hidden", "true");
  svg.setAttribute("class", "ghost");
  svg.style.width = `${width}px`;
  svg.innerHTML = board.face(card);
  return svg;
}

/** Where the pieces that are about to move lie now; what comes back lets them fly once the page shows the new view. */
export function prepare(board: Board, before: View, after: View): () => Promise<void> {
  const flights = moved(before, after).map((flight) => ({ ...flight, start: boxOf(flight.from) }));
  return async () => {
    await tick();
    // All is looked at before anything is changed, so that the page is laid out once.
    const landings = flights.map(({ to }) => ({ landing: anchors.find(to.zone, to.owner, to.place), end: boxOf(to) }));
    const calm = isCalm();
    for (const [at, { card, start }] of flights.entries()) {
      const { landing, end } = landings[at]!;
      if (!landing || !end) continue;
      if (calm || !start) landing.animate([{ opacity: 0 }, { opacity: 1 }], { duration: CALM });
      else fly(board, card, start, end, landing);
    }
  };
}

/** A picture of the piece goes from one place to the other; until it is there, the piece itself is not seen. */
function fly(board: Board, card: string, start: DOMRect, end: DOMRect, landing: Element): void {
  const width = Math.min(Math.max(start.width, 44), Math.max(end.width, 44), 96);
  const svg = ghost(board, card, width);
  const at = (box: DOMRect): string =>
    `translate(${box.left + box.width / 2 - width / 2}px, ${box.top + box.height / 2 - width * 0.7}px)`;
  document.body.append(svg);
  const flying = svg.animate([{ transform: at(start) }, { transform: at(end) }], {
    duration: TIMES[settings.speed],
    easing: "cubic-bezier(.3,.1,.3,1)",
  });
  landing.animate([{ opacity: 0 }, { opacity: 0, offset: 0.9 }, { opacity: 1 }], { duration: TIMES[settings.speed] });
  flying.onfinish = flying.oncancel = () => svg.remove();
}
