import { chips, dollars } from '../../../format/money';
import type { CanberraEvent } from '../../../types/protocol';
import type { Scene, Tales } from '../../language/teller';
import { cards as hands } from '../cards';

const boxOf = (seat: number | null, { nameAt }: Scene): string => {
  if (seat === null) return 'der Dealer';
  const name = nameAt(seat);
  return name ? `Box ${seat} (${name})` : `Box ${seat}`;
};
const back = (returned: number): string =>
  returned > 0 ? `, ${chips(returned)} über dem Maximum gehen zurück` : '';

const meter = ({ meter: shown }: Scene): string =>
  shown
    ? `; die Anzeige zeigt ${dollars(Math.round(Number(shown.replaceAll(',', '')) * 100))}`
    : '';

type Settled = Extract<CanberraEvent, { type: 'box_settled' }>;
function settlement({ outcome, ante_paid, bet_paid, collected, returned }: Settled): string {
  switch (outcome) {
    case 'not_qualified':
      return `die Ante gewinnt ${chips(ante_paid)}, ${chips(returned)} gehen zurück`;
    case 'higher':
      return `die Ante gewinnt ${chips(ante_paid)}, der Einsatz ${chips(bet_paid)}${back(returned)}`;
    case 'lower':
      return `verliert ${chips(collected)}${back(returned)}`;
    case 'equal':
      return `gleich, ${chips(returned)} gehen zurück`;
  }
}
type Sign = Extract<CanberraEvent, { type: 'sign_noticed' | 'sign_changed' }>;
const sign = (its: Sign): string =>
  [
    `Minimum ${chips(its.minimum)}`,
    `Maximum ${chips(its.maximum)}`,
    `Vielfache von ${chips(its.multiple)}`,
    its.max_payout > 0 ? `Höchstauszahlung ${chips(its.max_payout)}` : 'keine Höchstauszahlung',
    `Jackpot-Einsatz ${dollars(its.jackpot_wager_cents)}`,
  ].join(', ');
const reasons = {
  exposed_cards: 'aufgedeckte Karten',
  misdeal: 'falsch gegeben',
  malfunction: 'Defekt',
  collusion: 'Absprache',
  disturbance: 'Störung',
  impractical: 'undurchführbar',
  fraud: 'Betrug',
};

