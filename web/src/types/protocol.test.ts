// Types that must not compile: svelte-check reads this file, and a missing expected error is an
// error.
import { describe, expect, it } from 'vitest';
import type { Asking, AtThisTable, Message, PokerCommand } from './protocol';

const command = (one: PokerCommand) => one;
const asked = <N extends Message['type']>(message: Asking<N>) => message;
const sent = (one: AtThisTable) => one;

describe('a message that is misspelt', () => {
  it('does not compile', () => {
    // @ts-expect-error There is no such command.
    command({ type: 'rais', to: 10 });
    // @ts-expect-error It has no such field.
    command({ type: 'raise', two: 10 });
    // @ts-expect-error It has one field too many.
    command({ type: 'fold', to: 10 });
    // @ts-expect-error It is given at a table.
    asked<'done'>({ type: 'raise', to: 10 });
    // @ts-expect-error This is answered with something else.
    asked<'lobby'>({ type: 'audit' });
    // @ts-expect-error There is no such role.
    asked<'appointed'>({ type: 'appoint', name: 'sue', role: 'boss' });
    // @ts-expect-error The page says which table it is.
    sent({ type: 'chat', table: 3, text: 'good evening' });
    expect(asked<'done'>({ type: 'raise', to: 10, table: 3 })).toMatchObject({ to: 10 });
  });
});
