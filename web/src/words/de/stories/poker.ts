import type { HostedEvent, Role } from '../../../types/protocol';
import { chips, dollars } from '../../../format/money';
import type { Catalogue } from '../../language/catalogue';
import { noted, type Scene, type Tales } from '../../language/teller';
import { canberraTales } from './canberra';
import { irregularities, rulings } from '../named';
import { tablet } from '../tablet';

const seatOf = (seat: number | null, { nameAt }: Scene): string => {
  if (seat === null) return 'niemand';
  const name = nameAt(seat);
  return name ? `Platz ${seat} (${name})` : `Platz ${seat}`;
};
const person = (player: number | null, { nameOf }: Scene): string =>
  (player === null ? '' : nameOf(player)) || 'ein Spieler';
const potName = (pot: number): string => (pot === 0 ? 'Hauptpott' : `Nebenpott ${pot}`);
const marker = (scene: Scene): string =>
  scene.marker === 'buck' ? 'der Buck' : 'der Dealer-Button';
const who: Record<Role, string> = {
  player: 'der Spieler',
  dealer: 'der Dealer',
  supervisor: 'die Aufsicht',
  operator: 'der Betreiber',
  director: 'der Turnierleiter',
  inspector: 'der Prüfer',
};
const cardsOf = (cards: readonly string[]): string => cards.join(' ');
const wanted = {
  nothing: 'keine Karte',
  street: 'die aufgedeckten Karten',
  exposed: 'die gesehene Karte',
  hand: 'das Blatt',
  showdown: 'das Blatt',
};
const posts = {
  blind: 'zahlt den Blind von',
  ante: 'zahlt die Ante von',
  over_blind: 'setzt den Over-Blind von',
  post: 'zahlt nach:',
  dead_post: 'zahlt tot in den Pott:',
};

type Wagered = Extract<HostedEvent, { type: 'wagered' }>;
function wager({ what, added, to }: Wagered): string {
  switch (what) {
    case 'call':
      return `geht mit ${chips(added)} mit`;
    case 'compulsory_call':
      return `zahlt das Pflicht-Mitgehen von ${chips(added)}`;
    case 'opening':
    case 'short_opening':
      return `setzt ${chips(to)}`;
    case 'completion':
      return `ergänzt auf ${chips(to)}`;
    default:
      return `erhöht auf ${chips(to)}`;
  }
}
const below = { full: '', short: '', declared: ' und hat ihn angesagt' };
const halves = {
  whole: '',
  high: ', die hohe Hälfte',
  low: ', die niedrige Hälfte',
  odd_unit: ', die überzählige Einheit',
};

// Im Unterricht: „Taxe: falsch; Sie sagten 2, es sind 3“.
type Marked = Extract<HostedEvent, { type: 'marked' }>;
function mark({ what, right, given, correct, ruling, seats, amounts }: Marked, scene: Scene) {
  const words = `${tablet.lessonParts[what]}: ${right ? 'richtig' : 'falsch'}`;
  switch (what) {
    case 'cards':
      return right ? words : `${words}; dort liegt eine andere Karte`;
    case 'payouts':
      return `${words}; ${seats.map((seat, at) => `${seatOf(seat, scene)} ${chips(amounts[at] ?? 0)}`).join(', ')}`;
    case 'commission':
      return right
        ? `${words}; ${chips(correct)}`
        : `${words}; Sie sagten ${chips(given)}, es sind ${chips(correct)}`;
    case 'ruling':
      return `${words}; ${rulings[ruling]}`;
  }
}

// Dasselbe an den Boxen von Canberra Poker.
type BoxesMarked = Extract<HostedEvent, { type: 'boxes_marked' }>;
function markBoxes({ what, right, ruling, seats, amounts_cents }: BoxesMarked): string {
  const words = `${tablet.lessonParts[what]}: ${right ? 'richtig' : 'falsch'}`;
  if (what === 'cards') return right ? words : `${words}; dort liegt eine andere Karte`;
  if (what === 'ruling') return `${words}; ${rulings[ruling]}`;
  const each = seats.map((seat, at) => {
    const cents = amounts_cents[at] ?? 0;
    return `Box ${seat} ${cents < 0 ? 'verliert' : 'bekommt'} ${dollars(Math.abs(cents))}`;
  });
  return [words, each.join(', ')].filter((one) => one !== '').join('; ');
}

