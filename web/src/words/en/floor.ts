// The floor: what needs somebody, and the tables of the room.
import type { TableState } from '../../floor/needs';

const states: Record<TableState, string> = {
  'needs somebody': 'needs somebody',
  stopped: 'stopped',
  closing: 'closing',
  paused: 'paused',
  'in play': 'in play',
  open: 'open',
  empty: 'empty',
};
const calls: Record<string, string> = {
  help: 'help, please',
  clock: 'put the clock on, please',
  ruling: 'a ruling, please',
};

export const floor = {
  alarm: {
    waiting: (count: number) => (count === 1 ? '1 needs you' : `${count} need you`),
  },
  queue: {
    title: 'What needs somebody',
    nothing: 'Nothing needs anybody just now.',
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
    nothing: 'No table is like that.',
  },
  states,
  calls,
  needs: {
    stopped: (text: string) => `Play has stopped. ${text}`,
    stuck: 'What is due cannot be done',
    ruling: (irregularity: string) => `A ruling is waited for: ${irregularity}`,
    call: (name: string, text: string) => `${name} calls: ${text}`,
    dispute: (name: string, text: string) =>
      `Dispute of ${name || 'a player'}${text ? `: ${text}` : ''}`,
    clock: (name: string) => `The clock is on ${name || 'a player'}`,
  },
};
