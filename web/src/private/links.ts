// The links of this browser's private tables. The room says a link's secret once and keeps only its
// hash, so the page remembers it for the host.
const kept = (table: number) => `cardroom-link-${table}`;

export const linkOf = (secret: string): string => `${location.origin}/#/private/${secret}`;

export function keepLink(table: number, secret: string): void {
  try {
    localStorage.setItem(kept(table), secret);
  } catch {
    // A browser that keeps nothing: the host makes a new link when one is needed.
  }
}

export function keptLink(table: number): string | null {
  try {
    return localStorage.getItem(kept(table));
  } catch {
    return null;
  }
}

// The table that this page has just opened: its host is shown the link first.
let fresh = 0;
export function noteFresh(table: number): void {
  fresh = table;
}
export function takeFresh(table: number): boolean {
  const is = fresh === table;
  if (is) fresh = 0;
  return is;
}