const roundTales = {
  shoe_loaded: () => 'die Karten sind gemischt und abgehoben',
  posted: ({ seat, what, nominal, amount }, scene) =>
    `${seatOf(seat, scene)} ${posts[what]} ${chips(nominal)}${amount < nominal ? ` mit ${chips(amount)} und ist all-in` : ''}`,
  dealt: ({ seat, cards, face }, scene) =>
    `${seatOf(seat, scene)} bekommt ${cardsOf(cards)}${face === 'up' ? ' offen' : ''}`,
  burnt: ({ card }) => `die erste Karte wird gebrannt${card === '??' ? '' : `: ${card}`}`,
  exposed: ({ cards }) => `Gemeinschaftskarten ${cardsOf(cards)}`,
  shared_last: ({ card }) =>
    `zu wenige Karten für alle: ${card}, die letzte, ist Gemeinschaftskarte`,
  betting_opened: ({ street }, scene) =>
    `Setzrunde ${street + 1}${scene.opener === null ? '' : `: ${seatOf(scene.opener, scene)} eröffnet`}`,
  draw_opened: () => 'der Tausch',
  folded: ({ seat }, scene) => `${seatOf(seat, scene)} steigt aus`,
  checked: ({ seat }, scene) => `${seatOf(seat, scene)} checkt`,
  declined: ({ seat }, scene) => `${seatOf(seat, scene)} verzichtet auf einen weiteren Einsatz`,
  wagered: (event, scene) =>
    `${seatOf(event.seat, scene)} ${wager(event)}${event.taps_out ? ' und ist all-in' : ''}`,
  returned: ({ seat, amount }, scene) =>
    `${chips(amount)} gehen ungecallt zurück an ${seatOf(seat, scene)}`,
  threw: ({ seat, cards }, scene) =>
    cards.length === 0
      ? `${seatOf(seat, scene)} tauscht nicht`
      : `${seatOf(seat, scene)} wirft ${cardsOf(cards)} weg`,
  shuffle_needed: ({ cards }) =>
    cards.length === 0
      ? 'Karten sind zu mischen'
      : `der Stapel ist leer: ${cards.length} abgelegte Karten sind zu mischen`,
  showdown_opened: ({ first }, scene) => `Showdown: ${seatOf(first, scene)} zeigt zuerst`,
  shown: ({ seat, best = [] }, scene) =>
    `${seatOf(seat, scene)} zeigt${scene.hand ? ` ${scene.hand}` : ` ${cardsOf(best)}`}`,
  mucked: ({ seat }, scene) => `${seatOf(seat, scene)} zeigt nicht`,
  commission_taken: ({ pot, amount, of }) =>
    `${potName(pot)} ${chips(of)}: ${amount === 0 ? 'keine Taxe' : `Taxe ${chips(amount)}`}`,
  won: ({ seat, amount, pot, share }, scene) =>
    `${seatOf(seat, scene)} gewinnt ${chips(amount)} aus dem ${potName(pot)}${halves[share]}`,
  round_ended: () => 'die Runde ist vorbei',
} satisfies Partial<Tales<HostedEvent>>;

