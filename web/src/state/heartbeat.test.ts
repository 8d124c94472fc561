import { expect, it } from 'vitest';
import { listenTo } from './heartbeat';

it('asks a room that has said nothing, once until it answers', async () => {
  let tick: () => void = () => undefined;
  let answer: () => void = () => undefined;
  let asked = 0;
  const heard = listenTo(
    () => {
      asked += 1;
      return new Promise<void>((resolve) => (answer = resolve));
    },
    (act) => (tick = act),
  );
  tick();
  expect(asked).toBe(0); // It may have spoken a moment ago.
  heard();
  tick();
  expect(asked).toBe(0);
  tick();
  tick();
  expect(asked).toBe(1);
  answer();
  await Promise.resolve();
  await Promise.resolve();
  tick();
  expect(asked).toBe(2);
});
