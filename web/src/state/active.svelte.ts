// Where two tables are on the page, keys go to one of them: the one last touched, or the one where
// it is the player's turn if it is not at the other.
import { room } from './room.svelte';

const active = $state({ table: 0 });

export function activate(table: number): void {
  active.table = table;
}

export function hasKeys(table: number): boolean {
  const others = Object.keys(room.tables).filter((number) => Number(number) !== table);
  return others.length === 0 || active.table === table;
}

// The turn has come at a table: keys go there unless the player is asked at the other one.
export function callKeys(table: number): void {
  const busy = room.mine.some((one) => one.table === active.table && one.turn);
  if (!busy || !(active.table in room.tables)) active.table = table;
}
