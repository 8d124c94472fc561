// The client's shapes against the examples of docs/protocol.md: neither changes alone.
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { faultsOf, messages } from './messages';
import { houseState, pokerState } from './table';

const page = readFileSync(new URL('../../../docs/protocol.md', import.meta.url), 'utf8');
const examples = [...page.matchAll(/```json ([\w-]+)\n([\s\S]*?)\n```/g)].map((found) => ({
  name: found[1] ?? '',
  value: JSON.parse(found[2] ?? '') as unknown,
}));
const states = { 'state-poker': pokerState, 'state-canberra': houseState };

describe('the examples of docs/protocol.md', () => {
  it('are there', () => expect(examples.length).toBeGreaterThan(15));

  it.each(examples)('$name fits its shape', ({ name, value }) => {
    const faults =
      name in states ? states[name as keyof typeof states].faults(value, name) : faultsOf(value);
    expect(faults).toEqual([]);
  });

  it('show every message the client knows', () => {
    const shown = new Set(examples.map((example) => example.name));
    expect(Object.keys(messages).filter((name) => !shown.has(name))).toEqual([]);
  });
});

describe('shapes', () => {
  it('name the field that is wrong', () => {
    const chat = { type: 'chat', table: 3, at_ms: 1, player: 7, name: 'ann', text: 5 };
    expect(faultsOf(chat)).toEqual(['chat.text: expected a text']);
  });
  it('name the field that is missing', () => {
    expect(faultsOf({ type: 'audit', ok: true, records: 1, head: '' })).toEqual([
      'audit.findings: is missing',
    ]);
  });
  it('let unknown fields through', () => {
    expect(faultsOf({ type: 'done', id: 'a', novelty: 1 })).toEqual([]);
  });
  it('refuse amounts that are not whole', () => {
    expect(faultsOf({ type: 'done', id: 'a', seq: 1.5 })).toEqual([
      'done.seq: expected a whole number',
    ]);
  });
});
