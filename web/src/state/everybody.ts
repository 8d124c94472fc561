// Everybody in a tournament. The room tells the first hundred with each change; lists, papers and
// files ask for the others.
import type { Message, TournamentPlayer } from '../types/protocol';
import { room } from './room.svelte';

type Shown = Message<'tournament'>;

export const isCut = ({ line, players }: Shown) => line.entrants > players.length;

export async function everybody(shown: Shown): Promise<TournamentPlayer[]> {
  if (!isCut(shown)) return shown.players;
  const { tournament } = shown.line;
  const pages = await room.pages<'tournament_players'>({ type: 'tournament_players', tournament });
  return pages.flatMap(({ players }) => players);
}

// Those whom the room has just told, and the others as they were listed.
export function withOthers(shown: Shown, listed: TournamentPlayer[]): Shown {
  const told = new Set(shown.players.map(({ player }) => player));
  return {
    ...shown,
    players: [...shown.players, ...listed.filter(({ player }) => !told.has(player))],
  };
}
