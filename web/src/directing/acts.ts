// The acts that a director needs often, as commands: one press or one key each.
import type { Ordered } from '../consoles/tournaments/fields';
import type { Shown } from '../display/face';
import type { TournamentPlayer, TournamentProposal } from '../types/protocol';
import { directing as t } from '../words/directing';

export const breakMinutes = [5, 10, 15, 20];

export function pauseOrGoOn(shown: Shown): { command: Ordered; say: string; said: string } | null {
  if (shown.line.phase !== 'playing' || shown.line.stopped) return null;
  return shown.on_break
    ? { command: { type: 'end_break' }, say: t.goOn, said: t.playGoesOn }
    : { command: { type: 'start_break', length_s: 0 }, say: t.pause, said: t.theClockStands };
}

export function proposed(proposal: TournamentProposal): Ordered {
  if (proposal.act === 'break_table') return { type: 'break_table', table: proposal.from };
  return {
    type: 'move',
    player: proposal.player ?? 0,
    table: proposal.to,
    seat: proposal.seat ?? 0,
  };
}

// Players who lost their last chips in one round: whoever put in less has the worse place, so they
// go first.
export function busts(gone: { player: number; contributed: number }[]): Ordered[] {
  return [...gone]
    .sort((one, other) => one.contributed - other.contributed)
    .map(({ player, contributed }) => ({ type: 'bust', player, contributed }));
}

// What to do next, for the head of the console. The tab where it is done, and the words.
export function nextAct(shown: Shown): { tab: string; say: string } | null {
  const { line, players, floor } = shown;
  if (line.stopped) return { tab: 'Clock', say: t.letItGoOn };
  if (line.phase === 'over') return { tab: 'Money', say: t.awardThePrizes2 };
  if (line.phase === 'entries') {
    if (shown.gate) return { tab: 'Entries', say: t.nobodyCanEnterYet2 };
    if (line.entrants < line.least)
      return { tab: 'Entries', say: t.moreMustEnter(line.least - line.entrants) };
    return { tab: 'Clock', say: allSeated(players) ? t.startTheTournament2 : t.drawTheSeats };
  }
  if (line.phase !== 'playing') return null;
  const busted = players.filter(({ status }) => status === 'busted').length;
  if (busted > 0) return { tab: 'Out', say: t.withoutChips2(busted) };
  if (floor.tables.some(({ race_off }) => race_off))
    return { tab: 'Race-off', say: t.chipsMayBeRacedOff };
  const moves = floor.proposals.length;
  if (moves > 0)
    return {
      tab: 'Moves',
      say: floor.proposals[0]?.act === 'move' ? t.toMove(moves) : t.breakATable,
    };
  return null;
}

// Whether everybody who has entered has a seat. Whoever enters after the ballot has none.
export function allSeated(players: TournamentPlayer[]): boolean {
  const entered = players.filter(({ status }) => status === 'entered' || status === 'playing');
  return entered.length > 0 && entered.every(({ number }) => number > 0);
}

export function inPlay(players: TournamentPlayer[]): TournamentPlayer[] {
  return players
    .filter(({ status }) => status === 'playing' || status === 'busted')
    .sort((one, other) => one.number - other.number || (one.seat ?? 0) - (other.seat ?? 0));
}
