// Board: what people see of tournaments: the list, each tournament as a whole, and what concerns
// one player. Whoever looks is told again when something changed, once a second at most.
#pragma once

#include <set>
#include <string>

#include "room/audience/audience.h"
#include "room/desk/accounts.h"
#include "room/messages/tournament.h"
#include "room/tournaments/tournaments.h"
#include "tournament/events.h"

namespace cardroom::room {

class Board {
 public:
  Board(Tournaments& tournaments, const Accounts& accounts, Audience& audience)
      : tournaments_(tournaments), accounts_(accounts), audience_(audience) {}

  void note(LiveTournament& tournament, const tournament::Events& events, std::int64_t at_ms);
  void note(LiveContest& live, const contest::Events& events, std::int64_t at_ms);
  void change(const AnyTournament& tournament);
  // Players are told their seats, places and prizes.
  void tell_players(const LiveTournament& tournament, const tournament::Events& events,
                    const Moment& at);
  void tell_players(const LiveContest& live, const contest::Events& events, const Moment& at);

  std::string list_text(const std::string& id) const;
  // Everybody who entered, a page from this place on.
  std::string ballot_text(const AnyTournament& tournament, std::int64_t from,
                          const std::string& id) const;
  std::string players_text(const AnyTournament& tournament, std::int64_t from,
                           const std::string& id) const;
  // The whole log, the latest first, a page from this place on.
  std::string story_text(const AnyTournament& tournament, std::int64_t from,
                         const std::string& id) const;
  std::string text_of(const LiveTournament& tournament, PlayerId asker,
                      const std::string& id) const;
  std::string text_of(const LiveContest& live, PlayerId asker, const std::string& id) const;

  void enter(ConnectionId connection) { inside_.insert(connection); }
  void leave(ConnectionId connection);
  std::int64_t due_ms() const;
  void tell(const Moment& at);

 private:
  // Each account is told the same text everywhere.
  template <class TextFor>
  void tell_watchers(const AnyTournament& tournament, const Moment& at, TextFor&& text_for);
  outgoing::TournamentLine line_of(const LiveTournament& tournament) const;
  outgoing::TournamentPlayer player_of(const LiveTournament& tournament,
                                       const tournament::Entry& entry) const;
  outgoing::Tournament shown_of(const LiveTournament& tournament) const;
  outgoing::TournamentYou you_in(const LiveTournament& tournament, PlayerId asker) const;

  Tournaments& tournaments_;
  const Accounts& accounts_;
  Audience& audience_;
  std::set<ConnectionId> inside_;  // Who looks at the list.
  std::set<std::uint32_t> changed_;
  bool list_changed_ = false;
  std::int64_t told_ms_ = 0;
};

}  // namespace cardroom::room
