import { describe, expect, it } from 'vitest';
import type { Message } from '../types/protocol';
import { Connection, type Line, type Socket } from './connection';

class FakeSocket implements Socket {
  sent: string[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: unknown }) => void) | null = null;
  onclose: (() => void) | null = null;
  send(text: string): void {
    this.sent.push(text);
  }
  close(): void {
    this.onclose?.();
  }
  say(message: object): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
}

const welcome = { type: 'welcome', protocol: 1, account: null, wallet_cents: 0, now_ms: 0 };

function room() {
  const sockets: FakeSocket[] = [];
  const lines: Line[] = [];
  const messages: Message[] = [];
  const waits: number[] = [];
  const silences: boolean[] = [];
  const due: (() => void)[] = [];
  let ids = 0;
  const connection = new Connection(
    {
      open: () => {
        const socket = new FakeSocket();
        sockets.push(socket);
        return socket;
      },
      after: (ms, act) => {
        waits.push(ms);
        due.push(act);
      },
      newId: () => `c${++ids}`,
    },
    {
      line: (line) => lines.push(line),
      silent: (isSilent) => silences.push(isSilent),
      message: (message) => messages.push(message),
    },
  );
  connection.start();
  return { connection, sockets, lines, silences, messages, waits, due };
}

describe('the connection', () => {
  it('is open once the room has said welcome', () => {
    const { sockets, lines } = room();
    expect(lines).toEqual(['connecting']);
    sockets[0]?.say(welcome);
    expect(lines).toEqual(['connecting', 'open']);
  });

  it('gives each request its own answer', async () => {
    const { connection, sockets } = room();
    sockets[0]?.say(welcome);
    const one = connection.ask<'done'>({ type: 'fold', table: 3 });
    const two = connection.ask<'done'>({ type: 'leave', table: 3 });
    sockets[0]?.say({ type: 'done', id: 'c2', seq: 9 });
    sockets[0]?.say({ type: 'done', id: 'c1', seq: 8 });
    expect(await one).toMatchObject({ seq: 8 });
    expect(await two).toMatchObject({ seq: 9 });
  });

  it('sends a command that was under way again with the same id after a drop', () => {
    const { connection, sockets, due } = room();
    sockets[0]?.say(welcome);
    void connection.ask({ type: 'call', table: 3 });
    sockets[0]?.close();
    due.at(-1)?.();
    sockets[1]?.say(welcome);
    expect(sockets[1]?.sent).toEqual(sockets[0]?.sent);
  });

  it('does not send what was answered again', () => {
    const { connection, sockets, due } = room();
    sockets[0]?.say(welcome);
    void connection.ask({ type: 'call', table: 3 });
    sockets[0]?.say({ type: 'done', id: 'c1' });
    sockets[0]?.close();
    due.at(-1)?.();
    sockets[1]?.say(welcome);
    expect(sockets[1]?.sent).toEqual([]);
  });

  it('stays and waits while the room moves, and then sends what was not answered again', () => {
    const { connection, sockets, lines } = room();
    sockets[0]?.say(welcome);
    void connection.ask({ type: 'call', table: 3 });
    sockets[0]?.say({ type: 'one_moment' });
    void connection.ask({ type: 'fold', table: 4 });
    expect(lines).toEqual(['connecting', 'open', 'moment']);
    expect(sockets[0]?.sent).toHaveLength(1);
    sockets[0]?.say(welcome);
    expect(lines.at(-1)).toBe('open');
    expect(sockets).toHaveLength(1);
    expect(sockets[0]?.sent.map((text) => JSON.parse(text).id)).toEqual(['c1', 'c1', 'c2']);
  });

  it('waits longer after each failure, up to a limit', () => {
    const { sockets, waits, due } = room();
    for (let drop = 0; drop < 7; ++drop) {
      sockets[drop]?.close();
      due[drop]?.();
    }
    expect(waits).toEqual([500, 1000, 2000, 4000, 8000, 8000, 8000]);
  });

  it('says that the room is silent when a request waits long, until anything comes', () => {
    const { connection, sockets, silences, due } = room();
    sockets[0]?.say(welcome);
    void connection.ask<'lobby'>({ type: 'lobby' });
    void connection.ask<'lobby'>({ type: 'lobby' });
    for (const act of due.splice(0)) act();
    expect(silences).toEqual([true]);
    sockets[0]?.say({ type: 'lobby', id: 'c1', tables: [] });
    expect(silences).toEqual([true, false]);
    void connection.ask<'lobby'>({ type: 'lobby' });
    sockets[0]?.say({ type: 'lobby', id: 'c3', tables: [] });
    for (const act of due.splice(0)) act();
    expect(silences).toEqual([true, false]);
  });

  it('ignores text that is not a message', () => {
    const { sockets, messages } = room();
    sockets[0]?.onmessage?.({ data: 'not json' });
    sockets[0]?.onmessage?.({ data: '[1]' });
    expect(messages).toEqual([]);
  });

  it('says that the connection dropped, and that it is back', () => {
    const { sockets, lines, due } = room();
    sockets[0]?.say(welcome);
    sockets[0]?.close();
    due.at(-1)?.();
    sockets[1]?.say(welcome);
    expect(lines).toEqual(['connecting', 'open', 'dropped', 'dropped', 'open']);
  });
});
