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

}  // namespace

std::vector<RequestEntry> requests() {
  return {
      request<incoming::Lobby>(
          "lobby",
          "the list of tables, a hundred numbers a page; a page is sent again whenever it "
          "changes"),
      request<incoming::Watch>("table", "a table as it is, then every change"),
      request<incoming::Unwatch>("done", "stops watching a table"),
      request<incoming::Rulebooks>("rulebooks",
                                   "every book with its settings, legal values, clauses, and its "
                                   "irregularities and rulings; `GET /api/rulebooks` has all of "
                                   "them"),
      request<incoming::Clause>("clause", "a clause of a rule document, paraphrased"),
      request<incoming::Rounds>("rounds", "the rounds played at a table, the newest first"),
      request<incoming::Replay>(
          "replay",
          "a round frame by frame, as the sender could see it then; all "
          "cards for the inspector once the round is over; in parts, each from "
          "a frame on"),
      request<incoming::Why>("done", "how a command would be answered; nothing is done"),
      request<incoming::Chat>("done", "says something at a table, at most 200 bytes"),
      request<incoming::Statement>(
          "statement", "the sender's wallet; anybody's for the operator and the inspector"),
      request<incoming::Entropy>(
          "done", "mixes up to 32 bytes from a player into the seed of the coming round"),
      request<incoming::Announce>("done", "tells a table, or the whole room"),
      request<incoming::Disputes>("disputes", "the disputes of all tables"),
      request<incoming::OpenTable>(
          "done", "opens a table; a setting the book does not allow is refused with its clause"),
      request<incoming::PauseTable>("done", "deals no new round; a notice is announced"),
      request<incoming::ResumeTable>("done", "deals again"),
      request<incoming::SetHouse>("done", "one of the room's own settings of a table"),
      request<incoming::SeatBot>("done", "seats a house bot"),
      request<incoming::RemoveBot>("done", "removes it"),
      request<incoming::ReviveTable>("done", "play goes on at a table that has stopped"),
      request<incoming::ClearTable>(
          "done", "at a table that has stopped everybody is paid, and it begins anew, empty"),
      request<incoming::WindUpTable>(
          "done", "at a table that has stopped everybody is paid, and it is closed for good"),
      request<incoming::Appoint>("appointed", "opens a staff account with a one-time code"),
      request<incoming::Dismiss>("done", "signs a staff account out and closes it"),
      request<incoming::Accounts>("accounts", "all accounts, in pages"),
      request<incoming::CageIssue>("done", "gives chips to a player"),
      request<incoming::CageRedeem>("done", "takes chips from a player, never below zero"),
      request<incoming::Figures>(
          "figures", "commission, time charges, house game and jackpot, by table and by hour"),
      request<incoming::SearchRounds>(
          "rounds",
          "the rounds of all tables that ever existed, the newest first; "
          "`next` is the `after` of the next page"),
      request<incoming::Audit>("audit", "verifies chain, signatures, chips and ledger"),
  };
}

}  // namespace cardroom::protocol
