// The games' pictures for the home page.

/** The inside of the picture's SVG, 320 by 200; empty for a game without one. */
export async function sceneOf(_game: string): Promise<string> {
  return "";
}
