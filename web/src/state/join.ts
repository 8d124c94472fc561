// Taking a seat: the first that is free, for the stake the sign asks for.
import type {
  CanberraState,
  LobbyTable,
  PokerState,
  Refusal,
  TableCommand,
} from '../types/protocol';
import { room, type Watched } from './room.svelte';

const tries = 4;

export function isPoker(state: PokerState | CanberraState): state is PokerState {
  return 'round' in state.view;
}

export function freeSeats(table: Watched): number[] {
  const state = table.state;
  const seats = isPoker(state) ? state.view.seats : table.terms.seats;
  const taken = isPoker(state)
    ? state.view.places.filter(({ player }) => player !== null).map(({ seat }) => seat)
    : state.view.boxes.filter(({ player }) => player !== null).map(({ seat }) => seat);
  return Array.from({ length: seats }, (_, index) => index + 1).filter(
    (seat) => !taken.includes(seat),
  );
}

// The stake to suggest, in chips: what the sign asks for, or fifty times the minimum.
export function usualStake({ terms }: Pick<Watched, 'terms'>): number {
  if ('stake' in terms && terms.stake > 0) return terms.stake;
  const chip = 'chip' in terms ? Math.max(1, terms.chip) : 1;
  return Math.max(chip, Math.floor((terms.minimum * 50) / chip) * chip);
}

// The marker of the player who would deal.
export function markerOf(table: Watched): string {
  return 'marker' in table.terms ? table.terms.marker : '';
}

function sitting(table: Watched, seat: number, stake: number): TableCommand {
  if (table.kind === 'canberra') return { type: 'sit', seat, stake_cents: stake * 100 };
  return { type: 'sit', seat, stake };
}

export function sit(table: Watched, seat: number, stake: number): Promise<boolean> {
  return room.atTable(table.table, sitting(table, seat, stake));
}

// Any seat that is free. Somebody else may be quicker, so it tries more than once; if there is no
// seat, it joins the waiting list.
export async function takeSeat(table: Watched): Promise<void> {
  if (table.state.you.seat !== null) return;
  let refusal: Refusal | null = null;
  for (const seat of freeSeats(table).slice(0, tries)) {
    const answer = await room.ask<'done'>({
      ...sitting(table, seat, usualStake(table)),
      table: table.table,
    });
    if (answer.type !== 'refused') return;
    refusal = answer;
  }
  if (refusal) room.notice(refusal.sentence, 'bad', refusal.clause);
  else await room.atTable(table.table, { type: 'join_list' });
}

// A table for practice: enough bots to play at once, and a free seat; a game without limits first,
// because it is the one that people know.
export function practiceTable(tables: LobbyTable[]): LobbyTable | null {
  const open = tables.filter(
    (table) => table.taken < table.seats && !table.closing && !table.paused && !table.stopped,
  );
  const known = ({ limit }: LobbyTable) => (limit === 'no-limit' ? 1 : 0);
  return open.sort((one, other) => known(other) - known(one) || other.bots - one.bots)[0] ?? null;
}
