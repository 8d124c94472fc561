// The command that an order in a tournament becomes, from what was typed into its fields.
import type { Card, TournamentPlayer } from '../../types/protocol';
import { valueOf, type OrderField } from '../orders/fields';
import type { Ordered, TournamentOrder } from './fields';

export function seatedAt(players: TournamentPlayer[], number: number): TournamentPlayer[] {
  return players
    .filter((one) => one.number === number && one.seat !== null)
    .sort((one, other) => (one.seat ?? 0) - (other.seat ?? 0));
}

type Given = Record<string, string>;
export const seatsMost = 10;

// The command with its fields as the room expects them; null while one is missing or of the wrong
// kind. The fields of single seats are given as "stakes.3".
export function tournamentCommandOf(
  order: TournamentOrder,
  given: Given,
  players: TournamentPlayer[],
): Ordered | null {
  const command: Record<string, unknown> = { type: order.type };
  for (const field of order.fields as OrderField[]) {
    const values = valuesOf(field, given, players);
    if (values === null) return null;
    Object.assign(command, values);
  }
  // Its fields are those of the order, and what people type into them is checked above.
  return command as unknown as Ordered;
}

// What a field adds to the command; null if it cannot be sent like this.
function valuesOf(
  field: OrderField,
  given: Given,
  players: TournamentPlayer[],
): Record<string, unknown> | null {
  if (field.kind === 'bySeat') return amountsBySeat(field, given, players);
  if (field.kind === 'raced') return racedCards(field, given);
  const words = (given[field.name] ?? '').trim();
  if (field.optional && words === '') return {};
  const value = valueOf(field, words);
  return value === undefined ? null : { [field.name]: value };
}

// The room wants an amount for each of its ten seats, 0 where nobody sits.
function amountsBySeat(
  { name, optional }: OrderField,
  given: Given,
  players: TournamentPlayer[],
): Record<string, unknown> | null {
  const taken = seatedAt(players, Number(given.table)).map(({ seat }) => seat);
  const typed = (seat: number) => (given[`${name}.${seat}`] ?? '').trim();
  const amounts = Array.from({ length: seatsMost }, (_, index) =>
    taken.includes(index + 1) ? typed(index + 1) : '0',
  );
  if (optional && taken.every((seat) => typed(seat ?? 0) === '')) return {};
  return taken.length > 0 && amounts.every((one) => /^\d{1,12}$/.test(one))
    ? { [name]: amounts.map(Number) }
    : null;
}

function racedCards({ name }: OrderField, given: Given): Record<string, unknown> | null {
  const seats: number[] = [];
  const cards: Card[] = [];
  for (let seat = 1; seat <= seatsMost; ++seat) {
    const words = (given[`${name}.${seat}`] ?? '').trim();
    if (words === '') continue;
    if (!/^[2-9TJQKA][shdc]$/.test(words)) return null;
    seats.push(seat);
    cards.push(words as Card);
  }
  return cards.length > 0 ? { seats, cards } : {};
}
