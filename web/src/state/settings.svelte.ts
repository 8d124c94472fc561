// What this browser remembers: language, looks and sounds. The room does not know about it.

export type Looks = 'dark' | 'light' | 'system';
export type FeltColour = 'green' | 'blue' | 'red' | 'grey';

interface Settings {
  language: '' | 'en' | 'de' | 'mirror'; // '' is the one that the browser prefers.
  looks: Looks;
  felt: FeltColour;
  four_colours: boolean;
  big_blinds: boolean; // Amounts at the table as multiples of the big blind.
  motion: boolean;
  sounds: boolean;
  vibration: boolean;
  notices: boolean;
}
const key = 'cardroom.settings';

function load(): Settings {
  const usual: Settings = {
    language: '',
    looks: 'dark',
    felt: 'green',
    four_colours: false,
    big_blinds: false,
    motion: true,
    sounds: false,
    vibration: false,
    notices: false,
  };
  try {
    return { ...usual, ...(JSON.parse(localStorage.getItem(key) ?? '{}') as Partial<Settings>) };
  } catch {
    return usual;
  }
}

export const settings = $state(load());

export function set<K extends keyof Settings>(name: K, value: Settings[K]): void {
  settings[name] = value;
  try {
    localStorage.setItem(key, JSON.stringify(settings));
  } catch {
    // The browser stores nothing, so the choice lasts until the page is closed.
  }
}
