// The room as this page knows it: who is signed in, the lobby, the tables being watched, notices.
// Every message of the room replaces what was there; the page computes nothing in advance.
import { changed } from '../net/changes';
import { browserOutside, Connection, type Line } from '../net/connection';
import { post, type SignInRefusal } from '../net/http';
import { announced } from '../format/announced';
import { announcement, phrase } from '../format/phrases';
import { refusalWords } from '../format/refusals';
import { floorRoles } from '../floor/needs';
import { lastRound, type LastRound } from '../table/story/last_round';
import { told as inWords } from '../table/story/story';
import { logged, nothingTold, tell, type LogLine, type Told } from '../table/story/told';
import type {
  Account,
  Answer,
  Changes,
  Asking,
  AtThisTable,
  LobbyTable,
  Message,
  MessageName,
  PagedName,
  PokerState,
  Refusal,
  TableEvent,
  TournamentLine,
} from '../types/protocol';
import { listenTo } from './heartbeat';
import { callToTurn } from './alarm';
import { turnOf, withLine, withState, type MyTable } from './mine';
import { go, route } from './route.svelte';
import { play } from './sounds';
import { room as t } from '../words/room';

interface Notice {
  key: number;
  text: string;
  clause: string | null;
  kind: 'bad' | 'good' | 'news';
}
export interface ChatLine {
  key: number;
  at_ms: number;
  name: string;
  text: string;
  staff: boolean;
}
export type Watched = Omit<Message<'table'>, 'events'> & {
  log: LogLine[];
  told: Told;
  last: LastRound | null; // The latest round that this page saw end.
  departed: Departed | null; // Why this viewer has lost the seat.
  chat: ChatLine[];
};

type Departed = Extract<TableEvent, { type: 'left'; why: string }>['why'];

const noticeMs = 6000;
const pagesAtOnce = 20; // The room slows down clients that ask too fast.
const pageMs = 60;

class RoomState {
  line = $state<Line>('connecting');
  wasOpen = $state(false);
  silent = $state(false); // Connected, but the room has not answered for some seconds.
  account = $state<Account | null>(null);
  walletCents = $state(0);
  signedInMs = $state<number | null>(null);
  playNotice = $state<Message<'play_notice'> | null>(null);
  privateEnded = $state.raw<Message<'private_ended'> | null>(null);
  rehearsal = $state(false); // Staff are trained here; the cards may be set by hand.
  lobby = $state<LobbyTable[] | null>(null);
  tournaments = $state.raw<TournamentLine[]>([]);
  tournament = $state.raw<Message<'tournament'> | null>(null); // The one on the page.
  mine = $state.raw<MyTable[]>([]); // Where this player has a seat.
  tables = $state.raw<Record<number, Watched>>({}); // Those on the page.
  missing = $state<string | null>(null); // Why a table or a tournament on the page does not exist.
  notices = $state<Notice[]>([]);
  needs = $state.raw<Message<'floor'>['needs']>([]); // For staff: what needs somebody.
  trouble = $state.raw<Record<number, string>>({}); // For staff: what broke, by table.
  aheadMs = $state(0); // How far the room's clock is ahead of this one's.

  // The table on the page; the first, where there are two.
  get watched(): Watched | null {
    return this.tables[this.wanted[0] ?? 0] ?? null;
  }

  private connection: Connection | null = null;
  private wanted = $state.raw<number[]>([]); // The tables on the page.
  private wantedTournament = 0;
  private looksAtLobby = false;
  private arrived = false; // A first page was seen since the page was loaded.
  private keys = 0;

  start(): void {
    const heard = listenTo((message) => this.ask<'done'>(message), setInterval);
    this.connection = new Connection(browserOutside(), {
      line: (line) => this.onLine(line),
      silent: (isSilent) => (this.silent = isSilent),
      message: (message) => {
        heard();
        this.onMessage(message);
      },
    });
    this.connection.start();
  }

