// What the room or its staff announce at a table, in the language of the page.
import type { Message } from '../types/protocol';
import { announcement } from './phrases';
import { refusalWords } from './refusals';

// One that ends with a refusal says it as any other refusal.
export function announced({
  text,
  because,
}: Pick<Message<'announcement'>, 'text' | 'because'>): string {
  if (!because) return announcement(text);
  const said = text.slice(0, text.length - because.sentence.length).trimEnd();
  return `${announcement(said)} ${refusalWords(because)}`;
}
