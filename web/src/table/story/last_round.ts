// The round before: who won which pot, with what, and what the house took.
import type { PokerState } from '../../types/protocol';
import type { Told } from './told';
import { table as t } from '../../words/table';

export interface LastWin {
  pot: string; // Empty where there was one pot only.
  name: string;
  amount: number;
  share: string; // high, low; empty for a whole pot.
  words: string;
  best: string[];
}
export interface LastRound {
  round: number;
  board: string[];
  wins: LastWin[];
  commission: number;
}

const shares: Record<string, string> = t.shares;

function potName(pot: number): string {
  return pot === 0 ? t.mainPot : t.sidePot(pot);
}

// Null until somebody has won.
export function lastRound({ view, people }: PokerState, told: Told): LastRound | null {
  if (told.wins.length === 0) return null;
  const several = told.wins.some(({ pot }) => pot > 0);
  const nameOf = (seat: number) => {
    const player = view.places.find((place) => place.seat === seat)?.player;
    return people.find((one) => one.player === player)?.name ?? t.seat(seat);
  };
  return {
    round: view.rounds,
    board: view.round.board,
    wins: told.wins.map(({ seat, pot, amount, share }) => ({
      pot: several ? potName(pot) : '',
      name: nameOf(seat),
      amount,
      share: shares[share] ?? '',
      words: told.hands[seat]?.words ?? '',
      best: told.hands[seat]?.best ?? [],
    })),
    commission: told.commission,
  };
}
