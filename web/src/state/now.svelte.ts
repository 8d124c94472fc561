// The room's time, a few times a second, for clocks on the page.
import { room } from './room.svelte';

export const clock = $state({ now_ms: Date.now() });

export function startClock(): void {
  setInterval(() => (clock.now_ms = Date.now() + room.ahead_ms), 250);
}
