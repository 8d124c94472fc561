// Which page is open, kept in the address after the hash, so that a reload returns to it.

type Page =
  | 'lobby'
  | 'table'
  | 'tablet'
  | 'screen'
  | 'tournament'
  | 'display'
  | 'print'
  | 'replay'
  | 'private'
  | 'rules'
  | 'supervisor'
  | 'operator'
  | 'inspector'
  | 'account'
  | 'safely';
interface Route {
  page: Page;
  table: number; // Or a tournament.
  round: number; // Or a table beside the other.
  detail: string;
}

const plainPages = ['private', 'supervisor', 'operator', 'inspector', 'account', 'safely'];

function parseRoute(hash: string): Route {
  const [first = '', second = '', third = ''] = hash.replace(/^#\/?/, '').split('/');
  const table = /^\d+$/.test(second) ? Number(second) : 0;
  const round = /^\d+$/.test(third) ? Number(third) : 0;
  if (first === 'table' && table > 0) return { page: 'table', table, round, detail: '' };
  if (
    (first === 'tournament' || first === 'display' || first === 'tablet' || first === 'screen') &&
    table > 0
  )
    return { page: first, table, round: 0, detail: '' };
  if (first === 'print' && table > 0) return { page: 'print', table, round: 0, detail: third };
  if (first === 'replay' && table > 0 && round > 0)
    return { page: 'replay', table, round, detail: '' };
  if (first === 'rules') return { page: 'rules', table: 0, round: 0, detail: second };
  if (plainPages.includes(first)) return { page: first as Page, table, round: 0, detail: second };
  return { page: 'lobby', table: 0, round: 0, detail: '' };
}

// `#code=…`: the one-time sign-in of staff. It is removed from the address at once.
export function codeIn(hash: string): string | null {
  return /^#code=([\w-]+)$/.exec(hash)?.[1] ?? null;
}

export const route = $state({ now: parseRoute('') });

export function go(address: string): void {
  location.hash = address;
}

export function followAddress(): void {
  const read = () => (route.now = parseRoute(location.hash));
  addEventListener('hashchange', read);
  read();
}
