// What a player does with a hand, one act at a time. A refusal is shown, and kept in the log.
import type { TableCommand } from '../types/protocol';
import { room } from './room.svelte';

export class Acting {
  busy = $state(false);

  async act(command: TableCommand, table: number): Promise<void> {
    this.busy = true;
    const answer = await room.ask<'done'>({ ...command, table });
    this.busy = false;
    if (answer.type !== 'refused') return;
    room.notice(answer.sentence, 'bad', answer.clause);
    room.note(table, { text: answer.sentence, clause: answer.clause, kind: 'refusal' });
  }
}
