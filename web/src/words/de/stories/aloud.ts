// Was der Saal dem Dealer zu sagen und einzugeben gibt, wo echte Karten liegen. Das Genaue steht vor
// dem Allgemeinen.

// Wer an der Reihe ist, und wofür.
const turns = {
  'Misdeal. The cards are shuffled and dealt again.':
    'Vergeben. Die Karten werden gemischt und neu gegeben.',
  'The cards that are left are shuffled.': 'Die übrigen Karten werden gemischt.',
  'A supervisor, please.': 'Die Aufsicht, bitte.',
  '1 player, the pot is {1}. {2}.': 'Ein Spieler, im Pott sind {1}. {2*}.',
  '{1} players, the pot is {2}. {3}?': '{1} Spieler, im Pott sind {2}. {3*}?',
  '{1} players, the pot is {2}. {3}.': '{1} Spieler, im Pott sind {2}. {3*}.',
  '{1} to act: how many cards': '{1*} ist an der Reihe: Wie viele Karten',
  '{1} to act, raise to {2}, {3} to call':
    '{1*} ist an der Reihe, erhöht ist auf {2}, {3} zum Mitgehen',
  '{1} to act, raise to {2}': '{1*} ist an der Reihe, erhöht ist auf {2}',
  '{1} to act, {2} to call': '{1*} ist an der Reihe, {2} zum Mitgehen',
  '{1} to act, check or bet': '{1*} ist an der Reihe, checken oder setzen',
  '{1} to act': '{1*} ist an der Reihe',
  '{1}, seat {2},': '{1}, Platz {2},',
};

// Nach welchen Karten der Saal fragt.
const wanted = {
  'no card': 'keine Karte',
  '1 communal card': 'eine Gemeinschaftskarte',
  '{1} communal cards': '{1} Gemeinschaftskarten',
  'the card that was seen': 'die gesehene Karte',
  'the card of seat {1}': 'die Karte von Platz {1}',
  'the hand of seat {1}, 1 card': 'das Blatt von Platz {1}, eine Karte',
  'the hand of seat {1}, {2} cards': 'das Blatt von Platz {1}, {2} Karten',
  'the cards dealt face up to {1}, then {2}': 'die offenen Karten von {1*}, dann {2*}',
  'the cards dealt face up to {1}': 'die offenen Karten von {1*}',
};

// Canberra Poker.
const boxes = {
  'The table is closed': 'Der Tisch ist geschlossen',
  'Place your antes: {1} to {2}; jackpot wager ${3}':
    'Bitte Ihre Antes: {1} bis {2}; Jackpot-Einsatz ${3}',
  'Place your antes: {1} to {2}': 'Bitte Ihre Antes: {1} bis {2}',
  'The cards are dealt. Say: bet or fold':
    'Die Karten sind gegeben. Sagen Sie: setzen oder aussteigen',
  'Bet or fold: {1}': 'Setzen oder aussteigen: {1*}',
  'Every box has folded': 'Alle Boxen sind ausgestiegen',
  'The dealer has {1} and does not qualify: antes win':
    'Der Dealer hat {1*}, das reicht nicht: Antes gewinnen',
  'The dealer has {1}': 'Der Dealer hat {1*}',
  'folded: {1} is collected': 'ausgestiegen: {1} werden eingezogen',
  'the jackpot pays ${1}': 'der Jackpot zahlt ${1}',
  'has {1}: {2}': 'hat {1*}: {2*}',
  'the ante wins {1}, the bet {2}, {3} above the maximum goes back':
    'die Ante gewinnt {1}, der Einsatz {2}, {3} über dem Maximum gehen zurück',
  'the ante wins {1}, the bet {2}': 'die Ante gewinnt {1}, der Einsatz {2}',
  'the ante wins {1}, {2} goes back': 'die Ante gewinnt {1}, {2} gehen zurück',
  'loses {1}, {2} above the maximum goes back': 'verliert {1}, {2} über dem Maximum gehen zurück',
  'loses {1}': 'verliert {1}',
  'equal, {1} goes back': 'gleich, {1} gehen zurück',
};

const hands = {
  '{1} with the Ace low': '{1*} mit niedrigem Ass',
  'odd cards, {1} high': 'hohe Karte, {1*}',
  'pair of {1}': 'ein Paar, {1*}',
  'two pairs, {1} and {2}': 'zwei Paare, {1*} und {2*}',
  'three of a kind, {1}': 'Drilling, {1*}',
  'straight, {1} high': 'Straße, {1*} hoch',
  'flush, {1} high': 'Flush, {1*} hoch',
  'full house, {1} over {2}': 'Full House, {1*} über {2*}',
  'four of a kind, {1}': 'Vierling, {1*}',
  'straight flush, {1} high': 'Straight Flush, {1*} hoch',
  'royal flush': 'Royal Flush',
  ...Object.fromEntries([2, 3, 4, 5, 6, 7, 8, 9, 10].map((rank) => [`${rank}s`, `${rank}er`])),
  Jack: 'Bube',
  Queen: 'Dame',
  King: 'König',
  Ace: 'Ass',
  Jacks: 'Buben',
  Queens: 'Damen',
  Kings: 'Könige',
  Aces: 'Asse',
};

// Aufzählungen.
const places = {
  'seat {1}, {2}': 'Platz {1}, {2*}',
  'seat {1}': 'Platz {1}',
  'box {1}, {2}': 'Box {1}, {2*}',
  'box {1}': 'Box {1}',
};

export const aloud = { ...turns, ...wanted, ...boxes, ...hands, ...places };