export const canberraTales: Tales<CanberraEvent> = {
  wagers_called: () => 'der Dealer bittet um Antes und Jackpot-Einsätze',
  ante_placed: ({ seat, ante }, scene) => `${boxOf(seat, scene)} setzt die Ante ${chips(ante)}`,
  jackpot_accepted: ({ seat, wager_cents }, scene) =>
    `${boxOf(seat, scene)} setzt ${dollars(wager_cents)} auf den Jackpot${meter(scene)}`,
  jackpot_not_accepted: ({ seat }, scene) =>
    `das Feld von ${boxOf(seat, scene)} bleibt dunkel: kein Jackpot-Einsatz`,
  taken_back: ({ seat, ante, jackpot_cents }, scene) =>
    `${boxOf(seat, scene)} nimmt die Ante von ${chips(ante)} zurück${jackpot_cents > 0 ? ' und den Jackpot-Einsatz' : ''}`,
  advised: ({ seat, ante, minimum }, scene) =>
    `${boxOf(seat, scene)} erfährt, dass ${chips(minimum)} das Minimum ist; die Ante von ${chips(ante)} gilt dieses Mal`,
  ante_returned: ({ seat, ante, jackpot_cents }, scene) =>
    `die Ante von ${chips(ante)} geht zurück an ${boxOf(seat, scene)}${jackpot_cents > 0 ? ', der Jackpot-Einsatz auch' : ''}`,
  shoe_ready: ({ kind, deck, lifted }) =>
    kind === 'automated'
      ? `der Mischautomat hat Kartenspiel ${deck} bereit`
      : `die Karten sind gemischt und${lifted > 0 ? ` bei ${lifted}` : ''} abgehoben`,
  box_dealt: ({ seat, cards }, scene) => `${boxOf(seat, scene)} bekommt ${cards.join(' ')}`,
  dealer_dealt: ({ cards, up }) =>
    cards[up] === '??'
      ? 'der Dealer hat fünf Karten, die letzte liegt offen'
      : `der Dealer hat ${cards.includes('??') ? 'fünf Karten' : cards.join(' ')}, ${cards[up] ?? ''} liegt offen`,
  decisions_opened: () => 'setzen oder aussteigen',
  bet_placed: ({ seat, bet }, scene) => `${boxOf(seat, scene)} setzt ${chips(bet)}`,
  folded: ({ seat, collected, returned, jackpot_cents }, scene) =>
    `${boxOf(seat, scene)} steigt aus und verliert ${chips(collected)}${jackpot_cents > 0 ? ' und den Jackpot-Einsatz' : ''}${back(returned)}`,
  dealer_revealed: ({ cards, hand, qualifies }, scene) =>
    `der Dealer zeigt ${cards.join(' ')}: ${scene.hand || hands.kinds[hand]}${qualifies ? '' : ', das reicht nicht'}`,
  box_settled: (event, scene) =>
    event.hand === null
      ? `${boxOf(event.seat, scene)}: ${settlement(event)}`
      : `${boxOf(event.seat, scene)} hat ${scene.hand || hands.kinds[event.hand]}: ${settlement(event)}`,
  jackpot_declared: ({ by, seat, hand }, scene) =>
    by === 'player'
      ? `${boxOf(seat, scene)} meldet: ${hands.kinds[hand]}`
      : `${hands.kinds[hand]} von ${boxOf(seat, scene)} ist für den Jackpot gemeldet`,
  jackpot_paid: ({ seat, amount_cents, from_reserve_cents, from_house_cents }, scene) =>
    `${boxOf(seat, scene)} gewinnt ${dollars(amount_cents)} aus dem Jackpot${from_reserve_cents > 0 ? `, ${dollars(from_reserve_cents)} aus der Rücklage` : ''}${from_house_cents > 0 ? `, ${dollars(from_house_cents)} vom Haus` : ''}${meter(scene)}`,
  jackpot_reseeded: ({ from_reserve_cents, from_house_cents }) =>
    `der Jackpot beginnt neu mit ${dollars(from_reserve_cents)} aus der Rücklage und ${dollars(from_house_cents)} vom Haus`,
  jackpot_lapsed: ({ seat, hand }, scene) =>
    `${hands.kinds[hand]} von ${boxOf(seat, scene)} wird ungemeldet eingesammelt und nicht bezahlt`,
  collected: ({ hands: number }) =>
    `${number} Blätter werden in die Ablage gezählt; die Runde ist vorbei`,
  cards_told: ({ seat, cards }, scene) =>
    `${boxOf(seat, scene)} hat ${cards.filter((card) => card !== '??').join(' ')}`,
  nobody_left: () => 'jede Box ist ausgestiegen; kein Blatt wird verglichen',
  card_exposed: ({ seat, card }, scene) =>
    `Karte ${card + 1} ist aufgedeckt: ${boxOf(seat, scene)}`,
  up_card_changed: () => 'eine andere Karte des Dealers liegt offen, die fünfte verdeckt',
  hand_counted: ({ seat, cards }, scene) => `${boxOf(seat, scene)} hat ${cards} Karten`,
  hand_racked: ({ seat }, scene) =>
    `das Blatt von ${boxOf(seat, scene)} ist irrtümlich in der Ablage`,
  hand_reconstructed: ({ seat }, scene) =>
    `das Blatt von ${boxOf(seat, scene)} ist wiederhergestellt`,
  round_voided: ({ reason }) => `die Runde ist ungültig: ${reasons[reason]}`,
  refunded: ({ seat, wagers_cents, reversed_cents }, scene) =>
    `${dollars(wagers_cents)} gehen zurück an ${boxOf(seat, scene)}${reversed_cents > 0 ? `, ${dollars(reversed_cents)} Auszahlung wird zurückgenommen` : ''}`,
  wager_voided: ({ seat, wagers_cents, breach }, scene) =>
    `die Einsätze von ${boxOf(seat, scene)} sind ungültig wegen ${breach ?? ''}: ${dollars(wagers_cents)} gehen zurück`,
  excluded: ({ seat, extent, breach, took_cents, wagers_cents }, scene) =>
    extent === 'game'
      ? `${boxOf(seat, scene)} ist vom Spiel ausgeschlossen wegen ${breach ?? ''} und nimmt ${dollars(took_cents)} mit`
      : `${boxOf(seat, scene)} ist von der Runde ausgeschlossen wegen ${breach ?? ''}; ${dollars(wagers_cents)} gehen zurück`,
  conduct_recorded: ({ seat, breach }, scene) =>
    `das Verhalten von ${seat === null ? 'jemandem' : boxOf(seat, scene)} ist vermerkt: ${breach ?? ''}`,
  fault_reported: () => 'die Jackpot-Anlage fällt aus; die Aufsicht weiß es, und das Spiel wartet',
  play_approved: () => 'das Spiel geht ohne Jackpot-Einsätze weiter',
  jackpot_repaired: () => 'die Jackpot-Anlage läuft wieder',
  dispute_opened: ({ number, seat }, scene) => `Streitfall ${number} von ${boxOf(seat, scene)}`,
  dispute_ruled: ({ number }) => `der Betreiber entscheidet Streitfall ${number}`,
  review_requested: ({ number }) =>
    `eine Überprüfung von Streitfall ${number} durch die ACT Gambling and Racing Commission ist verlangt`,
  review_recorded: ({ number }) => `die Kommission hat Streitfall ${number} überprüft`,
  layout_approved: () => 'das Layout ist genehmigt',
  cards_checked: () => 'die Karten werden geprüft',
  cards_counted: ({ count }) => `das Kartenspiel ist gezählt: ${count}`,
  cards_changed: () => 'die Karten werden gewechselt',
  shoe_loaded: () => 'der Dealer mischt und füllt den Mischautomaten',
  shoe_replaced: ({ kind }) =>
    kind === 'hand'
      ? 'von nun an wird von Hand gegeben'
      : 'ein Mischautomat ersetzt den alten Schlitten',
  table_opened: () => 'der Tisch ist offen',
  sign_noticed: (event) => `Ankündigung für die nächste Runde: ${sign(event)}`,
  sign_changed: (event) => `das Schild zeigt jetzt ${sign(event)}`,
  closing_noticed: () => 'Ankündigung: Der Tisch wird geschlossen',
  table_closed: () => 'der Tisch ist geschlossen',
  marker_set: ({ seat, placed }, scene) =>
    placed
      ? `mit einer Marke darf ${boxOf(seat, scene)} über das Maximum setzen`
      : `die Marke bei ${boxOf(seat, scene)} ist weggenommen`,
  seated: ({ seat, stake_cents }, scene) =>
    `${boxOf(seat, scene)} nimmt mit ${dollars(stake_cents)} Platz`,
  chips_bought: ({ seat, amount_cents }, scene) =>
    `${boxOf(seat, scene)} kauft Chips für ${dollars(amount_cents)}`,
  left: ({ seat, took_cents }, scene) => `${boxOf(seat, scene)} geht mit ${dollars(took_cents)}`,
  vacated: ({ seat, took_cents }, scene) =>
    `${boxOf(seat, scene)} muss den Platz räumen und geht mit ${dollars(took_cents)}`,
};
