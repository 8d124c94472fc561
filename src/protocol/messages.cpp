#include "protocol/messages.h"

#include "room/messages/histories.h"
#include "room/messages/replies.h"
#include "room/messages/tournament.h"

namespace cardroom::protocol {

namespace {

namespace outgoing = room::outgoing;

template <class T>
MessageEntry message(std::string_view what) {
  return {codec::shape_of<T>(), what};
}

}  // namespace

std::vector<MessageEntry> messages() {
  return {
      message<outgoing::Welcome>("the first message of a connection"),
      message<outgoing::OneMoment>("the room moves to another machine; `welcome` follows"),
      message<outgoing::Done>("a command was carried out"),
      message<outgoing::Refused>("a command was refused, and why"),
      message<outgoing::Lobby>("the list of tables"),
      message<outgoing::LobbyChanges>("what is different in it, for those who asked for that"),
      message<outgoing::Table>("a table, to people who begin to watch it"),
      message<outgoing::Events>("what happened at a table, and how it is now"),
      message<outgoing::MyTable>("to a player: where they sit, and whether it is their turn"),
      message<outgoing::Floor>("to the staff: what needs somebody, the most urgent first"),
      message<outgoing::PrivateLink>("the link of a private table, to its host"),
      message<outgoing::PrivateTables>("the private tables of one player"),
      message<outgoing::PrivateTable>("a private table and its guests"),
      message<outgoing::PrivateEnded>("a private table is over, with what everybody had"),
      message<outgoing::Tournaments>("the list of tournaments, the newest first"),
      message<outgoing::Tournament>("a tournament, to people who watch it"),
      message<outgoing::TournamentPlayers>("everybody who entered, a page of them"),
      message<outgoing::TournamentStory>("the log of a tournament, a page of it"),
      message<outgoing::TournamentBallot>("the last ballot, a page of it, with its key"),
      message<outgoing::TournamentNotice>("to an entrant: their seat, that they are out, a prize"),
      message<outgoing::Chat>("somebody says something"),
      message<outgoing::Announcement>("staff tell a table or the room something"),
      message<outgoing::Trouble>("to the staff: something broke, or what is due cannot be done"),
      message<outgoing::Rulebooks>("the rulebooks"),
      message<outgoing::Clause>("a clause"),
      message<outgoing::RuleText>("the clauses of a rulebook"),
      message<outgoing::Rounds>("rounds that were played"),
      message<outgoing::Replay>("a round, frame by frame"),
      message<outgoing::OwnChances>("a player's own chances, at a practice table"),
      message<outgoing::Statement>("a wallet and its entries"),
      message<outgoing::Appointed>("a staff account was opened"),
      message<outgoing::Limits>("a player's limits, what is used of them, and exclusions"),
      message<outgoing::PlayNotice>("how long a player has played, and with what result"),
      message<outgoing::MyRounds>("the rounds of one player with their results"),
      message<outgoing::Hands>("rounds as hand histories, the newest first"),
      message<outgoing::Statistics>("the usual figures of a player"),
      message<outgoing::Restrictions>("who is muted, barred or shut out"),
      message<outgoing::Sessions>("where the sender is signed in"),
      message<outgoing::SecondFactor>("the secret of a second factor, to be confirmed"),
      message<outgoing::Accounts>("the accounts"),
      message<outgoing::Figures>("the house's figures"),
      message<outgoing::Pairs>("pairs of players, by what went between them"),
      message<outgoing::PairRounds>("the rounds behind the figures of a pair"),
      message<outgoing::Audit>("what an audit found"),
      message<outgoing::Disputes>("the disputes"),
  };
}

}  // namespace cardroom::protocol
