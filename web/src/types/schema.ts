// Shapes of messages, written once: a shape checks a value and is its TypeScript type.

export interface Shape<T> {
  // Where the value is not of this shape, one line each: "state.view.seats: expected a number".
  faults(value: unknown, at: string): string[];
  readonly type?: T;
}
export type Of<S> = S extends Shape<infer T> ? T : never;

const plain = <T>(what: string, fits: (value: unknown) => boolean): Shape<T> => ({
  faults: (value, at) => (fits(value) ? [] : [`${at}: expected ${what}`]),
});

export const text = plain<string>('a text', (value) => typeof value === 'string');
export const flag = plain<boolean>('true or false', (value) => typeof value === 'boolean');
// Amounts, seats and times are whole numbers everywhere.
export const whole = plain<number>('a whole number', (value) => Number.isSafeInteger(value));
export const anything = plain<unknown>('anything', () => true);

export function exactly<T extends string>(word: T): Shape<T> {
  return plain<T>(`"${word}"`, (value) => value === word);
}

export function word<T extends string>(...words: T[]): Shape<T> {
  return plain<T>(`one of ${words.join(', ')}`, (value) => words.includes(value as T));
}

export function orNull<T>(shape: Shape<T>): Shape<T | null> {
  return { faults: (value, at) => (value === null ? [] : shape.faults(value, at)) };
}

export function list<T>(shape: Shape<T>): Shape<T[]> {
  return {
    faults: (value, at) =>
      Array.isArray(value)
        ? value.flatMap((one, index) => shape.faults(one, `${at}[${index}]`))
        : [`${at}: expected a list`],
  };
}

// A field that may be left out.
interface Maybe<T> extends Shape<T> {
  readonly optional: true;
}
export function maybe<T>(shape: Shape<T>): Maybe<T> {
  return { faults: shape.faults, optional: true };
}

type Fields = Record<string, Shape<unknown>>;
type OptionalKeys<F> = { [K in keyof F]: F[K] extends Maybe<unknown> ? K : never }[keyof F];
type Whole<F> = { [K in Exclude<keyof F, OptionalKeys<F>>]: Of<F[K]> } & {
  [K in OptionalKeys<F>]?: Of<F[K]>;
};

// Fields that the shape does not know are let through, as the protocol asks.
export function record<F extends Fields>(fields: F): Shape<Whole<F>> {
  return {
    faults: (value, at) => {
      if (typeof value !== 'object' || value === null || Array.isArray(value))
        return [`${at}: expected an object`];
      const given = value as Record<string, unknown>;
      return Object.entries(fields).flatMap(([name, shape]) => {
        if (!(name in given)) return 'optional' in shape ? [] : [`${at}.${name}: is missing`];
        return shape.faults(given[name], `${at}.${name}`);
      });
    },
  };
}

export function numbers(): Shape<Record<string, number>> {
  return plain('an object of numbers', (value) => {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
    return Object.values(value).every((one) => typeof one === 'number');
  });
}
