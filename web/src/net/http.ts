// Signing in and out, over HTTP, so that no script can read the cookie.
import { refusalWords } from '../format/refusals';
import type { Account, Refusal } from '../types/protocol';
import { room as t } from '../words/room';

export type SignInRefusal = Pick<Refusal, 'rule' | 'sentence'>;
type SignedIn = { account: Account } | { refusal: SignInRefusal };

const unreachable: SignInRefusal = {
  rule: '',
  sentence: t.theRoomCannotBeReached,
};

export async function post(path: string, body: object): Promise<SignedIn> {
  try {
    const answer = await fetch(path, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    });
    const value = (await answer.json()) as { account?: Account } & Partial<SignInRefusal>;
    if (answer.ok && value.account) return { account: value.account };
    const refusal = { ...unreachable, ...value };
    return { refusal: { ...refusal, sentence: refusalWords(refusal) } };
  } catch {
    return { refusal: unreachable };
  }
}
