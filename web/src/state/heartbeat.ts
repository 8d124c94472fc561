// Whether the room still answers while nothing happens: when it has said nothing for some seconds, it
// is asked. The connection says that it is silent if no answer comes.
import type { Asking } from '../types/protocol';

const quietMs = 12_000;

// Returns what is called whenever the room says something.
export function listenTo(
  ask: (message: Asking<'done'>) => Promise<unknown>,
  every: (act: () => void, ms: number) => unknown,
): () => void {
  let heard = true;
  let asked = false;
  every(() => {
    if (!heard && !asked) {
      asked = true;
      void ask({ type: 'still_there' }).then(() => (asked = false));
    }
    heard = false;
  }, quietMs / 2);
  return () => (heard = true);
}
