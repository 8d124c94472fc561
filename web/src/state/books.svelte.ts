// The rulebooks, fetched once when a page first wants them.
import type { Rulebook } from '../types/protocol';
import { room } from './room.svelte';

export const books = $state<{ list: Rulebook[] | null }>({ list: null });

export async function loadBooks(): Promise<void> {
  if (books.list) return;
  const answer = await room.wanting<'rulebooks'>({ type: 'rulebooks' });
  if (answer) books.list = answer.rulebooks;
}
