import type { Catalogue } from '../language/catalogue';

export const floor: Catalogue['floor'] = {
  alarm: {
    waiting: (count) => (count === 1 ? '1 braucht Sie' : `${count} brauchen Sie`),
  },
  queue: {
    title: 'Was jemanden braucht',
    nothing: 'Im Moment wird niemand gebraucht.',
    seen: 'Erledigt',
    since: (seconds) =>
      seconds < 60 ? `seit ${seconds} s` : `seit ${Math.floor(seconds / 60)} Min.`,
  },
  room: {
    label: 'Tische',
    search: 'Tisch suchen',
    state: 'Zustand',
    all: 'alle',
    by: 'Gruppiert nach',
    ways: { state: 'Zustand', game: 'Spiel' },
    none: 'Kein Tisch ist offen.',
    nothing: 'Kein Tisch passt dazu.',
  },
  states: {
    'needs somebody': 'braucht jemanden',
    stopped: 'angehalten',
    closing: 'schließt',
    paused: 'in Pause',
    'in play': 'im Spiel',
    open: 'offen',
    empty: 'leer',
  },
  calls: {
    help: 'Hilfe, bitte',
    clock: 'Bitte die Uhr stellen',
    ruling: 'Eine Entscheidung, bitte',
  },
  needs: {
    stopped: (text) => `Das Spiel ist angehalten. ${text}`,
    stuck: 'Was ansteht, lässt sich nicht tun',
    ruling: (irregularity) => `Eine Entscheidung steht aus: ${irregularity}`,
    call: (name, text) => `${name} ruft: ${text}`,
    dispute: (name, text) => `Streitfall von ${name || 'einem Spieler'}${text ? `: ${text}` : ''}`,
    clock: (name) => `Die Uhr läuft für ${name || 'einen Spieler'}`,
  },
};
