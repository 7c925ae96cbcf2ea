// What should be seen first when it comes.

/** `{@attach inSight}`: scrolled to with the next frame, so after anything a board scrolls to by itself. */
export function inSight(element: HTMLElement): () => void {
  const frame = requestAnimationFrame(() => element.scrollIntoView());
  return () => cancelAnimationFrame(frame);
}
