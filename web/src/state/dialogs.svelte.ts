// Dialogs that any page may open: a clause of the rules, signing in, and the first limits.

interface Dialogs {
  clause: string | null;
  signIn: boolean;
  limits: boolean;
}
export const dialogs = $state<Dialogs>({ clause: null, signIn: false, limits: false });

let after: (() => void) | null = null;

// Opens the sign-in; `then` runs once somebody is signed in.
export function askToSignIn(then: (() => void) | null = null): void {
  after = then;
  dialogs.signIn = true;
}

export function signedIn(): void {
  dialogs.signIn = false;
  const act = after;
  after = null;
  act?.();
}

export function showClause(clause: string): void {
  dialogs.clause = clause;
}
