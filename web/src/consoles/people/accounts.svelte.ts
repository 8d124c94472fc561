// The accounts of the room, as the operator and the inspector see them.
import { room } from '../../state/room.svelte';
import type { StaffAccount } from '../../types/protocol';

export const known = $state<{ accounts: StaffAccount[] | null }>({ accounts: null });

export async function loadAccounts(): Promise<void> {
  const pages = await room.pages<'accounts'>({ type: 'accounts' });
  known.accounts = pages.flatMap(({ accounts }) => accounts);
}
