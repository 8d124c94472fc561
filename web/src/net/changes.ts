// What is different in a message's state, put into the state that was there. An object changes what
// is there, a list's entries under their places; anything else takes its place. What did not change
// stays the same object, so that pages draw only what did.
import type { Changes } from '../types/protocol';

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function merged(before: unknown, changes: unknown): unknown {
  if (!isObject(changes) || typeof before !== 'object' || before === null) return changes;
  const after = (Array.isArray(before) ? [...before] : { ...before }) as Record<string, unknown>;
  for (const [field, change] of Object.entries(changes))
    after[field] = merged(after[field], change);
  return after;
}

export function changed<T>(before: T, changes: Changes<NoInfer<T>>): T {
  return merged(before, changes) as T;
}
