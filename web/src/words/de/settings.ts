// Warum eine Einstellung nicht geht. Das Genaue steht vor dem Allgemeinen.
import type { Catalogue } from '../language/catalogue';

const lists = {
  '{1}, {2}, {3} or {4}': '{1}, {2}, {3} oder {4}',
  '{1}, {2} or {3}': '{1}, {2} oder {3}',
  '{1} or {2}': '{1} oder {2}',
};

const why = {
  '{1}: the game is played with {2} cards': '{1*}: Gespielt wird mit {2} Karten',
  '{1}: the number is one of {2}': '{1*}: Möglich sind {2}',
  '{1}: this book has no wild card': '{1*}: Dieses Regelwerk kennt keinen Joker',
  '{1}: the Ace is always high and low': '{1*}: Das Ass ist immer hoch und niedrig',
  '{1}: in this game the lowest hand wins': '{1*}: In diesem Spiel gewinnt das niedrigste Blatt',
  '{1}: in this book the highest hand wins': '{1*}: In diesem Regelwerk gewinnt das höchste Blatt',
  '{1}: only where the pot is split between high and low':
    '{1*}: nur, wo hohes und niedriges Blatt den Pott teilen',
  '{1}: the table has at most {2}': '{1*}: Der Tisch hat höchstens {2}',
  '{1}: {2} cards serve {3} players': '{1*}: {2} Karten reichen für {3} Spieler',
  '{1}: a table plays with blinds or with antes, not both':
    '{1*}: Ein Tisch spielt mit Blinds oder mit Antes, nicht mit beidem',
  '{1}: the game is played with antes': '{1*}: Das Spiel hat Antes',
  '{1}: below the last blind of {2}': '{1*}: weniger als der letzte Blind von {2}',
  '{1}: below the ante of {2}': '{1*}: weniger als die Ante von {2}',
  '{1}: below the minimum of {2}': '{1*}: weniger als das Minimum von {2}',
  '{1}: not above the bring-in of {2}': '{1*}: nicht mehr als das Bring-in von {2}',
  '{1}: not above the last blind of {2}': '{1*}: nicht mehr als der letzte Blind von {2}',
  '{1}: {2} amounts for {3} blinds': '{1*}: {2} Beträge für {3} Blinds',
  '{1}: the blind of {2} follows one of {3}; no blind is smaller than the one before it':
    '{1*}: Der Blind von {2} folgt auf einen von {3}; kein Blind ist kleiner als der vorige',
  '{1}: there are two, the small blind and the big blind':
    '{1*}: Es gibt zwei, den Small Blind und den Big Blind',
  '{1}: a card is always discarded': '{1*}: Eine Karte wird immer gebrannt',
  '{1}: no card is discarded in this game': '{1*}: In diesem Spiel wird keine Karte gebrannt',
  '{1}: pots are divided in units of {2}': '{1*}: Potts werden in Einheiten von {2} geteilt',
  '{1}: the {2} of {3} cannot be paid in such chips':
    '{1*}: {2*} von {3} lässt sich mit solchen Chips nicht zahlen',
  "'{1}' is not a setting": '„{1}“ ist keine Einstellung',
  '{1}: {2} does not leave this to the operator': '{1*}: Das überlässt {2} nicht dem Betreiber',
  '{1}: expected {2}': '{1*}: Erwartet wird {2}',
  '{1}: may only be less than 5 percent': '{1*}: darf nur weniger als 5 Prozent sein',
  '{1}: players pay for time or from the pots, not both':
    '{1*}: Spieler zahlen für Zeit oder aus den Potts, nicht beides',
  '{1}: a time-charge must be determined first': '{1*}: Zuerst ist eine Zeitgebühr festzulegen',
  '{1}: the operator must charge a commission': '{1*}: Der Betreiber muss eine Taxe nehmen',
  '{1}: the scales are 5 and 10 percent': '{1*}: Es gibt 5 und 10 Prozent',
  '{1}: only with a table stake of 100 or less, here it is {2}':
    '{1*}: nur mit einem Mindeststack bis 100, hier ist er {2}',
  '{1}: must not exceed 5 percent': '{1*}: darf 5 Prozent nicht übersteigen',
  '{1}: bets go by the blind of {2}': '{1*}: Einsätze gehen nach dem Blind von {2}',
  '{1}: the book has {2}': '{1*}: Das Regelwerk hat {2*}',
  '{1}: a maximum must be determined too': '{1*}: Auch ein Maximum ist festzulegen',
  '{1}: the limit is {2}, which has no such amount':
    '{1*}: Das Limit ist {2*}, und das hat keinen solchen Betrag',
};

// Eine Einstellung mit dem Wert, der nicht geht.
const values = {
  'deck {1}': 'Kartenzahl {1}',
  'joker {1}': 'Joker {1}',
  'ace-low {1}': 'Ass niedrig {1}',
  'win {1}': 'Gewinner {1}',
  'low-qualifier {1}': 'Low bis {1}',
  'seats {1}': 'Plätze {1}',
  'forced {1}': 'Pflichteinsatz {1}',
  'blinds {1}': 'Blinds {1}',
  'over-blind {1}': 'Over-Blind {1}',
  'burn {1}': 'Brennen {1}',
  'chip {1}': 'Chip {1}',
  'time-charge {1}': 'Zeitgebühr {1}',
  'time-period {1}': 'Zeitabschnitt {1}',
  'commission {1}': 'Taxe {1}',
  'rake {1}': 'Taxe {1}',
  'limit {1}': 'Limit {1}',
  'maximum {1}': 'Maximum {1}',
  'blind-amounts': 'Blinds',
  minimum: 'das Minimum',
  maximum: 'das Maximum',
  'bring-in': 'das Bring-in',
  ante: 'die Ante',
  blind: 'der Blind',
  'over-blind': 'der Over-Blind',
};

export const settings: Catalogue['settings'] = { ...why, ...values, ...lists };
