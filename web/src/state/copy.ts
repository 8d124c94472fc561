// Puts an address on the clipboard, or says why not.
import { room } from './room.svelte';

export async function copyLink(link: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(link);
    room.notice('The link is copied.', 'good');
  } catch {
    room.notice(`The browser did not copy the link. It is ${link}`);
  }
}
