// Amounts as people read them. A chip is worth a dollar, 100 cents.

const whole = new Intl.NumberFormat('en-AU');
const exact = new Intl.NumberFormat('en-AU', {
  minimumFractionDigits: 2,
  maximumFractionDigits: 2,
});

export function chips(amount: number): string {
  return whole.format(amount);
}

export function dollars(cents: number): string {
  const sign = cents < 0 ? '−' : '';
  const size = Math.abs(cents);
  return `${sign}$${size % 100 === 0 ? whole.format(size / 100) : exact.format(size / 100)}`;
}

export function signed(amount: number): string {
  return amount < 0 ? `−${chips(-amount)}` : `+${chips(amount)}`;
}

// "$1.2k" on a narrow plate.
export function short(amount: number): string {
  if (amount < 10_000) return chips(amount);
  if (amount < 1_000_000) return `${whole.format(Math.floor(amount / 100) / 10)}k`;
  return `${whole.format(Math.floor(amount / 10_000) / 100)}m`;
}

// "12.5 BB": to a tenth, as players count.
export function inBlinds(amount: number, blind: number): string {
  const tenths = Math.round((amount * 10) / blind) / 10;
  return `${whole.format(tenths)} BB`;
}

// The amount somebody typed; null if it is not an amount.
export function parseChips(text: string): number | null {
  const digits = text.replace(/[\s,$]/g, '');
  return /^\d{1,12}$/.test(digits) ? Number(digits) : null;
}

export function parseCents(text: string): number | null {
  const found = /^\$?(\d{1,10})(?:\.(\d{1,2}))?$/.exec(text.replace(/[\s,]/g, ''));
  if (!found) return null;
  return Number(found[1]) * 100 + Number((found[2] ?? '').padEnd(2, '0'));
}
