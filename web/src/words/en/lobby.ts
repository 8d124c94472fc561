export const lobby = {
  pokerByThePrintedRules: 'Poker by the printed rules',
  everyDealBetAndRuling: 'Every deal, bet and ruling names its clause. Take a seat, or watch.',
  practiseWithBots: 'Practise with bots',
  openAPrivateTable: 'Open a private table',
  joinAsAGuest: 'Join as a guest',
  tournaments: 'Tournaments',
  results: 'Results',
  results2: 'Results:',
  showTheTablesOfOne: 'Show the tables of one game',
  allGames: 'All games',
  lookingIntoTheRoom: 'Looking into the room…',
  noTableIsOpenJust:
    'No table is open just now. The operator opens tables; they appear here by themselves.',
  tables: 'Tables',
  backToTheLobby: 'Back to the lobby',
};
