// Tournaments: all tournaments of the room by number, and when something is due in each.
#pragma once

#include <cstdint>
#include <map>
#include <set>
#include <vector>

#include "room/messages/message.h"
#include "room/tables/live_table.h"
#include "room/tournaments/live_tournament.h"

namespace cardroom::room {

class Tournaments {
 public:
  std::map<std::uint32_t, LiveTournament>& all() { return tournaments_; }
  const std::map<std::uint32_t, LiveTournament>& all() const { return tournaments_; }
  LiveTournament* find(std::uint32_t number);
  std::uint32_t next_number() const { return last_ + 1; }
  LiveTournament& add(std::uint32_t number);
  // Of those that are over, only the latest stay in memory. The journal has them all.
  void forget_old();

  // The tournament that a message names. If there is none, the message is answered with that.
  LiveTournament* named_in(const Message& message, Effects& effects);
  // Entered in one that is not over.
  bool is_entered(PlayerId player) const;

  // Something of a tournament, and its table: 0 is its clock.
  struct Due {
    std::int64_t at_ms = 0;
    std::uint32_t tournament = 0;
    tournament::TableNumber table = 0;
    friend auto operator<=>(const Due&, const Due&) = default;
  };
  // LiveTable::never: nothing any more.
  void due_at(LiveTournament& tournament, tournament::TableNumber table, std::int64_t at_ms);
  std::int64_t next_due_ms() const { return due_.empty() ? LiveTable::never : due_.begin()->at_ms; }
  // They are not due any more.
  std::vector<Due> take_due(std::int64_t now_ms);

 private:
  static constexpr std::size_t over_kept = 50;

  std::map<std::uint32_t, LiveTournament> tournaments_;
  std::uint32_t last_ = 0;  // The highest number that there ever was.
  std::set<Due> due_;
};

}  // namespace cardroom::room
