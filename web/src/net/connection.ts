// One WebSocket to the room, which is opened again whenever it drops. Requests get their answers by
// id. A command that was under way when the connection dropped is sent again with the same id, and
// the room carries it out only once.
import type { Answer, Asking, Message, MessageName, Requests } from '../types/protocol';

// For a moment the room moves to another machine, and the connection stays.
export type Line = 'connecting' | 'open' | 'moment' | 'dropped';

export interface Socket {
  send(text: string): void;
  close(): void;
  onopen: (() => void) | null;
  onmessage: ((event: { data: unknown }) => void) | null;
  onclose: (() => void) | null;
}
interface Outside {
  open(): Socket;
  after(ms: number, act: () => void): void;
  newId(): string;
}
interface Heard {
  line(line: Line): void;
  silent(isSilent: boolean): void; // The line is open, but a request has waited long.
  message(message: Message): void;
}

interface Pending {
  text: string;
  resolve(answer: Message): void;
}

const firstWaitMs = 500;
const longestWaitMs = 8000;
export const silentMs = 4000;

export class Connection {
  private socket: Socket | null = null;
  private ready = false;
  private tries = 0;
  private pending = new Map<string, Pending>();
  private closed = false;
  private isSilent = false;

  constructor(
    private readonly outside: Outside,
    private readonly heard: Heard,
  ) {}

  start(): void {
    this.heard.line(this.tries === 0 ? 'connecting' : 'dropped');
    const socket = this.outside.open();
    this.socket = socket;
    socket.onmessage = (event) => this.read(String(event.data));
    socket.onclose = () => this.dropped(socket);
  }

  // A new account needs a new connection: the cookie is read when it is opened.
  restart(): void {
    this.pending.clear();
    this.tries = 0;
    this.ready = false;
    const old = this.socket;
    this.socket = null;
    old?.close();
    this.start();
  }

  stop(): void {
    this.closed = true;
    this.socket?.close();
  }

  // Nobody waits for an answer; if it cannot be sent now, it is dropped.
  tell(message: Requests['unwatch' | 'unwatch_tournament' | 'leave_lobby']): void {
    if (this.ready) this.socket?.send(JSON.stringify(message));
  }

  ask<N extends MessageName>(message: Asking<N>): Promise<Answer<N>> {
    const id = this.outside.newId();
    const text = JSON.stringify({ ...message, id });
    return new Promise((resolve) => {
      this.pending.set(id, { text, resolve: resolve as (answer: Message) => void });
      if (this.ready) this.socket?.send(text);
      this.outside.after(silentMs, () => {
        if (this.ready && this.pending.has(id)) this.hear(true);
      });
    });
  }

  private hear(isSilent: boolean): void {
    if (this.isSilent !== isSilent) this.heard.silent(isSilent);
    this.isSilent = isSilent;
  }

  private read(text: string): void {
    const message = parse(text);
    if (message === null) return;
    this.hear(false);
    if (message.type === 'welcome') this.welcomed();
    if (message.type === 'one_moment') this.waits();
    const id = 'id' in message ? message.id : undefined;
    const waiting = typeof id === 'string' ? this.pending.get(id) : undefined;
    if (waiting && typeof id === 'string') this.pending.delete(id);
    // The state comes first, so it is there when the answer comes.
    this.heard.message(message);
    waiting?.resolve(message);
  }

  // Another welcome follows on this connection. What was not answered is sent again then.
  private waits(): void {
    this.ready = false;
    this.heard.line('moment');
  }

  private welcomed(): void {
    this.ready = true;
    this.tries = 0;
    this.heard.line('open');
    for (const { text } of this.pending.values()) this.socket?.send(text);
  }

  private dropped(socket: Socket): void {
    if (socket !== this.socket || this.closed) return;
    this.ready = false;
    this.hear(false);
    const wait = Math.min(firstWaitMs * 2 ** this.tries, longestWaitMs);
    this.tries += 1;
    this.heard.line('dropped');
    this.outside.after(wait, () => {
      if (socket === this.socket && !this.closed) this.start();
    });
  }
}

function parse(text: string): Message | null {
  try {
    const value: unknown = JSON.parse(text);
    const type = (value as { type?: unknown } | null)?.type;
    return typeof type === 'string' ? (value as Message) : null;
  } catch {
    return null;
  }
}

export function browserOutside(): Outside {
  const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
  return {
    open: () => new WebSocket(`${scheme}://${location.host}/ws?one_moment`) as unknown as Socket,
    after: (ms, act) => void setTimeout(act, ms),
    newId: () =>
      Array.from(crypto.getRandomValues(new Uint32Array(3)), (n) => n.toString(36)).join(''),
  };
}
