// A language for tests that reads from right to left: every word of the catalogue in Hebrew letters,
// as long as in English. What is still in Latin letters did not come from the catalogue.
const latin = 'abcdefghijklmnopqrstuvwxyz';
const hebrew = 'אבגדהוזחטיךכלםמןנסעףפץצקרש';

// What stands between ⟨ and ⟩ was filled in: it keeps its letters.
function mirrored(text: string): string {
  return text
    .split(/(⟨[^⟩]*⟩)/)
    .map((part) =>
      part.startsWith('⟨')
        ? part.slice(1, -1)
        : part.replace(
            /[a-z]/gi,
            (letter) => hebrew[latin.indexOf(letter.toLowerCase())] ?? letter,
          ),
    )
    .join('');
}

function fenced(value: unknown): unknown {
  return typeof value === 'string' ? `⟨${value.replace(/[⟨⟩]/g, '')}⟩` : value;
}

function mirror(value: unknown): unknown {
  if (typeof value === 'string') return mirrored(value);
  if (typeof value === 'function') {
    const tell = value as (...values: unknown[]) => unknown;
    return (...values: unknown[]) => {
      const told = tell(...values.map(fenced));
      return typeof told === 'string' ? mirrored(told) : told;
    };
  }
  if (Array.isArray(value)) return value.map(mirror);
  if (value && typeof value === 'object')
    return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, mirror(one)]));
  return value;
}

export const tell = <T>(_subject: string, english: T): T => mirror(english) as T;
