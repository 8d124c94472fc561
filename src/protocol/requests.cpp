#include "protocol/requests.h"

#include "protocol/any_command.h"
#include "protocol/roles.h"
#include "room/messages/incoming.h"

namespace cardroom::protocol {

namespace {

namespace incoming = room::incoming;

template <class T>
RequestEntry request(std::string_view answer, std::string_view what) {
  return {codec::shape_of<T>(), roles_in(room::room_permissions(), T::name), answer, what};
}

// What everybody may ask and say.
std::vector<RequestEntry> requests_of_players() {
  return {
      request<incoming::Lobby>("lobby",
                               "the list of tables, a hundred numbers a page; then every change"),
      request<incoming::LeaveLobby>("done", "stops being told about the list of tables"),
      request<incoming::StillThere>("done", "asks whether the room still answers"),
      request<incoming::Watch>("table", "a table as it is, then every change"),
      request<incoming::Unwatch>("done", "stops watching a table"),
      request<incoming::Rulebooks>("rulebooks",
                                   "every book with its settings, legal values, clauses, and its "
                                   "irregularities and rulings; `GET /api/rulebooks` has all of "
                                   "them"),
      request<incoming::Clause>("clause", "a clause of a rule document, paraphrased"),
      request<incoming::AskRuleText>(
          "rule_text", "every clause of a rulebook, with its text where the house has a copy"),
      request<incoming::Rounds>("rounds", "the rounds played at a table, the newest first"),
      request<incoming::Replay>(
          "replay",
          "a round frame by frame, as the sender could see it then; all "
          "cards for the inspector once the round is over; in parts, each from "
          "a frame on"),
      request<incoming::Why>("done", "how a command would be answered; nothing is done"),
      request<incoming::AskChances>("chances", "your own chances, where you practise"),
      request<incoming::Chat>("done", "says something at a table, at most 200 bytes"),
  };
}

// A person's own money, sessions, limits and rounds.
std::vector<RequestEntry> requests_about_oneself() {
  return {
      request<incoming::Statement>(
          "statement", "the sender's wallet; anybody's for the operator and the inspector"),
      request<incoming::Sessions>("sessions", "where the sender is signed in, the newest first"),
      request<incoming::SignOut>("done", "ends one of the sender's sessions"),
      request<incoming::SignOutEverywhere>("done", "ends all of them, this one too"),
      request<incoming::BeginSecondFactor>("second_factor",
                                           "a fresh secret for the sender's authenticator"),
      request<incoming::ConfirmSecondFactor>(
          "done", "a code of it; signing in with the password needs one from now on"),
      request<incoming::RemoveSecondFactor>("done", "a code of it; none is needed any more"),
      request<incoming::AskLimits>(
          "limits", "the sender's limits; anybody's for the operator and the inspector"),
      request<incoming::SetLimit>(
          "done", "sets a limit of one's own: lower at once, higher after a day and confirmed"),
      request<incoming::ConfirmLimit>("done", "says again that a higher limit is wanted"),
      request<incoming::KeepLimit>("done", "takes the wish for a higher limit back"),
      request<incoming::SetNotices>("done", "how often a `play_notice` comes: 15, 30 or 60"),
      request<incoming::ExcludeMe>("done",
                                   "a time-out or an exclusion, at once; nobody can shorten it"),
      request<incoming::MyRounds>("my_rounds",
                                  "the sender's rounds with their results, the newest first; "
                                  "anybody's for the inspector"),
      request<incoming::Hands>("hands",
                               "the sender's rounds as hand histories, with their own cards and "
                               "those that were shown; any rounds for the inspector, on record"),
      request<incoming::Statistics>("statistics",
                                    "the sender's usual figures; anybody's for the inspector"),
      request<incoming::AskTournaments>(
          "tournaments", "the list of tournaments; it is sent again whenever it changes"),
      request<incoming::AskTournamentPlayers>("tournament_players",
                                              "everybody who entered, in pages"),
      request<incoming::AskTournamentStory>("tournament_story",
                                            "the log of a tournament, the latest first, in pages"),
      request<incoming::AskTournamentBallot>("tournament_ballot", "the last ballot, in pages"),
      request<incoming::WatchTournament>("tournament", "a tournament as it is, then every change"),
      request<incoming::UnwatchTournament>("done", "stops watching a tournament"),
      request<incoming::Entropy>(
          "done", "mixes up to 32 bytes from a player into the seed of the coming round"),
  };
}

std::vector<RequestEntry> requests_at_tables() {
  return {
      request<incoming::CallStaff>("done",
                                   "a player at a table calls the staff: for help, for the clock "
                                   "or for a ruling"),
      request<incoming::OpenPrivate>("private_link",
                                     "opens a private table; its link is told once"),
      request<incoming::JoinPrivate>("done", "comes to a private table by its link"),
      request<incoming::AskPrivateTables>("private_tables",
                                          "the private tables that the sender opened or came to"),
      request<incoming::AskPrivateTable>("private_table",
                                         "who came to a private table, and their chips"),
      request<incoming::NewLink>("private_link",
                                 "the host makes a new link; the one before is not good any more"),
      request<incoming::DealIn>("done", "the host gives a guest chips of this table"),
      request<incoming::SeatGuest>(
          "done", "the host seats a guest, and gives them what they lack of the stake"),
      request<incoming::UnseatGuest>("done",
                                     "the host frees a seat, after the round if one is under way"),
      request<incoming::SendAway>("done", "the host does not let a guest in any more"),
      request<incoming::PausePrivate>("done", "the host pauses play, or lets it go on"),
      request<incoming::EndPrivate>("done",
                                    "the host ends the table, after the round if one is under way"),
  };
}

std::vector<RequestEntry> requests_of_the_floor() {
  return {
      request<incoming::Announce>("done", "tells a table, or the whole room"),
      request<incoming::WatchFloor>(
          "floor", "what needs somebody, at all tables; it is sent again whenever it changes"),
      request<incoming::AnswerCall>("done", "a player's call is seen to"),
      request<incoming::Disputes>("disputes", "the disputes of all tables"),
      request<incoming::OpenTable>(
          "done", "opens a table; a setting the book does not allow is refused with its clause"),
      request<incoming::AnnounceTournament>(
          "done",
          "announces a tournament with its conditions; a condition the book does not allow is "
          "refused with its clause"),
      request<incoming::EnterWalkIn>(
          "done", "enters somebody at the desk by name, without an account, who pays in cash"),
      request<incoming::EnterBots>("done", "enters so many house bots"),
      request<incoming::ReviveTournament>("done", "a tournament that has stopped goes on"),
      request<incoming::WindUpTournament>(
          "done", "a tournament that has stopped ends; everybody gets back what they paid"),
      request<incoming::PauseTable>("done", "deals no new round; a notice is announced"),
      request<incoming::ResumeTable>("done", "deals again"),
      request<incoming::SetHouse>("done", "one of the room's own settings of a table"),
      request<incoming::FreeSeat>("done",
                                  "frees a seat that was left empty, as an act of the house"),
      request<incoming::SeatWalkIn>(
          "done", "seats somebody at a hosted table by name, without an account, who pays in cash"),
      request<incoming::SellChips>("done", "chips for cash at a hosted table"),
      request<incoming::SeatBot>("done", "seats a house bot"),
      request<incoming::RemoveBot>("done", "removes it"),
      request<incoming::ReviveTable>("done", "play goes on at a table that has stopped"),
      request<incoming::ClearTable>(
          "done", "at a table that has stopped everybody is paid, and it begins anew, empty"),
      request<incoming::WindUpTable>(
          "done", "at a table that has stopped everybody is paid, and it is closed for good"),
  };
}

std::vector<RequestEntry> requests_of_the_house() {
  return {
      request<incoming::Appoint>("appointed", "opens a staff account with a one-time code"),
      request<incoming::NewCode>("appointed",
                                 "a new one-time code for one of the staff; earlier ones end"),
      request<incoming::Dismiss>("done", "signs a staff account out and closes it"),
      request<incoming::Restrict>("done",
                                  "mutes a player, bars them from a table or shuts them out"),
      request<incoming::LiftRestriction>("done", "takes that back"),
      request<incoming::Restrictions>("restrictions", "all that are in force, in pages"),
      request<incoming::SetHouseLimit>("done", "a limit of the house, for a player or everybody"),
      request<incoming::ExcludePlayer>("done", "keeps a player from playing"),
      request<incoming::ReadmitPlayer>("done",
                                       "takes the house's exclusion back, never the player's own"),
      request<incoming::Accounts>("accounts", "all accounts, in pages"),
      request<incoming::CageIssue>("done", "gives chips to a player"),
      request<incoming::CageRedeem>("done", "takes chips from a player, never below zero"),
      request<incoming::Figures>(
          "figures", "commission, time charges, house game and jackpot, by table and by hour"),
      request<incoming::SearchRounds>(
          "rounds",
          "the rounds of all tables that ever existed, the newest first; "
          "`next` is the `after` of the next page"),
      request<incoming::Pairs>("pairs",
                               "who played with whom: rounds, flow, folds, raises, addresses; the "
                               "largest flow first"),
      request<incoming::PairRounds>("pair_rounds", "the rounds behind a pair's figures"),
      request<incoming::Audit>("audit", "verifies chain, signatures, chips and ledger"),
  };
}

}  // namespace

std::vector<RequestEntry> requests() {
  std::vector<RequestEntry> all = requests_of_players();
  for (const auto& more : {requests_about_oneself(), requests_at_tables(), requests_of_the_floor(),
                           requests_of_the_house()})
    all.insert(all.end(), more.begin(), more.end());
  return all;
}

}  // namespace cardroom::protocol