const rulingTales = {
  ruled: (event, scene) =>
    `${[
      `${who[event.by]} meldet: ${irregularities[event.what]}`,
      ...(event.seat === null ? [] : [seatOf(event.seat, scene)]),
      ...(event.card && event.card !== '??' ? [event.card] : []),
      ...(event.count > 0 ? [`${event.count} Karten`] : []),
      ...(event.seen ? ['gesehen'] : []),
      ...(event.mixed ? ['die Karten sind vermischt'] : []),
    ].join(', ')}: ${rulings[event.ruling]}`,
  put_forward: ({ seat, what, amount }, scene) =>
    ({
      wager: `${seatOf(seat, scene)} legt ${chips(amount)} vor`,
      fold: `${seatOf(seat, scene)} steigt außer der Reihe aus; es gilt, wenn er dran ist`,
      check: `${seatOf(seat, scene)} checkt außer der Reihe`,
      short_call: `${seatOf(seat, scene)} setzt ${chips(amount)}, zu wenig zum Mitgehen`,
    })[what],
  taken_up: ({ seat, amount }, scene) =>
    `${seatOf(seat, scene)} ist dran und hat ${chips(amount)} vorgelegt`,
  given_back: ({ seat, amount }, scene) =>
    `${chips(amount)} gehen zurück an ${seatOf(seat, scene)}`,
  misdealt: () =>
    'vergeben: Die Karten werden eingesammelt, Pflichteinsätze bleiben, es wird neu gegeben',
  hole_replaced: (event, scene) =>
    `${event.out} von ${seatOf(event.seat, scene)} wird durch ${event.in} ersetzt`,
  face_turned: ({ seat, up }, scene) =>
    `${up} ist die offene Karte von ${seatOf(seat, scene)}; die anderen liegen verdeckt`,
  betting_limited: ({ to }) =>
    to === 'limited-to-minimum'
      ? 'in dieser Setzrunde gilt das Tischminimum'
      : 'niemand geht über den höchsten Einsatz dieser Setzrunde',
  burn_used: () => 'die Brennkarte wird die erste Gemeinschaftskarte',
  street_taken_back: () => 'die Karten gehen zurück, werden gemischt und neu gegeben',
  final_exposed: ({ seat }, scene) =>
    `${seatOf(seat, scene)}, dessen letzte Karte offen lag, eröffnet die letzte Setzrunde`,
  deemed_tapped_out: ({ seat }, scene) => `${seatOf(seat, scene)} checkt und gilt als all-in`,
  hand_died: ({ seat }, scene) => `das Blatt von ${seatOf(seat, scene)} ist tot`,
  hand_revived: ({ seat }, scene) =>
    `${seatOf(seat, scene)}, zuletzt ausgestiegen, bekommt den Pott`,
  settlement_reversed: () => 'die Auszahlung wird zurückgenommen',
  refunded: ({ seat, amount }, scene) =>
    `${chips(amount)} werden an ${seatOf(seat, scene)} zurückgezahlt`,
  pot_removed: ({ amount }) => `Einsätze von ${chips(amount)} gehen aus dem Spiel`,
  round_voided: () => 'die Runde ist ungültig',
  choice_offered: () => 'das Regelwerk sagt es nicht; die Aufsicht wählt',
  clock_started: ({ seat }, scene) => `${seatOf(seat, scene)} hat neunzig Sekunden`,
  clock_stopped: () => 'die Uhr hält an',
  time_passed: () => 'Zeit vergeht',
} satisfies Partial<Tales<HostedEvent>>;

