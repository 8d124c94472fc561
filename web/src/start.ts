import { mount } from 'svelte';
import App from './App.svelte';
import { startClock } from './state/now.svelte';
import { room } from './state/room.svelte';
import { codeIn, followAddress, go } from './state/route.svelte';

async function signInWithCode(code: string): Promise<void> {
  history.replaceState(null, '', '/#/');
  const refusal = await room.sign('/api/one-time', { code });
  if (refusal) room.notice(refusal.sentence, 'bad');
  const pages: Record<string, string> = {
    operator: '/operator',
    supervisor: '/supervisor',
    dealer: '/supervisor',
    director: '/supervisor',
    inspector: '/inspector',
  };
  go(pages[room.account?.role ?? ''] ?? '/');
}

export function start(): void {
  const target = document.getElementById('app');
  if (!target) return;
  target.replaceChildren();
  const code = codeIn(location.hash);
  followAddress();
  room.start();
  startClock();
  mount(App, { target });
  if (code) void signInWithCode(code);
}
