import type { Catalogue } from '../language/catalogue';

export const printing: Catalogue['printing'] = {
  seatSlips: 'Platzkarten',
  newSeats: 'Neue Plätze',
  signInSheet: 'Teilnehmerliste',
  results: 'Ergebnisse',
  prizes: 'Preise',
  tableSeat: (table, seat) => `Tisch ${table}, Platz ${seat}`,
  papers: 'Papiere',
  back: 'Zurück',
  print: 'Drucken',
  table: 'Tisch',
  seat: 'Platz',
  theSeatsAreNotDrawn: 'Die Plätze sind noch nicht ausgelost.',
  time: 'Zeit',
  player: 'Spieler',
  from: 'Von',
  to: 'Nach',
  clause: 'Klausel',
  paid: 'Bezahlt',
  signature: 'Unterschrift',
  iHaveReadTheConditions:
    'Ich habe die Bedingungen des Turniers gelesen und bin mit ihnen einverstanden.',
  place: 'Rang',
  prize: 'Preis',
  bounties: 'Bountys',
  together: 'Zusammen',
  points: 'Punkte',
  receivedSignature: 'Erhalten, Unterschrift',
  chips: 'Chips',
  poolOfEntriesAndRebuys: (pool, entries, more) =>
    `Preispool ${pool} aus ${entries} Startgeldern und ${more} Rebuys und Add-ons`,
  director: 'Turnierleiter',
  resultColumns: [
    ...['Rang', 'Spieler', 'Stand', 'Preis', 'Bounty', 'Punkte'],
    ...['Rebuys', 'Chips', 'Tisch', 'Platz'],
  ],
};