const seatTales = {
  sat: ({ seat, stake }, scene) => `${seatOf(seat, scene)} nimmt mit ${chips(stake)} Platz`,
  seat_wanted: ({ player, seat }, scene) => `${person(player, scene)} möchte Platz ${seat}`,
  seat_given_up: ({ player, seat }, scene) =>
    `${person(player, scene)} möchte Platz ${seat} nicht mehr`,
  drew_for_seat: ({ player, seat, card }, scene) =>
    `${person(player, scene)} zieht ${card} für Platz ${seat}`,
  list_joined: ({ player }, scene) => `${person(player, scene)} kommt auf die Warteliste`,
  list_left: ({ player }, scene) => `${person(player, scene)} verlässt die Warteliste`,
  seat_changed: ({ player, from, to }, scene) =>
    `${person(player, scene)} wechselt von Platz ${from} auf Platz ${to}`,
  leave_asked: ({ seat }, scene) => `${seatOf(seat, scene)} geht nach dieser Runde`,
  left: ({ seat, amount }, scene) =>
    `${seatOf(seat, scene)} verlässt den Tisch mit ${chips(amount)}`,
  sat_out: ({ seat }, scene) => `${seatOf(seat, scene)} setzt aus`,
  sat_in: ({ seat }, scene) => `${seatOf(seat, scene)} spielt wieder mit`,
  post_chosen: ({ seat }, scene) => `${seatOf(seat, scene)} zahlt den Blind nach`,
  wait_chosen: ({ seat }, scene) => `${seatOf(seat, scene)} wartet auf den Blind`,
  standing_restored: ({ seat }, scene) => `${seatOf(seat, scene)} hat wieder den Mindeststack`,
  marker_placed: ({ seat }, scene) => `${marker(scene)} ist bei ${seatOf(seat, scene)}`,
  topped_up: ({ seat, amount }, scene) =>
    `${seatOf(seat, scene)} legt ${chips(amount)} zum Stack dazu`,
  took_off: ({ seat, amount }, scene) => `${seatOf(seat, scene)} nimmt ${chips(amount)} vom Tisch`,
  over_blind_announced: ({ seat, amount }, scene) =>
    `${seatOf(seat, scene)} kündigt einen Over-Blind von ${chips(amount)} an`,
  stake_below: ({ seat, standing }, scene) =>
    `${seatOf(seat, scene)} spielt unter dem Mindeststack${below[standing]}`,
  time_charged: ({ seat, amount }, scene) =>
    `${seatOf(seat, scene)} zahlt ${chips(amount)} Zeitgebühr`,
  round_started: (event, scene) =>
    `Runde ${event.number}: ${marker(scene)} ist bei ${seatOf(event.marker, scene)}`,
  cards_asked: ({ what }) => `einzugeben: ${wanted[what]}`,
  cards_told: ({ cards }) => `eingegeben: ${cardsOf(cards)}`,
  hand_kept_hidden: ({ seat }, scene) => `${seatOf(seat, scene)} zeigt nicht`,
  stakes_counted: ({ stakes }, scene) => {
    const differing = stakes.filter(({ entered, counted }) => entered !== counted);
    const list = differing.map(
      ({ seat, entered, counted }) =>
        `${seatOf(seat, scene)} hat ${chips(counted)}, eingegeben waren ${chips(entered)}`,
    );
    return `die Chips sind gezählt: ${list.length > 0 ? list.join('; ') : 'alles stimmt'}`;
  },
  cards_laid: () => 'die Karten liegen auf dem Tisch',
  answer_given: () => 'eine Antwort ist gegeben',
  marked: (event, scene) => mark(event, scene),
  boxes_marked: (event) => markBoxes(event),
  entry_undone: () => 'die letzte Eingabe ist zurückgenommen',
} satisfies Partial<Tales<HostedEvent>>;

