// The floor: what needs somebody, and the tables of the room.
import type { TableState } from '../../floor/needs';

const states: Record<TableState, string> = {
  'needs somebody': 'needs attention',
  stopped: 'stopped',
  closing: 'closing',
  paused: 'paused',
  'in play': 'in play',
  open: 'open',
  empty: 'empty',
};
const calls: Record<string, string> = {
  help: 'help, please',
  clock: 'start the clock, please',
  ruling: 'a ruling, please',
};

export const floor = {
  alarm: {
    waiting: (count: number) => (count === 1 ? '1 needs you' : `${count} need you`),
  },
  queue: {
    title: 'What needs attention',
    nothing: 'Nothing needs attention right now.',
    seen: 'Seen to',
    since: (seconds: number) =>
      seconds < 60 ? `for ${seconds} s` : `for ${Math.floor(seconds / 60)} min`,
  },
  room: {
    label: 'Tables',
    search: 'Find a table',
    state: 'State',
    all: 'all',
    by: 'Group by',
    ways: { state: 'state', game: 'game' },
    none: 'No table is open.',
    nothing: 'No table matches.',
  },
  states,
  calls,
  needs: {
    stopped: (text: string) => `Play has stopped. ${text}`,
    stuck: 'The next step cannot be done',
    ruling: (irregularity: string) => `Waiting for a ruling: ${irregularity}`,
    call: (name: string, text: string) => `${name} calls: ${text}`,
    dispute: (name: string, text: string) =>
      `Dispute from ${name || 'a player'}${text ? `: ${text}` : ''}`,
    clock: (name: string) => `The clock is running for ${name || 'a player'}`,
  },
};
