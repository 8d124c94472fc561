// Dialogs that any page may open: a clause of the rules, and signing in.

interface Dialogs {
  clause: string | null;
  sign_in: boolean;
  staff_code: boolean;
}
export const dialogs = $state<Dialogs>({ clause: null, sign_in: false, staff_code: false });

let after: (() => void) | null = null;

// Opens the sign-in; `then` is done once somebody is signed in.
export function askToSignIn(then: (() => void) | null = null): void {
  after = then;
  dialogs.sign_in = true;
}

export function signedIn(): void {
  dialogs.sign_in = false;
  const act = after;
  after = null;
  act?.();
}

export function showClause(clause: string): void {
  dialogs.clause = clause;
}
