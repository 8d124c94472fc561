// Amounts as people read them, in the language of the page. A chip is worth a dollar, 100 cents.
import { locale } from '../words/language/language';

const whole = new Intl.NumberFormat(locale());
const dollar = (digits: number) =>
  new Intl.NumberFormat(locale(), {
    style: 'currency',
    currency: 'USD',
    currencyDisplay: 'narrowSymbol',
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  });
const round = dollar(0);
const exact = dollar(2);
const marks = new Intl.NumberFormat(locale()).formatToParts(1234567.5);
const markOf = (type: string, usual: string) =>
  marks.find((part) => part.type === type)?.value ?? usual;
const groupMark = markOf('group', ',');
const decimalMark = markOf('decimal', '.');

export function chips(amount: number): string {
  return whole.format(amount);
}

// "12.50": a figure with so many places.
export function decimal(amount: number, places: number): string {
  return new Intl.NumberFormat(locale(), {
    minimumFractionDigits: places,
    maximumFractionDigits: places,
  }).format(amount);
}

// "12.5 %": a share in thousandths.
export function percent(thousandths: number): string {
  return `${decimal(thousandths / 10, 1)} %`;
}

export function dollars(cents: number): string {
  const size = Math.abs(cents);
  return `${cents < 0 ? '−' : ''}${(size % 100 === 0 ? round : exact).format(size / 100)}`;
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

const digitsOf = (text: string) =>
  text.replace(/[\s$]/g, '').replaceAll(groupMark, '').replaceAll(decimalMark, '.');

// The amount somebody typed; null if it is not an amount.
export function parseChips(text: string): number | null {
  const digits = digitsOf(text);
  return /^\d{1,12}$/.test(digits) ? Number(digits) : null;
}

export function parseCents(text: string): number | null {
  const found = /^(\d{1,10})(?:\.(\d{1,2}))?$/.exec(digitsOf(text));
  if (!found) return null;
  return Number(found[1]) * 100 + Number((found[2] ?? '').padEnd(2, '0'));
}
