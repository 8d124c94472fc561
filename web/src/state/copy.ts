// Puts an address or a command on the clipboard, or says why not.
import { room } from './room.svelte';
import { room as t } from '../words/room';

export async function copyLink(link: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(link);
    room.notice(t.theLinkIsCopied, 'good');
  } catch {
    room.notice(t.theBrowserDidNotCopy(link));
  }
}

export async function copyCommand(command: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(command);
    room.notice(t.theCommandIsCopied, 'good');
  } catch {
    room.notice(t.theCommandIsNotCopied);
  }
}
