// What a player has chosen before their turn. The page sends it only if the legal list has it when
// the turn comes; otherwise it lapses and the player is asked.
import type { Legal, PokerCommand } from '../../types/protocol';

export type Choice =
  { kind: 'fold' } | { kind: 'check' } | { kind: 'check_or_fold' } | { kind: 'call'; most: number };

export type Act = PokerCommand;

export function actFor(choice: Choice, legal: Legal): Act | null {
  const pass = legal.check ? 'check' : legal.decline ? 'decline' : null;
  switch (choice.kind) {
    case 'fold':
      return legal.fold ? { type: 'fold' } : null;
    case 'check':
      return pass ? { type: pass } : null;
    case 'check_or_fold':
      if (pass) return { type: pass };
      return legal.fold ? { type: 'fold' } : null;
    case 'call':
      return legal.call && legal.call_adds <= choice.most ? { type: 'call' } : null;
  }
}
