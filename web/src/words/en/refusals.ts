// The room sends its refusals in English already.
import type { FactName, RuleName } from '../../types/refusals';

export const refusals: {
  rules: Partial<Record<RuleName, string>>;
  facts: Partial<Record<FactName, string>>;
} = { rules: {}, facts: {} };
