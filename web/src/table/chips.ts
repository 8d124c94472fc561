// How an amount lies on the felt: few chips, the largest at the bottom.

export interface Chip {
  value: number;
  fill: string;
  edge: string;
}
const kinds: Chip[] = [
  { value: 100_000, fill: '#2c7fb8', edge: '#e8f6ff' },
  { value: 25_000, fill: '#c2577c', edge: '#ffe8f0' },
  { value: 5000, fill: '#8a5a2b', edge: '#ffe9cf' },
  { value: 1000, fill: '#d3a53d', edge: '#fff2cc' },
  { value: 500, fill: '#6b3fa0', edge: '#efe3ff' },
  { value: 100, fill: '#22262b', edge: '#e8e8e8' },
  { value: 25, fill: '#1f7a4a', edge: '#e9fff2' },
  { value: 5, fill: '#b3262e', edge: '#ffe9e6' },
  { value: 1, fill: '#d8dde2', edge: '#3d6fb0' },
];

export function stackOf(amount: number, most = 6): Chip[] {
  const stack: Chip[] = [];
  let left = amount;
  for (const chip of kinds) {
    while (left >= chip.value && stack.length < most) {
      stack.push(chip);
      left -= chip.value;
    }
  }
  return stack;
}
