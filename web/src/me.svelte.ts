// Who this browser is to the server, if it knows it.

import { api, isMet, type SessionInfo } from "./api";
import { unkeepAll } from "./settings.svelte";

class Me {
  /** The number by which the server knows this person; empty for a stranger. */
  person = $state("");
  /** Whether others may see the name after a game. */
  named = $state(false);
  sessions: SessionInfo[] = $state.raw([]);

  async load(): Promise<void> {
    if (!isMet()) return this.clear();
    const { person, named } = await api.me();
    this.person = person;
    this.named = named;
  }

  async loadSessions(): Promise<void> {
    if (this.person) this.sessions = await api.sessions();
  }

  /** The server knows whether the name may be shown, and so who this is. */
  async agree(named: boolean, name: string): Promise<void> {
    if (!this.person) this.person = (await api.meet(name)).person;
    this.named = (await api.changeMe(named)).named;
  }

  async logOut(session: string): Promise<void> {
    await api.logOut({ session });
    await this.loadSessions();
  }

  async logOutHere(everywhere: boolean): Promise<void> {
    await api.logOut({ everywhere });
    this.leave();
  }

  async delete(): Promise<void> {
    await api.deleteMe();
    this.leave();
  }

  /** The browser keeps nothing of the person either. */
  private leave(): void {
    unkeepAll();
    this.clear();
  }

  private clear(): void {
    this.person = "";
    this.named = false;
    this.sessions = [];
  }
}

export const me = new Me();
