// The fields that orders of staff have, at tables and in tournaments, and what was typed into them.

export interface OrderField<Name extends string = string> {
  name: Name;
  label: string;
  // seat: one that is taken at the table. entrant: one of the players in the tournament. person:
  // anybody with an account. table: its number in the tournament. bySeat, byPlayer: an amount for
  // each seat of the table, or for each player. raced: a card for each seat. drawn: players in the
  // order in which they were drawn.
  kind:
    | 'seat'
    | 'entrant'
    | 'person'
    | 'table'
    | 'freeSeat'
    | 'bySeat'
    | 'byPlayer'
    | 'raced'
    | 'drawn'
    | 'minutes'
    | 'number'
    | 'dollars'
    | 'cards'
    | 'text'
    | 'clause'
    | 'flag'
    | 'choice';
  choices?: readonly string[];
  among?: readonly string[]; // The statuses of the entrants that are offered; left out: all.
  most?: number; // How many characters the room takes.
  optional?: boolean;
}

// What was typed into a field of one value; undefined if it is not of the kind.
export function valueOf(
  { kind, choices }: Pick<OrderField, 'kind' | 'choices'>,
  words: string,
): unknown {
  switch (kind) {
    case 'flag':
      return words === 'on';
    case 'dollars':
      return /^\d{1,9}(\.\d{1,2})?$/.test(words) ? Math.round(Number(words) * 100) : undefined;
    case 'minutes':
      return /^\d{1,4}(\.\d)?$/.test(words) ? Math.round(Number(words) * 60) : undefined;
    case 'drawn':
      return /^\d+( \d+)*$/.test(words) ? words.split(' ').map(Number) : undefined;
    case 'cards': {
      const cards = words.split(/[\s,]+/).filter(Boolean);
      return cards.length > 0 && cards.every((card) => /^([2-9TJQKA][shdc]|Jk)$/.test(card))
        ? cards
        : undefined;
    }
    case 'choice':
      return choices?.includes(words) ? words : undefined;
    case 'clause':
    case 'text':
      return words === '' ? undefined : words;
    default:
      return /^\d{1,12}$/.test(words) ? Number(words) : undefined;
  }
}
