// The rulebooks, fetched when a page first wants them. The browser keeps them: they change with the
// program alone.
import type { Message, Rulebook } from '../types/protocol';

export const books = $state<{ list: Rulebook[] | null }>({ list: null });

export async function loadBooks(): Promise<void> {
  if (books.list) return;
  const answer = await fetch('/api/rulebooks').catch(() => null);
  if (answer?.ok) books.list = ((await answer.json()) as Message<'rulebooks'>).rulebooks;
}