  ask<N extends MessageName>(message: Asking<N>): Promise<Answer<N>> {
    if (!this.connection) throw new Error('the room is not open yet');
    return this.connection
      .ask<N>(message)
      .then((answer) =>
        isRefusal(answer) ? { ...answer, sentence: refusalWords(answer) } : answer,
      );
  }

  // A command: a refusal becomes a notice. True if it was done.
  async command(message: Asking<'done'>): Promise<boolean> {
    const answer = await this.ask<'done'>(message);
    if (answer.type === 'refused') this.notice(answer.sentence, 'bad', answer.clause);
    return answer.type !== 'refused';
  }

  async wanting<N extends MessageName>(message: Asking<N>): Promise<Message<N> | null> {
    const answer = await this.ask<N>(message);
    if (!isRefusal(answer)) return answer;
    this.notice(answer.sentence, 'bad', answer.clause);
    return null;
  }

  // A list that comes in pages: all of them in order, or none where the room refuses one.
  async pages<N extends PagedName>(first: Asking<N>): Promise<Message<N>[]> {
    const pages: Message<N>[] = [];
    let message = first;
    for (;;) {
      const page = await this.wanting<N>(message);
      if (!page) return [];
      pages.push(page);
      if (page.next === null) return pages;
      message = { ...first, from: page.next };
      if (pages.length >= pagesAtOnce) await new Promise((resume) => setTimeout(resume, pageMs));
    }
  }

  notice(text: string, kind: Notice['kind'] = 'news', clause: string | null = null): void {
    const key = ++this.keys;
    this.notices = [...this.notices.slice(-3), { key, text, kind, clause }];
    setTimeout(() => this.dismiss(key), noticeMs);
  }
  dismiss(key: number): void {
    this.notices = this.notices.filter((notice) => notice.key !== key);
  }

  // Signs in or out and opens a new connection, which uses the new cookie. Returns the refusal, or
  // null when it is done.
  async sign(path: string, body: object): Promise<SignInRefusal | null> {
    const answer = await post(path, body);
    if ('refusal' in answer && path !== '/api/sign-out') return answer.refusal;
    this.account = 'account' in answer ? answer.account : null;
    this.connection?.restart();
    return null;
  }

  // Pages with lists of tables listen to the lobby; at a table nobody looks at it.
  lookAtLobby(looks: boolean): void {
    if (this.looksAtLobby === looks) return;
    this.looksAtLobby = looks;
    if (looks) this.askLobby();
    else this.connection?.tell({ type: 'leave_lobby' });
  }
  private askLobby(): void {
    if (this.line === 'open') void this.pages<'lobby'>({ type: 'lobby', changes: true });
  }

  openLobby(): void {
    this.arrived = true;
    this.leaveTable();
  }

  watch(...tables: number[]): void {
    if (String(this.wanted) === String(tables)) return;
    for (const table of this.wanted.filter((one) => !tables.includes(one))) this.unwatch(table);
    const added = tables.filter((one) => !this.wanted.includes(one));
    this.wanted = tables;
    this.missing = null;
    for (const table of added) void this.askTable(table);
  }
  leaveTable(): void {
    this.watch();
  }
  private unwatch(table: number): void {
    this.connection?.tell({ type: 'unwatch', table });
    this.tables = Object.fromEntries(
      Object.entries(this.tables).filter(([number]) => Number(number) !== table),
    );
  }

  watchTournament(tournament: number): () => void {
    this.wantedTournament = tournament;
    this.tournament = null;
    this.missing = null;
    void this.askTournament();
    return () => {
      this.connection?.tell({ type: 'unwatch_tournament', tournament });
      this.wantedTournament = 0;
    };
  }
  private async askTournament(): Promise<void> {
    const tournament = this.wantedTournament;
    const answer = await this.ask<'tournament'>({ type: 'watch_tournament', tournament });
    if (answer.type === 'refused' && this.wantedTournament === tournament)
      this.missing = answer.sentence;
  }

  atTable(table: number, command: AtThisTable): Promise<boolean> {
    return this.command({ ...command, table });
  }
  note(table: number, line: Omit<LogLine, 'key'>): void {
    const watched = this.tables[table];
    if (!watched) return;
    this.keep({ ...watched, log: [...watched.log, { ...line, key: `n${++this.keys}` }] });
  }
  private keep(table: Watched): void {
    this.tables = { ...this.tables, [table.table]: table };
  }