// Behörden behalten den Namen, den ihr Regelwerk ihnen gibt.
const reviewers: Record<string, { here: string; by: string } | undefined> = {
  'the ACT Gambling and Racing Commission': {
    here: 'die ACT Gambling and Racing Commission',
    by: 'die ACT Gambling and Racing Commission',
  },
  'the Chief Casino Inspector': {
    here: 'der Chief Casino Inspector',
    by: 'den Chief Casino Inspector',
  },
  'a Government Casino Inspector': {
    here: 'ein Government Casino Inspector',
    by: 'einen Government Casino Inspector',
  },
};
const byWhom = (reviewer: string): string => reviewers[reviewer]?.by ?? reviewer;
const checks = { opening: ' vor Spielbeginn', closing: ' bei Spielschluss', replacement: '' };
const staffTales = {
  determined: ({ key, value }) => `festgelegt: ${key} ${value}`,
  closure_announced: ({ rounds }) =>
    `Ankündigung: Der Tisch schließt nach ${rounds} weiteren Runden`,
  group_restricted: ({ restricted }) =>
    restricted ? 'das Spiel ist für eine ausgewählte Gruppe' : 'das Spiel steht allen offen',
  admitted: ({ player }, scene) => `${person(player, scene)} gehört zur Gruppe`,
  table_approved: ({ text }) =>
    `der Tisch ist genehmigt${noted(text).replace('stated when the table was opened', 'so erklärt bei der Öffnung')}`,
  cards_checked: ({ by, check, complete }) =>
    check === 'replacement'
      ? `${who[by]} prüft die Ersatzkarten${complete ? '' : '; eine weitere Prüfung steht aus'}`
      : `${who[by]} prüft die Karten einzeln${checks[check]}`,
  cards_changed: ({ all, to_check }) =>
    `${all ? 'alle Karten' : 'einige Karten'} werden gewechselt${to_check ? '; sie werden vor dem Spiel geprüft' : ''}`,
  count_ordered: () => 'die Aufsicht ordnet eine Zählung der Karten an',
  deck_counted: ({ by, count, proper }) =>
    `${who[by]} zählt ${count} Karten${count === proper ? ', das stimmt' : ` statt ${proper}; die Karten müssen gewechselt werden`}`,
  excluded: ({ seat, breach }, scene) =>
    `${seatOf(seat, scene)} ist vom Spiel ausgeschlossen${breach ? ` wegen ${breach}` : ''}`,
  dealt_out: ({ seat }, scene) => `${seatOf(seat, scene)} wird in der nächsten Runde übergangen`,
  conduct_recorded: ({ by, seat, text }, scene) =>
    `${who[by]} vermerkt das Verhalten${seat === null ? '' : ` von ${seatOf(seat, scene)}`}${noted(text)}`,
  information_shared: ({ seat, to, cards, text }, scene) =>
    `die Plätze ${to.join(', ')} erfahren vom Blatt von ${seatOf(seat, scene)}${noted(text) || `: ${cardsOf(cards)}`}`,
  dispute_opened: ({ number, player, text }, scene) =>
    `${person(player, scene)} eröffnet Streitfall ${number}${noted(text)}`,
  complainant_advised: ({ player }, scene) =>
    `${person(player, scene)} erfährt, dass ${reviewers[scene.consulted]?.here ?? scene.consulted} da ist und zu Rate gezogen werden darf`,
  dispute_ruled: ({ by, number, text }, { reviewer }) =>
    `${who[by]} entscheidet Streitfall ${number}${noted(text)}; das ist endgültig${reviewer ? `, wenn niemand eine Überprüfung durch ${byWhom(reviewer)} verlangt` : ''}`,
  review_requested: ({ number, player }, scene) =>
    `${person(player, scene)} verlangt eine Überprüfung von Streitfall ${number} durch ${byWhom(scene.reviewer)}`,
  dispute_reviewed: ({ number, review, text }) =>
    `${reviewers[text.replace(/ reviews .*/s, '')]?.here ?? 'die Kommission'} hat Streitfall ${number} überprüft: Die Entscheidung ist ${review === 'upheld' ? 'bestätigt' : 'aufgehoben'}`,
  proposed: ({ text }) => `der Betreiber schlägt den Spielern vor${noted(text)}`,
  agreement_asked: ({ seat }, scene) => `${seatOf(seat, scene)} wird um Zustimmung gebeten`,
  agreed: ({ seat }, scene) => `${seatOf(seat, scene)} stimmt zu`,
  proposal_adopted: ({ text }) => `alle stimmen zu; es gilt${noted(text)}`,
  proposal_rejected: ({ seat }, scene) =>
    seat === null
      ? 'nicht alle haben zugestimmt; der Betreiber entscheidet'
      : `${seatOf(seat, scene)} stimmt nicht zu; der Betreiber entscheidet`,
  decided: ({ by, text }, { reviewer }) =>
    `${who[by]} entscheidet${noted(text)}${reviewer ? `; ${byWhom(reviewer)} kann es überprüfen` : ''}`,
} satisfies Partial<Tales<HostedEvent>>;

// Every event has its sentence, or this does not compile.
const poker: Tales<HostedEvent> = { ...roundTales, ...rulingTales, ...seatTales, ...staffTales };
export const stories: Catalogue['stories'] = { poker, canberra: canberraTales };
