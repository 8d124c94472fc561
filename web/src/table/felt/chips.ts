// How an amount is shown on the felt: few chips, the largest at the bottom. The palette has a
// colour for each value.

const values = [100_000, 25_000, 5000, 1000, 500, 100, 25, 5, 1];

export function stackOf(amount: number, most = 6): number[] {
  const stack: number[] = [];
  let left = amount;
  for (const value of values) {
    while (left >= value && stack.length < most) {
      stack.push(value);
      left -= value;
    }
  }
  return stack;
}
