// Where things are on the screen: every piece and every place where pieces lie says so itself.

type Attachment = (element: Element) => () => void;

class Anchors {
  private known = new Map<string, Element>();

  /** `{@attach anchors.at(key)}`: the element stands for that key as long as it is there. */
  at(key: string): Attachment {
    return (element) => {
      this.known.set(key, element);
      return () => {
        if (this.known.get(key) === element) this.known.delete(key);
      };
    };
  }

  /** The place of a piece, else of its zone, else of its player; null if none is on the screen. */
  find(zone: string, owner: number | null, place: number): Element | null {
    const keys = [`${zone}/${owner ?? ""}/${place}`, `${zone}/${owner ?? ""}`, owner === null ? "" : `seat/${owner}/0`];
    for (const key of keys) {
      const element = this.known.get(key);
      if (element?.isConnected) return element;
    }
    return null;
  }
}

export const anchors = new Anchors();

/** The key under which a zone as a whole is known. */
export function zoneKey(zone: string, owner: number | null): string {
  return `${zone}/${owner ?? ""}`;
}
