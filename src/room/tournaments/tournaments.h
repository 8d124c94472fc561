// Tournaments: all tournaments of the room by number, of poker between players and of Canberra
// Poker, and when something is due in each.
#pragma once

#include <algorithm>
#include <cstdint>
#include <map>
#include <set>
#include <vector>

#include "room/contests/contests.h"
#include "room/messages/message.h"
#include "room/tournaments/any/due_times.h"
#include "room/tournaments/live_tournament.h"

namespace cardroom::room {

class Tournaments {
 public:
  std::map<std::uint32_t, LiveTournament>& all() { return tournaments_; }
  const std::map<std::uint32_t, LiveTournament>& all() const { return tournaments_; }
  LiveTournament* find(std::uint32_t number);
  std::uint32_t next_number() const;
  LiveTournament& add(std::uint32_t number);
  // Of those that are over, only the latest stay in memory. The journal has them all.
  void forget_old();

  // Those of Canberra Poker. The numbers are counted through.
  Contests& contests() { return contests_; }
  const Contests& contests() const { return contests_; }
  // Of either kind; null: there is none.
  AnyTournament* find_any(std::uint32_t number);

  // The tournament that a message names. If there is none, the message is answered with that.
  AnyTournament* named_in(const Message& message, Effects& effects);
  // Entered in one that is not over.
  bool is_entered(PlayerId player) const;
  // Everybody who is.
  void add_entrants(std::set<PlayerId>& players) const;

  // LiveTable::never: nothing any more.
  void due_at(LiveTournament& tournament, tournament::TableNumber table, std::int64_t at_ms) {
    due_.set(tournament, table, at_ms);
  }
  std::int64_t next_due_ms() const { return std::min(due_.next_ms(), contests_.next_due_ms()); }
  // They are not due any more.
  std::vector<TournamentDue> take_due(std::int64_t now_ms);

 private:
  static constexpr std::size_t over_kept = 50;

  std::map<std::uint32_t, LiveTournament> tournaments_;
  std::uint32_t last_ = 0;  // The highest number that there ever was.
  Contests contests_;
  DueTimes due_;
};

}  // namespace cardroom::room
