// What a sentence takes: a name, or a number that is already written for people.
export type Said = string | number;

// "1 round", "3 rounds": the form that the language has for a number.
export function plurals(
  locale: string,
): (
  number: number,
  forms: Partial<Record<Intl.LDMLPluralRule, string>> & { other: string },
) => string {
  const rules = new Intl.PluralRules(locale);
  return (number, forms) => forms[rules.select(number)] ?? forms.other;
}