  private async askTable(table: number): Promise<void> {
    const watched = this.tables[table];
    const seen = watched ? { after: watched.seq } : {};
    const answer = await this.ask<'table'>({ type: 'watch', table, ...seen, changes: true });
    if (answer.type === 'refused' && this.wanted.includes(table)) this.missing = answer.sentence;
  }

  private onLine(line: Line): void {
    const away = this.line === 'dropped' || this.line === 'moment';
    const back = line === 'open' && away && this.wasOpen;
    this.line = line;
    if (line !== 'open') return;
    if (back) this.notice(t.connectedAgainNothingWasLost, 'good');
    this.wasOpen = true;
    if (this.looksAtLobby) this.askLobby();
    void this.ask<'tournaments'>({ type: 'tournaments' });
    for (const table of this.wanted) void this.askTable(table);
    if (this.wantedTournament !== 0) void this.askTournament();
  }

  private onMessage(message: Message): void {
    switch (message.type) {
      case 'welcome':
        this.mine = [];
        this.account = message.account;
        this.walletCents = message.wallet_cents;
        this.rehearsal = message.rehearsal;
        this.signedInMs = message.signed_in_ms;
        this.aheadMs = message.now_ms - Date.now();
        this.needs = [];
        if (floorRoles.includes(message.account?.role ?? ''))
          void this.ask<'floor'>({ type: 'watch_floor' });
        break;
      case 'floor':
        this.needs = message.needs;
        break;
      case 'play_notice':
        this.playNotice = message;
        break;
      case 'lobby':
        this.onLobby(message);
        break;
      case 'table':
        this.onTable(message);
        break;
      case 'lobby_changes':
        this.onLobbyChanges(message);
        break;
      case 'events':
        this.onEvents(message);
        break;
      case 'my_table':
        this.onMyTable(message);
        break;
      case 'tournaments':
        this.tournaments = message.tournaments;
        break;
      case 'tournament':
        this.onTournament(message);
        break;
      case 'tournament_notice':
        this.onTournamentNotice(message);
        break;
      case 'chat':
      case 'announcement':
        this.onChat(message);
        break;
      case 'private_ended':
        if (this.wanted.includes(message.table)) this.privateEnded = message;
        break;
      case 'trouble':
        this.onTrouble(message);
        break;
      default:
        break;
    }
  }

  // A page replaces what was on it; behind the last one there is nothing.
  private onLobby({ from, to, tables, next }: Message<'lobby'>): void {
    const before = (this.lobby ?? []).filter(({ table }) => table < from);
    const after = (this.lobby ?? []).filter(({ table }) => table > to && next !== null);
    this.lobby = [...before, ...tables, ...after];
  }

  private onLobbyChanges({ tables, gone }: Message<'lobby_changes'>): void {
    const known = new Set(tables.flatMap(({ table, line }) => (line ? [table] : [])));
    const kept = (this.lobby ?? []).filter(
      ({ table }) => !gone.includes(table) && !known.has(table),
    );
    const different = (number: number): Changes<LobbyTable> =>
      tables.find(({ table }) => table === number)?.changes ?? {};
    const fresh = tables.flatMap(({ line }) => (line ? [line] : []));
    this.lobby = [...kept.map((line) => changed(line, different(line.table))), ...fresh].sort(
      (one, other) => one.table - other.table,
    );
  }

  private onTable(message: Message<'table'>): void {
    if (!this.wanted.includes(message.table)) return;
    const before = this.tables[message.table];
    const { events, ...rest } = message;
    this.missing = null;
    this.take(
      {
        ...rest,
        log: before?.log ?? [],
        told: before?.told ?? nothingTold,
        last: before?.last ?? null,
        departed: before?.departed ?? null,
        chat: before?.chat ?? [],
      },
      events,
    );
    const { state } = message;
    this.mine = withState(this.mine, message.table, state);
    if (message.gap) this.notice(t.youMissedSomeEventsThe);
    if (!message.host) this.walletCents = state.you.wallet_cents;
    if (!this.arrived && state.you.seat !== null) this.notice(t.youAreBackInYour, 'good');
    this.arrived = true;
  }

