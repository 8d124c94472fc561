// What calls a player back to the table when their turn comes: a sound, a vibration, a notice of the
// browser, each only if the player chose it. The page's title and icon change for everybody.
import { go } from './route.svelte';
import { settings } from './settings.svelte';
import { room as t } from '../words/room';
import { play } from './sounds';

export function callToTurn({ table, name }: { table: number; name: string }): void {
  play('turn');
  if (settings.vibration) navigator.vibrate?.(200);
  if (!settings.notices || !document.hidden || !('Notification' in window)) return;
  if (Notification.permission !== 'granted') return;
  const notice = new Notification(t.itIsYourTurn, { body: name, tag: `turn ${table}` });
  notice.onclick = () => {
    window.focus();
    go(`/table/${table}`);
  };
}

// The browser asks the player; what they answer is what the switch shows.
export async function allowNotices(): Promise<boolean> {
  if (!('Notification' in window)) return false;
  return (await Notification.requestPermission()) === 'granted';
}
