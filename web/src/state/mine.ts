// The tables where this player has a seat, in the order in which they sat down.
import type { CanberraState, Message, PokerState } from '../types/protocol';

export type MyTable = Message<'my_table'>;

// Whether it is this viewer's turn.
export function turnOf(state: PokerState | CanberraState): boolean {
  if ('round' in state.view) return state.view.round.legal.seat !== null && state.view.dealing;
  const legal = state.view.legal;
  return legal.bet || legal.fold;
}

// A line of the room replaces the one before; without a seat it removes it.
export function withLine(mine: MyTable[], line: MyTable): MyTable[] {
  if (line.seat === null) return mine.filter(({ table }) => table !== line.table);
  if (!mine.some(({ table }) => table === line.table)) return [...mine, line];
  return mine.map((one) => (one.table === line.table ? line : one));
}

// Whoever watches a table hears of turns there from its state alone.
export function withState(
  mine: MyTable[],
  table: number,
  state: PokerState | CanberraState,
): MyTable[] {
  const turn = turnOf(state);
  const until = turn ? state.turn_until_ms : null;
  if (state.you.seat === null) return mine.filter((one) => one.table !== table);
  const line = mine.find((one) => one.table === table);
  if (!line || (line.turn === turn && line.until_ms === until)) return mine;
  return withLine(mine, { ...line, turn, until_ms: until });
}