  private onEvents(message: Message<'events'>): void {
    const before = this.tables[message.table];
    const state = message.state ?? (before && changed(before.state, message.changes ?? {}));
    if (!state) return;
    // What was under way when the page turned away still says whose turn it is.
    this.mine = withState(this.mine, message.table, state);
    if (!before) return;
    this.take({ ...before, seq: message.seq, state }, message.events);
    if (this.account && !before.host) this.walletCents = state.you.wallet_cents;
    if (!turnOf(before.state) && turnOf(state)) callToTurn(before);
    else if (message.events.some(({ type }) => type === 'won')) play('win');
    else if (message.events.some(({ type }) => type === 'wagered' || type === 'ante_placed'))
      play('chips');
    else if (message.events.some(({ type }) => type === 'dealt' || type === 'exposed'))
      play('card');
  }

  // A turn that comes at a table which is not on the page.
  private onMyTable(line: MyTable): void {
    const before = this.mine.find(({ table }) => table === line.table);
    this.mine = withLine(this.mine, line);
    if (line.turn && !before?.turn && !this.tables[line.table]) callToTurn(line);
  }

  private take(table: Watched, events: TableEvent[]): void {
    let { log, told, last, departed } = table;
    const { state } = table;
    for (const one of events) {
      const event = inWords(one, table);
      log = logged(log, event);
      told = tell(told, event);
      if (event.type === 'left' && 'why' in event && event.player === this.account?.player)
        departed = event.why;
    }
    if ('round' in state.view) last = lastRound(state as PokerState, told) ?? last;
    if (state.you.seat !== null) departed = null;
    this.keep({ ...table, log, told, last, departed });
  }

  // A player whose seat is elsewhere now goes with it, also when the notice was missed.
  private onTournament(message: Message<'tournament'>): void {
    if (message.line.tournament !== this.wantedTournament) return;
    const before = this.tournament;
    this.tournament = message;
    if (this.account?.role !== 'player') return;
    this.walletCents = message.you.wallet_cents;
    const seat = message.you.entry?.table ?? null;
    const follows = route.now.page === 'table' || route.now.page === 'tournament';
    if (before && follows && seat !== null && seat !== (before.you.entry?.table ?? null))
      go(`/table/${seat}`);
  }

  // An entrant is taken to their seat, and told why.
  private onTournamentNotice(message: Message<'tournament_notice'>): void {
    if (route.now.page === 'display') return; // It is for everybody, and stays where it is.
    this.notice(`${message.name}: ${phrase(message.text)}`, 'news', message.clause);
    if (message.table !== null) go(`/table/${message.table}`);
    else if (message.place > 0) go(`/tournament/${message.tournament}`);
  }

  // To staff alone: something broke, at a table or elsewhere.
  private onTrouble(message: Message<'trouble'>): void {
    const why = announcement(message.why);
    if (message.table === null)
      return this.notice(
        message.name ? `${phrase(message.name)}: ${why}` : t.somethingWentWrongInThe,
      );
    this.trouble = { ...this.trouble, [message.table]: why };
    this.notice(`${message.name}: ${why}`);
  }

  private onChat(message: Message<'chat'> | Message<'announcement'>): void {
    const staff = message.type === 'announcement';
    const text = staff ? announced(message) : message.text;
    if (staff) this.notice(text);
    const heard =
      message.table === null ? Object.values(this.tables) : [this.tables[message.table]];
    for (const table of heard) {
      if (!table) continue;
      const { at_ms, name } = message;
      const line = { key: ++this.keys, at_ms, name, text, staff };
      this.keep({ ...table, chat: [...table.chat.slice(-199), line] });
    }
  }
}

function isRefusal<N extends MessageName>(answer: Answer<N>): answer is Refusal {
  return answer.type === 'refused';
}

export const room = new RoomState();
