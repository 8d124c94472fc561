// What the console sends for the director. A refusal stays in sight with its clause until the next
// order; what cannot be done lightly is asked once more.
import { room } from '../state/room.svelte';
import { permissions, type Refusal } from '../types/protocol';
import type { Ordered } from '../consoles/tournaments/fields';

interface Question {
  title: string;
  why: string;
  commands: Ordered[];
  said: string;
}

export class Desk {
  refused = $state.raw<Refusal | null>(null);
  asked = $state.raw<Question | null>(null);
  busy = $state(false);

  constructor(private readonly tournament: number) {}

  may(type: Ordered['type']): boolean {
    const allowed: Record<string, readonly string[] | undefined> = {
      ...permissions.room,
      ...permissions.tournament,
    };
    return allowed[type]?.includes(room.account?.role ?? '') ?? false;
  }
  // One after another; the first refusal ends it.
  async give(commands: Ordered | Ordered[], said: string): Promise<boolean> {
    if (this.busy) return false;
    this.asked = null;
    this.busy = true;
    this.refused = null;
    try {
      for (const command of [commands].flat()) {
        const answer = await room.ask<'done'>({ ...command, tournament: this.tournament });
        if (answer.type !== 'refused') continue;
        this.refused = answer;
        return false;
      }
    } finally {
      this.busy = false;
    }
    room.notice(said, 'good');
    return true;
  }
  ask(title: string, why: string, commands: Ordered | Ordered[], said: string): void {
    this.asked = { title, why, commands: [commands].flat(), said };
  }
}
