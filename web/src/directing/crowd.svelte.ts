// Everybody in a tournament, for the console. The room tells the first hundred with each change; the
// others are asked for after it, one list at a time, and seldom where there are thousands.
import type { Shown } from '../display/face';
import { everybody, isCut, withOthers } from '../state/everybody';
import type { TournamentPlayer } from '../types/protocol';

const msForEach = 1; // A thousand players are asked for once a second.
const msLeast = 1_000;

export class Crowd {
  private listed = $state.raw<TournamentPlayer[]>([]);
  private waiting: Shown | null = null; // What has changed since the list was asked for.
  private busy = false;

  // After a change.
  look(shown: Shown): void {
    this.waiting = isCut(shown) ? shown : null;
    if (!this.busy) void this.list();
  }
  // With the players whom the room did not tell.
  whole(shown: Shown): Shown {
    return isCut(shown) ? withOthers(shown, this.listed) : shown;
  }
  stop(): void {
    this.waiting = null;
  }
  private async list(): Promise<void> {
    this.busy = true;
    for (let shown = this.waiting; shown; shown = this.waiting) {
      this.waiting = null;
      this.listed = await everybody(shown);
      const wait = Math.max(msLeast, this.listed.length * msForEach);
      await new Promise((resume) => setTimeout(resume, wait));
    }
    this.busy = false;
  }
}
