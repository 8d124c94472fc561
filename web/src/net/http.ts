// Signing in and out, over HTTP so that the cookie is out of every script's reach.
import type { Account, Refusal } from '../types/protocol';

type SignedIn = { account: Account } | { refusal: Pick<Refusal, 'sentence' | 'clause'> };

const unreachable = 'The room cannot be reached. Look at your connection and try again.';

export async function post(path: string, body: object): Promise<SignedIn> {
  try {
    const answer = await fetch(path, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    });
    const value = (await answer.json()) as {
      account?: Account;
      sentence?: string;
      clause?: string;
    };
    if (answer.ok && value.account) return { account: value.account };
    return { refusal: { sentence: value.sentence ?? unreachable, clause: value.clause ?? null } };
  } catch {
    return { refusal: { sentence: unreachable, clause: null } };
  }
}
