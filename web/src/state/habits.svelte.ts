// What the page does by itself for a player at a table, as long as the table is on the page: keep
// the stake at a size, and sit out before the next big blind.

interface Habits {
  stake: number; // The size to keep; 0 leaves it alone.
  stakeTried: number; // The round after which it was last tried.
  sitsOutNext: boolean;
}
const usual: Habits = { stake: 0, stakeTried: -1, sitsOutNext: false };
const habits = $state<Record<number, Habits>>({});

export function habitsAt(table: number): Habits {
  return habits[table] ?? usual;
}

export function setHabits(table: number, changed: Partial<Habits>): void {
  habits[table] = { ...habitsAt(table), ...changed };
}
