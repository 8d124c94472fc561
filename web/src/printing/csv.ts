// Results as a file for a spreadsheet. A cell that a spreadsheet would take for a formula gets an
// apostrophe before it; the file begins with a mark that makes names of any script legible.
import type { Shown } from '../display/face';
import type { TournamentPlayer } from '../types/protocol';

export function csvCell(value: string | number): string {
  if (typeof value === 'number') return String(value);
  const safe = /^[=+\-@\t\r]/.test(value) ? `'${value}` : value;
  return /[",;\n\r]/.test(safe) ? `"${safe.replace(/"/g, '""')}"` : safe;
}

export function inOrderOfPlace(players: TournamentPlayer[]): TournamentPlayer[] {
  const rank = ({ place, stake }: TournamentPlayer) => (place > 0 ? place : 1e6 - stake / 1e6);
  return [...players].sort((one, other) => rank(one) - rank(other));
}

export function resultsCsv(shown: Shown): string {
  const head = ['Place', 'Player', 'State', 'Prize', 'Rebuys', 'Chips', 'Table', 'Seat'];
  const rows = inOrderOfPlace(shown.players).map((one) => [
    one.place > 0 ? one.place : '',
    one.name,
    one.status,
    (one.prize_cents / 100).toFixed(2),
    one.rebuys,
    one.stake,
    one.number > 0 ? one.number : '',
    one.seat ?? '',
  ]);
  return `\uFEFF${[head, ...rows].map((row) => row.map(csvCell).join(',')).join('\r\n')}\r\n`;
}
