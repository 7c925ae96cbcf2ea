// Which page is shown: the address says it.

export type Page =
  | { name: "home" }
  | { name: "new"; game: string }
  | { name: "table"; table: string; key: string; token: string }
  | { name: "rules"; game: string; clause: string }
  | { name: "replay"; table: string; seat: number | null; at: number | null }
  | { name: "settings" }
  | { name: "privacy" }
  | { name: "nowhere" };

/** The page of an address. */
export function pageOf(address: URL): Page {
  const [first = "", second = "", ...more] = address.pathname.split("/").slice(1).map(decoded);
  const mark = decoded(address.hash.slice(1));
  if (more.length === 0 && second) {
    if (first === "new") return { name: "new", game: second };
    if (first === "rules") return { name: "rules", game: second, clause: mark };
    if (first === "replay") {
      const { searchParams } = address;
      return { name: "replay", table: second, seat: whole(searchParams.get("seat")), at: whole(searchParams.get("at")) };
    }
    if (first === "table") {
      const isToken = mark.startsWith(RETURN);
      return { name: "table", table: second, key: isToken ? "" : mark, token: isToken ? mark.slice(RETURN.length) : "" };
    }
  }
  if (second === "" && first === "") return { name: "home" };
  if (second === "" && (first === "settings" || first === "privacy")) return { name: first };
  return { name: "nowhere" };
}

const RETURN = "return=";

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

function whole(text: string | null): number | null {
  return text !== null && /^\d{1,6}$/.test(text) ? Number(text) : null;
}

export const paths = {
  home: "/",
  settings: "/settings",
  privacy: "/privacy",
  new: (game: string) => `/new/${game}`,
  rules: (game: string, clause = "") => `/rules/${game}${clause && `#${clause}`}`,
  table: (table: string, key = "") => `/table/${table}${key && `#${key}`}`,
  comeBack: (table: string, token: string) => `/table/${table}#${RETURN}${token}`,
  replay: (table: string, seat: number | null = null, at: number | null = null) => {
    const query = [seat === null ? "" : `seat=${seat}`, at === null ? "" : `at=${at}`].filter(Boolean).join("&");
    return `/replay/${table}${query && `?${query}`}`;
  },
};

class Router {
  page: Page = $state.raw({ name: "home" });
  private path = "";
  /** Whether somebody is on the way to another page, whose heading is not there yet. */
  private isUnderWay = false;
  /** What had the focus last; the browser forgets it when that leaves the page. */
  private focused: Element | null = null;

  start(): void {
    this.path = location.pathname;
    addEventListener("popstate", () => this.look());
    addEventListener("hashchange", () => this.look());
    document.addEventListener("click", (event) => this.follow(event));
    document.addEventListener("focusin", (event) => (this.focused = event.target as Element));
    this.look();
  }

  go(path: string, { replace = false } = {}): void {
    if (replace) history.replaceState(null, "", path);
    else history.pushState(null, "", path);
    this.look();
    if (!replace) scrollTo(0, 0);
  }

  /**
   * `{@attach router.arrive}` at a page's heading: who came from another page begins there, and hears where that is. So
   * does whoever was on something that this page replaced, as a lobby becomes the table: the focus would be lost.
   */
  readonly arrive = (heading: HTMLElement): void => {
    const isLost = document.activeElement === document.body && this.focused?.isConnected === false;
    if (this.isUnderWay || isLost) heading.focus({ preventScroll: true });
    this.isUnderWay = false;
  };

  private look(): void {
    if (location.pathname !== this.path) this.isUnderWay = true;
    this.path = location.pathname;
    this.page = pageOf(new URL(location.href));
  }

  /** Links to pages of ours change the page without loading it anew. */
  private follow(event: MouseEvent): void {
    if (event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey) return;
    const link = (event.target as Element).closest("a");
    if (!link || link.target || link.hasAttribute("download") || link.origin !== location.origin) return;
    if (link.pathname.startsWith("/api/") || pageOf(new URL(link.href)).name === "nowhere") return;
    if (link.pathname === location.pathname && link.search === location.search && link.hash) return;
    event.preventDefault();
    this.go(link.pathname + link.search + link.hash);
  }
}

export const router = new Router();
