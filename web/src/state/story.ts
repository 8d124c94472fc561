// Everything that happened in a tournament. The room tells the latest lines with each change; the
// others are asked for.
import type { Message } from '../types/protocol';
import { room } from './room.svelte';

type Shown = Message<'tournament'>;
export type LogLine = Shown['log'][number];

const told = 40; // As many lines as the room tells.

export const hasMore = ({ log }: Shown) => log.length >= told;

export async function story({ line }: Shown): Promise<LogLine[]> {
  const { tournament } = line;
  const pages = await room.pages<'tournament_story'>({ type: 'tournament_story', tournament });
  return pages.flatMap(({ log }) => log);
}
