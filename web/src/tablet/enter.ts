// Entries at a hosted table. Each says what its tablet had seen, so two tablets at one table never enter
// the same act twice.
import { room } from '../state/room.svelte';
import type { AtThisTable } from '../types/protocol';

export function enterAt(table: number, command: AtThisTable): Promise<boolean> {
  const watched = room.tables[table];
  return room.command({ ...command, table, ...(watched ? { at_seq: watched.seq } : {}) });
}
