// The room's time, a few times a second, for clocks on the page.
import { room } from './room.svelte';

export const clock = $state({ nowMs: Date.now() });

export function startClock(): void {
  setInterval(() => (clock.nowMs = Date.now() + room.aheadMs), 250);
}
