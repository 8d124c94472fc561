// What staff may order in a tournament: the commands of docs/protocol.md with their fields and
// their names here, by subject, in the order in which a director needs them. The room's own table
// of permissions says who may order what; the room decides which of them the book allows.
import { permissions, type Role } from '../../types/protocol';
import type { TournamentOrder } from './fields';
import { endingOrders } from './orders/ending';
import { playOrders } from './orders/play';
import { seatingOrders } from './orders/seating';

export const tournamentOrders: TournamentOrder[] = [
  ...seatingOrders,
  ...playOrders,
  ...endingOrders,
];

const may: Record<string, readonly string[] | undefined> = {
  ...permissions.room,
  ...permissions.tournament,
};

// Players have buttons of their own on the page of the tournament.
export function tournamentOrdersFor(role: Role | ''): TournamentOrder[] {
  return role === 'player' ? [] : tournamentOrders.filter(({ type }) => may[type]?.includes(role));
}
