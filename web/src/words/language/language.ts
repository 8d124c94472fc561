// The language of this page: the one chosen on this device, or else the one the browser prefers. It
// is set once, before anything else is loaded; another choice loads the page again.
import { settings } from '../../state/settings.svelte';
import type { Catalogue } from './catalogue';

export const languages = { en: 'English', de: 'Deutsch' } as const;
export type Language = keyof typeof languages;
// The mirror is for tests: every word in Hebrew letters, from right to left.
type Spoken = Language | 'mirror';

interface Way {
  locale: string;
  direction: 'ltr' | 'rtl';
}
const ways: Record<Spoken, Way> = {
  en: { locale: 'en-AU', direction: 'ltr' },
  de: { locale: 'de-DE', direction: 'ltr' },
  mirror: { locale: 'he', direction: 'rtl' },
};
type Teller = <S extends keyof Catalogue>(subject: S, english: Catalogue[S]) => Catalogue[S];

let spoken: Spoken = 'en';
let teller: Teller = (_subject, english) => english;

export const language = (): Spoken => spoken;
export const locale = (): string => ways[spoken].locale;

export function preferred(wishes: readonly string[]): Language {
  const known = wishes
    .map((wish) => wish.slice(0, 2).toLowerCase())
    .find((wish) => wish in languages);
  return (known ?? 'en') as Language;
}

// Fetches the words of the language; English is always here.
export async function speak(): Promise<void> {
  spoken = settings.language === '' ? preferred(navigator.languages) : settings.language;
  if (spoken === 'de') teller = (await import('../de')).tell;
  if (spoken === 'mirror') teller = (await import('./mirror')).tell;
  document.documentElement.lang = ways[spoken].locale;
  document.documentElement.dir = ways[spoken].direction;
}

// The words of a subject, in the language of the page.
export function inLanguage<S extends keyof Catalogue>(
  subject: S,
  english: Catalogue[S],
): Catalogue[S] {
  return teller(subject, english);
}
