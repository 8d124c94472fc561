// Results as a file for a spreadsheet. A cell that a spreadsheet would take for a formula gets an
// apostrophe before it; the file begins with a mark that makes names of any script legible.
import { spaced } from '../format/words';
import type { Shown } from '../display/face';
import type { TournamentPlayer } from '../types/protocol';
import { printing as t } from '../words/printing';

export function csvCell(value: string | number): string {
  if (typeof value === 'number') return String(value);
  const safe = /^[=+\-@\t\r]/.test(value) ? `'${value}` : value;
  return /[",;\n\r]/.test(safe) ? `"${safe.replace(/"/g, '""')}"` : safe;
}

// Whoever still plays stands before everybody who is out, the most chips first; whoever has no place
// comes last.
export function inOrderOfPlace(players: TournamentPlayer[]): TournamentPlayer[] {
  const group = ({ place, stake }: TournamentPlayer) => (place > 0 ? 1 : stake > 0 ? 0 : 2);
  return [...players].sort(
    (one, other) => group(one) - group(other) || one.place - other.place || other.stake - one.stake,
  );
}

export function resultsCsv(shown: Shown): string {
  const head = t.resultColumns;
  const rows = inOrderOfPlace(shown.players).map((one) => [
    one.place > 0 ? one.place : '',
    one.name,
    spaced(one.status),
    (one.prize_cents / 100).toFixed(2),
    (one.bounty_cents / 100).toFixed(2),
    one.points,
    one.rebuys,
    one.stake,
    one.number > 0 ? one.number : '',
    one.seat ?? '',
  ]);
  return `\uFEFF${[head, ...rows].map((row) => row.map(csvCell).join(',')).join('\r\n')}\r\n`;
}
